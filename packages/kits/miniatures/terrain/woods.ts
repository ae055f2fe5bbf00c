/** Woods: a patch of felt whose stitch is the edge that the rules use; the trees stand loose on it. */
import type { Point } from '@dwo/kernel';
import type { Picture } from '../pictures/picture';
import { n } from '../pictures/picture';
import { type Box, scatter, scatterInside } from '../shapes';
import { castShadow, layer, type Piece, pictureOf } from './piece';

/** The colours of felt: its rim, itself, its fluff and its stitch. */
type Felt = readonly [rim: string, flat: string, fluff: string, stitch: string];

/** The felt without its trees. */
export function feltPicture(piece: Piece): Picture {
  return felted(piece, ['#56692D', '#9DAA62', '#8A9950', '#E9E4B4']);
}

/** Straw-coloured scrub without its dead trees and cactuses. */
export function scrubPicture(piece: Piece): Picture {
  return felted(piece, ['#7A5A2A', '#C4A253', '#A9863E', '#FBEFC4']);
}

function felted(piece: Piece, [rim, flat, hair, stitch]: Felt): Picture {
  const random = scatter(`felt ${piece.id}`);
  const fluff = Array.from({ length: Math.round((piece.width * piece.height) / 420) }, () => {
    const [x, y] = [random() * piece.width, random() * piece.height];
    return `M${n(x)} ${n(y)}l${n(random() * 6 - 3)} ${n(random() * 6 - 3)}`;
  }).join('');
  const markup = [
    castShadow(piece.path, 8, 8),
    layer(piece.path, { fill: rim, stroke: rim, 'stroke-width': 18 }),
    layer(piece.path, { fill: flat, stroke: flat, 'stroke-width': 13 }),
    `<clipPath id="c"><path d="${piece.path}"/></clipPath><g clip-path="url(#c)"><path d="${fluff}" stroke="${hair}" stroke-width="1.6" stroke-linecap="round" fill="none"/></g>`,
    layer(piece.path, {
      fill: 'none',
      stroke: stitch,
      'stroke-width': 2.6,
      'stroke-dasharray': '10 7',
      'stroke-linecap': 'round',
      opacity: 0.95,
    }),
  ].join('');
  return pictureOf(piece, markup);
}

/** The places of a piece's trees, in pixels from the picture's upper left, back to front. */
export function treePlaces(piece: Piece): readonly Point[] {
  const most = Math.max(2, Math.min(90, Math.round((piece.width * piece.height) / 5200)));
  const places = scatterInside(piece.outline, `trees ${piece.id}`, { spacing: 38, inset: 13, most });
  return [...places].sort((a, b) => a.y - b.y);
}

/** The kinds of trees; `dry` ones are dead trees and cactuses. */
export type TreeKind = 'pine' | 'palm' | 'dry';

/** Pines or palms, the same for a whole patch. If the id of a patch names a tree, that decides. Scrub is dry. */
export function treeKind(piece: Pick<Piece, 'id' | 'kind'>): TreeKind {
  if (piece.kind === 'scrub') return 'dry';
  const named = /palm|pin(?:e|yon)|cypress/.exec(piece.id)?.[0];
  if (named !== undefined) return named === 'palm' ? 'palm' : 'pine';
  return scatter(`kind ${piece.id}`)() < 0.6 ? 'pine' : 'palm';
}

/** The number of shapes of each kind of tree. */
export const TREE_SHAPES = 3;

/** The shadow of a crown and its trunk, to the right of the foot at 32, 88. */
function shadow(crown: number, far: number): string {
  const [x, y] = [32 + far, 90 - far * 0.16];
  const trunk = `M30 89L${n(x)} ${n(y - 2)}L${n(x + 2)} ${n(y + 3)}L32 93Z`;
  const [rx, ry] = [n(crown), n(crown * 0.3)];
  const top = `<ellipse cx="${n(x + 2)}" cy="${n(y)}" rx="${rx}" ry="${ry}"/>`;
  return `<g fill="#2E3210" opacity=".34"><path d="${trunk}"/>${top}</g>`;
}

