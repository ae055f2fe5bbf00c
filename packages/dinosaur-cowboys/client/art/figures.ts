/** The drawings of people and of beasts, with their riders on top, for a table of miniatures. Each faces right. */

import type { Seat } from '@dwo/kernel';
import { type Part, PLANS } from '@dwo/kits/art/body-plans';
import { CREAM, INK, PLASTIC, PLASTICS, type Plastic, RUBBER, type Rubber, type Tone } from '@dwo/kits/art/palette';
import type { DrawingMetrics, DrawingOptions, FigureArt } from '@dwo/kits/miniatures/figure-art';
import { MATERIALS, PEOPLE, type Person, type PersonPart } from './people';

/** A beast: its body plan, its rubber, and the seats of its saddle from front to back. */
interface Beast {
  readonly plan: keyof typeof PLANS;
  readonly rubber: Rubber;
  readonly seats: readonly (readonly [x: number, y: number])[];
  /** A blanket under the saddle, of the plastic of the player's colour. */
  readonly blanket: string;
  readonly reins: string;
}

const BEASTS: Readonly<Record<string, Beast>> = {
  drake: {
    ...{ plan: 'hadrosaur', rubber: 'yellow', reins: 'M180 54Q160 66 128 56' },
    seats: [
      [108, 58],
      [72, 72],
    ],
    blanket: 'M136 50Q108 48 66 72L74 98Q104 84 132 82Z',
  },
  old_knocker: {
    ...{ plan: 'bonehead', rubber: 'brown', reins: 'M172 56Q150 64 122 46' },
    seats: [
      [110, 48],
      [74, 58],
    ],
    blanket: 'M128 40Q96 42 58 58L64 82Q94 70 126 70Z',
  },
  trismash: {
    ...{ plan: 'ceratopsian', rubber: 'teal', reins: 'M184 70Q150 62 126 30' },
    seats: [
      [116, 22],
      [84, 24],
      [54, 38],
    ],
    blanket: 'M128 20Q84 6 42 40L50 64Q88 50 124 56Z',
  },
  malice: {
    ...{ plan: 'raptor', rubber: 'violet', reins: 'M182 30Q150 40 126 34' },
    seats: [
      [118, 34],
      [84, 32],
    ],
    blanket: 'M134 30Q104 34 68 26L70 46Q104 58 132 52Z',
  },
};

/** Lengths of the models in ci, by size. */
export const LENGTHS = { character: null, medium: 880, large: 1240 } as const;

/** The name of a drawing: that of an entity, those who ride it, and the seat whose colour they wear. */
export function artOf(name: string, riders: readonly string[], seat: Seat): string {
  return `${[name, ...riders].join('+')}@${seat}`;
}

type Box = readonly [x: number, y: number, width: number, height: number];
const PERSON: Box = [-4, -30, 148, 148];
/** The size of a rider beside a person on foot, in the units of a beast. */
const RIDER = 0.74;
/** The hip of a person, which sits on the seat. */
const HIP = { x: 48, y: 70 };
const BONE = RUBBER.bone;
const DEAD: Tone = { flat: '#E3D3A8', shade: '#B9A676', lit: '#F6EBCB' };
const FRAME = 'M-500-500H900V900H-500Z';
const LEG = 'M38 62H62L72 84L74 104L88 108V114H66L58 92L42 82Z';

/** How a drawing is painted. */
interface Brush {
  readonly outline: number;
  readonly dead: boolean;
  readonly coat: Tone;
  /** Makes the ids of clips unique. */
  readonly uid: string;
}

