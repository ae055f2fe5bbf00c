/** The changes to a table in the editor. Pure: every function returns a new table. Lengths in ci. */
import type { Point } from '@dwo/kernel';
import type { ShapeForm } from '../mark-model';
import { isMade } from '../terrain/piece';
import type { DrawingLimits, DrawnKind, DrawnPiece, DrawnTable, StripZone, TableMaker } from './contract';
import { say } from './words';

/** Everything snaps to half inches. */
export const SNAP_CI = 50;
/** The smallest width of a piece. */
const LEAST_ACROSS_CI = 100;
/** The least depth of a zone. */
const LEAST_DEPTH_CI = 100;

type Kinds = Pick<TableMaker<DrawnTable>, 'kinds'>;

/** A corner of a piece; also the edge from it to the next one. */
export interface CornerAt {
  readonly piece: string;
  readonly index: number;
}

/** A table with a new piece, and its id. */
interface WithPiece<T> {
  readonly table: T;
  readonly id: string;
}

/** The nearest half inch, in ci. */
export function snapped(value: number): number {
  return Math.round(value / SNAP_CI) * SNAP_CI;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The nearest place on the table, snapped to half inches. */
function onTable({ widthCi, heightCi }: DrawnTable, { x, y }: Point): Point {
  return { x: within(snapped(x), 0, widthCi), y: within(snapped(y), 0, heightCi) };
}

/** The outline of a new natural piece: the distance of each corner from the middle, in percent of half the width. */
const ROUND = [100, 90, 106, 94, 100, 88, 104, 92];

/** The table with a new piece in its kind's usual shape, and its id; null if the table is full. */
export function withPiece<T extends DrawnTable>(
  { kinds, limits, drawing }: Pick<TableMaker<T>, 'kinds' | 'limits' | 'drawing'>,
  table: T,
  kind: string,
  at: Point,
): WithPiece<T> | null {
  const found = kinds.find(([each]) => each === kind);
  if (found === undefined || table.terrain.length >= limits.mostPieces) return null;
  const id = freshId(table, kind);
  const outline = usualOutline(found, at, drawing?.(kind));
  return { table: movedBy(added(table, { id, kind, outline }), id, 0, 0), id };
}

/** The usual outline of a kind, round a place. */
function usualOutline([kind, halfWidth, halfHeight, form]: DrawnKind, at: Point, drawing = kind): Point[] {
  const corners: Point[] =
    form === 'line'
      ? [
          { x: -halfWidth, y: -halfHeight },
          { x: halfWidth, y: halfHeight },
        ]
      : form === 'box' || isMade(drawing)
        ? [
            { x: -halfWidth, y: -halfHeight },
            { x: halfWidth, y: -halfHeight },
            { x: halfWidth, y: halfHeight },
            { x: -halfWidth, y: halfHeight },
          ]
        : ROUND.map((percent, i) => {
            const angle = (2 * Math.PI * i) / ROUND.length;
            const [x, y] = [halfWidth * Math.cos(angle), halfHeight * Math.sin(angle)];
            return { x: (x * percent) / 100, y: (y * percent) / 100 };
          });
  return corners.map(({ x, y }) => ({ x: snapped(at.x + x), y: snapped(at.y + y) }));
}

/** The form of a kind; undefined for an area. */
export function formOf({ kinds }: Kinds, kind: string): ShapeForm | undefined {
  return kinds.find(([each]) => each === kind)?.[3];
}

function added<T extends DrawnTable>(table: T, piece: DrawnPiece): T {
  return { ...table, terrain: [...table.terrain, piece] };
}

function freshId({ terrain }: DrawnTable, kind: string): string {
  const taken = new Set(terrain.map(({ id }) => id));
  const word = kind.replace(/_/g, '-');
  for (let number = 1; ; number++) if (!taken.has(`${word}-${number}`)) return `${word}-${number}`;
}

/** The piece with this id; null if there is none. */
export function pieceOf({ terrain }: DrawnTable, id: string | null): DrawnPiece | null {
  return terrain.find((piece) => piece.id === id) ?? null;
}

/** The name of a piece: "Hill", or "Hill 2" if there are several hills, counted from the lowest. */
export function pieceName(
  { terrain }: Pick<DrawnTable, 'terrain'>,
  id: string,
  kindName: (kind: string) => string,
): string {
  const kind = terrain.find((piece) => piece.id === id)?.kind;
  if (kind === undefined) return say('piece');
  const same = terrain.filter((piece) => piece.kind === kind);
  if (same.length === 1) return kindName(kind);
  return say('piece.numbered', { kind: kindName(kind), number: same.findIndex((piece) => piece.id === id) + 1 });
}

function change<T extends DrawnTable>(table: T, id: string, how: (piece: DrawnPiece) => DrawnPiece): T {
  return { ...table, terrain: table.terrain.map((piece) => (piece.id === id ? how(piece) : piece)) };
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
export function movedBy<T extends DrawnTable>(table: T, id: string, dx: number, dy: number): T {
  return change(table, id, (piece) => {
    const { left, right, low, high } = boxOf(piece.outline);
    const x = within(snapped(dx), -left, Math.max(-left, table.widthCi - right));
    const y = within(snapped(dy), -low, Math.max(-low, table.heightCi - high));
    return { ...piece, outline: piece.outline.map((at) => ({ x: at.x + x, y: at.y + y })) };
  });
}

/** The table with one corner of a piece moved. */
export function withCorner<T extends DrawnTable>(table: T, { piece: id, index }: CornerAt, at: Point): T {
  return change(table, id, (piece) => ({ ...piece, outline: piece.outline.with(index, onTable(table, at)) }));
}

/**
 * The table with a new corner on the edge from this corner to the next; the same table if the piece has its most corners
 * already.
 */
export function withNewCorner<T extends DrawnTable>(
  maker: Kinds & { readonly limits: DrawingLimits },
  table: T,
  { piece: id, index }: CornerAt,
  at: Point,
): T {
  return change(table, id, (piece) => {
    const isFull = piece.outline.length >= maker.limits.mostCornersOfPiece;
    if (isFull || formOf(maker, piece.kind) === 'box') return piece;
    return { ...piece, outline: piece.outline.toSpliced(index + 1, 0, onTable(table, at)) };
  });
}

/** The table without a corner; a triangle keeps its three, a line its ends, and a box its four. */
export function withoutCorner<T extends DrawnTable>(maker: Kinds, table: T, { piece: id, index }: CornerAt): T {
  return change(table, id, (piece) => {
    const form = formOf(maker, piece.kind);
    const least = form === 'line' ? 2 : form === 'box' ? 4 : 3;
    return piece.outline.length <= least ? piece : { ...piece, outline: piece.outline.toSpliced(index, 1) };
  });
}

/** The table with a piece scaled about its middle, to an inch at least. */
export function scaledBy<T extends DrawnTable>(table: T, id: string, factor: number): T {
  return change(table, id, (piece) => {
    const middle = middleOf(piece.outline);
    const outline = piece.outline.map(({ x, y }) =>
      onTable(table, { x: middle.x + (x - middle.x) * factor, y: middle.y + (y - middle.y) * factor }),
    );
    const { left, right, low, high } = boxOf(outline);
    const isThin = Math.min(right - left, high - low) < LEAST_ACROSS_CI;
    // A straight wall has no depth.
    const isSmall = outline.length > 2 ? isThin : Math.max(right - left, high - low) < LEAST_ACROSS_CI;
    return isSmall ? piece : { ...piece, outline };
  });
}

/** The table with a piece turned counter-clockwise about its middle. */
export function turnedBy<T extends DrawnTable>(table: T, id: string, degrees: number): T {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return change(table, id, (piece) => {
    const middle = middleOf(piece.outline);
    const outline = piece.outline.map(({ x, y }) => {
      const [dx, dy] = [x - middle.x, y - middle.y];
      return onTable(table, { x: middle.x + dx * cos - dy * sin, y: middle.y + dx * sin + dy * cos });
    });
    return { ...piece, outline };
  });
}

/** The table with a piece of another kind: in the same shape, or in the usual one of a kind that has another form. */
export function ofKind<T extends DrawnTable>(maker: Kinds, table: T, id: string, kind: string): T {
  const found = maker.kinds.find(([each]) => each === kind);
  const shaped = change(table, id, (piece) => {
    if (found === undefined || formOf(maker, piece.kind) === found[3]) return { ...piece, kind };
    return { ...piece, kind, outline: usualOutline(found, middleOf(piece.outline)) };
  });
  return movedBy(shaped, id, 0, 0);
}

/** The table with a copy of a piece a little beside it, and the copy's id; null if the table is full. */
export function withCopy<T extends DrawnTable>(
  { mostPieces }: DrawingLimits,
  table: T,
  id: string,
): WithPiece<T> | null {
  const piece = pieceOf(table, id);
  if (piece === null || table.terrain.length >= mostPieces) return null;
  const copy = { ...piece, id: freshId(table, piece.kind) };
  return { table: movedBy(added(table, copy), copy.id, 300, -300), id: copy.id };
}

/** The table without a piece. */
export function withoutPiece<T extends DrawnTable>(table: T, id: string): T {
  return { ...table, terrain: table.terrain.filter((piece) => piece.id !== id) };
}

/** The table with a piece above all others, or below them. */
export function laid<T extends DrawnTable>(table: T, id: string, where: 'top' | 'bottom'): T {
  const piece = pieceOf(table, id);
  if (piece === null) return table;
  const others = table.terrain.filter((each) => each.id !== id);
  return { ...table, terrain: where === 'top' ? [...others, piece] : [piece, ...others] };
}

/**
 * The table in another size. Pieces that would lie off it are moved in or cut, and a zone is at most half as deep as the
 * table.
 */
export function ofSize<T extends DrawnTable>(
  { limits, zones }: Pick<TableMaker<T>, 'limits' | 'zones'>,
  table: T,
  widthCi: number,
  heightCi: number,
): T {
  const side = (wanted: number) => within(snapped(wanted), limits.leastSideCi, limits.mostSideCi);
  const sized: T = { ...table, widthCi: side(widthCi), heightCi: side(heightCi) };
  const fitted = sized.terrain.reduce((now, { id }) => movedBy(now, id, 0, 0), sized);
  const cut: T = {
    ...fitted,
    terrain: fitted.terrain.map((piece) => ({ ...piece, outline: piece.outline.map((at) => onTable(fitted, at)) })),
  };
  return zones.reduce((now, zone) => withZone(zone, now, zone.depthCi(now)), cut);
}

/** The table with a zone of this depth: at least an inch, at most half the table. */
export function withZone<T extends DrawnTable>(zone: StripZone<T>, table: T, depthCi: number): T {
  return zone.withDepth(table, within(snapped(depthCi), LEAST_DEPTH_CI, snapped(table.heightCi / 2)));
}
