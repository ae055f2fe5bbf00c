/** The journal's entries of some matches, read through the journal. */
import { type JournalSettings, openJournal } from '../../server/src/journal/open-journal';
import { readNote } from '../../server/src/rooms/record/entry-notes';
import type { Written } from './book';

/** The records of these matches; the journal must be one that can be opened now. */
export async function readRecords(settings: JournalSettings, matches: readonly string[]) {
  const journal = await openJournal(settings, () => {});
  const records = new Map<string, Written[]>();
  for (const id of matches) {
    const match = await journal.match(id);
    const entries = match === null ? [] : await journal.entries(match.key);
    records.set(
      id,
      entries.map(({ n, seat, wishId }) => ({ n, seat, id: readNote(wishId).wishId })),
    );
  }
  await journal.close();
  return (match: string): readonly Written[] => records.get(match) ?? [];
}
