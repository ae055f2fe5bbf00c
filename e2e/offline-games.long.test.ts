/** The other games without a server: begun from the title, played, found again after a reload, kept, and saved as a file. */
import { HOSTED } from '@dwo/shelf/server';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph } from './browser';
import { type Product, startProduct } from './product';
import { until } from './until';

jest.setTimeout(180_000);

/** The errors of a browser whose server is gone. */
const GONE = /ERR_CONNECTION_REFUSED|Failed to load resource|Failed to fetch|no-response/;

/** Each game with what a player presses in it, in order of preference. */
const GAMES = [
  {
    game: 'jurassic-wars',
    table: 'jw-table',
    presses: ['[data-testid=raised-go]', '.jw__own .hand button', '.jw__choices button', '.jw__pool button'],
  },
  {
    game: 'dino-soldiers',
    table: 'ds-table',
    presses: [
      '[data-testid=sure-go]',
      '[data-testid^=team-]',
      '[data-testid=ds-deploy-do]',
      '[data-testid^=deploy-]',
      '[data-testid=ds-end-turn]',
    ],
  },
  { game: 'tar-pit', table: 'tar-table', presses: ['.tar__lay'] },
] as const;

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  product = await startProduct(20, { GAMES: [...HOSTED, 'tar-pit'].join() });
  browser = await openBrowser();
});

afterAll(async () => {
  for (const each of people) await each.close();
  await browser?.close();
  await product?.stop().catch(() => {});
});

/** Opens the title and waits until the browser has everything that it needs without the server. */
async function arrive(name: string, size: typeof DESKTOP): Promise<Person> {
  const ann = await person(browser, name, { ...size, offline: true }, product.url);
  people.push(ann);
  await ann.page.goto('/');
  await ann.page.getByTestId('box-tar-pit').waitFor();
  const isKept = async () => {
    const [page, about] = await Promise.all(
      ['/index.html', '/api/about'].map((url) => caches.match(url, { ignoreSearch: true })),
    );
    return page !== undefined && about !== undefined && navigator.serviceWorker.controller !== null;
  };
  // The service worker stores only requests made after it has started.
  await until('the page is kept', async () => {
    if (await ann.page.evaluate(isKept)) return true;
    await ann.page.evaluate(() => fetch('/api/about'));
    return false;
  });
  ann.excuse(GONE);
  return ann;
}

/** The number of entries that the device has stored of the open match. */
function keptOf({ page }: Person): Promise<number> {
  return page.evaluate(async () => {
    const id = location.pathname.split('/')[2] ?? '';
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('dino-wars');
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    const range = IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
    const count = base.transaction('entries').objectStore('entries').count(range);
    return new Promise<number>((resolve) => {
      count.onsuccess = () => {
        base.close();
        resolve(count.result);
      };
    });
  });
}

/** Presses controls until this many entries are stored. */
async function playTo(ann: Person, entries: number, presses: readonly string[]): Promise<void> {
  await until(`${entries} entries`, async () => {
    await ann.page.evaluate((all) => {
      const able = all.flatMap((each) => [
        ...document.querySelectorAll<HTMLButtonElement>(`${each}:not([disabled], [aria-disabled="true"])`),
      ]);
      able[0]?.click();
    }, presses);
    return (await keptOf(ann)) >= entries;
  });
}

test('each of them begins at the title, is played, and goes on after a reload', async () => {
  const [ann, ben] = [await arrive('Ann', DESKTOP), await arrive('Ben', PHONE)];
  await product.stop();
  try {
    for (const { game, table, presses } of GAMES) {
      const each = game === 'dino-soldiers' ? ben : ann;
      const { page } = each;
      await page.goto('/');
      await page.getByTestId(`box-${game}`).click();
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.getByTestId(table).waitFor();
      expect(page.url()).toMatch(/\/m\/device-[0-9a-f]{16}$/);
      await playTo(each, 3, presses);
      const before = await keptOf(each);
      await page.reload();
      await page.getByTestId(table).waitFor();
      await playTo(each, before + 2, presses);
    }
    await ann.page.goto('/mine');
    const here = ann.page.getByTestId('on-this-device');
    await until('both matches are listed', async () => (await here.getByRole('listitem').count()) === 2);
    expect(await here.innerText()).toMatch(/no server has verified.*Tar Pit against.*Jurassic Wars · Standard game/s);
    expect([...ann.complaints(), ...ben.complaints()]).toEqual([]);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('a match of this device that is over is saved as a file and opened again', async () => {
  const [ann] = people;
  if (ann === undefined) throw new Error('Nobody is there');
  const { page } = ann;
  try {
    await page.goBack();
    await page.getByTestId('tar-table').waitFor();
    await until('it is over', async () => {
      await page.evaluate(() => document.querySelector<HTMLButtonElement>('.tar__lay:not([disabled])')?.click());
      return /wins|draw/i.test(await page.getByTestId('tar-prompt').innerText());
    });
    await page.goto('/mine');
    await page.getByTestId('on-this-device').getByTestId('finished-match').first().click();
    await page.getByTestId('where').waitFor();
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save-record').click()]);
    await page.goto('/replay');
    await page.getByTestId('record-file').setInputFiles(await saved.path());
    await page.getByTestId('where').waitFor();
    await page.keyboard.press('End');
    await page.getByTestId('curtain').waitFor();
    await page.getByRole('button', { name: 'Check the record' }).click();
    await page.getByTestId('proof').waitFor();
    await photograph(people);
    expect(await page.getByTestId('proof').getAttribute('data-verdict')).not.toBe('bad');
    expect(ann.complaints()).toEqual([]);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
