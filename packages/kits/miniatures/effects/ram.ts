import { contactPoint } from '../marks/contact';
import type { Effect } from '../model';
import { SPLINTERS } from '../pictures/blasts';
import { FLASH } from '../pictures/spots';
import { Stamp } from '../stamp';
import { swarm } from './swarm';
import { popSize, progress, type Running, type World } from './world';

const RUN_MS = 130;
const BACK_MS = 260;
const STILL_MS = 600;

/** The vehicle jolts into the creature, which staggers; stars show where they meet. */
export function ram(effect: Extract<Effect, { type: 'ram' }>, world: World): Running | null {
  const [vehicle, target] = [world.view(effect.figure), world.view(effect.target)];
  if (!vehicle || !target) return null;
  const still = world.motion() === 'reduced';
  const [here, there] = [vehicle.place, target.place];
  const length = Math.hypot(there.x - here.x, there.y - here.y) || 1;
  const jolt = Math.min(length, vehicle.token.radiusCi * 0.6);
  const [ux, uy] = [(there.x - here.x) / length, (there.y - here.y) / length];
  const at = contactPoint(vehicle.middle, target.middle, target.disc);
  const size = Math.max(0.9, world.look().drawing) * 1.6;
  const flash = new Stamp(world.store);
  flash.set(FLASH, world.look().pixelRatio * size);
  flash.sprite.position.set(at.x, at.y);
  world.canvas.layers.effects.addChild(flash.sprite);
  const splinters = swarm(
    { pictures: SPLINTERS, count: 6, reach: 60, throw: 40, grow: 1, name: `ram ${effect.figure}` },
    at,
    world,
  );
  const lean = ux >= 0 ? 1 : -1;
  const rest = () => {
    Object.assign(vehicle.pose, { at: here });
    Object.assign(target.pose, { lean: 0 });
    vehicle.layout();
    target.layout();
  };
  return {
    frame(elapsed) {
      const run = progress(elapsed, 0, RUN_MS);
      const back = progress(elapsed, RUN_MS, BACK_MS);
      flash.sprite.visible = still || run === 1;
      flash.sprite.scale.set(size * (still ? 1 : popSize(elapsed - RUN_MS)));
      flash.sprite.alpha = still ? 1 : 1 - back ** 3;
      splinters.draw(still ? 0.5 : back || 1);
      if (!still) {
        const far = (run * run - back) * jolt;
        vehicle.pose.at = { x: here.x + ux * far, y: here.y + uy * far };
        target.pose.lean = effect.hit ? lean * 14 * Math.sin(back * Math.PI) : lean * 4 * Math.sin(back * Math.PI);
        vehicle.layout();
        target.layout();
      }
      return elapsed < (still ? STILL_MS : RUN_MS + BACK_MS);
    },
    end() {
      rest();
      flash.destroy();
      splinters.end();
    },
  };
}
