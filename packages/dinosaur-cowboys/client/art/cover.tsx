/** The picture on the lid: two riders come home in the evening, and the volcano behind the mesas does not sleep. */
import { artOf, FIGURES } from './figures';

const INK = '#1E1812';
const path = (d: string, fill: string, more = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`) =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

const rays = Array.from({ length: 15 }, (_, i) => {
  const at = (turn: number) => `${250 + 600 * Math.cos(turn)} ${212 + 600 * Math.sin(turn)}`;
  return `M250 212L${at(Math.PI + i * 0.22)}L${at(Math.PI + i * 0.22 + 0.11)}Z`;
}).join('');

const SKY = [
  '<rect width="480" height="320" fill="#331443"/><circle cx="250" cy="212" r="300" fill="#7A1C38"/>',
  '<circle cx="250" cy="212" r="220" fill="#A3232B"/><circle cx="250" cy="212" r="156" fill="#EE6A22"/>',
  path(rays, '#FFC93C', 'opacity=".2"'),
  '<circle cx="250" cy="212" r="96" fill="#FFC93C"/><circle cx="250" cy="212" r="72" fill="#FFE88F"/>',
];

const LAND = [
  path(
    'M104 66Q92 40 112 30Q104 6 134 4Q160 -8 174 8Q204 4 204 26Q228 40 204 52Q180 62 150 60L140 78Q120 82 104 66Z',
    '#5A3346',
  ),
  path(
    'M112 58Q106 44 122 38Q120 20 140 18Q156 12 164 22',
    'none',
    'stroke="#8A5560" stroke-width="4" stroke-linecap="round"',
  ),
  path('M-20 232Q60 190 104 92L112 88L120 94L132 86L142 92Q176 186 262 232Z', '#4A2436'),
  path(
    'M104 92L112 88L120 94L132 86L142 92L148 106L138 102L134 134L126 108L120 150L112 112L104 122L98 104Z',
    '#F08A2C',
  ),
  path('M120 70L118 44M132 74L146 48M108 76L92 58', 'none', 'stroke="#FFC93C" stroke-width="4" stroke-linecap="round"'),
  path('M262 226L276 176L300 172L346 174L356 190L372 226ZM388 226L398 150L420 146L476 148L500 226Z', '#8A3B2A'),
  path('M272 190H352M268 206H364M394 178H484M391 200H492', 'none', 'stroke="#C8664A" stroke-width="5"'),
  path('M-10 222Q120 212 240 224Q360 214 490 222V330H-10Z', '#C9793F'),
  path('M-10 262Q140 244 300 262Q400 270 490 254V330H-10Z', '#DDA05E', ''),
  path(
    'M30 240V196M30 222H18V206M30 214H42V200',
    'none',
    `stroke="${INK}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"`,
  ),
  path(
    'M30 240V196M30 222H18V206M30 214H42V200',
    'none',
    'stroke="#4E7A48" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"',
  ),
];

/** A figure with its feet at a place, mirrored if it looks left. */
function placed(name: string, x: number, y: number, scale: number): string {
  const { width, height, anchor } = FIGURES.metrics(name, {});
  const size = { width: Math.abs(width * scale), height: height * Math.abs(scale) };
  const svg = FIGURES.svg(name, { size, outline: 2.6 / Math.abs(scale) });
  const shade = `<ellipse cx="${x + 14}" cy="${y}" rx="${size.width * 0.42}" ry="9" fill="#5A2A1A" opacity=".4"/>`;
  const mirror = scale < 0 ? 'scale(-1 1) ' : '';
  return `${shade}<g transform="translate(${x} ${y}) ${mirror}translate(${-anchor.x * Math.abs(scale)} ${-anchor.y * Math.abs(scale)})">${svg}</g>`;
}

const CAST = [
  placed(artOf('malice', ['the_blade'], 3), 376, 270, -1),
  placed(artOf('trismash', ['cass_holloway', 'papa_jonas'], 0), 146, 300, 1.12),
];

const MARKUP = [...SKY, ...LAND, ...CAST].join('');

export function Cover() {
  return (
    <svg
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block', width: '100%', height: '100%' }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: MARKUP }}
    />
  );
}
