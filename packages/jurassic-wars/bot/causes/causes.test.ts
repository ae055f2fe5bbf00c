/** The causes that a review names: each in a scene of its own, and mistakes that are planted and found. */
import { finish, frozen, judging, type Played, type Seat } from '@dwo/kernel';
import { defaults, type Intent, jurassicWars, type State } from '../../rules';
import { ADRENALINE, dealt, does, HIDE, placeOf, STARE, SURPRISE, table } from '../../testing/table';
import { evaluator } from '../evaluator';
import { CAUSES, oddsOf, suspects } from '.';

const viewOf = (state: State, seat: Seat) => jurassicWars.view(frozen(state), seat);
const causesOf = (state: State, seat: Seat, chosen: Intent, better: Intent) =>
  suspects(viewOf(state, seat), seat, chosen, better);
const play = (state: State, seat: Seat, rank: number): Intent => ({ type: 'play', at: placeOf(state, seat, rank) });
const commit = (card: number | null): Intent => ({ type: 'commit', card });
const bid = (n: number): Intent => ({ type: 'bid', n });
const [fight, fold] = (['fight', 'fold'] as const).map((choice): Intent => ({ type: 'declare', choice })) as [
  Intent,
  Intent,
];

/** Two last dinosaurs face to face: Deinonychus of seat 0 leads against Parasaurolophus. */
function faced(own: readonly number[], theirs: readonly number[] = []): State {
  const state = table('standard', 2, {}, { hands: [[13], [14]], combat: [own, theirs] });
  does(state, 0, play(state, 0, 13));
  does(state, 1, play(state, 1, 14));
  return state;
}

test('JW-CC-2 a combat card that was kept is told with the exact odds of both', () => {
  const state = faced([ADRENALINE, SURPRISE]);
  const [cause] = causesOf(state, 0, commit(null), commit(ADRENALINE));
  expect(cause).toMatchObject({ id: 'kept-card', rule: 'JW-CC-2', without: commit(ADRENALINE) });
  expect(cause?.facts).toMatchObject({
    rank: 13,
    rival: 14,
    card: null,
    otherCard: 'adrenaline',
    open: false,
    more: true,
  });
  const view = viewOf(state, 0);
  expect(cause?.facts.wins).toBe(oddsOf(view, 0, commit(null)).wins);
  expect(cause?.facts.otherWins).toBe(oddsOf(view, 0, commit(ADRENALINE)).wins);
  expect(causesOf(faced([ADRENALINE], [HIDE]), 0, commit(null), commit(ADRENALINE))[0]?.facts.open).toBe(true);
});

test('JW-CC-2 a card that changes nothing alone comes with the card that it is for, and with the one that had more here', () => {
  const state = table('standard', 2, {}, { hands: [[4], [5]], combat: [[ADRENALINE, HIDE], [SURPRISE]] });
  does(state, 0, play(state, 0, 4));
  does(state, 1, play(state, 1, 5));
  const [cause] = causesOf(state, 0, commit(null), commit(ADRENALINE));
  expect(cause?.facts).toMatchObject({ more: false, faced: 'surpriseAttack', third: 'thickHide' });
  const chanceOf = (key: string) => Number(cause?.facts[key]);
  expect(chanceOf('facedWins')).toBeLessThan(chanceOf('wins'));
  expect(chanceOf('facedOtherWins')).toBeCloseTo(chanceOf('wins'));
  expect(chanceOf('thirdWins')).toBeGreaterThan(chanceOf('wins'));
});

test('JW-G-19 JW-CC-2 a card that was spent, and one in place of another', () => {
  const state = faced([ADRENALINE, STARE]);
  const [spent] = causesOf(state, 0, commit(STARE), commit(null));
  // A Stare-Down changes nothing against a player without cards.
  expect(spent).toMatchObject({
    id: 'spent-card',
    rule: 'JW-G-19',
    facts: { card: 'stareDown', more: false, left: 2 },
  });
  expect(spent?.facts.wins).toBe(spent?.facts.otherWins);
  const [wrong] = causesOf(state, 0, commit(STARE), commit(ADRENALINE));
  expect(wrong).toMatchObject({ id: 'wrong-card', rule: 'JW-CC-2', facts: { otherCard: 'adrenaline', more: true } });
});

