/** Advice on a game of one decision, whose choices have known chances to win. */
import { finish } from '../replay';
import type { Frozen } from '../ruleset';
import { advising, type Thinking } from './advice';
import type { Evaluator, Playout } from './evaluator';

interface Choice {
  readonly type: 'walk' | 'shoot' | 'rest';
  readonly to?: number;
}
interface Table {
  readonly choices: readonly { readonly choice: Choice; readonly chances: readonly number[] }[];
}

const evaluator: Evaluator<Table, Choice> = {
  candidates: ({ choices }) => choices.map(({ choice }) => choice),
  *playout({ choices }, _, first, number): Generator<void, Playout> {
    yield;
    const { chances = [] } = choices.find(({ choice }) => JSON.stringify(choice) === JSON.stringify(first)) ?? {};
    const own = chances[number % chances.length] ?? 0;
    return { chances: [own, 1 - own], steps: 3 };
  },
  outlook: () => {
    throw new Error('Not asked for');
  },
  chances: () => [0.5, 0.5],
  oddsOf: (_, __, { type }): Readonly<Record<string, number>> => (type === 'shoot' ? { hit: 0.25 } : {}),
};

const never = () => false;
const THINKING: Thinking<Choice> = { isOver: never, isLate: never, topic: ({ type }) => type };
const advised = (choices: Table['choices'], thinking: Partial<Thinking<Choice>> = {}) =>
  finish(advising(evaluator, { choices } as Frozen<Table>, 0, { ...THINKING, ...thinking }));

const walk = (to: number, ...chances: number[]) => ({ choice: { type: 'walk', to }, chances }) as const;
const shoot = (...chances: number[]) => ({ choice: { type: 'shoot' }, chances }) as const;

test('a choice that is clearly better than the usual one is advised, with its chance and its exact odds', () => {
  const advice = advised([walk(1, 0.3, 0.4), shoot(0.7, 0.6)]);
  expect(advice).toMatchObject({ intent: { type: 'shoot' }, odds: { hit: 0.25 } });
  expect(advice?.chance?.share).toBeCloseTo(0.65);
  expect(advice?.next).toMatchObject({ intent: { type: 'walk', to: 1 } });
  expect(advice?.next?.loss).toBeCloseTo(0.3);
});

test('the usual choice is advised as long as another one is not clearly better', () => {
  const advice = advised([walk(1, 0.5), shoot(1, 0.02)]);
  expect(advice?.intent).toEqual({ type: 'walk', to: 1 });
  expect(advice?.next?.loss).toBeCloseTo(-0.01);
});

test('the next best is another act if there is one, else another way to do the same', () => {
  expect(advised([walk(1, 0.6), walk(2, 0.59), shoot(0.2)])?.next?.intent).toEqual({ type: 'shoot' });
  expect(advised([walk(1, 0.6), walk(2, 0.59), walk(3, 0.2)])?.next?.intent).toEqual({ type: 'walk', to: 2 });
  expect(advised([walk(1, 0.6)])?.next).toBeNull();
});

test('many choices of one kind do not crowd out the best of another kind', () => {
  const walks = Array.from({ length: 20 }, (_, to) => walk(to, 0.6));
  const advice = advised([...walks, shoot(0.3)]);
  expect(advice?.next?.intent).toEqual({ type: 'shoot' });
  expect(advice?.next?.error).toBeLessThan(0.001);
});

test('nothing is advised where nothing is weighed', () => {
  expect(advised([])).toBeNull();
  expect(finish(advising({ ...evaluator, knows: () => false }, { choices: [walk(1, 1)] }, 0, THINKING))).toBeNull();
});

test('without time the usual choice is advised without a chance; late, choices without a playout are left out', () => {
  const all = [walk(1, 0.1), shoot(0.9)];
  expect(advised(all, { isOver: () => true })).toMatchObject({ intent: { type: 'walk' }, chance: null, next: null });
  let asked = 0;
  const late = advised([...all, walk(2, 1)], { isLate: () => ++asked > 1 });
  expect(late).toMatchObject({ intent: { type: 'shoot' }, next: { intent: { type: 'walk', to: 1 } } });
});
