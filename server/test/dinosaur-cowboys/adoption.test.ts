/** Matches under way that were begun under earlier versions of Dinosaur Cowboys go on with their own values. */
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

const LEFT = [1, 2].flatMap((version) => ['claim', 'gang', 'quick'].map((kind) => ({ version, kind })));

test.each(LEFT)('a match of version $version ($kind) goes on', async ({ version: begun, kind }) => {
  const dataDir = join(folder, `${kind}-${begun}`);
  mkdirSync(dataDir);
  const journal = await openJournal(
    { databaseUrl: null, dataDir, owner: 'one', isGone: async () => false },
    (error) => {
      throw error;
    },
  );
  const record = await leftMatch(journal, { game: 'dinosaur-cowboys', version: begun, kind });
  const present = dinosaurCowboysGame as Game;
  const unread = { ...present, asBegun: (options: unknown) => options };
  if (kind === 'gang') expect(await new Adoption(journal, formerRules).adopt(record, unread)).toHaveProperty('why');
  const adopted = await new Adoption(journal, formerRules).adopt(record, present);
  const { version } = present.rules;
  expect(adopted).toMatchObject({ record: { version, options: { asOf: begun } } });
  expect(await journal.match(kind)).toMatchObject({ version, options: { asOf: begun } });
  await journal.close();
});
