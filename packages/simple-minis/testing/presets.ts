/** Options for tests, drills and matches of the computer. */
import { type Options, SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../rules';

/** A match of a scenario with random ready-made forces and no clocks, and the presets of its options (VS-C-06). */
export function matchOf(scenario: ScenarioId, seats = 2, changes: Partial<Options> = {}): Options {
  return {
    ...{ scenario, seats, forces: Array.from({ length: seats }, () => 'random' as const) },
    ...{ everyoneActs: seats > 2, specificSkills: true, fightOn: seats > 2 && SCENARIOS[scenario].fightOn },
    ...{ defender: null, clocks: null },
    ...changes,
  };
}

/** The same with a lobby in which everybody chooses a force. */
export function lobbyOf(scenario: ScenarioId, seats = 2, changes: Partial<Options> = {}): Options {
  return matchOf(scenario, seats, { forces: Array.from({ length: seats }, () => 'open' as const), ...changes });
}

/** Every scenario with every number of seats. */
export const EVERY: readonly (readonly [ScenarioId, number])[] = SCENARIO_IDS.flatMap((id) => {
  const [least, most] = SCENARIOS[id].seats;
  return Array.from({ length: most - least + 1 }, (_, i) => [id, least + i] as const);
});

/** The time limits of a match between people. */
export const CLOCKS = { forceS: 180, setUpS: 120, turnS: 120 };
