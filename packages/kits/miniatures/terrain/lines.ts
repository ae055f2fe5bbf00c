/** Walls and fences: lines with a height, or areas with one round them. */
import type { Point } from '@dwo/kernel';
import { n, type Picture } from '../pictures/picture';
import { layer, type Piece, pictureOf } from './piece';

const INK = '#1E1812';

/** The colours and measures of a wall, in px at the reference zoom. */
interface Masonry {
  readonly high: number;
  readonly thick: number;
  readonly face: string;
  readonly top: string;
  readonly joints: string;
}

const WALL: Masonry = { high: 16, thick: 11, face: '#A08A62', top: '#DCCBA0', joints: '#6B5636' };
const ADOBE: Masonry = { high: 8, thick: 12, face: '#A9683E', top: '#DDA273', joints: '#8A5230' };
const LOW: Masonry = { high: 7, thick: 12, face: '#8E897E', top: '#C9C3B4', joints: '#5E5A52' };

function stroked(path: string, width: number, stroke: string, up = 0): string {
  return `<path d="${path}" transform="translate(0 ${n(-up)})" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="square"/>`;
}

/** A wall seen from above and in front: its shadow, its face, its top with joints. */
function masonry(piece: Piece, { high, thick, face, top, joints }: Masonry): Picture {
  const { path } = piece;
  const faces = Array.from({ length: high }, (_, up) => stroked(path, thick, face, up)).join('');
  const seams = `<path d="${path}" transform="translate(0 ${n(-high)})" fill="none" stroke="${joints}" stroke-width="${n(thick - 2)}" stroke-dasharray="1.6 13"/>`;
  const filled = piece.line ? '' : layer(path, { fill: top, transform: `translate(0 ${n(-high)})` });
  const markup = [
    `<g opacity=".28" transform="translate(${n(high * 0.8)} ${n(high * 0.5)})">${stroked(path, thick + 3, '#3A2A10')}</g>`,
    stroked(path, thick + 5, INK),
    stroked(path, thick + 5, INK, high),
    faces,
    stroked(path, thick, INK, high - 1),
    stroked(path, thick, top, high),
    filled,
    seams,
  ].join('');
  return pictureOf(piece, markup);
}

/** A wall of cut stone. */
export function wallPicture(piece: Piece): Picture {
  return masonry(piece, WALL);
}

/** A low wall of field stones. */
export function lowWallPicture(piece: Piece): Picture {
  return masonry(piece, LOW);
}

/** A low wall of clay bricks. */
export function adobeWallPicture(piece: Piece): Picture {
  return masonry(piece, ADOBE);
}

/** The px between two posts of a fence. */
const POSTS = 22;

/** A fence of posts and two rails. */
export function fencePicture(piece: Piece): Picture {
  const corners = piece.line ? piece.outline : [...piece.outline, ...piece.outline.slice(0, 1)];
  const posts = corners.flatMap((a, i) => {
    const b = corners[i + 1];
    return b === undefined ? [a] : between(a, b);
  });
  const rail = (up: number) => stroked(piece.path, 5.4, INK, up) + stroked(piece.path, 2.8, '#C79A5A', up);
  const post = ({ x, y }: Point) =>
    `<path d="M${n(x - 3)} ${n(y + 2)}V${n(y - 19)}L${n(x)} ${n(y - 23)}L${n(x + 3)} ${n(y - 19)}V${n(y + 2)}Z" fill="#A8753A" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`;
  const shadow = `<g opacity=".26" transform="translate(8 5)">${stroked(piece.path, 5, '#3A2A10')}</g>`;
  const standing = [...posts].sort((a, b) => a.y - b.y);
  return pictureOf(piece, [shadow, rail(7), rail(14), ...standing.map(post)].join(''));
}

/** Places from `a` up to `b`, without `b`. */
function between(a: Point, b: Point): readonly Point[] {
  const count = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / POSTS));
  return Array.from({ length: count }, (_, i) => ({
    x: a.x + ((b.x - a.x) * i) / count,
    y: a.y + ((b.y - a.y) * i) / count,
  }));
}
