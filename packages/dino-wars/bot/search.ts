/**
 * The strong player. Its choices are the intents of the scripts, the near choices of the normal player, and moves in all
 * directions. It plays each of them out many times, with the same dice for all, and prefers one to the normal choice only
 * if it did clearly better. It guesses hidden figures anew for each playout. Nothing is random: the same view gives the
 * same choice.
 */
import { type Frozen, finish, type Seat } from '@dwo/kernel';
import { dinosaurOf, dinoWars, figureIndexOf, type Intent, pointsOf, type State } from '../rules';
import { knownTo } from '../rules/time-gate/secrets';
import { guessed } from './guess';
import { ideas } from './ideas';
import { act, nearlyProposed, propose } from './propose';
import { ALTERNATIVES, NORMAL, type Script } from './scripts';
import { Throws } from './throws';

/** The number of turns that are played out after the present one. */
export const AHEAD = 3;
/** A playout without an end stops after this many intents. */
export const MOST_STEPS = 600;
/** The number of intents in a playout for each living figure at the beginning of a battle, roughly. */
const STEPS_A_FIGURE = 3;
/** With more living figures than this, intents take too long to play out. */
const MOST_FIGURES = 40;
/** The playouts of each choice before the worse half is dropped; fewer say too little. */
const ROUND = 4;
/** A choice must be this many standard errors better than the normal one to be taken. */
const CONVINCED = 1.5;
/** After the first round a choice may be this many standard errors worse. Each further round raises the limit by `RISE`. */
const GIVEN_UP = 0.7;
const RISE = 0.2;
/** A last rival that is this many standard errors better needs no more playouts. */
const CLEAR = 2.5;
const TINY = 1e-9;
/** The steepness with which a lead in material counts. */
const STEEPNESS = 1.6;

/** A choice, its script, and the value of each playout. */
interface Choice {
  readonly intent: Intent;
  readonly script: Script;
  readonly values: number[];
}

/** The result of a search. */
export interface Found {
  /** The best intent. */
  readonly intent: Intent;
  /** The estimated share of a win from 0 to 1; null if there was only one choice. */
  readonly estimate: number | null;
  /** The number of intents that were played out. */
  readonly evaluated: number;
}

/**
 * Searches for the best intent of a seat, with a budget of intents to play out. If the budget is too small for all choices,
 * it compares the first ones. A large battle is played as a normal player would, until fewer figures are left.
 */
export function search(view: Frozen<State>, seat: Seat, budget: number): Found {
  return finish(searching(view, seat, budget));
}

/** The same in slices. */
export function* searching(view: Frozen<State>, seat: Seat, budget: number): Generator<void, Found> {
  const alive = figureIndexOf(view).left;
  const figures = alive.army + alive.dinosaurs;
  const choices = choicesOf(view, seat, figures > MOST_FIGURES ? 1 : Number.POSITIVE_INFINITY);
  const [first] = choices;
  if (first === undefined) return { intent: dinoWars.pass(view, seat), estimate: null, evaluated: 0 };
  let left = choices.slice(0, Math.floor(budget / (figures * STEPS_A_FIGURE * ROUND)));
  if (left.length < 2) return { intent: first.intent, estimate: null, evaluated: 0 };
  let evaluated = 0;
  const tryOnce = function* (choice: Choice): Generator<void, void> {
    const { value, steps } = yield* playedOut(view, seat, choice, choice.values.length);
    choice.values.push(value);
    evaluated += steps;
  };
  for (let playout = 0; evaluated < budget && left.length > 1; playout += 1) {
    for (const choice of left) yield* tryOnce(choice);
    if ((playout + 1) % ROUND === 0) left = promising(left, first, (playout + 1) / ROUND);
  }
  const rivals = left.filter((each) => each !== first && doubt(each, first) > CONVINCED);
  const best = rivals.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a), first);
  return {
    intent: best.intent,
    estimate: meanOf(best),
    evaluated,
  };
}

/** Lists the different intents that a strong player compares, the normal player's first. */
export function compared(view: Frozen<State>, seat: Seat): readonly Intent[] {
  return choicesOf(view, seat, Number.POSITIVE_INFINITY).map(({ intent }) => intent);
}

