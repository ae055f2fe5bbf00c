/** A computer player of Dino Soldiers: it brings all it has, goes where it can fight, and makes the dearest attack first. */
import type { Bot, Dice } from '@dwo/kernel';
import {
  adjacent,
  dataOf,
  dinoSoldiers,
  type Figure,
  type Intent,
  type Now,
  type State,
  same,
  sideAt,
  sideOf,
  unitAt,
} from '../rules';
import { worthOfAttack } from './worth';

/** Steps from every tile to the nearest of these units. */
function pathsTo(state: Now, units: readonly Figure[]): readonly number[] {
  const steps = state.tiles.map(() => 99);
  const queue = [...new Set(units.map(({ tile }) => tile as number))];
  for (const at of queue) steps[at] = 0;
  for (const at of queue) {
    const from = state.tiles[at];
    state.tiles.forEach((tile, i) => {
      if (from === undefined || steps[i] !== 99 || !adjacent(from, tile)) return;
      steps[i] = (steps[at] ?? 0) + 1;
      queue.push(i);
    });
  }
  return steps;
}

/** How far from the enemy a unit fights best: beasts on its tile, soldiers at the length of their guns. */
function likedRange(unit: Figure): number {
  const ranges = dataOf(unit).modes.map(({ range }) => range ?? 6);
  return sideOf(unit) === 'dinosaurs' ? 0 : Math.min(4, Math.max(...ranges));
}

/** How much nearer to its liked range a move brings a unit. */
function gainOfMove(
  state: Now,
  steps: readonly number[],
  intent: Extract<Intent, { x: number; unit: number }>,
): number {
  const unit = unitAt(state, intent.unit);
  const to = state.tiles.findIndex((tile) => same(tile, intent));
  if (unit === null || unit.tile === null || to < 0) return -1;
  const off = (tile: number) => Math.abs((steps[tile] ?? 99) - likedRange(unit));
  const burning = (state.tiles[to]?.burns ?? 0) > 0 ? 2 : 0;
  return off(unit.tile) - off(to) - burning;
}

/** Higher is better; what is worth nothing is not done. */
function scoreOf(state: Now, steps: readonly number[], intent: Intent): number {
  switch (intent.type) {
    case 'enter':
      return 1000;
    case 'step':
    case 'leap':
    case 'overfly': {
      const gain = gainOfMove(state, steps, intent);
      return gain > 0 ? 500 + gain : -1;
    }
    case 'attack':
      return worthOfAttack(state, intent);
    case 'deploy':
      return intent.units.reduce((sum, id) => sum + (state.units[id] ? dataOf(state.units[id]).cost : 0), 0);
    default:
      return 0;
  }
}

function pick<T>(things: readonly T[], dice: Dice): T {
  return things[dice.roll(things.length, 'bot') - 1] as T;
}

/** One of the intents that score highest. */
function best(state: Now, seat: number, intents: readonly Intent[], dice: Dice): Intent {
  const enemies = state.units.filter((unit) => unit.place === 'field' && sideOf(unit) !== sideAt(state, seat));
  const steps = pathsTo(state, enemies);
  const scores = intents.map((intent) => scoreOf(state, steps, intent));
  const top = Math.max(...scores);
  return pick(
    intents.filter((_, i) => scores[i] === top),
    dice,
  );
}

export const bot: Bot<State, Intent> = {
  choose(view, seat, dice) {
    if (view.phase === 'play' && view.step === 'dodge') return dinoSoldiers.pass(view, seat);
    const intents = dinoSoldiers.intents(view, seat);
    if (view.phase !== 'play' && view.phase !== 'deploy') return pick(intents, dice);
    const chosen = best(view, seat, intents, dice);
    // The turn ends at once where nothing is worth doing.
    return chosen.type === 'endMove' ? { type: 'endTurn' } : chosen;
  },
  hurries: ({ phase }) => phase === 'field' || phase === 'starts',
};
