/* `npm run -s chronicle`: writes down anew how random matches go under the rules as they are (see chronicle.test.ts). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWars } from '@dwo/dino-wars';
import { chronicleOf } from '../packages/dino-wars/src/testing/chronicle';
import { TOLD, type Told, toldOf } from '../packages/dino-wars/src/testing/chronicle-setups';
import type { Sort } from '../packages/dino-wars/src/testing/skirmish';

/** How many matches of each sort are followed. */
const SORTS: Readonly<Record<Sort, number>> = { foot: 2, placed: 10, any: 9, gate: 3 };

const matches = Object.entries(SORTS).flatMap(([sort, count]) =>
  Array.from({ length: count }, (_, i) => ({ sort, seed: i + 1, ...chronicleOf(dinoWars, i + 1, sort as Sort) })),
);
const told = Object.fromEntries(
  Object.entries(TOLD).map(([what, count]) => [what, Array.from({ length: count }, (_, i) => toldOf(what as Told, i))]),
);
const file = join(__dirname, '..', 'packages', 'dino-wars', 'fixtures', 'chronicle.json');
writeFileSync(file, `${JSON.stringify({ version: dinoWars.version, matches, told }, null, 1)}\n`);
console.log(`${matches.length} matches, ${matches.reduce((sum, { intents }) => sum + intents, 0)} intents`);
