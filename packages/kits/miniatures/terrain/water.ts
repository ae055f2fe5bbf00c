/** Water and swamp, drawn as cellophane with a rim. Terrain that no figure may enter has the darker sheet and a barred rim. */
import { Depths } from '../contours';
import { n, type Picture } from '../pictures/picture';
import { centroid, scatter, scatterInside } from '../shapes';
import { layer, letterSize, type Piece, pictureOf, print } from './piece';

/** Blue cellophane; deep water is darker. */
export function waterPicture(piece: Piece): Picture {
  const deep = piece.kind.startsWith('deep');
  const markup = [
    ...shore(piece),
    layer(piece.path, { fill: '#1E1812', stroke: '#1E1812', 'stroke-width': 10 }),
    layer(piece.path, { fill: '#FFFDF2', stroke: '#FFFDF2', 'stroke-width': 6 }),
    layer(piece.path, { fill: deep ? '#2F73A6' : '#7CC0DB', stroke: deep ? '#1F557F' : '#4F9DBF', 'stroke-width': 3 }),
    clipOf(piece),
    ...(deep ? depths(piece, ['#2F73A6', '#28659A', '#20568A']) : shallows(piece)),
    folds(piece, deep ? '#5C9BC8' : '#B9E2EE'),
    depthLines(piece),
  ].join('');
  return pictureOf(piece, markup, words(piece, deep ? '#EAF6FC' : '#17506B'));
}

/** Sand round water: dark where it is wet, with the line of the last wave. */
function shore(piece: Piece): readonly string[] {
  const stroke = (colour: string, wide: number, opacity: number) =>
    layer(piece.path, { fill: 'none', stroke: colour, 'stroke-width': wide, opacity });
  return [stroke('#B59A5C', 42, 0.34), stroke('#A08548', 25, 0.42), stroke('#F3E7C2', 15, 0.8)];
}

/** Soaked ground round a swamp, with the plants on it. */
function mud(piece: Piece): readonly string[] {
  const stroke = (colour: string, wide: number, opacity: number) =>
    layer(piece.path, { fill: 'none', stroke: colour, 'stroke-width': wide, opacity });
  return [stroke('#8B9A4E', 50, 0.22), stroke('#7B7340', 34, 0.34), stroke('#5C5430', 20, 0.5)];
}

/** The bank on the side of the light casts its shadow on the water; the other bank has a rim of foam. */
function depthLines(piece: Piece): string {
  const line = (colour: string, x: number, y: number, opacity: number) =>
    layer(piece.path, { fill: 'none', stroke: colour, 'stroke-width': 9, opacity, transform: `translate(${x} ${y})` });
  return `<g ${CLIP}>${line('#0F3A57', 2.5, 3.5, 0.4)}${layer(piece.path, { fill: 'none', stroke: '#FFFFFF', 'stroke-width': 2, 'stroke-dasharray': '22 9 6 12', 'stroke-linecap': 'round', opacity: 0.75, transform: 'translate(-5 -8)' })}</g>`;
}

/** Murky cellophane with reeds; deep swamp can't be entered. */
export function swampPicture(piece: Piece): Picture {
  const deep = piece.kind.startsWith('deep');
  const reeds = scatterInside(piece.outline, `reeds ${piece.id}`, { spacing: 40, inset: 16, most: 40 }).map(
    (p) =>
      `<g transform="translate(${n(p.x)} ${n(p.y)})"><ellipse cx="2" cy="1" rx="10" ry="3.4" fill="#2E3A1C" opacity=".45"/><path d="M-4 0Q-5 -11 -8 -16M0 0V-19M4 0Q5 -10 9 -15" stroke="#39501F" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M0 -16v-7" stroke="#6B4320" stroke-width="4.6" stroke-linecap="round"/></g>`,
  );
  const markup = [
    ...(deep ? [] : mud(piece)),
    layer(piece.path, { fill: '#3C4423', stroke: '#3C4423', 'stroke-width': deep ? 9 : 4 }),
    layer(piece.path, { fill: deep ? '#4E5A33' : '#7F8A4E' }),
    clipOf(piece),
    ...(deep ? depths(piece, ['#4E5A33', '#424D2A', '#363F22']) : []),
    folds(piece, deep ? '#6B7846' : '#99A464'),
    layer(piece.path, {
      fill: 'none',
      stroke: '#B7BD7F',
      'stroke-width': 3,
      'stroke-dasharray': deep ? '14 5' : '5 6',
    }),
    ...(deep ? drowned(piece) : lilies(piece)),
    ...reeds,
  ].join('');
  return pictureOf(piece, markup, words(piece, deep ? '#F3EFCF' : '#2E3518'));
}

