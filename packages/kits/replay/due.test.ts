/** The decision that a hint in a replay is about, and what is known of it. */
import { frozen } from '@dwo/kernel';
import { type ToyState, toyGame } from '@dwo/kernel/testing';
import type { Viewpoint } from './contract';
import { dueIn } from './due';

/** All three owe a bid. */
const state = frozen<ToyState>(toyGame.setup(frozen({ rounds: 2, fame: 50, bidSeconds: 30 }), { roll: () => 1 }));
const due = (viewpoint: Viewpoint, next: number | null, hands = true) =>
  dueIn(toyGame, state, { viewpoint, next, hands });

test.each([
  ['everything', 1, 1],
  ['spectator', 2, 2],
  ['everything', null, 0],
  [0, 2, 0],
] as const)(
  'looking as %s, with seat %s next in the record, the decision is that of seat %d',
  (viewpoint, next, seat) => {
    expect(due(viewpoint, next)?.seat).toBe(seat);
  },
);

test('a position holds the hand of its seat and no other, whoever looks', () => {
  const view = due('everything', 1)?.view as ToyState | undefined;
  expect(view?.secrets.map((secret) => secret !== null)).toEqual([false, true, false]);
});

test('a spectator, and a seat that does not decide, do not see what it is about', () => {
  const { view: _, ...theirs } = due('spectator', 1) ?? { view: null };
  expect(theirs).toEqual({ seat: 1, hidden: true });
  expect([due('everything', 1), due(1, 1), due('spectator', 1, false)].map((each) => each?.hidden)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('nobody decides any more: there is no position', () => {
  const over = { awaiting: () => [], view: toyGame.view };
  expect(dueIn(over, state, { viewpoint: 'everything', next: null, hands: true })).toBeNull();
});
