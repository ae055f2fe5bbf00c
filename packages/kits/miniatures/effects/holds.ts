/** While effects wait, figures keep their earlier appearance, derived from the effects that are still to come. */
import type { Point } from '@dwo/kernel';
import type { Effect, SceneModel } from '../model';
import { besideLeader, followersOf, swing, type Way } from './formation';
import { legFacing } from './leg';

/** The appearance that a figure keeps until its effects have run. */
export interface Hold {
  /** The point at which its next glide begins; null without one. */
  readonly at: Point | null;
  /** Facing along the first leg of that glide. */
  readonly facing: number | null;
  /** The height at which that glide begins; null if it has none. */
  readonly z: number | null;
  /** Invisible until its arrival has run. */
  readonly veiled: boolean;
  /** Standing until its death has run. */
  readonly upright: boolean;
  /** Life points that the model has taken and no effect has shown yet. */
  readonly debt: number;
}

const FREE: Hold = { at: null, facing: null, z: null, veiled: false, upright: false, debt: 0 };

/** The life points that a number effect takes: 2 for `-2`, 0 for words. */
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

/** A follower waits at the start of its leader's path, in the position to the leader that it will have at the end. */
function heldBehind(hold: Hold, way: Way, own: Placed): Hold {
  const [first, second] = way.path;
  if (hold.at !== null || first === undefined || second === undefined) return hold;
  const degrees = swing(way.path, legFacing(first, second));
  return { ...hold, at: besideLeader(way.path, own, first, degrees), facing: own.facing + degrees };
}

type Placed = Point & { readonly facing: number };

/** The model after all effects: the place of each figure, and the marks that say what is towed. */
export interface After {
  readonly model: Pick<SceneModel, 'marks'> | null;
  readonly place: (figure: string) => Placed | undefined;
}

const NOWHERE: After = { model: null, place: () => undefined };

/** The hold of each figure, by id, from the effects that wait. */
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
