/** Bands along lines, as triangles along which the texture of a tape or a dashed ring runs. */
import type { Point } from '@dwo/kernel';

/** The triangles of a band, as buffers of a mesh. */
export interface Strip {
  readonly positions: Float32Array;
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
}

/** Points on an arc, close enough together to look round. Angles in radians, clockwise on screen. */
export function arcPoints(centre: Point, radius: number, from: number, to: number): readonly Point[] {
  const steps = Math.max(8, Math.ceil((Math.abs(to - from) * Math.max(radius, 1)) / 9));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
  });
}

/**
 * The form of a band: `bent` and `curve` lie flat along a line, `ring` is closed, `upright` stands on the line like a curtain.
 */
export type BandKind = 'bent' | 'curve' | 'ring' | 'upright';

/**
 * The lean of an upright band to the right, as a share of its height, on a line that points straight away from the viewer;
 * without it the band would be invisible.
 */
const LEAN = 0.34;

/**
 * A band of `width` px along a line. `tile` is the length of the texture along it. A `curve` joins its stretches at shared
 * corners; a `bent` line gives each leg its own ends. For a `ring` the tile is adjusted, so that a whole number of tiles fits.
 */
export function strip(points: readonly Point[], width: number, tile: number, kind: BandKind): Strip {
  const legs: (readonly [Point, Point])[] = [];
  for (let i = 1; i < points.length; i++) legs.push([points[i - 1] as Point, points[i] as Point]);
  const length = legs.reduce((sum, [a, b]) => sum + Math.hypot(b.x - a.x, b.y - a.y), 0);
  const period = kind === 'ring' ? length / Math.max(1, Math.round(length / tile)) : tile;
  const positions = new Float32Array(legs.length * 8);
  const uvs = new Float32Array(legs.length * 8);
  const indices = new Uint32Array(legs.length * 6);
  const normal = (a: Point, b: Point): Point => {
    const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: (-(b.y - a.y) / d) * (width / 2), y: ((b.x - a.x) / d) * (width / 2) };
  };
  const joint = (i: number): Point | null => {
    const around = kind === 'ring' ? (i + legs.length) % legs.length : i;
    const before = legs[kind === 'ring' ? (around + legs.length - 1) % legs.length : around - 1];
    const after = legs[around];
    if (!before || !after) return null;
    const [m, o] = [normal(...before), normal(...after)];
    return { x: (m.x + o.x) / 2, y: (m.y + o.y) / 2 };
  };
  let done = 0;
  legs.forEach(([a, b], i) => {
    const own = normal(a, b);
    const smooth = kind === 'curve' || kind === 'ring';
    const from = (smooth && joint(i)) || own;
    const to = (smooth && joint(i + 1)) || own;
    const next = done + Math.hypot(b.x - a.x, b.y - a.y);
    if (kind === 'upright') {
      const lean = (width * LEAN * Math.abs(b.y - a.y)) / (Math.hypot(b.x - a.x, b.y - a.y) || 1);
      positions.set([a.x + lean, a.y - width, a.x, a.y, b.x + lean, b.y - width, b.x, b.y], i * 8);
    } else {
      positions.set([a.x - from.x, a.y - from.y, a.x + from.x, a.y + from.y], i * 8);
      positions.set([b.x - to.x, b.y - to.y, b.x + to.x, b.y + to.y], i * 8 + 4);
    }
    uvs.set([done / period, 0, done / period, 1, next / period, 0, next / period, 1], i * 8);
    indices.set(
      [0, 1, 2, 2, 1, 3].map((k) => i * 4 + k),
      i * 6,
    );
    done = next;
  });
  return { positions, uvs, indices };
}
