/** After any break the page reconnects without a click, keeps its seat, and plays a pending intent once. */
import { type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, person, photograph } from '../browser';
import { type Line, openLine } from '../line';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { agree, phase, stateOf, summary, until } from './board';
import { choose, drag, sit } from './gestures';

/** One dinosaur far away from one soldier, who has many possible moves. */
const WALK: Options = {
  ...plainMatch(),
  era: 'ww2',
  table: { widthCi: 4000, heightCi: 3600, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: [
    {
      ...PLAIN_DINOSAUR,
      id: 'd1',
      owner: 1,
      kind: 'allosaurus',
      at: { x: 1200, y: 3000 },
      facing: 270,
      lifePoints: null,
    },
    {
      ...PLAIN_DINOSAUR,
      id: 'd2',
      owner: 1,
      kind: 'dimetrodon',
      at: { x: 3000, y: 3000 },
      facing: 270,
      lifePoints: null,
    },
  ],
  soldiers: [
    {
      ...{ id: 's1', owner: 0, at: { x: 2000, y: 400 }, facing: 90 },
      ...{ ...PLAIN_SOLDIER, rank: 'enlisted' as const, weapon: 'rifle' as const, order: 'fire-best' as const },
    },
  ],
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'dinosaur-movement' },
};

const PATIENCE_MS = 120_000;
const BROKEN_LINE = /ERR_|WebSocket|net::|Failed to (load|fetch)|50[234]/;
let product: Product;
let line: Line;
let browser: Browser;
let ann: Person;
let ben: Person;
let match: string;

jest.setTimeout(300_000);

const ribbon = ({ page }: Person) => page.getByTestId('link-ribbon').first();

/** In the page: whether an intent waits for its answer. */
const isKept = () => Object.keys(sessionStorage).some((key) => key.startsWith('dino-wars.unanswered.'));

/** Without any input the ribbon appears and disappears. */
async function back(people: readonly Person[]): Promise<void> {
  await Promise.all(people.map((each) => ribbon(each).waitFor({ state: 'hidden', timeout: PATIENCE_MS })));
  await agree(product, match, people);
  // The board arrives a moment before the message that says who has which seat.
  await until('Ben has his seat', async () => (await ben.page.evaluate(() => window.__dinoWars?.seat())) === 1);
}

beforeAll(async () => {
  product = await startProduct();
  line = await openLine(product.port);
  browser = await openBrowser();
  ann = await person(browser, 'Ann', DESKTOP, product.url);
  ben = await person(browser, 'Ben', DESKTOP, line.url);
  match = await newMatch(product, { options: WALK });
  await sit(ann, `/m/${match}`, 'army');
  await sit(ben, `/m/${match}`, 'dinosaurs');
  for (const each of [ann, ben]) {
    await phase(each, 'dinosaur-movement');
    each.excuse(BROKEN_LINE);
  }
});

afterAll(async () => {
  await browser?.close();
  line?.close();
  await product?.stop();
});

afterEach(async () => {
  if (ann && ben) await photograph([ann, ben]);
});

test('an intent whose answer was lost with the server is sent again, and was played once', async () => {
  await choose(ben, 'd1');
  line.loseNext('answer');
  await drag(ben, 'd1', 's1', 0.2);
  await until('the server has played it', async () => (await summary(product, match)).seq === 1, PATIENCE_MS);
  expect((await stateOf(ben))?.dinosaurs.d1?.spentCi).toBe(0);
  await product.restart('SIGKILL');
  await until('Ben sees it', async () => ((await stateOf(ben))?.dinosaurs.d1?.spentCi ?? 0) > 0, PATIENCE_MS);
  await back([ann, ben]);
  expect((await summary(product, match)).seq).toBe(1);
});

test('an intent that never reached the server is sent again, even by the page after a reload', async () => {
  await choose(ben, 'd2');
  line.loseNext('request');
  await drag(ben, 'd2', 's1', 0.2);
  await until('the wish is on its way', () => ben.page.evaluate(isKept));
  expect((await summary(product, match)).seq).toBe(1);
  await ben.page.reload();
  await until('Ann sees it', async () => ((await stateOf(ann))?.dinosaurs.d2?.spentCi ?? 0) > 0, PATIENCE_MS);
  await back([ann, ben]);
  expect((await summary(product, match)).seq).toBe(2);
  await until('it is answered', async () => !(await ben.page.evaluate(isKept)));
});

