/** The pairings of ready-made forces for two, for tables of their balance (VS-C-02). */
import type { Crowd, Pairing, Parties } from '@dwo/shared/testing';
import { type ForceId, forcesFor, SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../rules';
import { usualOptions } from '../wire/presets';
import { duel, playerOf } from './duel';
import { matchOf } from './presets';

function pairingsOf(scenario: ScenarioId): Pairing[] {
  const made = (seat: number) => forcesFor({ options: matchOf(scenario), defender: 0 }, seat);
  const alike = SCENARIOS[scenario].roles === null;
  return made(0).flatMap((one, at) =>
    (alike ? made(0).slice(at + 1) : made(1)).map((other) => ({ scenario, one, other })),
  );
}

/** The usual matches of more than two whose seats are alike, with ready-made forces in turn. */
const crowd: Crowd = {
  scenarios(seats) {
    return SCENARIO_IDS.filter((id) => {
      const { roles, seats: bounds } = SCENARIOS[id];
      return roles === null && seats >= bounds[0] && seats <= bounds[1];
    });
  },
  played(scenario, seats, seed, strength) {
    const usual = { ...usualOptions(scenario as ScenarioId, seats), clocks: null };
    const forces = usual.forces.map((_, seat) => {
      const made = forcesFor({ options: usual, defender: null }, seat);
      return made[(seat + seed) % made.length] as ForceId;
    });
    const player = playerOf(strength);
    const all = forces.map(() => player);
    const { winners } = duel({ ...usual, forces }, all, seed + 1);
    return forces.map((force, seat) => ({
      force,
      share: winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 / winners.length : 0,
    }));
  },
};

/** Every ready-made force against every other one of its scenario; where parts differ, the defender or convoy is `one`. */
export const parties: Parties = {
  crowd,
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
