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

const THINKING: Thinking<Choice> = { left: () => 1, topic: ({ type }) => type };
const advised = (choices: Table['choices'], thinking: Partial<Thinking<Choice>> = {}) =>
  finish(advising(evaluator, { choices } as Frozen<Table>, 0, { ...THINKING, ...thinking }))?.advice;

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

test('a choice that may not be advised is only compared, and told of if it is clearly better', () => {
  const mayAdvise = ({ type }: Choice) => type === 'walk';
  const worse = advised([shoot(0.9), walk(1, 0.4), walk(2, 0.3)], { mayAdvise });
  expect(worse).toMatchObject({ intent: { type: 'walk', to: 1 }, better: { type: 'shoot' } });
  expect(worse?.next?.intent).toEqual({ type: 'walk', to: 2 });
  const even = advised([shoot(0.4), walk(1, 0.4)], { mayAdvise });
  expect(even).toMatchObject({ intent: { type: 'walk' }, next: null });
  expect(even?.better).toBeUndefined();
});

test('many choices of one kind do not crowd out the best of another kind', () => {
  const walks = Array.from({ length: 20 }, (_, to) => walk(to, 0.6));
  const advice = advised([...walks, shoot(0.3)]);
  expect(advice?.next?.intent).toEqual({ type: 'shoot' });
  expect(advice?.next?.error).toBeLessThan(0.001);
});

test('nothing is advised where nothing is weighed', () => {
  expect(advised([])).toBeUndefined();
  expect(finish(advising({ ...evaluator, knows: () => false }, { choices: [walk(1, 1)] }, 0, THINKING))).toBeNull();
});

test('without time the usual choice is advised without a chance, and another act is named', () => {
  const advice = advised([walk(1, 0.1), walk(2, 0.1), shoot(0.9)], { left: () => 0 });
  expect(advice).toMatchObject({ intent: { type: 'walk', to: 1 }, chance: null });
  expect(advice?.next).toEqual({ intent: { type: 'shoot' }, loss: null, error: 0 });
});

/** A clock that runs down by this share with every look at it. */
const clock = (share: number) => {
  let left = 1 + share;
  return () => {
    left -= share;
    return left;
  };
};

test('so many choices are compared as time allows, those that do something else first', () => {
  const walks = Array.from({ length: 30 }, (_, to) => walk(to, 0.1));
  const advice = advised([...walks, shoot(0.9)], { left: clock(0.02) });
  expect(advice).toMatchObject({ intent: { type: 'shoot' }, next: { intent: { type: 'walk', to: 0 } } });
});

test('more playouts make advice more exact, and change neither of its choices', () => {
  const choices = [walk(1, 0.4, 0.5), shoot(0.2, 0.1)];
  const found = finish(advising(evaluator, { choices } as Frozen<Table>, 0, { ...THINKING, left: clock(0.04) }));
  const further = found === null ? null : finish(found.further(() => 1));
  expect(further).toMatchObject({ intent: found?.advice.intent, next: { intent: found?.advice.next?.intent } });
  expect(further?.chance?.error).toBeLessThan((found?.advice.chance?.error ?? 0) / 2);
  expect(further?.evaluated).toBeGreaterThan(found?.advice.evaluated ?? 0);
});

test('a chance from few playouts that agree is not taken for certain', () => {
  const few = advised([walk(1, 1)], { left: clock(0.1) });
  expect(few?.chance?.share).toBe(1);
  expect(few?.chance?.error).toBeGreaterThan(0.1);
});
