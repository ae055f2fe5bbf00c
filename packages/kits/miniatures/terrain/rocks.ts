/** Broken ground: pebbles inside a dotted edge, which is the edge that the rules use. */
import type { Point } from '@dwo/kernel';
import { n, type Picture } from '../pictures/picture';
import { scatter, scatterInside } from '../shapes';
import { layer, type Piece, pictureOf } from './piece';

/** The tones of stones, from lit to dark, and of the ground between them. */
interface Stone {
  readonly lit: string;
  readonly flat: string;
  readonly shade: string;
  readonly ground: string;
  readonly edge: string;
}

const GREY: Stone = { lit: '#CFC7BA', flat: '#A39A8E', shade: '#6E675E', ground: '#8F8768', edge: '#6B6142' };
const RED: Stone = { lit: '#E6AC80', flat: '#BD7148', shade: '#7F4229', ground: '#B0764A', edge: '#7C4628' };

/** A stone: where it lies, half its width, and its number in the picture. */
interface Pebble {
  readonly at: Point;
  readonly size: number;
  readonly index: number;
}

function pebble({ at, size, index }: Pebble, random: () => number, { lit, flat, shade }: Stone): string {
  const corners = Array.from({ length: 7 }, (_, i) => {
    const angle = Math.PI * (1 + i / 6);
    const reach = size * (0.86 + random() * 0.28);
    return { x: at.x + Math.cos(angle) * reach, y: at.y + Math.sin(angle) * reach * 0.78 };
  });
  const low = size * 0.24;
  const outline = `M${corners.map((p) => `${n(p.x)} ${n(p.y)}`).join('L')}Q${n(at.x + size)} ${n(at.y + low)} ${n(at.x + size * 0.5)} ${n(at.y + low)}H${n(at.x - size * 0.6)}Q${n(at.x - size)} ${n(at.y + low)} ${n(at.x - size)} ${n(at.y)}Z`;
  const band = (y: number, fill: string) =>
    `<rect x="${n(at.x - size * 1.2)}" y="${n(y)}" width="${n(size * 2.4)}" height="${n(size * 2)}" fill="${fill}"/>`;
  return [
    `<ellipse cx="${n(at.x + size * 0.62)}" cy="${n(at.y + low + size * 0.08)}" rx="${n(size * 1.3)}" ry="${n(size * 0.4)}" fill="#3A2A10" opacity=".34"/>`,
    `<clipPath id="p${index}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${lit}" stroke="#1E1812" stroke-width="4.4" stroke-linejoin="round"/>`,
    `<g clip-path="url(#p${index})"><path d="${outline}" fill="${lit}"/>${band(at.y - size * 0.3, flat)}${band(at.y + size * 0.02, shade)}</g>`,
  ].join('');
}

/** Small stones all over broken ground, lit from the upper left. */
function grit(piece: Piece): string {
  const random = scatter(`grit ${piece.id}`);
  const places = scatterInside(piece.outline, `grit ${piece.id}`, { spacing: 11, inset: 5, most: 150 });
  const stones = places.map(({ x, y }) => `M${n(x)} ${n(y)}h${n(1 + random() * 4)}`).join('');
  const lit = `<path d="${stones}" transform="translate(-.8 -1.4)" stroke="#D9D0B0" stroke-width="2.6"/>`;
  return `<g fill="none" stroke-linecap="round" opacity=".8"><path d="${stones}" stroke="#665C42" stroke-width="3.4"/>${lit}</g>`;
}

/** A patch of pebbles. */
export function brokenPicture(piece: Piece): Picture {
  return stones(piece, GREY);
}

/** A patch of red rocks. */
export function redRocksPicture(piece: Piece): Picture {
  return stones(piece, RED);
}

function stones(piece: Piece, stone: Stone): Picture {
  const random = scatter(`pebbles ${piece.id}`);
  const most = Math.max(3, Math.min(18, Math.round((piece.width * piece.height) / 5200)));
  const places = [...scatterInside(piece.outline, `rocks ${piece.id}`, { spacing: 30, inset: 16, most })];
  places.sort((a, b) => a.y - b.y);
  const markup = [
    layer(piece.path, { fill: stone.ground, 'fill-opacity': 0.42 }),
    grit(piece),
    layer(piece.path, {
      fill: 'none',
      stroke: stone.edge,
      'stroke-width': 3.4,
      'stroke-dasharray': '0.1 8',
      'stroke-linecap': 'round',
    }),
    ...places.map((at, index) => {
      const size = index % 3 === 0 ? 20 + random() * 5 : 10 + random() * 6;
      return pebble({ at, size, index }, random, stone);
    }),
  ].join('');
  return pictureOf(piece, markup);
}
