import { frozen } from '@dwo/kernel';
import { defaults, type Version } from '../rules';
import { dealt } from '../testing/table';
import { isDealer, signsText } from './signs';

const plate = (version: Version, players: number, more: object = {}) => {
  const state = dealt(defaults(version, players));
  state.dealer = 0;
  Object.assign(state.players[0] ?? {}, more);
  return frozen(state);
};

test('a press on a plate tells every sign that is on it', () => {
  expect(signsText(plate('standard', 2, { combat: 5, set: [4, 9] }), 0)).toBe(
    'D: the dealer. Card number: 10 dinosaurs in hand. Dark card: 5 combat cards left. Round numbers: dinosaurs won, by rank (4 Triceratops, 9 Sauropelta).',
  );
  expect(signsText(plate('standard', 2), 1)).not.toMatch(/dealer/);
  expect(signsText(plate('whist', 4, { bid: 2, set: [3] }), 0)).toMatch(/1 of 2: won and bid/);
  expect(signsText(plate('poker', 4), 0)).toMatch(/Coin: 48 counters/);
  expect(signsText(plate('dinosaursWild', 4, { cards: 0, set: [1] }), 0)).toMatch(/dinosaurs beaten, worth their dice/);
});

test('nobody deals in games without hands, so nobody has the sign of the dealer', () => {
  for (const [version, players, sign] of [
    ['standard', 2, true],
    ['poker', 4, true],
    ['dinosaursWild', 4, false],
    ['carnivoresUnleashed', 2, false],
  ] as const)
    expect(isDealer(plate(version, players), 0)).toBe(sign);
  expect(signsText(plate('carnivoresUnleashed', 2), 0)).toBe('Card number: 10 dinosaurs in the deck.');
});
