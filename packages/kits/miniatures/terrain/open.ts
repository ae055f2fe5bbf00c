/** Bare ground: the paler sand of a clearing, and roads and runways with ruts that end at their ends. */
import type { Point } from '@dwo/kernel';
import { n, type Picture } from '../pictures/picture';
import { centroid, scatter } from '../shapes';
import { layer, letterSize, type Piece, pictureOf, print } from './piece';
import { isAlongEdge } from './soft';

type Side = readonly [Point, Point];

/** A side that is at most this share of both neighbours is an end of a road. */
const END = 0.5;

/** The sides along which a piece is driven, as chains of points; a piece without ends is driven all round. */
export function drivenAlong({ outline, table }: Pick<Piece, 'outline' | 'table'>): readonly (readonly Point[])[] {
  const sides = outline.map((a, i): Side => [a, outline[(i + 1) % outline.length] ?? a]);
  const long = ([a, b]: Side) => Math.hypot(b.x - a.x, b.y - a.y);
  const ends = sides.map((side, i) => {
    const [before, after] = [sides.at(i - 1) ?? side, sides[(i + 1) % sides.length] ?? side];
    return isAlongEdge(...side, table) || long(side) < END * Math.min(long(before), long(after));
  });
  const first = ends.indexOf(true);
  if (first < 0) return [[...outline, ...outline.slice(0, 1)]];
  const chains: Point[][] = [];
  for (let k = 1; k <= sides.length; k++) {
    const i = (first + k) % sides.length;
    const side = sides[i];
    if (side === undefined || ends[i]) continue;
    if (ends[(i + sides.length - 1) % sides.length]) chains.push([side[0]]);
    chains.at(-1)?.push(side[1]);
  }
  return chains;
}

/** The radius by which a corner of ruts is rounded, in px at the reference zoom. */
const TURN = 26;

/** Path data of a chain with rounded corners. */
function track(chain: readonly Point[]): string {
  const towards = (from: Point, to: Point) => {
    const t = Math.min(0.5, TURN / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y)));
    return `${n(from.x + (to.x - from.x) * t)} ${n(from.y + (to.y - from.y) * t)}`;
  };
  const parts = chain.map((p, i) => {
    const [before, after] = [chain[i - 1], chain[i + 1]];
    if (before === undefined) return `M${n(p.x)} ${n(p.y)}`;
    if (after === undefined) return `L${n(p.x)} ${n(p.y)}`;
    return `L${towards(p, before)}Q${n(p.x)} ${n(p.y)} ${towards(p, after)}`;
  });
  return parts.join('');
}

/** Bare ground with tracks: worn edges, ruts along them, gravel. */
function trodden(piece: Piece, tracks: string, random: () => number): string {
  const band = (stroke: string, wide: number, opacity: number, dashes = '') =>
    layer(tracks, { fill: 'none', stroke, 'stroke-width': wide, opacity, 'stroke-dasharray': dashes || 'none' });
  const gravel = Array.from({ length: Math.min(240, Math.round((piece.width * piece.height) / 1500)) }, () => {
    return `M${n(random() * piece.width)} ${n(random() * piece.height)}h${n(1 + random() * 3)}`;
  });
  return [
    `<clipPath id="o"><path d="${piece.path}"/></clipPath><g clip-path="url(#o)">`,
    band('#B39660', 62, 0.55),
    band('#8A6C3A', 61, 0.5, '3 7'),
    band('#E4D09A', 44, 1),
    band('#C7AC72', 22, 0.6),
    band('#B0935B', 10, 0.5),
    `<path d="${gravel.join('')}" fill="none" stroke="#8F7646" stroke-width="2.2" stroke-linecap="round" opacity=".5"/></g>`,
  ].join('');
}

/** Tufts of grass along a chain. */
function tufts(chain: readonly Point[], random: () => number): string {
  return chain
    .slice(1)
    .flatMap((b, i) => {
      const a = chain[i] ?? b;
      const count = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 34));
      return Array.from({ length: count }, (_, k) => {
        const t = (k + random() * 0.7) / count;
        const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
        return `M${n(x)} ${n(y)}q-2 -6 -7 -9m7 9q0 -8 -1 -12m1 12q2 -6 7 -10`;
      });
    })
    .join('');
}

/** A clearing or a road: paler sand with tufts along it. */
export function clearingPicture(piece: Piece): Picture {
  const random = scatter(`clearing ${piece.id}`);
  const chains = drivenAlong(piece);
  const tracks = chains.map(track).join('');
  const markup = [
    layer(tracks, { fill: 'none', stroke: '#9C8248', 'stroke-width': 16, opacity: 0.18 }),
    layer(piece.path, { fill: '#E9D6A0' }),
    layer(tracks, { fill: 'none', stroke: '#C9AE74', 'stroke-width': 3 }),
    trodden(piece, tracks, random),
    `<path d="${chains.map((chain) => tufts(chain, random)).join('')}" fill="none" stroke="#7E9A45" stroke-width="2.2" stroke-linecap="round"/>`,
  ].join('');
  const words = piece.label === null ? [] : [print(piece.label, centroid(piece.outline), '#4D3B18', letterSize(piece))];
  return pictureOf(piece, markup, words);
}
