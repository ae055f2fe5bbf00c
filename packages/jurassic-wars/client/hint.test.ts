import { type Frozen, frozen } from '@dwo/kernel';
import { advise } from '../bot/advice';
import { reasonFor } from '../bot/reason';
import { defaults, type Intent, jurassicWars, type State } from '../rules';
import { ADRENALINE, dealt, does, HIDE, placeOf, SURPRISE, table } from '../testing/table';
import { hintText } from './hint';

const TABLE = frozen(
  table(
    'standard',
    2,
    {},
    {
      hands: [
        [1, 4],
        [7, 20],
      ],
      combat: [[SURPRISE], [ADRENALINE]],
    },
  ),
);
const said = (intent: Intent, chance: number | null = null, exact = false): string =>
  hintText({ state: TABLE, seat: 0, player: null }, { intent, chance, exact, why: null });

test.each<[Intent, string]>([
  [{ type: 'play', at: 1 }, 'Play Triceratops.'],
  [{ type: 'commit', card: SURPRISE }, 'Commit Surprise Attack.'],
  [{ type: 'commit', card: null }, 'Commit no card.'],
  [{ type: 'bid', n: 3 }, 'Bid 3.'],
  [{ type: 'declare', choice: 'fight' }, 'Stay in.'],
  [{ type: 'declare', choice: 'fold' }, 'Fold.'],
  [{ type: 'pick', slot: 4 }, 'Any card, they are all alike.'],
  [{ type: 'predict', n: 5 }, 'Predict 5.'],
  [{ type: 'predict', n: null }, 'Nothing.'],
  [{ type: 'stake', side: 'carnivores', n: 2 }, '2 on the carnivores.'],
  [{ type: 'stake', side: null, n: 0 }, 'Nothing.'],
  [{ type: 'reveal', cards: null }, 'Show the weakest dinosaurs, so that the strong ones stay secret.'],
  [{ type: 'ready' }, 'Go on.'],
])('%j is said as a sentence without a chance', (intent, text) => {
  expect(said(intent)).toBe(text);
});

test('a chance is called exact or an estimate, and that of a pot always an estimate', () => {
  expect(said({ type: 'play', at: 0 }, 0.615, true)).toBe('Play Tyrannosaurus. Chance to win: 62%, exactly.');
  expect(said({ type: 'play', at: 0 }, 0.615)).toMatch(/^Play Tyrannosaurus\. Chance to win: 62%, an estimate/);
  expect(said({ type: 'commit', card: null }, 0.5, true)).toContain('Chance to win: 50%, exactly');
  expect(said({ type: 'stake', side: 'herbivores', n: 1 }, 0.25)).toMatch(/: 25%, an estimate/);
  expect(said({ type: 'declare', choice: 'fight' }, 0.4)).toMatch(/about 40% of the time: an estimate/);
});

test('in a replay the sentences are about the player, not about the reader', () => {
  const watched = (intent: Intent, chance: number) =>
    hintText({ state: TABLE, seat: 0, player: 'Ann' }, { intent, chance, exact: false, why: null });
  expect(watched({ type: 'declare', choice: 'fight' }, 0.4)).toMatch(/^Stay in\. This hand takes the pot about 40%/);
});

/** The sentence of a reason for a seat that plays a dinosaur of this rank. */
function reasoned(state: State, seat: number, rank: number): string {
  const view = jurassicWars.view(frozen(state), seat) as Frozen<State>;
  const intent: Intent = { type: 'play', at: placeOf(state, seat, rank) };
  return whyOf(view, seat, intent);
}

function whyOf(view: Frozen<State>, seat: number, intent: Intent, chance: number | null = null): string {
  const why = reasonFor(view, seat, intent, chance);
  return hintText({ state: view, seat, player: null }, { intent, chance: null, exact: false, why });
}

const HANDS = [
  [1, 4, 19, 20],
  [7, 8, 9, 10],
];

test('JW-G-16 a lead says what is saved, with both means, and whether it is the cheapest to lose', () => {
  const state = table('standard', 2, {}, { hands: HANDS });
  expect(reasoned(state, 0, 19)).toMatch(
    /^Play Hypsilophodon\. Cheapest to lose: Tyrannosaurus is worth more later, \d+% against \d+% on average\.$/,
  );
  expect(reasoned(state, 0, 20)).toMatch(/Less to lose: Tyrannosaurus is worth more later/);
  // Both are worth about as much later, so that this is no reason.
  expect(reasoned(state, 0, 4)).toMatch(/Tyrannosaurus would have \d+%, but does worse over the whole match/);
  expect(reasoned(state, 0, 1)).toContain('Nothing in your hand has a better chance.');
});

