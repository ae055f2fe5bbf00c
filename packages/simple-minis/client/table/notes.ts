/** Notes on moves: whether an egg can be lifted where they end, and the score of leaving the table. */
import type { PlanNote } from '@dwo/kits/miniatures/tools/go';
import {
  CLASS_DATA,
  discOf,
  edgeAt,
  eggsInNest,
  gapTo,
  type Intent,
  isOnFoot,
  leavingScores,
  NEST,
  type Now,
  TOUCH,
} from '../../rules';
import { say } from '../words';

/** The gap from which a guy seems to be at the nest and is not, in mils. */
const NEAR = 2500;

/** The note; null far from the nest, and for whoever can lift none (VS-SCN-3a). */
export function nestNote(state: Now, intent: Extract<Intent, { type: 'move' }>): PlanNote | null {
  const figure = state.figures[intent.figure];
  const nest = state.features.find(({ id }) => id === NEST);
  if (figure === undefined || nest === undefined || !isOnFoot(figure) || eggsInNest(state).length === 0) return null;
  const end = intent.path.at(-1) ?? discOf(state, figure);
  const gap = gapTo({ x: end.x, y: end.y, radius: CLASS_DATA[figure.class].radius }, nest);
  if (gap > NEAR) return null;
  // A tenth of an inch more is told rather than too little.
  const inches = Math.ceil((gap - TOUCH) / 100) / 10;
  return { text: say('note.nest', { there: `${gap <= TOUCH}`, inches }), rule: 'VS-SCN-3a' };
}

/** The note on leaving the table, with the points for it (VS-R-10, VS-SCN-3b, VS-SCN-5a). */
export function exitNote(state: Now, { figure: id, path }: Extract<Intent, { type: 'leaveSurface' }>): PlanNote {
  const figure = state.figures[id];
  const edge = edgeAt(path.at(-1) ?? { x: -1, y: -1 });
  const scores = figure === undefined || edge === null ? [] : leavingScores(state, figure, edge);
  const points = scores.reduce((sum, score) => sum + score.points, 0);
  return { text: say('note.exit', { points }), rule: 'VS-R-10' };
}
