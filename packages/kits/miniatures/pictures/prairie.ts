/**
 * A dry prairie: cracked clay, bunch grass and bones, and the shadow of a volcano beyond the upper left corner. All of it is decoration
 * without meaning in the game.
 */
import { scatter } from '../shapes';
import { n, type Picture } from './picture';

/** The shadow of the cone with its crater and plume, and pans of cracked clay, for a ground of this size in px. */
export function prairieMarkup(width: number, height: number): string {
  return `<clipPath id="prairie"><path d="M0 0H${n(width)}V${n(height)}H0Z"/></clipPath><g clip-path="url(#prairie)">${pans(width, height)}${shade(width, height)}</g>`;
}

/** The cone's shadow points away from the light, along the ground's diagonal. */
function shade(width: number, height: number): string {
  const at = (along: number, aside: number) => {
    const [x, y] = [width * (along - aside * 0.5), height * (along + aside * 0.72)];
    return `${n(x)} ${n(y)}`;
  };
  const cone = (grow: number) =>
    `M${at(-0.1, 0.62 * grow)}Q${at(0.3, 0.1 * grow)} ${at(0.5, 0.06 * grow)}L${at(0.486, 0.02)}L${at(0.5, -0.012)}L${at(0.488, -0.03)}L${at(0.505, -0.07 * grow)}Q${at(0.3, -0.12 * grow)} ${at(-0.1, -0.62 * grow)}Z`;
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const along = 0.5 + i * 0.055;
    const aside = Math.sin(i * 1.3) * 0.03 - i * 0.012;
    const [x, y] = at(along, aside).split(' ');
    return `<circle cx="${x}" cy="${y}" r="${n(width * (0.026 + i * 0.0075 + (i % 2) * 0.012))}"/>`;
  });
  return `<g fill="#5A2A22"><path d="${cone(1)}" opacity=".12"/><path d="${cone(0.9)}" opacity=".09"/><g opacity=".13">${puffs.join('')}</g></g>`;
}

const CELL = 27;

/** Flat pans of clay that dried and split. */
function pans(width: number, height: number): string {
  const random = scatter(`pans ${n(width)} ${n(height)}`);
  const count = Math.max(3, Math.round((width * height) / 105_000));
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [width * random(), height * random()];
    const [rx, ry] = [70 + random() * 80, 36 + random() * 40];
    const cracks = net({ from: { x: x - rx, y: y - ry }, to: { x: x + rx, y: y + ry }, cell: CELL, name: `pan ${i}` });
    return `<clipPath id="pan${i}"><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/></clipPath><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx + 5)}" ry="${n(ry + 4)}" fill="#F3D9A6" opacity=".3"/><g clip-path="url(#pan${i})" fill="none"><path d="${cracks}" stroke="#F8E3B6" stroke-width="2" opacity=".5" transform="translate(1.2 1.6)"/><path d="${cracks}" stroke="#8E5B36" stroke-width="1.7" opacity=".42"/></g>`;
  }).join('');
}

interface Net {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly cell: number;
  readonly name: string;
  /** Cells after which it repeats, so that it can tile. */
  readonly repeat?: number;
}

/** Cracks between irregular cells, laid like bricks. */
function net({ from, to, cell, name, repeat = 0 }: Net): string {
  const knot = (i: number, j: number) => {
    const wrap = (value: number) => (repeat === 0 ? value : ((value % repeat) + repeat) % repeat);
    const random = scatter(`${name} ${wrap(i)} ${wrap(j)}`);
    return `${n(from.x + (i + random() * 0.7 - 0.35) * cell)} ${n(from.y + (j + random() * 0.7 - 0.35) * cell)}`;
  };
  const parts: string[] = [];
  for (let j = -1; j <= (to.y - from.y) / cell + 1; j++) {
    for (let i = -1; i <= (to.x - from.x) / cell + 1; i++) {
      parts.push(`M${knot(i, j)}L${knot(i + 1, j)}`);
      if ((((i + j) % 2) + 2) % 2 === 0) parts.push(`M${knot(i, j)}L${knot(i, j + 1)}`);
    }
  }
  return parts.join('');
}

const GRASS = (colour: string) =>
  `<path d="M0 0Q-3 -8 -11 -12M0 0Q-1 -9 -4 -17M0 0Q0 -9 2 -16M0 0Q3 -8 11 -11M0 0Q-4 -3 -12 -4M0 0Q4 -3 10 -5" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" opacity=".85"/>`;
