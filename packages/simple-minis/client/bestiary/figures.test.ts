import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { bestiaryFaults } from '@dwo/kits/testing/bestiary';
import { PROFILE_IDS, simpleMinis } from '../../rules';
import { allFigures } from './figures';
import { killChance, scene } from './odds';

const beasts = allFigures().flatMap((group) => group.beasts);

test('every ready-made figure has an entry, and a table on which it can be attacked', () => {
  expect(beasts.map(({ id }) => id).sort()).toEqual([...PROFILE_IDS].sort());
  for (const id of PROFILE_IDS) expect(simpleMinis.checkSetup(scene('cowhand', id, 'distance'))).toEqual([]);
});

test('chances are those of the dice: VS-DST-5, VS-HTH-4, VS-ARM-2, VS-ARM-3, VS-AUT-1', () => {
  // A cowhand hits on 5 or 6; a light armor saves one hit of six.
  expect(killChance('cowhand', 'cowhand', 'distance')).toBeCloseTo(2 / 6, 9);
  expect(killChance('cowhand', 'brawler', 'hand')).toBeCloseTo((3 / 6) * (5 / 6), 9);
  // A heavy armor on great feet saves with 3 or more.
  expect(killChance('cowhand', 'tyrannosaurus', 'distance')).toBeCloseTo((2 / 6) * (2 / 6), 9);
  expect(killChance('repeater_gunner', 'cowhand', 'distance')).toBeCloseTo(1 - (4 / 6) ** 2, 9);
  expect(killChance('brawler', 'cowhand', 'distance')).toBeNull();
  expect(killChance('gun_strutter', 'cowhand', 'distance')).toBeCloseTo(2 / 6, 9);
});

test('the first table tells who hurts a figure, the second whom it hurts', () => {
  const [hurts, good] = beasts.find(({ id }) => id === 'brawler')?.card().tables ?? [];
  const shots = (table: typeof hurts) => new Map(table?.rows.map(({ link, cells }) => [link, cells[0]]));
  expect(shots(hurts).get('gunslinger')).toEqual({ share: killChance('gunslinger', 'brawler', 'distance') });
  expect(shots(good).get('gunslinger')).toEqual({ text: 'no gun' });
});

test('every card names rules of the book, links to entries and has shares between 0 and 1', () => {
  const book = parseRulebook(readFileSync(join(__dirname, '../../RULES.md'), 'utf8'));
  expect(
    bestiaryFaults(
      beasts,
      book,
      beasts.filter((_, at) => at % 3 === 0),
    ),
  ).toEqual([]);
});
