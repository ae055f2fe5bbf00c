/** Finds a match in the journal, or says why it can't be opened. */
import type { Game } from '@dwo/shared';
import { Refusal } from '../failure';
import type { Host } from '../host';
import type { MatchRecord } from '../journal/journal';

/** A recorded match and the game that can play it. */
export interface Opened {
  readonly record: MatchRecord;
  readonly game: Game;
}

/** Throws a Refusal for an unknown match and for one that this server's games can't play. Changes nothing either way. */
export async function openMatch(host: Host, id: string): Promise<Opened> {
  const record = await host.journal.match(id);
  if (record === null) throw new Refusal('MATCH_UNKNOWN', `There is no match ${id}`, 404);
  const game = host.games.get(record.game);
  if (game === undefined) throw unplayable(`the game ${record.game} is not played here`);
  const { version } = game.rules;
  if (record.version !== version) {
    throw unplayable(`it was begun under version ${record.version} of the rules, this server plays version ${version}`);
  }
  const options = game.options.safeParse(record.options);
  if (!options.success) throw unplayable(`its options are not those of ${record.game}`);
  return { record: { ...record, options: options.data }, game };
}

function unplayable(why: string): Refusal {
  return new Refusal('MATCH_UNPLAYABLE', `This match can't be played: ${why}`, 409);
}
