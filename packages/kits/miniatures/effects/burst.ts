import type { Point } from '@dwo/kernel';
import { Texture, TilingSprite } from 'pixi.js';
import { burstPicture, halftonePicture } from '../pictures/burst';
import { Stamp } from '../stamp';
import type { TokenView } from '../token-view';
import { type Burst, burstPlace, targetOf } from './places';
import { popSize, progress, type Running, type World } from './world';

const HOLD_MS = 70 + 520;
const OUT_MS = 120;
const STILL_MS = 700;
const HALFTONE_MS = 300;

/** A comic word at the figure that made the noise. */
export function burst(effect: Burst, world: World): Running | null {
  const view = world.view(effect.figure);
  if (!view) return null;
  const picture = burstPicture(effect.word, effect.tone);
  const size = Math.min(1.35, Math.max(0.7, world.look().drawing));
  const stamp = new Stamp(world.store);
  stamp.set(picture, size * world.look().pixelRatio * 1.1);
  world.canvas.layers.effects.addChild(stamp.sprite);
  const place = placeFor(effect, view, world, { width: picture.width * size, height: picture.height * size });
  stamp.sprite.position.set(place.x, place.y);
  const halftone = effect.tone === 'auto' ? screenDots(world) : null;
  const still = world.motion() === 'reduced';
  return {
    frame(elapsed) {
      const out = still ? 0 : progress(elapsed, HOLD_MS, OUT_MS);
      stamp.sprite.scale.set(size * (still ? 1 : popSize(elapsed) * (1 + out * 0.12)));
      stamp.sprite.alpha = 1 - out;
      if (halftone && elapsed > HALFTONE_MS) halftone.sprite.visible = false;
      return elapsed < (still ? STILL_MS : HOLD_MS + OUT_MS);
    },
    end() {
      stamp.destroy();
      halftone?.end();
    },
  };
}

function placeFor(effect: Burst, view: TokenView, world: World, size: { width: number; height: number }): Point {
  const foe = targetOf(effect, world.waiting(), world.model());
  const target = foe === null || foe === effect.figure ? null : (world.view(foe)?.drawingBox ?? null);
  return burstPlace(size, { head: view.point('head'), shooter: view.drawingBox, target, window: world.window() });
}

interface Dots {
  readonly sprite: TilingSprite;
  end(): void;
}

function screenDots(world: World): Dots | null {
  if (world.motion() === 'reduced') return null;
  const sprite = new TilingSprite({ texture: Texture.EMPTY, ...world.canvas.view });
  sprite.alpha = 0.5;
  const stamp = new Stamp(world.store, ({ texture }) => {
    texture.source.style.addressMode = 'repeat';
    texture.source.style.update();
    sprite.texture = texture;
  });
  stamp.set(halftonePicture(), 1);
  world.canvas.glass.addChild(sprite);
  return {
    sprite,
    end() {
      sprite.destroy();
      stamp.destroy();
    },
  };
}
