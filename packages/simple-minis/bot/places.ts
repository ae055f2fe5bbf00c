/** The places that a figure may go to: their worth, and the moves that lead to them. */
import { type Disc, distance, gap, type Point, type Seat } from '@dwo/kernel';
import { distanceToShape, facingTo } from '@dwo/kernel/table';
import {
  barrierAcross,
  CLASS_DATA,
  commanderOf,
  discAt,
  discOf,
  type Fig,
  hasMoved,
  isActive,
  isMount,
  type Move,
  type Now,
  POOL,
  RANGE,
  reachesItem,
  samplesFor,
  simpleMinis,
} from '../rules';
import { threat } from './chances';
import { foesOf, goalsOf, worthOf } from './goals';
import type { Style } from './styles';
import { type Distances, distancesTo, wayRound } from './ways';

/** A move must gain more than this many points. */
const IDLE = 0.05;
/** The places of a figure that are tried before it stays. */
const MOST_TRIED = 12;
/** The share of its move that an enemy is expected to come nearer. */
const CLOSER = 0.8;
/** The weight of what enemies can do in the next round, once they have moved in this one. */
const LATER = 0.4;
/** The share of an attack that is lost with a figure that is destroyed before it. */
const TOO_LATE = 0.8;
/** Points for a place at the pool. */
const AT_POOL = 1;

/** An enemy as it looks from every place. */
interface Enemy {
  readonly foe: Fig;
  readonly disc: Disc;
  /** The worth of its destruction. */
  readonly worth: number;
  /** How much nearer it is expected to come; null if it does nothing. */
  readonly nearer: number | null;
  /** Whether it stays where it is in this round, and whether it then attacks first. */
  readonly stays: boolean;
  readonly isFirst: boolean;
}

/** The view of a figure that looks for a place. */
interface Scene {
  readonly enemies: readonly Enemy[];
  readonly far: Distances;
  readonly style: Style;
}

/** A place, the way to it, and how much better it is than the present one. */
interface Option {
  readonly path: readonly Point[];
  readonly at: Point;
  readonly gain: number;
}

/** The enemies of a figure. */
function enemiesOf(state: Now, figure: Fig, foes: readonly Fig[], { sharp }: Style): readonly Enemy[] {
  const own = state.order.indexOf(commanderOf(state, figure) ?? -1);
  return foes.map((foe) => ({
    ...{ foe, disc: discOf(state, foe), worth: worthOf(state, foe) },
    nearer: isActive(foe) ? CLASS_DATA[foe.class].move * CLOSER : null,
    stays: sharp && hasMoved(state, foe),
    isFirst: state.order.indexOf(commanderOf(state, foe) ?? -1) < own,
  }));
}

/** The chance that a foe destroys a figure at a place, if it comes nearer by this much. */
function harmAt({ foe, disc }: Enemy, nearer: number, figure: Fig, at: Disc): number {
  const far = Math.max(0, gap(at, disc) - nearer);
  return threat(foe, { ...disc, x: at.x + at.radius + disc.radius + far, y: at.y }, figure, at);
}

/** The worth of a place: the best attack from there, less what enemies can do to the figure there, and its goal. */
function valueAt(state: Now, figure: Fig, at: Disc, { enemies, far, style }: Scene): number {
  const moves = CLASS_DATA[figure.class].move;
  let bite = 0;
  let now = 0;
  let before = 0;
  let later = 0;
  for (const enemy of enemies) {
    const { foe, disc, worth, nearer, stays, isFirst } = enemy;
    bite = Math.max(bite, threat(figure, at, foe, disc) * worth);
    if (nearer === null) continue;
    if (!stays) {
      now += harmAt(enemy, nearer, figure, at);
      continue;
    }
    const harm = harmAt(enemy, 0, figure, at);
    now += harm;
    if (isFirst) before += harm;
    later += harmAt(enemy, nearer, figure, at);
  }
  const fear = Math.min(1, now + LATER * Math.min(1, later));
  const lost = 1 - TOO_LATE * Math.min(1, before);
  const near = far(at);
  const pull = Number.isFinite(near) ? near / moves : 0;
  const worth = figure.points + (figure.rider === null ? 0 : 2);
  return style.bite * bite * lost - style.fear * fear * worth - style.pull * pull + goalWorth(state, at, style);
}

/** The points that a place is worth by itself. */
function goalWorth(state: Now, at: Disc, style: Style): number {
  if (state.options.scenario !== 'watering_hole') return 0;
  const pool = state.features.find(({ id }) => id === POOL.id);
  if (pool === undefined || distanceToShape(at, at, pool) - at.radius > POOL.range) return 0;
  return AT_POOL * Math.max(0.5, style.pull);
}

