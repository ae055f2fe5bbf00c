/** Writers of moves and turns. */

import { noteDeed } from '../ending/idling';
import { relocate } from '../figure-index';
import { sure } from '../figures';
import type { FigureId, State, Vehicle } from '../state';
import { noteSpending } from './sky';
import { dinosaur, figure, soldier, type Writers } from './writers';

/** Writers of moves and turns, by type of event. */
export const MOVE_EVENTS: Writers<'moved' | 'leftContact' | 'faced' | 'moveEnded'> = {
  moved(state, event, index) {
    const mover = figure(state, event.figure);
    const end = sure(event.path.at(-1) ?? null);
    mover.x = end.x;
    mover.y = end.y;
    mover.facing = event.facing;
    if ('spentCi' in mover) mover.spentCi += event.costCi;
    if ('lifePoints' in mover) noteSpending(state, mover);
    if ('moved' in mover) mover.moved = true;
    if ('seats' in mover) carryAlong(state, mover);
    if (index !== null) relocate(index, event.figure, mover);
  },
  leftContact(state, event) {
    const mover = figure(state, event.figure);
    if ('aboard' in mover && mover.aboard !== null) mover.exposed = true;
    else if ('leftContact' in mover) mover.leftContact = true;
    // Everybody aboard is marked before the vehicle's first movement. If unloading came first, it has marked those aboard at that
    // time (DW-R-61).
    if ('seats' in mover && mover.spentCi === 0 && !mover.unloaded) {
      for (const person of mover.seats) if (person !== null) soldier(state, person).exposed = true;
    }
  },
  faced(state, event) {
    const turned = figure(state, event.figure);
    turned.facing = event.facing;
    // A mark would show the other side that a hidden dinosaur has turned (DW-R-94).
    if (!('lifePoints' in turned) || Object.hasOwn(state.dinosaurs, event.figure)) noteDeed(state, turned.owner);
  },
  moveEnded(state, event) {
    endMove(state, event.figure);
  },
};

/** Riders move with the vehicle (DW-TRANS-6), so if they get out later they have moved (DW-R-34). */
function carryAlong(state: State, { seats }: Vehicle): void {
  for (const person of seats) {
    const rider = person === null ? null : soldier(state, person);
    if (rider !== null) rider.moved = true;
  }
}

/** Ends a dinosaur's move (DW-MOVE-8). */
export function endMove(state: State, id: FigureId): void {
  const mover = dinosaur(state, id);
  mover.moveOver = true;
}
