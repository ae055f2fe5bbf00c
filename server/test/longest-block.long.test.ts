/** Measures the longest block of the event loop that any GET route causes when the journal is large. */
import type { Game, Me } from '@dwo/shared';
import type { Router } from 'express';
import { type RawBuilder, sql } from 'kysely';
import type { RunningServer } from '../src';
import { httpApp } from '../src/http/app';
import { CLOSED } from '../src/http/settings';
import { startServer, tempFolder } from './table';
import { tallyGame } from './tally';

/** The longest block, in milliseconds of computing time of the main thread; other programs of the machine do not count. */
const MOST_MS = 50;
const IDS = 20;
/** The matches of each id, and the entries of each. */
const [MATCHES, ENTRIES] = [60, 60];
/** The entries of the longest match. */
const LONGEST = 40_000;

const dataDir = tempFolder();
let server: RunningServer;
let me = '';
/** How far the clock was set, so that nothing is answered from memory. */
let later = 0;

const [LONG, PLAIN] = ['match-0-0', 'match-0-7'];
const DAY = '2026-11-20';
/** There is no tournament, and nobody has a rating. */
const FOUND = /^(?!.*(the-cup|somebody))/;
const TOKEN = 'a token of twenty-four letters';

/** The address of each GET route, by its path in its own router. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  '/healthz': ['/healthz'],
  '/readyz': ['/readyz'],
  '/metrics': ['/metrics'],
  '/': ['/api/matches', '/api/days', '/api/ratings', '/api/tournaments', '/api/about', '/admin'],
  '/finished': ['/api/matches/finished'],
  '/featured': ['/api/matches/featured'],
  '/week': ['/api/matches/week'],
  '/:id': [`/api/matches/${LONG}`, `/api/matches/${PLAIN}`, '/api/tournaments/the-cup'],
  '/:id/record': [`/api/matches/${LONG}/record`, `/api/matches/${PLAIN}/record`],
  '/:id/halves': [`/api/matches/${LONG}/halves`],
  '/:id/plan': [`/api/matches/${LONG}/plan`],
  '/month/:month': [`/api/days/month/${DAY.slice(0, 7)}`],
  '/:day': [`/api/days/${DAY}`],
  '/:day/turns': [`/api/days/${DAY}/turns`],
  '/battles': ['/api/tournaments/battles'],
  '/:person': ['/api/ratings/somebody'],
  '/blocked': ['/api/me/blocked'],
  '/matches': ['/api/me/matches'],
  '/turns': ['/api/me/turns'],
  '/waiting': ['/api/me/waiting'],
  '/export': ['/api/me/export'],
  '/notices': ['/api/me/notices'],
  '/admin.css': ['/admin/admin.css'],
};

/** The paths of all GET routes, each in its own router. */
function pathsIn(router: Pick<Router, 'stack'>): readonly string[] {
  return router.stack.flatMap(({ route, handle }) => {
    const inner = handle as unknown as Partial<Pick<Router, 'stack'>>;
    if (route === undefined) return inner.stack === undefined ? [] : pathsIn(inner as Router);
    return (route as unknown as { readonly methods: { readonly get?: boolean } }).methods.get
      ? [String(route.path)]
      : [];
  });
}

