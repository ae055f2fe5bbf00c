import type { Effect } from '../model';
import { MARKER_SIZE } from '../token-pose';
import { looksLeft, type TokenView } from '../token-view';
import { progress, type Running, type World } from './world';

const TIP_MS = 240;
const LIE_MS = 460;
const STILL_MS = 500;
/** A killed figure lies at full size for this long, then becomes a marker. */
const LINGER_MS = 6000;
const SHRINK_MS = 300;

/** A figure falls on its back and turns bone white; see `linger` for what follows. */
export function death(effect: Extract<Effect, { type: 'death' }>, world: World): Running | null {
  const view = world.view(effect.figure);
  if (!view) return null;
  const still = world.motion() === 'reduced';
  const backward = looksLeft(view.pose.facing ?? view.token.facing) ? 1 : -1;
  let lying = false;
  const lie = () => {
    lying = true;
    lieDown(view);
  };
  return {
    frame(elapsed) {
      if (!still && elapsed < TIP_MS) {
        const t = elapsed / TIP_MS;
        view.pose.lean = backward * 82 * t * t;
        view.pose.hop = 9 * Math.sin(t * Math.PI);
        view.layout();
        return true;
      }
      if (!lying) lie();
      return elapsed < (still ? STILL_MS : TIP_MS + LIE_MS);
    },
    end() {
      if (!lying) lie();
      linger(effect.figure, world, still);
    },
  };
}

/** Shows a figure as the model has it: at full size and, if it is dead, lying. */
export function lieDown(view: TokenView): void {
  Object.assign(view.pose, { alive: null, lean: 0, hop: 0, fallen: view.token.alive ? null : 1 });
  view.redraw();
}

/** Keeps a killed figure at full size for a while, then shrinks it to a marker. */
export function linger(id: string, world: World, still: boolean): void {
  world.later(LINGER_MS, () => {
    if (world.view(id)?.pose.fallen !== 1) return;
    let began = -1;
    world.canvas.animate((now) => {
      const view = world.view(id);
      if (!view || view.alive) return false;
      if (began < 0) began = now;
      const t = still ? 1 : progress(now, began, SHRINK_MS);
      view.pose.fallen = t < 1 ? 1 + (MARKER_SIZE - 1) * t : null;
      view.layout();
      return t < 1;
    });
  });
}
