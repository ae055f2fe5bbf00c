/** The reason why one place is better than another: an attack, in this round or the next, less danger, or the goal of the scenario. */
import { clone, distance, frozen, gap, type Point, type Seat } from '@dwo/kernel';
import { discAt, discOf, figureOf, type Now, type State } from '../../rules';
import { foesOf, goalsOf } from '../goals';
import { anyOf, attackFrom, bestAttack, type Threat, threatsAt } from './odds';

/** The least differences that count: of chances to destroy, in points, and of chances to be destroyed. */
const MORE = 0.25;
const LESS = 0.08;
/** The least way by which a place is nearer to a goal, in mils. */
const NEARER = 1000;

/** The table at the beginning of the next round, as far as nobody moves. */
function nextRound(view: Now): Now {
  const state = clone(view as State);
  state.phase = 'move';
  for (const figure of state.figures) Object.assign(figure, { moved: false, attacked: false, unseen: [] });
  return frozen(state);
}

/** The worth of an attack, in points on average. */
const worthOf = (view: Now, attack: Threat | null) =>
  attack === null ? 0 : attack.kill * ((view.figures[attack.on]?.points ?? 0) + 1);

/** The facts of two places of a figure; `why` tells how the second one is better, `place` if only its distance is known. */
export function placeFacts(view: Now, seat: Seat, figure: number, { here, there }: { here: Point; there: Point }) {
  const facts = { gap: nearest(view, seat, figure, here), otherGap: nearest(view, seat, figure, there) };
  const gains = (own: Threat | null, other: Threat | null) => worthOf(view, other) - worthOf(view, own);
  const [own, other] = [here, there].map((at) => attackFrom(view, seat, figure, at));
  if (own !== undefined && other != null && gains(own, other) >= MORE) {
    return { ...facts, why: 'attack', target: other.on, kill: other.kill, ownKill: own?.kill ?? 0 };
  }
  const next = nextRound(view);
  const [all = 0, otherAll = 0] = [here, there].map((at) => anyOf(threatsAt(next, seat, figure, at)));
  if (all - otherAll >= LESS) return { ...facts, why: 'danger', all, otherAll };
  const nearer = goalGain(view, seat, figure, { here, there });
  if (nearer !== null) return { ...facts, ...nearer, why: 'goal' };
  const [then = null, later = null] = [here, there].map((at) => bestAttack(next, seat, figure, at));
  if (later === null || gains(then, later) < MORE) return { ...facts, why: 'place' };
  return { ...facts, why: 'next', target: later.on, kill: later.kill, ownKill: then?.kill ?? 0 };
}

/** By how much the second place is nearer to a goal of the scenario, in mils; null if it is not, or if only enemies are its goals. */
function goalGain(view: Now, seat: Seat, figure: number, { here, there }: { here: Point; there: Point }) {
  const own = figureOf(view, figure);
  const foes = foesOf(view, seat);
  const hunted = foes.map((foe) => discOf(view, foe));
  const goals = goalsOf(view, seat, own, foes).filter(({ x, y }) => !hunted.some((foe) => foe.x === x && foe.y === y));
  if (goals.length === 0) return null;
  const [far = 0, otherFar = 0] = [here, there].map((at) => Math.min(...goals.map((goal) => distance(at, goal))));
  return far - otherFar < NEARER ? null : { nearer: Math.round(far - otherFar) };
}

/** The distance of the nearest enemy from a figure at a place, in mils; null without enemies. */
export function nearest(view: Now, seat: Seat, figure: number, at: Point): number | null {
  const base = discAt(figureOf(view, figure), at);
  const all = foesOf(view, seat).map((foe) => Math.max(0, Math.round(gap(base, discOf(view, foe)))));
  return all.length === 0 ? null : Math.min(...all);
}
