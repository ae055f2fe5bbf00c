/**
 * The disc of a base: its true radius, a life ring with one segment for each life point, and a rim (toothed for rubber, smooth
 * for plastic).
 */
import { GOLD, INK, type Make, PLASTIC, PLASTICS } from '../../art/palette';
import { n, type Picture } from './picture';

/** The look of a base; equal looks share a texture. */
export interface BaseLook {
  /** Radius of the disc, in px at the reference zoom. */
  readonly radius: number;
  readonly make: Make;
  readonly player: number;
  readonly readiness: 'ready' | 'acted' | 'idle';
  readonly selected: boolean;
  readonly life: { readonly now: number; readonly max: number } | null;
  /** Width of outlines, in px at the reference zoom. */
  readonly line: number;
  /** Belongs to nobody: tin instead of a player's plastic. */
  readonly neutral?: boolean;
  /** Hidden from the enemy: pale, with a broken edge. */
  readonly hidden?: boolean;
}

/** Width of the life ring. */
const LIFE_RING = 5;
/** Height of the teeth of a rubber figure's rim. */
const TOOTH = 4;
/** Width of a plastic figure's rim. */
const PLASTIC_RIM = 4.5;

/** The tin of neutral bases, such as the feet of the gate's poles. */
const TIN = { flat: '#B4BFC6', shade: '#33474A', lit: '#E6EDEF' } as const;

/** How far a base's drawing reaches beyond its disc. */
export function rimOf(look: Pick<BaseLook, 'make' | 'life'>): number {
  return look.make === 'rubber' ? LIFE_RING + TOOTH + 1 : PLASTIC_RIM;
}

/** One segment of a life ring: degrees on the screen, clockwise from the right. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly full: boolean;
}

/**
 * The segments of a life ring, clockwise from the plate at the bottom; the last ones are emptied first. Gaps are `gap` px on a
 * ring of this radius, but at most a third of a segment.
 */
export function lifeSegments(
  life: { readonly now: number; readonly max: number },
  radius: number,
  gap: number,
): readonly Segment[] {
  const count = Math.max(1, life.max);
  const step = 360 / count;
  const space = count === 1 ? 0 : Math.min((gap / radius) * (180 / Math.PI), step / 3);
  return Array.from({ length: count }, (_, i) => ({
    from: 90 + i * step + space / 2,
    to: 90 + (i + 1) * step - space / 2,
    full: i < life.now,
  }));
}

