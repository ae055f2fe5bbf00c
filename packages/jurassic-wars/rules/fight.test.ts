import tables from '../fixtures/tables.json';
import { ofType, type Throw, throws } from '../testing/table';
import { type CombatType, DINOCARDS, type Event, type Pair, type Period } from '.';
import { ENDLESS, type Fighter, fight, opening, starts, strike, type Terms } from './fight';
import { leadWins } from './odds';

const TERMS: Terms = { period: null, hitLoss: 'difference', unlimited: false, naturalOrder: false };
const rankOf = (name: string) => DINOCARDS.find((card) => card.name === name)?.rank ?? 0;
const beast = (name: string, card: CombatType | null = null): Fighter => ({ rank: rankOf(name), card });

/** The dice left after each roll of a scripted fight, and the side that won. */
function fought(fighters: Pair<Fighter>, rolls: readonly Throw[], terms: Partial<Terms> = {}) {
  const events: Event[] = [];
  const dice = throws(rolls);
  const winner = fight(fighters, { ...TERMS, ...terms }, dice, (event) => events.push(event));
  dice.spent();
  const rolled = ofType(events, 'rolled');
  return { winner, rolled, left: rolled.map(({ left }) => left), events };
}

function dice(fighters: Pair<Fighter>, terms: Partial<Terms> = {}) {
  return starts(fighters, { ...TERMS, ...terms }).map((start) => start.dice);
}

test.each(tables.vectors.startDice)('JW-K-1 JW-K-2 JW-K-3 starting dice of $dinosaur in $gamePeriod ($ref)', (row) => {
  // The lead has the same diet if the row breaks the natural order, and no other effect.
  const own = DINOCARDS.find(({ name }) => name === row.dinosaur);
  const lead = DINOCARDS.find(({ diet, name }) => diet === own?.diet && name !== own.name);
  const fighters: Pair<Fighter> = [
    { rank: lead?.rank ?? 0, card: row.opposingSurpriseAttack ? 'surpriseAttack' : null },
    { rank: own?.rank ?? 0, card: row.adrenaline ? 'adrenaline' : null },
  ];
  const terms = { period: row.gamePeriod as Period, naturalOrder: row.naturalOrderBreach };
  expect(dice(fighters, terms)[1]).toBe(row.start);
});

test('JW-EX-1 a dinosaur has one die more in its own period, JW-K-1, and no more than the cap', () => {
  const apatosaurus: Pair<Fighter> = [beast('Apatosaurus'), beast('Stegosaurus')];
  expect(dice(apatosaurus, { period: 'jurassic' })).toEqual([4, 4]);
  expect(dice(apatosaurus, { period: 'lateCretaceous' })).toEqual([3, 4]);
});

test('JW-EX-8 Adrenaline, Surprise Attack and Stare-Down on Tyrannosaurus', () => {
  const against = (mine: CombatType | null, theirs: CombatType | null) =>
    dice([beast('Tyrannosaurus', mine), beast('Stegosaurus', theirs)])[0];
  expect(against('adrenaline', null)).toBe(3);
  expect(against('adrenaline', 'surpriseAttack')).toBe(3);
  expect(against(null, 'surpriseAttack')).toBe(2);
  expect(against('stareDown', 'surpriseAttack')).toBe(3);
});

test('JW-CC-3 no card takes the last die or adds one above the limit', () => {
  expect(dice([beast('Dryosaurus'), beast('Triceratops', 'surpriseAttack')])).toEqual([1, 4]);
  expect(dice([beast('Triceratops', 'adrenaline'), beast('Dryosaurus', 'adrenaline')])).toEqual([4, 2]);
});

test('JW-CC-4 two Surprise Attacks each work on the other side', () => {
  expect(dice([beast('Allosaurus', 'surpriseAttack'), beast('Triceratops', 'surpriseAttack')])).toEqual([2, 3]);
});

test('JW-CC-5 JW-EX-10 a Thick Hide takes one off the first loss only', () => {
  const thick: Pair<Fighter> = [beast('Dryosaurus', 'thickHide'), beast('Hypsilophodon')];
  const { winner, left, rolled } = fought(thick, [
    ['M', 'H'],
    ['M', 'H'],
  ]);
  expect(left).toEqual([
    [1, 1],
    [0, 1],
  ]);
  expect(rolled.map(({ spared, lost }) => [spared, lost])).toEqual([
    [true, 0],
    [false, 1],
  ]);
  expect(winner).toBe(1);
});

test('JW-CC-5 the difference is lowered before it is limited to the dice left', () => {
  const before = opening([beast('Compsognathus', 'thickHide'), beast('Triceratops')], TERMS);
  expect(strike(before, [0, 3], [17, 4], TERMS)).toMatchObject({ lost: 1, spared: true, next: { left: [0, 4] } });
});

