/** The pairings of ready-made forces for two, for tables of their balance (VS-C-02). */
import type { Pairing, Parties } from '@dwo/shared/testing';
import { type ForceId, forcesFor, SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../rules';
import { duel, playerOf } from './duel';
import { matchOf } from './presets';

function pairingsOf(scenario: ScenarioId): Pairing[] {
  const made = (seat: number) => forcesFor({ options: matchOf(scenario), defender: 0 }, seat);
  const alike = SCENARIOS[scenario].roles === null;
  return made(0).flatMap((one, at) =>
    (alike ? made(0).slice(at + 1) : made(1)).map((other) => ({ scenario, one, other })),
  );
}

/** Every ready-made force against every other one of its scenario; where parts differ, the defender or convoy is `one`. */
export const parties: Parties = {
  pairings: SCENARIO_IDS.flatMap(pairingsOf),
  played({ scenario, one, other }, seed, strength) {
    const own = seed % 2;
    const forces = (own === 0 ? [one, other] : [other, one]) as ForceId[];
    const defender = SCENARIOS[scenario as ScenarioId].roles === null ? null : own;
    const options = matchOf(scenario as ScenarioId, 2, { forces, defender });
    const player = playerOf(strength);
    const { winners } = duel(options, [player, player], Math.floor(seed / 2) + 1);
    return winners.length === 1 ? Number(winners[0] === own) : 0.5;
  },
};
