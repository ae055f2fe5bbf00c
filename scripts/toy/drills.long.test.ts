/** The drills in their short form with a game of hidden hands, and whether they notice planted leaks. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { AnyRules } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import { fuzz } from '../drill/fuzz';
import { comparePairs } from '../drill/secrecy';
import { pairOf, pairsOf } from '../drill/secrecy/pairs';
import { gameNamed } from '../game';

jest.setTimeout(600_000);

const root = join(__dirname, '../..');

const subject = gameNamed('tar-pit');

test('a game is found by its id and by its folder', () => {
  expect(gameNamed('toy').game.rules.id).toBe('tar-pit');
  const command = ['scripts/run.js', 'scripts/bots.ts', '--game', 'chess'];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^--game wants one of .*, not 'chess'\n$/)]);
});

test('of pairs of matches that differ only in hands, nobody who must not know gets anything different', async () => {
  const said: string[] = [];
  const figures = await comparePairs(pairsOf(subject, 6, 1), undefined, (line) => said.push(line));
  expect(said).toEqual([]);
  expect(figures).toMatchObject({ games: 6, differing: 0 });
  expect(figures.steps).toBeGreaterThan(15);
  expect(figures.secretly).toBeGreaterThan(0);
});

const LEAKS: readonly (readonly [string, Partial<AnyRules>])[] = [
  ['every event to everybody', { see: (_, event) => event }],
  ['the whole state to everybody', { view: (state) => state }],
];

test.each(LEAKS)('showing %s is found, though the twins are made by the same rules', async (_, leak) => {
  const pairs = Object.keys(subject.pairs).flatMap((kind) => [1, 2].map((seed) => pairOf(subject, kind, seed, leak)));
  const hosted = { ...subject.game, rules: { ...subject.game.rules, ...leak } } as Game;
  expect((await comparePairs(pairs, [hosted])).differing).toBeGreaterThan(0);
});

test('nothing a client sends harms the server, its connection or the match next door', async () => {
  const { figures, notes, told } = await fuzz(subject, 200, 1);
  expect(notes).toEqual([]);
  expect(figures).toMatchObject({ cases: 200, crashes: 0, disconnectsUnexpected: 0, unanswered: 0, stateChanged: 0 });
  for (const answer of ['OK', 'REFUSED', 'BAD_MESSAGE']) expect(told.get(answer)).toBeGreaterThan(0);
});

test.each(['soak', 'bots'])('%s plays matches to their end and finds nothing', (name) => {
  const command = ['scripts/run.js', `scripts/${name}.ts`, '--game', 'tar-pit', '--games', '20', '--jobs', '1'];
  const said = execFileSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(JSON.parse(said.trim().split('\n').at(-1) ?? '')).toMatchObject({ games: 20, intents: 240, violations: 0 });
});
