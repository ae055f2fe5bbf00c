import { frozen, secretFromHex, seededDice } from '@dwo/kernel';
import { toyWire } from '../test';
import type { Game } from './game';
import { type Plan, planFor } from './plan';

const DICE = seededDice(secretFromHex('07'.repeat(32)), 0);
const OPTIONS = frozen({ rounds: 4, fame: 100, bidSeconds: 60 });

/** A game whose plan has a figure at a number taken from the state. */
function drawing(numberIn: (state: { secrets: ({ hand: number[] } | null)[]; closed: unknown }) => number): Game {
  const plan = (seen: object): Plan => ({
    ...{ width: 100, height: 100, grounds: [] },
    figures: { first: [numberIn(seen as never), 0, 1] },
  });
  return { ...toyWire, plan } as unknown as Game;
}

test("a plan is drawn from the spectators' view, without hands and closed cards", () => {
  const state = frozen(toyWire.rules.setup(OPTIONS, DICE));
  expect((state as { secrets: readonly unknown[] }).secrets[0]).not.toBeNull();
  const hands = drawing(({ secrets }) => secrets.filter((secret) => secret !== null).length);
  const closed = drawing((seen) => (seen.closed === null ? 0 : 1));
  expect(planFor(hands, state)?.figures).toEqual({ first: [0, 0, 1] });
  expect(planFor(closed, state)?.figures).toEqual({ first: [0, 0, 1] });
});

test('a game without plans has none', () => {
  expect(planFor(toyWire as Game, frozen(toyWire.rules.setup(OPTIONS, DICE)))).toBeNull();
});