const CLIP = 'clip-path="url(#c)"';

function clipOf(piece: Piece): string {
  return `<clipPath id="c"><path d="${piece.path}"/></clipPath>`;
}

/** Bands of colour along the bank, widest first. */
function banks(piece: Piece, bands: readonly (readonly [colour: string, wide: number])[]): string {
  const strokes = bands.map(([stroke, wide]) => layer(piece.path, { fill: 'none', stroke, 'stroke-width': wide * 2 }));
  return `<g ${CLIP}>${strokes.join('')}</g>`;
}

/** Steps down into the deep, from the bank inward. */
function depths(piece: Piece, [bank, slope, bottom]: readonly [string, string, string]): readonly string[] {
  const reach = new Depths(piece.outline).deepest;
  return [
    layer(piece.path, { fill: bottom }),
    banks(piece, [
      [slope, reach * 0.62],
      [bank, reach * 0.3],
    ]),
  ];
}

/** Sand that shows through near the bank, and stepping stones. */
function shallows(piece: Piece): readonly string[] {
  const stones = scatterInside(piece.outline, `stones ${piece.id}`, { spacing: 52, inset: 20, most: 9 }).map(
    (p) =>
      `<g transform="translate(${n(p.x)} ${n(p.y)})"><ellipse rx="12" ry="6.4" cy="2" fill="#FFFFFF" opacity=".75"/><ellipse rx="9" ry="5.4" fill="#B3A98F" stroke="#1E1812" stroke-width="1.8"/><path d="M-5 -1.6q4 -3 8 -1.4" stroke="#E6DCC4" stroke-width="1.6" fill="none"/></g>`,
  );
  return [
    banks(piece, [
      ['#93CCDD', 15],
      ['#BCD3C0', 8],
    ]),
    ...stones,
  ];
}

/** Lily pads, some in flower. */
function lilies(piece: Piece): readonly string[] {
  return scatterInside(piece.outline, `lilies ${piece.id}`, { spacing: 46, inset: 18, most: 22 }).map(
    (p, i) =>
      `<g transform="translate(${n(p.x)} ${n(p.y)})"><path d="M0 0L8 -4.4A9 5.4 0 1 0 8.6 3Z" fill="#5E8A3C" stroke="#2E3A1C" stroke-width="1.6" stroke-linejoin="round"/>${i % 3 === 0 ? '<circle cx="-2" cy="-2.4" r="3" fill="#F08A86" stroke="#7A2F33" stroke-width="1.2"/>' : ''}</g>`,
  );
}

/** Dead trunks that stick out of the swamp. */
function drowned(piece: Piece): readonly string[] {
  return scatterInside(piece.outline, `trunks ${piece.id}`, { spacing: 74, inset: 22, most: 8 }).map(
    (p, i) =>
      `<g transform="translate(${n(p.x)} ${n(p.y)}) scale(${i % 2 ? -1 : 1} 1)"><ellipse rx="13" ry="4" cy="1" fill="#20260F" opacity=".6"/><path d="M-4 1L-3 -22L-11 -32L-9 -34L-1 -26L1 -38L4 -37L4 -20L12 -27L13 -24L5 -14L5 1Z" fill="#7A6A4C" stroke="#1E1812" stroke-width="2" stroke-linejoin="round"/></g>`,
  );
}

function folds(piece: Piece, colour: string): string {
  const random = scatter(`folds ${piece.id}`);
  const lines = Array.from({ length: 5 }, (_, i) => {
    const x = (piece.width * (i + random())) / 5;
    return `M${n(x)} 0L${n(x + 40 - random() * 80)} ${n(piece.height)}l9 0L${n(x + 5)} 0Z`;
  });
  return `<path ${CLIP} d="${lines.join('')}" fill="${colour}" opacity=".5"/>`;
}

function words(piece: Piece, fill: string) {
  return piece.label === null ? [] : [print(piece.label, centroid(piece.outline), fill, letterSize(piece))];
}
