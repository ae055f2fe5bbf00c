/** Which drawing belongs to which kind of terrain. */
import { n, type Picture } from '../pictures/picture';
import { centroid, scatter } from '../shapes';
import { buildingPicture, ruinsPicture } from './built';
import { hillPicture, mountainPicture } from './heights';
import { layer, letterSize, type Piece, pictureOf, print } from './piece';
import { brokenPicture } from './rocks';
import { swampPicture, waterPicture } from './water';
import { feltPicture } from './woods';

/** Bare ground that is driven over: worn edges, ruts along them, gravel. */
function trodden(piece: Piece, random: () => number): string {
  const band = (stroke: string, wide: number, opacity: number, dashes = '') =>
    layer(piece.path, { fill: 'none', stroke, 'stroke-width': wide, opacity, 'stroke-dasharray': dashes || 'none' });
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

/** A clearing: paler sand with tufts round it. */
function clearingPicture(piece: Piece): Picture {
  const random = scatter(`clearing ${piece.id}`);
  const tufts = piece.outline.flatMap((a, i) => {
    const b = piece.outline[(i + 1) % piece.outline.length] ?? a;
    const count = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / 34));
    return Array.from({ length: count }, (_, k) => {
      const t = (k + random() * 0.7) / count;
      const [x, y] = [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t];
      return `M${n(x)} ${n(y)}q-2 -6 -7 -9m7 9q0 -8 -1 -12m1 12q2 -6 7 -10`;
    });
  });
  const markup = [
    layer(piece.path, { fill: 'none', stroke: '#9C8248', 'stroke-width': 16, opacity: 0.18 }),
    layer(piece.path, { fill: '#E9D6A0', stroke: '#C9AE74', 'stroke-width': 3 }),
    trodden(piece, random),
    `<path d="${tufts.join('')}" fill="none" stroke="#7E9A45" stroke-width="2.2" stroke-linecap="round"/>`,
  ].join('');
  return pictureOf(
    piece,
    markup,
    piece.label === null ? [] : [print(piece.label, centroid(piece.outline), '#4D3B18', letterSize(piece))],
  );
}

const DRAWINGS: Readonly<Record<string, (piece: Piece) => Picture>> = {
  open: clearingPicture,
  woods: feltPicture,
  hill: hillPicture,
  mountain: mountainPicture,
  broken: brokenPicture,
  ruins: ruinsPicture,
  building: buildingPicture,
  water: waterPicture,
  'shallow-water': waterPicture,
  'deep-water': waterPicture,
  swamp: swampPicture,
  'deep-swamp': swampPicture,
};

/** The picture of a piece; a kind nobody has drawn yet is a chalked field with its name. */
export function terrainPicture(piece: Piece): Picture {
  const draw = DRAWINGS[piece.kind.replace(/_/g, '-')];
  if (draw) return draw(piece);
  const markup = layer(piece.path, {
    fill: '#FFF6DE',
    'fill-opacity': 0.25,
    stroke: '#4D3B18',
    'stroke-width': 2.4,
    'stroke-dasharray': '9 6',
  });
  return pictureOf(piece, markup, [print(piece.label ?? piece.kind, centroid(piece.outline), '#4D3B18')]);
}
