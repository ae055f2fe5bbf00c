/** The sea round an island and its beach. The island's edge, which no figure may cross, is the dotted line of shells. */
import { scatter } from '../shapes';
import type { Loose } from './decor';
import { n, type Picture } from './picture';

const SEA = '#5FB0D3';
const TILE = 640;

/** A square of blue cellophane with waves, which tiles. */
export function seaPicture(): Picture {
  const random = scatter('sea');
  const waves = Array.from({ length: 22 }, () => {
    const [x, y, long] = [random() * TILE, 14 + random() * (TILE - 28), 26 + random() * 34];
    const wave = (left: number) => `M${n(left)} ${n(y)}q${n(long / 4)} -9 ${n(long / 2)} 0t${n(long / 2)} 0`;
    return wave(x) + wave(x - TILE) + (random() < 0.5 ? wave(x + long * 0.3).replace(`${n(y)}q`, `${n(y + 10)}q`) : '');
  });
  return {
    key: 'sea',
    width: TILE,
    height: TILE,
    originX: 0,
    originY: 0,
    markup:
      `<rect width="${TILE}" height="${TILE}" fill="${SEA}"/>` +
      `<path d="${waves.join('')}" fill="none" stroke="#EAF8FD" stroke-width="3.2" stroke-linecap="round" opacity=".6"/>`,
  };
}

/** A closed wavy line round a rectangle, about `out` px outside it; inside it if `out` is negative. */
export function coastline(width: number, height: number, out: number, name: string): string {
  const random = scatter(name);
  const wobble = () => (random() - 0.5) * (out < 0 ? 40 : Math.min(26, out * 0.9));
  const points: string[] = [];
  const side = (count: number, at: (t: number) => readonly [number, number]) => {
    for (let i = 0; i < count; i++) {
      const [x, y] = at(i / count);
      points.push(`${n(x + wobble())} ${n(y + wobble())}`);
    }
  };
  const [columns, rows] = [Math.max(4, Math.round(width / 70)), Math.max(4, Math.round(height / 70))];
  side(columns, (t) => [-out + (width + 2 * out) * t, -out]);
  side(rows, (t) => [width + out, -out + (height + 2 * out) * t]);
  side(columns, (t) => [width + out - (width + 2 * out) * t, height + out]);
  side(rows, (t) => [-out, height + out - (height + 2 * out) * t]);
  return smoothed(points);
}

/** A closed curve through the middles between neighbouring points. */
function smoothed(points: readonly string[]): string {
  const at = (i: number) =>
    (points[(i + points.length) % points.length] ?? '0 0').split(' ').map(Number) as [number, number];
  const middle = (i: number) => {
    const [a, b] = [at(i), at(i + 1)];
    return `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, i) => `Q${at(i).map(n).join(' ')} ${middle(i)}`);
  return `M${middle(-1)}${curves.join('')}Z`;
}

/** Sea and foam under an island's sand, from the table's upper left corner; `edge` is how far the picture reaches beyond it. */
export function surfMarkup(width: number, height: number, edge: number): string {
  const band = (out: number, fill: string, name: string) =>
    `<path d="${coastline(width, height, out, name)}" fill="${fill}"/>`;
  return (
    `<rect x="${-edge}" y="${-edge}" width="${width + 2 * edge}" height="${height + 2 * edge}" fill="${SEA}"/>` +
    band(edge * 0.66, '#8ACBE4', 'shallow') +
    band(edge * 0.42, '#F6FCFE', 'foam') +
    band(edge * 0.32, '#B5DDE8', 'wash') +
    band(edge * 0.2, '#F6FCFE', 'lip') +
    band(edge * 0.14, '#CDB27A', 'wet')
  );
}

/** How far a beach reaches in from the island's edge. */
function beachDepth(width: number): number {
  return Math.min(110, width * 0.06);
}

/** The beach on an island's sand: a pale band inside the edge, with drift lines. */
export function beachMarkup(width: number, height: number): string {
  const deep = beachDepth(width);
  const frame = `M0 0H${n(width)}V${n(height)}H0Z`;
  const strand = (inset: number, name: string, style: string) =>
    `<path d="${frame}${coastline(width, height, -inset, name)}" fill-rule="evenodd" ${style}/>`;
  return (
    strand(deep, 'dunes', 'fill="#F3E2B2" opacity=".8"') +
    strand(deep * 0.34, 'tide', 'fill="#CDB27A" opacity=".6"') +
    `<path d="${coastline(width, height, -deep * 0.62, 'drift')}" fill="none" stroke="#A8894F" stroke-width="3" stroke-dasharray="2 9 14 11" stroke-linecap="round" opacity=".6"/>`
  );
}

/** Shells, starfish and driftwood on an island's beach. */
export function driftOf(width: number, height: number): readonly Loose[] {
  const random = scatter(`beach ${width} ${height}`);
  const deep = beachDepth(width);
  return Array.from({ length: Math.round((width + height) / 46) }, () => {
    const along = random() * 2 * (width + height);
    const inset = 18 + random() * (deep - 24);
    const [x, y] =
      along < width
        ? [along, inset]
        : along < width + height
          ? [width - inset, along - width]
          : along < 2 * width + height
            ? [along - width - height, height - inset]
            : [inset, along - 2 * width - height];
    const turn = n(random() * 360);
    const kind = random();
    const drawing =
      kind < 0.34
        ? '<path d="M0 -7L2 -2L7 -2L3 1.4L5 6.6L0 3.6L-5 6.6L-3 1.4L-7 -2L-2 -2Z" fill="#E59A6A" stroke="#8A5A34" stroke-width="1.4" stroke-linejoin="round"/>'
        : kind < 0.7
          ? '<path d="M-6 4Q-6 -5 0 -6Q6 -5 6 4Q0 7 -6 4Z" fill="#FBF1DA" stroke="#9C8554" stroke-width="1.4"/><path d="M0 -5V5M-3 -4L-2 5M3 -4L2 5" stroke="#C9B184" stroke-width="1"/>'
          : '<path d="M-14 2Q-4 -4 4 0T14 -2" stroke="#8A6A3C" stroke-width="3.4" fill="none" stroke-linecap="round"/>';
    const markup = `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})" opacity=".85">${drawing}</g>`;
    return { x, y, markup };
  });
}
