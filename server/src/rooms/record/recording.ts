/** The record of a match in the form that is replayed and downloaded. */
import { type Entry, type HasPacks, publishedOf, type Recording, secretToHex, type Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { EntryRecord, MatchRecord } from '../../journal/journal';
import { publicDeed, type RecordedDeed } from '../seats/table-deeds';

/** A whole record of any game. */
export type Whole = Recording<Tagged, unknown>;

/** Whether the dice of a match came from its secret alone, as they did before commitments. */
export function isFormer({ version }: Pick<MatchRecord, 'version'>, game: Game | undefined): boolean {
  return version <= (game?.uncommittedUntil ?? 0);
}

/**
 * Everything on which the dice and state of a match depend, including the key of closed cards. Nobody may read that key, so
 * `completing` removes it before anything is sent. Not for matches that are `isFormer`.
 */
export function recordingOf(match: MatchRecord, entries: readonly EntryRecord[], rules: HasPacks<unknown>): Whole {
  const { game, version, options, secret, closed, dice, chairs, origin } = match;
  const entropy: (string | null)[] = [];
  for (const { place, entropy: added } of chairs) entropy[place] = added;
  return {
    ...{
      format: 2,
      game,
      version,
      options,
      ...publishedOf(rules, options, match),
      secret: secretToHex(secret),
      entropy,
    },
    ...(closed === null ? {} : { closed: secretToHex(closed) }),
    ...(dice === null ? {} : { dice }),
    ...(origin?.record === undefined ? {} : { origin: origin.record }),
    entries: entries.map(entryOf),
  };
}

function entryOf({ kind, seat, body, at }: EntryRecord): Entry<Tagged> {
  if (kind === 'intent') return { seat: seat as number, intent: body as Tagged, at };
  const deed = body as Tagged & { readonly back?: number };
  if (deed.type === 'tookBack') return { back: deed.back as number, at };
  return { deed: publicDeed(body as RecordedDeed), at };
}
