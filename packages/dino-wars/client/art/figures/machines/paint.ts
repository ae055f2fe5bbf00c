/** Paints machines: an ink line round every part, two flat tones and one lit edge, one plastic for everything. */

import { pathOf } from '@dwo/kits/art/figures/outline';
import { type Brush, molded } from '@dwo/kits/art/figures/paint';
import { CREAM, INK, POSTER_RED, RUBBER, type Tone } from '@dwo/kits/art/palette';
import type { Gun, Machine, MachinePart } from './machine';
import { aimed, turretTransform } from './turning';

const TYRE = { flat: '#4A4236', shade: '#2B2620', lit: '#6B6150' } as const;
const GLASS = { flat: '#CFE3E6', shade: '#9DBEC4', lit: '#F2FBFC' } as const;
const LAMP = { flat: '#FFF2B8', shade: '#E0B84C', lit: '#FFFFFF' } as const;

interface Tones {
  readonly hull: Tone;
  readonly pale: Tone;
  readonly dark: Tone;
  readonly bone: Tone;
  readonly tyre: Tone;
  readonly glass: Tone;
  readonly lamp: Tone;
}

function tonesOf(plastic: Tone, brush: Brush): Tones {
  const hull = brush.dead ? { flat: '#B9AF9A', shade: '#8B8271', lit: '#DDD5C2' } : plastic;
  return {
    hull,
    pale: { flat: hull.lit, shade: hull.flat, lit: brush.dead ? '#EDE7D8' : mixed(hull.lit) },
    dark: { flat: hull.shade, shade: mixed(hull.shade, 0x1e1812), lit: hull.flat },
    bone: RUBBER.bone,
    tyre: brush.dead ? { flat: '#7A7263', shade: '#5B5448', lit: '#948B79' } : TYRE,
    glass: brush.dead ? RUBBER.bone : GLASS,
    lamp: brush.dead ? RUBBER.bone : LAMP,
  };
}

/** The colour half way between two; `to` is cream by default. */
function mixed(colour: string, to = 0xfff6de): string {
  const from = Number.parseInt(colour.slice(1), 16);
  const half = [16, 8, 0].map((shift) => Math.round((((from >> shift) & 255) + ((to >> shift) & 255)) / 2));
  return `#${half.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

type Spot = readonly [x: number, y: number, r: number];

/** Reads `x,y,r x,y,r`. */
function spotsOf(text: string): readonly Spot[] {
  return text.split(' ').map((word) => {
    const [x = 0, y = 0, r = 0] = word.split(',').map(Number);
    return [x, y, r] as const;
  });
}

const n = (value: number) => Math.round(value * 10) / 10;

function disc([x, y, r]: Spot, tone: Tone, ink: number): string {
  return (
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${tone.shade}" stroke="${INK}" stroke-width="${n(2 * ink)}" paint-order="stroke"/>` +
    `<circle cx="${n(x - r * 0.1)}" cy="${n(y - r * 0.14)}" r="${n(r * 0.84)}" fill="${tone.flat}"/>` +
    `<path d="M${n(x - r * 0.72)} ${n(y - r * 0.1)}A${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(x + r * 0.16)} ${n(y - r * 0.76)}" fill="none" stroke="${tone.lit}" stroke-width="${n(r * 0.17)}" stroke-linecap="round"/>`
  );
}

function wheel(spot: Spot, tones: Tones, ink: number): string {
  const [x, y, r] = spot;
  return (
    disc(spot, tones.tyre, ink) +
    disc([x, y, r * 0.52], tones.hull, ink * 0.5) +
    `<circle cx="${x}" cy="${y}" r="${n(r * 0.15)}" fill="${INK}"/>`
  );
}

