/** The benchmark's tables in docs, written from measurements alone; each part has a place of its own there. */
import { cpus, totalmem } from 'node:os';
import type { measureBot } from './bot';
import type { measureCluster } from './cluster';
import type { measureEngine } from './engine';
import type { measureIdle } from './idle';
import type { measureLive, measureThreads } from './live';
import type { measureMemory } from './memory';
import type { measureOdds } from './odds';
import type { measureOrders } from './orders';
import type { measureScale } from './scale';

/** The results of all parts. */
export interface Result {
  readonly live: Awaited<ReturnType<typeof measureLive>>;
  readonly engine: ReturnType<typeof measureEngine>;
  readonly odds: ReturnType<typeof measureOdds>;
  readonly orders: ReturnType<typeof measureOrders>;
  readonly bot: ReturnType<typeof measureBot>;
  readonly memory: Awaited<ReturnType<typeof measureMemory>>;
  readonly cluster: Awaited<ReturnType<typeof measureCluster>>;
  readonly scale: Awaited<ReturnType<typeof measureScale>>;
  readonly idle: Awaited<ReturnType<typeof measureIdle>>;
  readonly threads: Awaited<ReturnType<typeof measureThreads>>;
}

export type Part = keyof Result;

/** A row of a table: what was measured, the result, and the target. */
type Row = readonly [what: string, measured: string, wanted?: string];

const { format } = new Intl.NumberFormat('en-GB');

function wanted(rows: readonly Row[]): string {
  return table(['', 'measured', 'wanted'], rows);
}

