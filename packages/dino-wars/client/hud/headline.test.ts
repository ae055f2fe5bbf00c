import { frozen } from '@dwo/kernel';
import { percent } from '@dwo/kits/miniatures/percent';
import { biteOdds } from '../tools/bites';
import type { Odds } from '../tools/plan';
import { NO_ODDS } from '../tools/shots';
import { beast, car, man, tableOf } from '../tools/testing/table';
import { headlineOf } from './headline';

const ODDS: Odds = { ...NO_ODDS, of36: 33, score: 10, parts: [], kill: 33 / 36 };
const bite = { figure: 'd', targets: ['s'], target: 's', odds: null, refusal: null } as const;
const overrun = { kind: 'overrun', ...bite } as const;
const attack = { kind: 'attack', ...bite } as const;

test('an overrun is headed by the chance to kill and not by the chance to bite', () => {
  const soldiers = [man('s', 1240, 1000, { order: 'ask' }), man('far', 5000, 3500)];
  const figures = { soldiers, dinosaurs: [beast('d', 1000, 1000, { kind: 'tyrannosaurus', lifePoints: 1 })] };
  const odds = biteOdds(frozen(tableOf(figures, 'dinosaur-movement')), 'overrun', 'd', 's');
  if (odds === null) throw new Error('No odds');
  const headline = headlineOf(overrun, odds, 'life');
  expect(headline).toMatchObject({ of36: null, words: 'to kill, if they fire back as well as they can' });
  expect(percent(headline.share)).toBe('38%');
});

test('one throw is told in 36ths, and what must be rolled', () => {
  expect(headlineOf(attack, ODDS, 'life')).toEqual({
    ...{ share: 33 / 36, of36: 33, words: 'to kill: 10 or less on two dice' },
  });
  expect(headlineOf(overrun, ODDS, 'life').of36).toBe(33);
});

test('luck is part of what an attack is headed by', () => {
  const lucky = { ...ODDS, luck: { of36: 30, needed: 9 }, kill: (33 / 36) * (6 / 36) };
  expect(headlineOf(attack, lucky, 'life')).toMatchObject({ of36: null, words: 'to kill, luck counted in' });
  expect(percent(headlineOf(attack, lucky, 'life').share)).toBe('15%');
});

test('DW-DMG-9 a vehicle is destroyed, or hit if one bite can not do that', () => {
  const figures = {
    soldiers: [man('far', 5000, 3500)],
    vehicles: [car('s', 1460, 1000, { structurePoints: 1 })],
    dinosaurs: [beast('d', 1000, 1000, { kind: 'tyrannosaurus' })],
  };
  const odds = biteOdds(frozen(tableOf(figures, 'dinosaur-attack')), 'attack', 'd', 's');
  if (odds === null) throw new Error('No odds');
  expect(headlineOf(attack, odds, 'structure')).toMatchObject({ share: 33 / 36, words: 'to destroy it' });
  const hit = headlineOf(attack, { ...odds, kill: 0 }, 'structure');
  expect(hit).toEqual({ share: 33 / 36, of36: 33, words: 'to hit, structure −3' });
});
