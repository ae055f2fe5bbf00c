/** The HTTP routes for matches: set up, look up and list. */
import { frozen } from '@dwo/kernel';
import {
  ANY_CHAIR,
  computerName,
  createMatch,
  type ForkWish,
  type Game,
  type MatchDetails,
  type MatchSummary,
  matchId,
  STANDARD,
  type Terms,
  termsIn,
} from '@dwo/shared';
import express, { type RequestHandler, type Response, Router } from 'express';
import type { z } from 'zod';
import { Refusal } from '../failure';
import type { Host } from '../host';
import type { MatchRecord, Origin } from '../journal/journal';
import { fairList } from '../matching/fair-list';
import type { Person } from '../people/identity';
import { whoAsks } from '../people/who-asks';
import { Chairs, EMPTY_CHAIR } from '../rooms/seats/chairs';
import { listed } from '../rooms/traffic/summaries';
import { isPublic } from '../rooms/watching/publicity';
import { newKeys, newMatchId } from '../secrets';
import { addressOf } from './address';
import { featuredRoute } from './featured';
import { finishedRoute } from './finished';
import { forkFrom } from './forks';
import { halvesRoute } from './halves';
import { perDay, perMinute } from './limit';
import { OneAtATime } from './one-at-a-time';
import { planRoute } from './plan';
import { playNowRoute } from './play-now';
import { recordRoute } from './record';
import { reportNamesRoute } from './report-names';
import { setUpRoute } from './set-up';
import { weekRoute } from './week';
import { mirrored, noMirrorOfForks, optionsOf, parsed, termsOf } from './wishes';

/** Fits the options of whole army lists, and the record of a match of a thousand moves. */
const BODY_LIMIT = '512kb';
/** Forks per minute and address; each needs a replay on the server. */
const FORKS_PER_MINUTE = 20;
/** The length of the list. */
const LISTED = 100;

/** The routes below `/api/matches`. */
export function matchRoutes(host: Host): Router {
  const routes = Router();
  const { limits } = host;
  const limit = [
    perMinute(host, 'set-ups', limits.matchesPerMinute),
    perDay(host, 'set-ups-a-day', limits.matchesPerDay),
  ];
  const forks = perMinute(host, 'forks', FORKS_PER_MINUTE);
  const limitForks: RequestHandler = (request, response, next) =>
    request.body?.fork === undefined ? next() : forks(request, response, next);
  const forking = new OneAtATime();
  // A long body counts as several requests, so its length must be known: no compressed bodies.
  const parse = express.json({ limit: BODY_LIMIT, inflate: false });
  routes.post('/', ...limit, parse, limitForks, async (request, response) => {
    const body: unknown = request.body ?? {};
    const address = addressOf(request, host.web.trust);
    const job = () => create(host, body, { address, asker: () => whoAsks(host, request) });
    const isFork = request.body?.fork !== undefined;
    const id = await (isFork ? forking.run(address, job) : job());
    response.status(201).json({ id });
  });
  routes.use(
    playNowRoute(host, [...limit, parse], async (match, wish, address) => {
      await create(host, wish, { address, asker: () => Promise.reject(new Error('No creator')) }, match);
    }),
  );
  routes.get('/', async (_request, response) => {
    fresh(response).json({ matches: await openMatches(host) });
  });
  routes.use(featuredRoute(host, () => openMatches(host)));
  routes.use(setUpRoute(host, [...limit, parse]));
  routes.use(finishedRoute(host));
  routes.use(weekRoute(host));
  routes.use(reportNamesRoute(host));
  routes.use(recordRoute(host));
  routes.use(planRoute(host));
  routes.use(halvesRoute(host));
  routes.get('/:id', async (request, response) => {
    fresh(response).json(await find(host, request.params.id));
  });
  return routes;
}

/** The open matches of all processes, newest first. */
export async function openMatches(
  host: Pick<Host, 'live' | 'neighbours'>,
  most = LISTED,
): Promise<readonly MatchSummary[]> {
  const own = listed(host.live.values(), most);
  const others = await host.neighbours.summaries(most).catch(() => []);
  // A process of an older version may send matches that are not public.
  const open = [...own, ...others].filter(({ summary }) => summary.visibility === 'open');
  const matches = new Map(open.map((listed) => [listed.summary.id, listed]));
  return fairList([...matches.values()], most);
}

function fresh(response: Response): Response {
  return response.set('Cache-Control', 'no-store');
}

/** A request to set up a match. */
interface Asked {
  readonly address: string;
  /** The person who asks; rejects with a Refusal if they give no identity. */
  asker(): Promise<Person>;
}

async function create(
  host: Host,
  body: unknown,
  { address, asker }: Asked,
  id = newMatchId(host.random),
): Promise<string> {
  if (host.draining) throw new Refusal('SHUTTING_DOWN', 'The server is shutting down', 503);
  const wish = parsed(createMatch, body, '');
  const creator = wish.hosted ? (await asker()).id : null;
  if (wish.fork !== undefined) return createFork(host, wish, wish.fork, { address, creator });
  const [first] = host.games.values();
  const game = wish.game === undefined ? first : host.games.get(wish.game);
  if (game === undefined) throw new Refusal('GAME_UNKNOWN', `There is no game ${wish.game}`, 404, 'game');
  const [firstPreset = ''] = Object.keys(game.presets);
  const preset = wish.preset ?? firstPreset;
  const valid = await optionsOf(host, game, { ...wish, preset });
  const chairs = botChairs(game, valid, wish);
  await host.newMatches.create(address, {
    id,
    creator,
    game: game.rules.id,
    version: game.rules.version,
    preset: wish.options === undefined ? preset : '',
    options: valid,
    ...newKeys(game.rules, valid, host.random),
    createdAt: host.now(),
    chairs: chairs.records(),
    terms: mirrored(game, valid, termsOf(wish.terms, usualTerms(chairs, STANDARD)), wish.mirror),
    visibility: wish.visibility,
    delay: wish.delay,
    rated: wish.rated ?? wish.visibility === 'open',
  });
  return id;
}

