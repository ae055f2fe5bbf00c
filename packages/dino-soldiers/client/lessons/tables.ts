/** The parts that tables of lessons are made of. */
import type { Lesson as AnyLesson, LessonStep } from '@dwo/shared';
import { type Event, type Face, type Intent, type Options, type Side, sideOf, type UnitSetup } from '../../rules';

export type Lesson = AnyLesson<Intent, Event, Options>;
type Step = LessonStep<Event>;

/** Letters of the field and the tiles they stand for, in the order in which they are used; capitals lie face down. */
const LETTERS: Readonly<Record<string, readonly Face[]>> = {
  o: ['T01', 'T04', 'T07', 'T02', 'T05', 'T08', 'T03', 'T06', 'T09'],
  r: ['T12', 'T15', 'T10', 'T13', 'T16', 'T11', 'T14'],
  c: ['T19', 'T17', 'T22', 'T20', 'T18', 'T23', 'T21'],
  u: ['T24', 'T25', 'T26', 'T27', 'T28'],
  '<': ['START_D'],
  '>': ['START_S'],
};

/** A unit on a tile; without a place it waits in reserve. */
export function unit(type: UnitSetup['type'], x?: number, y?: number): UnitSetup {
  return { type, at: x === undefined || y === undefined ? null : { x, y }, hp: null, hidden: 0, alpha: false };
}

/** A match of one's own that begins in the middle: rows of letters, a blank for no tile. */
export function jungle(side: Side, rows: readonly string[], units: readonly UnitSetup[]): Options {
  const used = new Map<string, number>();
  const tiles = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const kind = letter.toLowerCase();
      const nth = used.get(kind) ?? 0;
      const face = LETTERS[kind]?.[nth];
      if (letter === ' ') return [];
      if (face === undefined) throw new Error(`The set has no more tiles for ${letter}`);
      used.set(kind, nth + 1);
      return [{ x, y, face, open: letter === kind }];
    }),
  );
  // In the order that the match gives them numbers in.
  const inOrder = [...units].sort((a, b) => sideOf(a).localeCompare(sideOf(b)));
  return {
    sideAssignment: 'choice',
    teamMode: 'custom',
    fieldMode: 'quick',
    shoutMode: 'cheer',
    roundLimit: 30,
    clocks: null,
    position: { side, round: 1, tiles, units: inOrder },
  };
}

/** Done by an event of one of these types. */
export const step = (...types: readonly Event['type'][]): Step => ({ goal: ({ type }) => types.includes(type) });
/** Done by the end of a side's turn. */
export const ended = (side: Side): Step => ({ goal: (event) => event.type === 'turnEnded' && event.side === side });
/** Done by an attack in this way. */
export const attacked = (mode: Extract<Event, { type: 'attacked' }>['mode']): Step => ({
  goal: (event) => event.type === 'attacked' && event.mode === mode,
});