function star([x, y, r]: Spot): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5 - Math.PI / 2;
    const reach = i % 2 === 0 ? r : r * 0.42;
    return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`;
  });
  return `<path d="M${points.join('L')}Z" fill="${CREAM}"/>`;
}

/** A round bar in ink, shade, flat and light. */
function rod(points: string, width: number, tone: Tone, ink: number, round = true): string {
  const d = `M${points.replaceAll(' ', 'L')}`;
  const cap = round ? 'round' : 'butt';
  const stroke = (colour: string, thick: number, shift = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(thick)}" stroke-linecap="${cap}"${shift}/>`;
  return (
    stroke(INK, width + 2 * ink) +
    stroke(tone.shade, width) +
    stroke(tone.flat, width * 0.6, ` transform="translate(${n(-width * 0.06)} ${n(-width * 0.16)})"`) +
    stroke(tone.lit, width * 0.2, ` transform="translate(${n(-width * 0.1)} ${n(-width * 0.26)})"`)
  );
}

function track(outline: string, wheels: string, tones: Tones, ink: number): string {
  const d = pathOf(outline);
  return (
    `<path d="${d}" fill="${tones.tyre.shade}" stroke="${INK}" stroke-width="${n(2 * ink)}" paint-order="stroke"/>` +
    `<path d="${d}" fill="none" stroke="${tones.tyre.lit}" stroke-width="${n(ink * 1.1)}" stroke-dasharray="${n(ink * 1.1)} ${n(ink * 1.3)}" opacity=".8"/>` +
    spotsOf(wheels)
      .map(
        (spot) =>
          disc(spot, tones.hull, ink * 0.6) +
          `<circle cx="${spot[0]}" cy="${spot[1]}" r="${n(spot[2] * 0.3)}" fill="${INK}"/>`,
      )
      .join('')
  );
}

class Painter {
  private count = 0;
  private clip = '';
  private before = '';

  constructor(
    private readonly tones: Tones,
    private readonly brush: Brush,
    private readonly turn: number,
  ) {}

  part(part: MachinePart): string {
    const { tones, brush } = this;
    const ink = brush.outline;
    switch (part[0]) {
      case 'hull':
      case 'pale':
      case 'dark':
      case 'bone':
      case 'glass':
        this.clip = `${brush.uid}${this.count++}`;
        return molded(pathOf(part[1]), tones[part[0]], brush, this.clip);
      case 'lines':
        return this.stroke(part[1], INK, ink * 0.6);
      case 'seams':
        return this.stroke(part[1], tones.hull.shade, ink * 0.55);
      case 'wheels':
        return spotsOf(part[1])
          .map((spot) => wheel(spot, tones, ink))
          .join('');
      case 'track':
        return track(part[1], part[2], tones, ink);
      case 'rods':
        return rod(part[1], part[2], tones.hull, ink);
      case 'star':
        return spotsOf(part[1]).map(star).join('');
      case 'lamps':
        return spotsOf(part[1])
          .map((spot) => disc(spot, tones.lamp, ink * 0.8))
          .join('');
      case 'bands':
        return `<g clip-path="url(#${this.clip})"><path d="${pathOf(part[1])}" fill="${brush.dead ? tones.hull.shade : POSTER_RED}"/></g>`;
      case 'gun':
        return this.gun(part[1]);
    }
  }

  private stroke(shape: string, colour: string, width: number): string {
    return `<path d="${pathOf(shape)}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round"/>`;
  }

  private gun(gun: Gun): string {
    const { tones, brush } = this;
    const ink = brush.outline;
    const aim = aimed(gun, this.turn);
    const spot = ([x, y]: readonly [number, number]) => `${n(x)},${n(y)}`;
    const barrel = [
      rod(`${spot(aim.breech)} ${spot(aim.muzzle)}`, gun.width, tones.hull, ink, gun.receiver > 0),
      gun.receiver > 0 ? rod(`${spot(aim.breech)} ${spot(aim.collar)}`, gun.width * 1.9, tones.dark, ink) : '',
      gun.brake ? disc([...aim.muzzle, gun.width * 0.72], tones.dark, ink) : '',
      gun.brake && aim.near
        ? `<circle cx="${n(aim.muzzle[0])}" cy="${n(aim.muzzle[1])}" r="${n(gun.width * 0.34)}" fill="${INK}"/>`
        : '',
    ].join('');
    if (gun.turret === '') return barrel;
    const turret = `<g transform="${turretTransform(aim)}">${[['hull', gun.turret] as const, ...gun.trim].map((part) => this.part(part)).join('')}</g>`;
    if (!aim.near) return barrel + turret;
    this.before = barrel;
    return turret;
  }

