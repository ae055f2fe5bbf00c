/**
 * Random matches of every sort go as before under this version of the rules: every offer, refusal, roll and view is the
 * same. A developer who changes the rules on purpose writes the chronicle with `npm run -s chronicle`, and raises the
 * version if matches under way would go on differently.
 */
import written from '../fixtures/chronicle.json';
import { dinoWars } from '../rules';
import { chronicleOf } from './chronicle';
import { TOLD, type Told, toldOf } from './chronicle-setups';
import type { Sort } from './skirmish';

const { version, matches, told } = written;

test('the chronicle belongs to this version of the rules', () => {
  expect(version).toBe(dinoWars.version);
});

test.each(matches)('DW-R-101: match $seed of sort $sort goes as before', ({ seed, sort, ...chronicle }) => {
  expect(chronicleOf(dinoWars, seed, sort as Sort)).toEqual(chronicle);
});

test.each(Object.entries(told) as [Told, string[]][])('the faults of %s are reported as before', (what, all) => {
  expect(all.map((_, i) => toldOf(what, i))).toEqual(all);
  expect(all).toHaveLength(TOLD[what]);
});