/** A rounded part: thin ink, lit edge, flat and shade. */
function molded(d: string, tone: Tone, { uid }: Brush, seam: number): string {
  return (
    `<path d="${d}" fill="${tone.lit}" stroke="${INK}" stroke-width="${seam}" stroke-linejoin="round" paint-order="stroke"/>` +
    `<clipPath id="${uid}"><path d="${d}"/></clipPath><g clip-path="url(#${uid})">` +
    `<path d="${d}" fill="${tone.flat}" transform="translate(1.8 2.6)"/>` +
    `<path d="${FRAME}${d}" fill="${tone.shade}" fill-rule="evenodd" transform="translate(-2 -3.6)"/></g>`
  );
}

function toneOf(material: string, { dead, coat }: Brush): Tone {
  return dead ? DEAD : (MATERIALS[material] ?? coat);
}

/** Everybody's parts: first all in thick ink, then one after the other with thin seams. */
function paintPerson(parts: readonly PersonPart[], brush: Brush): string {
  const { outline, uid } = brush;
  const seam = Math.max(1.5, outline * 0.9);
  const under = parts
    .filter(([material]) => material !== 'dot')
    .map(([material, d]) => `<path d="${d}" stroke-width="${material === 'ink' ? 1.2 * outline : 2 * outline}"/>`)
    .join('');
  const over = parts.map(([material, d], i) => {
    if (material === 'dot') return `<path d="${d}" fill="${INK}"/>`;
    if (material !== 'ink') return molded(d, toneOf(material, brush), { ...brush, uid: `${uid}p${i}` }, seam);
    return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${outline * 0.7}" stroke-linecap="round"/>`;
  });
  return `<g stroke="${INK}" fill="none" stroke-linejoin="round" stroke-linecap="round">${under}</g>${over.join('')}`;
}

function paintBeast({ plan, rubber, blanket, reins }: Beast, brush: Brush): string {
  const { dead, outline, uid } = brush;
  const tone = dead ? DEAD : RUBBER[rubber];
  const wide = `stroke="${INK}" stroke-width="${2 * outline}" stroke-linejoin="round" paint-order="stroke"`;
  const paint = ({ paint: role, d }: Part, i: number): string => {
    const fill = { far: tone.shade, stripe: tone.shade, mouth: '#7A1220', teeth: CREAM }[role as 'far'];
    if (role === 'lines') return `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${outline * 0.7}"/>`;
    if (role === 'stripe' || role === 'teeth') return `<path d="${d}" fill="${fill}"/>`;
    if (fill !== undefined) return `<path d="${d}" fill="${fill}" ${wide}/>`;
    return molded(d, role === 'horn' ? BONE : tone, { ...brush, uid: `${uid}b${i}` }, 2 * outline);
  };
  const { eye, parts } = PLANS[plan] as {
    readonly eye: readonly [number, number, number];
    readonly parts: readonly Part[];
  };
  const [x, y, r] = eye;
  const saddle = dead
    ? ''
    : `${molded(blanket, brush.coat, { ...brush, uid: `${uid}s` }, outline * 1.4)}<path d="${reins}" fill="none" stroke="${INK}" stroke-width="${outline * 1.1}"/>`;
  return `${parts.map(paint).join('')}${saddle}<circle cx="${x}" cy="${y}" r="${r}" fill="#FFE36A" stroke="${INK}" stroke-width="${outline * 0.7}"/><circle cx="${x + 1}" cy="${y}" r="${r * 0.45}" fill="${INK}"/>`;
}

const STAND_IN: Person = { legs: [], body: [], muzzle: [0, 0] };
const personOf = (name: string): Person => PEOPLE[name] ?? PEOPLE.brother_jerrid ?? STAND_IN;

/** A rider, whose near leg hangs down over the blanket. */
function paintRider(person: Person, [x, y]: readonly [number, number], brush: Brush): string {
  const at = `translate(${x - HIP.x * RIDER} ${y - HIP.y * RIDER}) scale(${RIDER})`;
  const leg: PersonPart = [person.legs[0]?.[0] ?? 'denim', LEG];
  const inner = { ...brush, outline: brush.outline / RIDER };
  return `<g transform="${at}">${paintPerson(person.body, inner)}${paintPerson([leg], { ...inner, uid: `${brush.uid}l` })}</g>`;
}

