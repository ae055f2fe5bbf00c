/** While effects wait, figures still look as before them: worked out from what is still to come. */
import type { Point } from '@dwo/kernel';
import type { Effect, SceneModel } from '../model';
import { besideLeader, followersOf, swing, type Way } from './formation';
import { legFacing } from './leg';

/** How a figure is held back. */
export interface Hold {
  /** The point where its next glide begins. */
  readonly at: Point | null;
  /** Facing along the first leg of that glide. */
  readonly facing: number | null;
  /** Height at which that glide begins, null if it has none. */
  readonly z: number | null;
  /** Still to be seen coming. */
  readonly veiled: boolean;
  /** Still to be seen dying. */
  readonly upright: boolean;
  /** Life points the model has taken already and nobody has seen going. */
  readonly debt: number;
}

const FREE: Hold = { at: null, facing: null, z: null, veiled: false, upright: false, debt: 0 };

/** Life points a number effect tells of: 2 for `-2`, 0 for words. */
export function lost(text: string): number {
  const found = /^[-−–](\d+)$/.exec(text.trim());
  return found ? Number(found[1]) : 0;
}

function heldBy(hold: Hold, effect: Effect): Hold {
  switch (effect.type) {
    case 'glide':
    case 'swoop': {
      const [first, second] = effect.path;
      if (hold.at !== null || first === undefined) return hold;
      const facing = second ? legFacing(first, second) : null;
      return { ...hold, at: first, facing, z: effect.heights?.[0] ?? null };
    }
    case 'number':
      return { ...hold, debt: hold.debt + lost(effect.text) };
    case 'death':
    case 'explosion':
      return { ...hold, upright: true };
    case 'parachute':
    case 'reveal':
      return { ...hold, veiled: true };
    default:
      return hold;
  }
}

/** A follower waits where its leader's way begins, as it will stand to it at the end. */
function heldBehind(hold: Hold, way: Way, own: Placed): Hold {
  const [first, second] = way.path;
  if (hold.at !== null || first === undefined || second === undefined) return hold;
  const degrees = swing(way.path, legFacing(first, second));
  return { ...hold, at: besideLeader(way.path, own, first, degrees), facing: own.facing + degrees };
}

type Placed = Point & { readonly facing: number };

/** The model at the end: the place of everything, and what tows what. */
export interface After {
  readonly model: Pick<SceneModel, 'marks'> | null;
  readonly place: (figure: string) => Placed | undefined;
}

const NOWHERE: After = { model: null, place: () => undefined };

/** By figure, how the effects that wait hold it. */
export function holdsOf(waiting: readonly Effect[], after: After = NOWHERE): ReadonlyMap<string, Hold> {
  const holds = new Map<string, Hold>();
  for (const effect of waiting) {
    if (effect.type === 'tracer' || effect.type === 'shell') continue;
    holds.set(effect.figure, heldBy(holds.get(effect.figure) ?? FREE, effect));
    if (effect.type !== 'glide' && effect.type !== 'swoop') continue;
    for (const id of followersOf(effect, after.model)) {
      const own = after.place(id);
      if (own) holds.set(id, heldBehind(holds.get(id) ?? FREE, effect, own));
    }
  }
  return holds;
}
