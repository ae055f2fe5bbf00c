import { frozen } from '@dwo/kernel';
import { type Forecast, forecast } from '../rules/forecast';
import { ADRENALINE, combat, HIDE, STARE, SURPRISE, table } from '../testing/table';
import { idleWord, isWaste } from './idle-card';

/** Nobody's period is first. */
const timeline = ['earlyCretaceous', 'jurassic', 'lateCretaceous'] as const;

function told(ranks: readonly [number, number], held: readonly number[]): Forecast {
  const hands = [
    [ranks[0], 20],
    [ranks[1], 19],
  ];
  const state = table('standard', 2, {}, { hands, combat: [held, [SURPRISE + 1]], timeline });
  combat(state, [...ranks]);
  const found = forecast(frozen(state), 0);
  if (found === null) throw new Error('nobody commits');
  return found;
}

const words = (found: Forecast, at: number) =>
  Object.fromEntries(found.own.map((choice) => [choice.type ?? 'none', idleWord(found, choice, at)]));

test('JW-CC-3 a card that adds a die at the cap, or takes one where one is left, is said to change nothing', () => {
  // Tyrannosaurus has its three red dice, Sarcosaurus one.
  expect(words(told([1, 15], [SURPRISE, ADRENALINE, HIDE]), 0)).toEqual({
    surpriseAttack: 'odds.same',
    adrenaline: 'odds.full',
    thickHide: null,
    none: null,
  });
});

test('a card that helps, and one that answers the card of the rival, is not', () => {
  const found = told([10, 15], [ADRENALINE, STARE]);
  expect(words(found, 0)).toEqual({ adrenaline: null, stareDown: 'odds.stare', none: null });
  const surprised = found.theirs.findIndex(({ type }) => type === 'surpriseAttack');
  expect(words(found, surprised)).toEqual({ adrenaline: null, stareDown: null, none: null });
});

test('a card is wasted only if it changes nothing against any card of the rival', () => {
  const wasted = (found: Forecast) => found.own.flatMap((choice) => (isWaste(found, choice) ? [choice.type] : []));
  // The rival may add a die, which a Surprise Attack takes away, or take one, which Adrenaline makes up for.
  const found = told([1, 15], [SURPRISE, ADRENALINE, HIDE]);
  expect(wasted(found)).toEqual([]);
  expect(
    wasted({
      ...found,
      theirs: found.theirs.slice(0, 1),
      own: found.own.map((each) => ({ ...each, chances: each.chances.slice(0, 1) })),
    }),
  ).toEqual(['surpriseAttack', 'adrenaline']);
});
