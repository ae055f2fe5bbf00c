/** Phase 1: the herd closes in, overruns prey in reach, and goes from kill to kill while its movement lasts. */

import { legCost, type Point, type Seat } from '@dwo/kernel';
import { type Intent, isSoldier, isVehicle, leftCi, overrunCost, overrunLeftCi } from '../rules';
import {
  allowed,
  type Beast,
  beastsOf,
  type Field,
  gapOf,
  granted,
  open,
  type Prey,
  partOf,
  touch,
  type Way,
  wayTo,
} from './field';
import { exposure } from './fire-at';
import { hover, swoops } from './soar';
import { biteWorth, onward, type Prospect } from './worth';

/** The number of prey that each dinosaur considers, the nearest first. */
const PREY = 6;
/** The least step in ci; shorter ones are not made. */
const LEAST_STEP_CI = 50;
/** How far a dinosaur looks for a path that is not straight, in ci. */
const DETOUR_CI = 2400;
/** The shares of its movement after which a dinosaur may stop for the sake of cover. */
const PARTS = [1, 0.85, 0.7, 0.6];
/** From this turn on, or after a quiet turn, dinosaurs look for no cover. */
const PATIENCE = 8;
/** After this many quiet turns hidden dinosaurs leave their hiding places. */
const BOREDOM = 4;
/** Prey within this many moves brings a dinosaur out of hiding. */
const AMBUSH_MOVES = 2;

/** Returns the next intent of the herd, or null if no dinosaur has anything useful left to do. */
export function stalk(field: Field, seat: Seat): Intent | null {
  const busy = new Set(field.state.reactions.flatMap(({ dinosaur, target }) => [dinosaur, target]));
  const herd = beastsOf(field, seat)
    .filter(({ id, it }) => !it.moveOver && !busy.has(id))
    .map((beast) => ({ beast, prey: preyOf(field, beast, busy) }))
    .sort((a, b) => gapTo(a.beast, a.prey[0]) - gapTo(b.beast, b.prey[0]));
  for (const { beast, prey } of herd) {
    const intent = strike(field, seat, beast, prey) ?? approach(field, seat, beast, prey);
    if (intent) return intent;
  }
  return null;
}

function gapTo(beast: Beast, prey: Prey | undefined): number {
  return prey ? gapOf(beast.base, prey.base) : Number.POSITIVE_INFINITY;
}

function preyOf(field: Field, beast: Beast, busy: ReadonlySet<string>): Prey[] {
  return field.prey
    .filter(({ id }) => !busy.has(id))
    .map((prey) => ({ prey, gap: gapOf(beast.base, prey.base) }))
    .sort((a, b) => a.gap - b.gap)
    .slice(0, PREY)
    .map(({ prey }) => prey);
}

/** Overruns prey in contact, or goes to the prey that promises most; null if none is in reach. */
function strike(field: Field, seat: Seat, beast: Beast, prey: readonly Prey[]): Intent | null {
  const prospects = beast.it.z > 0 ? [] : prey.flatMap((each) => prospectOf(field, beast, each));
  if (field.tables.dinosaurs[beast.it.kind].flyer) prospects.push(...swoops(field, beast, prey));
  if (field.script.weighs) prospects.sort((a, b) => b.value - a.value);
  return granted(
    field,
    seat,
    prospects.map(({ intent }) => intent),
  );
}

/**
 * Returns the prospect of attacking this prey. The list is empty if the prey is out of reach, or not worth leaving others
 * for.
 */
function prospectOf(field: Field, beast: Beast, prey: Prey): Prospect[] {
  const { state } = field;
  const left = leftCi(state, beast.id);
  const spend = overrunLeftCi(state, beast.id);
  const overrun = overrunCost(state, beast.id);
  const kill = biteWorth(state, beast.it, prey.it);
  if (touch(field, beast.base, prey.base)) {
    if (spend < overrun) return [];
    const intent: Intent = { type: 'overrun', figure: beast.id, target: prey.id };
    return [{ intent, value: kill + onward(state, beast.it, left - overrun) }];
  }
  if (gapOf(beast.base, prey.base) > spend) return [];
  const way = wayTo(field, beast, prey, spend);
  if (!way || way.costCi < 1) return [];
  const rest = spend - way.costCi - overrun;
  // Without movement for an overrun the dinosaur still attacks in phase 3, if it is not in contact already.
  if (rest < 0 && field.prey.some(({ base }) => touch(field, beast.base, base))) return [];
  const value = rest >= 0 ? kill + onward(state, beast.it, rest) : kill * 0.8;
  return [{ intent: { type: 'move', figure: beast.id, path: way.path, stopAt: null }, value }];
}

/**
 * Comes nearer to prey, in the air if it flies, and stops where cover costs no turn. A hidden dinosaur waits until prey
 * comes near.
 */
