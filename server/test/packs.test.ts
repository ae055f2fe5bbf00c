/**
 * Tests a game with cards that stay closed for ever: a whole match in real rooms, through a restart, to a record that anybody
 * can verify.
 */
import { type Recording, type Turned, verifyRecording } from '@dwo/kernel';
import { boneyard, type YardIntent, type YardState } from '@dwo/kernel/testing';
import type { RunningServer } from '../src';
import { PostgresServer } from './postgres';
import { api, newMatch, Person, startServer, tempFolder, until } from './table';
import { yardGame } from './yard';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
}, 600_000);
afterAll(() => postgres.stop());

type YardRecord = Recording<YardIntent, Record<string, never>>;

const SEATS = ['first', 'second', 'third'] as const;

describe.each(['sqlite', 'postgres'] as const)('in %s', (kind) => {
  const dataDir = tempFolder();
  let server: RunningServer;
  let databaseUrl: string | null = null;
  const start = () => startServer({ dataDir, databaseUrl, games: [yardGame] });

  beforeAll(async () => {
    databaseUrl = kind === 'postgres' ? await postgres.database() : null;
    server = await start();
  });
  afterAll(() => server.close());

  test('closed cards survive a restart, and the record that verifies contains their seals only', async () => {
    const id = await newMatch(server, { game: 'boneyard', preset: 'plain' });
    const people: Person[] = [];
    for (const _ of SEATS) people.push(await Person.join(server, yardGame, id));
    const tokens: string[] = [];
    for (const [seat, wish] of SEATS.entries()) tokens.push((await people[seat]?.sit(wish, wish)) ?? '');
    await until(() => people.every(({ stage }) => stage === 'playing'));
    const { commitment } = people[0]?.room.state ?? {};
    // Of the secret and of the seals.
    expect(commitment).toMatch(/^[0-9a-f]{128}$/);
    const play = async (seat: number, intent: YardIntent) => {
      expect(await people[seat]?.play(intent)).toMatchObject({ ok: true });
    };
    await play(0, { type: 'dig' });
    await until(() => people[0]?.seq === 1);
    const buried = (stateOf(people[0]).secrets[0]?.bones ?? []).map(Number);
    expect(buried).toHaveLength(2);
    await play(0, { type: 'fold' });

    await until(() => people[1]?.seq === 2);
    const before = stateOf(people[1]);
    await server.close();
    server = await start();
    const back: Person[] = [];
    for (const token of tokens) back.push(await Person.join(server, yardGame, id, token));
    people.splice(0, people.length, ...back);
    await until(() => people.every(({ stage, seq }) => stage === 'playing' && seq === 2));
    expect(stateOf(people[1])).toEqual(before);
    expect(people[0]?.room.state.commitment).toBe(commitment);

    await play(1, { type: 'dig' });
    await play(1, { type: 'show', bone: 1 });
    await play(2, { type: 'fold' });
    await until(() => people.every(({ stage }) => stage === 'over'));

    const { body: record } = await api<YardRecord>(server, `/api/matches/${id}/record`);
    expect(verifyRecording(boneyard, record)).toMatchObject({ ok: true });
    expect(record.commitment).toBe(commitment);
    expect(Object.keys(record)).not.toContain('closed');
    const turned: readonly Turned[] = [
      ...(record.dealt ?? []),
      ...record.entries.flatMap((entry) => ('intent' in entry ? (entry.turned ?? []) : [])),
    ];
    // The bones on the table and the one that was shown; the folded hands stay buried.
    expect(turned.map(({ slot }) => slot)).toHaveLength(4);
    expect(turned.map(({ card }) => card).filter((card) => buried.includes(Number(card)))).toEqual([]);

    const kept = await server.host.journal.match(id);
    expect(kept?.closed).toHaveLength(32);
    const closed = Buffer.from(kept?.closed ?? []);
    expect(JSON.stringify(record)).not.toContain(closed.toString('hex'));
    expect(people[0]?.room.state.secret).toBe(record.secret);
    expect(record.secret).not.toBe(closed.toString('hex'));
    await Promise.all(people.map((person) => person.leave()));

    const fork = await api(server, '/api/matches', { fork: { match: id, entries: 2 } });
    expect(fork).toMatchObject({ status: 409, body: { error: { code: 'MATCH_UNPLAYABLE' } } });
  });
});

function stateOf(person: Person | undefined): YardState {
  return person?.state as YardState;
}
