/** A picture for each ready-made battle: who meets whom, and on what ground. */
import { INK } from '@dwo/kits/art/palette';
import { useMemo } from 'preact/hooks';
import { type FigureArt, figureMetrics, figureSvg } from './figures';

const path = (d: string, fill: string, width = 2.6) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A figure with its feet at a place; a negative scale turns it to the left. */
function placed(art: FigureArt, x: number, y: number, scale: number): string {
  const size = Math.abs(scale);
  const { width, height, anchor } = figureMetrics(art, {});
  const box = { width: width * size, height: height * size };
  const svg = figureSvg(art, { size: box, outline: 2.2 / size });
  const shade = `<ellipse cx="${x}" cy="${y}" rx="${box.width * 0.4}" ry="4" fill="${INK}" opacity=".3"/>`;
  const mirror = scale < 0 ? 'scale(-1 1) ' : '';
  return `${shade}<g transform="translate(${x} ${y}) ${mirror}translate(${-anchor.x * size} ${-anchor.y * size})">${svg}</g>`;
}

const sky = (top: string, low: string) =>
  `<rect width="104" height="160" fill="${top}"/><path d="M52 78L-60 -40H-20ZM52 78L10 -60H40ZM52 78L70 -60H100ZM52 78L124 -60H170ZM52 78L180 10V40ZM52 78L-80 20V50Z" fill="${low}"/>`;

const SUNSET = sky('#E4572E', '#F08A2B');
const DUSK = sky('#4A1D5A', '#6A2A6E');
const DAY = sky('#F3A53B', '#F7BC55');

const ground = (fill: string, y = 84) =>
  path(`M-6 ${y}Q30 ${y - 10} 60 ${y - 2}Q88 ${y + 4} 110 ${y - 6}V166H-6Z`, fill);
const SAND = ground('#E2CC93');

const palm = (x: number, y: number, s: number) =>
  path(
    `M${x - 3 * s} ${y}q${4 * s} ${-26 * s} ${8 * s} ${-48 * s}l${5 * s} ${2 * s}q${-6 * s} ${24 * s} ${-5 * s} ${46 * s}Z`,
    '#8A5527',
    2,
  ) +
  path(
    `M${x + 7 * s} ${y - 48 * s}q${-24 * s} ${-16 * s} ${-34 * s} ${8 * s}q${14 * s} ${-8 * s} ${28 * s} ${-2 * s}q${-12 * s} ${6 * s} ${-10 * s} ${20 * s}q${10 * s} ${-14 * s} ${16 * s} ${-16 * s}q${10 * s} ${2 * s} ${16 * s} ${18 * s}q${6 * s} ${-16 * s} ${-8 * s} ${-22 * s}q${16 * s} ${-6 * s} ${26 * s} ${4 * s}q${-6 * s} ${-22 * s} ${-34 * s} ${-10 * s}Z`,
    '#2F7A4B',
    2,
  );

const fern = (x: number, y: number) =>
  path(`M${x} ${y}q-16 -6 -18 -22q12 4 17 14q-4 -14 2 -26q8 12 4 25q6 -10 16 -12q-4 16 -21 21Z`, '#2F7A4B', 2);

const SEA = path('M-6 112Q14 104 30 112T66 112T110 108V166H-6Z', '#4FA6C8');
const SURF =
  '<path d="M-6 118q12 -6 24 0t24 0t24 0t24 0t24 0M6 136q10 -5 20 0t20 0M58 146q10 -5 20 0t20 0" fill="none" stroke="#FFF6DE" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>';

const volcano = (x: number, y: number) =>
  path(`M${x - 40} ${y}L${x - 9} ${y - 42}Q${x} ${y - 36} ${x + 9} ${y - 42}L${x + 40} ${y}Z`, '#5B3A2E') +
  path(`M${x - 9} ${y - 42}Q${x} ${y - 36} ${x + 9} ${y - 42}l3 8q-4 6 -7 -1q-3 10 -7 1q-3 5 -7 0Z`, '#EE8A22', 2) +
  `<path d="M${x - 4} ${y - 50}q-10 -12 2 -20q-4 -10 8 -12q10 -2 12 8q10 4 4 14q-2 10 -14 9Z" fill="#FFF6DE" stroke="${INK}" stroke-width="2.4" opacity=".9"/>`;