test('a deploy is a ribbon for a moment', async () => {
  await Promise.all([product.restart('SIGTERM'), ribbon(ann).waitFor(), ribbon(ben).waitFor()]);
  await back([ann, ben]);
});

test('a cut network is a ribbon for as long as it lasts, and nobody else notices', async () => {
  line.cut();
  await ribbon(ben).waitFor();
  expect(await ribbon(ann).isVisible()).toBe(false);
  expect(await ribbon(ben).textContent()).toMatch(/seat is kept/);
  line.mend();
  await back([ann, ben]);
});

test('the question about a newer release stands before no join, though it is never answered', async () => {
  await ben.page.evaluate(() => {
    const real = window.fetch;
    const asked = (input: RequestInfo | URL) => /newest/.test(String(input));
    window.fetch = (input, init) => (asked(input) ? new Promise(() => {}) : real(input, init));
  });
  line.cut();
  await ribbon(ben).waitFor();
  line.mend();
  await back([ann, ben]);
  await ben.page.reload();
  await phase(ben, 'dinosaur-movement');
});

test('an intent that was lost with the connection is sent again by itself when the connection is back', async () => {
  const { spentCi = 0 } = (await stateOf(ann))?.dinosaurs.d1 ?? {};
  await choose(ben, 'd1');
  line.loseNext('request');
  await drag(ben, 'd1', 's1', 0.1);
  await until('the wish is on its way', () => ben.page.evaluate(isKept));
  expect((await summary(product, match)).seq).toBe(2);
  line.cut();
  await ribbon(ben).waitFor();
  line.mend();
  await until('Ann sees it', async () => ((await stateOf(ann))?.dinosaurs.d1?.spentCi ?? 0) > spentCi, PATIENCE_MS);
  await back([ann, ben]);
  expect((await summary(product, match)).seq).toBe(3);
});

test('a server that says nothing any more is noticed, and found again when it does', async () => {
  product.pause(true);
  await Promise.all([ribbon(ann).waitFor({ timeout: PATIENCE_MS }), ribbon(ben).waitFor({ timeout: PATIENCE_MS })]);
  product.pause(false);
  await back([ann, ben]);
  const { spentCi = 0 } = (await stateOf(ann))?.dinosaurs.d2 ?? {};
  await choose(ben, 'd2');
  await drag(ben, 'd2', 's1', 0.1);
  await until('d2 moves on', async () => ((await stateOf(ann))?.dinosaurs.d2?.spentCi ?? 0) > spentCi, PATIENCE_MS);
});

test('a newer version of the page is loaded without a click, and the seat is kept', async () => {
  await ben.page.route(/\/\?newest$/, async (route) => {
    const newer = '<html><script type="module" src="/assets/newer.js"></script></html>';
    if (route.request().resourceType() === 'fetch') await route.fulfill({ contentType: 'text/html', body: newer });
    else await route.continue();
  });
  await ben.page.evaluate(() => Object.assign(window, { old: true }));
  const loaded = ben.page.waitForEvent('load');
  line.cut();
  await ribbon(ben).waitFor();
  line.mend();
  await loaded;
  expect(await ben.page.evaluate(() => 'old' in window)).toBe(false);
  await back([ben]);
  expect(await summary(product, match)).toMatchObject({ seq: 4 });
});

test('a player who reloads the page sees the table from their seat, never as a spectator, however late they hear of it', async () => {
  await ben.page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      override set onmessage(hear: (event: MessageEvent) => void) {
        super.onmessage = (event) => {
          // The beginning of the message that tells a client its seat: its type, with the length before it.
          const late = new TextDecoder('latin1').decode(event.data).includes('\u00a3you');
          setTimeout(() => hear(event), late ? 800 : 0);
        };
      }
    };
    const look = () => {
      const battle = document.querySelector('.battle');
      if (battle !== null) Object.assign(window, { seen: [...(Reflect.get(window, 'seen') ?? []), battle.className] });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await ben.page.reload();
  await ben.page.locator('.battle').waitFor();
  await until('Ben has his seat', async () => (await ben.page.evaluate(() => window.__dinoWars?.seat())) === 1);
  const seen = await ben.page.evaluate((): readonly string[] => Reflect.get(window, 'seen'));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((name) => name.includes('battle--watching'))).toEqual([]);
});

test('no browser reported anything but the broken connection', () => {
  expect([...ann.complaints(), ...ben.complaints()]).toEqual([]);
});
