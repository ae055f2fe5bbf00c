import { pool, poolByGroups } from './dice';
import { EnumeratingDice } from './enumerating';
import { groupsOf } from './enumerating-groups';
import { seededDice } from './seeded';

/** The chance of each sum of hits, where a 1 is worth 0, a face from `need` 1 and a 12 two. */
function hits(roll: (dice: EnumeratingDice) => readonly number[], need: number): Map<number, number> {
  const dice = new EnumeratingDice();
  const chances = new Map<number, number>();
  do {
    const sum = roll(dice).reduce((so, face) => so + (face === 12 ? 2 : face >= need ? 1 : 0), 0);
    chances.set(sum, (chances.get(sum) ?? 0) + dice.weight / dice.ways);
  } while (dice.next());
  return chances;
}

test.each([
  [1, 9],
  [3, 7],
  [4, 11],
])('%i dice in groups have the same chances as all their combinations, from %i', (count, need) => {
  const all = hits((dice) => pool(dice, count, 12, 'hit'), need);
  const grouped = hits((dice) => poolByGroups(dice, count, 12, 'hit', [1, need - 1, 11]), need);
  expect([...grouped.keys()].sort()).toEqual([...all.keys()].sort());
  for (const [sum, chance] of all) expect(grouped.get(sum)).toBeCloseTo(chance, 12);
});

test('nine dice in four groups have 220 results, and the weights add up to all ways', () => {
  const { faces, weights, ways } = groupsOf(9, 12, [1, 6, 11]);
  expect(faces).toHaveLength(220);
  expect(weights.every(Number.isSafeInteger)).toBe(true);
  expect(ways).toBe(12 ** 9);
});

/** In how many ways so many dice fall into groups of these sizes. */
function waysOf(counts: readonly number[], sizes: readonly number[]): bigint {
  let [ways, left] = [1n, counts.reduce((sum, count) => sum + count, 0)];
  for (const [at, count] of counts.entries()) {
    for (let n = 1; n <= count; n++) ways = (ways * BigInt(left--) * BigInt(sizes[at] as number)) / BigInt(n);
  }
  return ways;
}

test.each([
  [14, 12, [1, 11], [1, 10, 1]],
  [14, 12, [1, 6, 11], [1, 5, 5, 1]],
  [38, 6, [3], [1, 1]],
  [25, 12, [3], [1, 3]],
])('every weight of %i dice with %i sides is exact', (count, sides, cuts, sizes) => {
  const { faces, weights } = groupsOf(count, sides, cuts);
  const ends = [...cuts, sides];
  const inGroup = (face: number) => ends.findIndex((end) => face <= end);
  const exact = faces.map((shown) => {
    return waysOf(
      ends.map((_, at) => shown.filter((face) => inGroup(face) === at).length),
      sizes,
    );
  });
  expect(weights.map(BigInt)).toEqual(exact);
});

test('groups of equal size are weighed without a common divisor', () => {
  expect(groupsOf(1, 12, [6])).toEqual({ faces: [[7], [1]], weights: [1, 1], ways: 2 });
});

test('cuts that are no faces make no groups', () => {
  expect(groupsOf(1, 12, [0, 12, 15])).toEqual({ faces: [[1]], weights: [1], ways: 1 });
});

test('other dice roll as a pool does', () => {
  const secret = new Uint8Array(32).fill(7);
  expect(poolByGroups(seededDice(secret, 1), 5, 12, 'hit', [1])).toEqual(pool(seededDice(secret, 1), 5, 12, 'hit'));
});
