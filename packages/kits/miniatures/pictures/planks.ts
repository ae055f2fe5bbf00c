import { scatter } from '../shapes';
import { n, type Picture } from './picture';

/** Side of the square plank tile, in pixels at the reference zoom. */
const PLANK_TILE = 360;

/** Picnic planks: four boards across a tile, grain and a few nails. */
export function plankPicture(): Picture {
  const random = scatter('planks');
  const board = PLANK_TILE / 4;
  const parts: string[] = [`<rect width="${PLANK_TILE}" height="${PLANK_TILE}" fill="#7A4A20"/>`];
  for (let i = 0; i < 4; i++) {
    const top = i * board;
    parts.push(
      `<rect y="${top}" width="${PLANK_TILE}" height="${board}" fill="${['#7A4A20', '#714319', '#7F4E24', '#75471D'][i]}"/>`,
    );
    for (let k = 0; k < 7; k++) {
      const y = top + 9 + random() * (board - 18);
      const x = random() * PLANK_TILE;
      const long = 50 + random() * 130;
      for (const shift of [0, -PLANK_TILE]) {
        parts.push(
          `<path d="M${n(x + shift)} ${n(y)}q${n(long / 2)} ${n(random() * 6 - 3)} ${n(long)} 0" fill="none" stroke="#5A3212" stroke-width="${n(1 + random() * 1.6)}" opacity=".45"/>`,
        );
      }
    }
    parts.push(
      `<rect y="${top}" width="${PLANK_TILE}" height="3.5" fill="#2B1808"/><rect y="${top + 3.5}" width="${PLANK_TILE}" height="2.5" fill="#94602E" opacity=".8"/>`,
    );
    const nail = (i % 2) * (PLANK_TILE / 2) + 40;
    for (const y of [top + 22, top + board - 20]) {
      parts.push(
        `<circle cx="${nail}" cy="${y}" r="3.4" fill="#3A2410"/><circle cx="${nail - 1}" cy="${y - 1}" r="1.2" fill="#B98A55"/>`,
      );
    }
  }
  return { key: 'planks', width: PLANK_TILE, height: PLANK_TILE, originX: 0, originY: 0, markup: parts.join('') };
}
