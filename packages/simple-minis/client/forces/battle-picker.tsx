/** The battle that a force is made for: its scenario, and the players or the part in it (VS-PTS-2, VS-SCN-4c). */
import { type PartGroup, Parts } from '@dwo/kits/documents/bench';
import { SCENARIO_IDS, SCENARIOS } from '../../rules';
import { ModePicture } from '../art/scenes';
import { presetTitle, sideName } from '../box/names';
import { type Battle, rolesOf } from './draft';
import { say } from './words';

/** Seats with the same points: two, three or four, five or six. */
const TABLES = [2, 3, 5] as const;

interface PickerProps {
  readonly battle: Battle;
  readonly onBattle: (part: Partial<Battle>) => void;
}

export function BattlePicker({ battle, onBattle }: PickerProps) {
  const [least, most] = SCENARIOS[battle.scenario].seats;
  const roles = rolesOf(battle);
  const tables = TABLES.filter((seats) => seats >= least && seats <= most);
  const groups: PartGroup[] = [
    {
      ...{ id: 'battle', legend: say('battle'), rule: 'VS-SET-3' },
      choices: SCENARIO_IDS.map((scenario) => {
        const mode = scenario === 'open_battle' ? 'standard' : scenario;
        return {
          ...{ id: scenario, word: presetTitle(mode), price: null, on: battle.scenario === scenario },
          picture: <ModePicture mode={mode} />,
          onPick: () => onBattle({ scenario }),
        };
      }),
    },
  ];
  if (roles !== null) {
    groups.push({
      ...{ id: 'role', legend: say('part'), rule: 'VS-SCN-4c' },
      choices: roles.map((role) => ({
        ...{ id: role, word: sideName(role) ?? role, price: null, on: battle.role === role },
        onPick: () => onBattle({ role }),
      })),
    });
  } else if (tables.length > 1) {
    groups.push({
      ...{ id: 'seats', legend: say('players'), rule: 'VS-R-13' },
      choices: tables.map((seats, at) => ({
        ...{ id: `${seats}`, word: say('players.of', { id: `${seats}` }), price: null },
        on: battle.seats >= seats && battle.seats < (TABLES[at + 1] ?? 7),
        onPick: () => onBattle({ seats }),
      })),
    });
  }
  return (
    <div class="paper bench__for">
      <Parts groups={groups} />
    </div>
  );
}
