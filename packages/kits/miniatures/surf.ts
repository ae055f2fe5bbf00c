/** The wave on an island's beach: two lines of foam, drawn once, that only grow, shrink and fade. */
import { type Container, Graphics, GraphicsPath } from 'pixi.js';
import { REFERENCE_SCALE } from './camera';
import type { SceneModel } from './model';
import { groundEdge } from './pictures/ground';
import { coastline } from './pictures/shore';

/** How far a wave runs, in pixels at the reference zoom. */
const REACH = 11;

/** Above the painted ground, below all terrain. */
const DEPTH = 0.5;

/** Radians a second, and how much later the second wave comes. */
const BEAT = 0.85;
const LATER = 2.2;

/** The foam of one island. */
export class Surf {
  private readonly lines: readonly Graphics[];
  private readonly width: number;
  private readonly height: number;

  constructor(land: Container, table: SceneModel['table']) {
    this.width = table.widthCi * REFERENCE_SCALE;
    this.height = table.heightCi * REFERENCE_SCALE;
    const edge = groundEdge(table);
    this.lines = [0.3, 0.56].map((out, i) => {
      const path = new GraphicsPath(coastline(this.width, this.height, edge * out, `wave ${i}`));
      const line = new Graphics().path(path).stroke({ color: 0xffffff, width: i === 0 ? 6 : 4, join: 'round' });
      line.pivot.set(this.width / 2, this.height / 2);
      line.position.copyFrom(line.pivot);
      line.eventMode = 'none';
      line.zIndex = DEPTH;
      land.addChild(line);
      return line;
    });
    this.roll(0);
  }

  /** Moves the waves to their place `seconds` after the start. */
  roll(seconds: number): void {
    this.lines.forEach((line, i) => {
      const out = Math.sin(seconds * BEAT - i * LATER);
      line.scale.set(1 + (out * REACH * 2) / this.width, 1 + (out * REACH * 2) / this.height);
      line.alpha = (i === 0 ? 0.6 : 0.4) - out * 0.2;
    });
  }

  destroy(): void {
    for (const line of this.lines) line.destroy();
  }
}