/** The longest block while this runs. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let timer: NodeJS.Immediate;
  const usage = () => process.threadCpuUsage().user + process.threadCpuUsage().system;
  let before = usage();
  const look = () => {
    const now = usage();
    longest = Math.max(longest, now - before);
    before = now;
    timer = setImmediate(look);
  };
  timer = setImmediate(look);
  await work();
  await new Promise((resolve) => setTimeout(resolve, 5));
  clearImmediate(timer);
  return longest / 1000;
}

const operator = (path: string) =>
  path === '/metrics' ? `Bearer ${TOKEN}` : `Basic ${Buffer.from(`admin:${TOKEN}`).toString('base64')}`;

async function get(path: string): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    headers: { authorization: path.startsWith('/api') ? `Bearer ${me}` : operator(path) },
  });
  const reader = response.body?.getReader();
  while (reader !== undefined && !(await reader.read()).done);
  return response;
}

/** Adds matches that each id has played, and the entries of their records. */
async function fill(ids: readonly string[]): Promise<void> {
  const db = server.host.journal.people;
  const at = Date.now();
  for (const [n, id] of ids.entries()) {
    const name = `match-${n}-`;
    await sql`
      insert into matches (id, game, version, preset, options, secret, created_at, begun_at, ended_at, outcome, visibility, rated)
      with recursive c(i) as (select 0 union all select i + 1 from c where i + 1 < ${MATCHES})
      select ${name} || i, 'tally', 1, 'slow', '{"seconds":null}', zeroblob(32), ${at} + i, ${at} + i, ${at} + i + 100,
        '{"winners":[0],"rule":"TALLY-1","facts":{}}', 'open', 1 from c`.execute(db);
    await sql`
      insert into chairs (match, place, name, wish, bot, player)
      select key, 0, 'Ada', 'odd', 0, ${id} from matches where id like ${`${name}%`}
      union all select key, 1, 'Bob', 'even', 0, 'bob' from matches where id like ${`${name}%`}`.execute(db);
  }
  const entries = (ofLongest: string, count: number, seat: RawBuilder<unknown>, body: string) =>
    sql`
    insert into entries (match, n, fence, kind, seat, body, wish_id, at)
    with recursive c(i) as (select 1 union all select i + 1 from c where i < ${count})
    select key, i, 1, 'intent', ${seat}, ${body}, 'wish-' || i, ${at} + i from matches, c
    where (id = ${LONG}) = ${sql.raw(ofLongest)}`.execute(db);
  await entries('0', ENTRIES, sql`(i + 1) % 2`, '{"type":"add","n":1}');
  // The state does not grow with these, so only the length of the record counts.
  await entries('1', LONGEST, sql`0`, '{"type":"plan","n":1}');
}

beforeAll(async () => {
  const web = { ...CLOSED, adminToken: TOKEN, metricsToken: TOKEN };
  const days = { matches: 0, tries: 1 };
  const limits = { callsPerMinute: 10_000 };
  const steady = () => performance.now() + later;
  server = await startServer({ dataDir, games: [tallyGame() as Game], web, days, limits, steady });
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/me`, { method: 'POST' });
  ({ me } = (await answer.json()) as Me);
  const { people, days: own } = server.host;
  await own?.store.keepDeal({
    ...{ day: DAY, game: 'tally', preset: 'slow', options: { seconds: null }, seat: 0, strength: null },
    ...{ secrets: ['00'.repeat(32)], dealtAt: 1, share: null, games: 0 },
  });
  // Modules that load at the first request load before anything is measured.
  for (const path of Object.values(ADDRESSES).flat()) await get(path);
  const main = (await people.identity.whoIs(me))?.id ?? '';
  const joined = Array.from({ length: IDS - 1 }, (_, at) => `other-${at}`);
  await people.store.change(main, (kept) => ({ ...kept, joined }));
  for (const id of joined) await people.store.change(id, (kept) => ({ ...kept, joinedTo: main }));
  await fill([main, ...joined]);
}, 120_000);
afterAll(() => server.close());

test('the addresses of all GET routes are known', () => {
  const app = httpApp(server.host, dataDir) as unknown as { readonly router: Router };
  // Pages and files of the client read no journal.
  const paths = pathsIn(app.router).filter((path) => !path.includes(',') && !path.startsWith('/:game'));
  expect([...new Set(paths)].sort()).toEqual(Object.keys(ADDRESSES).sort());
});

test.each(Object.values(ADDRESSES).flat())('GET %s leaves the event loop to others', async (path) => {
  let status = 0;
  later += 3_600_000;
  const longest = await longestBlock(async () => {
    ({ status } = await get(path));
  });
  expect(longest).toBeLessThan(MOST_MS);
  expect(status).toBe(FOUND.test(path) ? 200 : 404);
});

test('the export holds every match, and every move of the longest one in order', async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/me/export`, {
    headers: { authorization: `Bearer ${me}` },
  });
  const { matches } = (await response.json()) as {
    readonly matches: readonly { readonly id: string; readonly moves: readonly { readonly n: number }[] }[];
  };
  expect(matches).toHaveLength(IDS * MATCHES);
  const { moves = [] } = matches.find(({ id }) => id === LONG) ?? {};
  expect(moves.map(({ n }) => n)).toEqual(Array.from({ length: LONGEST }, (_, at) => at + 1));
  // In a match of two, half of the moves are this person's.
  expect(matches.find(({ id }) => id === PLAIN)?.moves).toHaveLength(ENTRIES / 2);
});
