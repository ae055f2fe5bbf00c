/** A hint over the board: its path or its line, as long as the player plans nothing themself. */
import type { SceneModel } from '../model';
import type { Ghost } from './contract';
import { hintDesk } from './desk';

type Drawn = Pick<SceneModel, 'path' | 'aim' | 'ways'>;

/** A scene with a ghost over it. A plan of the player stays in front, unless it merely follows the pointer. */
export function withGhost<M extends Drawn>(model: M, ghost: Ghost | null): M {
  const isPlanned = model.path !== null && model.path.follows !== true;
  if (ghost === null || isPlanned || model.aim !== null) return model;
  const ways = ghost.way === null ? model.ways : [...(model.ways ?? []), ghost.way];
  return { ...model, path: null, ...(ways === undefined ? {} : { ways }), aim: ghost.aim };
}

/** A scene of a live table with the hint for its state. */
export function withHint<M extends Drawn>(model: M, state: object): M {
  const { of, hint } = hintDesk.getState();
  return of === state ? withGhost(model, hint?.ghost ?? null) : model;
}
