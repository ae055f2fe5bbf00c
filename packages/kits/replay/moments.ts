/** Finds moments in a match: the next phase, the previous turn, the next loss. */
import type { Cast, Marks, PhaseMark } from './contract';
import type { TableTalk } from './table-talk';
import { say } from './words';

/** Everything that a leap can lead to. */
export interface Landmarks {
  readonly marks: Marks;
  readonly talk: Pick<TableTalk, 'moments'>;
}

const LEAPS = ['turn', 'phase', 'loss', 'talk'] as const;
/** The kinds of leaps. */
export type Leap = (typeof LEAPS)[number];

/** The entry that a leap leads to from entry `n`; null if there is no such moment in that direction. */
export function leapTo({ marks, talk }: Landmarks, n: number, leap: Leap, direction: 1 | -1): number | null {
  const places = placesOf(marks, talk, leap);
  if (direction === 1) return places.find((place) => place > n) ?? null;
  return places.findLast((place) => place < n) ?? null;
}

function placesOf({ phases, losses }: Marks, { moments }: Landmarks['talk'], leap: Leap): readonly number[] {
  switch (leap) {
    case 'turn':
      return phases.filter(({ turn }, i) => turn !== phases[i - 1]?.turn).map(({ n }) => n);
    case 'phase':
      return phases.map(({ n }) => n);
    case 'loss':
      return [...new Set(losses.map(({ n }) => n))];
    case 'talk':
      return moments.map(({ n }) => n);
  }
}

/** The phase that the match is in after entry `n`. */
export function phaseAt({ phases }: Marks, n: number): PhaseMark | null {
  return phases.findLast((mark) => mark.n <= n) ?? null;
}

/** The entry at which a phase of this turn begins; null if the match was never in it. */
export function phaseInTurn({ phases }: Marks, turn: number, phase: number): number | null {
  return phases.find((mark) => mark.turn === turn && mark.phase === phase)?.n ?? null;
}

/** The name of a moment: "Turn 3 · Dinosaur Attack", "Setting up". */
export function momentName(cast: Cast, mark: Pick<PhaseMark, 'turn' | 'phase'> | null): string {
  if (mark === null || mark.turn === 0) return turnName(cast, 0);
  const phase = mark.phase === null ? undefined : cast.phases[mark.phase]?.name;
  const { counts = 'turn' } = cast;
  return phase === undefined ? turnName(cast, mark.turn) : say('moment.phase', { counts, turn: mark.turn, phase });
}

/** The name of a turn: "Turn 3", "Round 3"; turn 0 is the setup. */
export function turnName({ counts = 'turn' }: Pick<Cast, 'counts'>, turn: number): string {
  return turn === 0 ? say('moment.setup') : say('moment.turn', { counts, turn });
}

/** A part of the match in one phase, as shares of the whole (0 to 1). */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly mark: PhaseMark;
}

/** The whole match as stretches, each in proportion to its number of entries. */
export function stretchesOf({ phases }: Marks, length: number): readonly Stretch[] {
  return phases.flatMap((mark, i) => {
    const to = phases[i + 1]?.n ?? length;
    return to > mark.n ? [{ from: mark.n / length, to: to / length, mark }] : [];
  });
}
