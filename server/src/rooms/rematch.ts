/** Sets up a rematch. */
import { type Games, swappedSides } from '@dwo/shared';
import type { ChairRecord, Journal, MatchRecord } from '../journal/journal';
import type { NewMatches } from '../new-matches';
import { newOptions } from '../new-options';
import { newKeys, newMatchId } from '../secrets';
import { type Chairs, EMPTY_CHAIR } from './seats/chairs';

/** The parts of the server that a rematch uses. */
interface RematchHost {
  readonly journal: Pick<Journal, 'match' | 'setting' | 'settingOr'>;
  readonly newMatches: Pick<NewMatches, 'create'>;
  readonly games: Games;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

/** The id of the rematch of a finished match; null if nobody has asked for one. */
export async function rematchOf(
  { journal }: { readonly journal: Pick<Journal, 'match' | 'setting'> },
  { id }: MatchRecord,
): Promise<string | null> {
  const next = await journal.setting(nameOf(id));
  return next === null || (await journal.match(next)) === null ? null : next;
}

/** The ids of the rematches of these matches, by id; only of those that have one. */
export async function rematchesOf(
  { journal }: { readonly journal: Pick<Journal, 'settings'> },
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await journal.settings(ids.map(nameOf));
  return new Map(ids.flatMap((id) => (found.has(nameOf(id)) ? [[id, found.get(nameOf(id)) as string]] : [])));
}

/** The options of a rematch. */
export interface RematchWish {
  /** The IP address of the person who asks; it is charged for the match. */
  readonly address: string;
  /** Identity of the person who may change the match until it begins. */
  readonly creator?: string | null;
  /** Whether the sides are swapped; they never are after a match without a result. */
  readonly swapped?: boolean;
}

/**
 * Sets up a match with the options of a finished one and returns its id; a second call returns the same id. Computer players
 * keep their seats, or change sides with the people if both sides have equally many seats. Rejects with a Refusal (429) if
 * the address has set up too much.
 */
export async function setUpRematch(
  host: RematchHost,
  record: MatchRecord,
  chairs: Chairs,
  { address, creator = null, swapped = true }: RematchWish,
): Promise<string> {
  // The id is stored first, so that a second call gets the same one, even after a crash.
  const id = await host.journal.settingOr(nameOf(record.id), () => newMatchId(host.random));
  if ((await host.journal.match(id)) !== null) return id;
  const { game, version, preset, terms, visibility, delay, rated } = record;
  const played = host.games.get(game);
  const options = played === undefined ? record.options : newOptions(played, record.options);
  await host.newMatches.create(address, {
    ...{ id, creator, game, version, preset, options, terms, visibility, delay, rated },
    ...newKeys(played?.rules ?? {}, options, host.random),
    createdAt: host.now(),
    origin: { match: record.id, step: null },
    chairs: botsOf(chairs, swapped),
  });
  return id;
}

/** The name of the setting that holds the id. */
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