test('JW-G-12 JW-G-16 an answer that was too weak, and a strong one at risk, with the exact odds of both', () => {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [4, 20],
        [2, 10, 19],
      ],
    },
  );
  does(state, 0, play(state, 0, 4));
  const [weak] = causesOf(state, 1, play(state, 1, 19), play(state, 1, 2));
  expect(weak).toMatchObject({ id: 'weak-answer', rule: 'JW-G-12', facts: { rank: 19, otherRank: 2, rival: 4 } });
  expect(Number(weak?.facts.otherWins)).toBeGreaterThan(Number(weak?.facts.wins));
  const [risked] = causesOf(state, 1, play(state, 1, 10), play(state, 1, 19));
  expect(risked).toMatchObject({ id: 'risked-answer', rule: 'JW-G-16', facts: { rank: 10, otherRank: 19 } });
});

test('JW-G-16 the stronger of two dinosaurs is the one that is good for more in later combats, whatever its rank', () => {
  const hands = [
    [9, 20],
    [2, 10, 12],
  ];
  // In its own period Ceratosaurus (12) rolls one die more than Carnotaurus (10) does.
  const state = table('standard', 2, {}, { hands, timeline: ['jurassic', 'earlyCretaceous', 'lateCretaceous'] });
  does(state, 0, play(state, 0, 9));
  const [risked] = causesOf(state, 1, play(state, 1, 12), play(state, 1, 10));
  expect(risked).toMatchObject({ id: 'risked-answer', facts: { rank: 12, otherRank: 10 } });
  expect(Number(risked?.facts.worth)).toBeGreaterThan(Number(risked?.facts.otherWorth));
});

test('JW-G-11 a lead is told with the mean over all dinosaurs that were not seen', () => {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [1, 20],
        [2, 3],
      ],
    },
  );
  const [weak] = causesOf(state, 0, play(state, 0, 20), play(state, 0, 1));
  expect(weak).toMatchObject({ id: 'weak-lead', rule: 'JW-G-11', facts: { rank: 20, otherRank: 1, rival: null } });
  expect(causesOf(state, 0, play(state, 0, 1), play(state, 0, 20))[0]).toMatchObject({ id: 'risked-lead' });
});

test('JW-WH-11 a combat that was won against the bid, and one that was not', () => {
  const hands = [
    [1, 20, 12],
    [4, 5, 6],
    [8, 9, 10],
  ];
  const state = table('whist', 3, {}, { hands, dealer: 2 });
  for (const [seat, n] of [
    [2, 0],
    [0, 0],
    [1, 2],
  ] as const)
    does(state, seat, bid(n));
  expect(state.phase).toBe('lead');
  const [many] = causesOf(state, 0, play(state, 0, 1), play(state, 0, 20));
  expect(many).toMatchObject({ id: 'won-too-many', rule: 'JW-WH-11', facts: { bid: 0, won: 0, rank: 1 } });
  const needy = table('whist', 3, {}, { hands, dealer: 2 });
  for (const [seat, n] of [
    [2, 0],
    [0, 3],
    [1, 1],
  ] as const)
    does(needy, seat, bid(n));
  expect(causesOf(needy, 0, play(needy, 0, 20), play(needy, 0, 1))[0]).toMatchObject({ id: 'won-too-few' });
  const one = needy.players[0];
  if (one === undefined) throw new Error('There is no seat 0');
  one.bid = 1;
  const [early] = causesOf(needy, 0, play(needy, 0, 1), play(needy, 0, 20));
  expect(early).toMatchObject({ id: 'won-early', facts: { needed: 1, left: 3 } });
  // More than the whole hand can't be won: the bid has failed, and each victory counts.
  one.bid = 4;
  expect(causesOf(needy, 0, play(needy, 0, 20), play(needy, 0, 1))[0]).toMatchObject({ id: 'bid-failed' });
  expect(causesOf(needy, 0, play(needy, 0, 1), play(needy, 0, 20))[0]).toMatchObject({ id: 'other-dinosaur' });
});

