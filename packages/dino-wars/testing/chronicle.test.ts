/**
 * Random matches of every sort go as they have always gone under this version of the rules: every offer, refusal, roll and
 * look is the same. Whoever changes the rules on purpose writes the chronicle anew with `npm run -s chronicle`, and raises
 * the version if matches that people have begun would go on otherwise.
 */
import written from '../fixtures/chronicle.json';
import { dinoWars } from '../rules';
import { chronicleOf } from './chronicle';
import { TOLD, type Told, toldOf } from './chronicle-setups';
import type { Sort } from './skirmish';

const { version, matches, told } = written;

test('the chronicle is of these rules', () => {
  expect(version).toBe(dinoWars.version);
});

test.each(matches)('DW-R-101: match $seed of sort $sort goes as ever', ({ seed, sort, ...chronicle }) => {
  expect(chronicleOf(dinoWars, seed, sort as Sort)).toEqual(chronicle);
});

test.each(Object.entries(told) as [Told, string[]][])('the faults of %s are told as ever', (what, all) => {
  expect(all.map((_, i) => toldOf(what, i))).toEqual(all);
  expect(all).toHaveLength(TOLD[what]);
});
