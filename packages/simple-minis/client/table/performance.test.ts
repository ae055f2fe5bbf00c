/** The words beside the dice. */
import { DICE, performanceOf } from './performance';

const told = (event: object, name: (id: string) => string): string => {
  const thrown = performanceOf(event as never).dice?.(event as never);
  if (thrown == null) throw new Error('There are no dice');
  return DICE.who({ ...thrown, key: 1, atLeast: true, outcome: [], rolling: false }, name);
};
const known = (id: string) => `Figure ${id}`;

test('the dice say who attacks what, and whose armor it is', () => {
  const attack = {
    type: 'attacked',
    figure: 3,
    target: null,
    section: 'fence 2',
    dice: [2],
    bonus: 1,
    need: 5,
    hit: false,
  };
  expect(told({ ...attack, way: 'distance' }, known)).toBe('Figure 3 attacks Figure fence 2');
  expect(told({ type: 'armorRolled', figure: 4, die: 3, bonus: 0, need: 6, saved: false }, known)).toBe(
    'Armor of Figure 4',
  );
});

test('the dice name their kind alone where no table is open', () => {
  expect(told({ type: 'armorRolled', figure: 4, die: 3, bonus: 0, need: 6, saved: false }, () => '')).toBe('Armor');
});