const SAGE =
  '<g opacity=".8"><ellipse cx="3" cy="1" rx="14" ry="4" fill="#8A5A34" opacity=".35"/><path d="M-12 0Q-14 -8 -7 -9Q-6 -15 1 -13Q8 -15 9 -8Q14 -6 11 0Z" fill="#9BA374" stroke="#68704A" stroke-width="1.6"/><path d="M-6 -2L-4 -7M1 -2V-9M6 -2L7 -6" stroke="#68704A" stroke-width="1.4"/></g>';
const PEAR =
  '<g stroke="#4E6638" stroke-width="1.6" fill="#8AA860" opacity=".9"><ellipse cx="0" cy="-7" rx="6" ry="8"/><ellipse cx="-8" cy="-13" rx="4.6" ry="6" transform="rotate(-30 -8 -13)"/><ellipse cx="8" cy="-15" rx="5" ry="6.4" transform="rotate(26 8 -15)"/><circle cx="9.5" cy="-21" r="2" fill="#C4517A" stroke="none"/></g>';
const SKULL =
  '<g opacity=".85" stroke="#7A5A3A" stroke-width="1.6" stroke-linejoin="round"><path d="M-16 -12Q-18 -2 -8 -3L-5 6L0 9L5 6L8 -3Q18 -2 16 -12Q12 -8 7 -8Q0 -12 -7 -8Q-12 -8 -16 -12Z" fill="#F6E9CB"/><path d="M-5 -3l3 2M5 -3l-3 2" stroke-width="3" stroke-linecap="round"/></g>';
const ROCKS =
  '<g opacity=".7"><path d="M-10 3Q-10 -7 -2 -8Q6 -8 7 3Z" fill="#B26A42" stroke="#6E3C24" stroke-width="1.6"/><path d="M-7 -2Q-6 -6 -1 -6" stroke="#DE9C6C" stroke-width="1.8" fill="none"/><ellipse cx="9" cy="2" rx="4" ry="2.8" fill="#A65E3A" stroke="#6E3C24" stroke-width="1.4"/></g>';
const WEED =
  '<g fill="none" stroke="#A0763C" stroke-width="1.4" opacity=".85"><ellipse cx="6" cy="2" rx="12" ry="3" fill="#8A5A34" stroke="none" opacity=".3"/><circle cy="-8" r="10"/><path d="M-9 -10Q0 -20 9 -10M-10 -6Q0 -14 10 -6M-7 -2Q0 -9 8 -2M-4 -17Q-8 -8 -2 1M4 -17Q8 -8 2 1"/></g>';

/** The drawing of a plant or a thing on the prairie, for a number from 0 to 1. */
export function bushOf(kind: number): string {
  if (kind < 0.58) return GRASS(['#B08A38', '#C29C46', '#96783A'][Math.floor(kind * 30) % 3] ?? '#B08A38');
  if (kind < 0.72) return SAGE;
  if (kind < 0.8) return PEAR;
  if (kind < 0.93) return ROCKS;
  return kind < 0.98 ? WEED : SKULL;
}

/** Side of the square tile of lava, in px at the reference zoom. */
const TILE = 360;

/** Cold lava in plates, with embers in a few of the cracks. */
export function lavaPicture(): Picture {
  const cells = { from: { x: 0, y: 0 }, to: { x: TILE, y: TILE }, cell: TILE / 6, name: 'lava', repeat: 6 };
  const cracks = net(cells);
  const embers = cracks
    .split('M')
    .filter((_, i) => i % 9 === 4)
    .map((d) => `M${d}`)
    .join('');
  const markup = [
    `<rect width="${TILE}" height="${TILE}" fill="#3A2A26"/>`,
    `<path d="${cracks}" stroke="#54403A" stroke-width="12" transform="translate(3 4)" opacity=".55"/>`,
    `<path d="${cracks}" stroke="#1B1210" stroke-width="7"/>`,
    `<path d="${embers}" stroke="#8F2A12" stroke-width="4.4"/><path d="${embers}" stroke="#F08A2C" stroke-width="1.6"/>`,
  ].join('');
  return {
    ...{ key: 'lava', width: TILE, height: TILE, originX: 0, originY: 0 },
    markup: `<g fill="none" stroke-linecap="round">${markup}</g>`,
  };
}
