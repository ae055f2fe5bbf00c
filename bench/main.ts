/** `npm run -s bench -- --json [--quick]`: what the product costs beside its floors, all of it measured in this one run. */
import { parseArgs } from 'node:util';
import { measureLive } from './live';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } });

async function main(): Promise<void> {
  const live = await measureLive(values.quick ?? false);
  console.log(JSON.stringify({ live }));
}

main();
