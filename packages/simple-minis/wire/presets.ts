/** Ready-made options of matches (VS-C-06, VS-OPT-1 to VS-OPT-3). */
import type { Dice } from '@dwo/kernel';
import { forcesFor, type Options, SCENARIO_IDS, SCENARIOS, type ScenarioId } from '../rules';

/** The time limits of a match between people, in seconds. */
const CLOCKS = { forceS: 180, setUpS: 120, turnS: 120 };

/** The usual options of a scenario with a number of seats; everybody chooses a force. */
export function usualOptions(scenario: ScenarioId, seats: number): Options {
  return {
    ...{ scenario, seats, forces: Array.from({ length: seats }, () => 'open' as const) },
    ...{ everyoneActs: seats > 2, specificSkills: true },
    // Six-player battles would often end with the first player who is beaten.
    fightOn: seats > 2 && (SCENARIOS[scenario].fightOn || seats >= 5),
    ...{ defender: null, clocks: { ...CLOCKS } },
  };
}

/** The same with a random ready-made force for everybody. */
function dealt(scenario: ScenarioId, seats: number): Options {
  return { ...usualOptions(scenario, seats), forces: Array.from({ length: seats }, () => 'random' as const) };
}

/** The usual options for two. Where the parts differ, a player asks for one by the seat they take (VS-SCN-4c). */
function parted(scenario: ScenarioId): Options {
  return { ...usualOptions(scenario, 2), defender: SCENARIOS[scenario].roles === null ? null : 0 };
}

/** A random ready-made force for a seat of an open battle. */
function drawnFor(seat: number, dice: Dice): Options['forces'][number] {
  const fitting = forcesFor({ defender: null, options: { scenario: 'open_battle', seats: 2 } }, seat);
  return fitting[dice.roll(fitting.length, 'force') - 1] ?? 'random';
}

/** By name. */
export const PRESETS: Readonly<Record<string, (dice: Dice) => Options>> = {
  standard: () => usualOptions('open_battle', 2),
  quick: () => dealt('open_battle', 2),
  three: () => usualOptions('watering_hole', 3),
  four: () => usualOptions('dinosaurs_loose', 4),
  six: () => usualOptions('open_battle', 6),
  ...Object.fromEntries(SCENARIO_IDS.filter((id) => id !== 'open_battle').map((id) => [id, () => parted(id)] as const)),
  // The forces are drawn with the battle, so that computers can measure their balance before anybody plays it.
  drawn: (dice) => ({ ...usualOptions('open_battle', 2), forces: [0, 1].map((seat) => drawnFor(seat, dice)) }),
  // Only scenarios whose seats are alike are fair for one against the computer.
  random: (dice) => {
    const alike = SCENARIO_IDS.filter((id) => SCENARIOS[id].roles === null);
    return dealt(alike[dice.roll(alike.length, 'scenario') - 1] ?? 'open_battle', 2);
  },
};
