import { frozen, play } from '@dwo/kernel';
import { defaults, jurassicWars, VERSIONS } from '../rules';
import { cardDice, dealt } from '../testing/table';
import { modeText, undecidedText } from './undecided';

const plain = { ...defaults('carnivoresUnleashed', 2), carnivores: 0 };

test('the way to play without decisions says so on its card, and who is favoured', () => {
  expect(modeText('carnivoresUnleashed')).toMatch(
    /^No decisions: watch and cheer. The carnivores win 3 of 5 matches. .*win more of the ten/,
  );
  expect(VERSIONS.filter((version) => modeText(version).startsWith('No decisions'))).toHaveLength(1);
  expect(undecidedText({ ...plain, unleashedCombatCards: true })).toBeNull();
  expect(undecidedText({ ...plain, predictions: true })).not.toBeNull();
  expect(undecidedText({ ...plain, doubleMatch: true })).not.toMatch(/carnivores/);
});

test('the carnivores win three of five matches', () => {
  let wins = 0;
  const matches = 400;
  for (let seed = 1; seed <= matches; seed += 1) {
    const state = dealt(plain, seed);
    const dice = cardDice(seed, 1);
    while (state.ending === null) {
      const [seat = 0] = jurassicWars.awaiting(frozen(state));
      play(jurassicWars, state, seat, { type: 'ready' }, dice);
    }
    if (state.ending.winners.includes(0)) wins += 1;
  }
  expect(Math.abs(wins / matches - 3 / 5)).toBeLessThan(0.06);
});
