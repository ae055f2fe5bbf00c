import tables from '../fixtures/tables.json';
import { COMBAT_IDS, combatType, DINOCARDS, dinocard, HIT_FACES, isHit, PERIODS, RANKS, TIMELINE_CARDS } from '.';
import { CAP } from './cards';

test('JW-C-1 JW-C-2 twenty dinocards, each rank once, with name, diet, rating and period', () => {
  const printed = tables.dinocards.map(({ id: _, ...card }) => card);
  expect(DINOCARDS).toEqual(printed);
  expect(RANKS).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(() => dinocard(21)).toThrow('no dinocard of rank 21');
});

test('JW-C-3 JW-C-4 ten carnivores use red dice, ten herbivores green ones', () => {
  const of = (diet: string) => DINOCARDS.filter((card) => card.diet === diet);
  expect(of('carnivore').map(({ colour }) => colour)).toEqual(Array.from({ length: 10 }, () => 'red'));
  expect(of('herbivore').map(({ colour }) => colour)).toEqual(Array.from({ length: 10 }, () => 'green'));
});

test('JW-C-5 JW-C-6 ratings are one to three red or one to four green, and no dinosaur has more', () => {
  for (const { colour, dice } of DINOCARDS) expect([1, 2, 3, 4].slice(0, CAP[colour])).toContain(dice);
  expect(CAP).toEqual({ red: tables.caps.red, green: tables.caps.green });
  expect(DINOCARDS.reduce((sum, { dice }) => sum + dice, 0)).toBe(tables.totalPrintedDice);
});

test('JW-C-7 three faces of a red die are hits, two of a green one', () => {
  expect(HIT_FACES).toEqual({ red: tables.dice.red.hitFaces, green: tables.dice.green.hitFaces });
  const hits = (colour: 'red' | 'green') => [1, 2, 3, 4, 5, 6].filter((face) => isHit(face, colour));
  expect(hits('red')).toEqual([4, 5, 6]);
  expect(hits('green')).toEqual([5, 6]);
});

test('JW-C-8 ranks 1 to 6 are 4-Green and 3-Red, 7 to 13 are 3-Green and 2-Red', () => {
  const ratings = (from: number, to: number) => [
    ...new Set(DINOCARDS.slice(from - 1, to).map(({ dice, colour }) => `${dice}-${colour}`)),
  ];
  expect(ratings(1, 6).sort()).toEqual(['3-red', '4-green']);
  expect(ratings(7, 13).sort()).toEqual(['2-red', '3-green']);
  expect(ratings(14, 20).sort()).toEqual(['1-green', '1-red', '2-green']);
});

test('JW-C-9 one timeline card for each period', () => {
  expect([...TIMELINE_CARDS].sort()).toEqual([...PERIODS].sort());
});

test('JW-C-10 ten combat cards of four kinds', () => {
  expect(COMBAT_IDS.map(combatType)).toEqual(tables.combatCards.map(({ type }) => type));
  expect(() => combatType(11)).toThrow('no combat card 11');
});
