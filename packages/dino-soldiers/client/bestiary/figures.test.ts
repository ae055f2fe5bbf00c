import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { bestiaryFaults } from '@dwo/kits/testing/bestiary';
import { UNIT_TYPES, UNITS, type UnitData } from '../../rules';
import { allFigures, harmOf } from './figures';

const beasts = allFigures().flatMap((group) => group.beasts);

test('every unit has an entry', () => {
  expect(beasts.map(({ id }) => id).sort()).toEqual([...UNIT_TYPES].sort());
});

test('a bite kills at once, armour makes attacks useless, and two modes a turn count for dinosaurs', () => {
  const data = (type: keyof typeof UNITS): UnitData => UNITS[type];
  for (const victim of UNIT_TYPES) {
    expect(harmOf('deinonychus', victim).attacks).toBe(1);
    if (data(victim).hp > 1) expect(harmOf('deinonychus', victim).mode?.mode).toBe('bite');
    const { attacks, turns } = harmOf('velociraptor', victim);
    expect(turns).toBeLessThanOrEqual(attacks);
    // Two attacks of 1 damage each a turn (DS-ATK-3).
    const armour = data(victim).abilities.armour ?? 0;
    expect(turns).toBe(armour > 0 ? Number.POSITIVE_INFINITY : Math.ceil(data(victim).hp / 2));
  }
});

test('the first table tells who hurts a unit, the second whom it hurts', () => {
  const [hurts, good] = beasts.find(({ id }) => id === 'velociraptor')?.card().tables ?? [];
  const first = (table: typeof hurts) => table?.rows[0]?.cells[0];
  expect(first(hurts)).toEqual({ text: 'Shoot' });
  expect(first(good)).toEqual({ text: 'Strike' });
});

test('every card names rules of the book, links to entries and has shares between 0 and 1', () => {
  const book = parseRulebook(readFileSync(join(__dirname, '../../RULES.md'), 'utf8'));
  expect(bestiaryFaults(beasts, book)).toEqual([]);
});
