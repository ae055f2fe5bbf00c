/** Reads the head of a record, for the page. */
import { sentenceOf } from '../shell/sentences';
import type { RecordHead, Trouble } from './state';
import { say } from './words';

/** The head of a record, without the match itself. It is not verified. */
export function headOf(record: unknown): RecordHead {
  const read = (typeof record === 'object' && record !== null ? record : {}) as Record<string, unknown>;
  const { game, version, id, endedAt, outcome, origin, packs } = read;
  return {
    game: typeof game === 'string' ? game : '',
    version: typeof version === 'number' ? version : 0,
    id: typeof id === 'string' ? id : null,
    endedAt: typeof endedAt === 'number' ? endedAt : null,
    outcome: typeof outcome === 'object' ? (outcome as RecordHead['outcome']) : null,
    forked: typeof origin === 'object' && origin !== null,
    closed: typeof packs === 'object' && packs !== null,
  };
}

/** Why a record can't be shown, for a poster. */
export function troubleOf(error: unknown): Trouble {
  return { headline: say('trouble.torn'), text: sentenceOf(error) };
}
