/** Two pawns for the table of the test game. */
import type { FigureArt } from '../figure-art';

const BOX = { width: 40, height: 62 } as const;

/** The drawings `left` and `right`. */
export const PAWNS: FigureArt = {
  known: (name) => (name === 'right' ? 'right' : 'left'),
  metrics: () => ({
    ...BOX,
    ...{ anchor: { x: 20, y: 59 }, head: { x: 20, y: 12 }, muzzle: { x: 34, y: 26 } },
    ...{ tall: 56, length: 30, unit: 46 / 62 },
  }),
  svg(name, { state = 'normal', outline = 3, size = BOX }) {
    const fill = state === 'dead' ? '#F4E7C8' : name === 'right' ? '#7F8C94' : '#5B7F35';
    const turn = state === 'dead' ? ' transform="rotate(80 20 50)"' : '';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 62" width="${size.width}" height="${size.height}">` +
      `<g fill="${fill}" stroke="#1E1812" stroke-width="${outline}" stroke-linejoin="round"${turn}>` +
      '<path d="M8 59L14 24H26L32 59Z"/><circle cx="20" cy="14" r="10"/></g></svg>'
    );
  },
  outline: () => 3,
  gun: () => 0,
  canopy: { width: 40, height: 30, markup: () => '<g/>' },
};
