/** Paints the plastic soldiers: one thick ink outline round everything, thin ink between limbs, shade, flat and lit edge. */
import { INK, RUBBER, type Tone } from '../palette';
import { CANOPY, canopyMarkup } from './canopy';
import type { Brush } from './paint';
import type { Limb, Pose } from './poses';

const HELMET = 'M-9 -1Q-9 -12 0 -12Q9 -12 9.5 -1L12 0L12 1.5L-10 1Z';
const CAP = 'M-9 -3L-7 -10Q0 -13 9 -9L8 -4L13 -1L-8 -1Z';
const HAIR = 'M-7 -2Q-7 -9.5 0 -9.5Q7 -9.5 7 -3Z';
const BRIM = 'M-14 1Q-9 -3 -7 -5Q-6 -11 1 -11Q7 -11 8 -5Q11 -3 15 0Q6 3 -1 3Q-8 3 -14 1Z';
const HATS = { helmet: HELMET, cap: CAP, bandana: HAIR, brim: BRIM } as const;

const line = (points: string) => `M${points.replaceAll(' ', 'L')}`;

function strokes(limbs: readonly Limb[], colour: string, grow: number, dx = 0, dy = 0): string {
  const byWidth = new Map<number, string>();
  for (const [points, width] of limbs) {
    const w = Math.max(0.8, Math.round((width + grow) * 10) / 10);
    byWidth.set(w, (byWidth.get(w) ?? '') + line(points));
  }
  const shift = dx || dy ? ` transform="translate(${dx} ${dy})"` : '';
  const paths = [...byWidth].map(([w, d]) => `<path d="${d}" stroke-width="${w}"/>`).join('');
  return `<g stroke="${colour}"${shift}>${paths}</g>`;
}

function limbGroup(limbs: readonly Limb[], tone: Tone, seam: number, flip: number): string {
  return (
    strokes(limbs, INK, 2 * seam) +
    strokes(limbs, tone.shade, 0) +
    strokes(limbs, tone.flat, -2.2, -0.8, -1 * flip) +
    strokes(
      limbs.filter(([, width]) => width > 5),
      tone.lit,
      -5,
      -1.7,
      -1.9 * flip,
    )
  );
}

function weaponGroup(limbs: readonly Limb[], tone: Tone, seam: number, flip: number): string {
  return (
    strokes(limbs, INK, 2 * seam) + strokes(limbs, tone.shade, 0) + strokes(limbs, tone.lit, -2.6, -0.2, -0.9 * flip)
  );
}

function headGroup(pose: Pose, tone: Tone, seam: number, brush: Brush): string {
  const [x, y] = pose.head;
  const hat = HATS[pose.hat];
  const band =
    pose.hat === 'bandana'
      ? `<path d="M-7 -3L7 -4.5M-7 -3L-15 1M-7 -3L-13 -5" stroke="${brush.dead ? RUBBER.bone.shade : '#D8432B'}" stroke-width="3"/>`
      : '';
  return (
    `<g transform="translate(${x} ${y})"><g stroke="${INK}" stroke-width="${2 * seam}" stroke-linejoin="round">` +
    `<circle r="6.5" fill="${tone.flat}" paint-order="stroke"/><circle r="6.5" fill="${tone.flat}" stroke="none"/>` +
    `<path d="M1 1.5Q3 7 -4 6Q0 4 1 1.5Z" fill="${tone.shade}" stroke="none"/>` +
    `<path d="${hat}" fill="${tone.shade}" paint-order="stroke"/></g>` +
    `<path d="${hat}" fill="${tone.flat}" transform="translate(-.4 -.9) scale(.93)"/>` +
    `<path d="${hat}" fill="${tone.lit}" transform="translate(-1.6 -2.6) scale(.66 .7)"/>${band}</g>`
  );
}

const allLimbs = (pose: Pose): readonly Limb[] => [...pose.groups.flat(), ...pose.weapon, ...(pose.hand ?? [])];

/** The outermost outline: everything once in thick ink. */
function shadowGroup(pose: Pose, outline: number): string {
  const [x, y] = pose.head;
  const [footX, half] = pose.foot;
  const tails = pose.hat === 'bandana' ? `<path d="M-7 -3L-15 1" stroke-width="${3 + 2 * outline}"/>` : '';
  return (
    strokes(allLimbs(pose), INK, 2 * outline) +
    `<g stroke="${INK}" stroke-width="${2 * outline}" fill="${INK}"><ellipse cx="${footX}" cy="57" rx="${half}" ry="4.6"/>` +
    `<g transform="translate(${x} ${y})"><circle r="6.5"/><path d="${HATS[pose.hat]}"/>${tails}</g></g>`
  );
}

/** The drawing of a soldier without its frame. */
export function paintSoldier(pose: Pose, plastic: Tone, brush: Brush): string {
  const tone = brush.dead ? { flat: '#B9AF9A', shade: '#8B8271', lit: '#DDD5C2' } : plastic;
  const flip = brush.dead ? -1 : 1;
  const outline = brush.outline * 0.92;
  const canopy = pose.canopy && !brush.black ? hung(pose.canopy, tone, brush) : '';
  const open = '<g fill="none" stroke-linecap="round" stroke-linejoin="round">';
  const base = shadowGroup(pose, outline);
  if (brush.black) return `${open}${base}</g>`;
  const seam = Math.max(0.9, outline * 0.42);
  const [footX, half] = pose.foot;
  const foot =
    `<ellipse cx="${footX}" cy="57" rx="${half}" ry="4.6" fill="${tone.shade}"/>` +
    `<ellipse cx="${footX}" cy="56" rx="${half - 1}" ry="3.8" fill="${tone.flat}"/>`;
  const parts = pose.groups.map((limbs) => limbGroup(limbs, tone, seam, flip));
  parts.splice(pose.head[2], 0, headGroup(pose, tone, seam, brush));
  parts.push(weaponGroup(pose.weapon, tone, seam, flip));
  if (pose.hand) parts.push(limbGroup(pose.hand, tone, seam, flip));
  return `${canopy}${open}${base}${foot}${parts.join('')}</g>`;
}

function hung([x, y]: readonly [number, number], tone: Tone, brush: Brush): string {
  return `<g transform="translate(${x} ${y})">${canopyMarkup(tone, brush.outline * 0.9)}</g>`;
}

/** Points and half widths of the outline, for the box of the drawing. */
export function soldierSpots(pose: Pose): readonly (readonly [x: number, y: number, r: number])[] {
  const spots: [number, number, number][] = [];
  for (const [points, width] of allLimbs(pose)) {
    for (const word of points.split(' ')) {
      const [x = 0, y = 0] = word.split(',').map(Number);
      spots.push([x, y, width / 2]);
    }
  }
  const [hx, hy] = pose.head;
  spots.push([hx, hy, 12], [pose.foot[0] - pose.foot[1], 57, 4.6], [pose.foot[0] + pose.foot[1], 57, 4.6]);
  if (pose.canopy) {
    const [x, y] = pose.canopy;
    spots.push([x - CANOPY.width / 2, y - CANOPY.height, 0], [x + CANOPY.width / 2, y - CANOPY.height, 0]);
  }
  return spots;
}
