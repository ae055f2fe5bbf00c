/** The table of Very Simple Miniatures from above, for lists of matches. */
import type { GroundLook, Plan } from '@dwo/shared';
import { commanderOf, discOf, type Now, onTable, TABLE, type TerrainKind } from '../rules';
import { chairsOf } from './chairs';

/** The ground of each kind of terrain. */
export const LOOKS: Readonly<Record<TerrainKind, GroundLook>> = {
  woods: 'woods',
  rocks: 'rock',
  wasteland: 'rough',
  water: 'water',
  hill: 'hill',
  nest: 'rough',
  tree: 'woods',
  building: 'walls',
  wall: 'walls',
  fence: 'walls',
};

/** Half the width of a line of fence or wall, in mils. */
const HALF = 150;

/** The plan of a state: what stands, and the figures by the label of their player. */
export function planOf(seen: Now): Plan {
  const labels = chairsOf(seen.options);
  const figures: Record<string, number[]> = {};
  // In the rules y grows upward; in a plan it grows downward.
  const down = (y: number) => TABLE.height - y;
  for (const figure of onTable(seen).filter(({ riding }) => riding === null)) {
    const { x, y, radius } = discOf(seen, figure);
    const seat = commanderOf(seen, figure);
    const label = seat === null ? 'wild' : `${labels[seat]}`;
    figures[label] = [...(figures[label] ?? []), x, down(y), radius];
  }
  const grounds = seen.features
    .filter(({ standing }) => standing)
    .map(({ kind, closed, outline }): [GroundLook, number[]] => {
      if (closed) return [LOOKS[kind], outline.flatMap(({ x, y }) => [x, down(y)])];
      const [a, b] = [outline[0] ?? { x: 0, y: 0 }, outline.at(-1) ?? { x: 0, y: 0 }];
      const [left, right] = [Math.min(a.x, b.x) - HALF, Math.max(a.x, b.x) + HALF];
      const [top, low] = [down(Math.max(a.y, b.y)) - HALF, down(Math.min(a.y, b.y)) + HALF];
      return [LOOKS[kind], [left, top, right, top, right, low, left, low]];
    });
  return { width: TABLE.width, height: TABLE.height, grounds, figures };
}
