/** The places of entities: ids and lengths of the scene from those of the rules. */
import { bearing, type Disc, type Point } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import { scaled } from '@dwo/kits/miniatures/hud/contract';
import { Kept } from '@dwo/kits/miniatures/kept';
import type { Standing } from '@dwo/kits/miniatures/standing';
import {
  type Being,
  bodyOf,
  discOf,
  enemiesOf,
  entityAt,
  facingOf,
  INCH,
  isPlaced,
  type Now,
  RADIUS,
  type State,
  TABLE,
} from '../../rules';
import type { Edge } from '../../rules/data/words';
import { stripAt } from '../../rules/ground';

export const { toScene, pointToScene, pointFromScene } = scaled(INCH);

/** The entity of an id of the scene; null for none. */
export function entityOf(state: Now, id: string): Being | null {
  return entityAt(state, Number(id));
}

/** The place of an entity's body; null off the table. */
export function placeOf(state: Now, id: string): Point | null {
  const entity = entityOf(state, id);
  return entity === null || !isPlaced(state, entity) ? null : pointToScene(discOf(state, entity));
}

/** Degrees of an entity's facing. */
export function degreesOf(state: Now, id: string): number {
  const entity = entityOf(state, id);
  if (entity === null || !isPlaced(state, entity)) return 0;
  return degreesTo(facingOf(state, entity));
}

/** Degrees of a facing. */
export function degreesTo(facing: Point): number {
  return bearing({ x: 0, y: 0 }, facing) ?? 0;
}

/** A facing of the rules from degrees. */
export function facingFrom(degrees: number): Point {
  return placeAt({ x: 0, y: 0 }, degrees, INCH);
}

/** Keeps what was counted for a state, by a key, so that it is counted once. */
export function memory<T>() {
  const kept = new Kept<string, T>();
  return (state: object, key: string, count: () => T): T => kept.of(state, key, count);
}

const size = { widthCi: toScene(TABLE.width), heightCi: toScene(TABLE.height) };

const baseOf = ({ x, y, radius }: Disc) => ({ ...pointToScene({ x, y }), radiusCi: toScene(radius) });

export const STANDING: Standing<State> = {
  size: () => size,
  figures: (state) => state.entities.filter(({ x }) => x !== null).map(({ id }) => `${id}`),
  base(state, id) {
    const entity = entityOf(state, id);
    return entity === null || entity.x === null ? null : baseOf(discOf(state, entity));
  },
  radius(state, id) {
    const entity = entityOf(state, id);
    return entity === null ? 0 : toScene(RADIUS[entity.size]);
  },
  body(state, id) {
    const entity = entityOf(state, id);
    return entity === null ? id : `${bodyOf(state, entity).id}`;
  },
  owner(state, id) {
    const entity = entityOf(state, id);
    return entity?.inPlay === true ? entity.seat : null;
  },
  enemies: (state, seat) =>
    enemiesOf(state, seat)
      .filter(({ mount }) => mount === null)
      .map(({ id }) => `${id}`),
};

/** The corners of the strip along an edge, as the scene counts. */
export function stripOutline(edge: Edge) {
  const { low, high } = stripAt(edge);
  const corners = [low, { x: high.x, y: low.y }, high, { x: low.x, y: high.y }];
  return corners.map(pointToScene);
}
