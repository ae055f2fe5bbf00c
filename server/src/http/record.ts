/** `GET /api/matches/:id/record`: a finished match as a file, with everything that is needed to play and to check it again. */
import { completing, frozen, secretToHex, type Tagged } from '@dwo/kernel';
import { type Game, matchId } from '@dwo/shared';
import { Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import type { EntryRecord, MatchRecord } from '../journal/journal';
import { isFormer, recordingOf, type Whole } from '../rooms/record/recording';
import { inSlices } from '../slices';

/**
 * A record as those of rules before version 3 are (format 1): without commitment and entropy, for their dice came from the
 * secret alone. Nothing here plays it; the bundles that are kept for those rules do.
 */
interface FormerRecord {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly secret: string;
  readonly intents: readonly { readonly seat: number; readonly intent: Tagged; readonly at: number }[];
}

/** So many finished matches are kept ready to be sent again. */
const KEPT = 32;

/** The route below `/api/matches`. A finished match never changes, so its file may be kept by whoever got it. */
export function recordRoute(host: Host): Router {
  const routes = Router();
  const kept = new Map<string, Promise<string>>();
  routes.get('/:id/record', async (request, response) => {
    const { id } = request.params;
    const file = kept.get(id) ?? recordFile(host, id);
    kept.delete(id);
    kept.set(id, file);
    if (kept.size > KEPT) kept.delete([...kept.keys()][0] as string);
    file.catch(() => kept.delete(id));
    const text = await file;
    response
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .set('Content-Disposition', `attachment; filename="dino-wars-${id}.json"`)
      .type('json')
      .send(text);
  });
  return routes;
}

async function recordFile(host: Host, id: string): Promise<string> {
  return JSON.stringify(await recordOf(host, id));
}

/** The record of a finished match. Throws a Refusal for an unknown match and for one that is not over. */
export async function recordOf(host: Host, id: string): Promise<Whole | FormerRecord> {
  const match = matchId.safeParse(id).success ? await host.journal.match(id) : null;
  if (match === null) throw new Refusal('MATCH_UNKNOWN', `There is no match ${id.slice(0, 40)}`, 404);
  if (match.begunAt === null || match.endedAt === null) {
    throw new Refusal(
      'NOT_OVER',
      'The match is not over; its secret and its record are not for anybody to read yet',
      409,
    );
  }
  const game = host.games.get(match.game);
  const entries = await host.journal.entries(match.key);
  if (isFormer(match)) return { ...former(match, entries), ...about(match, game) };
  const record = { ...recordingOf(match, entries), ...about(match, game) };
  if (game === undefined || game.rules.version !== match.version) return record;
  return { ...record, ...(await inSlices(completing(game.rules, record))) };
}

function former(match: MatchRecord, entries: readonly EntryRecord[]): FormerRecord {
  const { game, version, options, secret } = match;
  const intents = entries.map(({ seat, body, at }) => ({ seat: seat as number, intent: body as Tagged, at }));
  return { format: 1, game, version, options, secret: secretToHex(secret), intents };
}

/** What is nice to know. */
function about(
  match: MatchRecord,
  game: Game | undefined,
): Pick<Whole, 'id' | 'preset' | 'players' | 'begunAt' | 'endedAt'> {
  const { id, preset, options, chairs, begunAt, endedAt } = match;
  const labels = game?.chairs(frozen(options)) ?? [];
  const players = chairs.map(({ name, place, bot }) => ({ name, label: labels[place] ?? '', bot }));
  return { id, preset, players, ...(begunAt === null ? {} : { begunAt }), ...(endedAt === null ? {} : { endedAt }) };
}