function table(head: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string {
  const line = (cells: readonly (string | undefined)[]) => `| ${head.map((_, i) => cells[i] ?? '').join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function live(it: Result['live']): string {
  return wanted([
    ['match room, intents a second', format(it.intentsPerSecond)],
    ['durable bare room, intents a second', format(it.durableRoomPerSecond)],
    ['bare Colyseus room, intents a second', format(it.bareRoomPerSecond)],
    ['raw `ws` relay, intents a second', format(it.rawSocketPerSecond)],
    ['match room as a share of the durable bare room', `${it.ratioToDurableRoom}`, 'at least 0.6'],
    ['match room as a share of the bare room', `${it.ratioToBareRoom}`],
    ["bytes an intent at a watcher's socket", `${it.bytesPerIntent}`, 'at most 40'],
    ['latency of an intent under that load, median and 99th percentile', `${it.p50Ms} ms, ${it.p99Ms} ms`],
    ['the same in the durable bare room', `${it.durableRoomP50Ms} ms, ${it.durableRoomP99Ms} ms`],
    [
      'processor time of the server for an intent, match room and durable bare room',
      `${it.msPerIntent} ms, ${it.durableRoomMsPerIntent} ms`,
    ],
  ]);
}

function engine({ intentsPerSecond, byFigures }: Result['engine']): string {
  const sizes = Object.entries(byFigures).map(([figures, perSecond]) => `${figures} figures: ${format(perSecond)}`);
  return wanted([
    ['engine alone, intents a second on one core', format(intentsPerSecond), 'at least 100,000'],
    ['engine by size of the battle', sizes.join(' · '), 'no growing cost'],
  ]);
}

function odds({ shotMs, volleyMs, shooters, chainMs, targets, dragMs, allMs }: Result['odds']): string {
  return wanted([
    ['exact odds of one shot, 200 figures on the table', `${shotMs} ms`, 'under 16 ms'],
    [`exact odds of a volley of ${shooters} shooters`, `${volleyMs} ms`, 'under 100 ms'],
    [`exact odds of a chain of ${targets} overruns with closing fire and luck`, `${chainMs} ms`, 'under 100 ms'],
    ['danger to a figure at a new place, 200 figures in a melee (p95)', `${dragMs} ms`, 'under 50 ms'],
    ['danger to all of a side, 200 figures in a melee (p95)', `${allMs} ms`, 'in slices, in a worker'],
  ]);
}

function orders({ steps }: Result['orders']): string {
  const cell = ({ ratio, orders }: (typeof steps)[number]['hold']) => `${ratio} times (${orders} orders)`;
  return table(
    [
      'figures with an order',
      'hold and fire, against the same shots alone',
      'go to a place of later turns',
      'keep formation, against the same moves',
      'follow',
    ],
    steps.map(({ figures, hold, go, keep, follow }) => [
      format(figures),
      cell(hold),
      cell(go),
      cell(keep),
      cell(follow),
    ]),
  );
}

function bot({ decisions, p50Ms, p99Ms }: Result['bot']): string {
  const what = `a decision of the computer player, median and 99th percentile of ${format(decisions)}`;
  return wanted([[what, `${p50Ms} ms, ${p99Ms} ms`, 'under 50 ms']]);
}

function memory({ bytesPerIdleMatch }: Result['memory']): string {
  return wanted([['memory of an idle match', `${format(bytesPerIdleMatch)} bytes`, 'under 1,000,000']]);
}

function cluster(it: Result['cluster']): string {
  const two = `${format(it.twoServersPerSecond)} (${it.twoAgainstOne} times as many)`;
  const each = `${it.oneServerMsPerIntent} ms, ${it.twoServersMsPerIntent} ms`;
  return wanted([
    ['one server behind nginx with Redis and PostgreSQL, intents a second', format(it.oneServerPerSecond)],
    ['two servers of the same kind', two],
    ['processor time of a server for an intent, alone and as one of two', each, 'no growing cost'],
  ]);
}

function scale({ crowdFigures, spectators, figures, matches, list }: Result['scale']): string {
  const crowd = table(
    [
      `spectators of one match (${crowdFigures} figures)`,
      'players wait: median',
      '95th percentile',
      'server busy on',
      'processor time to let each newcomer in',
    ],
    spectators.map((step) => [
      format(step.spectators),
      `${step.p50Ms} ms`,
      `${step.p95Ms} ms`,
      `${step.serverCores} cores`,
      `${step.joinCpuMsEach} ms (${step.joinCpuSeconds} s in all)`,
    ]),
  );
  const curve = table(
    [
      `matches (${figures} figures, three sockets)`,
      'players wait: median',
      '95th percentile',
      'server busy on',
      'memory a match',
      'server in all',
      'longest pause to collect garbage: server, load',
      'event loop late (p99): server, load',
    ],
    matches.map((step) => [
      format(step.matches),
      `${step.p50Ms} ms`,
      `${step.p95Ms} ms`,
      `${step.serverCores} cores`,
      step.bytesPerMatch === null ? '' : `${Math.round(step.bytesPerMatch / 1000)} KB`,
      `${format(step.residentMb)} MB`,
      `${step.server.pauseMostMs} ms, ${step.load.pauseMostMs} ms`,
      `${step.server.loopP99Ms} ms, ${step.load.loopP99Ms} ms`,
    ]),
  );
  const asked =
    list === null
      ? ''
      : `\n\n\`GET /api/matches\` while ${format(list.open)} matches are played: ${list.p50Ms} ms at the median and ${list.mostMs} ms at
most, for ${list.matches} of them; players wait ${list.playersP95Ms} ms at the 95th percentile meanwhile.`;
  return `${crowd}\n\n${curve}${asked}`;
}

function idle({ live, everyMs, alone, steps }: Result['idle']): string {
  const row = (people: number, { p50Ms, p95Ms, serverCores }: typeof alone) => [
    format(people),
    `${p50Ms} ms`,
    `${p95Ms} ms`,
    `${serverCores} cores`,
  ];
  return table(
    [
      'idle people',
      `players of ${live} live matches, a move each ${everyMs} ms, wait: median`,
      '95th percentile (wanted: under 25 ms)',
      'server busy on',
      'memory a person, with their match',
      'server in all',
    ],
    [
      row(0, alone),
      ...steps.map((step) => [
        ...row(step.people, step),
        `${Math.round(step.bytesPerPerson / 1000)} KB`,
        `${format(step.residentMb)} MB`,
      ]),
    ],
  );
}

function threads({ mainThread, worker }: Result['threads']): string {
  const row = (what: string, pick: (side: typeof worker) => string) => [what, pick(mainThread), pick(worker)];
  return table(
    ['durable bare room', 'journal on the main thread', 'journal in a worker'],
    [
      row('intents a second', ({ intentsPerSecond }) => format(intentsPerSecond)),
      row('latency, median', ({ p50Ms }) => `${p50Ms} ms`),
      row('latency, 99th percentile', ({ p99Ms }) => `${p99Ms} ms`),
      row('processor time of the server for an intent, all threads', ({ msPerIntent }) => `${msPerIntent} ms`),
    ],
  );
}

/** The paragraph for operators: how many matches a server holds. */
function hosting({ figures, matches, most, tooMany }: Result['scale']): string {
  const best = matches.find((step) => step.matches === most);
  if (best === undefined) return 'No number of matches was served in time.';
  const end = tooMany === null ? '; no more were tried' : `; with ${format(tooMany)} it was longer`;
  return `On ${machine()}, load and all, one server carried **${format(most)} live matches** of ${figures} figures and three
connections, one move a second in each: the 95th percentile of players waited ${best.p95Ms} ms for an answer${end}. The server took
${format(best.residentMb)} MB and ${best.serverCores} cores.`;
}

const WRITERS: { readonly [P in Part]: (measured: Result[P]) => string } = {
  live,
  engine,
  odds,
  orders,
  bot,
  memory,
  cluster,
  scale,
  idle,
  threads,
};

function machine(): string {
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memoryGb} GB, Node ${process.versions.node}`;
}

/** The page with a text at a named place. Throws if the page has no such place. */
function withText(page: string, place: string, text: string): string {
  const [from, to] = [`<!-- bench:${place} -->`, `<!-- /bench:${place} -->`];
  const [start, end] = [page.indexOf(from), page.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`The page has no place for ${place}`);
  return `${page.slice(0, start + from.length)}\n${text}\n${page.slice(end)}`;
}

/** The tables of the results, by part. */
export function tables(result: Partial<Result>): ReadonlyMap<Part, string> {
  const written = new Map<Part, string>();
  const write = <P extends Part>(part: P): void => {
    const measured = result[part] as Result[P] | undefined;
    if (measured === undefined) return;
    const source = `Measured by \`npm run -s bench -- --only ${part} --doc\` on ${machine()}.`;
    written.set(part, `${source}\n\n${WRITERS[part](measured)}`);
  };
  for (const part of Object.keys(WRITERS) as Part[]) write(part);
  return written;
}

/** docs/BENCHMARK.md with the results; everything else in it stays. */
export function refreshedBenchmark(page: string, result: Partial<Result>): string {
  return [...tables(result)].reduce((text, [part, table]) => withText(text, part, table), page);
}

/** docs/HOSTING.md with the capacity of one machine; unchanged if that was not measured. */
export function refreshedHosting(page: string, { scale: measured }: Partial<Result>): string {
  return measured === undefined ? page : withText(page, 'scale', hosting(measured));
}
