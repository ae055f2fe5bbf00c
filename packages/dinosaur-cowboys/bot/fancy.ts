/** Imagined tables: the same match with a body elsewhere. */
import type { Point } from '@dwo/kernel';
import { type Being, groundOf, type Now } from '../rules';

/** A state that differs in where a body stands and looks. */
export function imagine(state: Now, body: number, at: Point, facing: Point, moved: boolean): Now {
  const entities = state.entities.map(
    (entity): Being =>
      entity.id === body
        ? { ...entity, x: at.x, y: at.y, facingX: facing.x, facingY: facing.y, moved: entity.moved || moved }
        : entity,
  );
  const other = { ...state, entities };
  groundOf.share(state, other);
  return other;
}
