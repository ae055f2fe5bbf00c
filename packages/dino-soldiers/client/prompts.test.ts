import { frozen, seededDice } from '@dwo/kernel';
import { dinoSoldiers, type Options, type State } from '../rules';
import { DINOSAURS, SOLDIERS, soldiersTurn } from '../testing/table';
import { dinoSoldiersGame } from '../wire';
import { guideKey } from './lessons/guide';
import { promptOf } from './prompts';

const name = (seat: number) => `Player ${seat}`;

test('in the first round of a patrol both sides read when points decide, and why they are uneven', () => {
  const dice = seededDice(new Uint8Array(32), 3);
  const options = dinoSoldiersGame.presets.patrol?.(dice) as Options;
  const state = frozen(dinoSoldiers.setup(frozen(options), dice));
  const reason = '(in a patrol soldiers always get more)';
  const begins = state.side === 'soldiers' ? SOLDIERS : DINOSAURS;
  expect(promptOf(state, begins, name)).toMatch(
    /^A side without units loses. Points decide only after round 10: you have \d+, the enemy has \d+/,
  );
  expect(promptOf(state, begins, name, true)).toBe('Move your units, bring in reserves, then attack.');
  expect(promptOf(state, begins, name)).toContain(reason);
  expect(promptOf({ ...state, round: 2 }, begins, name)).not.toContain(reason);
});

test('the dinosaurs of a patrol that the soldiers begin read it in the second round, which is their first', () => {
  const drawn = Array.from({ length: 60 }, (_, n) => {
    const options = dinoSoldiersGame.presets.patrol?.(seededDice(new Uint8Array(32), n)) as Options;
    return dinoSoldiers.setup(frozen(options), seededDice(new Uint8Array(32), 1));
  });
  const late = frozen(drawn.find(({ side }) => side === 'soldiers') as State);
  expect(promptOf({ ...late, side: 'dinosaurs', round: 2 }, DINOSAURS, name)).toContain(
    'Points decide only after round',
  );
  expect(guideKey({ ...late, side: 'dinosaurs', round: 2 }, DINOSAURS)).toBe('guide.dinosaurs.move');
  expect(guideKey({ ...late, side: 'dinosaurs', round: 3 }, DINOSAURS)).toBe('guide.end');
  expect(guideKey({ ...late, round: 2 }, SOLDIERS)).toBe('guide.end');
});

test('other matches with uneven points name no such reason', () => {
  const state = frozen(
    soldiersTurn(
      ['oooo>'],
      [
        ['rifleman', 0, 0],
        ['tyrannosaurus', 3, 0],
      ],
    ),
  );
  expect(promptOf({ ...state, round: 1 }, SOLDIERS, name)).toContain('Points decide only after round');
  expect(promptOf({ ...state, round: 1 }, SOLDIERS, name)).not.toContain('soldiers always get more');
});
