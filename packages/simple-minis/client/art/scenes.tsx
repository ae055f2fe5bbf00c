/** Pictures of toys on the play-room table: the lid of the box, and a vignette for each way to play. */
import { INK } from '@dwo/kits/art/palette';
import { TOYS } from './toys';

const path = (d: string, fill: string, width = 3) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** A toy with its feet at a place; a negative scale mirrors it. */
function placed(name: string, x: number, y: number, scale: number, plastic = 'green'): string {
  const size = Math.abs(scale);
  const { width, height, anchor } = TOYS.metrics(name, {});
  const box = { width: width * size, height: height * size };
  const svg = TOYS.svg(name, { size: box, outline: 2.4 / size, plastic });
  const shade = `<ellipse cx="${x + 8 * size}" cy="${y}" rx="${box.width * 0.4}" ry="${10 * size}" fill="#3A2A10" opacity=".35"/>`;
  const mirror = scale < 0 ? 'scale(-1 1) ' : '';
  return `${shade}<g transform="translate(${x} ${y}) ${mirror}translate(${-anchor.x * size} ${-anchor.y * size})">${svg}</g>`;
}

function block(x: number, y: number, letter: string, colour: string): string {
  return (
    path(`M${x} ${y}h34v34h-34Z`, colour) +
    path(`M${x} ${y}l8 -9h34l-8 9Z`, '#F6E3B4') +
    path(`M${x + 34} ${y}l8 -9v34l-8 9Z`, '#B98B4A') +
    `<text x="${x + 17}" y="${y + 26}" font-family="Bangers, Impact, sans-serif" font-size="26" text-anchor="middle" fill="#FFF6DE" stroke="${INK}" stroke-width="1">${letter}</text>`
  );
}

function book(x: number, y: number, width: number, colour: string): string {
  return (
    path(`M${x} ${y}h${width}q8 12 0 24h-${width}q-8 -12 0 -24Z`, colour) +
    path(`M${x + 6} ${y + 5}h${width - 2}v14h-${width - 2}Z`, '#FFF3D2', 2)
  );
}

const tree = (x: number, y: number, s: number) =>
  path(
    `M${x} ${y - 74 * s}l${22 * s} ${34 * s}h${-10 * s}l${16 * s} ${30 * s}h${-56 * s}l${16 * s} ${-30 * s}h${-10 * s}Z`,
    '#2F7A4B',
  ) + path(`M${x - 5 * s} ${y - 10 * s}h${10 * s}v${10 * s}h${-10 * s}Z`, '#7A4A20');

const burst = (x: number, y: number, r: number) =>
  path(
    `M${Array.from({ length: 18 }, (_, i) => {
      const [a, far] = [(i * Math.PI) / 9, i % 2 === 0 ? r : r * 0.5];
      return `${x + far * Math.cos(a)} ${y + far * Math.sin(a)}`;
    }).join('L')}Z`,
    '#FFD34D',
    2.4,
  );

const stripes = Array.from({ length: 16 }, (_, i) => `M${i * 34} 0h17v210h-17Z`).join('');
const rails = Array.from({ length: 9 }, (_, i) => `M0 ${214 + i * 14}H480`).join('');

const LID = [
  '<rect width="480" height="320" fill="#2C7F86"/>',
  `<path d="${stripes}" fill="#35939A"/>`,
  path('M300 20h130v112h-130Z', '#331443', 4),
  '<circle cx="392" cy="56" r="20" fill="#FFE88F"/><path d="M318 40h2M340 92h2M360 36h2M420 104h2" stroke="#FFF6DE" stroke-width="3" stroke-linecap="round"/>',
  path('M361 20h8v112h-8ZM300 72h130v8h-130Z', '#F3E3BD', 3),
  path('M0 204H480V320H0Z', '#8A5527', 4),
  `<path d="${rails}" stroke="#6B3D18" stroke-width="2" fill="none"/>`,
  path('M-10 236Q150 216 300 222Q420 220 490 232V300Q300 318 -10 300Z', '#E2CC93'),
  '<path d="M60 270Q200 250 430 272" stroke="#C9B06C" stroke-width="12" fill="none" stroke-dasharray="22 14"/>',
  book(256, 212, 190, '#B3261E'),
  book(272, 190, 164, '#3E6FA8'),
  book(290, 168, 130, '#EBBB1D'),
  tree(236, 236, 0.9),
  tree(458, 236, 1.05),
  tree(30, 232, 0.8),
  placed('tyrannosaurus', 356, 170, -0.98),
  block(54, 210, 'V', '#B3261E'),
  block(96, 212, 'S', '#3E6FA8'),
  block(76, 176, 'M', '#6FA03A'),
  placed('repeater_gunner', 148, 262, 0.62),
  burst(196, 216, 20),
  placed('horse+wrangler_boss', 74, 300, 0.72),
  placed('triceratops', 398, 290, -0.52),
  placed('raptor', 300, 300, -0.5),
  placed('gunslinger', 206, 306, 0.66),
].join('');

/** The picture on the lid. */
export function Cover() {
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: LID }}
    />
  );
}

const SAND = `${path('M-10 84Q50 70 120 80V170H-10Z', '#E2CC93')}`;

/** By mode: what stands on the sand, 104 wide and 150 high. */
const VIGNETTES = {
  quick: placed('cowhand', 34, 116, 0.5) + placed('raptor', 76, 134, -0.36) + burst(66, 80, 10),
  standard: tree(84, 92, 0.8) + placed('gunslinger', 32, 112, 0.5) + placed('poacher_chief', 74, 136, -0.5, 'grey'),
  three: path('M14 108Q52 84 92 108Q84 134 50 134Q18 130 14 108Z', '#6EC1D6') + placed('swamp_lizard', 54, 120, -0.42),
  four:
    placed('tyrannosaurus', 52, 104, -0.46) + placed('scout', 22, 142, 0.4) + placed('scout', 82, 142, -0.4, 'blue'),
  six:
    placed('steam_wagon', 52, 104, 0.4) +
    placed('brawler', 22, 144, 0.38, 'red') +
    placed('brawler', 80, 144, -0.38, 'violet'),
  dinosaurs_loose:
    placed('triceratops', 50, 112, -0.4) + path('M4 130h96M10 122v20M34 122v20M58 122v20M82 122v20', 'none', 4),
  capture_the_egg:
    placed('allosaurus', 60, 96, -0.42) +
    placed('egg', 28, 132, 0.36) +
    placed('egg', 50, 138, 0.36) +
    placed('egg', 40, 144, 0.36),
  last_stand:
    path('M6 104l8 -12l8 12l8 -12l8 12l8 -12l8 12l8 -12l8 12l8 -12l8 12l8 -12l8 12v30h-94Z', '#B98B4A') +
    placed('cowhand', 34, 104, 0.42) +
    placed('brawler', 70, 104, 0.42),
  wagon_train: placed('armored_wagon+wrangler_boss', 52, 118, 0.42) + path('M2 138h100', 'none', 3),
  watering_hole:
    path('M12 118Q52 96 94 118Q84 142 50 142Q16 138 12 118Z', '#6EC1D6') + placed('gun_strutter+scout', 50, 112, 0.42),
} as const;

/** A way to play that has a picture. */
export type Vignette = keyof typeof VIGNETTES;

/** The picture of a way to play; it fills its parent. */
export function ModePicture({ mode }: { readonly mode: Vignette }) {
  return (
    <svg
      viewBox="0 0 104 150"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: `<rect width="104" height="150" fill="#35939A"/>${SAND}${VIGNETTES[mode]}` }}
    />
  );
}
