/** Reserves seats in rooms: the two matchmaking calls of the Colyseus client that matches need. */

import { matchMaker } from '@colyseus/core';
import { ROOM } from '@dwo/shared';
import express, { type Request, Router } from 'express';
import { messageOf, Refusal } from '../failure';
import type { Host } from '../host';
import { OPEN_ALREADY } from '../rooms/leased-room';
import { addressOf, hostOf } from './address';
import { perMinute } from './limit';

/** Opening a match takes no longer than this. */
const PATIENCE_MS = 15_000;

const STATUS: Readonly<Record<string, number>> = {
  MATCH_UNKNOWN: 404,
  MATCH_UNPLAYABLE: 409,
  MATCH_FULL: 503,
  TOO_FAST: 429,
  MATCH_ELSEWHERE: 503,
  JOURNAL_DOWN: 503,
  NOT_READY: 503,
};

/** The routes below `/matchmake`: `joinOrCreate/match` and `reconnect/<room>`. */
export function matchmakingRoutes(host: Host): Router {
  const routes = Router();
  const limit = perMinute(host, 'joins', host.limits.joinsPerMinute);
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
  if (method === 'joinOrCreate') await host.neighbours.beforeJoin(matchIdIn(request.body));
  try {
    const ask = () => matchMaker.controller.invokeMethod(method, room, request.body ?? {}, context);
    const asked = ask().catch((error: unknown) => (isOpenAlready(error) ? ask() : Promise.reject(error)));
    return withAddress(await inTime(asked), hostOf(request, host.web.trust));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code } = error as { readonly code?: unknown };
    if (isOpenAlready(error)) throw new Refusal('MATCH_FULL', 'Too many people watch this match', 503);
    if (typeof code !== 'string') {
      // Colyseus found no way in time, for example because the room was closing or full; a retry may succeed.
      if (method === 'joinOrCreate') {
        const more = host.noise.next();
        if (more !== null) host.log.info({ why: messageOf(error), ...more }, 'no seat in a match could be reserved');
        throw new Refusal('NOT_READY', 'No seat in this match could be reserved; try again in a moment', 503);
      }
      throw new Refusal('NOT_FOUND', messageOf(error), 404);
    }
    throw new Refusal(code as Refusal['code'], messageOf(error), STATUS[code] ?? 400);
  }
}

/** Whether the match was opened by another request meanwhile. Its room can be joined, unless it is full. */
function isOpenAlready(error: unknown): boolean {
  return (error as { readonly code?: unknown }).code === OPEN_ALREADY;
}

function matchIdIn(body: unknown): string {
  const { matchId } = (body ?? {}) as { readonly matchId?: unknown };
  return typeof matchId === 'string' ? matchId : '';
}

/** Some promises of Colyseus never settle while Redis is unreachable. */
async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const refusal = new Refusal('NOT_READY', 'The match did not open in time; try again in a moment', 503);
    timer = setTimeout(() => reject(refusal), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A process with a path as its address is reached under the host of the request. */
function withAddress<T extends { readonly publicAddress?: string }>(place: T, cameBy: string): T {
  const { publicAddress } = place;
  return publicAddress?.startsWith('/') ? { ...place, publicAddress: `${cameBy}${publicAddress}` } : place;
}
