/** Finds a match in the journal, or says why it can't be opened. */
import { type Frozen, frozen, replaying } from '@dwo/kernel';
import type { Game, Games } from '@dwo/shared';
import type { Logger } from 'pino';
import { Refusal } from '../../failure';
import {
  HeldElsewhere,
  type HeldMatch,
  type Journal,
  type MatchRecord,
  Unreachable,
  Unsure,
} from '../../journal/journal';
import { inSlices } from '../../slices';
import type { Adoption } from './adoption';

/** The part of the server that opening needs. */
export interface OpeningHost {
  readonly journal: Pick<Journal, 'match' | 'acquire' | 'release'>;
  readonly games: Games;
  /** Takes matches of older rules over. */
  readonly adoption: Adoption;
  readonly log: Logger;
}

/** A recorded match and the game that can play it. */
export interface Opened {
  readonly record: HeldMatch;
  readonly game: Game;
}

/**
 * Opens a match for this process alone; `lost` is called should another one go on with it. Throws a Refusal for an unknown
 * match, for one that this server's games can't play, and for one that another process has; changes nothing then.
 */
export async function openMatch(host: OpeningHost, id: string, lost: () => void): Promise<Opened> {
  try {
    return await opened(host, id, lost);
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof Unsure)) throw error;
    throw new Refusal('JOURNAL_DOWN', 'The record can not be reached; try again in a moment', 503);
  }
}

async function opened(host: OpeningHost, id: string, lost: () => void): Promise<Opened> {
  const { key } = known(host, id, await host.journal.match(id)).record;
  const lease = await host.journal.acquire(key, lost).catch((error: unknown) => {
    if (error instanceof HeldElsewhere) {
      throw new Refusal('MATCH_ELSEWHERE', 'Another server of ours has this match; try again in a moment', 503);
    }
    throw error;
  });
  try {
    // Only what is read under the lease is sure to be the latest.
    const { record, game } = known(host, id, await host.journal.match(id));
    return { record: await played(host, { ...record, lease }, game), game };
  } catch (error) {
    await host.journal.release(lease);
    throw error;
  }
}

/** A match there is, of a game that is played here, by rules that are or may come to be the present ones. */
function known(host: OpeningHost, id: string, record: MatchRecord | null): { record: MatchRecord; game: Game } {
  if (record === null) throw new Refusal('MATCH_UNKNOWN', `There is no match ${id}`, 404);
  const game = host.games.get(record.game);
  if (game === undefined) throw unplayable(`the game ${record.game} is not played here`);
  const why = record.version === game.rules.version ? null : host.adoption.whyNot(record, game);
  if (why !== null) throw unplayable(why);
  return { record, game };
}

/** The match as one of the present rules. */
async function played(host: OpeningHost, record: HeldMatch, game: Game): Promise<HeldMatch> {
  if (record.version !== game.rules.version) {
    const adopted = await host.adoption.adopt(record, game);
    if ('why' in adopted) {
      const { why, error } = adopted;
      host.log.warn({ match: record.id, why, error }, 'the present rules can not take a match over');
      throw unplayable(why);
    }
    host.log.info({ match: record.id, from: record.version }, 'the present rules have taken a match over');
    return adopted.record;
  }
  const options = game.options.safeParse(record.options);
  if (!options.success) throw unplayable(`its options are not those of ${record.game}`);
  return { ...record, options: options.data };
}

function unplayable(why: string): Refusal {
  return new Refusal('MATCH_UNPLAYABLE', `This match can't be played: ${why}`, 409);
}

/** The state that a match goes on from, played from the record it took over; null if it is set up like any other. */
export async function startOf({ origin }: HeldMatch, { rules }: Game): Promise<Frozen<object> | null> {
  if (origin?.record === undefined) return null;
  return frozen(await inSlices(replaying(rules, origin.record)));
}
