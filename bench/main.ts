/**
 * `npm run -s bench -- --json [--quick]`: measures the cost of the product beside its lower bounds, everything in one run.
 * `--only live,engine,odds,orders,bot,memory,cluster,scale,idle,threads` selects parts. `--doc` writes the results into docs/BENCHMARK.md
 * and docs/HOSTING.md; `--tables` prints them in the same form. Its battles are those of one game; for any other, `--game ID`
 * measures the cost of an intent and of a computer's choice.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from '../scripts/arguments';
import { gameNamed } from '../scripts/game';
import { measureBot } from './bot';
import { measureCluster } from './cluster';
import { measureEngine } from './engine';
import { measureIdle } from './idle';
import { measureLive, measureThreads } from './live';
import { measureMemory } from './memory';
import { measureOdds } from './odds';
import { measureOrders } from './orders';
import { measureGame } from './other-game';
import { type Part, type Result, refreshedBenchmark, refreshedHosting, tables } from './report';
import { measureScale } from './scale';

const PARTS: readonly Part[] = [
  'live',
  'engine',
  'odds',
  'orders',
  'bot',
  'memory',
  'cluster',
  'scale',
  'idle',
  'threads',
];

function partsOf(only: string | undefined): readonly string[] {
  const parts = only?.split(',') ?? PARTS;
  const unknown = parts.find((part) => !PARTS.some((known) => known === part));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}; there are ${PARTS.join(', ')}`);
  return parts;
}

/** The game whose battles are measured. */
const MEASURED = 'dino-wars';

/** Writes the results into the pages that show them. */
function refresh(result: Partial<Result>): void {
  const pages = { 'BENCHMARK.md': refreshedBenchmark, 'HOSTING.md': refreshedHosting };
  for (const [name, refreshed] of Object.entries(pages)) {
    const file = join(__dirname, '..', 'docs', name);
    writeFileSync(file, refreshed(readFileSync(file, 'utf8'), result));
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      quick: { type: 'boolean' },
      only: { type: 'string' },
      doc: { type: 'boolean' },
      tables: { type: 'boolean' },
      game: { type: 'string' },
    },
  });
  const game = values.game ?? MEASURED;
  const quick = values.quick ?? false;
  if (game !== MEASURED) {
    console.log(JSON.stringify(measureGame(gameNamed(game), quick ? 2 : 20)));
    return;
  }
  if (quick && values.doc) throw new Error('What is measured quickly is no figure for the docs');
  const parts = partsOf(values.only);
  const engine = parts.includes('engine') ? measureEngine(quick) : undefined;
  const odds = parts.includes('odds') ? measureOdds(quick) : undefined;
  const orders = parts.includes('orders') ? measureOrders(quick) : undefined;
  const bot = parts.includes('bot') ? measureBot(quick) : undefined;
  const memory = parts.includes('memory') ? await measureMemory(quick) : undefined;
  const live = parts.includes('live') ? await measureLive(quick) : undefined;
  const cluster = parts.includes('cluster') ? await measureCluster(quick) : undefined;
  const scale = parts.includes('scale') ? await measureScale(quick) : undefined;
  const idle = parts.includes('idle') ? await measureIdle(quick) : undefined;
  const threads = parts.includes('threads') ? await measureThreads(quick) : undefined;
  const measured = { live, engine, odds, orders, bot, memory, cluster, scale, idle, threads };
  const result = Object.fromEntries(
    Object.entries(measured).filter(([_, part]) => part !== undefined),
  ) as Partial<Result>;
  if (values.doc) refresh(result);
  if (values.tables) console.log([...tables(result).values()].join('\n\n'));
  else console.log(values.json ? JSON.stringify(result) : JSON.stringify(result, null, 2));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