test('JW-CC-5 a Thick Hide also takes off the loss by rank', () => {
  const before = { ...opening([beast('Dryosaurus', 'thickHide'), beast('Hypsilophodon')], TERMS), ties: 2 };
  expect(strike(before, [1, 1], [20, 19], TERMS)).toMatchObject({ lost: 0, byRank: true, spared: true });
});

test('JW-CC-6 a Stare-Down works on any card, and on none without effect', () => {
  expect(opening([beast('Allosaurus', 'stareDown'), beast('Dryosaurus', 'thickHide')], TERMS).hide).toEqual([
    false,
    false,
  ]);
  expect(dice([beast('Allosaurus', 'stareDown'), beast('Dryosaurus', 'adrenaline')])).toEqual([3, 1]);
  expect(dice([beast('Allosaurus', 'stareDown'), beast('Dryosaurus')])).toEqual([3, 1]);
});

/** The rolls of JW-EX-9. */
const EX_9: readonly Throw[] = [
  ['HHM', 'HMMM'],
  ['HMM', 'HMM'],
  ['MMM', 'HHM'],
  ['H', 'HMM'],
  ['M', 'MMM'],
  ['H', 'HMM'],
  ['H', 'MM'],
  ['H', 'M'],
];
const GIANTS: Pair<Fighter> = [beast('Tyrannosaurus'), beast('Stegosaurus')];

test('JW-EX-9 JW-K-4 JW-K-5 JW-K-6 JW-K-9 a combat roll by roll', () => {
  const { left, winner, rolled } = fought(GIANTS, EX_9);
  expect(left).toEqual(tables.vectors.fight.diceAfter);
  expect(rolled.map(({ hits }) => hits)).toEqual(tables.vectors.fight.hits);
  expect(winner).toBe(0);
});

test('JW-EX-9 JW-K-7 the third tie in a row costs the worse rank a die', () => {
  const { rolled } = fought(GIANTS, EX_9);
  expect(rolled[5]).toMatchObject({ loser: 1, lost: 1, byRank: true });
  expect(rolled.filter(({ byRank }) => byRank)).toHaveLength(1);
});

test('JW-K-7 JW-INV-7 the worse rank loses, lead or not', () => {
  const tie = { left: [2, 2], ties: 2, hide: [false, false] } as const;
  expect(strike(tie, [1, 1], [20, 1], TERMS)).toMatchObject({ loser: 0, next: { ties: 0 } });
  expect(strike(tie, [1, 1], [1, 20], TERMS)).toMatchObject({ loser: 1, next: { ties: 0 } });
});

test('JW-K-8 a roll that is no tie resets the count of ties', () => {
  const tie = { left: [3, 3], ties: 2, hide: [false, false] } as const;
  expect(strike(tie, [2, 1], [1, 2], TERMS).next.ties).toBe(0);
  // The example has two ties before its third roll and three after it.
  const { rolled } = fought(GIANTS, EX_9);
  expect(rolled.slice(0, 5).every(({ byRank }) => !byRank)).toBe(true);
});

test('JW-K-5 the side with fewer hits never loses more dice than it has', () => {
  const before = { left: [1, 4], ties: 0, hide: [false, false] } as const;
  expect(strike(before, [0, 4], [20, 4], TERMS)).toMatchObject({ lost: 1, next: { left: [0, 4] } });
});

test('JW-OPT-1 JW-EX-9 with hitLoss single a side loses one die, whatever the difference', () => {
  const before = { left: [3, 3], ties: 0, hide: [false, false] } as const;
  expect(strike(before, [0, 2], [1, 6], { ...TERMS, hitLoss: 'single' }).next.left).toEqual([2, 3]);
  expect(strike(before, [0, 2], [1, 6], TERMS).next.left).toEqual([1, 3]);
});

test('JW-K-10 dice lost count for one combat only', () => {
  expect(fought(GIANTS, EX_9).winner).toBe(0);
  expect(opening(GIANTS, TERMS).left).toEqual([3, 4]);
});

test('JW-K-11 JW-INV-8 the order in which the sides roll does not change the chances', () => {
  const swapped: Pair<Fighter> = [GIANTS[1], GIANTS[0]];
  expect(leadWins(GIANTS, TERMS) + leadWins(swapped, TERMS)).toBeCloseTo(1, 12);
});

test('JW-K-12 nothing is asked during the rolls: a fight begins and ends with one intent', () => {
  const kinds = [...new Set(fought(GIANTS, EX_9).events.map(({ type }) => type))];
  expect(kinds).toEqual(['fightBegan', 'rolled']);
});

