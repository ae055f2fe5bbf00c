import { keepBottom } from './bottom';

/** A list as the browser has it, whose height can be changed. */
function listOf(clientHeight: number, scrollHeight: number) {
  const list = Object.assign(new EventTarget(), {
    clientHeight,
    scrollHeight,
    scrollTop: scrollHeight - clientHeight,
    scrollTo({ top }: { readonly top: number }) {
      list.scrollTop = Math.max(0, Math.min(top, list.scrollHeight - list.clientHeight));
      list.dispatchEvent(new Event('scroll'));
    },
  });
  return list;
}

let resized: () => void = () => {};
class Sizes {
  constructor(told: () => void) {
    resized = told;
  }
  observe() {}
  disconnect() {
    resized = () => {};
  }
}

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: Sizes });
});

test('a list that stands at its end keeps its newest line when it becomes lower', () => {
  const list = listOf(300, 900);
  keepBottom(list as unknown as HTMLElement);
  list.clientHeight = 200;
  resized();
  expect(list.scrollTop).toBe(700);
});

test('whoever reads further up stays there', () => {
  const list = listOf(300, 900);
  const stop = keepBottom(list as unknown as HTMLElement);
  list.scrollTo({ top: 100 });
  list.clientHeight = 200;
  resized();
  expect(list.scrollTop).toBe(100);
  stop();
  list.scrollTo({ top: 900 });
  list.clientHeight = 150;
  resized();
  expect(list.scrollTop).toBe(700);
});
