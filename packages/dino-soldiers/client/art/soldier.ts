/** Plastic soldiers as SVG text, each line in four layers: ink outline, shade, flat colour, light edge. */
import { INK, PLASTIC, RUBBER } from '@dwo/kits/art/palette';
import { type Limb, POSES, type Pose } from './poses';

const HELMET = 'M-9 -1Q-9 -12 0 -12Q9 -12 9.5 -1L12 0L12 1.5L-10 1Z';
const CAP = 'M-9 -3L-7 -10Q0 -13 9 -9L8 -4L13 -1L-8 -1Z';

interface Coat {
  readonly colour: string;
  readonly grow: number;
  readonly dx?: number;
  readonly dy?: number;
}

function coat(limbs: readonly Limb[], { colour, grow, dx = 0, dy = 0 }: Coat): string {
  const lines = limbs.map(([d, width]) => {
    return `<path d="${d}" stroke-width="${Math.max(0.9, Math.round((width + grow) * 10) / 10)}"/>`;
  });
  return `<g stroke="${colour}" transform="translate(${dx} ${dy})">${lines.join('')}</g>`;
}

const isPose = (type: string): type is keyof typeof POSES => type in POSES;

/** The SVG of a soldier, in a frame of 88 by 72; the Gun Jeep has its own frame. */
export function soldierSvg(type: string, dead: boolean): string {
  if (type === 'gunJeep') return jeepSvg(dead);
  const pose: Pose = isPose(type) ? POSES[type] : POSES.rifleman;
  const { flat, shade, lit } = dead ? RUBBER.bone : PLASTIC.green;
  const { foot, limbs, weapon } = pose;
  const [hx, hy] = pose.head;
  const hat = pose.cap === true ? CAP : HELMET;
  const feet = `<ellipse cx="${foot[0]}" cy="57" rx="${foot[1]}" ry="5" fill="${shade}" stroke="${INK}" stroke-width="5" paint-order="stroke"/><ellipse cx="${foot[0]}" cy="56" rx="${foot[1]}" ry="4.6" fill="${flat}"/>`;
  const head =
    `<g transform="translate(${hx} ${hy})" stroke="none"><circle r="6.5" fill="${flat}"/><path d="${hat}" fill="${shade}"/>` +
    `<path d="${hat}" fill="${lit}" transform="translate(-1 -2) scale(.8 .78)"/></g>`;
  return (
    `<svg viewBox="-14 -8 88 72" preserveAspectRatio="xMidYMax meet" aria-hidden="true">${feet}<g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    coat(limbs, { colour: INK, grow: 5 }) +
    `<g transform="translate(${hx} ${hy})" stroke="${INK}" stroke-width="5" fill="${INK}"><circle r="6.5"/><path d="${hat}"/></g>` +
    coat(weapon, { colour: INK, grow: 4.6 }) +
    coat(limbs, { colour: shade, grow: 0 }) +
    coat(limbs, { colour: flat, grow: -2.4, dx: -0.8, dy: -1 }) +
    coat(
      limbs.filter(([, width]) => width > 6),
      { colour: lit, grow: -5.6, dx: -1.6, dy: -1.8 },
    ) +
    head +
    coat(weapon, { colour: shade, grow: 0 }) +
    coat(weapon, { colour: lit, grow: -2.2, dy: -0.7 }) +
    '</g></svg>'
  );
}

const JEEP = 'M4 26L12 22L34 22L38 30L46 30L52 8L56 8L58 24L86 26L92 32L92 44L4 44Z';

function jeepSvg(dead: boolean): string {
  const { flat, shade, lit } = dead ? RUBBER.bone : PLASTIC.green;
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="46" r="11" fill="#2B2620" stroke="${INK}" stroke-width="3"/><circle cx="${x}" cy="46" r="5.5" fill="${flat}" stroke="${INK}" stroke-width="1.5"/>`;
  return (
    `<svg viewBox="-4 -14 104 76" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><path d="M28 8L28 22M14 6L62 2" stroke="${INK}" stroke-width="8" stroke-linecap="round"/><path d="M28 8L28 22M15 5.6L61 1.8" stroke="${lit}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="${JEEP}" fill="${shade}" stroke="${INK}" stroke-linejoin="round" paint-order="stroke" stroke-width="7"/><path d="${JEEP}" fill="${flat}" transform="translate(2 1) scale(.95 .9)"/>` +
    `<path d="M8 27L14 24H32" fill="none" stroke="${lit}" stroke-width="3"/><path d="M24 25L25.7 29.6L30.7 29.8L26.8 32.9L28.1 37.7L24 34.9L19.9 37.7L21.2 32.9L17.3 29.8L22.3 29.6Z" fill="#FFF6DE"/>${wheel(22)}${wheel(74)}</svg>`
  );
}
