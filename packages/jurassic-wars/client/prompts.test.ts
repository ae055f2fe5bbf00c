import { frozen } from '@dwo/kernel';
import { defaults } from '../rules';
import { ADRENALINE, cardDice, dealt, does, HIDE, STARE, SURPRISE, table } from '../testing/table';
import { cardsText, promptOf } from './prompts';

const name = (seat: number) => ['Ann', 'Ben', 'Cid', 'Dot'][seat] ?? '';

test('players who are awaited are told what to do, and all others whom the match waits for', () => {
  const state = dealt({ ...defaults('whist', 3), reveal: true });
  expect(promptOf(frozen(state), null, name)).toBe('Waiting for Ann, Ben and Cid to choose what to show');
  expect(promptOf(frozen(state), 1, name)).toBe(
    'Choose 3 dinosaurs to show to all before the bids; then they go back into your hand',
  );
  does(state, 0, { type: 'reveal', cards: null }, { roll: () => 1 });
  expect(promptOf(frozen(state), 0, name)).toBe('Waiting for Ben and Cid to choose what to show');
});

test('a combat is asked for card by card', () => {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [1, 4],
        [7, 20],
      ],
      combat: [[1], [5]],
    },
  );
  expect(promptOf(frozen(state), 0, name)).toBe('Your lead: play a dinosaur');
  does(state, 0, { type: 'play', at: 0 });
  expect(promptOf(frozen(state), 1, name)).toBe('Ann leads Tyrannosaurus: answer with a dinosaur');
  expect(promptOf(frozen(state), 0, name)).toBe('Waiting for Ben to answer Tyrannosaurus');
  does(state, 1, { type: 'play', at: 0 });
  expect(promptOf(frozen(state), 1, name)).toBe('Commit a combat card in secret, or none');
  expect(promptOf(frozen(state), null, name)).toBe('Waiting for Ann and Ben to commit a combat card or none');
});

test('JW-CU-7 each pair of Carnivores Unleashed is counted, the first with the goal, and those of the play-off apart', () => {
  const state = dealt({ ...defaults('carnivoresUnleashed', 2), carnivores: 0 });
  const asked = (combats: number, playOff: boolean) => promptOf(frozen({ ...state, combats, playOff }), 0, name);
  expect(asked(0, false)).toBe('Ready for the first two? Win more of the ten combats');
  expect(asked(3, false)).toBe('Combat 4 of 10: ready for the next two?');
  expect(asked(10, true)).toBe('Play-off, combat 1 of 5: ready?');
});

test('JW-PK-6 a declaration says what it decides: the next dinosaur, and at last the combats', () => {
  const state = dealt(defaults('poker', 4));
  const seat = state.turn ?? 0;
  expect(promptOf(frozen(state), seat, name)).toBe(
    'Bidding 1 of 4: pay 1 counter for your next dinosaur, or fold and lose the 2 you paid? Pot: 8.',
  );
  while (state.bidding < 4) does(state, state.turn ?? 0, { type: 'declare', choice: 'fight' }, cardDice(1));
  expect(promptOf(frozen(state), state.turn ?? 0, name)).toBe(
    'Last bidding: pay 1 counter to fight for the pot of 20, or fold and lose the 5 you paid?',
  );
});

test('JW-CC-6 revealed combat cards tell their effects, and a Stare-Down only its own', () => {
  const told = (first: number | null, second: number | null) => cardsText({ cards: [first, second], ranks: [1, 4] });
  expect(told(HIDE, null)).toBe('Thick Hide: Tyrannosaurus loses 1 die fewer the first time');
  expect(told(SURPRISE, ADRENALINE)).toBe(
    'Surprise Attack: Triceratops starts with 1 die fewer · Adrenaline: Triceratops starts with 1 die more',
  );
  expect(told(null, SURPRISE)).toBe('Surprise Attack: Tyrannosaurus starts with 1 die fewer');
  expect(told(STARE, HIDE)).toBe('Stare-Down: Thick Hide has no effect');
  expect(told(null, STARE)).toBe('Stare-Down: there is no card to stop');
});
