/** Swiss rounds are exact: compared with every possible pairing of small fields, and measured with 64 members. */
import { seededDice } from '@dwo/kernel';
import { loadMatcher } from './blossom';
import { swissRounds } from './fold';
import { everybody, type Matcher, type Pairing, type SwissField, swissPairing, type Two } from './pairing';

let match: Matcher;
beforeAll(async () => {
  match = await loadMatcher();
});

const dice = seededDice(new Uint8Array(32).fill(5), 1);
const roll = (sides: number) => dice.roll(sides, 'case') - 1;
const same = ([a, b]: Two, [c, d]: Two) => (a === c && b === d) || (a === d && b === c);

/** Every way to pair these; with an odd number, -1 stands for nobody. */
function* allPairings(left: readonly number[]): Generator<readonly Two[]> {
  const [first, ...rest] = left;
  if (first === undefined) yield [];
  else
    for (const other of rest) {
      for (const more of allPairings(rest.filter((each) => each !== other))) yield [[first, other], ...more];
    }
}

/** The costs of a pairing, in the order of importance. */
function costs({ members, met, byes, apart }: SwissField, pairs: readonly Two[]): readonly number[] {
  const points = (id: number) => members.find((each) => each.id === id)?.points ?? 0;
  const played = pairs.filter((pair) => !pair.includes(-1));
  const bye = pairs.find((pair) => pair.includes(-1))?.find((id) => id !== -1);
  const differences = played.map(([a, b]) => (2 * (points(a) - points(b))) ** 2);
  const byePoints = bye === undefined ? 0 : (2 * points(bye)) ** 2;
  return [
    played.filter((pair) => apart.some((unwilling) => same(pair, unwilling))).length,
    bye !== undefined && byes.includes(bye) ? 1 : 0,
    played.filter((pair) => met.some((before) => same(pair, before))).length,
    differences.reduce((sum, each) => sum + each, byePoints),
  ];
}

function asPairs({ pairs, bye }: Pairing): readonly Two[] {
  return bye === null ? pairs : [...pairs, [bye, -1]];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, n) => value !== b[n]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}

function randomField(size: number, rounds: number): SwissField {
  const members = Array.from({ length: size }, (_, id) => ({ id, points: roll(4 * rounds + 1) / 2 }));
  const met = everybody(members.map(({ id }) => id)).filter(() => roll(3) === 0);
  const apart = everybody(members.map(({ id }) => id)).filter(() => roll(6) === 0);
  return { members, met, byes: members.map(({ id }) => id).filter(() => roll(4) === 0), apart };
}

test('no pairing of a small field has fewer people who blocked each other, then second byes, then rematches, then differences', () => {
  for (let n = 0; n < 150; n++) {
    const size = 2 + roll(7);
    const field = randomField(size, 3);
    const ids = field.members.map(({ id }) => id);
    const found = asPairs(swissPairing(field, match));
    expect(
      found
        .flat()
        .filter((id) => id >= 0)
        .sort(),
    ).toEqual([...ids].sort());
    const all = [...allPairings(size % 2 === 0 ? ids : [...ids, -1])].map((pairs) => costs(field, pairs));
    const [best = []] = all.sort(compare);
    expect(costs(field, found)).toEqual(best);
  }
});

/** Plays a whole evening with random results; returns the pairings and how long each took. */
function evening(size: number, rounds: number) {
  const points = Array.from({ length: size }, () => 0);
  const [met, byes, took]: [Two[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    const members = points.map((own, id) => ({ id, points: own }));
    const start = performance.now();
    const { pairs, bye } = swissPairing({ members, met, byes, apart: [] }, match);
    took.push(performance.now() - start);
    for (const [a, b] of pairs) {
      const won = roll(5) / 2;
      points[a] = (points[a] ?? 0) + won;
      points[b] = (points[b] ?? 0) + 2 - won;
    }
    if (bye !== null) {
      byes.push(bye);
      points[bye] = (points[bye] ?? 0) + 2;
    }
    met.push(...pairs);
  }
  return { met, byes, took };
}

test.each([9, 10, 15, 33, 64])('an evening of %i members has no rematch and no second bye', (size) => {
  const { met, byes } = evening(size, swissRounds(size));
  expect(new Set(met.map(([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`))).size).toBe(met.length);
  expect(new Set(byes).size).toBe(byes.length);
  expect(met).toHaveLength(swissRounds(size) * Math.floor(size / 2));
});

test('a round of 64 is paired in under 50 ms', () => {
  const { took } = evening(64, 12);
  expect(took.sort((a, b) => a - b)[6]).toBeLessThan(50);
});

test('in the first round the upper half meets the lower half', () => {
  const members = Array.from({ length: 10 }, (_, id) => ({ id, points: 0 }));
  const { pairs } = swissPairing({ members, met: [], byes: [], apart: [] }, match);
  expect(pairs).toEqual([0, 1, 2, 3, 4].map((id) => [id, id + 5]));
});

test('rounds: one more than the binary logarithm', () => {
  expect([9, 16, 17, 64].map(swissRounds)).toEqual([5, 5, 6, 7]);
});