function seated(name: string) {
  const [all = '', seat] = name.split('@');
  const [who = '', ...riders] = all.split('+');
  return { who, riders, beast: BEASTS[who], plastic: seat === undefined ? undefined : PLASTICS[Number(seat)] };
}

/** The box of a drawing that stands upright. */
function boxOf(name: string): Box {
  const { beast, riders } = seated(name);
  if (beast === undefined) return PERSON;
  const [x = 0, y = 0, width = 0, height = 0] = PLANS[beast.plan].box.split(' ').map(Number);
  if (riders.length === 0) return [x, y, width, height];
  const highest = Math.min(...beast.seats.slice(0, riders.length).map((seat) => seat[1])) - (HIP.y + 28) * RIDER;
  const right = Math.max(x + width, (beast.seats[0]?.[0] ?? 0) + (146 - HIP.x) * RIDER);
  return [x, Math.min(y, highest), right - x, y + height - Math.min(y, highest)];
}

function metricsOf(name: string, { state }: DrawingOptions): DrawingMetrics {
  const [x, y, width, height] = boxOf(name);
  const { beast, who } = seated(name);
  if (beast === undefined) {
    const [mx, my] = personOf(who).muzzle;
    const lies = state === 'dead';
    const size = { width, height, tall: 112 - y, length: 80, unit: 46 / 118 };
    const points = { head: { x: 50 - x, y: 0 - y }, muzzle: { x: mx - x, y: my - y } };
    return { ...size, ...points, anchor: lies ? { x: width / 2, y: height * 0.62 } : { x: 49 - x, y: 112 - y } };
  }
  const [ex, ey] = PLANS[beast.plan].eye;
  const [, , long, tall] = PLANS[beast.plan].box.split(' ').map(Number);
  return {
    ...{ width, height, tall: (tall ?? 0) - 20, length: (long ?? 0) - 40, unit: null },
    ...{
      anchor: { x: (long ?? 0) * 0.47, y: height - 11 },
      head: { x: ex - x, y: ey - y },
      muzzle: { x: ex + 20 - x, y: ey - y },
    },
  };
}

/** The drawings of everybody, in the form that a table of miniatures needs. */
export const FIGURES: FigureArt = {
  known(name) {
    const { beast, who } = seated(name);
    return beast !== undefined || who in PEOPLE ? name : 'brother_jerrid';
  },
  metrics: metricsOf,
  svg(name, options) {
    const { outline = 3, size, state } = options;
    const [x, y, width, height] = boxOf(name);
    const { beast, riders, who, plastic = options.plastic ?? 'green' } = seated(name);
    const dead = state === 'dead';
    const uid = `dc${name.replaceAll(/\W/g, '')}${plastic}`;
    const brush: Brush = { outline, dead, coat: PLASTIC[plastic as Plastic], uid };
    const person = personOf(who);
    const people = riders.map((rider, i) =>
      paintRider(personOf(rider), beast?.seats[i] ?? [90, 40], { ...brush, uid: `${uid}r${i}` }),
    );
    const inner =
      beast === undefined
        ? paintPerson([...person.legs, ...person.body], brush)
        : paintBeast(beast, brush) + people.reverse().join('');
    const [cx, cy] = [x + width / 2, y + height / 2];
    const tipped = beast === undefined ? `rotate(-90 ${cx} ${cy})` : `translate(0 ${2 * cy}) scale(1 -1)`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" ` +
      `width="${size?.width ?? width}" height="${size?.height ?? height}"><g${dead ? ` transform="${tipped}"` : ''}>${inner}</g></svg>`
    );
  },
  outline: (pixelsPerUnit) => Math.min(6, Math.max(2, 2.1 / pixelsPerUnit)),
  gun: () => 0,
  canopy: { width: 40, height: 30, markup: () => '<g/>' },
};
