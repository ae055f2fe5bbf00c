/** Buildings and wrecks of a prairie: a house with a false front, and a car that rusts. */
import type { Point } from '@dwo/kernel';
import { closedPath, n, type Picture } from '../pictures/picture';
import { boundsOf, shrunk } from '../shapes';
import { buildingPicture } from './built';
import { castShadow, type Piece, pictureOf, print } from './piece';

const INK = '#1E1812';
const inked = (width: number) => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;
const path = (d: string, fill: string, more = inked(2.2)) => `<path d="${d}" fill="${fill}" ${more}/>`;

/** Height of a wall, and of the false front above the roof. */
const WALL = 25;
const FRONT = 23;

/** A house of boards with a tin roof, a porch and a false front that bears its name; a house of card if its sides are not straight. */
export function saloonPicture(piece: Piece): Picture {
  const { left, right, top, bottom } = boundsOf(piece.outline);
  const isStraight = piece.outline.every(
    ({ x, y }) => (x - left < 1 || right - x < 1) && (y - top < 1 || bottom - y < 1),
  );
  if (!isStraight || piece.outline.length !== 4) return buildingPicture(piece);
  const [wide, middle, eaves] = [right - left, (left + right) / 2, bottom - WALL];
  const boards = (from: number, to: number, step: number) =>
    Array.from(
      { length: Math.floor((to - from) / step) },
      (_, i) => `M${n(left)} ${n(from + (i + 1) * step)}H${n(right)}`,
    );
  const seams = Array.from(
    { length: Math.floor(wide / 9) },
    (_, i) => `M${n(left + (i + 1) * 9)} ${n(top - WALL)}V${n(eaves)}`,
  );
  const [a, b, c] = [left + wide * 0.2, right - wide * 0.2, eaves - FRONT];
  const front = `M${n(left - 3)} ${n(bottom)}V${n(c + 9)}H${n(a)}V${n(c)}H${n(b)}V${n(c + 9)}H${n(right + 3)}V${n(bottom)}Z`;
  const panes = [0.16, 0.84].map((share) => pane(left + wide * share, bottom - 5));
  const posts = [0.02, 0.33, 0.67, 0.98].map((share) => {
    const x = left + wide * share;
    return path(
      `M${n(x - 1.8)} ${n(bottom + 4)}V${n(eaves + 9)}H${n(x + 1.8)}V${n(bottom + 4)}Z`,
      '#C99A62',
      inked(1.6),
    );
  });
  const markup = [
    castShadow(piece.path, 34),
    path(`M${n(left)} ${n(top - WALL)}H${n(right)}V${n(bottom)}H${n(left)}Z`, '#A9A294'),
    path(seams.join(''), 'none', 'stroke="#7C7668" stroke-width="1.6"'),
    path(`M${n(left + 3)} ${n(top - WALL + 3)}H${n(right - 3)}`, 'none', 'stroke="#D8D2C4" stroke-width="2"'),
    path(`M${n(right - 22)} ${n(top - WALL + 16)}v-20h9v20Z`, '#6B5A4A') +
      path(`M${n(right - 25)} ${n(top - WALL - 4)}h15v-5h-15Z`, '#4A3C32'),
    path(front, '#C98A52', inked(2.6)),
    path(boards(c + 3, bottom, 6).join(''), 'none', 'stroke="#9A6235" stroke-width="1.3"'),
    path(
      `M${n(a + 1)} ${n(c + 2)}H${n(b - 1)}M${n(left - 1)} ${n(c + 11)}H${n(a)}`,
      'none',
      'stroke="#EDBE86" stroke-width="2"',
    ),
    ...panes,
    batwings(middle, bottom),
    path(
      `M${n(left - 6)} ${n(eaves + 11)}L${n(left)} ${n(eaves + 2)}H${n(right)}L${n(right + 6)} ${n(eaves + 11)}Z`,
      '#8A3B2A',
    ),
    path(`M${n(left + 1)} ${n(eaves + 4)}H${n(right - 1)}`, 'none', 'stroke="#C8664A" stroke-width="2"'),
    ...posts,
    path(`M${n(left - 7)} ${n(bottom + 4)}H${n(right + 7)}v3.4H${n(left - 7)}Z`, '#8A5A30', inked(1.8)),
    piece.label === null
      ? ''
      : path(`M${n(a + 3)} ${n(c + 3)}H${n(b - 3)}V${n(c + 17)}H${n(a + 3)}Z`, '#F6E3B4', inked(1.6)),
  ].join('');
  const size = Math.min(14, ((wide * 0.6 - 8) / Math.max(1, piece.label?.length ?? 1)) * 1.9);
  const sign = piece.label === null ? [] : [print(piece.label, { x: middle, y: c + 10.4 }, '#7A2A1A', size)];
  return pictureOf(piece, markup, sign);
}