/** Lists the different choices, the normal player's first; no further ones once there are `enough`. */
function choicesOf(view: Frozen<State>, seat: Seat, enough: number): Choice[] {
  const choices = new Map<string, Choice>();
  const add = (intent: Intent, script: Script) => {
    const key = JSON.stringify(intent);
    if (choices.has(key) || dinoWars.check(view, seat, intent) !== null) return;
    choices.set(key, { intent, script, values: [] });
  };
  for (const script of [NORMAL, ...ALTERNATIVES]) {
    const intent = act(view, seat, script) ?? dinoWars.pass(view, seat);
    add(intent, script);
    if (choices.size >= enough) return [...choices.values()];
  }
  for (const intent of [...nearlyProposed(view, seat), ...ideas(view, seat)]) add(intent, NORMAL);
  return [...choices.values()];
}

/**
 * Returns the normal choice and the better half of its rivals after `rounds` rounds. A single rival that is clearly better
 * is returned alone.
 */
function promising(choices: readonly Choice[], first: Choice, rounds: number): Choice[] {
  const asked = Math.min(CONVINCED, RISE * (rounds - 1) - GIVEN_UP);
  const rivals = choices
    .filter((each) => each !== first && doubt(each, first) > asked)
    .sort((a, b) => meanOf(b) - meanOf(a));
  const [only, next] = rivals;
  if (only !== undefined && next === undefined && doubt(only, first) > CLEAR) return [only];
  return [first, ...rivals.slice(0, Math.ceil(rivals.length / 2))];
}

function meanOf({ values }: Choice): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Returns by how many standard errors a choice is better than another with the same dice; negative if it is worse. */
function doubt(choice: Choice, other: Choice): number {
  const gains = choice.values.map((value, at) => value - (other.values[at] ?? 0));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) * (gain - mean), 0) / Math.max(1, gains.length - 1);
  return mean / Math.sqrt(spread / gains.length + TINY);
}

/** Plays on after a choice: this phase by its script, all else as a normal player would. */
function* playedOut(
  view: Frozen<State>,
  seat: Seat,
  { intent, script }: Choice,
  playout: number,
): Generator<void, { readonly value: number; readonly steps: number }> {
  const throws = new Throws(playout);
  const state = guessed(view, seat, throws);
  const now = state as Frozen<State>;
  const { turn, phase } = view;
  play(state, seat, intent, throws);
  let steps = 1;
  for (; steps < MOST_STEPS && state.ending === null && state.turn <= turn + AHEAD; steps += 1) {
    const [next] = dinoWars.awaiting(now);
    if (next === undefined) break;
    yield;
    const same = next === seat && state.turn === turn && state.phase === phase;
    const known = knownTo(now, next);
    play(state, next, propose(known, next, same ? script : NORMAL) ?? dinoWars.pass(known, next), throws);
  }
  return { value: worthFor(now, seat), steps };
}

function play(state: State, seat: Seat, intent: Intent, throws: Throws): void {
  throws.next(state as Frozen<State>, intent);
  dinoWars.resolve(state as Frozen<State>, seat, intent, throws, (event) => dinoWars.evolve(state, event));
}

/** Returns the value of a state for a seat: 1 won, 0 lost, between them by the material that each side has kept. */
export function worthFor(state: Frozen<State>, seat: Seat): number {
  const side = state.players[seat]?.side;
  if (state.ending !== null) {
    const { winner } = state.ending;
    return winner === null ? 0.5 : winner === side ? 1 : 0;
  }
  const army = figureIndexOf(state).points.army / Math.max(1, state.startingPoints.army);
  const herd = figureIndexOf(state).points.dinosaurs / Math.max(1, state.startingPoints.dinosaurs) - woundsOf(state);
  const lead = Math.tanh(STEEPNESS * (army - herd)) * 0.45;
  return 0.5 + (side === 'army' ? lead : -lead);
}

/** Returns the share of their side's points that living dinosaurs have lost by wounds. */
function woundsOf(state: Frozen<State>): number {
  let lost = 0;
  for (const id of figureIndexOf(state).ids.dinosaurs) {
    const it = dinosaurOf(state, id);
    if (it?.alive) lost += (1 - it.lifePoints / it.mostLife) * pointsOf(it);
  }
  return lost / Math.max(1, state.startingPoints.dinosaurs);
}
