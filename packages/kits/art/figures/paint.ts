/** Turns parts into SVG: ink outline, two flat tones and one lit edge, markings clipped to the part below. */
import { CREAM, INK, RUBBER, type Tone } from '../palette';
import { pathOf } from './outline';
import type { Role, Species } from './species';

const MAW = '#7A1220';
const TONGUE = '#D9566B';
const EYE = '#FFE36A';
const DEAD: Tone = RUBBER.bone;

/** How a drawing is painted. */
export interface Brush {
  /** Width of the visible outline, in units of the path. */
  readonly outline: number;
  /** Prefix of the ids inside; it must be unique in the document. */
  readonly uid: string;
  readonly dead: boolean;
  /** Whether everything is one colour, for shadows. */
  readonly black: boolean;
}

const FRAME = 'M-500-500H900V900H-500Z';

/** A rounded part of rubber or plastic: outline, lit edge, flat, shade. `flip` is -1 if the drawing lies upside down. */
export function molded(d: string, tone: Tone, brush: Brush, id: string): string {
  const flip = brush.dead ? -1 : 1;
  return (
    `<path d="${d}" fill="${tone.lit}" stroke="${INK}" stroke-width="${2 * brush.outline}" paint-order="stroke"/>` +
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">` +
    `<path d="${d}" fill="${tone.flat}" transform="translate(2.2 ${3.4 * flip})"/>` +
    `<path d="${FRAME}${d}" fill="${tone.shade}" fill-rule="evenodd" transform="translate(-2 ${-5 * flip})"/></g>`
  );
}

const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

function spotsPath(shape: string): string {
  return shape
    .split(' ')
    .map((spot) => {
      const [x = 0, y = 0, r = 0] = spot.split(',').map(Number);
      return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.82}"/>`;
    })
    .join('');
}

interface Tones {
  readonly body: Tone;
  readonly accent: Tone;
  readonly mark: string;
}

function tonesOf(species: Species, brush: Brush): Tones {
  if (brush.dead) return { body: DEAD, accent: DEAD, mark: DEAD.shade };
  const body = RUBBER[species.rubber];
  return {
    body,
    accent: RUBBER[species.accent ?? species.rubber],
    mark: species.ink ? RUBBER[species.ink].flat : body.shade,
  };
}

/** The parts that make a figure's black shape. */
export const SOLID: ReadonlySet<Role> = new Set<Role>([
  'far',
  'farwing',
  'farbone',
  'body',
  'accent',
  'bone',
  'dark',
  'mouth',
]);

/** The colour of a rounded part; null for any other. */
function toneOf(role: Role, tones: Tones): Tone | null {
  if (role === 'body') return tones.body;
  if (role === 'accent') return tones.accent;
  if (role === 'bone') return RUBBER.bone;
  if (role === 'dark') return { flat: tones.body.shade, shade: INK, lit: tones.body.flat };
  return null;
}

function paintPart(role: Role, shape: string, tones: Tones, brush: Brush, clip: string): string {
  const { outline } = brush;
  const clipped = (inner: string) => `<g clip-path="url(#${clip})">${inner}</g>`;
  if (role === 'spots') return clipped(`<g fill="${tones.mark}">${spotsPath(shape)}</g>`);
  const d = pathOf(shape);
  const inked = `stroke="${INK}" stroke-width="${2 * outline}" paint-order="stroke"`;
  switch (role) {
    case 'far':
      return `<path d="${d}" fill="${tones.body.shade}" ${inked}/>`;
    case 'farwing':
      return `<path d="${d}" fill="${tones.accent.shade}" ${inked}/>`;
    case 'farbone':
      return `<path d="${d}" fill="${RUBBER.bone.shade}" ${inked}/>`;
    case 'mouth':
      return `<path d="${d}" fill="${MAW}" ${inked}/>`;
    case 'tongue':
      return `<path d="${d}" fill="${TONGUE}"/>`;
    case 'teeth':
      return `<path d="${d}" fill="${CREAM}" stroke="${INK}" stroke-width="${Math.min(1.3, outline * 0.35)}"/>`;
    case 'belly':
      return clipped(`<path d="${d}" fill="${RUBBER.bone.shade}"/>`);
    case 'mark':
      return clipped(`<path d="${d}" fill="${tones.mark}"/>`);
    case 'lines':
      return stroke(d, INK, Math.round(outline * 7) / 10);
    case 'struts':
      return stroke(d, tones.accent.shade, Math.round(outline * 6) / 10);
    case 'brow':
      return `<path d="${d}" fill="${tones.body.shade}" stroke="${INK}" stroke-width="${Math.round(outline * 4) / 10}"/>`;
    default:
      return '';
  }
}

function paintEye(species: Species, brush: Brush): string {
  const [x, y, r] = species.eye;
  const rim = Math.min(brush.outline * 0.55, r * 0.5);
  if (brush.dead) {
    const a = r * 0.9;
    return stroke(`M${x - a} ${y - a}l${2 * a} ${2 * a}m0 ${-2 * a}l${-2 * a} ${2 * a}`, INK, rim * 1.3);
  }
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${EYE}" stroke="${INK}" stroke-width="${rim * 2}" paint-order="stroke"/>` +
    `<circle cx="${x + r * 0.28}" cy="${y}" r="${r * 0.45}" fill="${INK}"/>`
  );
}

/** The drawing without its frame. */
export function paintSpecies(species: Species, brush: Brush): string {
  if (brush.black) {
    const solid = species.parts.filter(([role]) => SOLID.has(role));
    const shapes = solid.map(([, shape]) => `<path d="${pathOf(shape)}"/>`).join('');
    return `<g fill="${INK}" stroke="${INK}" stroke-width="${2 * brush.outline}">${shapes}</g>`;
  }
  const tones = tonesOf(species, brush);
  let clip = '';
  let eyed = false;
  const painted = species.parts.map(([role, shape], i) => {
    const tone = toneOf(role, tones);
    const eye = role === 'brow' ? paintEye(species, brush) : '';
    if (eye) eyed = true;
    if (!tone) return eye + paintPart(role, shape, tones, brush, clip);
    clip = `${brush.uid}${i}`;
    return molded(pathOf(shape), tone, brush, clip);
  });
  return painted.join('') + (eyed ? '' : paintEye(species, brush));
}
