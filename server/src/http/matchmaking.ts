/** Gives a connection its place in a room: the two matchmaking calls of the Colyseus client that matches need. */

import { matchMaker } from '@colyseus/core';
import { ROOM } from '@dwo/shared';
import express, { type Request, Router } from 'express';
import { messageOf, Refusal } from '../failure';
import type { Host } from '../host';
import { addressOf } from './address';
import { perMinute } from './limit';

const STATUS: Readonly<Record<string, number>> = {
  MATCH_UNKNOWN: 404,
  MATCH_UNPLAYABLE: 409,
  MATCH_FULL: 503,
  MATCH_ELSEWHERE: 503,
  JOURNAL_DOWN: 503,
};

/** Routes below `/matchmake`: `joinOrCreate/match` and `reconnect/<room>`. */
export function matchmakingRoutes(host: Host): Router {
  const routes = Router();
  const limit = perMinute(host.limits.joinsPerMinute, host.web);
  const body = express.json({ limit: '8kb' });
  routes.post('/joinOrCreate/:room', limit, body, async (request, response) => {
    if (request.params.room !== ROOM) throw new Refusal('NOT_FOUND', 'There is no such room', 404);
    response.json(await invoke(host, 'joinOrCreate', ROOM, request));
  });
  routes.post('/reconnect/:room', limit, body, async (request, response) => {
    response.json(await invoke(host, 'reconnect', String(request.params.room), request));
  });
  return routes;
}

async function invoke(host: Host, method: 'joinOrCreate' | 'reconnect', room: string, request: Request) {
  if (host.draining || matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN) {
    throw new Refusal('SHUTTING_DOWN', 'The server is shutting down', 503);
  }
  const context = { headers: new Headers(), ip: addressOf(request, host.web.trust) };
  try {
    return await matchMaker.controller.invokeMethod(method, room, request.body ?? {}, context);
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (typeof code !== 'string') throw new Refusal('NOT_FOUND', messageOf(error), 404);
    throw new Refusal(code as Refusal['code'], messageOf(error), STATUS[code] ?? 400);
  }
}
