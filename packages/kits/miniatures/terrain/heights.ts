/**
 * Hills and mountains: stacked steps of foam with a dark side. The upper edge of the lowest step is the edge that the rules
 * use.
 */
import type { Point } from '@dwo/kernel';
import { Depths, smoothed } from '../contours';
import { closedPath, type Lettering, n, type Picture } from '../pictures/picture';
import { boundsOf, centroid, edgeDistance, insideOutline, scatter, scatterInside } from '../shapes';
import { castShadow, layer, letterSize, type Piece, pictureOf, print } from './piece';

interface Foam {
  /** Height of a step in px; that of a hill if left out. */
  readonly thick?: number;
  /** The colours of the layers that show in a side, from the top down. */
  readonly strata?: readonly string[];
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
const RED_FOAM: Foam = {
  tops: ['#C98450', '#DA9C68', '#E9B984'],
  side: '#8A4429',
  sideEdge: '#A6583A',
  print: '#5A2A18',
  thick: 14,
  strata: ['#B5653F', '#D98E5F', '#9C4F31'],
};
const ROCK_FOAM: Foam = {
  tops: ['#9A9184', '#A9A194', '#B9B2A5', '#CFC9BD', '#EFEBE2'],
  side: '#5F574C',
  sideEdge: '#736A5E',
  print: '#2E2923',
};

const THICK = 7;
/** Length of a step's shadow on the next lower step, and on the sand. */
const REACH = 13;
const LOWEST_REACH = 20;
/** Letters that would be smaller than this go on the top, if larger ones fit there. */
const LEAST_LETTERS = 12.5;
/** Width of a letter as a share of its height. */
const LETTER = 0.46;
/** A picture smaller than this has no room for a label. */
const SMALL = 150;

function step(path: string, top: string, foam: Foam, reach: number): string {
  const thick = foam.thick ?? THICK;
  const layers = (foam.strata ?? []).map((stroke, i, all) =>
    layer(path, {
      fill: 'none',
      stroke,
      'stroke-width': 2.4,
      transform: `translate(0 ${thick - 2 - (thick - 4) * ((all.length - 1 - i) / all.length)})`,
    }),
  );
  return [
    castShadow(path, reach),
    layer(path, { fill: foam.side, stroke: '#1E1812', 'stroke-width': 2.4, transform: `translate(0 ${thick})` }),
    layer(path, { fill: 'none', stroke: foam.sideEdge, 'stroke-width': 1.4, transform: `translate(0 ${thick - 3})` }),
    ...layers.reverse(),
    layer(path, { fill: top, stroke: '#1E1812', 'stroke-width': 2.4 }),
  ].join('');
}

/**
 * Steps at these shares of the way from the edge of the piece to its innermost place; several on one level if it has several
 * summits.
 */
function steps(piece: Piece, foam: Foam, shares: readonly number[]): string {
  const depths = new Depths(piece.outline);
  return shares
    .flatMap((share, i) => {
      const top = foam.tops[i] ?? '';
      if (share === 0) return [step(piece.path, top, foam, LOWEST_REACH)];
      const lines = depths.at(depths.deepest * share).filter(isWide);
      return lines.map((line) => step(closedPath(smoothed(line)), top, foam, REACH));
    })
    .join('');
}

/** Whether a step is large enough to be drawn. */
function isWide(line: readonly Point[]): boolean {
  const { left, top, right, bottom } = boundsOf(line);
  return Math.max(right - left, bottom - top) > THICK * 4;
}

/** A hill: three steps of sandy foam, with its height printed on the lowest. */
export function hillPicture(piece: Piece): Picture {
  const small = Math.min(piece.width, piece.height) < 150;
  const shares = small ? [0, 0.42] : [0, 0.32, 0.62];
  const markup = steps(piece, SAND_FOAM, shares) + crumbs(piece);
  return pictureOf(piece, markup, label(piece, SAND_FOAM, shares[1] ?? 1));
}

/** A mesa: two or three steps of layered red rock. */
export function mesaPicture(piece: Piece): Picture {
  const shares = Math.min(piece.width, piece.height) < 150 ? [0, 0.4] : [0, 0.3, 0.56];
  return pictureOf(piece, steps(piece, RED_FOAM, shares) + crumbs(piece), label(piece, RED_FOAM, shares[1] ?? 1));
}

/** A mountain, which no figure enters: five steps of rock up to a chalky top. */
export function mountainPicture(piece: Piece): Picture {
  const markup = steps(piece, ROCK_FOAM, [0, 0.3, 0.5, 0.68, 0.84]) + crags(piece);
  return pictureOf(piece, markup, label(piece, ROCK_FOAM, 0.3));
}

/**
 * The label: on the front of the lowest step, on the top if the front is too narrow, or in front of a piece that is too small
 * for either.
 */
function label(piece: Piece, foam: Foam, share: number): readonly Lettering[] {
  if (piece.label === null) return [];
  const c = centroid(piece.outline);
  const bottom = frontOf(piece.outline, c.x);
  if (Math.min(piece.width, piece.height) < SMALL) {
    const halo = [{ colour: '#F3E3BD', width: 4 }];
    return [{ ...print(piece.label, { x: piece.width / 2, y: bottom + THICK + 9 }, '#2E2923', 14), halo }];
  }
  const room = new Depths(piece.outline).deepest * share - THICK;
  const size = Math.min(letterSize(piece), room / 1.05);
  const halo = [{ colour: foam.tops[0] ?? '', width: 4 }];
  const low = bottom - room / 2;
  const half = (piece.label.length * size * LETTER) / 2;
  const reaches = [c.x - half, c.x + half].every((x) => insideOutline(piece.outline, x, low + size / 3));
  if (size < LEAST_LETTERS || !reaches) {
    const top = [{ colour: foam.tops.at(-1) ?? '', width: 4 }];
    return [{ ...print(piece.label, { x: c.x, y: c.y - THICK }, foam.print), halo: top }];
  }
  return [{ ...print(piece.label, { x: c.x, y: low }, foam.print, size), halo }];
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

/** Cracks and small firs on the lower steps, which show that the mountain can't be climbed. */
function crags(piece: Piece): string {
  const random = scatter(`crags ${piece.id}`);
  const room = new Depths(piece.outline).deepest * 0.3;
  const most = Math.min(40, Math.round(Math.hypot(piece.width, piece.height) / 16));
  const places = scatterInside(piece.outline, `crag places ${piece.id}`, { spacing: 12, inset: 5, most: most * 3 });
  const low = places.filter(({ x, y }) => edgeDistance(piece.outline, x, y) < room - 6).slice(0, most);
  const marks = low.map(({ x, y }, i) => {
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
