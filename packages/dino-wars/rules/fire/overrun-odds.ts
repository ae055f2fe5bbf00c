/** Exact odds of an overrun whose target defends itself as well as it can. Every die is played through the rules. */
import {
  addFractions,
  attempt,
  clone,
  type Fraction,
  type Frozen,
  frac,
  frozen,
  noDice,
  odds,
  type Seat,
} from '@dwo/kernel';
import type { Weapon } from '../data/weapons';
import { armyFigureOf, dinosaurOf, sure } from '../figures';
import type { ClosingFire, Overrun } from '../intents';
import type { Roll } from '../rolls';
import { dinoWars } from '../ruleset';
import type { FigureId, Reaction, StandingOrder, State } from '../state';
import { closingWeapons } from './closing';

/** An overrun with one answer: the intent that rolls the dice, and the state in which it is sent. */
interface Line {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly intent: Overrun | ClosingFire;
}

/** The odds of an overrun after the answer that is best for its target. */
export interface OverrunOdds {
  /** The chance that the target dies or is destroyed. */
  readonly kill: Fraction;
  /** The chance that it dies, is destroyed or loses structure points. */
  readonly harm: Fraction;
  /** The chance that closing fire kills the dinosaur before it attacks (DW-CLOSE-11). */
  readonly falls: Fraction;
  /** The weapon of that answer; null if the target holds fire or can't fire. */
  readonly answer: Weapon | null;
  /** The intent and the state of that answer, from which the rolls can be studied further. */
  readonly line: Line;
}

/** Rolls that do not change these odds. Survival rolls for the people in a wreck come after the attack (DW-CAS-1). */
const IDLE: readonly Roll[] = ['survival'];

/**
 * Returns the odds of an overrun if the target's owner gives the answer that makes its death least likely (DW-CLOSE-4),
 * whatever its standing order is. Of several such answers it is the one that kills the dinosaur most often. Returns null if
 * the overrun is refused.
 */
export function overrunOdds(state: Frozen<State>, seat: Seat, overrun: Overrun): OverrunOdds | null {
  if (dinoWars.check(state, seat, overrun) !== null) return null;
  return safest(linesOf(state, seat, overrun), overrun);
}

/** Returns the weapon that keeps the target of a pending overrun safest, or null if holding fire does. */
export function safestAnswer(state: Frozen<State>, { target, dinosaur, weapons }: Frozen<Reaction>): Weapon | null {
  if (weapons.length === 0) return null;
  return safest(answersIn(state, target, weapons), { type: 'overrun', figure: dinosaur, target }).answer;
}

/** Returns a copy of the state in which every figure asks its owner how to answer an overrun, and no owner is absent. */
export function allAsked(state: Frozen<State>): Frozen<State> {
  const asked = clone(state as State);
  const figures: { order: StandingOrder }[] = [asked.soldiers, asked.vehicles, asked.crewedWeapons].flatMap((each) =>
    Object.values<{ order: StandingOrder }>(each),
  );
  for (const figure of figures) figure.order = 'ask';
  for (const player of asked.players) player.timeouts = 0;
  return frozen(asked);
}

/** Lists every way to answer an overrun: with each weapon on the list, and with none. */
function linesOf(state: Frozen<State>, seat: Seat, overrun: Overrun): Line[] {
  const { figure, target } = overrun;
  const before = allAsked(state);
  if (closingWeapons(before, target, figure).length === 0) return [{ state: before, seat, intent: overrun }];
  const asked = clone(before as State);
  attempt(dinoWars, asked, seat, overrun, noDice);
  const { weapons } = sure(asked.reactions.find((each) => each.target === target) ?? null);
  return answersIn(frozen(asked), target, weapons);
}

function answersIn(state: Frozen<State>, target: FigureId, weapons: readonly Weapon[]): Line[] {
  const { owner: seat } = sure(armyFigureOf(state, target));
  return [...weapons, null].map((weapon): Line => {
    return { state, seat, intent: { type: 'closingFire', figure: target, weapon } };
  });
}

function safest(lines: readonly Line[], overrun: Overrun): OverrunOdds {
  const [first, ...more] = lines.map((line) => playedOut(line, overrun));
  return more.reduce((best, each) => (isSafer(each, best) ? each : best), sure(first ?? null));
}

/** The structure points of a vehicle, 1 for any other army figure that lives, and 0 for one that does not. */
export function soundness(state: Frozen<State>, id: FigureId): number {
  const figure = armyFigureOf(state, id);
  if (figure === null || !figure.alive) return 0;
  return 'structurePoints' in figure ? figure.structurePoints : 1;
}

function playedOut(line: Line, { figure, target }: Overrun): OverrunOdds {
  const { state, seat, intent } = line;
  const before = soundness(state, target);
  const classify = (_: unknown, after: Frozen<State>) => {
    const left = soundness(after, target);
    if (left < before) return left === 0 ? 'killed' : 'harmed';
    return sure(dinosaurOf(after, figure)).alive ? 'survived' : 'fell';
  };
  const ends = odds(dinoWars, state, seat, intent, classify, { idle: IDLE });
  const share = (end: string) => ends.get(end) ?? frac(0, 1);
  const answer = intent.type === 'closingFire' ? intent.weapon : null;
  const kill = share('killed');
  return { kill, harm: addFractions(kill, share('harmed')), falls: share('fell'), answer, line };
}

function isSafer(a: OverrunOdds, b: OverrunOdds): boolean {
  return compare(a.kill, b.kill) < 0 || (compare(a.kill, b.kill) === 0 && compare(a.falls, b.falls) > 0);
}

/** Returns a number below, at or above 0 as `a` is less than, equal to or greater than `b`. */
function compare(a: Fraction, b: Fraction): number {
  return Number(BigInt(a.n) * BigInt(b.d) - BigInt(b.n) * BigInt(a.d));
}
