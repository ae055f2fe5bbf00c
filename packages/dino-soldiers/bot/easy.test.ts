/** The weaknesses of the easy player, which a beginner can see and use. */
import { frozen } from '@dwo/kernel';
import { attack, DINOSAURS, go, SOLDIERS, scene, soldiersTurn } from '../testing/table';
import { bot } from '.';
import { forgets } from './easy';

const dice = { roll: () => 1 };
const ROW = ['oooooo'];

test('it forgets half of its units each turn, the other half in the next, and never the only one', () => {
  const state = soldiersTurn(ROW, [
    ['velociraptor', 0, 0],
    ['rifleman', 5, 0],
    ['rifleman', 5, 0],
    ['rifleman', 5, 0],
    ['rifleman', 5, 0],
  ]);
  const now = frozen({ ...state, round: 1 });
  const next = frozen({ ...state, round: 2 });
  const soldiers = state.units.filter(({ type }) => type === 'rifleman');
  expect(soldiers.filter((unit) => forgets(now, unit))).toHaveLength(2);
  for (const unit of soldiers) expect(forgets(now, unit)).toBe(!forgets(next, unit));
  for (const each of [now, next]) expect(each.units.slice(0, 1).some((unit) => forgets(each, unit))).toBe(false);
});

test('it aims at a whole dinosaur before a wounded one, and a forgotten soldier does not shoot', () => {
  const state = soldiersTurn(
    ROW,
    [
      ['stegosaurus', 1, 0, { hp: 1 }],
      ['stegosaurus', 0, 0],
      ['rifleman', 3, 0],
      ['rifleman', 3, 0],
    ],
    { step: 'attack' },
  );
  expect(bot.choose(frozen(state), SOLDIERS, dice, 'normal')).toMatchObject({ target: { unit: 0 } });
  expect(bot.choose(frozen(state), SOLDIERS, dice, 'easy')).toEqual(attack(2, 'shoot', 1));
  go(state, attack(2, 'shoot', 1));
  expect(state.units[3]?.modes).toEqual([]);
  expect(bot.choose(frozen(state), SOLDIERS, dice, 'easy')).toEqual({ type: 'endTurn' });
});

test('one unit of its reserve comes in each turn, and a dinosaur attacks once', () => {
  const late = soldiersTurn(
    ['oooo>'],
    [
      ['rifleman', null, null],
      ['rifleman', null, null],
      ['stegosaurus', 0, 0],
    ],
  );
  const first = bot.choose(frozen(late), SOLDIERS, dice, 'easy');
  expect(first.type).toBe('enter');
  go(late, first);
  expect(bot.choose(frozen(late), SOLDIERS, dice, 'easy').type).not.toBe('enter');
  const near = scene(
    ROW,
    [
      ['velociraptor', 0, 0],
      ['rifleman', 0, 0],
      ['rifleman', 0, 0],
    ],
    { oneSpecies: true, step: 'attack' },
  );
  const bite = bot.choose(frozen(near), DINOSAURS, dice, 'easy');
  expect(bite.type).toBe('attack');
  go(near, bite);
  expect(bot.choose(frozen(near), DINOSAURS, dice, 'easy')).toEqual({ type: 'endTurn' });
});
