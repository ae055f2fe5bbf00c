/** `GET /api/matches/:id/record`: a finished match as a file, with everything needed to replay and verify it. */
import { createHash } from 'node:crypto';
import { completing, frozen, secretToHex, type Tagged } from '@dwo/kernel';
import { type Game, matchId } from '@dwo/shared';
import { Router } from 'express';
import { Refusal } from '../failure';
import { formerRules } from '../former-rules';
import type { Host } from '../host';
import type { EntryRecord, MatchRecord } from '../journal/journal';
import { isFormer, recordingOf, type Whole } from '../rooms/record/recording';
import { isPublic, timeOf } from '../rooms/watching/publicity';
import { inSlices } from '../slices';

/**
 * A record of rules before version 3 (format 1). It has no commitment and no entropy, because its dice came from the secret
 * alone. Only the bundles of those rules can replay it.
 */
interface FormerRecord {
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly options: unknown;
  readonly secret: string;
  readonly intents: readonly { readonly seat: number; readonly intent: Tagged; readonly at: number }[];
}

/** The number of records in the cache. */
const KEPT = 32;

interface File {
  readonly text: string;
  readonly tag: string;
}

/**
 * The route below `/api/matches`. Only the names in a finished match can change, so browsers revalidate their copy each time.
 */
export function recordRoute(host: Host): Router {
  const routes = Router();
  const kept = new Map<string, Promise<File>>();
  routes.get('/:id/record', async (request, response) => {
    const { id } = request.params;
    const finished = await finishedMatch(host, id);
    const key = await inSlices(keyOf(finished));
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

/** The name of a record in the cache, one entry per step. */
function* keyOf({ match, entries }: Finished): Generator<void, string> {
  const hash = createHash('sha256').update(JSON.stringify([match.id, match.chairs]));
  for (const entry of entries) {
    hash.update(JSON.stringify(entry));
    yield;
  }
  return hash.digest('base64url');
}

/** The JSON text of an object, one step for each item of its lists. */
function* textOf(record: object): Generator<void, string> {
  const fields: string[] = [];
  for (const [name, field] of Object.entries(record)) {
    let text: string | undefined;
    if (Array.isArray(field)) {
      const items: string[] = [];
      for (const item of field as readonly unknown[]) {
        items.push(JSON.stringify(item) ?? 'null');
        yield;
      }
      text = `[${items.join(',')}]`;
    } else text = JSON.stringify(field);
    if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

async function fileOf(host: Host, finished: Finished): Promise<File> {
  const text = await inSlices(textOf(await recordIn(host, finished)));
  return { text, tag: `"${hashOf(text)}"` };
}

/** The record of a finished match. Throws a Refusal if the match is unknown or not over. */
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
  if (match.begunAt === null || !isPublic(match, timeOf(host, match))) {
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
  if (isFormer(match, game)) return { ...former(match, entries), ...about(match, game) };
  const rules = await rulesOf(match, game);
  if (rules === null) return { ...recordingOf(match, entries, {}), ...about(match, game) };
  // `completing` removes the key of closed cards from the record.
  return inSlices(completing(rules, { ...recordingOf(match, entries, rules), ...about(match, game) }));
}

/** The rules that complete the record; null if none are needed. They alone can leave out cards that stay closed. */
async function rulesOf(
  { game: id, version, closed }: MatchRecord,
  game: Game | undefined,
): Promise<Game['rules'] | null> {
  if (game?.rules.version === version) return game.rules;
  if (closed === null) return null;
  const kept = await formerRules(id, version);
  if (kept !== null) return kept;
  throw new Refusal('MATCH_UNPLAYABLE', 'The rules of this match are not stored here', 409);
}

function former(match: MatchRecord, entries: readonly EntryRecord[]): FormerRecord {
  const { game, version, options, secret } = match;
  const intents = entries.map(({ seat, body, at }) => ({ seat: seat as number, intent: body as Tagged, at }));
  return { format: 1, game, version, options, secret: secretToHex(secret), intents };
}

/** Details of a match for readers of its record. */
function about(
  match: MatchRecord,
  game: Game | undefined,
): Pick<Whole, 'id' | 'preset' | 'players' | 'begunAt' | 'endedAt'> {
  const { id, preset, options, chairs, begunAt, endedAt } = match;
  const labels = game?.chairs(frozen(options)) ?? [];
  const players = chairs.map(({ name, place, bot }) => ({ name, label: labels[place] ?? '', bot }));
  return { id, preset, players, ...(begunAt === null ? {} : { begunAt }), ...(endedAt === null ? {} : { endedAt }) };
}
