/** Figures that arrive from the air or from hiding. */
import { LEAVES } from '../pictures/blasts';
import { canopyPicture } from '../pictures/canopy';
import { Stamp } from '../stamp';
import { swarm } from './swarm';
import { progress, type Running, type World } from './world';

const FALL_MS = 1150;
const FOLD_MS = 260;
const STILL_MS = 500;
/** The height at which a paratrooper appears, in px at the reference zoom. */
const DROP = 230;
const SWAY_MS = 420;
const HARNESS = 40;

/** A paratrooper comes down under a canopy, which folds on landing. */
export function parachute(id: string, world: World): Running | null {
  const view = world.view(id);
  if (!view) return null;
  const still = world.motion() === 'reduced';
  const { art, drawing, pixelRatio } = world.look();
  const canopy = new Stamp(world.store);
  canopy.set(canopyPicture(art, view.token.player), drawing * pixelRatio);
  world.canvas.layers.effects.addChild(canopy.sprite);
  const hang = (hop: number, lean: number, folded: number) => {
    const { x, y } = view.middle;
    Object.assign(view.pose, { alpha: 1, hop, lean });
    view.layout();
    canopy.sprite.position.set(x, y - (hop + HARNESS) * drawing);
    canopy.sprite.scale.set(drawing * (1 + folded * 0.25), drawing * (1 - folded * 0.85));
    canopy.sprite.angle = lean;
    canopy.sprite.alpha = 1 - folded;
  };
  return {
    frame(elapsed) {
      const fallen = still ? 1 : progress(elapsed, 0, FALL_MS);
      const sway = still ? 0 : 7 * Math.sin((elapsed / SWAY_MS) * Math.PI) * (1 - fallen * 0.6);
      hang(DROP * (1 - fallen), fallen < 1 ? sway : 0, still ? 0 : progress(elapsed, FALL_MS, FOLD_MS));
      return elapsed < (still ? STILL_MS : FALL_MS + FOLD_MS);
    },
    end() {
      canopy.destroy();
      Object.assign(view.pose, { alpha: 1, hop: 0, lean: 0 });
      view.layout();
    },
  };
}

const REVEAL_MS = 620;

/** Leaves burst apart and show the figure. */
export function reveal(id: string, world: World): Running | null {
  const view = world.view(id);
  if (!view) return null;
  const still = world.motion() === 'reduced';
  const { x, y } = view.middle;
  const reach = Math.max(60, (view.disc / world.look().drawing) * 2.2);
  const order = { pictures: LEAVES, count: 18, reach, throw: 46, grow: 1.25, name: `leaves ${id}` };
  const leaves = swarm(order, { x, y: y - view.disc * 0.6 }, world);
  const show = (t: number) => {
    Object.assign(view.pose, {
      alpha: Math.min(1, t * 2.4),
      squash: still ? 1 : 0.82 + 0.18 * Math.sin((t * Math.PI) / 2),
    });
    view.layout();
  };
  return {
    frame(elapsed) {
      const t = still ? 1 : progress(elapsed, 0, REVEAL_MS);
      leaves.draw(still ? 0.5 : t);
      show(t);
      return elapsed < (still ? STILL_MS : REVEAL_MS);
    },
    end() {
      leaves.end();
      Object.assign(view.pose, { alpha: 1, squash: 1 });
      view.layout();
    },
  };
}