const dice = (x: number, y: number, turn: number, pips: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-17 -17h34v34h-34Z', '#FFF6DE')}<path d="${pips}" stroke="${INK}" stroke-width="7" stroke-linecap="round"/></g>`;

const pole = (x: number, y: number) =>
  path(`M${x - 4} ${y}l2 -72h4l2 72Z`, '#8A58C2') +
  path(`M${x - 7} ${y - 72}l7 -14l7 14l-7 8Z`, '#B48BE2') +
  path(`M${x - 9} ${y}h18v6h-18Z`, '#35174A', 2);

/** The drawings, each 104 wide and 160 high. */
const PICTURES = {
  quick: () =>
    `${SUNSET}${ground('#7FA04A')}${fern(88, 92)}${fern(14, 90)}${placed('stegosaurus', 62, 102, -0.42)}${placed('soldier-smg', 26, 148, 0.86)}${placed('soldier-rifle', 52, 156, 0.86)}${fern(94, 160)}`,
  duel: () =>
    `${DAY}${SAND}${SEA}${SURF}${placed('tyrannosaurus', 60, 128, -0.46)}${placed('soldier-nco', 24, 154, 0.95)}`,
  skirmish: () =>
    `${SUNSET}${SAND}${palm(90, 96, 0.9)}${placed('allosaurus', 66, 108, -0.44)}${placed('soldier-bazooka', 20, 136, 0.78)}${placed('soldier-automatic_rifle', 46, 154, 0.78)}${placed('soldier-rifle', 80, 158, 0.7)}`,
  random: () =>
    `${DUSK}${SAND}${placed('deinonychus', 70, 100, -0.42)}${dice(34, 108, -14, 'M-8 -8h0M0 0h0M8 8h0')}${dice(66, 134, 12, 'M-8 -8h0M8 -8h0M-8 8h0M8 8h0')}`,
  full: () =>
    `${SUNSET}${ground('#B9AE93')}${path('M6 160L40 92H64L98 160Z', '#8D8A84')}<path d="M52 156v-14M52 132v-10M52 114v-8" stroke="#FFF6DE" stroke-width="4"/>${placed('apatosaurus', 56, 96, -0.36)}${placed('vehicle-tank-lmg-cannon', 46, 150, 0.55)}`,
  gate: () =>
    `${DUSK}${ground('#6D7A45')}<ellipse cx="52" cy="64" rx="26" ry="44" fill="#B48BE2" opacity=".55"/><ellipse cx="52" cy="64" rx="15" ry="33" fill="#FFE88F" opacity=".75"/>${placed('stenonychosaurus', 52, 92, -0.3)}${pole(16, 104)}${pole(88, 104)}${placed('soldier-hero', 34, 152, 0.9)}${fern(86, 158)}`,
  island: () =>
    `${DAY}${volcano(54, 84)}${path('M-6 104Q20 80 54 82Q92 82 110 104V124H-6Z', '#7FA04A')}${palm(16, 106, 0.7)}${SEA}${SURF}${placed('triceratops', 68, 108, -0.38)}${placed('soldier-rifle', 24, 146, 0.76)}${placed('soldier-leader', 50, 154, 0.76)}`,
  tanks: () =>
    `${DAY}${volcano(54, 84)}${path('M-6 104Q20 80 54 82Q92 82 110 104V124H-6Z', '#7FA04A')}${SEA}${SURF}${placed('ankylosaurus', 68, 106, -0.4)}${placed('vehicle-tank-lmg-cannon', 46, 148, 0.52)}`,
} as const;

/** A ready-made battle that has a picture. */
export type PicturedMode = keyof typeof PICTURES;

/** The picture of a battle; it fills its parent. */
export function ModePicture({ mode }: { readonly mode: PicturedMode }) {
  const markup = useMemo(() => PICTURES[mode](), [mode]);
  return (
    <svg
      viewBox="0 0 104 160"
      preserveAspectRatio="xMidYMax slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
