/** Bars that add up from the chance at the beginning to the result. */
import type { Books, Seat } from '@dwo/kernel';
import { type Part, partsOf } from './parts';
import { pointsBetween } from './points';
import { say } from './words';

/** A chance as whole per cent. */
const percent = (share: number) => say('percent', { share });

/** Others whose decisions changed nothing have no bar. */
const isNothing = ({ id, from, to }: Part) => id === 'others' && pointsBetween(from, to) === pointsBetween(0, 0);

interface SumsProps {
  readonly books: Books;
  readonly seat: Seat;
  /** Whether nobody decided anything, so that decisions have no bar. */
  readonly undecided: boolean;
}

export function Sums({ books, seat, undecided }: SumsProps) {
  const parts = partsOf(books, seat).filter(({ id }) => !undecided || (id !== 'own' && id !== 'others'));
  const low = Math.min(0, ...parts.map(({ to }) => to));
  const high = Math.max(1, ...parts.map(({ to }) => to));
  const at = (share: number) => (100 * (share - low)) / (high - low);
  return (
    <table class="sums" data-testid="sums">
      <caption class="visually-hidden">{say('sums.caption')}</caption>
      <tbody>
        {parts
          .filter((part) => !isNothing(part))
          .map(({ id, from, to }) => {
            const isWhole = id === 'start' || id === 'result';
            const tone = isWhole ? 'whole' : to >= from ? 'gain' : 'loss';
            const [left, right] = [at(Math.min(from, to)), at(Math.max(from, to))];
            return (
              <tr key={id} class={`sums__row sums__row--${id}`}>
                <th scope="row">{say(`sums.${id}`)}</th>
                <td class="sums__scale" aria-hidden="true">
                  <span class="sums__zero" style={`left:${at(0)}%`} />
                  <span
                    class={`sums__bar sums__bar--${tone}`}
                    style={`left:${left}%;width:${Math.max(0.6, right - left)}%`}
                  />
                </td>
                <td class="sums__number num">{isWhole ? percent(to) : pointsBetween(from, to)}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}
