/** The odds of an attack: every fall of the dice, played through the referee's own rules. There is no second formula. */
import {
  bestWeapon,
  dinoWars,
  type Event,
  type FigureId,
  figureOf,
  type Intent,
  type ROLLS,
  type State,
} from '@dwo/dino-wars';
import { attempt, chance, clone, type Fraction, type Frozen, frozen, noDice, odds, type Seat } from '@dwo/kernel';

type Roll = Extract<Event, { type: 'shot' | 'attacked' }>;

/** What becomes of an attack; `rolled` and everything after it are shares of 1. */
export interface Chances {
  /** One of the attack rolls, for its score and the parts of it. */
  readonly roll: Roll;
  /** That the attack is rolled at all: closing fire may fell the attacker before. */
  readonly rolled: number;
  readonly hit: number;
  /** An automatic kill (DW-AUTO-2). */
  readonly outright: number;
  /** A hit that luck undoes (DW-DMG-3). */
  readonly lucky: number;
  /** The highest lucky roll; null if nobody rolls for luck. */
  readonly luckNeeded: number | null;
}

const known = new WeakMap<object, Map<string, Chances | null>>();

/**
 * The chances of the attack that an intent makes: its own, or for an answer to an overrun with `roll` `attacked`, the
 * overrun's. Of an overrun whose target will be asked they take the answer that `fire best` would give. Null if the referee
 * refuses it, or if more can happen than anybody can reckon with. Kept as long as the state.
 */
export function chancesOf(state: Frozen<State>, seat: Seat, intent: Intent, roll: Roll['type']): Chances | null {
  let kept = known.get(state);
  if (kept === undefined) {
    kept = new Map();
    known.set(state, kept);
  }
  const key = JSON.stringify([seat, roll, intent]);
  let found = kept.get(key);
  if (found === undefined) {
    found = dinoWars.check(state, seat, intent) === null ? safely(() => walk(state, seat, intent, roll)) : null;
    kept.set(key, found);
  }
  return found;
}

/** Too many dice, or too many branches, have no odds to show. */
function safely(look: () => Chances | null): Chances | null {
  try {
    return look();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Who gets out of a wreck alive comes after the attack, or happens to others (DW-CAS-1); for a truck it is nine rolls. */
const IDLE: readonly (typeof ROLLS)[number][] = ['survival'];

/** How an attack came out, as its events tell. */
const ENDS = ['asked', 'unrolled', 'miss', 'hit', 'outright', 'lucky'] as const;
type End = (typeof ENDS)[number];

function walk(state: Frozen<State>, seat: Seat, intent: Intent, type: Roll['type']): Chances | null {
  let roll: Roll | null = null;
  let luckNeeded: number | null = null;
  const classify = (events: readonly Event[]): End => {
    const rolled = events.find((event): event is Roll => event.type === type);
    if (rolled === undefined) return events.some((event) => event.type === 'reactionOpened') ? 'asked' : 'unrolled';
    roll ??= rolled;
    if (!rolled.hit) return 'miss';
    for (const event of events) {
      // A friend may be hit besides, by a shot gone astray or in a vehicle.
      if (!('figure' in event) || event.figure !== rolled.target) continue;
      if (event.type === 'luckRolled') luckNeeded = event.needed;
      if (event.type === 'luckRolled' && event.lucky) return 'lucky';
      if (event.type === 'killed' && event.rule === 'DW-AUTO-2') return 'outright';
    }
    return 'hit';
  };
  const ends = odds(dinoWars, state, seat, intent, classify, { idle: IDLE });
  if (ends.has('asked') && intent.type === 'overrun') return answered(state, seat, intent);
  const found = roll as Roll | null;
  if (found === null) return null;
  const share = (end: End) => chance(ends.get(end) ?? NONE);
  const [outright, lucky] = [share('outright'), share('lucky')];
  return {
    roll: found,
    rolled: 1 - share('unrolled'),
    hit: share('hit') + outright + lucky,
    outright,
    lucky,
    luckNeeded,
  };
}

const NONE: Fraction = { n: 0, d: 1 };

/** An overrun whose target is asked, as if he fired best. */
function answered(state: Frozen<State>, seat: Seat, { figure, target, type }: Extract<Intent, { type: 'overrun' }>) {
  const asked = clone(state as State);
  attempt(dinoWars, asked, seat, { type, figure, target }, noDice);
  const reaction = asked.reactions.find((each) => each.target === target);
  const owner = ownerOf(asked, target);
  if (reaction === undefined || owner === null) return null;
  const weapon = bestWeapon(frozen(asked), target, figure, reaction.weapons);
  return walk(frozen(asked), owner, { type: 'closingFire', figure: target, weapon }, 'attacked');
}

function ownerOf(state: State, figure: FigureId): Seat | null {
  return figureOf(frozen(state), figure)?.owner ?? null;
}

/** A share of something that itself has a share, in throws of two dice: a whole number. */
export function of36(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((36 * part) / whole);
}
