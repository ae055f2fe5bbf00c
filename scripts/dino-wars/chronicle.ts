/* `npm run -s chronicle`: writes new golden files of how random matches go by the present rules (see chronicle.test.ts), and of
   which lies the judge finds (see invariants-lies.test.ts). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWars } from '@dwo/dino-wars';
import { chronicleOf } from '../../packages/dino-wars/testing/chronicle';
import { TOLD, type Told, toldOf } from '../../packages/dino-wars/testing/chronicle-setups';
import { findingsOn, tableOf } from '../../packages/dino-wars/testing/lies/findings';
import type { Moment } from '../../packages/dino-wars/testing/lies/judgement';
import { told as momentsOf, STORIES } from '../../packages/dino-wars/testing/lies/story';
import type { Sort } from '../../packages/dino-wars/testing/skirmish';
import { parseArgs } from '../arguments';

parseArgs();

/** The number of matches of each sort. */
const SORTS: Readonly<Record<Sort, number>> = { foot: 2, placed: 10, any: 9, gate: 3 };

const matches = Object.entries(SORTS).flatMap(([sort, count]) =>
  Array.from({ length: count }, (_, i) => ({ sort, seed: i + 1, ...chronicleOf(dinoWars, i + 1, sort as Sort) })),
);
const told = Object.fromEntries(
  Object.entries(TOLD).map(([what, count]) => [what, Array.from({ length: count }, (_, i) => toldOf(what as Told, i))]),
);
const asked = STORIES.flatMap((story) => {
  const moments = momentsOf(story);
  return Object.entries(story.lies).flatMap(([act, all]) =>
    all.map((about) => {
      const findings = findingsOn(moments[Number(act)] as Moment, about);
      return { name: story.name, act: Number(act), about, findings };
    }),
  );
});
const lies = {
  table: tableOf(asked.map(({ findings }) => findings)),
  asked: asked.map(({ findings: { lies: count, digits }, ...what }) => ({ ...what, lies: count, digits })),
};
const fixtures = join(__dirname, '../..', 'packages', 'dino-wars', 'fixtures');
writeFileSync(join(fixtures, 'lies.json'), `${JSON.stringify(lies, null, 1)}\n`);
writeFileSync(
  join(fixtures, 'chronicle.json'),
  `${JSON.stringify({ version: dinoWars.version, matches, told }, null, 1)}\n`,
);
console.log(
  `${matches.length} matches, ${matches.reduce((sum, { intents }) => sum + intents, 0)} intents, ${asked.reduce((sum, { findings }) => sum + findings.lies, 0)} lies`,
);
