/** The drills in their short form with a game that has hands, decks, secret choices and cards that stay closed for ever. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { AnyRules } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import { fuzz } from '../drill/fuzz';
import { comparePairs } from '../drill/secrecy';
import { pairOf, pairsOf } from '../drill/secrecy/pairs';
import { gameNamed } from '../game';

jest.setTimeout(600_000);

const subject = gameNamed('jurassic-wars');

test('of pairs of matches that differ only in secrets, nobody who must not know gets anything different', async () => {
  const said: string[] = [];
  const figures = await comparePairs(pairsOf(subject, 7, 1), undefined, (line) => said.push(line));
  expect(said).toEqual([]);
  expect(figures).toMatchObject({ games: 7, differing: 0 });
  expect(figures.secretly).toBeGreaterThan(0);
});

const LEAKS: readonly (readonly [string, Partial<AnyRules>])[] = [
  ['every event to everybody', { see: (_, event) => event }],
  ['the whole state to everybody', { view: (state) => state }],
];

test.each(LEAKS)('showing %s is found, though the twins are made by the same rules', async (_, leak) => {
  const pairs = ['hands', 'committed', 'revealed'].map((kind) => pairOf(subject, kind, 1, leak));
  const hosted = { ...subject.game, rules: { ...subject.game.rules, ...leak } } as Game;
  expect((await comparePairs(pairs, [hosted])).differing).toBeGreaterThan(0);
});

test('nothing a client sends harms the server, its connection or the match next door', async () => {
  const { figures, notes } = await fuzz(subject, 200, 1);
  expect(notes).toEqual([]);
  expect(figures).toMatchObject({ cases: 200, crashes: 0, disconnectsUnexpected: 0, unanswered: 0, stateChanged: 0 });
});

test.each(['soak', 'bots'])('%s plays matches to their end and finds nothing', (name) => {
  const root = join(__dirname, '../..');
  const command = ['scripts/run.js', `scripts/${name}.ts`, '--game', 'jurassic-wars', '--games', '30', '--jobs', '1'];
  const said = execFileSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(JSON.parse(said.trim().split('\n').at(-1) ?? '')).toMatchObject({ games: 30, violations: 0 });
});
