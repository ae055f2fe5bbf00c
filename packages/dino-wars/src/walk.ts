/** Carrying out a way over the ground, with all that it entails. */
import type { Frozen } from '@dwo/kernel';
import { paysForContact } from './burden';
import type { Emit } from './combat';
import { contacts } from './contact';
import { figureOf, isDinosaur } from './figures';
import type { Way } from './paths';
import type { FigureId, State } from './state';
import { tollCi } from './toll';

/**
 * Moves a figure along a way that was not refused: it has left contact (DW-AMOVE-2), paid for terrain (DW-OPT-TERR-2), moved,
 * and stops if contact stops it (DW-R-6, other reading).
 */
export function walk(state: Frozen<State>, id: FigureId, way: Way, emit: Emit): void {
  const figure = figureOf(state, id);
  if (figure === null) throw new Error(`Nobody is ${id}`);
  if ('leftContact' in figure && !figure.leftContact && paysForContact(state, id)) {
    emit({ type: 'leftContact', figure: id });
  }
  if (way.tollAt !== null) emit({ type: 'paidTerrain', figure: id, costCi: tollCi(state, figure) });
  const before = isDinosaur(figure) && state.rules.variants.includes('contact_ends_move') ? contacts(state, id) : null;
  emit({ type: 'moved', figure: id, path: way.path, facing: way.facing, costCi: way.costCi });
  if (before !== null && contacts(state, id).some((other) => !before.includes(other))) {
    emit({ type: 'stopped', figure: id });
  }
}
