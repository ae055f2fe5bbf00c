/** The secrecy drill in its short form, and whether it notices planted leaks. */
import { dinoWars } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { AnyRules } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import { testing } from '../../../packages/dino-wars/testing';
import { comparePairs } from '../../drill/secrecy';
import { pairOf, pairsOf } from '../../drill/secrecy/pairs';

type DinoWars = typeof dinoWars;

jest.setTimeout(600_000);

test('of pairs of matches that differ only in secrets, nobody who must not know gets anything different', async () => {
  const said: string[] = [];
  const figures = await comparePairs(pairsOf(testing, 2, 41), undefined, (line) => said.push(line));
  expect(said).toEqual([]);
  expect(figures).toMatchObject({ games: 2, differing: 0 });
  // The pairs were different, and there was much to compare.
  expect(figures.secretly).toBeGreaterThan(5);
  expect(figures.bytes).toBeGreaterThan(100_000);
});

const GATE_LEAKS: readonly (readonly [string, Partial<DinoWars>])[] = [
  ['every event to everybody', { see: (_, event) => event }],
  ['the whole state to everybody', { view: (state) => state }],
];

test.each(GATE_LEAKS)('showing %s is found, though the twins are made by the same rules', async (_, leak) => {
  const pairs = [1, 2].map((seed) => pairOf(testing, 'gate', seed, leak as Partial<AnyRules>));
  const hosted = { ...dinoWarsGame, rules: { ...dinoWars, ...leak } } as unknown as Game;
  const figures = await comparePairs(pairs, [hosted]);
  expect(figures.secretly).toBeGreaterThan(0);
  expect(figures.differing).toBeGreaterThan(0);
});
