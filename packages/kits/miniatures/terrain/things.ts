/** Single things and bad ground: a nest, a wreck, the foot of a tree, wasteland. */
import { closedPath, n, type Picture } from '../pictures/picture';
import { centroid, scatter, scatterInside, shrunk } from '../shapes';
import { castShadow, layer, letterSize, type Piece, pictureOf, print } from './piece';

const INK = '#1E1812';

/** Dry ground with cracks, inside a dotted edge. */
export function wastelandPicture(piece: Piece): Picture {
  const random = scatter(`cracks ${piece.id}`);
  const places = scatterInside(piece.outline, `cracks ${piece.id}`, { spacing: 24, inset: 8, most: 70 });
  const cracks = places.map(({ x, y }) => {
    const turn = () => n(random() * 18 - 9);
    return `M${n(x)} ${n(y)}l${turn()} ${turn()}l${turn()} ${turn()}M${n(x)} ${n(y)}l${turn()} ${turn()}`;
  });
  const markup = [
    layer(piece.path, { fill: '#B08A5A', 'fill-opacity': 0.5 }),
    layer(cracks.join(''), {
      fill: 'none',
      stroke: '#6B4A26',
      'stroke-width': 2,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    layer(piece.path, {
      ...{ fill: 'none', stroke: '#7A5A30', 'stroke-width': 3.2 },
      ...{ 'stroke-dasharray': '0.1 8', 'stroke-linecap': 'round' },
    }),
  ].join('');
  return pictureOf(piece, markup, named(piece, '#5A3A18'));
}

/** A ring of twigs with eggs in it. */
export function nestPicture(piece: Piece): Picture {
  const random = scatter(`nest ${piece.id}`);
  const hollow = shrunk(piece.outline, 0.62);
  const middle = centroid(piece.outline);
  const twigs = scatterInside(piece.outline, `twigs ${piece.id}`, { spacing: 8, inset: 2, most: 160 }).map(
    ({ x, y }) => {
      const angle = Math.atan2(y - middle.y, x - middle.x) + Math.PI / 2 + random() - 0.5;
      const [dx, dy] = [Math.cos(angle) * 7, Math.sin(angle) * 7];
      return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
    },
  );
  const egg = (dx: number, dy: number) =>
    `<ellipse cx="${n(middle.x + dx)}" cy="${n(middle.y + dy)}" rx="7" ry="9.4" fill="#F4E7C8" stroke="${INK}" stroke-width="2.2"/>`;
  const markup = [
    castShadow(piece.path, 8),
    layer(piece.path, { fill: '#8A6230', stroke: INK, 'stroke-width': 2.6 }),
    layer(twigs.join(''), { fill: 'none', stroke: '#C79A5A', 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
    layer(closedPath(hollow), { fill: '#4D3418', stroke: '#3A2610', 'stroke-width': 2 }),
    egg(-9, -2),
    egg(9, -3),
    egg(0, 5),
  ].join('');
  return pictureOf(piece, markup);
}

/** A burnt-out hull of sheet metal. */
export function wreckPicture(piece: Piece): Picture {
  const roof = shrunk(piece.outline, 0.6).map(({ x, y }) => ({ x, y: y - 10 }));
  const scorch = scatterInside(piece.outline, `scorch ${piece.id}`, { spacing: 16, inset: 6, most: 30 })
    .map(({ x, y }) => `M${n(x)} ${n(y)}h5`)
    .join('');
  const markup = [
    castShadow(piece.path, 16),
    layer(piece.path, { fill: '#6B5A4A', stroke: INK, 'stroke-width': 2.8 }),
    layer(scorch, { fill: 'none', stroke: '#A8623A', 'stroke-width': 4, 'stroke-linecap': 'round' }),
    layer(closedPath(roof), { fill: '#8A7866', stroke: INK, 'stroke-width': 2.4 }),
    layer(closedPath(shrunk(roof, 0.6)), { fill: '#2E2620', stroke: INK, 'stroke-width': 2 }),
  ].join('');
  return pictureOf(piece, markup, named(piece, '#FFF6DE'));
}

/** The ground on which a single tree stands; the tree itself stands among the figures. */
export function treeFootPicture(piece: Piece): Picture {
  const markup = [
    layer(piece.path, { fill: '#4F6B2C', 'fill-opacity': 0.55, stroke: '#35501B', 'stroke-width': 2.6 }),
    layer(closedPath(shrunk(piece.outline, 0.5)), { fill: '#35501B', 'fill-opacity': 0.45 }),
  ].join('');
  return pictureOf(piece, markup);
}

function named(piece: Piece, fill: string) {
  const { label } = piece;
  return label === null ? [] : [print(label, centroid(piece.outline), fill, letterSize(piece))];
}
