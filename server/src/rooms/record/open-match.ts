/** Opens a match from the journal, or says why it can't be opened. */
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

/** The parts of the server that opening uses. */
export interface OpeningHost {
  readonly journal: Pick<Journal, 'match' | 'acquire' | 'release'>;
  readonly games: Games;
  /** Adopts matches of older ruleset versions. */
  readonly adoption: Adoption;
  readonly log: Logger;
}

/** A recorded match and the game that can play it. */
export interface Opened {
  readonly record: HeldMatch;
  readonly game: Game;
}

/**
 * Opens a match under a lease. `lost` is called if another process takes it over. Throws a Refusal if the match is unknown,
 * if no game of this server can play it, or if another process has it; then nothing has changed.
 */
export async function openMatch(host: OpeningHost, id: string, lost: () => void): Promise<Opened> {
  try {
    return await opened(host, id, lost);
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof Unsure)) throw error;
    throw new Refusal('JOURNAL_DOWN', 'The journal can not be reached; try again in a moment', 503);
  }
}

async function opened(host: OpeningHost, id: string, lost: () => void): Promise<Opened> {
  const { key } = known(host, id, await host.journal.match(id)).record;
  const lease = await host.journal.acquire(key, lost).catch((error: unknown) => {
    if (error instanceof HeldElsewhere) {
      throw new Refusal('MATCH_ELSEWHERE', 'Another server process has this match; try again in a moment', 503);
    }
    throw error;
  });
  try {
    // Another process may have written until the lease was ours, so the match is read again.
    const { record, game } = known(host, id, await host.journal.match(id));
    return { record: await played(host, { ...record, lease }, game), game };
  } catch (error) {
    await host.journal.release(lease);
    throw error;
  }
}

/** Finds the match and its game. Throws a Refusal if it is unknown, or if the present rules can neither play nor adopt it. */
function known(host: OpeningHost, id: string, record: MatchRecord | null): { record: MatchRecord; game: Game } {
  if (record === null) throw new Refusal('MATCH_UNKNOWN', `There is no match ${id}`, 404);
  const game = host.games.get(record.game);
  if (game === undefined) throw unplayable(`the game ${record.game} is not played here`);
  const why = record.version === game.rules.version ? null : host.adoption.whyNot(record, game);
  if (why !== null) throw unplayable(why);
  return { record, game };
}

/** The match under the present rules, adopted if necessary. */
async function played(host: OpeningHost, record: HeldMatch, game: Game): Promise<HeldMatch> {
  if (record.version !== game.rules.version) {
    const adopted = await host.adoption.adopt(record, game);
    if ('why' in adopted) {
      const { why, error } = adopted;
      host.log.warn({ match: record.id, why, error }, 'the present rules can not adopt a match');
      throw unplayable(why);
    }
    host.log.info({ match: record.id, from: record.version }, 'the present rules have adopted a match');
    return adopted.record;
  }
  const options = game.options.safeParse(record.options);
  if (!options.success) throw unplayable(`its options are not those of ${record.game}`);
  return { ...record, options: options.data };
}

function unplayable(why: string): Refusal {
  return new Refusal('MATCH_UNPLAYABLE', `This match can't be played: ${why}`, 409);
}

/** The state from which a fork goes on, from replaying the record it took over; null for a match that begins with set-up. */
export async function startOf({ origin }: HeldMatch, { rules }: Game): Promise<Frozen<object> | null> {
  if (origin?.record === undefined) return null;
  return frozen(await inSlices(replaying(rules, origin.record)));
}
