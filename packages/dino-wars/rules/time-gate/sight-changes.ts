/** The changes that may reveal a hidden figure. They save a search of the whole table after every intent (DW-R-94). */
import { type Disc, distanceToLeg, type Frozen, type Point } from '@dwo/kernel';
import type { Event } from '../events';
import { discOf, type Figure, figureOf, isDinosaur, isVehicle } from '../figures';
import type { FigureId, State } from '../state';

/** The figures that look from a new place, those that hide at a new place, and obstacles that are gone. */
export interface SightChanges {
  readonly lookers: Set<FigureId>;
  readonly hiders: Set<FigureId>;
  readonly gone: Disc[];
}

/** Returns empty changes. */
export function noChanges(): SightChanges {
  return { lookers: new Set(), hiders: new Set(), gone: [] };
}

/** Notes what an event will change. It must be called before the event is written. */
export function noteChange(state: Frozen<State>, event: Event, { lookers, hiders, gone }: SightChanges): void {
  const leaves = (id: FigureId) => {
    const figure = figureOf(state, id);
    if (figure !== null && mayBlock(figure)) gone.push(discOf(state, figure));
  };
  switch (event.type) {
    case 'moved':
    case 'flew':
    case 'placed':
    case 'unplaced':
    case 'alighted':
    case 'landed':
      leaves(event.figure);
      lookers.add(event.figure);
      break;
    case 'boarded':
      lookers.add(event.vehicle);
      break;
    case 'carried':
      for (const { figure } of event.carriers) lookers.add(figure);
      break;
    case 'survivorsPlaced':
      for (const { figure } of event.spots) lookers.add(figure);
      break;
    case 'killed':
    case 'destroyed':
    case 'escaped':
      leaves(event.figure);
      break;
    case 'hidden':
    case 'crept':
      leaves(event.figure);
      hiders.add(event.figure);
      break;
  }
}

/** Whether a figure blocks sight: a vehicle or a dinosaur (DW-LOS-2). */
function mayBlock(figure: Frozen<Figure>): boolean {
  return isVehicle(figure) || isDinosaur(figure);
}

/** Whether an obstacle between an eye and a target of this width has gone. */
export function isCleared({ gone }: SightChanges, eye: Point, target: Disc): boolean {
  return gone.some((disc) => distanceToLeg(disc, eye, target) <= disc.radius + target.radius);
}
