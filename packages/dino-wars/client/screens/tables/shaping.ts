/** The changes to a table in the editor. Pure: every function returns a new table. Lengths in ci. */
import { type Ground, PARAMETERS, type Terrain, type TerrainKind } from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import { say } from '../../words';

/** Everything snaps to half inches. */
export const SNAP_CI = 50;
const { leastTableCi, mostOutlineCorners, mostTerrain } = PARAMETERS;
/** The largest table the editor makes: twice the island. */
export const MOST_SIDE_CI = 36_000;
/** The smallest width of a piece. */
const LEAST_ACROSS_CI = 100;

/** The nearest half inch, in ci. */
export function snapped(value: number): number {
  return Math.round(value / SNAP_CI) * SNAP_CI;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The nearest place on the table, snapped to half inches. */
function onTable({ widthCi, heightCi }: Ground, { x, y }: Point): Point {
  return { x: within(snapped(x), 0, widthCi), y: within(snapped(y), 0, heightCi) };
}

/** The outlines of new pieces: the distance of each corner from the middle, in percent of half the width. */
const ROUND = [100, 90, 106, 94, 100, 88, 104, 92];
const SIZES: Readonly<Record<TerrainKind, readonly [halfWidthCi: number, halfHeightCi: number]>> = {
  open: [1200, 250],
  broken: [400, 280],
  woods: [550, 450],
  ruins: [450, 350],
  hill: [700, 500],
  building: [400, 300],
  swamp: [700, 500],
  deep_swamp: [450, 350],
  mountain: [650, 550],
  shallow_water: [600, 400],
  deep_water: [600, 400],
};
const BOXES: readonly TerrainKind[] = ['building', 'ruins', 'open'];

/** The table with a new piece in its kind's usual shape, and its id; null if the table is full. */
export function withPiece(
  ground: Ground,
  kind: TerrainKind,
  at: Point,
): { readonly ground: Ground; readonly id: string } | null {
  if (ground.terrain.length >= mostTerrain) return null;
  const [halfWidth, halfHeight] = SIZES[kind];
  const corners: Point[] = BOXES.includes(kind)
    ? [
        { x: -halfWidth, y: -halfHeight },
        { x: halfWidth, y: -halfHeight },
        { x: halfWidth, y: halfHeight },
        { x: -halfWidth, y: halfHeight },
      ]
    : ROUND.map((percent, i) => {
        const angle = (2 * Math.PI * i) / ROUND.length;
        return { x: (halfWidth * Math.cos(angle) * percent) / 100, y: (halfHeight * Math.sin(angle) * percent) / 100 };
      });
  const id = freshId(ground, kind);
  const outline = corners.map(({ x, y }) => ({ x: snapped(at.x + x), y: snapped(at.y + y) }));
  const piece = { id, kind, outline };
  return { ground: movedBy({ ...ground, terrain: [...ground.terrain, piece] }, id, 0, 0), id };
}

function freshId({ terrain }: Ground, kind: TerrainKind): string {
  const taken = new Set(terrain.map(({ id }) => id));
  const word = kind.replace(/_/g, '-');
  for (let number = 1; ; number++) if (!taken.has(`${word}-${number}`)) return `${word}-${number}`;
}

/** The piece with this id; null if there is none. */
export function pieceOf({ terrain }: Ground, id: string | null): Terrain | null {
  return terrain.find((piece) => piece.id === id) ?? null;
}

/** The name of a piece: "Hill", or "Hill 2" if there are several hills, counted from the lowest. */
export function pieceName({ terrain }: Frozen<Ground>, id: string): string {
  const kind = terrain.find((piece) => piece.id === id)?.kind;
  if (kind === undefined) return say('tables.piece');
  const same = terrain.filter((piece) => piece.kind === kind);
  const name = say(`ground.${kind}`);
  if (same.length === 1) return name;
  return say('tables.piece.numbered', { kind: name, number: same.findIndex((piece) => piece.id === id) + 1 });
}

function change(ground: Ground, id: string, how: (piece: Terrain) => Terrain): Ground {
  return { ...ground, terrain: ground.terrain.map((piece) => (piece.id === id ? how(piece) : piece)) };
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

function boxOf(outline: readonly Point[]): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** The middle of the box round an outline. */
export function middleOf(outline: readonly Point[]): Point {
  const { left, right, low, high } = boxOf(outline);
  return { x: (left + right) / 2, y: (low + high) / 2 };
}

/** The table with a piece moved, as far as the table's edges allow. */
export function movedBy(ground: Ground, id: string, dx: number, dy: number): Ground {
  return change(ground, id, (piece) => {
    const { left, right, low, high } = boxOf(piece.outline);
    const x = within(snapped(dx), -left, Math.max(-left, ground.widthCi - right));
    const y = within(snapped(dy), -low, Math.max(-low, ground.heightCi - high));
    return { ...piece, outline: piece.outline.map((at) => ({ x: at.x + x, y: at.y + y })) };
  });
}

/** The table with one corner of a piece moved. */
export function withCorner(ground: Ground, id: string, index: number, at: Point): Ground {
  return change(ground, id, (piece) => ({
    ...piece,
    outline: piece.outline.map((corner, i) => (i === index ? onTable(ground, at) : corner)),
  }));
}

/**
 * The table with a new corner on the edge from this corner to the next; the same table if the piece has its most corners
 * already.
 */
export function withNewCorner(ground: Ground, id: string, index: number, at: Point): Ground {
  return change(ground, id, (piece) => {
    if (piece.outline.length >= mostOutlineCorners) return piece;
    return { ...piece, outline: piece.outline.toSpliced(index + 1, 0, onTable(ground, at)) };
  });
}

/** The table without a corner; a triangle keeps its three. */
export function withoutCorner(ground: Ground, id: string, index: number): Ground {
  return change(ground, id, (piece) => {
    return piece.outline.length <= 3 ? piece : { ...piece, outline: piece.outline.toSpliced(index, 1) };
  });
}

/** The table with a piece scaled about its middle, to an inch at least. */
export function scaledBy(ground: Ground, id: string, factor: number): Ground {
  return change(ground, id, (piece) => {
    const middle = middleOf(piece.outline);
    const outline = piece.outline.map(({ x, y }) =>
      onTable(ground, { x: middle.x + (x - middle.x) * factor, y: middle.y + (y - middle.y) * factor }),
    );
    const { left, right, low, high } = boxOf(outline);
    return Math.min(right - left, high - low) < LEAST_ACROSS_CI ? piece : { ...piece, outline };
  });
}

/** The table with a piece turned counter-clockwise about its middle. */
export function turnedBy(ground: Ground, id: string, degrees: number): Ground {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return change(ground, id, (piece) => {
    const middle = middleOf(piece.outline);
    const outline = piece.outline.map(({ x, y }) => {
      const [dx, dy] = [x - middle.x, y - middle.y];
      return onTable(ground, { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos });
    });
    return { ...piece, outline };
  });
}

/** The table with a piece of another kind in the same shape. */
export function ofKind(ground: Ground, id: string, kind: TerrainKind): Ground {
  return change(ground, id, (piece) => ({ ...piece, kind }));
}

/** The table with a copy of a piece a little beside it, and the copy's id; null if the table is full. */
export function withCopy(ground: Ground, id: string): { readonly ground: Ground; readonly id: string } | null {
  const piece = pieceOf(ground, id);
  if (piece === null || ground.terrain.length >= mostTerrain) return null;
  const copy = { ...piece, id: freshId(ground, piece.kind) };
  return { ground: movedBy({ ...ground, terrain: [...ground.terrain, copy] }, copy.id, 300, -300), id: copy.id };
}

/** The table without a piece. */
export function withoutPiece(ground: Ground, id: string): Ground {
  return { ...ground, terrain: ground.terrain.filter((piece) => piece.id !== id) };
}

/** The table with a piece above all others, or below them. */
export function laid(ground: Ground, id: string, where: 'top' | 'bottom'): Ground {
  const piece = pieceOf(ground, id);
  if (piece === null) return ground;
  const others = ground.terrain.filter((each) => each.id !== id);
  return { ...ground, terrain: where === 'top' ? [...others, piece] : [piece, ...others] };
}

/**
 * The table in another size. Pieces that would lie off it are moved in or cut, and the zone is at most half as deep as the
 * table.
 */
export function ofSize(ground: Ground, widthCi: number, heightCi: number): Ground {
  const side = (wanted: number) => within(snapped(wanted), leastTableCi, MOST_SIDE_CI);
  const sized = { ...ground, widthCi: side(widthCi), heightCi: side(heightCi) };
  const fitted = sized.terrain.reduce((table, { id }) => movedBy(table, id, 0, 0), sized);
  return withZone(
    {
      ...fitted,
      terrain: fitted.terrain.map((piece) => ({ ...piece, outline: piece.outline.map((at) => onTable(fitted, at)) })),
    },
    ground.armyZoneCi,
  );
}

/** The table with an army zone of this depth: at least an inch, at most half the table. */
export function withZone(ground: Ground, armyZoneCi: number): Ground {
  return { ...ground, armyZoneCi: within(snapped(armyZoneCi), 100, snapped(ground.heightCi / 2)) };
}