function pane(x: number, y: number): string {
  return (
    path(`M${n(x - 7)} ${n(y)}v-13h14v13Z`, '#F2C84B', inked(1.8)) +
    path(`M${n(x)} ${n(y)}v-13M${n(x - 7)} ${n(y - 6.5)}h14`, 'none', inked(1.3))
  );
}

function batwings(x: number, y: number): string {
  return (
    path(`M${n(x - 9)} ${n(y + 2)}v-19h18v19Z`, '#2E1A12', inked(1.8)) +
    path(
      `M${n(x - 8)} ${n(y - 4)}v-10q6 -1 7.4 4v6ZM${n(x + 8)} ${n(y - 4)}v-10q-6 -1 -7.4 4v6Z`,
      '#B5763C',
      inked(1.4),
    )
  );
}

/** The side and the corner of a piece along which it is longest. */
function frame(outline: readonly Point[]) {
  const sides = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    return { from, to, long: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const { from, to, long } = sides.reduce((best, each) => (each.long > best.long ? each : best));
  const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const across = outline.map(({ x, y }) => (y - from.y) * ux - (x - from.x) * uy);
  const wide = across.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
  const side = Math.sign(wide) || 1;
  return { long, wide: Math.abs(wide), matrix: [ux, uy, -uy * side, ux * side, from.x, from.y].map(n).join(' ') };
}

/** A car of the old days that rusts in the sun, as long and wide as the piece. */
export function rustyWreckPicture(piece: Piece): Picture {
  const { long, wide, matrix } = frame(piece.outline);
  const at = (x: number, y: number) => `${n(x * long)} ${n(y * wide)}`;
  const hull = `M${at(0.04, 0.06)}Q${at(0, 0.5)} ${at(0.04, 0.94)}L${at(0.3, 1)}L${at(0.94, 0.97)}Q${at(1.02, 0.5)} ${at(0.94, 0.03)}L${at(0.3, 0)}Z`;
  const cabin = `M${at(0.34, 0.1)}L${at(0.76, 0.12)}L${at(0.8, 0.5)}L${at(0.76, 0.88)}L${at(0.34, 0.9)}L${at(0.28, 0.5)}Z`;
  const roof = `M${at(0.42, 0.18)}L${at(0.69, 0.19)}L${at(0.7, 0.81)}L${at(0.42, 0.82)}Z`;
  const local = (markup: string, up = 0) =>
    `<g transform="translate(0 ${n(-up)})"><g transform="matrix(${matrix})">${markup}</g></g>`;
  const wheel = (x: number, y: number) =>
    `<ellipse cx="${n(x * long)}" cy="${n(y * wide)}" rx="8" ry="5" fill="#2A2420"/>`;
  const blots = [
    [0.14, 0.3, 7],
    [0.2, 0.72, 10],
    [0.88, 0.4, 8],
    [0.9, 0.8, 6],
    [0.55, 0.05, 5],
  ].map(([x = 0, y = 0, r = 0]) => `<ellipse cx="${n(x * long)}" cy="${n(y * wide)}" rx="${r}" ry="${n(r * 0.7)}"/>`);
  const markup = [
    castShadow(closedPath(shrunk(piece.outline, 0.96)), 18),
    local([wheel(0.17, 0), wheel(0.17, 1), wheel(0.8, 0), wheel(0.8, 1)].join('')),
    ...[0, 2.5, 5, 7.5].map((up) => local(path(hull, '#6E3420', inked(2.4)), up)),
    local(
      path(hull, '#B4623A', inked(2.4)) +
        `<g fill="#7D3B22">${blots.join('')}</g>` +
        path(
          `M${at(0.08, 0.2)}L${at(0.26, 0.16)}M${at(0.08, 0.8)}L${at(0.26, 0.84)}M${at(0.04, 0.5)}H${n(long * 0.26)}`,
          'none',
          'stroke="#7D3B22" stroke-width="2"',
        ) +
        path(cabin, '#2B3436', inked(2)),
      10,
    ),
    local(
      path(roof, '#C9774A', inked(2)) +
        path(`M${at(0.45, 0.28)}L${at(0.66, 0.28)}`, 'none', 'stroke="#E8A678" stroke-width="2.4"'),
      18,
    ),
  ].join('');
  return pictureOf(piece, markup);
}
