/** The same match once more. */
import { type Games, swappedSides } from '@dwo/shared';
import type { ChairRecord, Journal, MatchRecord } from '../journal/journal';
import { newOptions } from '../new-options';
import { newKeys, newMatchId } from '../secrets';
import { type Chairs, EMPTY_CHAIR } from './seats/chairs';

/** The part of the server that another match needs. */
interface RematchHost {
  readonly journal: Pick<Journal, 'match' | 'setting' | 'settingOr' | 'createMatch'>;
  readonly games: Games;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The id of the match that follows a finished one; null if nobody has asked for it. */
export async function rematchOf({ journal }: RematchHost, { id }: MatchRecord): Promise<string | null> {
  const next = await journal.setting(nameOf(id));
  return next === null || (await journal.match(next)) === null ? null : next;
}

/** The wish for the next match. */
export interface RematchWish {
  /** The person who may change it until it begins. */
  readonly creator?: string | null;
  /** Whether everybody changes sides: not after a match without a result. */
  readonly swapped?: boolean;
}

/**
 * Sets up a match with the options of a finished one, once, and returns its id. Computer players sit in it already, on
 * the other side where both have as many seats; people change sides too.
 */
export async function setUpRematch(
  host: RematchHost,
  record: MatchRecord,
  chairs: Chairs,
  { creator = null, swapped = true }: RematchWish = {},
): Promise<string> {
  // Its id is kept first: whoever asks again, be it after a crash, gets the same.
  const id = await host.journal.settingOr(nameOf(record.id), () => newMatchId(host.random));
  if ((await host.journal.match(id)) !== null) return id;
  const { game, version, preset, terms, visibility, delay } = record;
  const played = host.games.get(game);
  const options = played === undefined ? record.options : newOptions(played, record.options);
  await host.journal.createMatch({
    ...{ id, creator, game, version, preset, options, terms, visibility, delay },
    ...newKeys(played?.rules ?? {}, options, host.random),
    createdAt: host.now(),
    origin: { match: record.id, step: null },
    chairs: botsOf(chairs, swapped),
  });
  return id;
}

/** Under this name the id is kept. */
function nameOf(match: string): string {
  return `rematch of ${match}`;
}

function botsOf({ all, labels }: Chairs, swapped: boolean): ChairRecord[] {
  const bots: ChairRecord[] = [];
  const otherSide = swapped ? swappedSides(labels) : (label: string) => label;
  for (const [seat, sitter] of all.entries()) {
    if (sitter?.bot !== true) continue;
    const wish = otherSide(labels[seat] ?? sitter.wish);
    bots.push({ ...EMPTY_CHAIR, place: bots.length, name: sitter.name, wish, bot: true, strength: sitter.strength });
  }
  return bots;
}
