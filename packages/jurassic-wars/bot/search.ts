/**
 * The search of the strong player. It plays each choice out to the end of the round, many times, at random tables that
 * agree with its view. All choices meet the same tables and dice, and all seats play like normal players. It prefers
 * another choice to that of a normal player only if it did clearly better.
 */
import { clone, type Dice, type Frozen, finish, frozen, type Seat } from '@dwo/kernel';
import { type Intent, jurassicWars, type Phase, type State } from '../rules';
import { wildPoints } from '../rules/scores';
import type { View } from './guess';
import { normal, worth } from './normal';
import { guessedWorld, type World } from './worlds';

/** The decisions that are searched. */
export const SEARCHED: readonly Phase[] = ['lead', 'oppose', 'commit', 'bid', 'declare'];
/** A playout of the standard game ends after so many combats for each player. */
export const COMBATS_AHEAD = 2;
/** Playouts of each choice after which the worst choices are dropped. */
const ROUND = 6;
/** Standard errors by which a choice must be worse to be dropped. */
const GIVEN_UP = 3;
/** Standard errors by which a choice must be better than the usual one to be taken. */
const CONVINCED = 2;
/** The most intents of one playout. */
export const MOST_STEPS = 400;
const SEEDS = 1_000_000;

/** A choice and its values at each table. */
interface Choice {
  readonly intent: Intent;
  readonly values: number[];
}

/** The means of a search. */
export interface Mind {
  /** No further table is tried after so many intents were played out. */
  readonly budget: number;
  /** A table for the next playouts. */
  world(): World;
  readonly phases: readonly Phase[];
}

/** A search that knows only what this seat sees. */
export function blindMind(view: View, seat: Seat, budget: number, dice: Dice): Mind {
  const { version, players } = view.options;
  // The standard game of three or more lasts so long that playouts do not tell choices apart.
  const phases = version === 'standard' && players > 2 ? [] : SEARCHED;
  return { budget, world: () => guessedWorld(view, seat, dice), phases };
}

/** The result of a search. */
export interface Found {
  readonly intent: Intent;
  /** The number of intents that were played out. */
  readonly evaluated: number;
}

/** Finds the best intent of a seat. */
export function search(view: View, seat: Seat, dice: Dice, mind: Mind): Found {
  return finish(searching(view, seat, dice, mind));
}

/** The same in slices, one for each playout. */
export function* searching(
  view: View,
  seat: Seat,
  dice: Dice,
  { budget, world, phases }: Mind,
): Generator<void, Found> {
  const usual = normal(view, seat, dice);
  const key = JSON.stringify(usual);
  const others = phases.includes(view.phase)
    ? jurassicWars.intents(view, seat).filter((each) => each.type !== 'resign' && JSON.stringify(each) !== key)
    : [];
  const first: Choice = { intent: usual, values: [] };
  let left: readonly Choice[] = [first, ...others.map((intent): Choice => ({ intent, values: [] }))];
  let evaluated = 0;
  for (let n = 1; evaluated < budget && left.length > 1; n++) {
    const table = world();
    const seed = dice.roll(SEEDS, 'playout');
    for (const choice of left) {
      const { value, steps } = playedOut(table, seat, choice.intent, seed);
      choice.values.push(value);
      evaluated += steps;
      yield;
    }
    if (n % ROUND === 0) left = stillGood(left, first);
  }
  const best = left.reduce((a, b) => (mean(b.values) > mean(a.values) ? b : a));
  if (best === first) return { intent: usual, evaluated };
  const { gain, error } = compared(best, first);
  return { intent: gain > CONVINCED * error ? best.intent : usual, evaluated };
}

/** Plays a choice out to the end of the round, in the standard game only some combats ahead. */
function playedOut(world: World, seat: Seat, choice: Intent, seed: number): { value: number; steps: number } {
  const state = clone(world.state);
  const now = frozen(state);
  const dice = world.dice(seed);
  const { round, combats } = state;
  const ahead = combats + COMBATS_AHEAD * state.players.length;
  let steps = 0;
  const act = (at: Seat, intent: Intent) => {
    steps++;
    jurassicWars.resolve(now, at, intent, dice, (event) => jurassicWars.evolve(state, event));
  };
  act(seat, choice);
  while (state.ending === null && state.round === round && steps < MOST_STEPS) {
    if (state.options.version === 'standard' && state.combats >= ahead) break;
    const [next] = jurassicWars.awaiting(now);
    if (next === undefined) break;
    act(next, normal(jurassicWars.view(now, next), next, dice, 0));
  }
  return { value: standingOf(now, seat), steps };
}

/** The lead of a seat over the mean of the others, plus `WON` for a match that it has won. */
function standingOf(state: Frozen<State>, seat: Seat): number {
  const measures = measuresOf(state);
  const own = measures[seat] ?? 0;
  const rest = measures.filter((_, at) => at !== seat);
  const others = rest.reduce((sum, each) => sum + each, 0) / rest.length;
  const bonus = state.ending === null ? 0 : state.ending.winners.includes(seat) ? WON[state.options.version] : 0;
  return own - others + bonus;
}

/** How far each seat has come, in the points of its version. */
export function measuresOf(state: Frozen<State>): readonly number[] {
  const { version } = state.options;
  return state.players.map((player, at) => {
    switch (version) {
      case 'standard':
        return [...player.set, ...(state.secrets[at]?.hand ?? [])].reduce<number>(
          (sum, rank) => sum + worth(Number(rank)),
          0,
        );
      case 'poker':
        return player.counters;
      case 'dinosaursWild':
        return wildPoints(player.set);
      default:
        return player.score;
    }
  });
}

/** The value of winning the match, in the points of each version. */
const WON = {
  standard: 10,
  whist: 6,
  underdog: 30,
  poker: 10,
  dinosaursWild: 10,
  carnivoresUnleashed: 3,
} as const;

/** The usual choice stays: what it wins seldom, such as a pot, may not show at the first tables. */
function stillGood(choices: readonly Choice[], usual: Choice): Choice[] {
  const best = choices.reduce((a, b) => (mean(b.values) > mean(a.values) ? b : a));
  return choices.filter((each) => {
    if (each === best || each === usual) return true;
    const { gain, error } = compared(best, each);
    return gain <= GIVEN_UP * error;
  });
}

/** The mean gain of one choice over another at the tables that both met, and its standard error. */
function compared(one: Choice, other: Choice): { readonly gain: number; readonly error: number } {
  const n = Math.min(one.values.length, other.values.length);
  const gains = Array.from({ length: n }, (_, i) => (one.values[i] ?? 0) - (other.values[i] ?? 0));
  const gain = mean(gains);
  const variance = gains.reduce((sum, each) => sum + (each - gain) * (each - gain), 0) / Math.max(1, n - 1);
  return { gain, error: Math.sqrt(variance / Math.max(1, n)) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
}
