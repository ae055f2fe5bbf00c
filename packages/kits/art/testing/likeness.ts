/** Measures how alike two black shapes are at a small size: for the tests that keep kinds apart. */
import { DINOSAURS, type DinosaurArt } from '../figures/dinosaurs';
import { polygonsOf } from '../figures/outline';
import { SOLID } from '../figures/paint';

/** A square raster, row by row, 1 where the shape is. */
export type Raster = Uint8Array;

type Polygon = readonly (readonly [number, number])[];

/** Fills one polygon by the non-zero rule, sampled in the middle of each cell. */
function fill(raster: Raster, size: number, polygon: Polygon): void {
  for (let row = 0; row < size; row++) {
    const y = row + 0.5;
    const crossings: { x: number; turn: number }[] = [];
    polygon.forEach(([ax, ay], i) => {
      const [bx, by] = polygon[(i + 1) % polygon.length] as readonly [number, number];
      if (ay <= y === by <= y) return;
      crossings.push({ x: ax + ((y - ay) / (by - ay)) * (bx - ax), turn: by > ay ? 1 : -1 });
    });
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    crossings.forEach(({ x, turn }, i) => {
      winding += turn;
      const end = crossings[i + 1];
      if (winding === 0 || !end) return;
      for (let column = Math.max(0, Math.ceil(x - 0.5)); column + 0.5 < end.x && column < size; column++) {
        raster[row * size + column] = 1;
      }
    });
  }
}

/** The polygons fitted into `size` cells: feet on the lowest row, centred. */
function fitted(polygons: readonly Polygon[], size: number): Raster {
  const xs = polygons.flat().map(([x]) => x);
  const ys = polygons.flat().map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = size / Math.max(right - left, bottom - top);
  const dx = size / 2 - (scale * (left + right)) / 2;
  const dy = size - scale * bottom;
  const raster: Raster = new Uint8Array(size * size);
  for (const polygon of polygons) {
    fill(
      raster,
      size,
      polygon.map(([x, y]) => [x * scale + dx, y * scale + dy] as const),
    );
  }
  return raster;
}

/** The black shape of a kind. */
export function rasterOf(art: DinosaurArt, size: number): Raster {
  const shapes = DINOSAURS[art].parts.filter(([role]) => SOLID.has(role)).map(([, shape]) => shape);
  return fitted(
    shapes.flatMap((shape) => polygonsOf(shape, 5)),
    size,
  );
}

/** A drawing that is no outline alone: closed shapes, discs as x, y and radius, and bars as two points "x,y x,y" and a width. */
interface Built {
  readonly solids: readonly Parameters<typeof polygonsOf>[0][];
  readonly discs: readonly (readonly [x: number, y: number, r: number])[];
  readonly bars: readonly (readonly [points: string, width: number])[];
}

/** The black shape of a drawing that is built of parts. */
export function builtRaster({ solids, discs, bars }: Built, size: number): Raster {
  const rounds = discs.map(([x, y, r]) =>
    Array.from({ length: 14 }, (_, i): readonly [number, number] => {
      const angle = (i / 14) * 2 * Math.PI;
      return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    }),
  );
  const lines = bars.map(([points, width]): Polygon => {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = points.split(' ').map((word) => word.split(',').map(Number));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(-(by - ay) / length) * (width / 2), ((bx - ax) / length) * (width / 2)];
    return [
      [ax + nx, ay + ny],
      [bx + nx, by + ny],
      [bx - nx, by - ny],
      [ax - nx, ay - ny],
    ];
  });
  return fitted([...solids.flatMap((shape) => polygonsOf(shape, 5)), ...rounds, ...lines], size);
}

function overlap(a: Raster, b: Raster, size: number, dx: number, dy: number): number {
  let both = 0;
  let either = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [bx, by] = [x + dx, y + dy];
      const inside = bx >= 0 && by >= 0 && bx < size && by < size;
      const [p, q] = [a[y * size + x] ?? 0, inside ? (b[by * size + bx] ?? 0) : 0];
      both += p & q;
      either += p | q;
    }
  }
  return both / either;
}

/**
 * The common area of two shapes as a share, with the second moved by up to `slack` cells to where it fits best; 1 for equal
 * shapes.
 */
export function likeness(a: Raster, b: Raster, size: number, slack = 3): number {
  let best = 0;
  for (let dx = -slack; dx <= slack; dx++) {
    for (let dy = -slack; dy <= slack; dy++) best = Math.max(best, overlap(a, b, size, dx, dy));
  }
  return best;
}

/** All pairs of kinds with their likeness at `size` px, most alike first. */
export function likenesses(size: number): readonly { a: DinosaurArt; b: DinosaurArt; likeness: number }[] {
  const kinds = Object.keys(DINOSAURS) as DinosaurArt[];
  const rasters = new Map(kinds.map((art) => [art, rasterOf(art, size)] as const));
  const pairs = kinds.flatMap((a, i) =>
    kinds.slice(i + 1).map((b) => ({
      a,
      b,
      likeness: likeness(rasters.get(a) as Raster, rasters.get(b) as Raster, size),
    })),
  );
  return pairs.sort((p, q) => q.likeness - p.likeness);
}
