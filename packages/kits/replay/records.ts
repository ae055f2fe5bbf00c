/** Getting hold of records: from the server, from a file, and back into one. */
import { ApiError, fetchRecord } from '../shell/api';
import type { RecordHead, Trouble } from './state';

/** A record is at most so long; the longest match ever seen is a tenth of it. */
const MOST_BYTES = 20_000_000;

/** The record of a match on this server, or why there is none to see. */
export async function recordOf(id: string): Promise<{ readonly record: unknown } | Trouble> {
  try {
    return { record: await fetchRecord(id) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409 || status === 403) {
      return {
        headline: 'To be continued!',
        text: 'This battle is still being fought. Its dice stay secret until it is over; meanwhile you can watch.',
        watch: id,
      };
    }
    if (status === 404) {
      return {
        headline: 'No such film!',
        text: 'Nobody has fought a battle under this link. Perhaps a letter got lost on the way.',
      };
    }
    return { headline: 'The line is dead!', text: error instanceof Error ? error.message : String(error) };
  }
}

/** The record in a file, or why it holds none. */
export async function recordIn(file: File): Promise<{ readonly record: unknown } | Trouble> {
  if (file.size > MOST_BYTES) return { headline: 'Too long!', text: `${file.name} is larger than any match can be.` };
  try {
    return { record: JSON.parse(await file.text()) as unknown };
  } catch {
    return { headline: 'Not a film!', text: `${file.name} is no record of a match: it is not even JSON.` };
  }
}

/** The file name of a record: `dino-wars-a1B2.json`. */
export function fileName(head: RecordHead | null): string {
  const id = head?.id?.replace(/[^A-Za-z0-9_-]/g, '') ?? '';
  return `${head?.game || 'match'}-${id || 'record'}.json`;
}
