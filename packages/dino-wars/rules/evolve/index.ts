/** Writes events into the state and into its index. It decides nothing. */

import { raw } from '@dwo/kernel';
import type { Event } from '../events';
import { type FigureIndex, figureIndexOf } from '../figure-index';
import { armyFigureOf } from '../figures';
import type { State } from '../state';
import { FIRE_EVENTS } from './fire';
import { FLOW_EVENTS } from './flow';
import { MOVE_EVENTS } from './moves';
import { HANDLING_EVENTS } from './poles';
import { SET_UP_EVENTS, share } from './set-up';
import { SHOT_EVENTS } from './shots';
import { SKY_EVENTS } from './sky';
import { VEHICLE_EVENTS } from './vehicles';
import { WEAPON_EVENTS } from './weapons';
import type { Writers } from './writers';

const WRITERS: Partial<Writers> = {
  ...FLOW_EVENTS,
  ...MOVE_EVENTS,
  ...FIRE_EVENTS,
  ...SHOT_EVENTS,
  ...WEAPON_EVENTS,
  ...HANDLING_EVENTS,
  ...SKY_EVENTS,
  ...VEHICLE_EVENTS,
  ...SET_UP_EVENTS,
};

/** The only writer of the state. It writes only what changes, so that watchers see as little as possible. */
export function evolve(state: State, event: Event): void {
  const write = WRITERS[event.type] as ((state: State, event: Event, index: FigureIndex | null) => void) | undefined;
  if (write === undefined) throw new Error(`No writer for the event ${event.type}`);
  if (isAboutUnseen(state, event)) return;
  write(state, event, figureIndexOf.peek(state));
  if ('figure' in event) share(state, event);
}

/**
 * Whether the event is about a dinosaur that the owner of this view does not know yet: it was still hidden, and the event that
 * it was spotted follows (DW-R-94).
 */
function isAboutUnseen(state: State, event: Event): boolean {
  const { scenario, secrets, dinosaurs, poles } = raw(state);
  if (scenario !== 'gate' || event.type === 'spotted' || !('figure' in event) || event.figure === null) return false;
  if (secrets.some((secret) => secret !== null)) return false;
  const { figure } = event;
  return (
    !Object.hasOwn(dinosaurs, figure) && !Object.hasOwn(poles, figure) && armyFigureOf(raw(state), figure) === null
  );
}
