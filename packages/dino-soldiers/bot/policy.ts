/** The play of one turn: where units go, which attack they make, and how much they avoid enemies. */
import type { Seat } from '@dwo/kernel';
import {
  ATTACKS,
  type Attack,
  adjacent,
  attacksOf,
  clear,
  dataOf,
  dinoSoldiers,
  distance,
  type Figure,
  faceOf,
  fielded,
  fitsWith,
  has,
  hasRoom,
  type Intent,
  type ModeData,
  type Now,
  otherSide,
  sideAt,
  sideOf,
  standingOn,
  startOf,
  sure,
} from '../rules';
import { besideOf } from './ground';
import { burnOf, tollOf, type Way, waysOf } from './ways';
import { lossBy, worthOfAttack } from './worth';

/** The preferences of a unit: weights for its score of a tile, in points of cost. */
export interface Taste {
  /** The weight of the loss that it could cause from there. */
  readonly bite: number;
  /** The weight of the loss that enemies could cause it there. */
  readonly fear: number;
  /** The cost of each step that the tile is nearer or further than the range at which it fights. */
  readonly chase: number;
}

/** The play of a side: the taste of each unit, and whether all of its reserve comes in as soon as it can. */
export interface Style {
  taste(unit: Figure): Taste;
  readonly callsUp: boolean;
}

/** A move must gain more than this many points. */
const IDLE = 0.05;
/** The share of the danger for a hidden unit, because only attacks on its tile hit it. */
const HIDDEN = 0.2;
/** The destinations that are tried for one unit. */
const TRIES = 4;
const FAR = 99;

function reaches({ range, minRange = 0 }: ModeData, far: number): boolean {
  return far >= minRange && (range === null || far <= range);
}

const blowsOf = (unit: Figure) => ATTACKS[sideOf(unit)];

function sumOfBest(values: number[], count: number): number {
  values.sort((a, b) => b - a);
  return values.slice(0, count).reduce((sum, each) => sum + each, 0);
}

/** The loss that a unit could cause from a spot in this turn, in points of cost. */
function prospects(state: Now, unit: Figure, at: { x: number; y: number }, enemies: readonly Figure[]): number {
  const values = dataOf(unit).modes.map((mode) => {
    let most = 0;
    for (const enemy of enemies) {
      const spot = sure(state.tiles[sure(enemy.tile)]);
      if (!reaches(mode, distance(at, spot)) || (enemy.hidden > 0 && !has(unit, 'sniff'))) continue;
      const loss = lossBy(enemy, mode);
      if (loss > most && (mode.indirect === true || clear(at, spot, state.obstacles))) most = loss;
    }
    return most;
  });
  return sumOfBest(values, blowsOf(unit));
}

/**
 * The loss that enemies could cause a unit on a spot in their next turn, in points of cost; at most a little more than
 * its own cost.
 */
function danger(state: Now, unit: Figure, at: { x: number; y: number }, enemies: readonly Figure[]): number {
  const { cost } = dataOf(unit);
  let sum = 0;
  for (const enemy of enemies) {
    const { move, modes } = dataOf(enemy);
    const far = distance(at, sure(state.tiles[sure(enemy.tile)]));
    const walked = has(enemy, 'leap') ? 2 * move : has(enemy, 'reducedMobility') ? move - 0.5 : move;
    const values = modes.map((mode) =>
      reaches({ ...mode, minRange: 0 }, Math.max(0, far - walked)) ? lossBy(unit, mode) : 0,
    );
    sum += sumOfBest(values, blowsOf(enemy));
  }
  return Math.min(cost + 1, sum);
}

/** The steps from every tile to the nearest of these units; `FAR` if there is no way. */
function pathsTo(state: Now, units: readonly Figure[]): readonly number[] {
  const steps = state.tiles.map(() => FAR);
  const queue = [...new Set(units.map(({ tile }) => tile as number))];
  for (const at of queue) steps[at] = 0;
  const beside = besideOf(state);
  for (const at of queue) {
    for (const to of beside[at] ?? []) {
      if (to === null || steps[to] !== FAR) continue;
      steps[to] = (steps[at] ?? 0) + 1;
      queue.push(to);
    }
  }
  return steps;
}

/** The distance at which a unit fights best: 0 for dinosaurs, the range of its weapon for a soldier, at most 4. */
function likedRange(unit: Figure): number {
  if (sideOf(unit) === 'dinosaurs') return 0;
  return Math.min(4, Math.max(...dataOf(unit).modes.map(({ range }) => range ?? 6)));
}

interface Scene {
  readonly enemies: readonly Figure[];
  readonly steps: readonly number[];
}

function sceneOf(state: Now, seat: Seat): Scene {
  const enemies = fielded(state, otherSide(sideAt(state, seat)));
  return { enemies, steps: pathsTo(state, enemies) };
}

