/** Tufts and stones that lie on the sand. They have no meaning in the game, so they are drawn without contrast. */
import type { SceneModel } from '../model';
import { insideOutline, scatter } from '../shapes';
import { n } from './picture';
import { bushOf } from './prairie';

const GREENS = ['#7E9A45', '#93A04E', '#6F8A3C'] as const;

function tuft(kind: number): string {
  return `<path d="M0 0Q-2 -7 -9 -10M0 0Q0 -8 -1 -14M0 0Q2 -7 9 -11M0 0Q-3 -3 -11 -3" fill="none" stroke="${GREENS[kind] ?? GREENS[0]}" stroke-width="2.4" stroke-linecap="round" opacity=".8"/>`;
}

const STONE =
  '<g opacity=".65"><ellipse rx="8" ry="5" fill="#9C8554" stroke="#5F4F30" stroke-width="1.6"/><path d="M-5 -1.6q4 -3 8 -2" stroke="#C6B07C" stroke-width="1.6" fill="none"/></g>';
const STONES =
  '<g opacity=".65"><ellipse cx="-3" rx="5" ry="4" fill="#A58C58" stroke="#5F4F30" stroke-width="1.5"/><ellipse cx="4" cy="2" rx="3.4" ry="2.6" fill="#97804F" stroke="#5F4F30" stroke-width="1.4"/></g>';

/** The px that a drawing here reaches at most from its place. */
export const LOOSE = 40;

/** A decoration, in px from the table's upper left corner. */
export interface Loose {
  readonly x: number;
  readonly y: number;
  readonly markup: string;
}

/** The terrain that decorations keep clear of: that of the beginning, so that nothing moves when a wall falls. */
export function firstTerrain({
  first,
  terrain,
}: Pick<SceneModel['table'], 'first' | 'terrain'>): SceneModel['table']['terrain'] {
  return first ?? terrain;
}

/** The decorations of a table: the same ones for the same size, without tufts on terrain. */
export function decorOf(table: SceneModel['table'], scale: number): readonly Loose[] {
  const random = scatter(`decor ${table.widthCi} ${table.heightCi}`);
  const count = Math.min(
    160,
    Math.round((table.widthCi * table.heightCi) / (table.look === 'prairie' ? 400_000 : 620_000)),
  );
  const terrain = firstTerrain(table);
  const things: Loose[] = [];
  for (let i = 0; i < count; i++) {
    const x = 200 + random() * (table.widthCi - 400);
    const y = 200 + random() * (table.heightCi - 400);
    const kind = random();
    if (terrain.some((piece) => insideOutline(piece.outline, x, y))) continue;
    const drawing =
      table.look === 'prairie'
        ? bushOf(kind)
        : kind < 0.74
          ? tuft(Math.floor(kind * 4) % 3)
          : kind < 0.87
            ? STONE
            : STONES;
    const at = { x: x * scale, y: (table.heightCi - y) * scale };
    things.push({ ...at, markup: `<g transform="translate(${n(at.x)} ${n(at.y)})">${drawing}</g>` });
  }
  return things;
}