const PINES = [
  { top: 5, half: 13 },
  { top: 12, half: 14 },
  { top: 0, half: 11.5 },
] as const;

function pine(shape: number): string {
  const { top: tip, half: least } = PINES[shape] ?? PINES[0];
  const rise = (78 - tip) / 73;
  const tier = (top: number, bottom: number, half: number, shift: number) => {
    const d = `M32 ${n(top)}L${n(32 + half)} ${n(bottom)}Q${n(32 + half * 0.66)} ${n(bottom - 3)} ${n(32 + half * 0.4)} ${n(bottom + 2)}Q32 ${n(bottom - 2)} ${n(32 - half * 0.4)} ${n(bottom + 2)}Q${n(32 - half * 0.66)} ${n(bottom - 3)} ${n(32 - half)} ${n(bottom)}Z`;
    return [
      `<path d="${d}" fill="#1E4A30" stroke="#1E1812" stroke-width="2.6" stroke-linejoin="round"/>`,
      `<path d="M32 ${n(top + 3)}L${n(32 + half * 0.25)} ${n(bottom - 3)}Q${n(32 - half * 0.2)} ${n(bottom)} ${n(32 - half * 0.85)} ${n(bottom - 2)}Z" fill="${shape === 1 ? '#3A7A4A' : '#2E6B44'}"/>`,
      `<path d="M${n(32 - 2 - shift)} ${n(top + 8)}L${n(32 - half * 0.62)} ${n(bottom - 5)}" stroke="#58A06E" stroke-width="2" stroke-linecap="round"/>`,
    ].join('');
  };
  return [
    shadow(18, 30),
    '<ellipse cx="32" cy="88" rx="12" ry="4.6" fill="#6E4422" stroke="#1E1812" stroke-width="2.4"/>',
    '<path d="M28.5 88V72H35.5V88Z" fill="#8A5A2C" stroke="#1E1812" stroke-width="2.4" stroke-linejoin="round"/>',
    tier(78 - 34 * rise, 78, least + 7, 1),
    tier(78 - 53 * rise, 78 - 18 * rise, least + 4, 1),
    tier(tip, 78 - 38 * rise, least, 0),
  ].join('');
}

/** The place of a palm's crown, and how its trunk bends. */
const PALMS = [
  { x: 31, y: 24, bend: 0 },
  { x: 38, y: 29, bend: -5 },
  { x: 26, y: 20, bend: 5 },
] as const;

function palm(shape: number): string {
  const { x: cx, y: cy, bend } = PALMS[shape] ?? PALMS[0];
  const leaf = (dx: number, dy: number, fill: string) => {
    const [x, y] = [cx + dx, cy + dy];
    const [nx, ny] = [-dy * 0.2, Math.abs(dx) * 0.3];
    const rib = `M${cx} ${cy}Q${n(cx + dx * 0.5 + nx)} ${n(cy + dy * 0.5 - ny - 2)} ${n(x)} ${n(y)}`;
    return `<path d="M${cx} ${cy}Q${n(cx + dx * 0.5 + nx)} ${n(cy + dy * 0.5 - ny - 5)} ${n(x)} ${n(y)}Q${n(cx + dx * 0.5)} ${n(cy + dy * 0.5 + 3)} ${cx} ${cy}Z" fill="${fill}" stroke="#1E1812" stroke-width="2.3" stroke-linejoin="round"/><path d="${rib}" fill="none" stroke="#1E1812" stroke-width=".9" opacity=".5"/>`;
  };
  const middle = (31 + cx) / 2 + bend;
  const rings = [0.2, 0.4, 0.6, 0.8].map((t) => {
    const x = (1 - t) ** 2 * 31 + 2 * t * (1 - t) * middle + t * t * cx;
    const y = 88 + (cy - 88) * t;
    return `M${n(x - 2.8)} ${n(y)}l5.6 -1`;
  });
  return [
    shadow(22, 34),
    '<ellipse cx="31" cy="88" rx="12" ry="4.6" fill="#3F7A35" stroke="#1E1812" stroke-width="2.4"/>',
    `<path d="M27 88Q${n(middle - 3.4)} 58 ${cx - 3} ${cy + 1}L${cx + 3} ${cy}Q${n(middle + 4)} 58 35 88Z" fill="#9A6A3A" stroke="#1E1812" stroke-width="2.4" stroke-linejoin="round"/>`,
    `<path d="${rings.join('')}" stroke="#1E1812" stroke-width="1.6"/>`,
    leaf(-14, 20, '#2F6B33'),
    leaf(17, 19, '#2F6B33'),
    leaf(-26, 8, '#3F8A40'),
    leaf(29, 7, '#3F8A40'),
    leaf(-20, -9, '#63B357'),
    leaf(19, -11, '#4E9C49'),
    leaf(-3, -18, '#63B357'),
    `<circle cx="${cx - 3}" cy="${cy + 3}" r="3.4" fill="#7A4A20" stroke="#1E1812" stroke-width="1.8"/><circle cx="${cx + 3.5}" cy="${cy + 4}" r="3.4" fill="#7A4A20" stroke="#1E1812" stroke-width="1.8"/>`,
  ].join('');
}

