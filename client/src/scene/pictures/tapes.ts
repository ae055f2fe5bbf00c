/** Textures that run along lines: tapes, dashed rings, shots. One tile each, drawn past its ends so that tiles join. */
import { CREAM, INK, MUSTARD, POSTER_RED } from '../../art/palette';
import { n, type Picture } from './picture';

/** A texture for a band; `width` of the picture is the tile's length. */
export type Tape = Picture;

const SELECT_LINE = '#0B6E99';

function tape(key: string, tile: number, high: number, markup: string): Tape {
  return { key: `tape ${key} ${n(tile)}`, width: tile, height: high, originX: 0, originY: high / 2, markup };
}

function band(tile: number, high: number, thick: number, fill: string): string {
  return `<rect x="-4" y="${n((high - thick) / 2)}" width="${n(tile + 8)}" height="${n(thick)}" fill="${fill}"/>`;
}

function dash(
  tile: number,
  high: number,
  { long, thick, fill, round }: { long: number; thick: number; fill: string; round: number },
): string {
  return `<rect x="${n((tile - long) / 2)}" y="${n((high - thick) / 2)}" width="${n(long)}" height="${n(thick)}" rx="${round}" fill="${fill}"/>`;
}

/** Black with cream dashes: a way. */
export const WAY = tape(
  'way',
  14,
  11,
  band(14, 11, 7.4, INK) + dash(14, 11, { long: 7.5, thick: 3.5, fill: CREAM, round: 1.75 }),
);

/** Red with pale hatching: not allowed. */
export const REFUSED = tape(
  'refused',
  10,
  11,
  `${band(10, 11, 7.4, '#8A1F17')}<path d="M2.4 7.8L5 3.2H7.6L5 7.8Z" fill="#FFD9CC"/>`,
);

/** A hit on its way. */
export const SHOT = tape(
  'shot',
  24,
  11,
  band(24, 11, 7.4, INK) + dash(24, 11, { long: 13, thick: 3.5, fill: CREAM, round: 0.6 }),
);

/** A miss on its way: thin and grey. */
export const STRAY = tape(
  'stray',
  20,
  9,
  band(20, 9, 5, '#5D564C') + dash(20, 9, { long: 7, thick: 2.2, fill: '#E6DFD0', round: 1 }),
);

/** Weapon range: blue dashes on white. */
export const RANGE = tape(
  'range',
  20,
  9,
  band(20, 9, 5, CREAM) + dash(20, 9, { long: 12, thick: 3, fill: SELECT_LINE, round: 0 }),
);

/** Movement reach, softer. */
export const REACH = tape(
  'reach',
  14,
  8,
  `<g opacity=".7">${band(14, 8, 4, CREAM)}${dash(14, 8, { long: 5, thick: 2.2, fill: '#6B5A2C', round: 1.1 })}</g>`,
);

/** Red dots: a front arc. */
export const DOTS = tape('dots', 8, 8, `<circle cx="4" cy="4" r="2.1" fill="${POSTER_RED}"/>`);

/** Yellow with an ink tick each `inch` pixels, every fourth one longer: a line of sight. */
export function sightTape(inch: number): Tape {
  const [tile, high] = [inch * 4, 18];
  const tick = (at: number, half: number) => `M${n(at)} ${n(9 - half)}V${n(9 + half)}`;
  const ticks = tick(inch * 0.5, 4.4) + tick(inch * 1.5, 4.4) + tick(inch * 2.5, 4.4) + tick(inch * 3.5, 7.4);
  return tape(
    `sight ${n(inch)}`,
    tile,
    high,
    `${band(tile, high, 8.6, INK)}${band(tile, high, 4.4, MUSTARD)}<path d="${ticks}" stroke="${INK}" stroke-width="2.6"/>`,
  );
}
