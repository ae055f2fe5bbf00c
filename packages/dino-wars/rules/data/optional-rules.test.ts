import { OPTIONAL_RULE_IDS, OPTIONAL_RULES } from './optional-rules';

test('DW-OPT-2 DW-EX-34 with all options in use the balance of each side is 20', () => {
  const sum = (side: 'A' | 'D' | 'N') =>
    OPTIONAL_RULE_IDS.map((id) => OPTIONAL_RULES[id])
      .filter(({ favours }) => favours === side)
      .reduce((total, { strength }) => total + strength, 0);
  expect(OPTIONAL_RULE_IDS).toHaveLength(15);
  expect([sum('A'), sum('D'), sum('N')]).toEqual([20, 20, 0]);
});

test.each([
  ['terrain_penalties', 'D', 1],
  ['cover', 'N', 0],
  ['dive_move', 'D', 2],
  ['minimum_altitude', 'A', 2],
  ['dino_rage', 'D', 5],
  ['ramming_move', 'A', 3],
  ['moving_fire', 'A', 4],
  ['high_caliber', 'A', 1],
  ['snipers', 'A', 3],
  ['limited_grenades', 'D', 3],
  ['fire_into_combat', 'D', 4],
  ['special_forces', 'A', 4],
  ['wounded_soldiers', 'D', 3],
  ['paratroopers', 'A', 3],
  ['dino_charge', 'D', 2],
] as const)('DW-OPT-2 %s: %s%i', (id, favours, strength) => {
  expect(OPTIONAL_RULES[id]).toMatchObject({ favours, strength });
});
