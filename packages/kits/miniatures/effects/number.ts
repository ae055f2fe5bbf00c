import type { Effect } from '../model';
import { numberPicture } from '../pictures/burst';
import { Stamp } from '../stamp';
import { popSize, progress, type Running, type World } from './world';

const HOLD_MS = 620;
const OUT_MS = 160;
const STILL_MS = 700;
const RISE = 16;

/** A red star with the life points lost, over the figure that loses them. */
export function number(effect: Extract<Effect, { type: 'number' }>, world: World): Running | null {
  const view = world.view(effect.figure);
  if (!view) return null;
  const picture = numberPicture(effect.text);
  const size = Math.min(1.5, Math.max(0.8, world.look().drawing));
  const stamp = new Stamp(world.store);
  stamp.set(picture, size * world.look().pixelRatio * 1.1);
  world.canvas.layers.effects.addChild(stamp.sprite);
  const head = view.point('head');
  const { x, y } = view.middle;
  const side = head.x >= x ? -1 : 1;
  const place = { x: x + side * (view.disc + 24 * size), y: (head.y + y) / 2 };
  const still = world.motion() === 'reduced';
  return {
    frame(elapsed) {
      const out = still ? 0 : progress(elapsed, HOLD_MS, OUT_MS);
      stamp.sprite.scale.set(size * (still ? 1 : popSize(elapsed)));
      stamp.sprite.position.set(place.x, place.y - (still ? 0 : RISE * size * progress(elapsed, 130, HOLD_MS)));
      stamp.sprite.alpha = 1 - out;
      return elapsed < (still ? STILL_MS : HOLD_MS + OUT_MS);
    },
    end: () => stamp.destroy(),
  };
}
