/** Exact odds of attacks, now and from where a figure could come to stand, all from the dice of the rules. */
import { chance, clone, distance, type Frozen, frozen, gap, type Point, type Seat } from '@dwo/kernel';
import { facingTo } from '@dwo/kernel/table';
import {
  barrierAcross,
  CLASS_DATA,
  chainOf,
  commanderOf,
  discAt,
  discOf,
  type Fig,
  figureOf,
  hasMoved,
  type Intent,
  type Now,
  orderAlone,
  RANGE,
  type Result,
  type State,
} from '../../rules';
import { foesOf } from '../goals';

/** The gap at which a figure strikes that came to do so, in mils. */
const CONTACT = 50;

/** The chance of these results of an order with dice; 0 if it is refused. */
function share(view: Now, seat: Seat, intent: Intent, wanted: readonly Result[]): number {
  if (orderAlone.check(view, seat, intent) !== null) return 0;
  const { results } = chainOf(view, seat, intent);
  return wanted.reduce((sum, result) => sum + (results.has(result) ? chance(results.get(result) as never) : 0), 0);
}

/** The odds of an order by name, from 0 to 1; none for an order without dice. */
export function oddsOf(view: Now, seat: Seat, intent: Intent): Readonly<Record<string, number>> {
  switch (intent.type) {
    case 'distanceAttack':
    case 'handAttack':
      return { kill: killOf(view, seat, intent) };
    case 'attackTerrain':
      return { falls: share(view, seat, intent, ['falls']) };
    case 'skillRoll':
      return { success: share(view, seat, intent, ['done']) };
    default:
      return {};
  }
}

/** The chance that an attack destroys its target. */
export const killOf = (view: Now, seat: Seat, intent: Intent) => share(view, seat, intent, ['destroyed']);

/** An attack that a figure could make. */
export interface Threat {
  readonly by: number;
  readonly on: number;
  /** The chance that it destroys its target, from 0 to 1. */
  readonly kill: number;
  /** Whether it is a strike. */
  readonly strikes: boolean;
}

/** The table with a figure at another place, turned to a point there if one is given. */
function placed(view: Now, { id }: Fig, at: Point, towards: Point | null): Now {
  const state = clone(view as State);
  const facing = towards === null ? {} : facingOf(at, towards);
  for (const moved of [state.figures[id], state.figures[state.figures[id]?.rider ?? -1]]) {
    if (moved !== undefined) Object.assign(moved, { x: at.x, y: at.y, ...facing });
  }
  return frozen(state);
}

function facingOf(at: Point, towards: Point) {
  const facing = facingTo(at, towards);
  return facing === null ? {} : { facingX: facing.x, facingY: facing.y };
}

/** The place from which a figure attacks another: where it stands if it has moved, else as near as it must come; null if it can't. */
function standOf(view: Now, figure: Fig, target: Fig): Point | null {
  if (hasMoved(view, figure)) return figure;
  const [from, aim] = [discOf(view, figure), discOf(view, target)];
  const far = gap(from, aim);
  const way = Math.max(0, far - (figure.distance ? RANGE : CONTACT));
  if (way === 0) return figure;
  if (way > CLASS_DATA[figure.class].move) return null;
  const part = way / distance(from, aim);
  const at = { x: Math.round(from.x + (aim.x - from.x) * part), y: Math.round(from.y + (aim.y - from.y) * part) };
  return barrierAcross(view, [from, at]) === null ? at : null;
}

/** The best attack of a figure on another in this round, wherever it may go for it; null if there is none. */
function attackOn(view: Now, by: Fig, on: Fig): Threat | null {
  const seat = commanderOf(view, by);
  const at = standOf(view, by, on);
  if (seat === null || at === null) return null;
  const there = placed(view, by, at, hasMoved(view, by) ? null : discOf(view, on));
  const ready = (phase: State['phase'], type: 'distanceAttack' | 'handAttack') => {
    const state = clone(there as State);
    Object.assign(state, { phase, asked: seat });
    Object.assign(state.figures[by.id] ?? {}, { attacked: false, unseen: [] });
    for (const player of state.players) player.done = false;
    return killOf(frozen(state), seat, { type, figure: by.id, target: on.id });
  };
  const [shot, blow] = [by.distance ? ready('distance', 'distanceAttack') : 0, ready('hand', 'handAttack')];
  const kill = Math.max(shot, blow);
  return kill === 0 ? null : { by: by.id, on: on.id, kill, strikes: blow > shot };
}

/** The attacks on a figure at a place that enemies could make before they have moved again, the most dangerous first. */
export function threatsAt(view: Now, seat: Seat, figure: number, at: Point): readonly Threat[] {
  const there = placed(view, figureOf(view, figure), at, null);
  return foesOf(there, seat)
    .flatMap((foe) => attackOn(there, foe, figureOf(there, figure)) ?? [])
    .sort((a, b) => b.kill - a.kill);
}

/** The best attack of a figure from a place, once it stands there and looks at its target; null if there is none. */
export function attackFrom(view: Now, seat: Seat, figure: number, at: Point): Threat | null {
  const own = figureOf(view, figure);
  let best: Threat | null = null;
  for (const foe of foesOf(view, seat)) {
    const state = clone(placed(view, own, at, discOf(view, foe)) as State);
    Object.assign(state.figures[figure] ?? {}, { moved: true });
    const now = frozen(state);
    const found = attackOn(now, figureOf(now, figure), foe);
    if (found !== null && found.kill > (best?.kill ?? 0)) best = found;
  }
  return best;
}

/** The best attack of a figure that begins a round at a place and may still move; null if there is none. */
export function bestAttack(view: Now, seat: Seat, figure: number, at: Point): Threat | null {
  const there = placed(view, figureOf(view, figure), at, null);
  return foesOf(there, seat)
    .flatMap((foe) => attackOn(there, figureOf(there, figure), foe) ?? [])
    .reduce<Threat | null>((best, each) => (best === null || each.kill > best.kill ? each : best), null);
}

/** The chance that at least one of some attacks destroys its target. */
export const anyOf = (threats: readonly Threat[]) => 1 - threats.reduce((none, { kill }) => none * (1 - kill), 1);

/** How far the nearest enemy of a figure at a place is beyond the range of its attacks, in mils, and who that is; null without enemies. */
export function shortBy(view: Now, seat: Seat, figure: number, at: Point): { foe: Frozen<Fig>; mils: number } | null {
  const own = figureOf(view, figure);
  const base = discAt(own, at);
  const reach = own.distance ? RANGE : CONTACT;
  let nearest: { foe: Frozen<Fig>; mils: number } | null = null;
  for (const foe of foesOf(view, seat)) {
    const mils = Math.round(gap(base, discOf(view, foe)) - reach);
    if (nearest === null || mils < nearest.mils) nearest = { foe, mils };
  }
  return nearest;
}
