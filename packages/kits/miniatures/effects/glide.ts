import type { Point } from '@dwo/kernel';
import { Pen } from '../marks/pen';
import type { Effect } from '../model';
import { CRUMB } from '../pictures/spots';
import { along, dashes, lengthOf } from '../shapes';
import { looksLeft, type TokenView } from '../token-view';
import { besideLeader, followersOf, swing } from './formation';
import { glideMs, heightAlong } from './glide-time';
import { legFacing } from './leg';
import { progress, type Running, type World } from './world';

const SQUASH_MS = 90;
const WOBBLE_DEGREES = 6;
const WOBBLE_MS = 150;
const TRAIL_MS = 600;

function eased(t: number): number {
  const edge = 0.12;
  const top = 1 / (1 - edge);
  if (t < edge) return (top * t * t) / (2 * edge);
  if (t > 1 - edge) return 1 - (top * (1 - t) ** 2) / (2 * edge);
  return top * (t - edge / 2);
}

/** The degrees by which a diving figure leans forward. */
const DIVE_LEAN = 24;

/**
 * A figure slides along its path, wobbles and sets down. A flying one rises and sinks with its heights and sways less; a dive
 * is faster, nose down.
 */
export function glide(effect: Extract<Effect, { type: 'glide' | 'swoop' }>, world: World): Running | null {
  const view = world.view(effect.figure);
  const last = effect.path[effect.path.length - 1];
  if (!view || !last || effect.path.length < 2) return null;
  if (world.motion() === 'reduced') return jump(effect.path, view, world);
  const length = lengthOf(effect.path);
  const dive = effect.type === 'swoop';
  const { heights } = effect;
  const duration = glideMs(effect.path, dive);
  const followers = followersOf(effect, world.model()).flatMap((id) => world.view(id) ?? []);
  const lead = (at: Point, facing: number | null, sway: number) => {
    const degrees = swing(effect.path, facing);
    for (const follower of followers) {
      const place = besideLeader(effect.path, follower.token, at, degrees);
      Object.assign(follower.pose, { at: place, facing: follower.token.facing + degrees, lean: sway });
      follower.layout();
    }
  };
  const end = () => {
    lead(last, null, 0);
    Object.assign(view.pose, { at: last, lean: 0, hop: 0, squash: 1, z: heights?.[effect.path.length - 1] ?? null });
    view.layout();
  };
  return {
    frame(elapsed) {
      const t = progress(elapsed, 0, duration);
      const { at, leg } = along(effect.path, length * eased(t));
      const sway = Math.sin((elapsed / WOBBLE_MS) * Math.PI);
      const landing = progress(elapsed, duration, SQUASH_MS);
      const facing = legFacing({ x: 0, y: 0 }, leg);
      const nose = dive ? DIVE_LEAN * (looksLeft(facing ?? view.token.facing) ? -1 : 1) : 0;
      Object.assign(view.pose, {
        at,
        facing,
        z: heights ? heightAlong(effect.path, heights, eased(t)) : view.pose.z,
        lean: t < 1 ? nose + (heights ? 0.5 : 1) * WOBBLE_DEGREES * sway : 0,
        hop: t < 1 ? 3 * Math.abs(sway) : 0,
        squash: t < 1 ? 1 : 1 - 0.16 * Math.sin(landing * Math.PI),
      });
      view.layout();
      lead(at, facing, t < 1 ? -0.6 * WOBBLE_DEGREES * sway : 0);
      return landing < 1;
    },
    end,
  };
}

function jump(path: readonly Point[], view: TokenView, world: World): Running {
  const pen = new Pen(world.store, world.canvas.layers);
  const { drawing, pixelRatio } = world.look();
  pen.begin(pixelRatio);
  for (const { from } of dashes(path.map(world.px), 3, 9 * drawing)) {
    pen.stamp({ layer: 'lines', picture: CRUMB, at: from, size: Math.max(0.8, drawing) });
  }
  pen.end();
  view.pose.at = path[path.length - 1] ?? null;
  view.pose.facing = null;
  view.layout();
  return { frame: (elapsed) => elapsed < TRAIL_MS, end: () => pen.destroy() };
}
