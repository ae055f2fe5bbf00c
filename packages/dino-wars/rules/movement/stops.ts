/** Contact that stops a dinosaur, under the other reading of DW-R-6. */
import { type Frozen, type Point, sweptOverlap } from '@dwo/kernel';
import { isWithin } from '@dwo/kernel/table';
import { contacts } from '../contact';
import { figureIndexOf } from '../figure-index';
import { dinosaurOf, discOf, figureOf, sure } from '../figures';
import { reads } from '../options-in-play';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';

/**
 * Refuses a path on which a dinosaur would come into contact and go on. It may leave figures that it touches already
 * (DW-MOVE-7), but once it has left them they stop it like any other.
 */
export function refuseSliding(state: Frozen<State>, id: FigureId, path: readonly Point[]): No | null {
  const dinosaur = dinosaurOf(state, id);
  if (dinosaur === null || !reads(state, 'contact_ends_move')) return null;
  const { radius } = discOf(state, dinosaur);
  const { contactCi } = tablesOf(state).parameters;
  let held = contacts(state, id);
  for (let at = 1; at < path.length; at++) {
    const [from, to] = [path[at - 1] as Point, path[at] as Point];
    const passes = (other: FigureId) => {
      if (held.includes(other)) return false;
      // A figure touched at the very end is where the mover has stopped.
      if (touchesAt(state, id, to, other)) return at < path.length - 1;
      const disc = discOf(state, sure(figureOf(state, other)));
      return sweptOverlap(from, to, radius, { ...disc, radius: disc.radius + contactCi }, 0);
    };
    const met = figureIndexOf(state)
      .army.along(from, to, radius + contactCi)
      .find(passes);
    if (met !== undefined) return refuse('DW-R-6', 'MOVE_OVER', { figure: id, target: met });
    held = held.filter((other) => touchesAt(state, id, to, other));
  }
  return null;
}

/** Lists the figures that a dinosaur touches at the start of a path on the ground and all along it. */
export function heldAlong(state: Frozen<State>, id: FigureId, path: readonly Point[]): FigureId[] {
  // A straight leg between two contacts never breaks contact, so the corners suffice.
  return contacts(state, id).filter((other) => path.every((corner) => touchesAt(state, id, corner, other)));
}

function touchesAt(state: Frozen<State>, id: FigureId, { x, y }: Point, other: FigureId): boolean {
  const { radius } = discOf(state, sure(dinosaurOf(state, id)));
  const target = discOf(state, sure(figureOf(state, other)));
  return isWithin({ x, y, radius }, target, tablesOf(state).parameters.contactCi);
}
