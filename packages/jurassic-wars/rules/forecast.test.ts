/** Chances before combat cards are committed. */
import { frozen } from '@dwo/kernel';
import { ADRENALINE, does, HIDE, combat as play, STARE, SURPRISE, table } from '../testing/table';
import { fight } from './fight';
import { answerChance, forecast, winChance } from './forecast';
import { jurassicWars, type State } from './index';
import { termsOf } from './settle';

const HANDS = [
  [10, 20],
  [15, 19],
];

/** Nobody's period is first. */
const TIMELINE = ['earlyCretaceous', 'jurassic', 'lateCretaceous'] as const;

/** A table at which seat 0 has led rank 10 and seat 1 has answered with rank 15. */
function committing(combat: readonly (readonly number[])[]): State {
  const state = table('standard', 2, {}, { hands: HANDS, combat, timeline: TIMELINE });
  play(state, [10, 15]);
  return state;
}

const viewOf = (state: State, seat: number) => frozen(jurassicWars.view(frozen(state), seat));

/** All results of the rules' own `fight`, with every face of every die; the chance that the lead wins within so many dice. */
function enumerated(state: State): number {
  let wins = 0;
  const walk = (faces: readonly number[], weight: number): void => {
    let at = 0;
    let asked = false;
    const dice = {
      roll: () => {
        const face = faces[at++];
        if (face !== undefined) return face;
        asked = true;
        throw new Error('more');
      },
    };
    const fighters = [
      { rank: state.up[0] as number, card: null },
      { rank: state.up[1] as number, card: null },
    ] as const;
    try {
      wins += fight(fighters, termsOf(frozen(state)), dice, () => {}) === 0 ? weight : 0;
    } catch (error) {
      if (!asked) throw error;
      for (const face of [1, 6]) walk([...faces, face], weight / 2);
    }
  };
  walk([], 1);
  return wins;
}

test('JW-K-9 the chance before combat cards is what every way the dice can fall gives', () => {
  // Both sides roll red dice, of which half the faces hit; three ties end every row of ties.
  const state = committing([[SURPRISE], [HIDE]]);
  expect(winChance(frozen(state), 0, [null, null])).toBeCloseTo(enumerated(state), 12);
  expect(winChance(frozen(state), 1, [null, null])).toBeCloseTo(1 - enumerated(state), 12);
});

test('JW-G-13 each card that a seat can commit has its chance against each card that the rival may hold', () => {
  const state = committing([
    [SURPRISE, SURPRISE + 1, STARE],
    [HIDE, ADRENALINE],
  ]);
  const told = forecast(viewOf(state, 0), 0);
  expect(told?.rival).toBe(1);
  expect(told?.own.map(({ type, count }) => [type, count])).toEqual([
    ['surpriseAttack', 2],
    ['stareDown', 1],
    [null, 0],
  ]);
  // The rival has two cards: never more of a type, and not the Stare-Down that the seat holds itself.
  expect(told?.theirs.map(({ type, count }) => [type, count])).toEqual([
    [null, 0],
    ['surpriseAttack', 2],
    ['adrenaline', 2],
    ['thickHide', 2],
  ]);
  const [surprise, stare, none] = told?.own ?? [];
  // Sarcosaurus has one die, which no card takes (JW-K-3): a Surprise Attack changes nothing.
  expect(surprise?.chances[0]).toBe(none?.chances[0]);
  // JW-CC-6: a Stare-Down leaves the rival's card without effect, whatever it is.
  expect(new Set(stare?.chances).size).toBe(1);
  expect(none?.chances[2]).toBeLessThan(none?.chances[0] ?? 0);
});

test('JW-G-7 a forecast is the same whatever the rival holds', () => {
  const one = committing([[SURPRISE], [HIDE, ADRENALINE]]);
  const other = committing([[SURPRISE], [STARE, SURPRISE + 2]]);
  expect(forecast(viewOf(one, 0), 0)).toEqual(forecast(viewOf(other, 0), 0));
});

test('JW-SEQ-2 a seat that commits nothing has no forecast', () => {
  const state = committing([[SURPRISE], []]);
  expect(forecast(viewOf(state, 1), 1)).toBeNull();
  expect(forecast(viewOf(state, 0), 0)?.theirs).toHaveLength(1);
});

test('JW-G-12 a dinosaur that may answer has its chance against the one that leads', () => {
  const state = table('standard', 2, {}, { hands: HANDS, timeline: TIMELINE });
  expect(answerChance(frozen(state), 15)).toBeNull();
  does(state, 0, { type: 'play', at: 0 });
  const both = committing([[SURPRISE], [HIDE]]);
  expect(answerChance(frozen(state), 15)).toBe(winChance(frozen(both), 1, [null, null]));
});
