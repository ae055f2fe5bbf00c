/** Both halves of a mirror match: their results side by side, the total, and who has won, in words. */
import type { HalfResult, HalfShown, HalvesShown } from '@dwo/shared';
import type { ComponentChildren } from 'preact';
import { useBox } from '../shell/box';
import { halvesSentence } from '../shell/halves-words';
import { shownName } from '../shell/names/shown-name';
import { addressOf } from '../shell/router';
import { useHalves } from '../shell/use-halves';
import { say } from '../words';
import './halves.css';

interface HalvesProps {
  readonly halves: HalvesShown;
  /** Whether the reader plays in it. */
  readonly plays: boolean;
}

/** A person of a mirror match, by the seat of the first half. */
type Person = 0 | 1;

const BOTH: readonly Person[] = [0, 1];

/** The address of a half: its replay once it is over. */
function halfAddress({ id, stage }: HalfShown): string {
  return stage === 'over' ? addressOf({ page: 'replay', id, at: null }) : addressOf({ page: 'match', id });
}

interface OtherHalfProps {
  /** The match of this page; null for none. */
  readonly id: string | null;
  /** Its classes. */
  readonly look: string;
}

/** The way to the other half of a mirror match, and the total of both; nothing for any other match. */
export function OtherHalf({ id, look }: OtherHalfProps) {
  const halves = useHalves(id, 'over');
  return halves === null ? null : (
    <OtherHalfLink halves={halves} look={look}>
      {halves.total !== null && <span>{halvesSentence(halves)}</span>}
    </OtherHalfLink>
  );
}

interface OtherHalfLinkProps {
  readonly halves: HalvesShown;
  /** Its classes. */
  readonly look: string;
  readonly children?: ComponentChildren;
}

/** The link to the other half; nothing as long as there is none. */
export function OtherHalfLink({ halves, look, children }: OtherHalfLinkProps) {
  const other = otherHalf(halves);
  return other === null ? null : (
    <a class={look} href={halfAddress(other.shown)} data-testid="other-half">
      <b>{say('halves.go', { half: String(other.half) })}</b>
      {children}
    </a>
  );
}

/** The other half than the one that is open; null if there is none yet. */
function otherHalf({ half, first, second }: HalvesShown): { readonly half: 1 | 2; readonly shown: HalfShown } | null {
  if (half === 2) return { half: 1, shown: first };
  return second === null ? null : { half: 2, shown: second };
}

export function Halves({ halves, plays }: HalvesProps) {
  const { half, people, first, second, total } = halves;
  const sentence = halvesSentence(halves);
  // A spectator is told of a second half once somebody asks for it.
  if (second === null && !plays) return null;
  if (second === null)
    return (
      <p class="halves__said" data-testid="halves">
        {sentence}
      </p>
    );
  return (
    <section class="halves" aria-label={say('halves.title')} data-testid="halves">
      <p class="halves__said">
        <b>{sentence}</b>
      </p>
      <table class="halves__table">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{say('halves.player')}</span>
            </th>
            <HalfHead half={1} shown={first} here={half === 1} />
            <HalfHead half={2} shown={second} here={half === 2} />
            <th scope="col">{say('halves.total')}</th>
          </tr>
        </thead>
        <tbody>
          {BOTH.map((person) => (
            <tr key={person} class={total?.winner === person ? 'halves__winner' : ''}>
              <th scope="row">{shownName(people[person])}</th>
              <HalfCell shown={first} person={person} />
              <HalfCell shown={second} person={person} />
              <td class="halves__total">
                {total === null ? '–' : <b class="num">{total.points?.[person] ?? total.wins[person]}</b>}
                {total !== null && <span>{say('halves.wins', { wins: total.wins[person] })}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  readonly half: 1 | 2;
  readonly shown: HalfShown;
  /** Whether it is the match of this page. */
  readonly here: boolean;
}

function HalfHead({ half, shown, here }: HeadProps) {
  const name = say('halves.half', { half: String(half) });
  return <th scope="col">{here ? name : <a href={halfAddress(shown)}>{name}</a>}</th>;
}

function HalfCell({ shown, person }: { readonly shown: HalfShown; readonly person: Person }) {
  const { sideName } = useBox();
  const { result, stage, labels } = shown;
  const side = sideName(labels[person]) ?? '';
  if (result === null) {
    return (
      <td>
        <span>{say(stage === 'lobby' ? 'halves.open' : 'halves.playing')}</span>
      </td>
    );
  }
  return (
    <td>
      {result.points !== null && <b class="num">{result.points[person]}</b>}
      <span>
        {side === '' ? '' : `${side}, `}
        {resultWord(result, person)}
      </span>
    </td>
  );
}

function resultWord({ wins, end }: HalfResult, person: Person): string {
  const [own, other] = [wins[person], wins[person === 0 ? 1 : 0]];
  if (own === other) return say('halves.drawn');
  if (own > other) return say('halves.won');
  return say(end === 'played' ? 'halves.lost' : `halves.${end}`);
}
