/** Particles that fly apart and fall: splinters, smoke, leaves. */
import type { Point } from '@dwo/kernel';
import type { Picture } from '../pictures/picture';
import { scatter } from '../shapes';
import { Stamp } from '../stamp';
import type { World } from './world';

/** How particles move. Lengths in px at the reference zoom. */
export interface Swarm {
  readonly pictures: readonly Picture[];
  readonly count: number;
  /** How far the farthest particle flies. */
  readonly reach: number;
  /** How high particles are thrown. */
  readonly throw: number;
  /** The factor that each grows to. */
  readonly grow: number;
  readonly name: string;
}

interface Bit {
  readonly stamp: Stamp;
  readonly angle: number;
  readonly reach: number;
  readonly spin: number;
  readonly high: number;
}

/** Starts particles at a place; `draw` shows a moment of them, from 0 to 1. */
export function swarm(order: Swarm, at: Point, world: World): { draw(t: number): void; end(): void } {
  const random = scatter(order.name);
  const { drawing, pixelRatio } = world.look();
  const size = Math.max(0.75, drawing);
  const bits: readonly Bit[] = Array.from({ length: order.count }, (_, i) => {
    const stamp = new Stamp(world.store);
    const picture = order.pictures[i % order.pictures.length];
    if (picture) stamp.set(picture, pixelRatio * size * 1.1);
    world.canvas.layers.effects.addChild(stamp.sprite);
    return {
      stamp,
      angle: ((i + random() * 0.8) / order.count) * 2 * Math.PI,
      reach: order.reach * (0.45 + random() * 0.55),
      spin: (random() - 0.5) * 900,
      high: order.throw * (0.5 + random() * 0.5),
    };
  });
  return {
    draw(t) {
      const out = 1 - (1 - t) ** 2;
      for (const { stamp, angle, reach, spin, high } of bits) {
        const { sprite } = stamp;
        const up = high * 4 * t * (1 - t);
        sprite.position.set(
          at.x + Math.cos(angle) * reach * out * size,
          at.y + Math.sin(angle) * reach * out * 0.6 * size - up * size,
        );
        sprite.scale.set(size * (0.5 + (order.grow - 0.5) * out));
        sprite.angle = spin * t;
        sprite.alpha = t < 0.6 ? 1 : 1 - (t - 0.6) / 0.4;
      }
    },
    end() {
      for (const { stamp } of bits) stamp.destroy();
    },
  };
}
