/**
 * `npm run -s bench -- --json [--quick]`: what the product costs beside its floors, everything measured in this one run.
 * `--only live,engine,memory` leaves the rest out.
 */
import { parseArgs } from 'node:util';
import { measureEngine } from './engine';
import { measureLive } from './live';
import { measureMemory } from './memory';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, quick: { type: 'boolean' }, only: { type: 'string' } },
  });
  const quick = values.quick ?? false;
  const parts = (values.only ?? 'live,engine,memory').split(',');
  const result = {
    ...(parts.includes('engine') ? { engine: measureEngine(quick) } : {}),
    ...(parts.includes('memory') ? { memory: await measureMemory(quick) } : {}),
    ...(parts.includes('live') ? { live: await measureLive(quick) } : {}),
  };
  console.log(values.json ? JSON.stringify(result) : JSON.stringify(result, null, 2));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
