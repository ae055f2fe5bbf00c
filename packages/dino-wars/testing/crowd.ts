/** The battle that is the most work for computer players: as many figures and buildings as the rules allow. */
import { type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '../rules';

/** The figures of both sides. */
export const FIGURES = 1000;
/** The buildings between them. */
export const BUILDINGS = 100;
const TABLE_CI = 16_000;

/** The place of item `i` in a row of `perRow` items, `stepCi` apart. */
function spread(i: number, perRow: number, stepCi: number) {
  return { x: 300 + (i % perRow) * stepCi, y: Math.floor(i / perRow) * stepCi };
}

/** Options of that battle. */
export function crowd(): Options {
  const half = FIGURES / 2;
  const terrain = Array.from({ length: BUILDINGS }, (_, i) => {
    const { x, y } = spread(i, 10, 1500);
    const [left, low] = [x, 3_000 + y / 2];
    const outline = [
      { x: left, y: low },
      { x: left + 600, y: low },
      { x: left + 600, y: low + 500 },
      { x: left, y: low + 500 },
    ];
    return { id: `b${i}`, kind: 'building', outline } as const;
  });
  return {
    ...plainMatch(),
    era: 'ww2',
    table: { widthCi: TABLE_CI, heightCi: TABLE_CI, terrain },
    players: [{ side: 'dinosaurs' }, { side: 'army' }],
    dinosaurs: Array.from({ length: half }, (_, i) => {
      const { x, y } = spread(i, 50, 300);
      const at = { x, y: 13_500 + Math.round(y * 0.63) };
      return {
        ...PLAIN_DINOSAUR,
        id: `d${i}`,
        owner: 0,
        at,
        facing: 270,
        kind: 'deinonychus',
        lifePoints: null,
      } as const;
    }),
    soldiers: Array.from({ length: half }, (_, i) => {
      const { x, y } = spread(i, 50, 300);
      const at = { x, y: 300 + Math.round(y * 0.63) };
      return {
        ...PLAIN_SOLDIER,
        id: `s${i}`,
        owner: 1,
        at,
        facing: 90,
        rank: 'enlisted',
        weapon: 'rifle',
        order: 'fire-best',
      } as const;
    }),
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase: 'dinosaur-movement' },
  };
}
