/** The position at the beginning of a later phase, if nobody does anything until then. */
import { clone, type Frozen } from '@dwo/kernel';
import { finishReloading } from '../crews/reloading';
import type { Event } from '../events';
import { evolve } from '../evolve';
import { phaseAfter } from '../phases';
import { PHASES, type Phase, type State } from '../state';

/**
 * Returns a copy of a state in which this phase has begun: the present one if it is this phase, else the next one, after the
 * ends of phases and turns that lie between (DW-TURN-1, DW-TURN-5). The copy may be written to.
 */
export function ahead(state: Frozen<State>, wanted: Phase): State {
  const next = clone(state as State);
  const emit = (event: Event) => evolve(next, event);
  while (next.phase !== wanted) {
    const phase = phaseAfter(next.phase);
    if (phase === PHASES[0]) finishReloading(next as Frozen<State>, emit);
    emit({ type: 'phaseBegan', turn: next.turn + (phase === PHASES[0] ? 1 : 0), phase, byItself: false });
  }
  return next;
}
