/**
 * `npm run -s bench -- --json [--quick]`: what the product costs beside its floors, everything measured in this one run.
 * `--only live,engine,odds,bot,memory,cluster` leaves the rest out; `--doc` writes docs/BENCHMARK.md from it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureBot } from './bot';
import { measureCluster } from './cluster';
import { measureEngine } from './engine';
import { measureLive } from './live';
import { measureMemory } from './memory';
import { measureOdds } from './odds';
import { type Result, report } from './report';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      quick: { type: 'boolean' },
      only: { type: 'string' },
      doc: { type: 'boolean' },
    },
  });
  const quick = values.quick ?? false;
  const parts = (values.only ?? 'live,engine,odds,bot,memory,cluster').split(',');
  const engine = parts.includes('engine') ? measureEngine(quick) : undefined;
  const odds = parts.includes('odds') ? measureOdds(quick) : undefined;
  const bot = parts.includes('bot') ? measureBot(quick) : undefined;
  const memory = parts.includes('memory') ? await measureMemory(quick) : undefined;
  const live = parts.includes('live') ? await measureLive(quick) : undefined;
  const cluster = parts.includes('cluster') ? await measureCluster(quick) : undefined;
  const result = { live, engine, odds, bot, memory, cluster };
  if (values.doc) writeFileSync(join(__dirname, '..', 'docs', 'BENCHMARK.md'), report(result as Result));
  console.log(values.json ? JSON.stringify(result) : JSON.stringify(result, null, 2));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
