/**
 * Exact odds: every result of the dice is played through the real rules. Windows on the way are declined, and what comes after
 * the attack is left out.
 */
import {
  addFractions,
  type Dice,
  type Fraction,
  frac,
  type GroupingDice,
  odds,
  poolByGroups,
  type Seat,
} from '@dwo/kernel';
import { being, passengersOf, sure } from './bodies';
import type { Event } from './events';
import type { Intent, ReactSnap } from './intents';
import { dinosaurCowboys } from './ruleset';
import type { Now, Snap } from './state';

/** The chances of an attack against its target. */
export interface AttackOdds {
  /** The chance of each damage to the target, ascending; damage without Hits is 0. */
  readonly damage: readonly { readonly damage: number; readonly chance: Fraction }[];
  /** The chance of each number of Hits, ascending. */
  readonly hits: readonly { readonly hits: number; readonly chance: Fraction }[];
  /** That the target goes Out of Action (DC-ATK-9). */
  readonly out: Fraction;
  /** That the target gets a Panic token (DC-DIS-1). */
  readonly panic: Fraction;
  /** That the target takes a Bravery Test for damage (DC-BRV-1), and that it gets a Fleeing token. */
  readonly tested: Fraction;
  readonly flees: Fraction;
  /** That the weapon gets a Reload token (DC-SHO-6). */
  readonly emptied: Fraction;
  /** That an ally of the attacker, or the attacker, is hurt by an Explosion (DC-R-72). */
  readonly friends: Fraction;
}

/** Tells what windows are answered with while odds are counted. */
interface Answers {
  readonly snaps: readonly Readonly<Snap>[];
  /** Whether the dice of the attack at the end of a Charge count; else they always miss, and the Charge always succeeds. */
  readonly strikes: boolean;
}

const QUIET: Answers = { snaps: [], strikes: true };

/** Dice that are only counted where they belong to the attack; Initiative and the next unit's Panic are of no interest. */
function counted(state: Now, dice: Dice, { strikes }: Answers): GroupingDice {
  let turn = 0;
  return {
    roll(sides, why) {
      // Never a tie.
      if (why === 'initiative') return 1 + (turn++ % 2);
      if (why === 'panic') return 1;
      return dice.roll(sides, why);
    },
    poolByGroups(count, sides, why, cuts) {
      if (!strikes && why === 'charge') return [sides];
      if (!strikes && why === 'attack' && state.movement === null) return new Array<number>(count).fill(1);
      return poolByGroups(dice, count, sides, why, cuts);
    },
  };
}

/** Whether an attack or a movement waits for the answer to a window. */
function isUnderWay({ attack, movement, charge, roll, phase }: Now): boolean {
  const waits = phase === 'snap' || phase === 'lucky' || phase === 'yeehaw' || phase === 'place';
  return waits && (attack !== null || movement !== null || charge !== null || roll !== null);
}

function answerTo(state: Now, { snaps }: Answers): Intent {
  const list: ReactSnap = { type: 'reactSnap', list: snaps };
  if (state.phase === 'snap' && dinosaurCowboys.check(state, state.asked, list) === null) return list;
  return dinosaurCowboys.pass(state, state.asked);
}

/** The rules, with windows answered at once. */
function quietRules(answers: Answers): typeof dinosaurCowboys {
  return {
    ...dinosaurCowboys,
    resolve(state, seat, intent, dice, emit) {
      const quiet = counted(state, dice, answers);
      dinosaurCowboys.resolve(state, seat, intent, quiet, emit);
      while (isUnderWay(state)) dinosaurCowboys.resolve(state, state.asked, answerTo(state, answers), quiet, emit);
    },
  };
}

/** Tells what happened to a target, as far as odds tell it apart. */
type Result = readonly [
  hits: number,
  damage: number,
  out: boolean,
  panic: boolean,
  tested: boolean,
  flees: boolean,
  emptied: boolean,
  friends: boolean,
];

