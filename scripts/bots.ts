/* `npm run -s bots -- [--games 10000] [--seed 1] [--jobs 2] [--large 200] [--game ID] [--json]`: plays matches of the computer
   against itself, drawn by the game's `testing` folder; `--large` of every thousand are large. The last line is JSON. A match
   that breaks a promise or does not end is written to .cache/bots-<seed>.json, and the exit code is 1.  `npm run -s bots --
   --levels [--games 24] [--battle NAME]... [--jobs 2] [--game ID] [--json]`: each strength against the next weaker one, in
   pairs of matches on the same dice with sides swapped; a draw counts a half. It plays the named battles. Without names, it
   plays the game's shortest battle with up to 24 games, and every preset for two with more. Presets are left out in which the
   strongest does not win 30 to 70 % against itself.  `npm run -s bots -- --random [--games 200] [--table NAME] [--rung NAME]
   [--against RUNG] [--game ID]`: each strength, and a player that sees everything, alone among random players, at every table
   of the game's ladder. With `--against`, alone among computers of that strength, from every seat with each shuffle. */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneOf, parseArgs, wholeNumber } from './arguments';
import type { BotNews } from './bots-worker';
import { gameNamed } from './game';
import { climb } from './ladder';
import { balanceOf, battlesForTwo, fairOf, insistOnSides, levelsOf } from './levels';

const root = join(__dirname, '..');
const PROGRESS_SECONDS = 10;
/** Up to this many games, only the shortest battle is played. */
const SHORT_GAMES = 24;

interface Tally {
  games: number;
  intents: number;
  turns: number;
  longest: number;
  violations: number;
  stalls: number;
  /** Number of wins by the label of the winner. */
  readonly wins: Record<string, number>;
  draws: number;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      large: { type: 'string', default: '200' },
      levels: { type: 'boolean', default: false },
      random: { type: 'boolean', default: false },
      table: { type: 'string' },
      rung: { type: 'string' },
      against: { type: 'string' },
      game: { type: 'string' },
      battle: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
    },
  });
  const { levels, random, table, rung, against, battle } = values;
  const games = wholeNumber('games', values.games ?? (levels ? '24' : random ? '200' : '1000'), 1);
  const { game, ladder } = gameNamed(values.game);
  insistOnSides(game, battle ?? []);
  if (table !== undefined) oneOf('table', table, Object.keys(ladder?.tables ?? {}));
  for (const [name, named] of Object.entries({ rung, against })) {
    if (named !== undefined) oneOf(name, named, ladder?.rungs ?? []);
  }
  return {
    games,
    ...{ levels, random, table, rung, against, battle },
    id: game.rules.id,
    seed: wholeNumber('seed', values.seed, 0),
    jobs: Math.min(games, wholeNumber('jobs', values.jobs, 1)),
    large: wholeNumber('large', values.large, 0),
    json: values.json,
  };
}

function count(tally: Tally, news: BotNews): void {
  tally.games++;
  tally.intents += news.intents;
  tally.turns += news.turns;
  tally.longest = Math.max(tally.longest, news.turns);
  if (news.violations.length > 0) tally.violations++;
  else if (news.stall !== null) tally.stalls++;
  else if (news.winner !== null) tally.wins[news.winner] = (tally.wins[news.winner] ?? 0) + 1;
  else tally.draws++;
  if (news.violations.length === 0 && news.stall === null) return;
  console.error(`seed ${news.seed}: ${news.stall ?? ''} ${JSON.stringify(news.violations)}`);
  if (!news.recording) return;
  const file = join('.cache', `bots-${news.seed}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(join(root, file), `${JSON.stringify(news.recording)}\n`);
  console.error(`  kept in ${file}`);
}

/** Runs one worker to its end. */
function work(id: string, seeds: readonly number[], tally: Tally): Promise<void> {
  const worker = fork(join(__dirname, 'run.js'), ['scripts/bots-worker.ts', id, ...seeds.map(String)], { cwd: root });
  worker.on('message', (news: BotNews) => count(tally, news));
  return new Promise((done, fail) => {
    worker.on('error', fail);
    worker.on('exit', (code) => (code === 0 ? done() : fail(new Error(`A worker left with ${code}`))));
  });
}

/** Compares neighbouring strengths; returns 1 if a match did not end, else 0. */
async function compare(id: string, games: number, jobs: number, named?: readonly string[]): Promise<number> {
  const { game, presets } = gameNamed(id);
  const short = games <= SHORT_GAMES && named === undefined;
  const only = short ? [presets.fuzzed] : (named ?? battlesForTwo(game));
  const fairness = await balanceOf(game, Math.min(games, SHORT_GAMES), jobs, { battles: only });
  const battles = short ? [presets.fuzzed] : fairOf(fairness);
  const duels = await levelsOf(game, battles, games, jobs);
  console.log(JSON.stringify({ battles, fairness, duels }));
  return duels.every(({ unfinished }) => unfinished === 0) ? 0 : 1;
}

async function main(): Promise<number> {
  const { games, seed, jobs, large, json, id, levels, ...wish } = readOptions();
  if (levels) return compare(id, games, jobs, wish.battle);
  if (wish.random) return climb(gameNamed(id), games, wish);
  const tally: Tally = {
    ...{ games: 0, intents: 0, turns: 0, longest: 0, violations: 0, stalls: 0 },
    ...{ wins: {}, draws: 0 },
  };
  const began = performance.now();
  const seconds = (): number => Math.round((performance.now() - began) / 100) / 10;
  const say = () => console.error(`${tally.games} of ${games} matches, ${tally.intents} intents, ${seconds()} s`);
  const ticker = setInterval(say, PROGRESS_SECONDS * 1000);
  await Promise.all(Array.from({ length: jobs }, (_, job) => work(id, [seed + job, seed + games, jobs, large], tally)));
  clearInterval(ticker);
  if (tally.games !== games) throw new Error(`${games - tally.games} matches were not told of`);
  if (!json) say();
  console.log(JSON.stringify({ ...tally, seconds: seconds() }));
  return tally.violations + tally.stalls === 0 ? 0 : 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exit(2);
  },
);
