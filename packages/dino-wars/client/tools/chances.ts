/** The odds of an attack: every result of the dice, played through the rules. There is no second formula. */
import {
  dinoWars,
  type Event,
  figureOf,
  type Intent,
  type Overrun,
  overrunOdds,
  type ROLLS,
  type State,
} from '@dwo/dino-wars';
import { chance, type Frozen, odds, type Seat } from '@dwo/kernel';
import { Kept } from '@dwo/kits/miniatures/kept';

type Roll = Extract<Event, { type: 'shot' | 'attacked' }>;

/** The chances of an attack. All numbers but `roll` and `luckNeeded` are shares from 0 to 1. */
export interface Chances {
  /** One of the attack rolls, with its score and the parts of it. */
  readonly roll: Roll;
  /** The attack is rolled at all: closing fire may kill the attacker first. */
  readonly rolled: number;
  readonly hit: number;
  /** An automatic kill (DW-AUTO-2). */
  readonly outright: number;
  /** A hit that luck undoes (DW-DMG-3). */
  readonly lucky: number;
  /** The target is dead or destroyed afterwards. */
  readonly killed: number;
  /** The highest roll that is lucky; null if nobody rolls for luck. */
  readonly luckNeeded: number | null;
}

const known = new Kept<string, Chances | null>();
const defended = new Kept<string, Defended | null>();

/**
 * The chances of the attack that an intent makes: its own, or the overrun's for an answer to an overrun with `roll` `attacked`.
 * Null if the rules refuse it, if a decision is awaited before the dice roll, or if there are too many branches to compute.
 * Cached with the state.
 */
export function chancesOf(state: Frozen<State>, seat: Seat, intent: Intent, roll: Roll['type']): Chances | null {
  return known.of(state, JSON.stringify([seat, roll, intent]), () => {
    return dinoWars.check(state, seat, intent) === null ? safely(() => walk(state, seat, intent, roll)) : null;
  });
}

/** The chances of an overrun against the target's best answer. */
export interface Defended {
  /** Shares from 0 to 1, from the exact fractions of the rules package. */
  readonly kill: number;
  readonly falls: number;
  /** Whether the target has an answer. */
  readonly answers: boolean;
  /** The chances with that answer; null if the attack is never rolled then. */
  readonly chances: Chances | null;
}

/** The chances of an overrun whose target defends itself as well as it can; null in the same cases as `chancesOf`. */
export function defendedChances(state: Frozen<State>, seat: Seat, overrun: Overrun): Defended | null {
  return defended.of(state, JSON.stringify([seat, overrun]), () =>
    safely(() => {
      const found = overrunOdds(state, seat, overrun);
      if (found === null) return null;
      const { kill, falls, line } = found;
      const chances = walk(line.state, line.seat, line.intent, 'attacked');
      const answers = line.intent.type === 'closingFire';
      return { kill: chance(kill), falls: chance(falls), answers, chances };
    }),
  );
}

/** Null if there are too many dice or branches to compute. */
function safely<T>(look: () => T | null): T | null {
  try {
    return look();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Survival rolls for the people in a wreck come after the attack, or concern other figures (DW-CAS-1); a truck has nine of
 * them.
 */
const IDLE: readonly (typeof ROLLS)[number][] = ['survival'];

/** The results of an attack, as its events tell them. */
const ENDS = ['asked', 'unrolled', 'miss', 'hit', 'outright', 'lucky'] as const;
type End = (typeof ENDS)[number];

function walk(state: Frozen<State>, seat: Seat, intent: Intent, type: Roll['type']): Chances | null {
  let roll: Roll | null = null;
  let luckNeeded: number | null = null;
  const endOf = (events: readonly Event[]): End => {
    const rolled = events.find((event): event is Roll => event.type === type);
    if (rolled === undefined) return events.some((event) => event.type === 'reactionOpened') ? 'asked' : 'unrolled';
    roll ??= rolled;
    if (!rolled.hit) return 'miss';
    for (const event of events) {
      // A friend may be hit as well, by a stray shot or in a vehicle.
      if (!('figure' in event) || event.figure !== rolled.target) continue;
      if (event.type === 'luckRolled') luckNeeded = event.needed;
      if (event.type === 'luckRolled' && event.lucky) return 'lucky';
      if (event.type === 'killed' && event.rule === 'DW-AUTO-2') return 'outright';
    }
    return 'hit';
  };
  const classify = (events: readonly Event[], after: Frozen<State>) => {
    const end = endOf(events);
    const dead = roll !== null && figureOf(after, roll.target)?.alive === false;
    return `${end}/${dead}`;
  };
  const ends = odds(dinoWars, state, seat, intent, classify, { idle: IDLE });
  const found = roll as Roll | null;
  if (found === null || ends.has('asked/false')) return null;
  const sum = (part: (name: string) => boolean) =>
    [...ends].reduce((all, [name, share]) => (part(name) ? all + chance(share) : all), 0);
  const share = (end: End) => sum((name) => name.startsWith(`${end}/`));
  const [outright, lucky] = [share('outright'), share('lucky')];
  return {
    roll: found,
    rolled: 1 - share('unrolled'),
    hit: share('hit') + outright + lucky,
    outright,
    lucky,
    killed: sum((name) => name.endsWith('/true')),
    luckNeeded,
  };
}

/** `part` as a share of `whole`, in 36ths, rounded. */
export function of36(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((36 * part) / whole);
}
