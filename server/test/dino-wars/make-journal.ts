/** Plays a few matches and writes their journal as SQL; the first line has what is needed to go on with them. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import { GAMES } from '@dwo/shelf/server';
import { createServer, type RunningServer } from '../../src';
import { dumpOf } from '../dump';
import { Person, until } from '../table';
import { tallyGame } from '../tally';

/** The first line of such a file. */
export interface MadeJournal {
  /** Two people in the middle of the test game: three intents with the ids `wish-1` to `wish-3`, sum 13. */
  readonly match: string;
  /** A lobby in which one person waits for another. */
  readonly lobby: string;
  readonly over: string;
  /** A duel of DINO WARS! under way. */
  readonly duel: string;
  readonly tokens: Readonly<Record<'ada' | 'bob' | 'eve' | 'joe' | 'sue' | 'tom', string>>;
}

async function setUp({ port }: RunningServer, wish: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(wish) };
  const response = await fetch(`http://127.0.0.1:${port}/api/matches`, request);
  return ((await response.json()) as { id: string }).id;
}

async function playMatches(server: RunningServer, tally: Game): Promise<MadeJournal> {
  const dinoWars = dinoWarsGame as Game;
  const sit = async (game: Game, match: string, name: string, wish: string) => {
    const person = await Person.join(server, game, match);
    return { person, token: await person.sit(name, wish) };
  };
  const match = await setUp(server, { game: 'tally', preset: 'slow' });
  const ada = await sit(tally, match, 'Ada', 'odd');
  const bob = await sit(tally, match, 'Bob', 'even');
  await until(() => [ada, bob].every(({ person }) => person.stage === 'playing'));
  for (const [i, n] of [5, 7, 1].entries()) {
    await [ada, bob][i % 2]?.person.request('intent', { id: `wish-${i + 1}`, intent: { type: 'add', n } });
  }
  const lobby = await setUp(server, { game: 'tally', preset: 'slow' });
  const eve = await sit(tally, lobby, 'Eve', 'even');
  const over = await setUp(server, { game: 'tally', preset: 'slow', bots: ['even'] });
  const joe = await sit(tally, over, 'Joe', 'odd');
  await until(() => joe.person.stage === 'playing');
  await joe.person.play({ type: 'end' });
  const duel = await setUp(server, { preset: 'duel' });
  const sue = await sit(dinoWars, duel, 'Sue', 'army');
  const tom = await sit(dinoWars, duel, 'Tom', 'dinosaurs');
  await until(() => [sue, tom].every(({ person }) => person.stage === 'playing'));
  for (let i = 0; i < 3; i++) {
    const seat = dinoWars.rules.awaiting(sue.person.state)[0] ?? 0;
    const { person } = seat === 0 ? sue : tom;
    const { seq } = person;
    await person.play(dinoWars.rules.intents(person.state, seat)[0] as never);
    await until(() => sue.person.seq > seq && tom.person.seq > seq);
  }
  const people = Object.entries({ ada, bob, eve, joe, sue, tom });
  const tokens = Object.fromEntries(people.map(([name, { token }]) => [name, token])) as MadeJournal['tokens'];
  return { match, lobby, over, duel, tokens };
}

/** Writes such a file. The journal is in the state in which a killed server leaves it. */
export async function makeJournal(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dwo-made-'));
  const dataDir = join(folder, 'data');
  const tally = tallyGame() as Game;
  const server = await createServer({ port: 0, address: '127.0.0.1', dataDir, games: [...GAMES, tally] });
  const made = await playMatches(server, tally);
  cpSync(dataDir, join(folder, 'copy'), { recursive: true });
  const db = new DatabaseSync(join(folder, 'copy', 'journal.sqlite'));
  writeFileSync(file, `-- ${JSON.stringify(made)}\n${dumpOf(db)}`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}
