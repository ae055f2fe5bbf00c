/** The note on a move to the nest: whether an egg can be lifted where it ends. */
import type { PlanNote } from '@dwo/kits/miniatures/tools/go';
import { CLASS_DATA, discOf, eggsInNest, gapTo, type Intent, isOnFoot, NEST, type Now, TOUCH } from '../../rules';
import { say } from '../words';

/** The gap from which a guy seems to be at the nest and is not, in mils. */
const NEAR = 1000;

/** The note; null far from the nest, and for whoever can lift none (VS-SCN-3a). */
export function nestNote(state: Now, intent: Extract<Intent, { type: 'move' }>): PlanNote | null {
  const figure = state.figures[intent.figure];
  const nest = state.features.find(({ id }) => id === NEST);
  if (figure === undefined || nest === undefined || !isOnFoot(figure) || eggsInNest(state).length === 0) return null;
  const end = intent.path.at(-1) ?? discOf(state, figure);
  const gap = gapTo({ x: end.x, y: end.y, radius: CLASS_DATA[figure.class].radius }, nest);
  if (gap > NEAR) return null;
  return { text: say('note.nest', { there: `${gap <= TOUCH}` }), rule: 'VS-SCN-3a' };
}
