/** How movements change the state. */
import { sure } from './bodies';
import type { Event } from './events';
import type { Entity, State } from './state';

type Handlers = { readonly [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => void };

function stand(entity: Entity, at: { readonly x: number; readonly y: number }): void {
  entity.x = at.x;
  entity.y = at.y;
}

function face(entity: Entity, facing: { readonly x: number; readonly y: number }): void {
  entity.facingX = facing.x;
  entity.facingY = facing.y;
}

/** The events of movements. */
export const MOVES: Pick<
  Handlers,
  | 'phaseUsed'
  | 'movementBegan'
  | 'snapsChosen'
  | 'snapTaken'
  | 'movementStopped'
  | 'moved'
  | 'turned'
  | 'mounted'
  | 'dismounted'
  | 'chargeDeclared'
  | 'chargeSettled'
  | 'placed'
  | 'pushed'
> = {
  phaseUsed(state, { phase, body }) {
    const activation = sure(state.activation);
    if (phase === 'action') activation.acted = true;
    else activation.movers = activation.movers.filter((id) => id !== body);
  },
  movementBegan(state, { start, body, path, facing, places }) {
    state.movement = {
      start,
      body,
      path: path.map(({ x, y }) => ({ x, y })),
      facing: { ...facing },
      places: places.map((place) => ({ ...place, facing: { ...place.facing } })),
      offered: false,
      snaps: [],
    };
  },
  snapsChosen(state, { snaps }) {
    Object.assign(sure(state.movement), { offered: true, snaps: snaps.map((snap) => ({ ...snap })) });
  },
  snapTaken(state) {
    sure(state.movement).snaps.shift();
  },
  movementStopped(state) {
    state.movement = null;
    state.charge = null;
  },
  moved(state, { body, path, facing }) {
    const entity = sure(state.entities[body]);
    const end = path.at(-1);
    if (end !== undefined) stand(entity, end);
    face(entity, facing);
    // DC-R-29
    if (path.length > 0) entity.moved = true;
    state.movement = null;
  },
  turned(state, { body, facing }) {
    face(sure(state.entities[body]), facing);
  },
  mounted(state, { entity, dinosaur }) {
    // DC-R-56; DC-R-29: its own flag is lost
    const rider = sure(state.entities[entity]);
    Object.assign(rider, { mount: dinosaur, x: null, y: null, facingX: null, facingY: null, moved: false });
    // DC-R-58
    const activation = sure(state.activation);
    activation.movers = activation.movers.filter((id) => id !== entity);
  },
  dismounted(state, { places, movers }) {
    for (const { entity: id, facing, ...at } of places) {
      const entity = sure(state.entities[id]);
      // DC-R-29
      entity.moved = sure(state.entities[sure(entity.mount)]).moved;
      entity.mount = null;
      stand(entity, at);
      face(entity, facing);
    }
    sure(state.activation).movers = [...movers];
    state.movement = null;
  },
  chargeDeclared(state, { attacker, weapon, target }) {
    state.charge = { attacker, weapon, target };
  },
  chargeSettled(state, { success }) {
    state.roll = null;
    if (!success) state.charge = null;
  },
  placed(state, { places }) {
    for (const { entity, ...at } of places) stand(sure(state.entities[entity]), at);
    state.fallen.shift();
  },
  pushed(state, { body, x, y }) {
    stand(sure(state.entities[body]), { x, y });
  },
};
