/** Hills and mountains: stacked foam steps with a dark side. The lowest step's upper edge is the rule edge. */
import type { Point } from '@dwo/kernel';
import { n, type Picture, roundedPath } from '../pictures/picture';
import { centroid, scatter, shrunk } from '../shapes';
import { castShadow, layer, letterSize, type Piece, pictureOf, print } from './piece';

interface Foam {
  readonly tops: readonly string[];
  readonly side: string;
  readonly sideEdge: string;
  readonly print: string;
}

const SAND_FOAM: Foam = {
  tops: ['#C2AE6C', '#CDBA78', '#D8C785'],
  side: '#8F7A42',
  sideEdge: '#A58E52',
  print: '#5F4D1F',
};
const ROCK_FOAM: Foam = {
  tops: ['#9A9184', '#A9A194', '#B9B2A5', '#CFC9BD', '#EFEBE2'],
  side: '#5F574C',
  sideEdge: '#736A5E',
  print: '#2E2923',
};

const THICK = 7;
/** Smaller letters than these go on the top, where there is room for larger ones. */
const LEAST_LETTERS = 15;

function step(path: string, top: string, foam: Foam): string {
  return [
    castShadow(path, 9),
    layer(path, { fill: foam.side, stroke: '#1E1812', 'stroke-width': 2.4, transform: `translate(0 ${THICK})` }),
    layer(path, { fill: 'none', stroke: foam.sideEdge, 'stroke-width': 1.4, transform: `translate(0 ${THICK - 3})` }),
    layer(path, { fill: top, stroke: '#1E1812', 'stroke-width': 2.4 }),
  ].join('');
}

function steps(piece: Piece, foam: Foam, factors: readonly number[]): string {
  return factors
    .map((factor, i) => step(roundedPath(shrunk(piece.outline, factor)), foam.tops[i] ?? '', foam))
    .join('');
}

/** A hill: three steps of sandy foam, its height printed on the lowest. */
export function hillPicture(piece: Piece): Picture {
  const small = Math.min(piece.width, piece.height) < 150;
  const factors = small ? [1, 0.62] : [1, 0.72, 0.44];
  return pictureOf(
    piece,
    steps(piece, SAND_FOAM, factors) + crumbs(piece),
    label(piece, SAND_FOAM.print, factors[1] ?? 1),
  );
}

/** A mountain, which nobody enters: five steps of rock up to a chalky top. */
export function mountainPicture(piece: Piece): Picture {
  const markup = steps(piece, ROCK_FOAM, [1, 0.68, 0.48, 0.31, 0.16]) + crags(piece);
  return pictureOf(piece, markup, label(piece, ROCK_FOAM.print, 0.68));
}

/** On the lowest step's front; on the top where that is too narrow. */
function label(piece: Piece, fill: string, next: number) {
  if (piece.label === null) return [];
  const c = centroid(piece.outline);
  const front = frontOf(piece.outline, c.x) - c.y;
  const size = Math.min(letterSize(piece), (front * (1 - next) - THICK) / 1.25);
  if (size < LEAST_LETTERS) return [print(piece.label, { x: c.x, y: c.y - THICK }, fill)];
  return [print(piece.label, { x: c.x, y: c.y + (front * (1 + next)) / 2 + 4 }, fill, size)];
}

/** Lowest point of an outline straight below `x`. */
function frontOf(outline: readonly Point[], x: number): number {
  let lowest = -Infinity;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (Math.min(a.x, b.x) > x || Math.max(a.x, b.x) < x) return;
    const t = a.x === b.x ? 0 : (x - a.x) / (b.x - a.x);
    lowest = Math.max(lowest, a.y + (b.y - a.y) * t);
  });
  return lowest;
}

/** Cracks and small firs on the lower steps: nobody climbs this. */
function crags(piece: Piece): string {
  const random = scatter(`crags ${piece.id}`);
  const c = centroid(piece.outline);
  const most = Math.min(40, Math.round(Math.hypot(piece.width, piece.height) / 16));
  const marks = Array.from({ length: most }, (_, i) => {
    const corner = piece.outline[i % piece.outline.length] ?? c;
    const next = piece.outline[(i + 1) % piece.outline.length] ?? c;
    const t = random();
    const out = 0.74 + random() * 0.2;
    const [x, y] = [
      c.x + (corner.x + (next.x - corner.x) * t - c.x) * out,
      c.y + (corner.y + (next.y - corner.y) * t - c.y) * out,
    ];
    return i % 3 === 0
      ? `<path d="M${n(x)} ${n(y)}l-6 0l6 -15l6 15Z" fill="#2E6B44" stroke="#1E1812" stroke-width="1.8" stroke-linejoin="round"/>`
      : `<path d="M${n(x)} ${n(y)}l${n(4 + random() * 6)} ${n(-4 - random() * 5)}l3 5l5 -6" fill="none" stroke="#5F574C" stroke-width="2" stroke-linejoin="round"/>`;
  });
  return marks.join('');
}

function crumbs(piece: Piece): string {
  const random = scatter(`crumbs ${piece.id}`);
  const path = Array.from({ length: Math.round((piece.width * piece.height) / 900) }, () => {
    return `M${n(random() * piece.width)} ${n(random() * piece.height)}h1.4`;
  }).join('');
  return `<clipPath id="c"><path d="${piece.path}"/></clipPath><path clip-path="url(#c)" d="${path}" stroke="#A08C4C" stroke-width="1.4" opacity=".7"/>`;
}