test('JW-WH-11 bids are told with what the hand stands for', () => {
  const state = table(
    'whist',
    3,
    {},
    {
      hands: [
        [18, 19, 20],
        [1, 2, 3],
        [8, 9, 10],
      ],
      dealer: 0,
    },
  );
  const [high] = causesOf(state, 0, bid(3), bid(0));
  expect(high).toMatchObject({ id: 'bid-high', rule: 'JW-WH-11', facts: { n: 3, otherN: 0 } });
  expect(Number(high?.facts.expected)).toBeLessThan(2);
  expect(causesOf(state, 0, bid(0), bid(3))[0]).toMatchObject({ id: 'bid-low' });
});

/** A Poker hand of two cards, before the first declaration. */
function poker(hand: readonly [number, number], shown: number[]): { readonly state: State; readonly seat: Seat } {
  const state = dealt(defaults('poker', 4), 3);
  const [seat = 0] = jurassicWars.awaiting(frozen(state));
  const [secret, player] = [state.secrets[seat], state.players[seat]];
  if (secret == null || player === undefined) throw new Error('Nobody declares');
  secret.hand = [...hand];
  player.face = hand[0];
  // The cards that the others show.
  state.players.forEach((each, at) => {
    if (at !== seat) each.face = shown.pop() ?? 11;
  });
  return { state, seat };
}

test('JW-PK-6 a hand that stayed in below the price of the pot, and one that folded above it', () => {
  const weak = poker([19, 20], [1, 2, 3]);
  const [stayed] = causesOf(weak.state, weak.seat, fight, fold);
  expect(stayed).toMatchObject({ id: 'stayed-in', rule: 'JW-PK-6' });
  expect(Number(stayed?.facts.chance)).toBeLessThan(Number(stayed?.facts.price));
  // Four bidding rounds are left; the pot of 8 grows by 16.
  expect(stayed?.facts.price).toBeCloseTo(4 / 24);
  const strong = poker([1, 2], [17, 18, 19]);
  const [folded] = causesOf(strong.state, strong.seat, fold, fight);
  expect(folded).toMatchObject({ id: 'folded-winner', rule: 'JW-PK-6', facts: { pot: 8 } });
  // A reason that the odds contradict is not asserted.
  expect(causesOf(weak.state, weak.seat, fold, fight)).toEqual([]);
});

/** The last hand of Poker with a chance that is about its price: its seat is so many counters ahead of the best of the others. */
function lastHand(ahead: number) {
  const { state, seat } = poker([20, 3], [18, 5, 8]);
  state.round = 8;
  const others = [63, 25, 41];
  state.players.forEach((each, at) => {
    each.counters = at === seat ? 63 + ahead : (others.pop() ?? 0);
  });
  return { state, seat };
}

test('JW-PK-14 a lead that was staked on a fair pot, and a pot that was let go by one who is behind', () => {
  const { state, seat } = lastHand(2);
  const [staked] = causesOf(state, seat, fight, fold);
  expect(staked).toMatchObject({ id: 'staked-lead', rule: 'JW-PK-14', facts: { lead: 2, hands: 1, cost: 4 } });
  expect(Number(staked?.facts.chance)).toBeGreaterThan(Number(staked?.facts.price) - 0.04);
  // A hand that is worth its price is no reason to fold for one who is behind.
  const behind = lastHand(-2);
  expect(causesOf(behind.state, behind.seat, fight, fold)).toEqual([]);
  const poor = poker([17, 20], [18, 5, 8]);
  poor.state.players.forEach((each, at) => {
    each.counters = at === poor.seat ? 40 : 53;
  });
  const [chase] = causesOf(poor.state, poor.seat, fold, fight);
  expect(chase).toMatchObject({ id: 'gave-up-chase', rule: 'JW-PK-14', facts: { lead: -13, hands: 8 } });
  expect(Number(chase?.facts.chance)).toBeLessThan(Number(chase?.facts.price));
});

