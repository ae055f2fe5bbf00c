/**
 * The strong player. Its choices are what the scripts would do and what the normal player nearly did. It plays each of them
 * out, again and again and with the same throws for all, and takes another than the normal one only if that did clearly better. What the others hide it leaves out of account. Nothing is random in it: the same view gives the
 * same choice.
 */
import { clone, type Dice, type Frozen, type Seat, seededDice } from '@dwo/kernel';
import { dinosaurOf, dinoWars, figureIndexOf, type Intent, pointsOf, type State } from '../rules';
import { act, nearlyProposed, propose } from './propose';
import { ALTERNATIVES, NORMAL, type Script } from './scripts';

/** So many turns are played out beyond the present one. */
const AHEAD = 3;
/** A playout that does not end is given up after so many intents. */
const MOST_STEPS = 600;
/** So many intents, about, are in a playout for each figure on the table. */
const STEPS_A_FIGURE = 2.3;
/** How many times each choice is played out before the worst are dropped; fewer tell nothing. */
const ROUND = 6;
/** A choice so many standard errors worse is dropped, and one so many better is taken. */
const GIVEN_UP = 0.7;
const CONVINCED = 1;
const TINY = 1e-9;
/** How steeply a lead in material counts. */
const STEEPNESS = 1.6;

/** A choice, the script it came from, and what became of it with the throws of each seed. */
interface Choice {
  readonly intent: Intent;
  readonly script: Script;
  readonly values: number[];
}

/** The result of a search. */
export interface Found {
  readonly intent: Intent;
  /** The estimated share of a win, from 0 to 1; null if there was nothing to choose. */
  readonly estimate: number | null;
  /** How many intents were played out. */
  readonly evaluated: number;
}

/**
 * Looks for the best intent of a seat, with a budget of so many intents to play out. A battle in which that is not enough to
 * tell choices apart is played as a normal player would.
 */
export function search(view: Frozen<State>, seat: Seat, budget: number): Found {
  const choices = choicesOf(view, seat);
  const [first] = choices;
  if (first === undefined) return { intent: dinoWars.pass(view, seat), estimate: null, evaluated: 0 };
  const { ids } = figureIndexOf(view);
  const least = (ids.army.length + ids.dinosaurs.length) * STEPS_A_FIGURE * ROUND * choices.length;
  if (choices.length === 1 || least > budget) return { intent: first.intent, estimate: null, evaluated: 0 };
  let left = choices;
  let evaluated = 0;
  for (let seed = 0; evaluated < budget && left.length > 1; seed += 1) {
    for (const choice of left) {
      const { value, steps } = playedOut(view, seat, choice, seed);
      choice.values.push(value);
      evaluated += steps;
    }
    if ((seed + 1) % ROUND === 0) left = left.filter((each) => each === first || doubt(each, first) > -GIVEN_UP);
  }
  const rivals = left.filter((each) => each !== first && doubt(each, first) > CONVINCED);
  const best = rivals.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a), first);
  return { intent: best.intent, estimate: meanOf(best), evaluated };
}

/** The different things that the scripts would do now; first what it does without a search. */
function choicesOf(view: Frozen<State>, seat: Seat): Choice[] {
  const choices = new Map<string, Choice>();
  const add = (intent: Intent, script: Script) => {
    const key = JSON.stringify(intent);
    if (choices.has(key) || dinoWars.check(view, seat, intent) !== null) return;
    choices.set(key, { intent, script, values: [] });
  };
  for (const script of [NORMAL, ...ALTERNATIVES]) {
    const intent = act(view, seat, script) ?? dinoWars.pass(view, seat);
    add(intent, script);
  }
  for (const intent of nearlyProposed(view, seat)) add(intent, NORMAL);
  return [...choices.values()];
}

function meanOf({ values }: Choice): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** How many standard errors a choice is better than another with the same throws; negative if it is worse. */
function doubt(choice: Choice, other: Choice): number {
  const gains = choice.values.map((value, at) => value - (other.values[at] ?? 0));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) * (gain - mean), 0) / Math.max(1, gains.length - 1);
  return mean / Math.sqrt(spread / gains.length + TINY);
}

/** Plays on after a choice: this phase by its script, everything else as a normal player would. */
function playedOut(
  view: Frozen<State>,
  seat: Seat,
  { intent, script }: Choice,
  seed: number,
): { readonly value: number; readonly steps: number } {
  const state = clone(view) as State;
  const now = state as Frozen<State>;
  const { turn, phase } = view;
  const dice = seededDice(
    Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? seed : 7)),
    0,
  );
  play(state, seat, intent, dice);
  let steps = 1;
  for (; steps < MOST_STEPS && state.ending === null && state.turn <= turn + AHEAD; steps += 1) {
    const [next] = dinoWars.awaiting(now);
    if (next === undefined) break;
    const same = next === seat && state.turn === turn && state.phase === phase;
    play(state, next, propose(now, next, same ? script : NORMAL) ?? dinoWars.pass(now, next), dice);
  }
  return { value: worthFor(now, seat), steps };
}

function play(state: State, seat: Seat, intent: Intent, dice: Dice): void {
  dinoWars.resolve(state as Frozen<State>, seat, intent, dice, (event) => dinoWars.evolve(state, event));
}

/** How well a state is for a seat: 1 won, 0 lost, between them by the material that each side has kept. */
function worthFor(state: Frozen<State>, seat: Seat): number {
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

/** The share of their points that living dinosaurs have lost by their wounds; what is nearly dead is worth little. */
function woundsOf(state: Frozen<State>): number {
  let lost = 0;
  for (const id of figureIndexOf(state).ids.dinosaurs) {
    const it = dinosaurOf(state, id);
    if (it?.alive) lost += (1 - it.lifePoints / it.mostLife) * pointsOf(it);
  }
  return lost / Math.max(1, state.startingPoints.dinosaurs);
}