  /** Takes the barrel that points toward the viewer, and so is painted in front of everything but the next gun. */
  takeBefore(): string {
    const barrel = this.before;
    this.before = '';
    return barrel;
  }
}

/** A gun's outlines as polygons, for boxes and black shapes. */
function gunShapes(gun: Gun, turn: number): readonly (readonly [points: string, width: number])[] {
  const aim = aimed(gun, turn);
  const line = (a: readonly [number, number], b: readonly [number, number]) =>
    `${n(a[0])},${n(a[1])} ${n(b[0])},${n(b[1])}`;
  return [
    [line(aim.breech, aim.muzzle), gun.width * (gun.brake ? 1.5 : 1)],
    [line(aim.breech, aim.collar), gun.receiver > 0 ? gun.width * 1.9 : gun.width],
  ];
}

/** Bars of a machine with their thickness: legs, posts and barrels. */
export function barsOf(machine: Machine, turn: number): readonly (readonly [points: string, width: number])[] {
  return machine.parts.flatMap((part) => {
    if (part[0] === 'rods') return [[part[1], part[2]] as const];
    return part[0] === 'gun' ? gunShapes(part[1], turn) : [];
  });
}

/** Outlines of a machine's solid parts, each with its transform. */
export function solidsOf(machine: Machine, turn: number): readonly (readonly [shape: string, transform: string])[] {
  return machine.parts.flatMap((part) => {
    if (part[0] === 'gun') {
      const turret = part[1].turret;
      return turret === '' ? [] : [[turret, turretTransform(aimed(part[1], turn))] as const];
    }
    return ['hull', 'pale', 'dark', 'bone', 'glass', 'track'].includes(part[0])
      ? [[part[1] as string, ''] as const]
      : [];
  });
}

/** Round parts of a machine. */
export function roundsOf(machine: Machine): readonly Spot[] {
  return machine.parts.flatMap((part) => (part[0] === 'wheels' || part[0] === 'lamps' ? spotsOf(part[1]) : []));
}

function blackShape(machine: Machine, brush: Brush, turn: number): string {
  const ink = 2 * brush.outline;
  const solids = solidsOf(machine, turn).map(
    ([shape, transform]) => `<path d="${pathOf(shape)}" transform="${transform}"/>`,
  );
  const rounds = roundsOf(machine).map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`);
  const bars = barsOf(machine, turn).map(
    ([points, width]) =>
      `<path d="M${points.replaceAll(' ', 'L')}" fill="none" stroke-width="${n(width + ink)}" stroke-linecap="round"/>`,
  );
  return `<g fill="${INK}" stroke="${INK}" stroke-width="${n(ink)}">${[...solids, ...rounds, ...bars].join('')}</g>`;
}

/** The drawing without its frame; `turn` is the direction of its guns, in degrees counter-clockwise from the right. */
export function paintMachine(machine: Machine, plastic: Tone, brush: Brush, turn: number): string {
  if (brush.black) return blackShape(machine, brush, turn);
  const painter = new Painter(tonesOf(plastic, brush), brush, turn);
  const painted = machine.parts.map((part) => {
    const barrel = part[0] === 'gun' ? painter.takeBefore() : '';
    return barrel + painter.part(part);
  });
  return painted.join('') + painter.takeBefore();
}
