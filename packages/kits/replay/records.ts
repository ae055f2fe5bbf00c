/** Fetches records from the server, reads them from files, and saves them. */
import { ApiError, fetchRecord } from '../shell/api';
import { sentenceOf } from '../shell/sentences';
import type { RecordHead, Trouble } from './state';
import { say } from './words';

/** The largest file that is read, in bytes: ten times the longest record known. */
const MOST_BYTES = 20_000_000;

/** The record of a match on this server, or why there is none. */
export async function recordOf(id: string): Promise<{ readonly record: unknown } | Trouble> {
  try {
    return { record: await fetchRecord(id) };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 409 || status === 403) {
      return {
        headline: say('trouble.playing'),
        text: say('trouble.playing.text'),
        watch: id,
      };
    }
    if (status === 404) {
      return {
        headline: say('trouble.unknown'),
        text: say('trouble.unknown.text'),
      };
    }
    return { headline: say('trouble.line'), text: sentenceOf(error) };
  }
}

/** The record in a file, or why it is none. */
export async function recordIn(file: File): Promise<{ readonly record: unknown } | Trouble> {
  if (file.size > MOST_BYTES)
    return { headline: say('trouble.long'), text: say('trouble.long.text', { file: file.name }) };
  try {
    return { record: JSON.parse(await file.text()) as unknown };
  } catch {
    return { headline: say('trouble.file'), text: say('trouble.file.text', { file: file.name }) };
  }
}

/** The file name for a record: `dino-wars-a1B2.json`. */
export function fileName(head: RecordHead | null): string {
  const id = head?.id?.replace(/[^A-Za-z0-9_-]/g, '') ?? '';
  return `${head?.game || 'match'}-${id || 'record'}.json`;
}
