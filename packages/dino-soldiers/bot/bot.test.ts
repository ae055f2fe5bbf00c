import { randomBot } from '@dwo/kernel';
import { dinoSoldiers } from '../rules';
import { duel } from '../testing/duel';
import { attack, go, scene, soldiersTurn } from '../testing/table';
import { bot } from '.';

const dice = { roll: () => 1 };

test('it bites the dearest it can reach', () => {
  const units = [
    ['tyrannosaurus', 0, 0],
    ['gunJeep', 0, 0],
    ['rifleman', 0, 0],
  ] as const;
  const state = scene(['ooo'], units, { oneSpecies: true, step: 'attack' });
  expect(bot.choose(state, 0, dice)).toEqual(attack(0, 'bite', 1));
});

test('it does not burn its friends for nothing', () => {
  const state = soldiersTurn(
    ['ooo'],
    [
      ['grenadier', 0, 0],
      ['captain', 2, 0, { modes: ['shoot'] }],
      ['compsognathus', 2, 0],
    ],
    { step: 'attack' },
  );
  expect(bot.choose(state, 1, dice)).toEqual({ type: 'endTurn' });
});

test('it goes where it can fight', () => {
  const state = scene(
    ['ooooo'],
    [
      ['velociraptor', 0, 0],
      ['rifleman', 4, 0],
    ],
    { oneSpecies: true },
  );
  const intent = bot.choose(state, 0, dice);
  expect(intent).toEqual({ type: 'step', unit: 0, x: 1, y: 0 });
  go(state, intent);
});

test('it beats random play', () => {
  const games = Array.from({ length: 12 }, (_, seed) => duel(bot, randomBot(dinoSoldiers), seed + 1));
  expect(games.filter(({ won }) => won === true).length).toBeGreaterThanOrEqual(10);
});