test('the same choice has no cause, and another dinosaur is named only if nothing else is known', () => {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [13, 16],
        [12, 18],
      ],
    },
  );
  does(state, 0, play(state, 0, 13));
  expect(causesOf(state, 1, play(state, 1, 12), play(state, 1, 12))).toEqual([]);
  const even = table(
    'standard',
    2,
    {},
    {
      hands: [
        [1, 2],
        [4, 5],
      ],
    },
  );
  does(even, 0, play(even, 0, 1));
  expect(causesOf(even, 1, play(even, 1, 5), play(even, 1, 4)).map(({ id }) => id)).toEqual(['other-dinosaur']);
  expect(new Set(CAUSES).size).toBe(CAUSES.length);
});

/** The judgement of a single decision. */
function judged(state: State, seat: Seat, chosen: Intent) {
  const before = frozen(state);
  const moment = { n: 1, seat, intent: chosen, before, isChance: false, isOpen: false };
  const played: Played<State, Intent> = { seats: state.players.length, moments: [moment], last: before, seed: 7 };
  return finish(judging(jurassicWars, evaluator, played, 0));
}

/** The last combat of a round of Whist: seat 1 answers with one of two dinosaurs, and its bid decides which one. */
function lastCombat(bids: readonly number[]): State {
  const state = table('whist', 3, {}, { hands: [[9], [1, 20], []], dealer: 2 });
  Object.assign(state, { phase: 'lead', turn: null, lead: 0, opponent: 1 });
  for (const [at, player] of state.players.entries()) player.bid = bids[at] ?? 0;
  does(state, 0, play(state, 0, 9));
  return state;
}

/** Planted mistakes: a position, the bad choice and the good one, and the cause that a review must name first. */
const PLANTED: readonly (readonly [string, () => readonly [state: State, seat: Seat, bad: Intent, good: Intent]])[] = [
  ['kept-card', () => [faced([ADRENALINE]), 0, commit(null), commit(ADRENALINE)]],
  ['wrong-card', () => [faced([ADRENALINE, STARE]), 0, commit(STARE), commit(ADRENALINE)]],
  ['won-too-few', () => [lastCombat([0, 1, 0]), 1, { type: 'play', at: 1 }, { type: 'play', at: 0 }]],
  ['won-too-many', () => [lastCombat([1, 0, 0]), 1, { type: 'play', at: 0 }, { type: 'play', at: 1 }]],
  [
    'staked-lead',
    () => {
      const { state, seat } = lastHand(0);
      return [state, seat, fight, fold];
    },
  ],
  [
    'risked-lead',
    () => {
      const hands = [
        [5, 6, 16, 17],
        [4, 7, 9, 18],
        [8, 10, 11, 13],
      ];
      const sets = [[1], [], [12, 2]];
      const combat = [
        [3, HIDE],
        [9, STARE],
        [ADRENALINE, 6],
      ];
      const state = table('standard', 3, {}, { hands, sets, combat });
      state.out = [20, 3, 19];
      return [state, 0, play(state, 0, 5), play(state, 0, 16)];
    },
  ],
  [
    'folded-winner',
    () => {
      const { state, seat } = poker([1, 2], [17, 18, 19]);
      return [state, seat, fold, fight];
    },
  ],
];

test.each(PLANTED)('a planted %s is marked, with its cause first, and the good choice is not', (cause, scene) => {
  const [state, seat, bad, good] = scene();
  const { mark, causes } = judged(state, seat, bad);
  expect(mark).not.toBeNull();
  expect(causes[0]?.id).toBe(cause);
  expect(judged(state, seat, good).mark).toBeNull();
});