/** The facing from a place to the foe that matters most there. */
function facingFor(state: Now, figure: Fig, at: Disc, foes: readonly Fig[]): Point | null {
  let best: Fig | null = null;
  let most = -1;
  for (const foe of foes) {
    const disc = discOf(state, foe);
    const worth = threat(figure, at, foe, disc) * worthOf(state, foe) + 1 / (1 + gap(at, disc));
    if (worth > most) [best, most] = [foe, worth];
  }
  return best === null ? null : facingTo(at, discOf(state, best));
}

/** The ways that a figure may go; barriers may lie across the straight ones. */
function pathsFor(state: Now, figure: Fig, foes: readonly Fig[], goals: readonly Point[]): (readonly Point[])[] {
  const from = discOf(state, figure);
  const { move, half } = CLASS_DATA[figure.class];
  const paths: (readonly Point[])[] = samplesFor(state, figure).map((at) => [at]);
  const towards = [
    ...goals.slice(0, 3),
    ...foes.filter(({ riding }) => riding === null).map((foe) => discOf(state, foe)),
  ];
  for (const goal of towards.slice(0, 8)) {
    const far = distance(from, goal);
    const radius = 'radius' in goal ? (goal.radius as number) : 0;
    for (const most of [move, half, Math.max(0, far - RANGE - radius - from.radius + 50)]) {
      const share = far === 0 ? 0 : Math.max(0, Math.min(most, far - radius - from.radius - 1)) / far;
      const x = from.x + Math.trunc((goal.x - from.x) * share);
      paths.push([{ x, y: from.y + Math.trunc((goal.y - from.y) * share) }]);
    }
  }
  for (const length of [move, (move + half) / 2, half]) {
    const way = wayRound(state, from, goals, length);
    if (way !== null) paths.push(way);
  }
  return paths;
}

/** The move of a figure along a way, with the things that lie at its end; null if it is not legal. */
function moveAlong(state: Now, seat: Seat, figure: Fig, path: readonly Point[], foes: readonly Fig[]): Move | null {
  const disc = discAt(figure, path.at(-1) ?? figure);
  const may = !isMount(figure) || figure.rider !== null;
  const pickUp = state.items.flatMap((item, id) =>
    may && item.place === 'lying' && reachesItem(disc, item) ? [id] : [],
  );
  const facing = facingFor(state, figure, disc, foes);
  const intent: Move = { type: 'move', figure: figure.id, path, facing, pickUp, drop: [] };
  return simpleMinis.check(state, seat, intent) === null ? intent : null;
}

/** The ways of a figure to places that are worth more than its own, the best first. */
function ranked(state: Now, seat: Seat, figure: Fig, style: Style, foes: readonly Fig[]): Option[] {
  const goals = goalsOf(state, seat, figure, foes);
  const scene: Scene = { enemies: enemiesOf(state, figure, foes, style), far: distancesTo(state, goals), style };
  const stay = valueAt(state, figure, discOf(state, figure), scene);
  const all = pathsFor(state, figure, foes, goals).map((path): Option => {
    const at = path.at(-1) ?? figure;
    return { path, at, gain: valueAt(state, figure, discAt(figure, at), scene) - stay };
  });
  return all.filter(({ gain }) => gain > IDLE).sort((a, b) => b.gain - a.gain);
}

/** The best move of one figure in a style; null if it is well where it is. */
export function moveOf(state: Now, seat: Seat, figure: Fig, style: Style): Move | null {
  const foes = foesOf(state, seat);
  const from = discOf(state, figure);
  let tried = 0;
  for (const { path } of ranked(state, seat, figure, style, foes)) {
    if (tried >= MOST_TRIED) break;
    // Only the straight ways to the best places are worth a look for barriers.
    if (path.length === 1 && barrierAcross(state, [from, ...path]) !== null) continue;
    tried += 1;
    const move = moveAlong(state, seat, figure, path, foes);
    if (move !== null) return move;
  }
  const facing = facingFor(state, figure, from, foes);
  if (facing === null) return null;
  const { facingX, facingY } = figure;
  const isAlong = Math.abs(facing.x * facingY - facing.y * facingX) < 1e-9;
  const isFacing = isAlong && facing.x * facingX + facing.y * facingY > 0;
  const inReach = foes.some((foe) => threat(figure, from, foe, discOf(state, foe)) > 0);
  if (isFacing || !inReach) return null;
  return { type: 'move', figure: figure.id, path: [], facing, pickUp: [], drop: [] };
}