/** Sets up a fork. */
async function createFork(
  host: Host,
  wish: z.infer<typeof createMatch>,
  from: ForkWish,
  { address, creator }: { readonly address: string; readonly creator: string | null },
): Promise<string> {
  noMirrorOfForks(wish.mirror);
  const { game, origin, preset, terms } = await forkFrom(host, from);
  const { options } = origin.record;
  const chairs = botChairs(game, options, wish);
  const id = newMatchId(host.random);
  await host.newMatches.create(address, {
    ...{ id, creator, game: game.rules.id, version: game.rules.version, preset, options, origin },
    ...newKeys(game.rules, options, host.random),
    ...(origin.record.ahead === undefined ? {} : { dice: 'by-occasion' }),
    createdAt: host.now(),
    chairs: chairs.records(),
    terms: termsOf(wish.terms, usualTerms(chairs, terms)),
    visibility: wish.visibility,
    delay: wish.delay,
  });
  return id;
}

/** The terms of a match whose creator chose none: no clock for one person against computer players. */
function usualTerms(chairs: Chairs, between: Terms): Terms {
  const bots = chairs.all.filter((sitter) => sitter?.bot === true).length;
  return bots > 0 && chairs.labels.length - bots <= 1 ? { kind: 'none' } : between;
}

type BotWish = Pick<z.infer<typeof createMatch>, 'bots' | 'strength'>;

/**
 * The chairs of the computer players. Throws a Refusal if they can't all have the chairs they are meant for, or if the game
 * has no such strength.
 */
function botChairs(game: Game, options: unknown, { bots: wishes, strength }: BotWish): Chairs {
  const chairs = new Chairs(game.chairs(frozen(options)), []);
  if (wishes.length > 0 && game.bot === null) {
    throw new Refusal('BAD_MESSAGE', 'No computer player plays this game', 422, 'bots');
  }
  const strengths = game.bot?.strengths ?? [];
  if (strength !== undefined && !strengths.includes(strength)) {
    const known = strengths.length === 0 ? 'has one strength' : `plays ${strengths.join(', ')}`;
    throw new Refusal('BAD_MESSAGE', `The computer player of this game ${known}`, 422, 'strength');
  }
  for (const [i, wish] of wishes.entries()) {
    const place = chairs.findPlace(wish, null);
    if (typeof place === 'string') throw new Refusal(place, `No chair '${wish}' is left`, 422, 'bots');
    const number = wishes.length > 1 ? i + 1 : null;
    const name = computerName(game.bot, {
      seat: place,
      others: chairs.all.flatMap((sitter) => (sitter === null ? [] : [sitter.name])),
      number,
      strength: strength ?? null,
    });
    chairs.put(place, { ...EMPTY_CHAIR, name, wish: wish || ANY_CHAIR, bot: true, strength: strength ?? null });
  }
  return chairs;
}

/** The options without their secrets, if the game has any. */
function openOptions(game: Game | undefined, options: unknown): unknown {
  if (game?.openOptions !== undefined) return game.openOptions(frozen(options));
  return game?.hasSecrets === false ? options : null;
}

/** The match from which this one was forked. Its link is left out if it is private. */
async function forkIn(host: Host, origin: Origin | null): Promise<MatchDetails['fork']> {
  if (origin?.record === undefined) return null;
  const before = origin.match === '' ? null : await host.journal.match(origin.match);
  const isShown = before !== null && before.visibility !== 'private';
  return { match: isShown ? origin.match : '', intents: origin.step ?? 0 };
}

/** The number of entries that spectators may know of. */
async function entriesSeen({ journal, now }: Host, { key, delay }: MatchRecord): Promise<number> {
  return delay === 0 ? journal.count(key) : journal.count(key, now() - delay * 1000);
}

async function find(host: Host, id: string): Promise<MatchDetails> {
  const record = matchId.safeParse(id).success ? await host.journal.match(id) : null;
  if (record === null) throw new Refusal('MATCH_UNKNOWN', `There is no match ${id.slice(0, 40)}`, 404);
  const { origin } = record;
  const fork = await forkIn(host, origin);
  const options = openOptions(host.games.get(record.game), record.options);
  const room = host.live.get(id);
  if (room?.ready === true) return { ...room.summary(), options, fork };
  const elsewhere = await host.neighbours.summary(id);
  if (elsewhere !== null) return { ...elsewhere, options, fork };
  return {
    id,
    game: record.game,
    preset: record.preset,
    visibility: record.visibility,
    stage: record.begunAt === null ? 'lobby' : isPublic(record, host.now()) ? 'over' : 'playing',
    seq: await entriesSeen(host, record),
    hash: null,
    chairs: record.chairs.map(({ name, wish, bot }) => ({ name, wish, taken: true, bot, label: '', connected: false })),
    standing: null,
    terms: termsIn(record.terms),
    watchers: 0,
    delay: record.delay,
    live: false,
    options,
    fork,
  };
}