function polar(centre: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${n(centre + Math.cos(angle) * radius)} ${n(centre + Math.sin(angle) * radius)}`;
}

function arc(centre: number, radius: number, { from, to }: Segment): string {
  if (to - from >= 359.9)
    return `${arc(centre, radius, { from, to: from + 180, full: true })}${arc(centre, radius, { from: from + 180, to: from + 359.9, full: true })}`;
  return `M${polar(centre, radius, from)}A${n(radius)} ${n(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${polar(centre, radius, to)}`;
}

function ring(
  centre: number,
  radius: number,
  look: BaseLook,
  colours: { full: string; empty: string; width: number },
): string {
  if (look.life === null) return '';
  const segments = lifeSegments(look.life, radius, 1.6);
  const path = (full: boolean) =>
    segments
      .filter((s) => s.full === full)
      .map((s) => arc(centre, radius, s))
      .join('');
  const stroke = (d: string, colour: string) =>
    d === '' ? '' : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(colours.width)}"/>`;
  return stroke(path(false), colours.empty) + stroke(path(true), colours.full);
}

function teeth(centre: number, radius: number): string {
  const count = Math.max(14, Math.round((2 * Math.PI * radius) / 7.2));
  const step = 360 / count;
  const points: string[] = [];
  for (let i = 0; i < count; i++) {
    points.push(polar(centre, radius, i * step), polar(centre, radius + TOOTH, (i + 0.35) * step));
    points.push(polar(centre, radius + TOOTH, (i + 0.65) * step), polar(centre, radius, (i + 1) * step));
  }
  return `M${points.join('L')}Z`;
}

function rubberBase(centre: number, look: BaseLook): string {
  const { radius, line } = look;
  const outer = radius + LIFE_RING;
  const gold = look.readiness === 'acted' ? '#9A8E80' : GOLD;
  const rim = look.readiness === 'ready' ? GOLD : INK;
  return [
    `<path d="${teeth(centre, outer)}" fill="${rim}" stroke="${INK}" stroke-width="${n(line * (rim === INK ? 1 : 0.6))}" stroke-linejoin="round"/>`,
    `<circle cx="${n(centre)}" cy="${n(centre)}" r="${n(outer)}" fill="#2E0D0A" stroke="${INK}" stroke-width="${n(line)}"/>`,
    ring(centre, radius + LIFE_RING / 2, look, { full: gold, empty: '#4A1714', width: LIFE_RING - 1 }),
    `<circle cx="${n(centre)}" cy="${n(centre)}" r="${n(radius)}" fill="#8A6537" stroke="${INK}" stroke-width="${n(line)}"/>`,
    `<path d="${arc(centre, radius - line, { from: 190, to: 260, full: true })}" fill="none" stroke="#A9834E" stroke-width="${n(line)}"/>`,
  ].join('');
}

function plasticBase(centre: number, look: BaseLook): string {
  const { radius, line } = look;
  const plastic = look.neutral ? TIN : PLASTIC[PLASTICS[look.player] ?? 'green'];
  const rim = look.selected ? '#16B5E8' : { ready: GOLD, acted: '#8C8378', idle: plastic.flat }[look.readiness];
  const bar =
    look.readiness === 'acted' && !look.selected
      ? `<path d="M${n(centre - 6)} ${n(centre + radius)}h12" stroke="${INK}" stroke-width="${n(5 + line)}"/><path d="M${n(centre - 5)} ${n(centre + radius)}h10" stroke="#FFF6DE" stroke-width="3.4"/>`
      : '';
  return [
    `<circle cx="${n(centre)}" cy="${n(centre)}" r="${n(radius + PLASTIC_RIM)}" fill="${rim}" stroke="${INK}" stroke-width="${n(line)}"/>`,
    `<circle cx="${n(centre)}" cy="${n(centre)}" r="${n(radius)}" fill="${plastic.shade}" stroke="${INK}" stroke-width="${n(line * 0.7)}"/>`,
    ring(centre, radius - LIFE_RING / 2 - line, look, { full: plastic.lit, empty: '#1E2A10', width: LIFE_RING - 1 }),
    bar,
  ].join('');
}

/** The picture of a base; its origin is its centre. */
export function basePicture(look: BaseLook): Picture {
  const reach = look.radius + rimOf(look);
  const shift = 4 + look.radius * 0.08;
  const half = Math.ceil(reach + shift + look.line + 2);
  const draw = look.make === 'rubber' ? rubberBase : plasticBase;
  const life = look.life ? `${look.life.now}/${look.life.max}` : '-';
  const kind = `${look.neutral ? ' neutral' : ''}${look.hidden ? ' hidden' : ''}`;
  const shadow = `<circle cx="${n(half + shift)}" cy="${n(half + shift)}" r="${n(reach)}" fill="#3A2A10" opacity=".3"/>`;
  const veil = `<circle cx="${half}" cy="${half}" r="${n(reach + 1)}" fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="5 4"/>`;
  return {
    key: `base ${n(look.radius)} ${look.make} ${look.player} ${look.readiness} ${look.selected} ${life} ${n(look.line)}${kind}`,
    width: half * 2,
    height: half * 2,
    originX: half,
    originY: half,
    markup: look.hidden ? `<g opacity=".45">${draw(half, look)}</g>${veil}` : shadow + draw(half, look),
  };
}
