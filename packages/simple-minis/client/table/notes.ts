/** Notes on moves: whether an egg can be lifted where they end, how far an edge that scores is, and the score of leaving. */
import { distance } from '@dwo/kernel';
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
import { onEdge } from './destinations';

/** The gap from which a guy seems to be at the nest, or a figure over the edge, and is not, in mils. */
const NEAR = 2500;

/** The note; null far from the nest, and for whoever can lift none (VS-SCN-3a). */
export function nestNote(state: Now, intent: Extract<Intent, { type: 'move' }>): PlanNote | null {
  const figure = state.figures[intent.figure];
  const nest = state.features.find(({ id }) => id === NEST);
  if (figure === undefined || nest === undefined || !isOnFoot(figure) || eggsInNest(state).length === 0) return null;
  const end = intent.path.at(-1) ?? discOf(state, figure);
  const gap = gapTo({ x: end.x, y: end.y, radius: CLASS_DATA[figure.class].radius }, nest);
  if (gap > NEAR) return null;
  return { text: say('note.nest', { there: `${gap <= TOUCH}`, inches: tenths(gap - TOUCH) }), rule: 'VS-SCN-3a' };
}

/** The note on a move that ends near an edge where the figure would score by leaving (VS-R-10); null elsewhere. */
export function edgeNote(state: Now, { figure: id, path }: Extract<Intent, { type: 'move' }>): PlanNote | null {
  const figure = state.figures[id];
  if (figure === undefined) return null;
  const end = path.at(-1) ?? discOf(state, figure);
  const out = onEdge(end);
  const edge = edgeAt(out);
  const gap = distance(end, out) - CLASS_DATA[figure.class].radius;
  if (edge === null || gap > NEAR || leavingScores(state, figure, edge).length === 0) return null;
  const leave = say('use.of', { id: 'exit' });
  return { text: say('note.edge', { inches: tenths(gap), leave }), rule: 'VS-R-10' };
}

/** Tenths of an inch, rather one more than too little. */
const tenths = (mils: number) => Math.ceil(mils / 100) / 10;

/** The note on leaving the table, with the points for it (VS-R-10, VS-SCN-3b, VS-SCN-5a). */
export function exitNote(state: Now, { figure: id, path }: Extract<Intent, { type: 'leaveSurface' }>): PlanNote {
  const figure = state.figures[id];
  const edge = edgeAt(path.at(-1) ?? { x: -1, y: -1 });
  const scores = figure === undefined || edge === null ? [] : leavingScores(state, figure, edge);
  const points = scores.reduce((sum, score) => sum + score.points, 0);
  return { text: say('note.exit', { points }), rule: 'VS-R-10' };
}
