/** Caches beside a state decide nothing: a match that is resumed from any plain state continues in the same way. */
import { attempt, canonicalJson, clone, type Dice, type Frozen, fold, type Seat, type SpatialGrid } from '@dwo/kernel';
import type { Event } from '../rules/events';
import { type FigureIndex, figureIndexOf, hiddenOf } from '../rules/figure-index';
import type { Intent } from '../rules/intents';
import type { No } from '../rules/refusal';
import { dinoWars } from '../rules/ruleset';
import type { State } from '../rules/state';

/** An intent that was played. */
interface Step {
  readonly before: Frozen<State>;
  readonly seat: Seat;
  readonly intent: Intent;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Throws unless a fresh copy of `before`, without any caches, comes to the same events, state and index. */
export function assertTakenUp({ before, seat, intent, events, after }: Step, dice: Dice): void {
  const resumed = attempt(dinoWars, clone(before) as State, seat, intent, dice);
  same('events', resumed.events, events);
  // No index of this copy has been built yet.
  const replayed = fold(dinoWars, clone(before) as State, events);
  same('state', replayed, after);
  same('index', summary(replayed), summary(after));
}

function same(what: string, fresh: unknown, kept: unknown): void {
  const [one, other] = [fresh, kept].map(canonicalJson);
  if (one !== other) throw new Error(`A fresh copy of the state has different ${what}: ${one} instead of ${other}`);
}

/** Returns a summary of the index: where figures are, and which count. */
function summary(state: State) {
  const now = state as Frozen<State>;
  const index = figureIndexOf(now);
  const { points, left, alive, ids, unloaded } = index;
  const { secrets } = now;
  const known = secrets.flatMap((secret) => Object.entries(secret?.dinosaurs ?? {}));
  return {
    ...{ points, left, alive, ids, unloaded: [...unloaded].sort() },
    grids: (['dinosaurs', 'army', 'vehicles'] as const).map((each) => found(index[each], everybody(now))),
    hidden: found(hiddenOf(now), known),
  };
}

function everybody({ dinosaurs, soldiers, vehicles, crewedWeapons }: Frozen<State>) {
  return [dinosaurs, soldiers, vehicles, crewedWeapons].flatMap((each) => Object.entries(each));
}

/** Lists the figures on a grid, and those of them that are found at their place. */
function found(
  grid: FigureIndex['army'] | SpatialGrid | null,
  figures: readonly (readonly [string, { x: number; y: number }])[],
) {
  if (grid === null) return null;
  const there = figures.filter(([id, { x, y }]) => grid.near(x, y, 0).includes(id)).map(([id]) => id);
  return { size: grid.size, there };
}

/** Returns the rule and the code of a refusal. Throws if it names no number or figure (DW-R-108). */
export function told({ rule, code, facts }: No): string {
  if (Object.keys(facts).length === 0) throw new Error(`${rule} ${code} names no fact`);
  return `${rule} ${code}`.trim();
}
