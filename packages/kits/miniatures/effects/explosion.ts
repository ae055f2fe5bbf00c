import { FIREBALL, SMOKE, SPLINTERS } from '../pictures/blasts';
import { Stamp } from '../stamp';
import { lieDown, linger } from './death';
import { swarm } from './swarm';
import { popSize, progress, type Running, type World } from './world';

const FIRE_MS = 420;
const WRECK_MS = 140;
const LENGTH_MS = 950;
const STILL_MS = 700;

/** A machine explodes: fireball, splinters and smoke; its wreck stays. */
export function explosion(id: string, world: World): Running | null {
  const view = world.view(id);
  if (!view) return null;
  const still = world.motion() === 'reduced';
  const { x, y } = view.middle;
  const at = { x, y: y - view.disc * 0.3 };
  const size = Math.max(0.7, world.look().drawing) * Math.min(1.5, Math.max(0.7, view.disc / 44));
  const fire = new Stamp(world.store);
  fire.set(FIREBALL, world.look().pixelRatio * size * 1.1);
  fire.sprite.position.set(at.x, at.y);
  const smoke = swarm({ pictures: [SMOKE], count: 7, reach: 52, throw: 30, grow: 1.5, name: `smoke ${id}` }, at, world);
  world.canvas.layers.effects.addChild(fire.sprite);
  const splinters = swarm(
    { pictures: SPLINTERS, count: 12, reach: 120, throw: 70, grow: 1, name: `splinters ${id}` },
    at,
    world,
  );
  let lying = false;
  const lie = () => {
    lying = true;
    lieDown(view);
  };
  return {
    frame(elapsed) {
      const burning = progress(elapsed, 0, still ? STILL_MS : FIRE_MS);
      fire.sprite.scale.set(size * (still ? 1 : popSize(elapsed) * (1 + 0.2 * burning)));
      fire.sprite.alpha = still || burning < 0.6 ? 1 : 1 - (burning - 0.6) / 0.4;
      smoke.draw(still ? 0.5 : progress(elapsed, 60, LENGTH_MS - 60));
      splinters.draw(still ? 0.4 : progress(elapsed, 0, LENGTH_MS * 0.8));
      if (!lying && (still || elapsed > WRECK_MS)) lie();
      return elapsed < (still ? STILL_MS : LENGTH_MS);
    },
    end() {
      if (!lying) lie();
      fire.destroy();
      smoke.end();
      splinters.end();
      linger(id, world, still);
    },
  };
}
