/** Carries out a path on the ground, with all its consequences. */
import type { Frozen, Point } from '@dwo/kernel';
import { contacts } from '../contact';
import type { Emit } from '../emit';
import { figureOf, isDinosaur, sure } from '../figures';
import { reads } from '../options-in-play';
import type { FigureId, State } from '../state';
import { cutAtSight } from '../time-gate/reveal';
import { isFreeAt, wayHome } from '../time-gate/time-gate';
import { tollCi } from '../toll';
import type { Way } from '../way';
import { leavesContact } from './burden';
import { heldAlong } from './stops';

/**
 * Moves a figure along a legal path. The figure leaves contact (DW-AMOVE-2), pays for terrain (DW-OPT-TERR-2), moves, and
 * ends its move if contact stops it (DW-R-6, other reading). An army figure stops where it spots something (DW-R-94), or
 * leaves through the gate (DW-R-93).
 */
export function walk(state: Frozen<State>, id: FigureId, wanted: Way, emit: Emit): void {
  const figure = sure(figureOf(state, id));
  const seen = cutAtSight(state, id, wanted);
  const home = wayHome(state, id, seen);
  const way = home ?? seen;
  if (leavesContact(state, id)) emit({ type: 'leftContact', figure: id });
  if (way.tollAt !== null) emit({ type: 'paidTerrain', figure: id, costCi: tollCi(state, figure) });
  const held = isDinosaur(figure) && reads(state, 'contact_ends_move') ? heldAlong(state, id, way.path) : null;
  if (home === null || isFreeAt(state, id, way.path.at(-1) as Point)) {
    emit({ type: 'moved', figure: id, path: way.path, facing: way.facing, costCi: way.costCi });
  }
  if (home !== null) emit({ type: 'escaped', figure: id });
  if (held !== null && contacts(state, id).some((other) => !held.includes(other)))
    emit({ type: 'stopped', figure: id });
}
