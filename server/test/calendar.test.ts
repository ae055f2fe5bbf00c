/** The calendar of the server is set in the middle of matches. */
import { clocksIn, type Game, type Terms } from '@dwo/shared';
import pino from 'pino';
import { createServer, type RunningServer } from '../src/create-server';
import { isPublic } from '../src/rooms/watching/publicity';
import { newMatch, Person, tempFolder, until } from './table';
import { tallyGame } from './tally';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIVE: Terms = { kind: 'live', bankSeconds: 600, incrementSeconds: 0 };
const game = tallyGame() as Game;
const dataDir = tempFolder();
const warnings: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
let shift = 0;
let server: RunningServer;

async function start(): Promise<void> {
  server = await createServer({ port: 0, dataDir, games: [game], log, now: () => Date.now() + shift });
}
beforeAll(start);
afterAll(() => server.close());

async function table(terms: Terms) {
  const id = await newMatch(server, { game: 'tally', options: { seconds: 3600 }, terms });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  const tokens = [await ada.sit('Ada', 'odd'), await bob.sit('Bob', 'even')] as const;
  await until(() => [ada, bob].every(({ stage }) => stage === 'playing'));
  return { id, ada, bob, tokens };
}

/** The time left on a clock by the time that the server sent last; null if there is no such clock. */
function leftIn({ room, now }: Person, id: string): number | null {
  const face = clocksIn(room.state).find((each) => each.id === id);
  if (face === undefined) return null;
  return face.deadline === null ? face.remaining : face.deadline - Math.max(now, room.state.now);
}

function isAbout(left: number | null, ms: number): void {
  expect(left).toBeLessThanOrEqual(ms);
  expect(left).toBeGreaterThan(ms - 120_000);
}

test.each([
  ['forward', HOUR_MS],
  ['back', -HOUR_MS],
])(
  'live: a calendar that is set %s takes and gives nobody time, before and after a restart',
  async (_, jump) => {
    const { id, ada, bob, tokens } = await table(LIVE);
    expect(await ada.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
    shift += jump;
    expect(await bob.play({ type: 'add', n: 2 })).toMatchObject({ ok: true });
    await until(() => ada.seq === 2);
    expect(ada.state).toMatchObject({
      marks: [
        { by: 0, n: 1 },
        { by: 1, n: 2 },
      ],
    });
    isAbout(leftIn(ada, 'bank/0'), 600_000);
    isAbout(leftIn(ada, 'bank/1'), 600_000);
    await Promise.all([ada.leave(), bob.leave()]);
    await server.close();
    shift += jump;
    await start();
    for (let round = 0; round < 2; round++) {
      const back = await Person.join(server, game, id, tokens[0]);
      isAbout(leftIn(back, 'bank/0'), 600_000);
      isAbout(leftIn(back, 'bank/1'), 600_000);
      const other = await Person.join(server, game, id, tokens[1]);
      expect(await back.play({ type: 'add', n: 3 })).toMatchObject({ ok: true });
      expect(await other.play({ type: 'add', n: 4 })).toMatchObject({ ok: true });
      await Promise.all([back.leave(), other.leave()]);
      await until(() => !server.host.live.has(id));
    }
  },
  60_000,
);

test('standard: a turn is not played by the clock when the calendar is set forward', async () => {
  const { ada, bob } = await table({ kind: 'standard' });
  shift += 5 * HOUR_MS;
  expect(await ada.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
  await until(() => bob.seq === 1);
  expect(bob.state).toMatchObject({ marks: [{ by: 0, n: 1 }] });
  isAbout(leftIn(bob, 'turn-1'), HOUR_MS);
});

test('correspondence goes by the calendar: it survives jumps both ways, players get the new time, and the log tells', async () => {
  const { ada, bob } = await table({ kind: 'correspondence', days: 2 });
  warnings.length = 0;
  shift -= HOUR_MS;
  await until(() => warnings.some((line) => line.includes('the system clock was set')));
  await until(() => (leftIn(ada, 'turn-0') ?? 0) > 2 * DAY_MS);
  isAbout(leftIn(ada, 'turn-0'), 2 * DAY_MS + HOUR_MS);
  shift += DAY_MS;
  await until(() => (leftIn(bob, 'turn-0') ?? Number.POSITIVE_INFINITY) < DAY_MS + 2 * HOUR_MS);
  isAbout(leftIn(bob, 'turn-0'), DAY_MS + HOUR_MS);
  expect(await ada.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
  shift += 2 * DAY_MS + HOUR_MS;
  await until(() => ada.seq >= 2);
  expect(ada.state).toMatchObject({
    marks: [
      { by: 0, n: 1 },
      { by: 1, n: 0 },
    ],
  });
}, 60_000);

test('the end of a match without a delay is public at once, also when the calendar was put back meanwhile', async () => {
  const { id, ada } = await table(LIVE);
  shift -= HOUR_MS;
  await ada.play({ type: 'end' });
  await until(() => ada.stage === 'over');
  const record = await server.host.journal.match(id);
  if (record === null) throw new Error('No record');
  expect(isPublic(record, server.host.now())).toBe(true);
  const response = await fetch(`http://127.0.0.1:${server.port}/api/matches/${id}/record`);
  expect(response.status).toBe(200);
});
