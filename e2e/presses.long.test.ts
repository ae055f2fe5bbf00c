/** Presses that nobody can have meant do nothing, in every part of the page. */
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person } from './browser';
import { type Product, startProduct } from './product';

let product: Product;
let browser: Browser;
let ann: Person;

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

afterEach(async () => {
  await ann.close();
  expect(ann.complaints()).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

declare global {
  interface Window {
    presses: string[];
  }
}

/** The title with two large buttons over it; a press on the first brings the second to its place. */
async function withButtons(size = DESKTOP): Promise<Person> {
  ann = await person(browser, 'Ann', size, product.url);
  await ann.page.goto('/');
  await ann.page.locator('main').first().waitFor();
  await ann.page.evaluate(() => {
    window.presses = [];
    const put = (name: string, on: 'click' | 'pointerdown', top: string) => {
      const button = document.createElement('button');
      Object.assign(button, { id: name, textContent: name });
      Object.assign(button.style, {
        position: 'fixed',
        left: '100px',
        width: '160px',
        height: '80px',
        zIndex: 9999,
        top,
      });
      button.addEventListener(on, () => {
        window.presses.push(name);
        if (name !== 'next') put('next', 'click', top);
      });
      document.body.append(button);
      button.focus();
    };
    put('fast', 'pointerdown', '500px');
    put('slow', 'click', '300px');
  });
  // Longer than a person needs to see them.
  await ann.page.waitForTimeout(600);
  return ann;
}

const presses = () => ann.page.evaluate(() => window.presses);

test('a double click does not pass the question that it brought', async () => {
  const { page } = await withButtons();
  await page.mouse.dblclick(180, 340);
  expect(await presses()).toEqual(['slow']);
  await page.waitForTimeout(600);
  await page.mouse.click(180, 340);
  expect(await presses()).toEqual(['slow', 'next']);
});

test('two quick clicks at one spot do not pass it either', async () => {
  const { page } = await withButtons();
  await page.mouse.move(180, 340);
  await page.evaluate(() =>
    addEventListener('pointerdown', ({ timeStamp }) => window.presses.push(`${timeStamp}`), true),
  );
  for (const _ of [1, 2]) {
    await page.mouse.down();
    await page.mouse.up();
  }
  const [first, , second, ...rest] = await presses();
  // On a machine as slow as that, they were two clicks indeed.
  expect(Number(second) - Number(first) < 200 ? rest : []).toEqual([]);
});

test('a button that takes the place of another under the finger is not pressed', async () => {
  const { page } = await withButtons();
  await page.mouse.move(180, 540);
  await page.mouse.down();
  await page.locator('#next').waitFor();
  await page.mouse.up();
  expect(await presses()).toEqual(['fast']);
});

test('a held key acts once', async () => {
  const { page } = await withButtons();
  await page.evaluate(() => addEventListener('keydown', ({ key }) => window.presses.push(key)));
  await page.keyboard.down('Enter');
  for (const _ of [1, 2, 3]) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await presses()).toEqual(['Enter', 'slow']);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  for (const _ of [1, 2, 3]) await page.keyboard.down('e');
  for (const _ of [1, 2]) await page.keyboard.down('ArrowLeft');
  expect((await presses()).slice(2)).toEqual(['e', 'ArrowLeft', 'ArrowLeft']);
});

test('a finger presses what stood there, a screen reader what it read', async () => {
  const { page } = await withButtons(PHONE);
  const tap = async (size: number) => {
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: 180, y: 340, radiusX: size, radiusY: size }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await tap(12);
  expect(await presses()).toEqual(['slow']);
  await page.waitForTimeout(600);
  await tap(1);
  expect(await presses()).toEqual(['slow', 'next']);
});
