/*
 * `npm run -s bots -- [--games 10000] [--seed 1] [--jobs 2] [--large 200] [--game ID] [--json]`: plays that many matches of the
 * computer player against itself, as the game's `testing` folder draws them, so many of a thousand of them large. The last
 * line is JSON. A match that breaks a promise or does not end is written to .cache/bots-<seed>.json; then it leaves with 1.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BotNews } from './bots-worker';
import { gameNamed } from './game';

const root = join(__dirname, '..');
const PROGRESS_SECONDS = 10;

interface Tally {
  games: number;
  intents: number;
  turns: number;
  longest: number;
  violations: number;
  stalls: number;
  /** By the label of the winner. */
  readonly wins: Record<string, number>;
  draws: number;
}

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) throw new Error(`--${name} wants a whole number from ${least} up`);
  return value;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      large: { type: 'string', default: '200' },
      game: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const games = wholeNumber('games', values.games, 1);
  return {
    games,
    id: gameNamed(values.game).game.rules.id,
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

async function main(): Promise<number> {
  const { games, seed, jobs, large, json, id } = readOptions();
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
