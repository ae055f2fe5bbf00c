/** Builders for the positions and goals of lessons. */
import type { Lesson as AnyLesson, LessonStep } from '@dwo/shared';
import {
  type Event,
  type Face,
  type Intent,
  type Now,
  type Options,
  type Side,
  sideOf,
  type UnitSetup,
} from '../../rules';

/** A lesson of this game. */
export type Lesson = AnyLesson<Intent, Event, Options>;
type Step = LessonStep<Event, Intent>;

/** The faces for each letter of a field, in the order of use. A capital letter is a face-down tile. */
const LETTERS: Readonly<Record<string, readonly Face[]>> = {
  o: ['T01', 'T04', 'T07', 'T02', 'T05', 'T08', 'T03', 'T06', 'T09'],
  r: ['T12', 'T15', 'T10', 'T13', 'T16', 'T11', 'T14'],
  c: ['T19', 'T17', 'T22', 'T20', 'T18', 'T23', 'T21'],
  u: ['T24', 'T25', 'T26', 'T27', 'T28'],
  '<': ['START_D'],
  '>': ['START_S'],
};

/** A unit on a spot, or in reserve if no spot is given. */
export function unit(type: UnitSetup['type'], x?: number, y?: number): UnitSetup {
  return { type, at: x === undefined || y === undefined ? null : { x, y }, hp: null, hidden: 0, alpha: false };
}

/**
 * The options of a lesson: a position from rows of letters, where a blank is a spot without a tile. Throws if the set
 * has no more tiles for a letter.
 */
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
  // This is the order in which the match numbers the units.
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

/** A step that is done by an event, and the acts that lead to it. */
export function step(type: Event['type'], ...acts: readonly Intent['type'][]): Step {
  const goal: Step['goal'] = (event) => event.type === type;
  return acts.length === 0 ? { goal } : { goal, leads: (intent) => acts.includes(intent.type) };
}

/** The time of a lesson whose goals are all reached in the first turn of a side. */
export function turnOf(side: Side): NonNullable<Lesson['inTime']> {
  return (state) => (state as Now).round === 1 && (state as Now).side === side;
}

/** A step that is done by the end of a side's turn. */
export const ended = (side: Side): Step => ({ goal: (event) => event.type === 'turnEnded' && event.side === side });
/** A step that is done by an attack in a mode. */
export const attacked = (mode: Extract<Event, { type: 'attacked' }>['mode']): Step => ({
  goal: (event) => event.type === 'attacked' && event.mode === mode,
  leads: (intent) => intent.type === 'step' || (intent.type === 'attack' && intent.mode === mode),
});
