/** `POST /api/matches/now`: meets somebody who waits, or opens a game that waits for somebody. */
import { matchMaker } from '@colyseus/core';
import { ANY_CHAIR, type CreateMatch, type FoundMatch, playNowShape, ROOM, STANDARD } from '@dwo/shared';
import { type RequestHandler, Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import type { Person } from '../people/identity';
import { tokenOf } from '../people/who-asks';
import { addressOf } from './address';
import { parsed, termsOf } from './wishes';

/** Sets up a match under this id for an IP address. */
export type SetUp = (match: string, wish: Partial<CreateMatch>, address: string) => Promise<void>;

/** The route below `/api/matches`. */
export function playNowRoute(host: Host, before: readonly RequestHandler[], setUp: SetUp): Router {
  const routes = Router();
  routes.post('/now', ...before, async (request, response) => {
    if (host.draining) throw new Refusal('SHUTTING_DOWN', 'The server is shutting down', 503);
    const { game: wanted, preset, terms: given, name, entropy } = parsed(playNowShape, request.body ?? {}, '');
    const [first] = host.games.keys();
    const game = wanted ?? first ?? '';
    if (!host.games.has(game)) throw new Refusal('GAME_UNKNOWN', `There is no game ${game.slice(0, 40)}`, 404, 'game');
    const terms = termsOf(given, STANDARD);
    if (terms.kind === 'correspondence') throw new Refusal('BAD_TERMS', 'Nobody waits by correspondence', 422, 'terms');
    const token = tokenOf(request);
    const person: Person | null = token === null ? null : await host.people.identity.whoIs(token);
    const seat = { name, wish: ANY_CHAIR, entropy: entropy ?? null, person };
    const address = addressOf(request, host.web.trust);
    const found: FoundMatch = await host.matching.find({ game, person, seat }, async (match) => {
      await setUp(match, { game, terms, visibility: 'open', ...(preset === undefined ? {} : { preset }) }, address);
      await matchMaker.createRoom(ROOM, { matchId: match });
    });
    response.status(found.met ? 200 : 201).json(found);
  });
  return routes;
}
