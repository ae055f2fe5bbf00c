import { frozen, randomBot, seededDice } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { dinoSoldiers } from '../rules';
import { crowd } from '../testing/crowd';
import { duel, playerOf } from '../testing/duel';
import { QUICK } from '../testing/presets';
import { attack, go, scene, soldiersTurn } from '../testing/table';
import { bot, STRENGTHS, STRONG } from '.';
import { mostEvaluated, search, searchDeployment, searching } from './search';

const dice = { roll: () => 1 };

test('the computer bites the most expensive target within reach', () => {
  const units = [
    ['tyrannosaurus', 0, 0],
    ['gunJeep', 0, 0],
    ['rifleman', 0, 0],
  ] as const;
  const state = scene(['ooo'], units, { oneSpecies: true, step: 'attack' });
  expect(bot.choose(state, 0, dice)).toEqual(attack(0, 'bite', 1));
});

test('the computer does not burn its friends without a gain', () => {
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

test('the computer moves to where it can fight', () => {
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

test.each([
  ['it leaves its prey on a tile that burns on', 2, 'step'],
  ['it attacks its prey where the fire goes out', 1, 'attack'],
])('DS-AB-FIR-5 %s', (_, burns, type) => {
  const units = [
    ['tyrannosaurus', 1, 0],
    ['rifleman', 1, 0],
  ] as const;
  const state = scene(['ooo'], units, { oneSpecies: true });
  Object.assign(state.tiles.find(({ x }) => x === 1) ?? {}, { burns, heat: 9 });
  expect(bot.choose(frozen(state), 0, dice, 'easy').type).toBe(type);
});

test.each<[way: string, rows: readonly string[], walks: boolean]>([
  ['through a pit that would kill it', ['opo'], false],
  ['round the pit', ['opo', 'ooo'], true],
])('DS-TER-6 its prey %s', (_, rows, walks) => {
  const units = [
    ['velociraptor', 0, 0],
    ['rifleman', 2, 0],
  ] as const;
  const intent = bot.choose(scene(rows, units, { oneSpecies: true }), 0, dice, 'easy');
  expect(intent).toEqual(walks ? { type: 'step', unit: 0, x: 1, y: 1 } : { type: 'endTurn' });
});

test('easy play beats random play', () => {
  const games = Array.from({ length: 30 }, (_, seed) => duel(playerOf('easy'), randomBot(dinoSoldiers), seed + 1));
  expect(games.filter(({ won }) => won === true).length).toBeGreaterThanOrEqual(25);
});

test('a strong player plays its choices out', () => {
  const state = scene(
    ['ooooo', 'ooOoo'],
    [
      ['carnotaurus', 0, 0],
      ['rifleman', 4, 0],
      ['sniper', 4, 1],
    ],
  );
  const { intent, evaluated } = search(frozen(state), 0, dice, { budget: 500, worlds: 2, openings: 2 });
  expect(dinoSoldiers.check(frozen(state), 0, intent)).toBeNull();
  expect(evaluated).toBeGreaterThan(20);
});

test('no strength knows face-down tiles: its choice is the same whatever they hold', () => {
  const units = [
    ['tyrannosaurus', 0, 0],
    ['sniper', 3, 0],
  ] as const;
  for (const strength of STRENGTHS) {
    const choices = ['oMoo', 'oOoo'].map((row) => {
      const state = scene([row], units);
      return bot.choose(dinoSoldiers.view(frozen(state), 0), 0, seededDice(secretOf(1), 1), strength);
    });
    expect(choices[0]).toEqual(choices[1]);
  }
});

test('deployments are played out before one is chosen', () => {
  const options = frozen({ ...QUICK, sideAssignment: 'choice' as const });
  const state = dinoSoldiers.setup(options, seededDice(secretOf(3), 0));
  const { intent, evaluated } = searchDeployment(dinoSoldiers.view(frozen(state), 0), 0, dice);
  expect(dinoSoldiers.check(frozen(state), 0, intent)).toBeNull();
  expect(evaluated).toBeGreaterThan(30);
});

test('on the fullest field that options admit, a strong decision keeps a smaller budget and yields after every intent', () => {
  const state = frozen(dinoSoldiers.setup(frozen(crowd()), seededDice(secretOf(3), 0)));
  expect(state.units.length).toBeGreaterThan(45);
  const [seat = 0] = dinoSoldiers.awaiting(state);
  const work = searching(dinoSoldiers.view(state, seat), seat, dice, STRONG);
  let slices = 0;
  let last = work.next();
  for (; last.done !== true; last = work.next()) slices++;
  expect(last.value.evaluated).toBeLessThanOrEqual(mostEvaluated(state, STRONG));
  expect(mostEvaluated(state, STRONG)).toBeLessThan(STRONG.budget / 4);
  expect(slices).toBe(last.value.evaluated);
});
