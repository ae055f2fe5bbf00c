/** Figures that move along with another: a gun in tow, the carriers of a load. */
import type { Point } from '@dwo/kernel';
import type { Effect, SceneModel } from '../model';
import { legFacing } from './leg';

/** An effect in which a figure moves along a path. */
export type Way = Extract<Effect, { type: 'glide' | 'swoop' }>;

/** The figures that move along: those that the effect names, else those that the model says are towed. */
export function followersOf(way: Way, model: Pick<SceneModel, 'marks'> | null): readonly string[] {
  if (way.followers) return way.followers;
  return (model?.marks ?? []).flatMap((mark) =>
    mark.type === 'tow' && mark.vehicle === way.figure ? [mark.weapon] : [],
  );
}

/** How far a follower is turned about its leader on leg `leg`, in degrees from its final position; 0 on the last leg. */
export function swing(path: readonly Point[], leg: number | null): number {
  const last = path.length < 2 ? null : legFacing(path[path.length - 2] as Point, path[path.length - 1] as Point);
  return leg === null || last === null ? 0 : leg - last;
}

/** The place of a follower, whose final place is `own`, when the leader is at `at` and the group is turned by `degrees`. */
export function besideLeader(path: readonly Point[], own: Point, at: Point, degrees: number): Point {
  const end = path[path.length - 1] ?? at;
  const [dx, dy] = [own.x - end.x, own.y - end.y];
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: at.x + dx * c - dy * s, y: at.y + dx * s + dy * c };
}
