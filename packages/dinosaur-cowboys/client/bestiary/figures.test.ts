import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { bestiaryFaults } from '@dwo/kits/testing/bestiary';
import { allFigures } from './figures';
import { blow, EVERYBODY, USED_WEAPONS, whoIs } from './odds';

const beasts = allFigures().flatMap((group) => group.beasts);
const who = (card: string) => {
  const found = whoIs(card);
  if (found === null) throw new Error(`Nobody is called ${card}`);
  return found;
};

test('every figure of the posses and every carried weapon has an entry', () => {
  expect(beasts.map(({ id }) => id)).toEqual([...EVERYBODY.map(({ entity }) => entity.id), ...USED_WEAPONS]);
});

test('short range is better than long range, and Defense lowers the damage', () => {
  const [jonas, eli] = [who('papa_jonas'), who('long_eli')];
  const shot = (band: 'short' | 'medium' | 'long') => blow(jonas, 'six_shooter_80kw', eli, band).mean;
  expect(shot('short')).toBeGreaterThan(shot('medium'));
  expect(shot('medium')).toBeGreaterThan(shot('long'));
});

test('a close attack of one die deals its damage and the Hit, as often as the die says', () => {
  const malice = who('malice');
  const jonas = who('papa_jonas');
  // DC-MOD-1 adds Defense to the target number; a 12 is worth two Hits below 12 (DC-ATK-6).
  const needed = malice.entity.ctn + jonas.entity.def;
  const hits = needed >= 12 ? 1 : 13 - needed;
  const critical = needed >= 12 ? 0 : 1;
  expect(blow(malice, 'leap', jonas).mean).toBeCloseTo((hits * 6 + critical) / 12, 9);
});

test('the first table tells who hurts a figure, the second whom it hurts', () => {
  // Malice has no gun, Papa Jonas has two.
  const [hurts, good] = beasts.find(({ id }) => id === 'malice')?.card().tables ?? [];
  const shot = (table: typeof hurts) => table?.rows.find(({ link }) => link === 'papa_jonas')?.cells[0];
  expect(shot(hurts)).toMatchObject({ share: expect.any(Number) });
  expect(shot(good)).toEqual({ text: 'none' });
});

test('every card names rules of the book, links to entries and has shares between 0 and 1', () => {
  const book = parseRulebook(readFileSync(join(__dirname, '../../RULES.md'), 'utf8'));
  expect(
    bestiaryFaults(
      beasts,
      book,
      beasts.filter((_, at) => at % 14 === 0),
    ),
  ).toEqual([]);
});
