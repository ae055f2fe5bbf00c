/**
 * The cost of durability: the bare room with the frozen group commit, in which an intent is answered only after it is on disk.
 * It writes the same entries as the match room for the same battle: the same bodies, by the same statement.
 */
import { join } from 'node:path';
import { serveBareRoom } from './bare';
import { entriesOfBattle } from './entries';
import { appending, openJournal } from './frozen/entries';
import { GroupCommit } from './frozen/group-commit';
import { Wal } from './frozen/wal';
import { scratchFolder } from './scratch-folder';

const file = join(scratchFolder(), 'journal.sqlite');
const db = openJournal(file);
const wal = new Wal(file);
const commits = new GroupCommit(db, () => wal.sync());
const append = appending(db);
const next = entriesOfBattle();

serveBareRoom((match) => {
  const entry = next(match);
  return commits.commit(() => append(entry));
});
