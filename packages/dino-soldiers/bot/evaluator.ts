/** The judge of positions of Dino Soldiers: the choices of the strong player's plans, played out in the usual style. */
import { CommonDice, type Evaluator, evaluatorOf, type Seat } from '@dwo/kernel';
import {
  ALPHA_COST,
  dataOf,
  dinoSoldiers,
  type Event,
  type Intent,
  type Now,
  reveals,
  type State,
  sideAt,
  sideOf,
} from '../rules';
import { isWeighed } from './advised';
import { readBlows } from './blows';
import { oddsOf, suspects } from './causes';
import { turnIntent } from './policy';
import { intentBy, MOST_STEPS, NORMAL, openingsOf, search, searchDeployment, TRIED, usual, world } from './search';

/** The attacks that are compared, at most. */
const OPENINGS = 4;
/** The turns that are played out after the present one. The usual style is simple, so more of them would tell less. */
const AHEAD = 2;
/**
 * A match of so few units changes quickly, so that the chance itself is judged after more turns; not at its end, because the usual style loses
 * or wins there what better players would not (docs/REVIEW.md).
 */
export const FEW = 12;
const AHEAD_OF_FEW = 6;
/** Smaller losses are not confirmed by more playouts (docs/REVIEW.md). */
const LEAST_LOSS = 0.1;
/** The steepness with which a lead in units counts. */
const STEEPNESS = 1.6;

/** The judge of Dino Soldiers. */
export const evaluator: Evaluator<State, Intent, Event> = evaluatorOf(dinoSoldiers, {
  suppose: (view, _, dice) => ({ state: world(view, dice) }),
  player,
  chances,
  lost,
  readBlows: (start) => readBlows(start, turnsOf),
  isFar,
  isSettled: (start, now) => turnsOf(now) > turnsOf(start) + (start.units.length > FEW ? AHEAD : AHEAD_OF_FEW),
  // By who has won in the end, few choices are as bad as they look two turns later.
  isFarther: (start, now) => start.units.length > FEW && isFar(start, now),
  mostSteps: MOST_STEPS,
  reveals,
  leastLoss: LEAST_LOSS,
  candidates,
  suspects,
  actor: (intent) => ('unit' in intent ? String(intent.unit) : null),
  oddsOf,
});

/** Whether the turns are over in which choices differ. */
function isFar(start: Now, now: Now): boolean {
  return turnsOf(now) > turnsOf(start) + AHEAD;
}

/** The usual player; within a turn it does not move units again that it has settled. */
function player(): (state: Now, seat: Seat) => Intent {
  let turn = 0;
  let settled = new Set<number>();
  return (state, seat) => {
    if (turnsOf(state) !== turn) settled = new Set();
    turn = turnsOf(state);
    return intentBy(state, seat, usual, settled);
  };
}

/** The turns of both sides so far. */
function turnsOf({ round, side }: Now): number {
  return 2 * round + (side === 'dinosaurs' ? 0 : 1);
}

/** The choice of the player of the playouts first, so that both mean the same by usual. Teams, tiles and dodges are not weighed. */
function candidates(view: Now, seat: Seat): readonly Intent[] {
  if (view.ending !== null || !isWeighed(view)) return [];
  const first = intentBy(view, seat, usual, new Set());
  if (view.phase === 'deploy') {
    const own = view.units.filter((unit) => unit.place === 'reserve' && sideOf(unit) === sideAt(view, seat));
    const kinds = [...new Map(own.map((unit) => [unit.type, unit])).values()];
    const alone = kinds.map(({ id }): Intent => ({ type: 'deploy', units: [id] }));
    return legal(view, seat, [first, searchDeployment(view, seat, new CommonDice(0)).intent, ...alone]);
  }
  const styled = TRIED.map((taste) => turnIntent(view, seat, { taste: () => taste, callsUp: true }));
  return legal(view, seat, [
    first,
    search(view, seat, new CommonDice(0), NORMAL).intent,
    turnIntent(view, seat, usual),
    ...openingsOf(view, seat, OPENINGS),
    ...styled,
    { type: 'endTurn' },
  ]);
}

/** The different legal ones of these intents, in order. */
function legal(view: Now, seat: Seat, intents: readonly Intent[]): readonly Intent[] {
  const different = new Map(intents.map((each) => [JSON.stringify(each), each]));
  return [...different.values()].filter((each) => dinoSoldiers.check(view, seat, each) === null);
}

/** The chance by seat: by the worth of the living units, weighed by their hit points. */
function chances(state: Now): readonly number[] {
  const { ending } = state;
  if (ending !== null)
    return [0, 1].map((seat) => (ending.winners.length === 0 ? 0.5 : ending.winners.includes(seat) ? 1 : 0));
  const worth = { dinosaurs: 0, soldiers: 0 };
  for (const unit of state.units) {
    if (unit.place === 'dead') continue;
    const { cost, hp } = dataOf(unit);
    worth[sideOf(unit)] += (cost + (unit.alpha ? ALPHA_COST : 0)) * (0.4 + (0.6 * unit.hp) / hp);
  }
  const total = Math.max(1, worth.dinosaurs + worth.soldiers);
  return [0, 1].map((seat) => {
    const own = sideAt(state, seat);
    if (own === null) return 0.5;
    return 0.5 + 0.45 * Math.tanh((STEEPNESS * (2 * worth[own] - worth.dinosaurs - worth.soldiers)) / total);
  });
}

/** The shares of their hit points that the units on the field at `start` have lost. */
function lost(start: Now, now: Now): Readonly<Record<string, number>> {
  const known = start.units.filter(({ place, hp }) => place === 'field' && hp > 0);
  const left = (id: number) => (now.units[id]?.place === 'dead' ? 0 : (now.units[id]?.hp ?? 0));
  return Object.fromEntries(known.map(({ id, hp }) => [id, Math.max(0, 1 - left(id) / hp)]));
}
