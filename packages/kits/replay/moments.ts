/** Finds moments in a match: the next phase, the turn before, the next loss. */
import type { Cast, Marks, PhaseMark } from './contract';
import type { TableTalk } from './table-talk';
import { say } from './words';

/** Everything one can leap to. */
export interface Landmarks {
  readonly marks: Marks;
  readonly talk: Pick<TableTalk, 'moments'>;
}

const LEAPS = ['turn', 'phase', 'loss', 'talk'] as const;
export type Leap = (typeof LEAPS)[number];

/** The entry that a leap leads to from entry `n`; null if there is nothing more of the kind in that direction. */
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

/** The phase in which entry `n` left the match. */
export function phaseAt({ phases }: Marks, n: number): PhaseMark | null {
  return phases.findLast((mark) => mark.n <= n) ?? null;
}

/** The entry where a phase of the same turn begins; null if the match never was in it. */
export function phaseInTurn({ phases }: Marks, turn: number, phase: number): number | null {
  return phases.find((mark) => mark.turn === turn && mark.phase === phase)?.n ?? null;
}

/** "Turn 3 · Dinosaur Attack", "Setting up". */
export function momentName(cast: Cast, mark: Pick<PhaseMark, 'turn' | 'phase'> | null): string {
  if (mark === null || mark.turn === 0) return turnName(0);
  const phase = mark.phase === null ? undefined : cast.phases[mark.phase]?.name;
  return phase === undefined ? turnName(mark.turn) : say('moment.phase', { turn: mark.turn, phase });
}

/** "Turn 3"; turn 0 is the set-up. */
export function turnName(turn: number): string {
  return turn === 0 ? say('moment.setup') : say('moment.turn', { turn });
}

/** A stretch of the match in one phase, as shares of the whole. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly mark: PhaseMark;
}

/** The whole match as stretches, each as long as it has entries. */
export function stretchesOf({ phases }: Marks, length: number): readonly Stretch[] {
  return phases.flatMap((mark, i) => {
    const to = phases[i + 1]?.n ?? length;
    return to > mark.n ? [{ from: mark.n / length, to: to / length, mark }] : [];
  });
}
