import { Pen } from '../marks/pen';
import { lineWeight } from '../marks/weight';
import type { Effect } from '../model';
import { FLASH } from '../pictures/spots';
import { SHOT, STRAY } from '../pictures/tapes';
import { shotEnd } from './places';
import { progress, type Running, type World } from './world';

const FLIGHT_MS = 130;
const HOLD_MS = 240;
const FADE_MS = 90;
const STILL_MS = 500;

/** A dashed line from the muzzle to the target; a miss goes past it. */
export function tracer(effect: Extract<Effect, { type: 'tracer' }>, world: World): Running | null {
  const shooter = world.view(effect.from);
  const target = world.view(effect.to);
  if (!shooter || !target) return null;
  const from = shooter.point('muzzle');
  const head = target.point('head');
  const { x, y } = target.middle;
  const end = shotEnd(from, { x: (x + head.x) / 2, y: y + (head.y - y) * 0.4 }, target.disc, effect.hit);
  const still = world.motion() === 'reduced';
  const pen = new Pen(world.store, world.canvas.layers);
  const weight = lineWeight(world.look().drawing);
  const draw = (t: number) => {
    pen.begin(world.look().pixelRatio);
    const tip = { x: from.x + (end.x - from.x) * t, y: from.y + (end.y - from.y) * t };
    pen.band({ layer: 'effects', tape: effect.hit ? SHOT : STRAY, points: [from, tip], weight, kind: 'bent' });
    if (t === 1 && effect.hit) pen.stamp({ layer: 'effects', picture: FLASH, at: end, size: weight });
    pen.end();
  };
  let drawn = -1;
  return {
    frame(elapsed) {
      const t = still ? 1 : progress(elapsed, 0, FLIGHT_MS);
      if (t !== drawn) draw(t);
      drawn = t;
      const length = still ? STILL_MS : FLIGHT_MS + HOLD_MS;
      pen.fade(still ? 1 : 1 - progress(elapsed, length, FADE_MS));
      return elapsed < length + (still ? 0 : FADE_MS);
    },
    end: () => pen.destroy(),
  };
}
