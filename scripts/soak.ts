/* `npm run soak -- [--games 50000] [--seed 1] [--jobs 2] [--game ID]`: plays small random matches to their end, as the game's
   `testing` folder plays them, and checks every step. The last line is JSON. A match that breaks a promise is written to
   packages/<game>/fixtures/regress-<seed>.json, and the exit code is 1. */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, wholeNumber } from './arguments';
import { gameNamed, type ToolGame } from './game';
import type { WorkerNews } from './soak-worker';

const root = join(__dirname, '..');
const PROGRESS_SECONDS = 10;

interface Tally {
  games: number;
  intents: number;
  violations: number;
}

function readOptions(): {
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  readonly game: ToolGame;
} {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string', default: '2' },
      game: { type: 'string' },
    },
  });
  const games = wholeNumber('games', values.games, 1);
  return {
    games,
    game: gameNamed(values.game),
    seed: wholeNumber('seed', values.seed, 0),
    jobs: Math.min(games, wholeNumber('jobs', values.jobs, 1)),
  };
}

function keep({ folder }: ToolGame, news: Extract<WorkerNews, { type: 'violation' }>): void {
  const file = join(folder, 'fixtures', `regress-${news.seed}.json`);
  console.error(`seed ${news.seed}: ${JSON.stringify(news.violations)}`);
  if (!news.recording) return;
  mkdirSync(join(folder, 'fixtures'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(news.recording)}\n`);
  console.error(`  kept in ${file}`);
}

/** Runs one worker to its end. */
function work(game: ToolGame, seeds: readonly number[], tally: Tally): Promise<void> {
  const order = [game.game.rules.id, ...seeds.map(String)];
  const worker = fork(join(__dirname, 'run.js'), ['scripts/soak-worker.ts', ...order], { cwd: root });
  worker.on('message', (news: WorkerNews) => {
    if (news.type === 'violation') {
      tally.violations++;
      keep(game, news);
    } else {
      tally.games += news.games;
      tally.intents += news.intents;
    }
  });
  return new Promise((done, fail) => {
    worker.on('error', fail);
    worker.on('exit', (code) => (code === 0 ? done() : fail(new Error(`A worker left with ${code}`))));
  });
}

async function main(): Promise<number> {
  const { games, seed, jobs, game } = readOptions();
  const tally: Tally = { games: 0, intents: 0, violations: 0 };
  const began = performance.now();
  const seconds = (): number => Math.round((performance.now() - began) / 100) / 10;
  const ticker = setInterval(
    () => console.error(`${tally.games} of ${games} matches, ${tally.intents} intents, ${seconds()} s`),
    PROGRESS_SECONDS * 1000,
  );
  await Promise.all(Array.from({ length: jobs }, (_, job) => work(game, [seed + job, seed + games, jobs], tally)));
  clearInterval(ticker);
  if (tally.games !== games) throw new Error(`${games - tally.games} matches were not told of`);
  console.log(JSON.stringify({ ...tally, seconds: seconds() }));
  return tally.violations === 0 ? 0 : 1;
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