/** Reads the first attack on this target by this attacker among some events. */
function resultOf(before: Now, events: readonly Event[], attacker: number, target: number): Result {
  const start = events.findIndex((each) => each.type === 'attackRolled' && each.attacker === attacker);
  const from = start < 0 ? (before.attack === null ? events.length : 0) : start;
  const end = events.findIndex((each, i) => i >= from && each.type === 'attackEnded');
  const own = events.slice(from, end < 0 ? events.length : end);
  const struck = own.find((each) => each.type === 'struck');
  const harm = struck?.type === 'struck' ? struck.harm : [];
  const seat = being(before, attacker).seat;
  const tests = own.filter((each) => each.type === 'braveryTested').filter(({ entity }) => entity === target);
  return [
    struck?.type === 'struck' ? struck.hits : 0,
    harm.find(({ entity }) => entity === target)?.damage ?? 0,
    own.some((each) => each.type === 'fell' && each.entity === target),
    own.some((each) => each.type === 'panicked' && each.entity === target),
    tests.some(({ cause }) => cause === 'damage'),
    tests.some(({ passed }) => !passed),
    own.some((each) => each.type === 'emptied'),
    harm.some(({ entity }) => being(before, entity).seat === seat),
  ];
}

const NEVER = frac(0, 1);

function sumOf(results: ReadonlyMap<string, Fraction>, counts: (result: Result) => boolean): Fraction {
  let sum = NEVER;
  for (const [key, chance] of results) if (counts(JSON.parse(key) as Result)) sum = addFractions(sum, chance);
  return sum;
}

function summary(results: ReadonlyMap<string, Fraction>): AttackOdds {
  const values = (at: 0 | 1) =>
    [...new Set([...results.keys()].map((key) => (JSON.parse(key) as Result)[at]))].sort((a, b) => a - b);
  return {
    damage: values(1).map((damage) => ({ damage, chance: sumOf(results, (result) => result[1] === damage) })),
    hits: values(0).map((hits) => ({ hits, chance: sumOf(results, (result) => result[0] === hits) })),
    out: sumOf(results, (result) => result[2]),
    panic: sumOf(results, (result) => result[3]),
    tested: sumOf(results, (result) => result[4]),
    flees: sumOf(results, (result) => result[5]),
    emptied: sumOf(results, (result) => result[6]),
    friends: sumOf(results, (result) => result[7]),
  };
}

function counting(
  state: Now,
  seat: Seat,
  intent: Intent,
  who: readonly [number, number],
  answers: Answers,
): AttackOdds {
  const [attacker, target] = who;
  const found = odds(quietRules(answers), state, seat, intent, (events) =>
    JSON.stringify(resultOf(state, events, attacker, target)),
  );
  return summary(found);
}

/** The odds of a legal attack or Charge against its target; those of a Charge contain its roll. */
export function attackOdds(state: Now, seat: Seat, intent: Extract<Intent, { type: 'attack' | 'charge' }>): AttackOdds {
  return counting(state, seat, intent, [intent.attacker, intent.target], QUIET);
}

/** The chance that a legal Charge reaches its target (DC-ACT-7). */
export function chargeChance(state: Now, seat: Seat, intent: Extract<Intent, { type: 'charge' }>): Fraction {
  const rules = quietRules(QUIET);
  const found = odds(
    rules,
    state,
    seat,
    intent,
    (events) => String(events.some((each) => each.type === 'chargeSettled' && each.success)),
    { idle: ['attack', 'bravery'] },
  );
  return found.get('true') ?? NEVER;
}

/** The odds of one Snap attack that a legal movement would provoke (DC-CLO-5); a Charge is taken to succeed. */
export function snapOdds(state: Now, seat: Seat, intent: Intent, snap: Readonly<Snap>): AttackOdds {
  return counting(state, seat, intent, [snap.entity, snap.target], { snaps: [snap], strikes: false });
}

/** The odds of an answer to a Lucky or Yeehaw! window on the dice of an attack. */
export function answerOdds(
  state: Now,
  seat: Seat,
  intent: Extract<Intent, { type: 'reactLucky' | 'reactYeehaw' }>,
): AttackOdds {
  const { attacker, target } = sure(state.attack);
  return counting(state, seat, intent, [attacker, target], QUIET);
}

/** Everybody an Explosion or a mount would share a blow with: the riders and the beast of a body, in roster order. */
export function fanOf(state: Now, body: number): number[] {
  return [body, ...passengersOf(state, body).map(({ id }) => id)];
}
