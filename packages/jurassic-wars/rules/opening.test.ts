/** The events of a set-up, for telling. */
import { frozen } from '@dwo/kernel';
import { cardDice } from '../testing/table';
import { defaults, type Event, jurassicWars } from '.';

test('JW-G-3 JW-G-7 a set-up tells of the deal, and nobody sees in it more than their own hand', () => {
  const told: Event[] = [];
  const state = jurassicWars.setup(frozen(defaults('standard', 3)), cardDice(1), (event) => told.push(event));
  expect(told[0]).toMatchObject({ type: 'dealt', dealer: state.dealer, round: 1 });
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const [dealt] = told.map((event) => jurassicWars.see(frozen(state), event, viewer));
    const known = dealt?.type === 'dealt' ? dealt.hands.map((hand) => hand !== null) : [];
    expect(known).toEqual([0, 1, 2].map((seat) => seat === viewer));
    expect(dealt).toMatchObject({ closed: null });
  }
});
