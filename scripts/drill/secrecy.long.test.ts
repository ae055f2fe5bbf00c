/** The secrecy drill in its short form, and whether it notices planted leaks. */
import type { Ruleset } from '@dwo/kernel';
import {
  type ToyEvent,
  type ToyIntent,
  type ToyOptions,
  type ToyRule,
  type ToyState,
  toyGame,
} from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import { boneAuction, toyWire } from '@dwo/shared/testing';
import { comparePairs } from './secrecy';
import { pairOf, pairsOf } from './secrecy/pairs';

jest.setTimeout(600_000);

test('of pairs of matches that differ only in secrets, nobody who must not know gets anything different', async () => {
  const said: string[] = [];
  const figures = await comparePairs(pairsOf(boneAuction, 3, 41), undefined, (line) => said.push(line));
  expect(said).toEqual([]);
  expect(figures).toMatchObject({ games: 3, differing: 0 });
  // The pairs were different, and there was much to compare.
  expect(figures.secretly).toBeGreaterThan(10);
  expect(figures.bytes).toBeGreaterThan(20_000);
});

type Toy = Ruleset<ToyState, ToyIntent, ToyEvent, ToyOptions, ToyRule>;

/** A card that the third seat must not know. */
const cardOf = (state: { readonly secrets: ToyState['secrets'] }) => state.secrets[0]?.hand[0] ?? 0;

const LEAKS: readonly (readonly [string, Partial<Toy>])[] = [
  ['an event that others should not notice', { see: (_, event) => event }],
  [
    'the number of events',
    {
      see(state, event, viewer) {
        if (event.type === 'noted' && event.card % 2 === 0) return null;
        return event.type === 'noted' ? { ...event, card: 0 } : toyGame.see(state, event, viewer);
      },
    },
  ],
  [
    'a refusal',
    {
      check(state, seat, intent) {
        const refusal = toyGame.check(state as never, seat, intent);
        return refusal && { ...refusal, facts: { ...refusal.facts, beware: cardOf(state as ToyState) } };
      },
    },
  ],
  [
    'a clock',
    {
      timers(state) {
        const extra = cardOf(state as ToyState) % 2 === 0 ? 0 : 1;
        return toyGame.timers(state).map((timer) => ({ ...timer, seconds: timer.seconds + extra }));
      },
    },
  ],
  ['what a spectator is shown', { view: (state) => state }],
];

test.each(LEAKS)('%s that tells of a secret is found', async (_, leak) => {
  const pairs = [1, 2, 3, 4].map((seed) => pairOf(boneAuction, 'hands', seed));
  const hosted = { ...toyWire, rules: { ...toyGame, ...leak } } as unknown as Game;
  const figures = await comparePairs(pairs, [hosted]);
  expect(figures.differing).toBeGreaterThan(0);
});
