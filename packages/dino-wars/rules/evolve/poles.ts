/** Writers of the poles of the Time Gate, which are handled like weapons (DW-R-92). */
import { bearing } from '@dwo/kernel';
import type { FigureIndex } from '../figure-index';
import { relocate } from '../figure-index';
import { sure } from '../figures';
import type { Pole, State } from '../state';
import { WEAPON_EVENTS } from './weapons';
import { type Of, pole, soldier, vehicle, type Writers } from './writers';

type Handled = 'dismantled' | 'setUp' | 'carried' | 'stowed' | 'unstowed';

type PoleWriters = {
  readonly [K in Handled]: (state: State, pole: Pole, event: Of<K>, index: FigureIndex | null) => void;
};

const POLES: PoleWriters = {
  dismantled(state, pole, event) {
    pole.status = 'lying';
    for (const member of event.by) soldier(state, member).halvings++;
  },
  setUp(state, pole, event) {
    pole.status = 'set-up';
    for (const member of event.by) soldier(state, member).halvings++;
  },
  carried(state, pole, event, index) {
    const [before, end] = [event.path.at(-2), event.path.at(-1)];
    const { x, y } = sure(end ?? null);
    Object.assign(pole, { x, y });
    const ahead = bearing(sure(before ?? null), { x, y });
    for (const { figure, at } of event.carriers) {
      const carrier = soldier(state, figure);
      carrier.x = at.x;
      carrier.y = at.y;
      carrier.facing = ahead ?? carrier.facing;
      carrier.spentCi += event.costCi;
      carrier.moved = true;
      if (index !== null) relocate(index, figure, carrier);
    }
  },
  stowed(state, pole, event) {
    pole.status = 'stowed';
    pole.carrier = event.vehicle;
    const carrier = vehicle(state, event.vehicle);
    carrier.cargo.push(event.weapon);
    carrier.loaded = true;
  },
  unstowed(state, pole, event) {
    pole.status = 'lying';
    pole.carrier = null;
    pole.x = event.at.x;
    pole.y = event.at.y;
    const carrier = vehicle(state, event.vehicle);
    carrier.cargo = carrier.cargo.filter((thing) => thing !== event.weapon);
    if (carrier.alive) carrier.unloaded = true;
  },
};

/** Returns a writer that writes a pole if the event is about one, else a weapon. */
function either<K extends Handled>(type: K) {
  return (state: State, event: Of<Handled>, index: FigureIndex | null): void => {
    const handled = pole(state, event.weapon);
    if (handled === null) {
      WEAPON_EVENTS[type](state, event as never, index);
      return;
    }
    if (index !== null) index.rescan = true;
    POLES[type](state, handled, event as never, index);
  };
}

/** Writers of events that handle a weapon or a pole, by type of event. */
export const HANDLING_EVENTS: Writers<Handled> = {
  dismantled: either('dismantled'),
  setUp: either('setUp'),
  carried: either('carried'),
  stowed: either('stowed'),
  unstowed: either('unstowed'),
};
