/** Sand as pixels, from a seeded sequence, so that every browser shows the same table. */
import { scatter } from '../shapes';

type Rgb = readonly [red: number, green: number, blue: number];

/** The middle tone of a ground and the tones of its soft patches: red, green, blue, from 0 to 255. */
export interface Soil {
  readonly grain: Rgb;
  readonly grass: Rgb;
  readonly damp: Rgb;
}

const SOILS = {
  sand: { grain: [226, 204, 147], grass: [146, 176, 116], damp: [200, 162, 98] },
  prairie: { grain: [223, 184, 127], grass: [198, 168, 82], damp: [196, 124, 82] },
} as const satisfies Readonly<Record<string, Soil>>;

/** The soil of a look of the table. */
export function soilOf(look: string | undefined): Soil {
  return look === 'prairie' ? SOILS.prairie : SOILS.sand;
}

/** A square of fine grain that tiles, as RGBA; `size` is a power of two. */
export function grainPixels(size: number, name: string, { grain }: Soil): Uint8ClampedArray {
  const random = scatter(name);
  const pixels = new Uint8ClampedArray(size * size * 4);
  const rows = Float32Array.from({ length: size * size }, () => random() - 0.5);
  for (let i = 0; i < size * size; i++) {
    const x = i % size;
    const left = rows[i - x + ((x + size - 1) % size)] ?? 0;
    const up = rows[(i + size * (size - 1)) % (size * size)] ?? 0;
    const here = rows[i] ?? 0;
    const light = here * 9 + (left + up) * 5;
    const speck = here > 0.493 ? -26 : 0;
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = (grain[c] ?? 0) + light * (c === 2 ? 1.15 : 1) + speck;
    pixels[i * 4 + 3] = 255;
  }
  return pixels;
}

function smoothNoise(
  columns: number,
  rows: number,
  cell: number,
  random: () => number,
): (x: number, y: number) => number {
  const wide = Math.ceil(columns / cell) + 2;
  const values = Float32Array.from({ length: wide * (Math.ceil(rows / cell) + 2) }, random);
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [cx, cy] = [Math.floor(x / cell), Math.floor(y / cell)];
    const [fx, fy] = [ease(x / cell - cx), ease(y / cell - cy)];
    const at = (i: number, j: number) => values[(cy + j) * wide + cx + i] ?? 0;
    return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
  };
}

/** The cells of a picture of patches. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
}

/** Large soft patches of grass and damp sand, as RGBA with alpha, to be stretched over the table. */
export function mottlePixels({ columns, rows }: Cells, name: string, soil: Soil): Uint8ClampedArray {
  const random = scatter(name);
  const octave = (cell: number) => smoothNoise(columns, rows, cell, random);
  const [grass, grassFine, damp, dampFine] = [octave(11), octave(5), octave(9), octave(4)];
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  const over = (value: number, least: number) => Math.max(0, Math.min(1, (value - least) / (1 - least)));
  for (let i = 0; i < columns * rows; i++) {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const green = over(grass(x, y) * 0.7 + grassFine(x, y) * 0.3, 0.46);
    const brown = over(damp(x, y) * 0.7 + dampFine(x, y) * 0.3, 0.54) * 0.8;
    const share = green + brown === 0 ? 0.5 : green / (green + brown);
    const mix = (c: 0 | 1 | 2) => soil.grass[c] * share + soil.damp[c] * (1 - share);
    pixels.set([mix(0), mix(1), mix(2), Math.min(0.44, (green + brown) * 0.85) * 255], i * 4);
  }
  return pixels;
}
