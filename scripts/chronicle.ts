/* `npm run -s chronicle`: writes down anew how random matches go under the rules as they are (see chronicle.test.ts). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWars } from '@dwo/dino-wars';
import { chronicleOf } from '../packages/dino-wars/src/testing/chronicle';
import type { Sort } from '../packages/dino-wars/src/testing/skirmish';

/** How many matches of each sort are followed. */
const SORTS: Readonly<Record<Sort, number>> = { foot: 2, placed: 10, any: 9, gate: 3 };

const matches = Object.entries(SORTS).flatMap(([sort, count]) =>
  Array.from({ length: count }, (_, i) => ({ sort, seed: i + 1, ...chronicleOf(dinoWars, i + 1, sort as Sort) })),
);
const file = join(__dirname, '..', 'packages', 'dino-wars', 'fixtures', 'chronicle.json');
writeFileSync(file, `${JSON.stringify({ version: dinoWars.version, matches }, null, 1)}\n`);
console.log(`${matches.length} matches, ${matches.reduce((sum, { intents }) => sum + intents, 0)} intents`);
