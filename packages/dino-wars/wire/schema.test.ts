import { type Frozen, frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { mirror, toPlain } from '@dwo/shared';
import { dinoWars, muster, OPTIONAL_RULE_IDS, READY_GROUNDS, WORKED_ARMY, WORKED_HERD } from '../rules';
import { dinoWarsGame } from '.';

const game = dinoWarsGame as Game;

function begun(more: Partial<Parameters<typeof muster>[0]>): Frozen<object> {
  const [ground] = READY_GROUNDS;
  if (ground === undefined) throw new Error('There is no ground');
  const { widthCi, heightCi, terrain } = ground;
  const options = muster({
    ...{ era: 'ww2', table: { widthCi, heightCi, terrain }, forces: [WORKED_ARMY, WORKED_HERD], liftCaps: false },
    ...{ optional: [...OPTIONAL_RULE_IDS], ...more },
  });
  expect(dinoWars.checkSetup(options)).toEqual([]);
  return frozen(dinoWars.setup(frozen(options), { roll: () => 1 }));
}

test.each([
  ['a battle with everything', begun({})],
  ['a deliberate set-up', begun({ placing: 'deliberate', separationCi: 2400, armyZoneCi: 1800 })],
  ['a set-up in turn', begun({ placing: 'alternate' })],
])('%s is the same in the schema and in the rules', (_, state) => {
  const schema = new dinoWarsGame.State();
  mirror(schema, state);
  const { secrets, ...open } = game.rules.view(state, 'spectator') as { secrets: unknown };
  expect(toPlain(schema)).toEqual(open);
  expect(secrets).toEqual([null, null]);
});

test('DW-GATE-4 the public options do not contain the first places of the Time Gate', () => {
  const table = { widthCi: 9600, heightCi: 12000, terrain: [] };
  const options = muster({
    ...{ era: 'ww2', scenario: 'gate', table, forces: [WORKED_ARMY, WORKED_HERD], liftCaps: true },
    placing: 'deliberate',
  });
  for (const dinosaur of options.dinosaurs) Object.assign(dinosaur, { at: { x: 100, y: 9000 }, hidden: true });
  const told = dinoWarsGame.openOptions?.(frozen(options));
  expect(told?.dinosaurs.map(({ at, hidden }) => ({ at, hidden }))).toEqual(
    options.dinosaurs.map(() => ({ at: null, hidden: false })),
  );
  const battle = frozen({ ...options, scenario: 'battle' as const });
  expect(dinoWarsGame.openOptions?.(battle)).toBe(battle);
});
