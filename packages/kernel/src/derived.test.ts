import { clone } from './clone';
import { derived, dropDerived } from './derived';
import { observe } from './observe';

interface State {
  figures: { x: number }[];
}

let built = 0;
const sumOf = derived((state: State) => {
  built++;
  return { sum: state.figures.reduce((sum, { x }) => sum + x, 0) };
});
const countOf = derived((state: State) => state.figures.length);

beforeEach(() => {
  built = 0;
});

test('built once per state, and kept apart from other caches', () => {
  const state: State = { figures: [{ x: 1 }, { x: 2 }] };
  expect(sumOf.peek(state)).toBeNull();
  expect(sumOf(state)).toEqual({ sum: 3 });
  expect(countOf(state)).toBe(2);
  expect(sumOf(state)).toBe(sumOf.peek(state));
  expect(built).toBe(1);
  expect(sumOf(clone(state))).toEqual({ sum: 3 });
  expect(built).toBe(2);
});

test('a proxy has the cache of its state', () => {
  const state: State = { figures: [{ x: 4 }] };
  const { proxy } = observe(state);
  expect(sumOf(proxy)).toBe(sumOf(state));
  expect(built).toBe(1);
});

test('one or all can be dropped', () => {
  const state: State = { figures: [{ x: 4 }] };
  sumOf(state);
  countOf(state);
  sumOf.drop(state);
  expect(sumOf.peek(state)).toBeNull();
  expect(countOf.peek(state)).toBe(1);
  dropDerived(state);
  expect(countOf.peek(state)).toBeNull();
});

test('frozen states have caches too', () => {
  expect(sumOf(Object.freeze({ figures: [] }))).toEqual({ sum: 0 });
});
