/** Woods: a felt patch whose stitch is the rule edge; the trees stand loose on it. */
import type { Point } from '@dwo/kernel';
import type { Picture } from '../pictures/picture';
import { n } from '../pictures/picture';
import { type Box, scatter, scatterInside } from '../shapes';
import { castShadow, layer, type Piece, pictureOf } from './piece';

/** The felt without its trees. */
export function feltPicture(piece: Piece): Picture {
  const random = scatter(`felt ${piece.id}`);
  const fluff = Array.from({ length: Math.round((piece.width * piece.height) / 420) }, () => {
    const [x, y] = [random() * piece.width, random() * piece.height];
    return `M${n(x)} ${n(y)}l${n(random() * 6 - 3)} ${n(random() * 6 - 3)}`;
  }).join('');
  const markup = [
    castShadow(piece.path, 5, 8),
    layer(piece.path, { fill: '#56692D', stroke: '#56692D', 'stroke-width': 18 }),
    layer(piece.path, { fill: '#9DAA62', stroke: '#9DAA62', 'stroke-width': 13 }),
    `<clipPath id="c"><path d="${piece.path}"/></clipPath><g clip-path="url(#c)"><path d="${fluff}" stroke="#8A9950" stroke-width="1.6" stroke-linecap="round" fill="none"/></g>`,
    layer(piece.path, {
      fill: 'none',
      stroke: '#E9E4B4',
      'stroke-width': 2.6,
      'stroke-dasharray': '10 7',
      'stroke-linecap': 'round',
      opacity: 0.95,
    }),
  ].join('');
  return pictureOf(piece, markup);
}

/** Where the trees of a piece stand, in pixels from the picture's upper left, back to front. */
export function treePlaces(piece: Piece): readonly Point[] {
  const most = Math.max(2, Math.min(90, Math.round((piece.width * piece.height) / 5200)));
  const places = scatterInside(piece.outline, `trees ${piece.id}`, { spacing: 38, inset: 13, most });
  return [...places].sort((a, b) => a.y - b.y);
}

/** Pines or palms, the same for a whole patch; a patch whose name says what grows there is believed. */
export function treeKind(piece: Pick<Piece, 'id'>): 'pine' | 'palm' {
  const named = /palm|pin(?:e|yon)|cypress/.exec(piece.id)?.[0];
  if (named !== undefined) return named === 'palm' ? 'palm' : 'pine';
  return scatter(`kind ${piece.id}`)() < 0.6 ? 'pine' : 'palm';
}

const SHADOW = '<ellipse cx="46" cy="89" rx="24" ry="8" fill="#3A3A10" opacity=".32"/>';

function pine(): string {
  const tier = (top: number, bottom: number, half: number, shift: number) => {
    const d = `M32 ${top}L${32 + half} ${bottom}Q${32 + half * 0.66} ${bottom - 3} ${32 + half * 0.4} ${bottom + 2}Q32 ${bottom - 2} ${32 - half * 0.4} ${bottom + 2}Q${32 - half * 0.66} ${bottom - 3} ${32 - half} ${bottom}Z`;
    return [
      `<path d="${d}" fill="#1E4A30" stroke="#1E1812" stroke-width="2.6" stroke-linejoin="round"/>`,
      `<path d="M32 ${top + 3}L${32 + half * 0.25} ${bottom - 3}Q${32 - half * 0.2} ${bottom} ${32 - half * 0.85} ${bottom - 2}Z" fill="#2E6B44"/>`,
      `<path d="M${32 - 2 - shift} ${top + 8}L${32 - half * 0.62} ${bottom - 5}" stroke="#58A06E" stroke-width="2" stroke-linecap="round"/>`,
    ].join('');
  };
  return [
    SHADOW,
    '<ellipse cx="32" cy="88" rx="12" ry="4.6" fill="#6E4422" stroke="#1E1812" stroke-width="2.4"/>',
    '<path d="M28.5 88V72H35.5V88Z" fill="#8A5A2C" stroke="#1E1812" stroke-width="2.4" stroke-linejoin="round"/>',
    tier(44, 78, 20, 1),
    tier(25, 60, 17, 1),
    tier(5, 40, 13, 0),
  ].join('');
}

function palm(): string {
  const leaf = (dx: number, dy: number, fill: string) => {
    const [x, y] = [31 + dx, 24 + dy];
    const [nx, ny] = [-dy * 0.2, Math.abs(dx) * 0.3];
    return `<path d="M31 24Q${n(31 + dx * 0.5 + nx)} ${n(24 + dy * 0.5 - ny - 5)} ${n(x)} ${n(y)}Q${n(31 + dx * 0.5)} ${n(24 + dy * 0.5 + 3)} 31 24Z" fill="${fill}" stroke="#1E1812" stroke-width="2.3" stroke-linejoin="round"/>`;
  };
  return [
    SHADOW,
    '<ellipse cx="31" cy="88" rx="12" ry="4.6" fill="#3F7A35" stroke="#1E1812" stroke-width="2.4"/>',
    '<path d="M27 88Q31 58 28 25L34 24Q37 58 35 88Z" fill="#9A6A3A" stroke="#1E1812" stroke-width="2.4" stroke-linejoin="round"/>',
    '<path d="M30 38l5 -1M30.4 50l5.4 -1M30.4 62l5.2 -1M30 74l5.4 -1" stroke="#1E1812" stroke-width="1.6"/>',
    leaf(-14, 20, '#2F6B33'),
    leaf(17, 19, '#2F6B33'),
    leaf(-28, 8, '#3F8A40'),
    leaf(29, 7, '#3F8A40'),
    leaf(-21, -9, '#63B357'),
    leaf(19, -11, '#4E9C49'),
    leaf(-3, -19, '#63B357'),
    '<circle cx="28" cy="27" r="3.4" fill="#7A4A20" stroke="#1E1812" stroke-width="1.8"/><circle cx="34.5" cy="28" r="3.4" fill="#7A4A20" stroke="#1E1812" stroke-width="1.8"/>',
  ].join('');
}

/** A tree of a kind; it stands on the middle of its foot. */
export function treePicture(kind: 'pine' | 'palm'): Picture {
  return {
    key: `tree ${kind}`,
    width: 76,
    height: 100,
    originX: 32,
    originY: 88,
    markup: kind === 'pine' ? pine() : palm(),
  };
}

/** A figure that might stand behind a tree, in screen pixels from the table's upper left. */
export interface Standing {
  readonly x: number;
  readonly y: number;
}

/** Whether a figure that stands at `at` is hidden by a tree with this drawing and foot. */
export function hiddenBy(tree: Box, foot: number, at: Standing): boolean {
  return at.y < foot && at.y > tree.top && at.x > tree.left && at.x < tree.right;
}