test('JW-V2-1 JW-V2-2 with unlimited rolls ties are rolled again, whatever the ranks (JW-OPT-3)', () => {
  const { left } = fought(GIANTS, [...EX_9.slice(0, 6), ['H', 'MMM'], ['H', 'MM'], ['H', 'M']], { unlimited: true });
  expect(left[5]).toEqual([1, 3]);
});

test('JW-V2-3 after a thousand ties in a row rank decides once', () => {
  const terms = { ...TERMS, unlimited: true };
  const before = { left: [1, 1], hide: [false, false] } as const;
  expect(strike({ ...before, ties: ENDLESS - 2 }, [0, 0], [1, 2], terms).loser).toBeNull();
  expect(strike({ ...before, ties: ENDLESS - 1 }, [0, 0], [1, 2], terms)).toMatchObject({ loser: 1, byRank: true });
});

test('JW-EX-11 unlimited rolls of one green die each are even', () => {
  const equal: Pair<Fighter> = [beast('Dryosaurus'), beast('Hypsilophodon')];
  expect(leadWins(equal, { ...TERMS, unlimited: true })).toBeCloseTo(1 / 2, 12);
});

test('JW-V4-1 JW-V4-2 JW-EX-3 the opponent of the same diet has one die less, the lead never', () => {
  const terms = { naturalOrder: true };
  expect(dice([beast('Sarcosaurus'), beast('Tyrannosaurus')], terms)).toEqual([1, 2]);
  expect(dice([beast('Tyrannosaurus'), beast('Allosaurus')], terms)).toEqual([3, 2]);
  expect(dice([beast('Triceratops'), beast('Tyrannosaurus')], terms)).toEqual([4, 3]);
});

test('JW-V4-3 JW-EX-6 JW-EX-7 the penalty never takes the last die', () => {
  const terms = { naturalOrder: true, period: 'earlyCretaceous' } as const;
  expect(dice([beast('Allosaurus'), beast('Sarcosaurus')], terms)[1]).toBe(1);
  expect(dice([beast('Triceratops'), beast('Dryosaurus')], terms)[1]).toBe(1);
  expect(dice([beast('Allosaurus'), beast('Sarcosaurus')], { ...terms, period: 'jurassic' })[1]).toBe(1);
});

test('JW-V4-5 JW-EX-4 JW-EX-5 the penalty adds up with a Surprise Attack', () => {
  const surprised: Pair<Fighter> = [beast('Sarcosaurus', 'surpriseAttack'), beast('Tyrannosaurus')];
  expect(dice(surprised, { naturalOrder: true })[1]).toBe(1);
  expect(dice(surprised, { naturalOrder: true, period: 'lateCretaceous' })[1]).toBe(1);
});

/** A dinosaur for each rating; no period gives it a bonus. */
const BY_RATING: Readonly<Record<string, number>> = {
  '3R': 1,
  '4G': 4,
  '3G': 7,
  '2R': 10,
  '2G': 14,
  '1R': 15,
  '1G': 18,
};

test.each(['difference', 'single'] as const)('JW-EX-28 the exact chances are those of the tables, %s', (hitLoss) => {
  const grid = hitLoss === 'difference' ? tables.odds : tables.oddsSingle;
  for (const [i, row] of grid.order.entries()) {
    for (const [j, column] of grid.order.entries()) {
      const [mine, theirs] = [BY_RATING[row] ?? 0, BY_RATING[column] ?? 0];
      const chance = (unlimited: boolean) =>
        leadWins(
          [
            { rank: mine, card: null },
            { rank: theirs, card: null },
          ],
          { ...TERMS, hitLoss, unlimited },
        );
      expect(chance(true)).toBeCloseTo(grid.unlimited[i]?.[j] ?? 0, 5);
      if (mine === theirs) continue;
      const better = mine < theirs ? grid.standard_rowHasBetterRank : grid.standard_rowHasWorseRank;
      expect(chance(false)).toBeCloseTo(better[i]?.[j] ?? 0, 5);
    }
  }
});

test('JW-EX-28 JW-INV-9 the diagonal of the tables, and more dice never make the chance worse', () => {
  expect(leadWins([beast('Sarcosaurus'), beast('Velociraptor')], TERMS)).toBeCloseTo(0.5625, 12);
  const mine = ['Dryosaurus', 'Parasaurolophus', 'Apatosaurus', 'Triceratops'];
  const chances = mine.map((name) => leadWins([beast(name), beast('Carnotaurus')], { ...TERMS, unlimited: true }));
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
});