function approach(field: Field, seat: Seat, beast: Beast, prey: readonly Prey[]): Intent | null {
  const { state, tables } = field;
  const { moveCi, flyer } = tables.dinosaurs[beast.it.kind];
  if (!field.script.approaches && state.quietTurns === 0) return null;
  // The dinosaur has come as far as it wanted.
  if (beast.it.spentCi >= moveCi * 0.55) return null;
  if (beast.it.z === 0 && prey.some(({ base }) => touch(field, beast.base, base))) return null;
  if (liesInWait(field, beast, prey[0])) return null;
  if (flyer) {
    const flight = hover(field, seat, beast, prey);
    if (flight !== null || beast.it.z > 0) return flight;
  }
  if (leftCi(state, beast.id) < LEAST_STEP_CI) return null;
  const worthy = [...prey.slice(0, 3)].sort((a, b) => appeal(b, beast) - appeal(a, beast));
  for (const each of worthy.slice(0, 2)) {
    const way = wayTo(field, beast, each, gapTo(beast, each) + DETOUR_CI);
    const intent = way && advance(field, seat, beast, each, way);
    if (intent) return intent;
  }
  return squeeze(field, seat, beast, prey[0]);
}

/** Whether the dinosaur hides and no prey has come near enough yet (DW-GATE-3). */
function liesInWait({ state, tables }: Field, beast: Beast, nearest: Prey | undefined): boolean {
  if (Object.hasOwn(state.dinosaurs, beast.id) || state.quietTurns >= BOREDOM) return false;
  return gapTo(beast, nearest) > tables.dinosaurs[beast.it.kind].moveCi * AMBUSH_MOVES;
}

/** Returns how attractive prey is: weak targets first, near ones before far ones. */
function appeal(prey: Prey, beast: Beast): number {
  const soft = isSoldier(prey.it) ? 1 : isVehicle(prey.it) ? 0.6 : 0.9;
  return soft / (gapOf(prey.base, beast.base) + 600);
}

interface Stop {
  readonly path: readonly Point[];
  readonly end: Point;
}

/** Returns a move to the best place to stop along a path. */
function advance(field: Field, seat: Seat, beast: Beast, prey: Prey, way: Way): Intent | null {
  const { state, tables } = field;
  const { moveCi } = tables.dinosaurs[beast.it.kind];
  const from: Point = { x: beast.base.x, y: beast.base.y };
  const left = leftCi(state, beast.id);
  const hasty = field.script.hasty || state.turn > PATIENCE || state.quietTurns > 0;
  const stops: Stop[] = [];
  for (const part of hasty ? [1] : PARTS) {
    const walked = partOf(from, way, Math.floor(left * part));
    const end = walked?.path.at(-1);
    if (!walked || !end || walked.costCi < LEAST_STEP_CI) continue;
    stops.push({ path: walked.path, end });
    if (walked.path.length === 1 && !hasty) stops.push(...besides(field, beast, from, end));
  }
  const risks = hasty ? stops.map(() => 0) : stops.map(({ end }) => exposure(field, beast, end));
  const worst = Math.max(1, ...risks);
  const costs = stops.map(({ path, end }, i) => {
    const remaining = gapOf({ ...end, radius: beast.base.radius }, prey.base);
    const turns = Math.ceil(remaining / Math.max(1, moveCi - tables.parameters.overrunCi));
    return { path, cost: (risks[i] ?? worst) + turns * worst + remaining / 1000 };
  });
  costs.sort((a, b) => a.cost - b.cost);
  const moves = costs.map(({ path }): Intent => ({ type: 'move', figure: beast.id, path, stopAt: null }));
  return granted(field, seat, moves);
}

/** Lists places left and right of a stop that cost no more. */
function besides(field: Field, beast: Beast, from: Point, end: Point): Stop[] {
  const dx = end.x - from.x;
  const dy = end.y - from.y;
  const found: Stop[] = [];
  for (const share of [-0.35, -0.2, 0.2, 0.35]) {
    const shrink = 1 / Math.sqrt(1 + share * share);
    const at = {
      x: Math.trunc(from.x + (dx - dy * share) * shrink),
      y: Math.trunc(from.y + (dy + dx * share) * shrink),
    };
    if (legCost(from, at) <= leftCi(field.state, beast.id) && open(field, beast, from, at)) {
      found.push({ path: [at], end: at });
    }
  }
  return found;
}

/** Steps to any free place nearer to its prey, for a dinosaur that finds no path; null if there is none. */
function squeeze(field: Field, seat: Seat, beast: Beast, prey: Prey | undefined): Intent | null {
  if (!prey) return null;
  const from = { x: beast.base.x, y: beast.base.y };
  const left = leftCi(field.state, beast.id);
  const steps: { path: readonly Point[]; gap: number }[] = [];
  for (const [dx, dy] of EIGHT) {
    for (const share of [1, 0.5, 0.2]) {
      const length = Math.floor(left * share) - 2;
      const end = { x: from.x + Math.trunc(dx * length), y: from.y + Math.trunc(dy * length) };
      const gap = gapOf({ ...end, radius: beast.base.radius }, prey.base);
      if (length < LEAST_STEP_CI || gap > gapOf(beast.base, prey.base) - LEAST_STEP_CI) continue;
      if (open(field, beast, from, end)) steps.push({ path: [end], gap });
    }
  }
  steps.sort((a, b) => a.gap - b.gap);
  const moves = steps.map(({ path }): Intent => ({ type: 'move', figure: beast.id, path, stopAt: null }));
  return allowed(field.state, seat, moves);
}

const EIGHT = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
] as const;