test('JW-G-12 an answer names the card of the hand that would do better, and why it is kept', () => {
  const state = table('standard', 2, {}, { hands: HANDS });
  does(state, 0, { type: 'play', at: 0 });
  expect(reasoned(state, 1, 10)).toMatch(
    /(Apatosaurus|Iguanodon|Sauropelta) would have \d+%, but is worth more later: \d+%/,
  );
});

test('in Underdog a hint says what a win scores, in Whist what the bid needs', () => {
  const three = [
    [1, 12, 20],
    [7, 8, 9],
    [2, 3, 4],
  ];
  expect(reasoned(table('underdog', 3, {}, { hands: three }), 0, 12)).toMatch(
    /A win scores the rank, 12: Tyrannosaurus would have \d+%, but scores only 1\./,
  );
  const whist = (bid: number) => {
    const state = table('whist', 3, {}, { hands: three, dealer: 2 });
    for (const at of [2, 0, 1]) {
      const [next = at] = jurassicWars.awaiting(frozen(state));
      does(state, next, { type: 'bid', n: next === 0 ? bid : 1 });
    }
    return state;
  };
  expect(reasoned(whist(0), 0, 20)).toContain('The bid is 0: better lose this one.');
  expect(reasoned(whist(1), 0, 20)).toContain(
    'The bid needs one more win with 3 dinosaurs: Tyrannosaurus is to win later.',
  );
  expect(reasoned(whist(3), 0, 20)).toContain('The bid needs every combat that is left.');
});

test('JW-CC-2 a combat card is explained by its gain, by the card that it is for, or by its price', () => {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [4, 19],
        [5, 20],
      ],
      combat: [[ADRENALINE, HIDE], [SURPRISE]],
    },
  );
  does(state, 0, { type: 'play', at: 0 });
  does(state, 1, { type: 'play', at: 0 });
  const view = jurassicWars.view(frozen(state), 0) as Frozen<State>;
  expect(whyOf(view, 0, { type: 'commit', card: HIDE })).toMatch(
    /^Commit Thick Hide\. Without a card: 53% \(if the other side uses none\)\.$/,
  );
  expect(whyOf(view, 0, { type: 'commit', card: ADRENALINE })).toMatch(
    /^Commit Adrenaline\. It is for Surprise Attack: against that it turns \d+% into 53%\.$/,
  );
  expect(whyOf(view, 0, { type: 'commit', card: null })).toMatch(
    /Thick Hide would make it \d+%: too little for a card/,
  );
});

test('JW-PK-6 staying in names the price of the pot', () => {
  const state = dealt(defaults('poker', 4), 3);
  const [seat = 0] = jurassicWars.awaiting(frozen(state));
  const view = jurassicWars.view(frozen(state), seat) as Frozen<State>;
  expect(whyOf(view, seat, { type: 'declare', choice: 'fight' }, 0.4)).toContain('Staying in pays from 17%.');
  // With as many counters as the next, folding a hand that is worth its price protects what is there.
  expect(whyOf(view, seat, { type: 'declare', choice: 'fold' }, 0.4)).toContain('Folding protects the lead.');
});

const dice = { roll: () => 1 };

/** The hint for the seat that decides next. */
function told(state: State): string {
  const [seat = 0] = jurassicWars.awaiting(frozen(state));
  const view = jurassicWars.view(frozen(state), seat) as Frozen<State>;
  return hintText({ state: view, seat, player: null }, advise(view, seat, dice));
}

test('JW-DW-7 in Dinosaurs Wild only one player may use a card, so the chance is exact whatever others hold', () => {
  const state = dealt(defaults('dinosaursWild', 2), 5);
  const attacker = state.lead ?? 0;
  // Deinonychus attacks Triceratops, which has more dice.
  const slotOf = (rank: number) => state.closed?.pool.indexOf(rank) ?? -1;
  does(state, attacker, { type: 'pick', slot: slotOf(13) });
  does(state, 1 - attacker, { type: 'pick', slot: slotOf(4) });
  expect(state.phase).toBe('commit');
  expect(state.players.map(({ combat }) => combat)).toEqual([5, 5]);
  expect(told(state)).toMatch(/, exactly\./);
});

test('JW-G-13 the chance is an estimate if both may commit a card', () => {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [1, 4],
        [7, 20],
      ],
      combat: [[SURPRISE], [ADRENALINE]],
    },
  );
  does(state, 0, { type: 'play', at: 0 });
  expect(told(state)).toContain('an estimate');
  does(state, 1, { type: 'play', at: 0 });
  expect(told(state)).toContain('an estimate');
});

test('JW-SEQ-2 a rival without combat cards commits none, so the chance is exact', () => {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [1, 4],
        [7, 20],
      ],
      combat: [[SURPRISE], []],
    },
  );
  does(state, 0, { type: 'play', at: 0 });
  does(state, 1, { type: 'play', at: 0 });
  expect(told(state)).toMatch(/, exactly\./);
});
