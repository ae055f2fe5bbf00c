/** Contact sheets: every drawing side by side, to review them. */

import { type BurstTone, burstSvg, type DieFace, dieSvg, plateSvg, rankSvg } from '@dwo/kits/art/emblems';
import { ICONS, type IconName, iconSvg } from '@dwo/kits/art/icon-paths';
import { PLASTICS } from '@dwo/kits/art/palette';
import {
  DINOSAURS,
  type DinosaurArt,
  FIGURE_ARTS,
  type FigureArt,
  figureMetrics,
  figureSvg,
  outlineFor,
} from '../figures';

const PAGE =
  '<!doctype html><style>body{margin:0;padding:18px;background:#ecdcb0;color:#1E1812;font:600 15px "Barlow Condensed",sans-serif;display:flex;flex-wrap:wrap;gap:14px 22px;align-items:flex-end}' +
  'figure{margin:0;text-align:center}h2{width:100%;margin:8px 0 0;font-size:20px}svg{display:block;margin:auto}</style>';

const plans = (): DinosaurArt[] =>
  (Object.keys(DINOSAURS) as DinosaurArt[]).sort((a, b) => DINOSAURS[a].plan.localeCompare(DINOSAURS[b].plan));

function card(
  art: FigureArt,
  scale: number,
  options: Parameters<typeof figureSvg>[1] = {},
  label = art as string,
): string {
  const { width, height } = figureMetrics(art, options);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return `<figure>${figureSvg(art, { outline: outlineFor(scale), size, ...options })}${label}</figure>`;
}

/** The figure fitted into a square of `px`, as the test of likeness sees it. */
function fitted(art: FigureArt, px: number, black: boolean): string {
  const { width, height } = figureMetrics(art);
  return card(art, px / Math.max(width, height), black ? { state: 'black', outline: 2.6 } : {}, '');
}

const WORDS: Readonly<Record<BurstTone, string>> = {
  bang: 'RAT-TAT-TAT!',
  bite: 'CHOMP!',
  miss: 'PTOO',
  luck: 'PHEW!',
  auto: 'KA-BOOM!',
  rage: 'RAAARGH!',
};

function extras(): string {
  const sized = (svg: string, size: number) => `<figure style="width:${size}px">${svg}</figure>`;
  const icons = (Object.keys(ICONS) as IconName[]).map(
    (name) => `<figure>${iconSvg(name, '#1E1812', 44)}${name}</figure>`,
  );
  const dice = ([1, 2, 3, 4, 5, 6] as DieFace[]).map((face) => sized(dieSvg(face, face % 2 ? 'cream' : 'red'), 76));
  const bursts = (Object.keys(WORDS) as BurstTone[]).map((tone) => `<figure>${burstSvg(WORDS[tone], tone)}</figure>`);
  const plates = (['rubber', 'plastic'] as const).flatMap((make) =>
    [0, 1, 2].flatMap((player) => [plateSvg(make, player, null, 56), plateSvg(make, player, 7 + player, 56)]),
  );
  const ranks = (['nco', 'leader', 'hero'] as const).map((rank) => rankSvg(rank, 56));
  return PAGE + [icons, dice, bursts, plates, ranks].map((row) => row.join('')).join('<h2></h2>');
}

/** The sheets as HTML pages, by name. */
export function contactSheets(): Readonly<Record<string, string>> {
  const soldiers = FIGURE_ARTS.filter((art) => art.startsWith('soldier'));
  const dinosaurs = plans();
  return {
    plans: PAGE + dinosaurs.map((art) => card(art, 1.25)).join(''),
    table:
      PAGE +
      dinosaurs.map((art) => card(art, Math.max(56, LENGTHS_PX[art] ?? 100) / figureMetrics(art).length)).join(''),
    small: `${PAGE}<h2>40 px</h2>${dinosaurs.map((art) => fitted(art, 40, false)).join('')}<h2>black</h2>${dinosaurs.map((art) => fitted(art, 40, true)).join('')}<h2>black, 90 px</h2>${dinosaurs.map((art) => fitted(art, 90, true)).join('')}`,
    army:
      PAGE +
      soldiers.map((art) => card(art, 2.6)).join('') +
      '<h2>46 px</h2>' +
      PLASTICS.map((plastic) => soldiers.map((art) => card(art, 46 / 62, { plastic }, '')).join('')).join('<h2></h2>'),
    machines: machines(),
    extras: extras(),
    dead:
      PAGE +
      [...dinosaurs, ...soldiers]
        .map((art) => card(art, art.startsWith('soldier') ? 0.9 : 0.6, { state: 'dead' }))
        .join(''),
  };
}

function machines(): string {
  const all = FIGURE_ARTS.filter((art) => /^(vehicle|weapon|pole)/.test(art));
  const bare = all.filter((art) => !/-(lmg|hmg|cannon)$/.test(art) || art.startsWith('weapon'));
  const armed = [
    'vehicle-jeep-lmg',
    'vehicle-half_track-hmg-cannon',
    'vehicle-armored_car-lmg-cannon',
    'vehicle-tank-hmg-cannon',
  ];
  const row = (title: string, cards: readonly string[]) => `<h2>${title}</h2>${cards.join('')}`;
  return [
    PAGE,
    ...bare.map((art) => card(art, 1.5)),
    row(
      'mounted',
      all.filter((art) => art.startsWith('vehicle') && !bare.includes(art)).map((art) => card(art, 0.9)),
    ),
    ...armed.map((art) =>
      row(
        art,
        Array.from({ length: 12 }, (_, i) => card(art as FigureArt, 0.9, { gun: i * 30 }, `${i * 30}°`)),
      ),
    ),
    row(
      'at 60 px',
      all.map((art) => fitted(art, 60, false)),
    ),
    row(
      'black',
      all.map((art) => fitted(art, 60, true)),
    ),
    row(
      'other plastics and wrecks',
      bare.flatMap((art, i) => [
        card(art, 0.8, { plastic: PLASTICS[i % 3] ?? 'grey' }, ''),
        card(art, 0.8, { state: 'dead' }, ''),
      ]),
    ),
  ].join('');
}

const LENGTHS_PX: Partial<Record<DinosaurArt, number>> = {
  tyrannosaurus: 198,
  allosaurus: 158,
  megalosaurus: 118,
  ceratosaurus: 79,
  dryptosaurus: 87,
  spinosaurus: 158,
  brachiosaurus: 296,
  apatosaurus: 277,
  diplodocus: 355,
  saltasaurus: 158,
  deinosuchus: 198,
  quetzalcoatlus: 154,
  pteranodon: 91,
};

const RIM = Array.from({ length: 40 }, (_, i) => {
  const angle = (Math.PI * i) / 20;
  const r = i % 2 ? 27.5 : 31.5;
  return `${(32 + Math.cos(angle) * r).toFixed(1)},${(32 + Math.sin(angle) * r).toFixed(1)}`;
}).join(' ');

/** The logo of the game: the monster's head on a toothed base. */
export function markSvg(): string {
  const head = figureSvg('tyrannosaurus', { outline: 5 }).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke-linejoin="round">' +
    `<polygon points="${RIM}" fill="#1E1812"/><circle cx="32" cy="32" r="25" fill="#FFD34D"/>` +
    `<clipPath id="base"><path d="M0 0H64V32A25 25 0 0 1 7 32Z"/></clipPath><g clip-path="url(#base)"><g transform="translate(-31 9) scale(.385)">${head}</g></g>` +
    '<path d="M7 32A25 25 0 0 0 57 32" fill="none" stroke="#1E1812" stroke-width="3"/></svg>'
  );
}
