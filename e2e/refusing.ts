/** Browsers that refuse something. */
import type { Person } from './browser';

/** The things that a browser may refuse: a property of the window or of another object that then throws or is missing. */
export const REFUSALS = {
  items: [
    ['window', 'localStorage', 'throws'],
    ['window', 'sessionStorage', 'throws'],
  ],
  'no items': [
    ['window', 'localStorage', 'null'],
    ['window', 'sessionStorage', 'null'],
  ],
  'tab items': [['window', 'sessionStorage', 'throws']],
  cookies: [['Document.prototype', 'cookie', 'throws']],
  databases: [['window', 'indexedDB', 'throws']],
  'no databases': [['window', 'indexedDB', 'null']],
  caches: [['window', 'caches', 'throws']],
  workers: [['window', 'Worker', 'call']],
  'service workers': [['Navigator.prototype', 'serviceWorker', 'throws']],
  permissions: [
    ['Navigator.prototype', 'permissions', 'throws'],
    ['Navigator.prototype', 'storage', 'throws'],
    ['Navigator.prototype', 'locks', 'throws'],
    ['window', 'Notification', 'throws'],
  ],
  clipboard: [['Navigator.prototype', 'clipboard', 'null']],
  sound: [['window', 'AudioContext', 'call']],
  'no sound': [['window', 'AudioContext', 'null']],
  drawing: [
    ['HTMLCanvasElement.prototype', 'getContext', 'webgl'],
    ['OffscreenCanvas.prototype', 'getContext', 'webgl'],
  ],
} as const satisfies Record<string, readonly Refusal[]>;
type Refusal = readonly [of: string, name: string, how: 'throws' | 'null' | 'call' | 'webgl'];

/** Everything that throws or is missing, at once. */
export const ALL_REFUSALS = Object.entries(REFUSALS).flatMap(([what, all]): readonly Refusal[] =>
  /^no /.test(what) ? [] : all,
);

/** Makes a browser refuse, before any script of the page runs. */
export async function refuse({ page }: Person, refusals: readonly Refusal[]): Promise<void> {
  await page.addInitScript((all) => {
    const fail = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const [path, name, how] of all) {
      const of = path.split('.').reduce((found, part) => found[part as never], window as never as object);
      const before = (of as Record<string, unknown>)[how === 'webgl' ? name : ''] as (...kind: unknown[]) => unknown;
      const get = {
        throws: fail,
        null: () => null,
        call: () => fail,
        webgl: () =>
          function (this: unknown, ...kind: unknown[]) {
            return /webgl|webgpu/.test(String(kind[0])) ? null : before.apply(this, kind);
          },
      }[how];
      Object.defineProperty(of, name, { configurable: true, get });
    }
  }, refusals);
}

/** No words of a browser are on the page. */
export async function speaksPlainly({ page }: Person): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(
    /denied|SecurityError|TypeError|is not a function|Cannot read|undefined|\bnull\b|\[object/,
  );
}
