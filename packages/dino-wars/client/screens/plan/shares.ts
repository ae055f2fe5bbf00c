/** Army players with too few points for the island, and riflemen who make up for it (DW-ISLE-4). Pure. */
import { type ArmyForce, dinoWars, pointsOfForce } from '@dwo/dino-wars';
import { EMPTY_ARMY, withSoldier } from '../forces/draft';
import { type BattlePlan, optionsOf } from './plan';

/** The points of one rifleman. */
const RIFLEMAN = pointsOfForce(withSoldier(EMPTY_ARMY, {}));
/** Riflemen are dealt out in turn, so one round may still leave a player short. */
const ROUNDS = 4;

/** The points that the weakest player lacks; 0 if nobody lacks any. */
function lackOf(plan: BattlePlan): number {
  const lacks = dinoWars.checkSetup(optionsOf(plan)).flatMap(({ rule, facts: { points, least } }) => {
    return rule === 'DW-ISLE-4' && typeof points === 'number' && typeof least === 'number' ? [least - points] : [];
  });
  return Math.max(0, ...lacks);
}

/** The army with enough riflemen added that nobody lacks points; null if nobody does, or if riflemen do not help. */
export function filledShares(plan: BattlePlan): ArmyForce | null {
  const players = plan.agreement.players.army - (plan.agreement.tankPlayer ? 1 : 0);
  const first = lackOf(plan);
  let army = plan.army;
  for (let round = 0, lack = first; round < ROUNDS && lack > 0; round++) {
    for (let more = players * Math.ceil(lack / RIFLEMAN); more > 0; more -= Math.min(more, 20)) {
      army = withSoldier(army, { count: Math.min(more, 20) });
    }
    lack = lackOf({ ...plan, army });
  }
  const remains = dinoWars.checkSetup(optionsOf({ ...plan, army })).some(({ rule }) => rule === 'DW-ISLE-4');
  return first === 0 || remains ? null : army;
}
