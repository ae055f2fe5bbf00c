import { controllingWorker } from './worker';

/** Puts something in the place of the browser's own `navigator.serviceWorker`. */
function browserWith(serviceWorker: PropertyDescriptor | null): void {
  const navigator = serviceWorker === null ? {} : Object.defineProperty({}, 'serviceWorker', serviceWorker);
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
}

test('a browser that has or allows no service workers has none in control', () => {
  browserWith(null);
  expect(controllingWorker()).toBeNull();
  browserWith({
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(controllingWorker()).toBeNull();
  const controller = {};
  browserWith({ value: { controller } });
  expect(controllingWorker()).toBe(controller);
});
