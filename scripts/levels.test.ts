/** The comparison of strengths: its arithmetic, and that a match can be repeated. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { gameNamed } from './game';
import { answered, battlesForTwo, fairOf, fairShareOf, insistOnSides, playUntil, shareOf, sidesOf } from './levels';
import { playLevels } from './levels-worker';
import { EVEN, fixedPlan, SequentialTest } from './sequential';

test('a share has the interval of Wilson', () => {
  expect(shareOf(50, 100)).toEqual({ share: 0.5, low: 0.404, high: 0.596, games: 100 });
  expect(shareOf(0, 10)).toEqual({ share: 0, low: 0, high: 0.278, games: 10 });
  expect(shareOf(9.5, 10)).toMatchObject({ share: 0.95, games: 10 });
});

test('battles that one side wins nearly always tell nothing about strengths', () => {
  const fairness = (battle: string, share: number) => ({ battle, side: 'army', ...shareOf(share * 10, 10) });
  expect(fairOf([fairness('a', 0.2), fairness('b', 0.3), fairness('c', 0.7), fairness('d', 0.9)])).toEqual(['b', 'c']);
});

test('a match of two strengths ends, and ends the same when repeated', () => {
  const match = { game: 'dino-wars', battle: 'duel', seed: 3, strengths: { army: 'easy', dinosaurs: 'normal' } };
  const { winner, ended, intents } = playLevels(match);
  expect(ended).toBe(true);
  expect(playLevels(match)).toMatchObject({ winner, intents });
});

test('the luck of the rolls is measured without a change to the match, has no mean, and makes results vary less', () => {
  const strengths = { army: 'easy', dinosaurs: 'easy' };
  const matchOf = (seed: number) => ({ game: 'dino-wars', battle: 'duel', seed, strengths, isWeighed: true });
  const results = Array.from({ length: 24 }, (_, seed) => playLevels(matchOf(seed)));
  for (const { match, winner, intents } of results.slice(0, 2)) {
    expect(playLevels({ ...match, isWeighed: false })).toMatchObject({ winner, intents, luck: 0 });
  }
  const luck = results.map((each) => each.luck);
  const { share, low, high } = fairShareOf(luck, []);
  expect(high - low).toBeGreaterThan(0.05);
  // Three standard errors: the interval has 1.96 of them on each side.
  expect(Math.abs(share)).toBeLessThan((1.5 * (high - low)) / 1.96);
  const won = results.map(({ winner }) => Number(winner === 'army'));
  expect(fairShareOf(won, luck).factor).toBeGreaterThan(1.2);
});

test('a share without luck has the interval of what is left, and no luck at all leaves the results', () => {
  const [results, luck] = [
    [1, 0, 1, 0],
    [0.4, -0.4, 0.4, -0.4],
  ];
  // The rest, 0.6 and 0.4, varies a 25th as much.
  expect(fairShareOf(results, luck)).toEqual({ share: 0.5, low: 0.387, high: 0.613, games: 4, factor: 25 });
  expect(fairShareOf(results, [0, 0, 0, 0]).factor).toBe(1);
});

test('an unknown battle is told', () => {
  expect(() => playLevels({ game: 'dino-wars', battle: 'moon', seed: 1, strengths: {} })).toThrow('no battle moon');
});

test('a battle of two sides may have any number of seats, and only those for two are measured by default', () => {
  const { game } = gameNamed('dino-wars');
  const sides = ['duel', 'island', 'tanks', 'gateTeams'].map((battle) => sidesOf(game, battle));
  expect(sides).toEqual(sides.map(() => ['army', 'dinosaurs']));
  expect(sidesOf(gameNamed('simple-minis').game, 'three')).toBeNull();
  const forTwo = battlesForTwo(game);
  expect(forTwo).toEqual(expect.arrayContaining(['duel', 'gate']));
  expect(forTwo.filter((battle) => ['island', 'tanks', 'gateTeams'].includes(battle))).toEqual([]);
});

test('a battle that is unknown or not of two sides is refused', () => {
  const [{ game }, minis] = [gameNamed('dino-wars'), gameNamed('simple-minis').game];
  expect(() => insistOnSides(game, ['duel', 'tanks'])).not.toThrow();
  expect(() => insistOnSides(game, ['duel', 'toString'])).toThrow('dino-wars has no battle toString');
  expect(() => insistOnSides(minis, ['three'])).toThrow('three is no battle of two sides');
});

const balance = (...args: readonly string[]) => {
  const run = [join(__dirname, 'run.js'), 'scripts/balance.ts', '--json', '--jobs', '1', ...args];
  return spawnSync(process.execPath, run, { cwd: join(__dirname, '..'), encoding: 'utf8' });
};

test('a sequential test hears of matches in the order of their seeds', async () => {
  const seeds: number[] = [];
  const matchOf = (seed: number) => {
    return { game: 'dino-wars', battle: 'duel', seed, strengths: { army: 'easy', dinosaurs: 'easy' } };
  };
  await playUntil(matchOf, 2, ({ match }) => (seeds.push(match.seed) === 4 ? 'enough' : 'more'));
  expect(seeds).toEqual([0, 1, 2, 3]);
});

test('the answer of a test has the share so far, and the games of a fixed plan', () => {
  const running = new SequentialTest(EVEN, 2);
  for (const points of [2, 1, 1, 0.5]) running.add(points);
  const answer = answered(running, { battle: 'duel' });
  expect(answer).toMatchObject({ battle: 'duel', verdict: 'open', share: 0.563, games: 8 });
  expect(answer.fixed).toBe(fixedPlan(EVEN, 2, [0, 1, 2, 0, 1]));
});

test('balance answers sequentially', () => {
  const { stdout } = balance('--battle', 'duel', '--sequential', '--most', '2', '--strength', 'easy');
  expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ battle: 'duel', games: 2, verdict: 'open' })]);
});

test('balance takes luck out, and refuses to where no luck is measured', () => {
  const { stdout } = balance('--battle', 'duel', '--games', '2', '--strength', 'easy', '--luck');
  expect(JSON.parse(stdout)).toEqual([
    expect.objectContaining({ battle: 'duel', games: 2, factor: expect.any(Number) }),
  ]);
  const refused = balance('--game', 'simple-minis', '--parties', '--luck');
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('--luck') });
});

test('balance plays the named battle alone, and names one that it refuses', () => {
  const { stdout } = balance('--battle', 'duel', '--games', '1', '--strength', 'easy');
  expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ battle: 'duel', side: 'army', games: 1 })]);
  expect(balance('--battle', 'moon')).toMatchObject({ status: 2, stderr: 'dino-wars has no battle moon\n' });
});
