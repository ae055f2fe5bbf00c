/** Leaves, stones and grass as SVG text; the same seed gives the same picture. */
import { INK } from '@dwo/kits/art/palette';

/** Returns the next of a repeatable row of numbers from 0 to 1. */
export type Chance = () => number;

/** A row of numbers for a seed. */
export function chance(seed: number): Chance {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const round = (n: number) => Math.round(n * 10) / 10;
const point = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** A closed soft shape around a point. */
export function blob(cx: number, cy: number, rx: number, ry: number, roll: Chance, corners = 9): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    const far = 0.84 + roll() * 0.26;
    return [cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [points[i % corners], points[(i + 1) % corners]];
    return point(((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2, ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2);
  };
  const curves = points.map((_, i) => {
    const [x, y] = points[(i + 1) % corners] ?? [0, 0];
    return `Q${point(x, y)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

/** The tones of one colour. */
export interface Green {
  readonly flat: string;
  readonly shade: string;
  readonly lit: string;
}

/** The greens of the jungle, from the dark ground to leaves in the sun. */
export const GREENS = {
  deep: { flat: '#2F6B3A', shade: '#1C4527', lit: '#4C8F4E' },
  palm: { flat: '#4E9A3F', shade: '#2B6330', lit: '#83C25A' },
  fern: { flat: '#79A83A', shade: '#4A7423', lit: '#A9CF5C' },
  lime: { flat: '#A8C62F', shade: '#6B8212', lit: '#D3EA6C' },
  teal: { flat: '#2F8F72', shade: '#155A49', lit: '#63BE99' },
} as const satisfies Record<string, Green>;

/** One leaf, from its stalk to its tip. */
export function leaf(x: number, y: number, angle: number, length: number, width: number, tone: Green): string {
  const along = (part: number, aside: number) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return point(x + c * length * part - s * width * aside, y + s * length * part + c * width * aside);
  };
  const tip = along(1, 0);
  return (
    `<path d="M${point(x, y)}Q${along(0.45, 1)} ${tip}Q${along(0.5, -0.9)} ${point(x, y)}Z" fill="${tone.flat}" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M${point(x, y)}Q${along(0.45, 0.1)} ${along(0.9, 0)}" fill="none" stroke="${tone.lit}" stroke-width="1.3"/>` +
    `<path d="M${along(0.15, -0.08)}Q${along(0.5, -0.62)} ${along(0.94, -0.06)}Q${along(0.5, -0.16)} ${along(0.15, -0.08)}Z" fill="${tone.shade}"/>`
  );
}

interface Crown {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly leaves: number;
  readonly tone: Green;
}

/** A crown of leaves, seen from above. */
export function crown({ x, y, r, leaves, tone }: Crown, roll: Chance): string {
  const start = roll() * Math.PI * 2;
  const all = Array.from({ length: leaves }, (_, i) => {
    const angle = start + (i / leaves) * Math.PI * 2 + (roll() - 0.5) * 0.3;
    return leaf(x, y, angle, r * (0.82 + roll() * 0.3), r * 0.34, tone);
  });
  const heart = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r * 0.14)}" fill="${tone.lit}" stroke="${INK}" stroke-width="1.3"/>`;
  return (
    `<ellipse cx="${round(x + r * 0.16)}" cy="${round(y + r * 0.24)}" rx="${round(r * 0.86)}" ry="${round(r * 0.74)}" fill="${INK}" opacity=".28"/>` +
    `<g>${all.join('')}${heart}</g>`
  );
}

/** A tuft of grass. */
export function tuft(x: number, y: number, colour: string, size = 1): string {
  const s = (n: number) => round(n * size);
  return `<path d="M${point(x, y)}q${s(-3)} ${s(-4)} ${s(-4)} ${s(-7)}M${point(x, y)}q0 ${s(-5)} ${s(1)} ${s(-9)}M${point(x, y)}q${s(3)} ${s(-3)} ${s(5)} ${s(-6)}" fill="none" stroke="${colour}" stroke-width="${round(1.9 * size)}" stroke-linecap="round"/>`;
}

/** Tufts of grass at random places of a tile. */
export function tufts(count: number, colour: string, roll: Chance): string {
  return Array.from({ length: count }, () => tuft(8 + roll() * 84, 14 + roll() * 78, colour, 0.8 + roll() * 0.4)).join(
    '',
  );
}

/** A stone with a light edge. */
export function stone(x: number, y: number, r: number, roll: Chance, tone = GREY): string {
  const shape = blob(0, 0, r, r * 0.82, roll, 7);
  return (
    `<ellipse cx="${round(x + r * 0.18)}" cy="${round(y + r * 0.4)}" rx="${round(r)}" ry="${round(r * 0.66)}" fill="${INK}" opacity=".28"/>` +
    `<g transform="translate(${point(x, y)})"><path d="${shape}" fill="${tone.shade}" stroke="${INK}" stroke-width="2"/>` +
    `<path d="${shape}" fill="${tone.flat}" transform="translate(${point(-r * 0.09, -r * 0.12)}) scale(.84)"/>` +
    `<path d="${shape}" fill="${tone.lit}" transform="translate(${point(-r * 0.22, -r * 0.28)}) scale(.4 .34)"/></g>`
  );
}

const GREY: Green = { flat: '#9A9C8E', shade: '#64675D', lit: '#C9CABB' };
export const EARTH: Green = { flat: '#B9793F', shade: '#794820', lit: '#DEA56B' };
