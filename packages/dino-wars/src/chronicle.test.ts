/**
 * Random matches of every sort go as they have always gone under this version of the rules: every offer, refusal, roll and
 * look is the same, and so is what the judge says of lies about them. Whoever changes the rules on purpose writes the chronicle anew with `npm run -s chronicle`, and raises
 * the version if matches that people have begun would go on otherwise.
 */
import written from '../fixtures/chronicle.json';
import { dinoWars } from './index';
import { chronicleOf } from './testing/chronicle';
import type { Sort } from './testing/skirmish';

const { version, matches } = written;

test('the chronicle is of these rules', () => {
  expect(version).toBe(dinoWars.version);
});

test.each(matches)('DW-R-101: match $seed of sort $sort goes as ever', ({ seed, sort, ...chronicle }) => {
  expect(chronicleOf(dinoWars, seed, sort as Sort)).toEqual(chronicle);
});
