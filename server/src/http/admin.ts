/** The operator's routes; without ADMIN_TOKEN there are none. */
import { matchMaker } from '@colyseus/core';
import { ROOM } from '@dwo/shared';
import express, { type RequestHandler, type Response, Router } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import { type Report, readTalk } from '../journal/talk';
import { crowdOf } from '../rooms/traffic/crowd';
import { sameHash, tokenHash } from '../secrets';
import { addressOf } from './address';
import { ADMIN_CSS, type AdminView, adminPage } from './admin-page';

/** Reports on one page. */
const ON_PAGE = 50;
/** Wrong tokens per minute and address. After that even the right one is refused for a while. */
const WRONG_PER_MINUTE = 10;
/** The calls that the monitor may make on a room. All others could falsify a match. */
const CALLS = ['disconnect', '_forceClientDisconnect'];
/** The monitor uses inline styles. */
const MONITOR_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Routes below `/admin`, with ADMIN_TOKEN as the password of HTTP basic authentication; any user name will do. The browser
 * keeps the token for the session, and the token is never part of a URL.
 */
export function adminRoutes(host: Host): Router {
  const routes = Router();
  const { adminToken } = host.web;
  if (adminToken === null) return routes;
  routes.use(fromHere, password(host, adminToken));
  routes.get('/', async (request, response) => {
    const page = /^\d{1,6}$/.test(String(request.query.page)) ? Math.max(1, Number(request.query.page)) : 1;
    const view = await viewOf(host, page);
    unkept(response).type('html').send(adminPage(view));
  });
  routes.post('/reporters/:from/close', async (request, response) => {
    await closeAll(host, String(request.params.from));
    unkept(response).redirect(303, '/admin');
  });
  routes.get('/admin.css', (_request, response) => void unkept(response).type('css').send(ADMIN_CSS));
  routes.post('/reports/:id/:deed', async (request, response) => {
    const report = await host.journal.report(String(request.params.id));
    if (report === null) throw new Refusal('NOT_FOUND', 'There is no such report', 404);
    await act(host, report, String(request.params.deed));
    unkept(response).redirect(303, '/admin');
  });
  routes.use('/monitor', onlyThese, monitor());
  return routes;
}

async function viewOf(host: Host, page: number): Promise<AdminView> {
  const { journal } = host;
  const reports = await journal.reports(ON_PAGE, (page - 1) * ON_PAGE);
  const reporters = new Map<string, number>();
  for (const from of new Set(reports.flatMap(({ from = '' }) => (from === '' ? [] : [from])))) {
    reporters.set(from, (await journal.reportCounts(from)).open);
  }
  return {
    ...{ reports, reporters, page, pageSize: ON_PAGE, counts: await journal.reportCounts() },
    ...{ damage: journal.damage, matches: crowdOf(host).matches(), muted: await mutedIn(host, reports) },
  };
}

/** Closes all open reports from one address. */
async function closeAll(host: Host, from: string): Promise<void> {
  if (!/^[0-9a-f]{8}$/.test(from)) throw new Refusal('NOT_FOUND', 'There is no such reporter', 404);
  let closed = 0;
  for (;;) {
    const some = await host.journal.openReports(ON_PAGE, from);
    for (const report of some) await host.journal.saveReport({ ...report, closedAt: host.now() });
    closed += some.length;
    if (some.length < ON_PAGE) break;
  }
  host.log.info({ from, closed }, 'an admin closed all reports from an address');
}

async function act(host: Host, report: Report, deed: string): Promise<void> {
  if (deed === 'close') await host.journal.saveReport({ ...report, closedAt: host.now() });
  else if (deed === 'mute' || deed === 'unmute') await setMuted(host, report, deed === 'mute');
  else throw new Refusal('NOT_FOUND', 'There is no such action', 404);
  host.log.info({ report: report.id, match: report.match, deed }, 'an admin acted');
}

/** Mutes in the process that has the match open, or in the journal if none has. */
async function setMuted(host: Host, { match, matchKey, line }: Report, muted: boolean): Promise<void> {
  const room = await matchMaker.driver.findOne({ name: ROOM, matchId: match } as never);
  if (room) {
    await matchMaker.remoteRoomCall(room.roomId, 'mute', [line.who, muted]);
    return;
  }
  const talk = readTalk(await host.journal.talk(matchKey));
  if (talk === null) return;
  const others = talk.muted.filter((who) => who !== line.who);
  await host.journal.saveTalk(matchKey, { ...talk, muted: muted ? [...others, line.who] : others });
}

async function mutedIn(host: Host, reports: readonly Report[]): Promise<Set<string>> {
  const muted = new Set<string>();
  for (const [id, key] of new Map(reports.map(({ match, matchKey }) => [match, matchKey]))) {
    const talk = host.live.get(id)?.chat?.muted ?? readTalk(await host.journal.talk(key))?.muted ?? [];
    for (const who of talk) muted.add(`${id} ${who}`);
  }
  return muted;
}

/** Refuses requests from other sites, because the admin's browser would send the password along. */
const fromHere: RequestHandler = (request, _response, next) => {
  const site = request.headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') next();
  else next(new Refusal('ORIGIN_REFUSED', 'Open this page by itself', 403));
};

/** Checks the password. Hashes are compared, so the time taken tells nothing; wrong passwords are counted. */
function password(host: Host, token: string): RequestHandler {
  const hash = tokenHash(token);
  const wrong = host.neighbours.counter('wrong-passwords', WRONG_PER_MINUTE, 60);
  return async (request, response, next) => {
    const address = addressOf(request, host.web.trust);
    const before = await wrong.get(address);
    if (before !== null && before.consumedPoints >= WRONG_PER_MINUTE) {
      throw new Refusal('TOO_FAST', 'Too many wrong passwords; try again in a minute', 429);
    }
    const given = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given !== undefined && sameHash(tokenHash(passwordIn(given)), hash)) {
      next();
      return;
    }
    if (given !== undefined) {
      await wrong.consume(address).catch(() => {});
      const more = host.noise.next();
      if (more !== null) host.log.warn(more, 'a wrong admin password');
    }
    response.set('WWW-Authenticate', 'Basic realm="admin", charset="UTF-8"');
    throw new Refusal('TOKEN_UNKNOWN', 'This needs the password of the server', 401);
  };
}

function passwordIn(given: string): string {
  const text = Buffer.from(given, 'base64').toString('utf8');
  return text.slice(text.indexOf(':') + 1);
}

const onlyThese: RequestHandler = (request, response, next) => {
  const call = request.path === '/api/room/call';
  if (request.method !== 'GET' || (call && !CALLS.includes(String(request.query.method)))) {
    next(new Refusal('NOT_FOUND', 'There is no such call', 404));
    return;
  }
  if (request.path === '/' && !request.originalUrl.split('?')[0]?.endsWith('/')) {
    response.redirect(302, '/admin/monitor/');
    return;
  }
  unkept(response).set('Content-Security-Policy', MONITOR_POLICY);
  next();
};

/** The monitor page of Colyseus. Loading it patches Colyseus's rooms, so it is loaded on first use. */
function monitor(): RequestHandler {
  let routes: RequestHandler | null = null;
  return async (request, response, next) => {
    if (routes === null) {
      const loaded = await import('@colyseus/monitor');
      routes = express.Router().use(loaded.monitor() as unknown as RequestHandler);
    }
    routes(request, response, next);
  };
}

function unkept(response: Response): Response {
  return response.set('Cache-Control', 'no-store');
}
