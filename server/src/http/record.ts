/** `GET /api/matches/:id/record`: a finished match as a file, with everything that is needed to play and to check it again. */
import { createHash } from 'node:crypto';
import { completing, frozen, secretToHex, type Tagged } from '@dwo/kernel';
import { type Game, matchId } from '@dwo/shared';
import { Router } from 'express';
import { Refusal } from '../failure';
import { formerRules } from '../former-rules';
import type { Host } from '../host';
import type { EntryRecord, MatchRecord } from '../journal/journal';
import { isFormer, recordingOf, type Whole } from '../rooms/record/recording';
import { isPublic } from '../rooms/watching/publicity';
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

interface File {
  readonly text: string;
  readonly tag: string;
}

/**
 * The route below `/api/matches`. A finished match never changes but for the names in it: whoever got its file asks each time
 * whether it is still the same.
 */
export function recordRoute(host: Host): Router {
  const routes = Router();
  const kept = new Map<string, Promise<File>>();
  routes.get('/:id/record', async (request, response) => {
    const { id } = request.params;
    const finished = await finishedMatch(host, id);
    const key = hashOf(JSON.stringify([id, finished.match.chairs, finished.entries]));
    const file = kept.get(key) ?? fileOf(host, finished);
    kept.delete(key);
    kept.set(key, file);
    if (kept.size > KEPT) kept.delete([...kept.keys()][0] as string);
    file.catch(() => kept.delete(key));
    const { text, tag } = await file;
    response
      .set('Cache-Control', 'no-cache')
      .set('ETag', tag)
      .set('Content-Disposition', `attachment; filename="dino-wars-${id}.json"`);
    if (request.fresh) response.status(304).end();
    else response.type('json').send(text);
  });
  return routes;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

async function fileOf(host: Host, finished: Finished): Promise<File> {
  const text = JSON.stringify(await recordIn(host, finished));
  return { text, tag: `"${hashOf(text)}"` };
}

/** The record of a finished match. Throws a Refusal for an unknown match and for one that is not over. */
export async function recordOf(host: Host, id: string): Promise<Whole | FormerRecord> {
  return recordIn(host, await finishedMatch(host, id));
}

interface Finished {
  readonly match: MatchRecord;
  readonly entries: readonly EntryRecord[];
}

async function finishedMatch(host: Host, id: string): Promise<Finished> {
  const match = matchId.safeParse(id).success ? await host.journal.match(id) : null;
  if (match === null) throw new Refusal('MATCH_UNKNOWN', `There is no match ${id.slice(0, 40)}`, 404);
  if (match.begunAt === null || !isPublic(match, host.now())) {
    throw new Refusal(
      'NOT_OVER',
      'The match is not over; its secret and its record are not for anybody to read yet',
      409,
    );
  }
  if (match.outcome === null) throw new Refusal('NOT_OVER', 'The match ended without a result in its first turn', 409);
  return { match, entries: await host.journal.entries(match.key) };
}

async function recordIn(host: Host, { match, entries }: Finished): Promise<Whole | FormerRecord> {
  const game = host.games.get(match.game);
  if (isFormer(match)) return { ...former(match, entries), ...about(match, game) };
  const rules = await rulesOf(match, game);
  if (rules === null) return { ...recordingOf(match, entries, {}), ...about(match, game) };
  // Its answer has everything of the record but the key of closed cards.
  return inSlices(completing(rules, { ...recordingOf(match, entries, rules), ...about(match, game) }));
}

/** The rules to complete a record by; null where it goes without. Cards that stay closed are left out by them alone. */
async function rulesOf(
  { game: id, version, closed }: MatchRecord,
  game: Game | undefined,
): Promise<Game['rules'] | null> {
  if (game?.rules.version === version) return game.rules;
  if (closed === null) return null;
  const kept = await formerRules(id, version);
  if (kept !== null) return kept;
  throw new Refusal('MATCH_UNPLAYABLE', 'The rules that it was played by are not kept here', 409);
}

function former(match: MatchRecord, entries: readonly EntryRecord[]): FormerRecord {
  const { game, version, options, secret } = match;
  const intents = entries.map(({ seat, body, at }) => ({ seat: seat as number, intent: body as Tagged, at }));
  return { format: 1, game, version, options, secret: secretToHex(secret), intents };
}

/** The particulars of a match that help a reader of its record. */
function about(
  match: MatchRecord,
  game: Game | undefined,
): Pick<Whole, 'id' | 'preset' | 'players' | 'begunAt' | 'endedAt'> {
  const { id, preset, options, chairs, begunAt, endedAt } = match;
  const labels = game?.chairs(frozen(options)) ?? [];
  const players = chairs.map(({ name, place, bot }) => ({ name, label: labels[place] ?? '', bot }));
  return { id, preset, players, ...(begunAt === null ? {} : { begunAt }), ...(endedAt === null ? {} : { endedAt }) };
}
