/** Tests that the server may die at any instant without losing anything that it accepted. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { clocksIn, type Game } from '@dwo/shared';
import { runServer, type ServerProcess, startProcess } from '../process';
import { newMatch, Person, summaryOf, tempFolder, until } from '../table';
import { tallyGame } from '../tally';

const dinoWars = dinoWarsGame as Game;
const tally = tallyGame() as Game;
jest.setTimeout(300_000);
const folder = tempFolder();
const running: ServerProcess[] = [];

/** When the clock of the question to seat 0 runs out. */
function deadlineOf({ room }: Person): number {
  return clocksIn(room.state).find(({ seats }) => seats.includes(0))?.deadline ?? 0;
}

async function start(dataDir: string, withTally = false): Promise<ServerProcess> {
  const server = await startProcess(0, join(folder, dataDir), withTally);
  running.push(server);
  return server;
}

afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGKILL');
});

/**
 * Options in which the only dinosaur can reach the only soldier with its first move; the soldier is asked whether to fire.
 */
const AMBUSH = {
  era: 'ww2',
  table: { widthCi: 3000, heightCi: 3000, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: [{ id: 'rex', owner: 1, at: { x: 1000, y: 1000 }, facing: 0, kind: 'tyrannosaurus', lifePoints: null }],
  soldiers: [
    { id: 'joe', owner: 0, at: { x: 1600, y: 1000 }, facing: 180, rank: 'enlisted', weapon: 'rifle', order: 'ask' },
    { id: 'jim', owner: 0, at: { x: 2900, y: 2900 }, facing: 180, rank: 'enlisted', weapon: 'rifle', order: 'ask' },
  ],
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'dinosaur-movement' },
};

test('after a kill in the middle of a reaction the match goes on with the same question, seats and dice', async () => {
  const first = await start('reaction');
  const id = await newMatch(first, { options: AMBUSH });
  const ada = await Person.join(first, dinoWars, id);
  const bob = await Person.join(first, dinoWars, id);
  const adaToken = await ada.sit('Ada', 'army');
  const bobToken = await bob.sit('Bob', 'dinosaurs');
  await until(() => ada.stage === 'playing' && bob.stage === 'playing');
  const charge = { type: 'move', figure: 'rex', path: [{ x: 1600, y: 1000 }], stopAt: 'joe' };
  expect(await bob.play(charge)).toMatchObject({ ok: true });
  expect(await bob.play({ type: 'overrun', figure: 'rex', target: 'joe' })).toEqual({ ok: true, seq: 2 });
  await until(() => ada.seq === 2);
  expect(dinoWars.rules.awaiting(ada.state)).toContain(0);
  const answers = dinoWars.rules.intents(ada.state, 0);
  expect(answers.map(({ type }) => type)).toContain('closingFire');
  const { hash } = await summaryOf(first, id);
  const left = deadlineOf(ada) - Date.now();
  await first.end('SIGKILL');

  const second = await start('reaction');
  expect(await summaryOf(second, id)).toMatchObject({ stage: 'playing', seq: 2, live: false });
  const again = await Person.join(second, dinoWars, id, adaToken);
  expect(again.hashes.get(2)).toBe(hash);
  expect(dinoWars.rules.intents(again.state, 0)).toEqual(answers);
  await until(() => again.place === 0);
  const now = deadlineOf(again) - Date.now();
  expect(now).toBeGreaterThan(left - 30_000);
  expect(now).toBeLessThan(left + 30_000);
  const answer = answers.find(({ type }) => type === 'closingFire');
  expect(await again.play(answer as never)).toEqual({ ok: true, seq: 3 });
  const outcome = await summaryOf(second, id);
  await second.end('SIGKILL');

  const third = await start('reaction');
  const bobAgain = await Person.join(third, dinoWars, id, bobToken);
  expect(bobAgain.hashes.get(3)).toBe(outcome.hash);
  await until(() => bobAgain.place === 1);
});

