/** Lets the creator change a match that has not begun; its id and its link stay. */
import { matchMaker } from '@colyseus/core';
import {
  type Done,
  type Game,
  hasHalves,
  matchId,
  type Refused,
  ROOM,
  type SetUpWish,
  STANDARD,
  setUpShape,
  type Terms,
  termsIn,
} from '@dwo/shared';
import { type RequestHandler, Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import type { MatchRecord } from '../journal/journal';
import type { Person } from '../people/identity';
import { whoAsks } from '../people/who-asks';
import type { SetUpTerms } from '../rooms/seats/setting-up';
import { addressOf } from './address';
import { mirrored, noMirrorOfForks, optionsOf, parsed, termsOf } from './wishes';

const STATUS: Partial<Record<Refused['code'], number>> = { NOT_CREATOR: 403, ALREADY_BEGUN: 409 };

/** `POST /:id/set-up`; `limits` run first and parse the body. */
export function setUpRoute(host: Host, limits: readonly RequestHandler[]): Router {
  const routes = Router();
  routes.post('/:id/set-up', ...limits, async (request, response) => {
    const id = String(request.params.id);
    if (host.draining) throw new Refusal('SHUTTING_DOWN', 'The server is shutting down', 503);
    const person = await whoAsks(host, request);
    const record = await changeable(host, id, person);
    const wish = parsed(setUpShape, request.body ?? {}, '');
    const agreed = await checked(host, record, wish);
    if (agreed.options !== undefined) {
      const battle = { options: agreed.options, chairs: record.chairs };
      await host.newMatches.charge(addressOf(request, host.web.trust), record.game, battle);
    }
    const reply = await inItsRoom(host, id, person.all, agreed);
    if (!reply.ok) throw new Refusal(reply.code, reply.message, STATUS[reply.code] ?? 503);
    response.json(reply);
  });
  return routes;
}

/** A match that this person may change according to its record; throws a Refusal for any other. */
async function changeable(host: Host, id: string, { all }: Person): Promise<MatchRecord> {
  const record = matchId.safeParse(id).success ? await host.journal.match(id) : null;
  if (record === null) throw new Refusal('MATCH_UNKNOWN', `There is no match ${id.slice(0, 40)}`, 404);
  if (record.creator === null || !all.includes(record.creator)) {
    throw new Refusal('NOT_CREATOR', 'Only the player who set this match up may change it', 403);
  }
  if (record.begunAt !== null) {
    throw new Refusal('ALREADY_BEGUN', 'The match has begun and can not be changed any more', 409);
  }
  return record;
}

async function checked(host: Host, record: MatchRecord, wish: SetUpWish): Promise<SetUpTerms> {
  const game = host.games.get(record.game);
  if (game === undefined) throw new Refusal('GAME_UNKNOWN', `There is no game ${record.game}`, 404);
  const { preset = '', options, visibility, delay, rated, mirror } = wish;
  const isBattle = preset !== '' || options !== undefined;
  if (isBattle && record.origin?.record !== undefined) {
    throw new Refusal('BAD_OPTIONS', 'A fork has the options of the match it comes from', 422, 'options');
  }
  if (rated === true && record.origin?.record !== undefined) {
    throw new Refusal('BAD_OPTIONS', 'A fork does not count for ratings', 422, 'rated');
  }
  if (record.origin?.record !== undefined) noMirrorOfForks(mirror);
  const battle = isBattle ? await optionsOf(host, game, { preset, options }) : null;
  const terms = agreedTerms(game, record, battle, wish);
  return {
    ...(isBattle ? { preset: options === undefined ? preset : '', options: battle } : {}),
    ...(terms === null ? {} : { terms }),
    ...(visibility === undefined ? {} : { visibility }),
    ...(delay === undefined ? {} : { delay }),
    ...(rated === undefined ? {} : { rated }),
  };
}

/**
 * The terms after a change, null if they stay. Without a word about it a mirror match stays one, unless the new battle has no
 * two sides that differ.
 */
function agreedTerms(game: Game, record: MatchRecord, battle: unknown, { terms, mirror }: SetUpWish): Terms | null {
  const before = termsIn(record.terms);
  const times = terms === undefined ? before : termsOf(terms, STANDARD);
  const options = battle ?? record.options;
  const wanted = mirror ?? (before.mirror === true && hasHalves(game, options));
  const agreed = mirrored(game, options, times, wanted);
  return terms === undefined && agreed.mirror === before.mirror ? null : agreed;
}

/** Changes the match in its room, in whichever process that is. */
async function inItsRoom(
  { live }: Host,
  id: string,
  players: readonly string[],
  agreed: SetUpTerms,
): Promise<Done | Refused> {
  const here = live.get(id);
  if (here !== undefined) {
    await here.opening;
    return here.setUp(players, agreed);
  }
  const room = await matchMaker.driver.findOne({ name: ROOM, matchId: id } as never);
  if (!room) throw new Refusal('NOT_READY', 'Open the match first: nobody is in its lobby', 503);
  return matchMaker.remoteRoomCall<never>(room.roomId, 'setUp' as never, [players, agreed] as never);
}