function scoreOf(state: Now, unit: Figure, { tile, path }: Way, { enemies, steps }: Scene, taste: Taste): number {
  const toll = tollOf(state, unit, path) + burnOf(state, unit, tile);
  const at = sure(state.tiles[tile]);
  const gain = state.step === 'move' ? prospects(state, unit, at, enemies) : 0;
  const off = Math.abs((steps[tile] ?? FAR) - likedRange(unit));
  const terrain = faceOf(at)?.terrain;
  const hides = terrain === 'cluttered' && gain === 0 && has(unit, 'stealthy');
  const fear = taste.fear === 0 ? 0 : taste.fear * danger(state, unit, at, enemies) * (hides ? HIDDEN : 1);
  return taste.bite * gain - fear - taste.chase * off - toll;
}

/** The first step on the best way of a unit; null if the unit should stay. */
function stepOf(state: Now, seat: Seat, unit: Figure, scene: Scene, taste: Taste): Intent | null {
  const ways = waysOf(state, unit).map((way) => ({ ...way, score: scoreOf(state, unit, way, scene, taste) }));
  const stay = ways[0]?.score ?? 0;
  const better = ways.filter(({ score }) => score > stay + IDLE).sort((a, b) => b.score - a.score);
  for (const { path } of better.slice(0, TRIES)) {
    const spot = state.tiles[path[0] ?? -1];
    if (spot === undefined) continue;
    const type = adjacent(spot, standingOn(state, unit)) ? 'step' : 'leap';
    const intent: Intent = { type, unit: unit.id, x: spot.x, y: spot.y };
    if (dinoSoldiers.check(state, seat, intent) === null) return intent;
  }
  return null;
}

/** The attack that is worth most; null if none is worth anything. */
function bestAttack(state: Now, seat: Seat): Attack | null {
  let best: Attack | null = null;
  let most = 0;
  for (const unit of fielded(state, sideAt(state, seat))) {
    if (unit.modes.length >= blowsOf(unit)) continue;
    for (const attack of attacksOf(state, unit)) {
      const worth = worthOfAttack(state, attack);
      if (worth > most) [best, most] = [attack, worth];
    }
  }
  return best;
}

/** The best attack of each unit and mode, as far as it is worth something, in descending order of worth. */
export function bestAttacks(state: Now, seat: Seat): readonly Attack[] {
  const best = new Map<string, { readonly attack: Attack; readonly worth: number }>();
  for (const unit of fielded(state, sideAt(state, seat))) {
    for (const attack of attacksOf(state, unit)) {
      const worth = worthOfAttack(state, attack);
      const key = `${unit.id} ${attack.mode}`;
      if (worth > (best.get(key)?.worth ?? 0)) best.set(key, { attack, worth });
    }
  }
  return [...best.values()].sort((a, b) => b.worth - a.worth).map(({ attack }) => attack);
}

/**
 * The next intent of a seat's turn in a style. Units in `settled` stay; the function adds those that it finds better
 * off there.
 */
export function turnIntent(state: Now, seat: Seat, style: Style, settled = new Set<number>()): Intent {
  const side = sideAt(state, seat);
  if (state.step === 'move') {
    const enter = style.callsUp || fielded(state, side).length === 0 ? dearestInReserve(state, seat) : null;
    if (enter !== null) return enter;
    const scene = sceneOf(state, seat);
    for (const unit of fielded(state, side)) {
      if (unit.points < 1 || settled.has(unit.id)) continue;
      const step = stepOf(state, seat, unit, scene, style.taste(unit));
      if (step !== null) return step;
      settled.add(unit.id);
    }
  }
  return bestAttack(state, seat) ?? { type: 'endTurn' };
}

function dearestInReserve(state: Now, seat: Seat): Intent | null {
  const side = sideAt(state, seat);
  const start = startOf(state, side);
  let best: Figure | null = null;
  for (const unit of state.units) {
    if (unit.place !== 'reserve' || sideOf(unit) !== side || !hasRoom(state, start, unit)) continue;
    if (best === null || dataOf(unit).cost > dataOf(best).cost) best = unit;
  }
  return best === null ? null : { type: 'enter', unit: best.id };
}

/** The most expensive units that fit together on the Starting Tile: the usual deployment. */
export function dearestTogether(state: Now, seat: Seat): Intent {
  const chosen: Figure[] = [];
  const reserve = state.units.filter((unit) => unit.place === 'reserve' && sideOf(unit) === sideAt(state, seat));
  const dearFirst = [...reserve].sort((a, b) => dataOf(b).cost - dataOf(a).cost);
  for (const unit of dearFirst) if (fitsWith(unit, chosen)) chosen.push(unit);
  const large = dearFirst.find((unit) => has(unit, 'massive'));
  const costs = (units: readonly Figure[]) => units.reduce((sum, unit) => sum + dataOf(unit).cost, 0);
  const small: Figure[] = [];
  for (const unit of dearFirst) if (!has(unit, 'massive') && fitsWith(unit, small)) small.push(unit);
  const best = [chosen, small, large === undefined ? [] : [large]].sort((a, b) => costs(b) - costs(a))[0] ?? chosen;
  return { type: 'deploy', units: best.map(({ id }) => id) };
}
