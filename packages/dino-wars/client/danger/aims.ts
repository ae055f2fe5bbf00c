/** The contacts by which a dinosaur may attack a figure, and the descents on them. */
import {
  armyFigureOf,
  crewAt,
  type Dinosaur,
  discOf,
  type FigureId,
  isAtWeapon,
  isSoldier,
  onTable,
  type State,
  soldierOf,
  tablesOf,
} from '@dwo/dino-wars';
import { type Disc, type Frozen, type Point3, stopAtContact } from '@dwo/kernel';

/** A figure whose contact is enough to attack the target, and its base. */
export interface Aim {
  readonly id: FigureId;
  readonly base: Disc;
}

/** The target itself; and for crew at a weapon that weapon and the rest of its crew (DW-CREW-11, DW-R-46). */
export function aimsAt(state: Frozen<State>, target: FigureId): readonly Aim[] {
  const gun = soldierOf(state, target)?.crewOf ?? null;
  const at = gun !== null && isAtWeapon(state, target, gun) ? [gun, ...crewAt(state, gun)] : [];
  const crew = state.crewedWeapons[target] === undefined ? [] : crewAt(state, target);
  return [...new Set([target, ...at, ...crew])].flatMap((id) => {
    const figure = armyFigureOf(state, id);
    return figure !== null && onTable(figure) && (id === target || isSoldier(figure) || id === gun)
      ? [{ id, base: discOf(state, figure) }]
      : [];
  });
}

/** Descents on a figure: straight down, or up first, over to it, and down. */
export function waysDown(
  state: Frozen<State>,
  dinosaur: Frozen<Dinosaur>,
  { id, base }: Aim,
): readonly { readonly path: readonly Point3[]; readonly stopAt: FigureId | null }[] {
  const { parameters } = tablesOf(state);
  const own = discOf(state, dinosaur);
  const straight = { path: [{ x: base.x, y: base.y, z: 0 }], stopAt: id };
  const over = stopAtContact(own, base, own.radius, base, parameters.stopOverlapCi);
  const ways = dinosaur.z > 0 ? [straight] : [];
  if (over === null) return ways;
  const heights = [dinosaur.z + 300, Math.max(dinosaur.z, parameters.leastAltitudeCi)];
  const climbs = heights.map((z) => {
    return {
      path: [
        { x: own.x, y: own.y, z },
        { ...over, z },
        { ...over, z: 0 },
      ],
      stopAt: null,
    };
  });
  return [...ways, ...climbs];
}