const BARK = (d: string) =>
  `<path d="${d}" fill="none" stroke="#1E1812" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="#8E7A66" stroke-width="4.8" stroke-linecap="round" stroke-linejoin="round"/>` +
  `<path d="${d}" fill="none" stroke="#C9B69C" stroke-width="1.6" stroke-linecap="round" transform="translate(-1.2 -.6)"/>`;
/** The boughs of two dead trees. */
const BOUGHS = [
  'M32 86Q30 66 33 52M33 60Q22 50 18 34M18 42L9 38M33 54Q40 40 38 22M38 32L50 20M36 44L54 40L60 32',
  'M31 86Q36 68 30 54M31 58Q24 44 28 20M28 32L16 24M32 62Q46 54 48 36M48 44L60 40M47 40L43 26',
] as const;
const SAGUARO = 'M32 86V24M32 62H20Q14 62 14 54V40M32 54H44Q50 54 50 47V34';

function dry(shape: number): string {
  const foot = '<ellipse cx="32" cy="88" rx="12" ry="4.6" fill="#8A6230" stroke="#1E1812" stroke-width="2.4"/>';
  const boughs = BOUGHS[shape];
  if (boughs !== undefined) return shadow(14, 28) + foot + BARK(boughs);
  const line = (width: number, stroke: string, more = '') =>
    `<path d="${SAGUARO}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
  return [
    ...[
      shadow(10, 30),
      foot,
      line(17, '#1E1812'),
      line(12, '#3F6B3A'),
      line(8, '#5E9250', 'transform="translate(-1 -1)"'),
    ],
    ...[
      line(2, '#94BE78', 'transform="translate(-2.6 -1.6)"'),
      line(1.2, '#2F5230', 'transform="translate(2 0)" stroke-dasharray="3 4"'),
    ],
  ].join('');
}

const DRAWN = { pine, palm, dry } as const satisfies Readonly<Record<TreeKind, (shape: number) => string>>;

function drawTree(kind: TreeKind, shape: number): Picture {
  return {
    key: `tree ${kind} ${shape}`,
    width: 94,
    height: 100,
    originX: 32,
    originY: 88,
    markup: DRAWN[kind](shape),
  };
}

const TREES = {
  pine: PINES.map((_, shape) => drawTree('pine', shape)),
  palm: PALMS.map((_, shape) => drawTree('palm', shape)),
  dry: PALMS.map((_, shape) => drawTree('dry', shape)),
} as const;

/** A tree of a kind, in one of its shapes; its origin is the middle of its foot. */
export function treePicture(kind: TreeKind, shape = 0): Picture {
  return TREES[kind][shape] ?? drawTree(kind, 0);
}

/** The foot of a figure, in screen px from the table's upper left corner. */
export interface Standing {
  readonly x: number;
  readonly y: number;
}

/** Whether a tree with this box and foot hides a figure at `at`. */
export function hiddenBy(tree: Box, foot: number, at: Standing): boolean {
  return at.y < foot && at.y > tree.top && at.x > tree.left && at.x < tree.right;
}
