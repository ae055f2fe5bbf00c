import { chances, type Prior, type RatedMatch, ratingsOf, type Skill, shown, UNKNOWN, type Update } from './fold';
import { loadUpdate } from './update';

const prior: Prior = {
  share: (_, battle, label) => (battle === 'skirmish' ? (label === 'army' ? 0.87 : 0.13) : null),
  computer: (_, strength): Skill | null => (strength === 'normal' ? { mu: 25, sigma: 0.5 } : null),
};
let update: Update;
beforeAll(async () => {
  update = await loadUpdate();
});

let n = 0;
function match(
  winner: string,
  loser: string,
  part: Partial<RatedMatch> = {},
  labels = ['army', 'dinosaurs'],
): RatedMatch {
  n += 1;
  const side = (who: string, rank: number, label: string) => {
    const player = who.startsWith('bot ') ? { computer: who.slice(4) } : { person: who };
    return { label, rank, players: [player] };
  };
  const sides = [side(winner, 1, labels[0] ?? ''), side(loser, 2, labels[1] ?? '')];
  const battle = part.battle ?? 'duel';
  return { id: `m${n}`, game: 'g', battle, measuredAs: battle, endedAt: n, sides, ...part };
}
const of = (matches: readonly RatedMatch[], person: string) =>
  ratingsOf(matches, prior, update).find((each) => each.person === person);

test('the winner rises, the loser falls, and each change says what it was about', () => {
  const [ann, ben] = [of([match('ann', 'ben')], 'ann'), of([match('ann', 'ben')], 'ben')];
  expect(ann?.changes).toEqual([
    expect.objectContaining({ before: 500, result: 'won', label: 'army', chance: 0.5, favoured: 0.5, battle: 'duel' }),
  ]);
  expect(ann?.changes[0]?.after).toBeGreaterThan(500);
  expect(ben?.skill.mu).toBeLessThan(UNKNOWN.mu);
});

test('the favoured side gains little by winning, and the other one much', () => {
  const expected = of([match('ann', 'ben', { battle: 'skirmish' })], 'ann');
  const surprise = of([match('ann', 'ben', { battle: 'skirmish' }, ['dinosaurs', 'army'])], 'ann');
  const gained = (each: typeof expected) => (each?.skill.mu ?? 0) - UNKNOWN.mu;
  expect(gained(surprise)).toBeGreaterThan(2 * gained(expected));
  expect(expected?.changes[0]?.favoured).toBeCloseTo(0.87, 1);
});

test('the fold learns how often a side wins: a battle that always goes to the army says little of those who win it', () => {
  const lopsided = Array.from({ length: 60 }, (_, i) => match(`a${i % 6}`, `b${(i * 5) % 6}`));
  const [first, last] = [lopsided.slice(0, 1), [...lopsided, match('new', 'other')]];
  expect(of(last, 'new')?.changes[0]?.chance).toBeGreaterThan(0.65);
  expect(of(first, 'a0')?.changes[0]?.chance).toBe(0.5);
});

test('forces that a preset no longer deals are another battle, under the same name', () => {
  const former = of([match('ann', 'ben', { measuredAs: 'skirmish' })], 'ann');
  expect(former?.changes[0]).toMatchObject({ battle: 'duel' });
  expect(former?.changes[0]?.favoured).toBeCloseTo(0.87, 1);
});

test('computers have fixed ratings, and one that was not measured rates nobody', () => {
  const matches = [match('ann', 'bot normal'), match('bot normal', 'ann')];
  expect(ratingsOf(matches, prior, update).map(({ person }) => person)).toEqual(['ann']);
  expect(of([match('ann', 'bot strange')], 'ann')).toBeUndefined();
});

test('the fold does not depend on the order in which it is given the matches, and a match that is deleted leaves no trace', () => {
  const all = [match('ann', 'ben'), match('ben', 'cat'), match('cat', 'ann'), match('ann', 'cat')];
  const fold = (some: readonly RatedMatch[]) =>
    JSON.stringify([...ratingsOf(some, prior, update)].sort((a, b) => (a.person < b.person ? -1 : 1)));
  expect(fold([...all].reverse())).toBe(fold(all));
  expect(fold(all)).toBe(fold(all));
  const [first, , ...rest] = all;
  expect(of([first as RatedMatch, ...rest], 'ann')?.changes).toHaveLength(3);
});

test('teams and more than two sides are rated by their places', () => {
  const three: RatedMatch = {
    ...match('x', 'y'),
    sides: [
      { label: 'a', rank: 1, players: [{ person: 'p1' }] },
      { label: 'b', rank: 2, players: [{ person: 'p2' }, { person: 'p3' }] },
      { label: 'c', rank: 2, players: [{ person: 'p4' }] },
    ],
  };
  const rated = ratingsOf([three], prior, update);
  expect(rated.map(({ person }) => person)).toEqual(['p1', 'p2', 'p3', 'p4']);
  expect(rated.map(({ changes }) => changes[0]?.result)).toEqual(['won', 'lost', 'lost', 'lost']);
});

test('a rating is shown as the mean minus two deviations, from 0 to 3000; chances add up to one', () => {
  expect([shown(UNKNOWN), shown({ mu: 0, sigma: 8 }), shown({ mu: 90, sigma: 1 })]).toEqual([500, 0, 3000]);
  const found = chances([[UNKNOWN], [UNKNOWN], [UNKNOWN]]);
  expect(found.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
});