test('killed repeatedly under load, the server loses no accepted intent and plays none twice', async () => {
  let server = await start('storm', true);
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const tokens: string[] = [];
  let accepted = 0;
  for (let round = 0; round < 2; round++) {
    const people: Person[] = [];
    for (let i = 0; i < 2; i++) people.push(await Person.join(server, tally, id, tokens[i]));
    if (round === 0)
      for (const [i, person] of people.entries()) tokens[i] = await person.sit(`P${i}`, ['odd', 'even'][i]);
    await until(() => people.every(({ place, stage }) => place !== null && stage === 'playing'));
    const state = people[0]?.room.state;
    expect(state?.seq).toBeGreaterThanOrEqual(accepted);
    expect(state?.seq).toBeLessThanOrEqual(accepted + 1);
    const retried = { id: `wish-${accepted + 1}`, intent: { type: 'add', n: 1 } };
    if (round > 0) {
      const mover = people.find(({ place }) => place === accepted % 2) as Person;
      expect(await mover.request('intent', retried)).toEqual({ ok: true, seq: accepted + 1 });
      accepted++;
    }
    const enough = accepted + 10 + 7 * round;
    let killing: Promise<unknown> = Promise.resolve();
    for (;;) {
      const mover = people.find(({ place }) => place === accepted % 2) as Person;
      const wish = { id: `wish-${accepted + 1}`, intent: { type: 'add', n: 1 } };
      const reply = await mover.request('intent', wish).catch(() => null);
      if (reply === null) break;
      if (reply.ok) accepted = reply.seq;
      // In the middle of a later one.
      if (accepted === enough)
        killing = new Promise((resolve) => setImmediate(resolve)).then(() => server.end('SIGKILL'));
    }
    await killing;
    running.length = 0;
    server = await start('storm', true);
  }
  expect(accepted).toBeGreaterThan(1);
  const eve = await Person.join(server, tally, id);
  expect((eve.state as { sum: number }).sum).toBe(eve.seq);
  expect(eve.seq).toBeGreaterThanOrEqual(accepted);
});

test('on SIGTERM the server exits cleanly and closes its sockets', async () => {
  const server = await start('goodbye');
  const id = await newMatch(server, { preset: 'duel' });
  const ada = await Person.join(server, dinoWars, id);
  const token = await ada.sit('Ada');
  expect(await server.end('SIGTERM')).toBe(0);
  await until(() => ada.closed === 4001);
  const again = await start('goodbye');
  const back = await Person.join(again, dinoWars, id, token);
  await until(() => back.place === 0);
  expect(back.room.state.chairs[0]?.name).toBe('Ada');
  expect(await again.end('SIGINT')).toBe(0);
});

test('a match of other rules is refused and kept', async () => {
  const first = await start('versions', true);
  const id = await newMatch(first, { game: 'tally', preset: 'slow' });
  await first.end('SIGTERM');
  const file = join(folder, 'versions', 'journal.sqlite');
  const db = new DatabaseSync(file);
  db.exec('UPDATE matches SET version = 7');
  db.close();
  const second = await start('versions', true);
  await expect(Person.join(second, tally, id)).rejects.toThrow(/^MATCH_UNPLAYABLE: .*version 7 .*version 1/);
  expect((await newMatch(second, { preset: 'duel' })).length).toBeGreaterThan(0);
  await second.end('SIGTERM');
  const kept = new DatabaseSync(file);
  expect(kept.prepare('SELECT version FROM matches WHERE id = ?').get(id)).toEqual({ version: 7 });
  kept.close();
});

test.each([
  ['a port that is not a number', { PORT: 'http' }, /^PORT must be a number from 0 to 65535, not 'http'\.\n$/],
  ['a read-only data folder', { DATA_DIR: '/proc/1' }, /^The journal .* can't be .*\n$/],
])('%s: one line, then exit', async (_, environment, line) => {
  const run = runServer({ PORT: '0', DATA_DIR: join(folder, 'none'), ...environment });
  expect(await run.exit).toBe(1);
  expect(run.said()).toMatch(line);
});

test('a port in use: one line, then exit', async () => {
  const other = createTcpServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  const run = runServer({ PORT: String(port), DATA_DIR: join(folder, 'port') });
  expect(await run.exit).toBe(1);
  expect(run.said()).toBe(`Port ${port} is in use by another program. Choose another with PORT=...\n`);
  other.close();
});

test('a damaged journal: one line, exit, and the file unchanged', async () => {
  mkdirSync(join(folder, 'damaged'));
  const file = join(folder, 'damaged', 'journal.sqlite');
  writeFileSync(file, 'SQLite format 3\0 and then nothing of the kind'.padEnd(5000, '?'));
  const before = readFileSync(file);
  const run = runServer({ PORT: '0', DATA_DIR: join(folder, 'damaged') });
  expect(await run.exit).toBe(1);
  expect(run.said()).toMatch(/^The journal .*\n$/);
  expect(readFileSync(file).equals(before)).toBe(true);
});
