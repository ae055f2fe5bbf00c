/** How a turn is played by a taste: where units go, whom they attack, and how much they mind being attacked. */
import type { Seat } from '@dwo/kernel';
import {
  type Attack,
  ability,
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
import { worthOfAttack } from './worth';

/** The wants of a unit: weights in points of cost. */
export interface Taste {
  /** Of the damage that it could do from a place. */
  readonly bite: number;
  /** Of the damage that enemies could do to it there. */
  readonly fear: number;
  /** Of each step that the place is further from the range at which it fights. */
  readonly chase: number;
}

/** How a side is played: the taste of each unit, and whether it brings in more of its reserve than it must. */
export interface Style {
  taste(unit: Figure): Taste;
  readonly callsUp: boolean;
}

/** The share of a move that is not worth the way. */
const IDLE = 0.05;
/** A hidden unit is hit by attacks on its tile alone. */
const HIDDEN = 0.2;
/** Destinations that are tried for one unit. */
const TRIES = 4;
const FAR = 99;

/** Points of cost that a unit loses by a hit; a death counts a little more. */
export function lossBy(victim: Figure, { damage, kill, pierce }: ModeData, bonus = 0): number {
  const { cost, hp } = dataOf(victim);
  const value = cost + (victim.alpha ? 4 : 0);
  const through = Math.max(0, damage + bonus - (pierce === true ? 0 : ability(victim, 'armour')));
  if (kill === true || through >= victim.hp) return value * (victim.hp / hp) + 1;
  return (value * through) / hp;
}

function reaches({ range, minRange = 0 }: ModeData, far: number): boolean {
  return far >= minRange && (range === null || far <= range);
}

/** How many attacks a unit makes in a turn. */
const blowsOf = (unit: Figure) => (sideOf(unit) === 'dinosaurs' ? 2 : 1);

function sumOfBest(values: number[], count: number): number {
  values.sort((a, b) => b - a);
  return values.slice(0, count).reduce((sum, each) => sum + each, 0);
}

/** The damage that a unit could do from a spot in this turn. */
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

/** The damage that enemies could do to a unit on a spot in their next turn, no more than it is worth. */
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

/** Steps from every tile to the nearest of these units. */
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

/** How far from the enemy a unit fights best: beasts on its tile, soldiers at the length of their guns. */
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

/** The first step on the best way of a unit; null if it had better stay. */
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

/** The attack that takes most from the enemy; null if none is worth it. */
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

/** The attacks that are worth something, the best of each unit and mode, those that take most first. */
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

/** The next intent of a seat's turn in this style; units in `settled` have been found to stay. */
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

/** The dearest units that fit together, unit by unit: what comes onto the field before the first turn. */
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
