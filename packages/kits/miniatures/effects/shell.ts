import { Pen } from '../marks/pen';
import { lineWeight } from '../marks/weight';
import type { Effect } from '../model';
import { DIRT, SHELL, SMOKE } from '../pictures/blasts';
import { SHELL_WAY } from '../pictures/tapes';
import { archedWay, archOf } from '../shapes';
import { shotEnd } from './places';
import { swarm } from './swarm';
import { popSize, progress, type Running, type World } from './world';

const FLIGHT_MS = 720;
const DIRT_MS = 420;
const STILL_MS = 700;
const STEPS = 40;

/** A shell in a high arc, and a fountain of earth where it lands. A miss lands beside its target. */
export function shell(effect: Extract<Effect, { type: 'shell' }>, world: World): Running | null {
  const [gun, target] = [world.view(effect.from), world.view(effect.to)];
  if (!gun || !target) return null;
  const from = gun.point('muzzle');
  const end = shotEnd(from, target.middle, target.disc, effect.hit);
  const way = archedWay(from, end, archOf(Math.hypot(end.x - from.x, end.y - from.y)), STEPS);
  const still = world.motion() === 'reduced';
  const pen = new Pen(world.store, world.canvas.layers);
  const weight = lineWeight(world.look().drawing);
  const size = Math.max(0.8, world.look().drawing);
  const dust = swarm(
    { pictures: [SMOKE], count: 5, reach: 34, throw: 26, grow: 0.9, name: `dust ${effect.from}` },
    end,
    world,
  );
  const draw = (t: number, landed: number) => {
    const last = Math.max(1, Math.round(t * STEPS));
    const flown = way.slice(0, last + 1);
    const [tip, before] = [way[last] ?? end, way[last - 1] ?? from];
    pen.begin(world.look().pixelRatio);
    pen.band({ layer: 'effects', tape: SHELL_WAY, points: flown, weight: weight * 0.8, kind: 'curve' });
    if (t < 1) {
      const tilt = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI;
      pen.stamp({ layer: 'effects', picture: SHELL, at: tip, size: size * 1.1, tilt });
    } else {
      const grown = still ? 1 : popSize(landed * DIRT_MS);
      pen.stamp({ layer: 'effects', picture: DIRT, at: end, size: size * grown * (effect.hit ? 1 : 0.8) });
    }
    pen.end();
    dust.draw(t < 1 ? 1 : landed);
  };
  return {
    frame(elapsed) {
      const t = still ? 1 : progress(elapsed, 0, FLIGHT_MS);
      const landed = still ? 0.4 : progress(elapsed, FLIGHT_MS, DIRT_MS);
      draw(t, landed);
      pen.fade(still || landed < 0.7 ? 1 : (1 - landed) / 0.3);
      return elapsed < (still ? STILL_MS : FLIGHT_MS + DIRT_MS);
    },
    end() {
      pen.destroy();
      dust.end();
    },
  };
}
