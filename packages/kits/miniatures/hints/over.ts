/** A hint over the board: its path, its line or the figure that it puts down, as long as the player plans nothing themself. */
import type { SceneModel } from '../model';
import type { Ghost } from './contract';
import { hintDesk } from './desk';

type Drawn = Pick<SceneModel, 'path' | 'aim' | 'ways' | 'marks'>;

/** A scene with a ghost over it. A plan of the player stays in front, unless it merely follows the pointer. */
export function withGhost<M extends Drawn>(model: M, ghost: Ghost | null): M {
  const isPlanned = model.path !== null && model.path.follows !== true;
  const puts = model.marks?.some(({ type }) => type === 'ghost') === true;
  if (ghost === null || isPlanned || puts || model.aim !== null) return model;
  const ways = ghost.way === null ? model.ways : [...(model.ways ?? []), ghost.way];
  const marks = ghost.stands === undefined ? model.marks : [...(model.marks ?? []), ...ghost.stands];
  const drawn = { ...(ways === undefined ? {} : { ways }), ...(marks === undefined ? {} : { marks }) };
  return { ...model, path: null, ...drawn, aim: ghost.aim };
}

/** A scene of a live table with the hint for its state. */
export function withHint<M extends Drawn>(model: M, state: object): M {
  const { of, hint } = hintDesk.getState();
  return of === state ? withGhost(model, hint?.ghost ?? null) : model;
}
