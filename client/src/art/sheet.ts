/** Contact sheets: every drawing side by side, to be looked at before it is believed. */
import {
  DINOSAURS,
  type DinosaurArt,
  FIGURE_ARTS,
  type FigureArt,
  figureMetrics,
  figureSvg,
  outlineFor,
} from './figures';
import { ARMY_PLASTIC } from './palette';

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

/** The figure fitted into a square of `px`, as the neighbour test sees it. */
function fitted(art: FigureArt, px: number, black: boolean): string {
  const { width, height } = figureMetrics(art);
  return card(art, px / Math.max(width, height), black ? { state: 'black', outline: 2.6 } : {}, '');
}

/** HTML pages by name. */
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
      ARMY_PLASTIC.map((plastic) => soldiers.map((art) => card(art, 46 / 62, { plastic }, '')).join('')).join(
        '<h2></h2>',
      ),
    dead:
      PAGE +
      [...dinosaurs, ...soldiers]
        .map((art) => card(art, art.startsWith('soldier') ? 0.9 : 0.6, { state: 'dead' }))
        .join(''),
  };
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
