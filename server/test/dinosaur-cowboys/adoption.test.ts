/** Matches under way that were begun under the first version of Dinosaur Cowboys go on with their own values. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dinosaurCowboysGame } from '@dwo/dinosaur-cowboys/wire';
import type { Game } from '@dwo/shared';
import { formerRules } from '../../src/former-rules';
import { openJournal } from '../../src/journal/open-journal';
import { Adoption } from '../../src/rooms/record/adoption';
import { leftMatch } from '../left';
import { tempFolder } from '../table';

const folder = tempFolder();

test.each(['claim', 'gang', 'quick'])('a match of version 1 (%s) goes on', async (kind) => {
  const dataDir = join(folder, kind);
  mkdirSync(dataDir);
  const journal = await openJournal(
    { databaseUrl: null, dataDir, owner: 'one', isGone: async () => false },
    (error) => {
      throw error;
    },
  );
  const record = await leftMatch(journal, { game: 'dinosaur-cowboys', version: 1, kind });
  const present = dinosaurCowboysGame as Game;
  const unread = { ...present, asBegun: (options: unknown) => options };
  if (kind === 'gang') expect(await new Adoption(journal, formerRules).adopt(record, unread)).toHaveProperty('why');
  const adopted = await new Adoption(journal, formerRules).adopt(record, present);
  const { version } = present.rules;
  expect(adopted).toMatchObject({ record: { version, options: { asOf: 1 } } });
  expect(await journal.match(kind)).toMatchObject({ version, options: { asOf: 1 } });
  await journal.close();
});
