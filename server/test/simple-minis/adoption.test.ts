/** Matches under way that were begun under earlier versions of Very Simple Miniatures go on with their own forces. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@dwo/shared';
import { simpleMinisGame } from '@dwo/simple-minis/wire';
import { formerRules } from '../../src/former-rules';
import { openJournal } from '../../src/journal/open-journal';
import { Adoption } from '../../src/rooms/record/adoption';
import { leftMatch } from '../left';
import { tempFolder } from '../table';

const folder = tempFolder();

const LEFT = [1, 2, 3, 4].flatMap((version) =>
  ['battle', 'drawn', 'stand', 'train'].map((kind) => ({ version, kind })),
);

test.each(LEFT)('a match of version $version ($kind) goes on', async ({ version: begun, kind }) => {
  const dataDir = join(folder, `${kind}-${begun}`);
  mkdirSync(dataDir);
  const journal = await openJournal(
    { databaseUrl: null, dataDir, owner: 'one', isGone: async () => false },
    (error) => {
      throw error;
    },
  );
  const record = await leftMatch(journal, { game: 'simple-minis', version: begun, kind });
  const present = simpleMinisGame as Game;
  const unread = { ...present, asBegun: (options: unknown) => options };
  if (kind === 'train') expect(await new Adoption(journal, formerRules).adopt(record, unread)).toHaveProperty('why');
  const adopted = await new Adoption(journal, formerRules).adopt(record, present);
  const { version } = present.rules;
  expect(adopted).toMatchObject({ record: { version, options: { asOf: begun } } });
  expect(await journal.match(kind)).toMatchObject({ version, options: { asOf: begun } });
  await journal.close();
});
