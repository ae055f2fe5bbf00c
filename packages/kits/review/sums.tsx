/** Bars that add up from the chance at the beginning to the result. */
import type { Books, Seat } from '@dwo/kernel';
import { points } from './points';
import { say } from './words';

/** A part of the way from the beginning to the result, in shares of 1. */
export interface Part {
  readonly id: 'start' | 'luck' | 'own' | 'others' | 'result';
  readonly from: number;
  readonly to: number;
}

/** The parts for a seat, each beginning where the one before ended. */
export function partsOf({ start, luck, skill, result }: Books, seat: Seat): readonly Part[] {
  const begun = start[seat] ?? 0;
  const lucky = begun + (luck[seat] ?? 0);
  const own = lucky + (skill[seat]?.[seat] ?? 0);
  const others = own + skill.reduce((sum, each, other) => (other === seat ? sum : sum + (each[seat] ?? 0)), 0);
  return [
    { id: 'start', from: 0, to: begun },
    { id: 'luck', from: begun, to: lucky },
    { id: 'own', from: lucky, to: own },
    { id: 'others', from: own, to: others },
    { id: 'result', from: 0, to: result[seat] ?? 0 },
  ];
}

/** A chance as whole per cent. */
const percent = (share: number) => say('percent', { share });

export function Sums({ books, seat }: { readonly books: Books; readonly seat: Seat }) {
  const parts = partsOf(books, seat);
  const low = Math.min(0, ...parts.map(({ to }) => to));
  const high = Math.max(1, ...parts.map(({ to }) => to));
  const at = (share: number) => (100 * (share - low)) / (high - low);
  return (
    <table class="sums" data-testid="sums">
      <caption class="visually-hidden">{say('sums.caption')}</caption>
      <tbody>
        {parts.map(({ id, from, to }) => {
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
              <td class="sums__number num">{isWhole ? percent(to) : points(to - from)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
