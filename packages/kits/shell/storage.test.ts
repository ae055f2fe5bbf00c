/** A browser that refuses storage: the page keeps its texts in memory, and says what it can't keep. */
import { keeping } from './keeping';
import { forgetTexts, recall, recallInTab, remember, rememberInTab } from './storage';

const before = globalThis.window;
afterAll(() => void Object.assign(globalThis, { window: before }));

function browser(storage: { readonly localStorage: () => unknown; readonly sessionStorage: () => unknown }): void {
  const window = {};
  for (const [name, get] of Object.entries(storage)) Object.defineProperty(window, name, { get });
  Object.assign(globalThis, { window });
}

const refused = () => {
  throw new Error('SecurityError');
};
const full = () => ({ getItem: () => null, setItem: refused, removeItem: () => {} });

beforeEach(() => {
  keeping.setState({ unkept: [], read: false });
  forgetTexts(() => true);
});

test.each<[string, () => unknown]>([
  ['throws', refused],
  ['is null', () => null],
  ['is full', full],
])('texts are kept until the page is left if storage %s', (_, get) => {
  browser({ localStorage: get, sessionStorage: get });
  remember('a', 'one');
  expect([recall('a'), recall('b')]).toEqual(['one', null]);
  expect(rememberInTab('c', 'two')).toBe(false);
  expect(recallInTab('c')).toBe('two');
  remember('a', null);
  expect(recall('a')).toBeNull();
  expect(keeping.getState().unkept).toEqual(['items']);
  forgetTexts((key) => key === 'c');
  expect(recallInTab('c')).toBeNull();
});

test('nothing is said of a browser that keeps everything', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  browser({ localStorage: () => storage, sessionStorage: () => storage });
  remember('a', 'one');
  expect([recall('a'), rememberInTab('c', 'two'), recallInTab('c')]).toEqual(['one', true, 'two']);
  expect([kept.size, keeping.getState().unkept]).toEqual([2, []]);
});
