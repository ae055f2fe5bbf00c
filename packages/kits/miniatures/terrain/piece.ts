/** A terrain piece in px, as every drawing of terrain needs it. */
import type { Point } from '@dwo/kernel';
import { REFERENCE_SCALE } from '../camera';
import type { SceneModel } from '../model';
import { type Lettering, n, type Picture, roundedPath } from '../pictures/picture';
import { type Box, boundsOf } from '../shapes';
import { softened } from './soft';

/** A piece of terrain as the model has it. */
export type Terrain = SceneModel['table']['terrain'][number];

/** Pixels at the reference zoom, y down, from the picture's upper left. */
export interface Piece {
  readonly id: string;
  readonly kind: string;
  readonly label: string | null;
  /** Whether its outline is a line. */
  readonly line: boolean;
  /** The outline as it is drawn: natural terrain has no corners. */
  readonly outline: readonly Point[];
  readonly path: string;
  /** The box of the table. */
  readonly table: Box;
  readonly width: number;
  readonly height: number;
  /** The picture's upper left corner, from the table's upper left corner. */
  readonly left: number;
  readonly top: number;
  /** The part of the picture on the table, for a piece at the table's edge; null if nothing reaches beyond it. */
  readonly clip: Box | null;
}

/** Room round the outline for edges, sides and shadows. */
const ROOM = 34;

/** The kinds of terrain that were built or paved: they have straight sides. */
const MADE: ReadonlySet<string> = new Set([
  ...['open', 'building', 'ruins', 'wall', 'low-wall', 'fence', 'wreck'],
  ...['saloon', 'rusty-wreck', 'adobe-wall'],
]);

/** Whether a kind of terrain has straight sides. */
export function isMade(kind: string): boolean {
  return MADE.has(kind);
}

/** The piece to draw for a terrain outline of the table. */
export function pieceOf(terrain: Terrain, table: { readonly widthCi: number; readonly heightCi: number }): Piece {
  const points = terrain.outline.map((p) => ({
    x: p.x * REFERENCE_SCALE,
    y: (table.heightCi - p.y) * REFERENCE_SCALE,
  }));
  const box = boundsOf(points);
  const left = box.left - ROOM;
  const top = box.top - ROOM;
  const corners = points.map((p) => ({ x: p.x - left, y: p.y - top }));
  const [width, height] = [box.right - box.left + ROOM * 2, box.bottom - box.top + ROOM * 2];
  const [right, bottom] = [table.widthCi * REFERENCE_SCALE - left, table.heightCi * REFERENCE_SCALE - top];
  const whole = { left: -left, top: -top, right, bottom };
  const sheet = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.min(width, right),
    bottom: Math.min(height, bottom),
  };
  const isInside = sheet.left === 0 && sheet.top === 0 && sheet.right === width && sheet.bottom === height;
  const line = terrain.line === true;
  const outline = line || isMade(terrain.kind) ? corners : softened(corners, whole);
  return {
    id: terrain.id,
    kind: terrain.kind,
    label: terrain.label ?? null,
    line,
    outline,
    path: line ? openPath(outline) : roundedPath(outline),
    table: whole,
    width,
    height,
    left,
    top,
    clip: isInside ? null : sheet,
  };
}

/** SVG path data of a line through these points. */
function openPath(points: readonly Point[]): string {
  return `M${points.map((at) => `${n(at.x)} ${n(at.y)}`).join('L')}`;
}

/** The picture of a piece, placed by the table's upper left corner. Equal outlines share one picture, wherever they lie. */
export function pictureOf(piece: Piece, markup: string, lettering: readonly Lettering[] = []): Picture {
  const { clip } = piece;
  const cut = clip ? `${n(clip.left)} ${n(clip.top)} ${n(clip.right)} ${n(clip.bottom)}` : '';
  return {
    key: `terrain ${piece.kind} ${piece.id} ${piece.label ?? ''} ${cut} ${piece.path}`,
    width: piece.width,
    height: piece.height,
    originX: -piece.left,
    originY: -piece.top,
    markup: clip ? clipped(markup, clip) : markup,
    ...(lettering.length > 0 && { lettering }),
  };
}

/** A path element with these attributes, as SVG. */
export function layer(path: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${typeof value === 'number' ? n(value) : value}"`,
  );
  return `<path d="${path}" stroke-linejoin="round" ${written.join(' ')}/>`;
}

/** The px that a shadow falls down for every px to the right: the light is low at the upper left. */
const FALL = 0.62;

/** The sharp-edged shadow of an object whose shadow reaches `reach` px from its foot. */
export function castShadow(path: string, reach: number, grow = 0): string {
  const steps = Math.max(1, Math.ceil(reach / 3));
  const copies = Array.from({ length: steps }, (_, i) => {
    const far = (reach * (i + 1)) / steps;
    return `<path d="${path}" transform="translate(${n(far)} ${n(far * FALL)})"/>`;
  });
  return `<g fill="#3A2A10" stroke="#3A2A10" stroke-width="${n(grow * 2)}" stroke-linejoin="round" opacity=".28">${copies.join('')}</g>`;
}

function clipped(markup: string, { left, top, right, bottom }: Box): string {
  return `<clipPath id="table"><rect x="${n(left)}" y="${n(top)}" width="${n(Math.max(0, right - left))}" height="${n(Math.max(0, bottom - top))}"/></clipPath><g clip-path="url(#table)">${markup}</g>`;
}

/** Size of the letters on a piece: larger on a large piece, which is seen from farther away. */
export function letterSize({ width, height }: Pick<Piece, 'width' | 'height'>): number {
  return Math.max(16, Math.min(52, Math.min(width, height) * 0.1));
}

/** Words printed on a piece. */
export function print(text: string, at: Point, fill: string, size = 16): Lettering {
  return { text: text.toUpperCase(), x: at.x, y: at.y, size, face: 'read', fill };
}
