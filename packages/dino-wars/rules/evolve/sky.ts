/** Writers of flights, and of optional rules: terrain penalties, rage, strays and wounds. */

import type { Weapon } from '../data/weapons';
import { relocate } from '../figure-index';
import { sure } from '../figures';
import { buildingAt } from '../fire/cover';
import type { Dinosaur, FigureId, Soldier, State } from '../state';
import { tablesFor } from '../tables';
import { dinosaur, figure, type Of, soldier, vehicle, type Writers } from './writers';

/** Writers of flights and of optional rules, by type of event. */
export const SKY_EVENTS: Writers<'flew' | 'stopped' | 'paidTerrain' | 'raged' | 'strayed' | 'crippled'> = {
  flew(state, event, index) {
    const flyer = dinosaur(state, event.figure);
    const end = sure(event.path.at(-1) ?? null);
    if (state.rules.optional.includes('minimum_altitude')) {
      const { leastAltitudeCi } = tablesFor(state.rules).parameters;
      const climb = climbLeft(event, flyer, leastAltitudeCi);
      flyer.climbToCi = climb;
    }
    flyer.x = end.x;
    flyer.y = end.y;
    flyer.z = end.z;
    flyer.facing = event.facing;
    flyer.spentCi += event.costCi;
    noteSpending(state, flyer);
    if (index !== null) relocate(index, event.figure, flyer);
  },
  stopped(state, event) {
    dinosaur(state, event.figure).dived = true;
  },
  /** A dinosaur spends the toll; a figure of the army has its movement cut (DW-MOVE-2, DW-OPT-TERR-2). */
  paidTerrain(state, event) {
    const payer = figure(state, event.figure);
    if ('paidTerrain' in payer) payer.paidTerrain = true;
    if ('lifePoints' in payer) payer.spentCi += event.costCi;
  },
  raged() {},
  strayed() {},
  /** The wound lasts until the end of the match (DW-OPT-WOUND-1). */
  crippled(state, event) {
    soldier(state, event.figure).wounded = true;
  },
};

/**
 * Returns the height that a flyer must still climb to, counted from its latest take-off, or 0 once it has been there
 * (DW-R-79). A landing ends it for a flyer that began the match in the air.
 */
function climbLeft(
  { path }: Of<'flew'>,
  { z, climbToCi }: { z: number; climbToCi: number | null },
  leastAltitudeCi: number,
): number | null {
  const goal = z === 0 ? (path[0]?.z ?? 0) + leastAltitudeCi : climbToCi;
  if (goal === null) return path.at(-1)?.z === 0 ? 0 : null;
  return path.some((corner) => corner.z >= goal) ? 0 : goal;
}

/** The first attack is the charge. Afterwards only this turn has one (DW-OPT-CHARGE-1, DW-R-90). */
export function noteCharge(state: State, attacker: Dinosaur): void {
  if (attacker.chargeTurn === null && state.rules.optional.includes('dino_charge')) attacker.chargeTurn = state.turn;
}

/** A dinosaur that has spent more than its rate has charged (DW-R-90). */
export function noteSpending(state: State, mover: Dinosaur): void {
  if (mover.spentCi > tablesFor(state.rules).dinosaurs[mover.kind].moveCi) noteCharge(state, mover);
}

/** After a success the dinosaur may move on, whatever stopped it (DW-OVER-6, DW-R-78). */
export function goOn(state: State, id: FigureId): void {
  const attacker = dinosaur(state, id);
  attacker.dived = false;
}

/** Notes the turn in which a dinosaur first attacked soldiers in this building (DW-OPT-COVER-2, DW-R-77). */
export function noteBuilding(state: State, event: Of<'attacked'>): void {
  if (!event.parts.some(({ rule }) => rule === 'DW-OPT-COVER-2')) return;
  const building = buildingAt(state, figure(state, event.target));
  const { buildings } = dinosaur(state, event.figure);
  if (building === null || buildings.some(({ terrain }) => terrain === building)) return;
  buildings.push({ terrain: building, turn: state.turn });
}

/** Notes a soldier who has thrown their one grenade (DW-OPT-GREN-1) or fired from a vehicle this turn (DW-R-82). */
export function noteFire(state: State, id: FigureId, firer: Soldier, weapon: Weapon): void {
  const limited =
    weapon === 'grenade' && firer.rank === 'enlisted' && state.rules.optional.includes('limited_grenades');
  if (limited) firer.grenade = false;
  if (firer.aboard === null) return;
  const { firing } = vehicle(state, firer.aboard);
  if (!firing.includes(id)) firing.push(id);
}
