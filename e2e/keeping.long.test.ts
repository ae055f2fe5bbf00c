/** One person in several tabs, and the data that a match asks the browser to spare. */
import type { MatchSummary } from '@dwo/shared';
import { isOpen } from '../client/src/offer/open-games';
import { seen } from './browser';
import { TABLE } from './solo';
import { openStage } from './stage';
import { until } from './until';

jest.setTimeout(200_000);

const stage = openStage();

interface Asked extends Window {
  persisted?: number;
}

stage.scene('a match asks the browser once to spare the data of the page', async () => {
  const ann = await stage.arrive('spared', '/');
  const { page } = ann;
  await page.addInitScript(() => {
    const asked = window as Asked;
    asked.persisted = 0;
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      asked.persisted = (asked.persisted ?? 0) + 1;
      return true;
    };
  });
  await page.goto('/dino-wars/play');
  const asked = () => page.evaluate(() => (window as Asked).persisted);
  expect(await asked()).toBe(0);
  await page.locator('[data-testid^="play-"]').first().click();
  await page.locator(TABLE).first().waitFor();
  await until('the page has asked', async () => (await asked()) === 1);
});

stage.scene('after a reload the table has the focus, and shows that only once a key is pressed', async () => {
  const { page } = await stage.arrive('ring', '/dino-wars/play');
  await page.locator('[data-testid^="play-"]').first().click();
  await page.locator(TABLE).first().waitFor();
  await page.reload();
  const table = page.locator('[data-table]:focus');
  await table.waitFor();
  const ring = () => table.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(await ring()).toBe('none');
  await page.keyboard.press('Shift');
  expect(await ring()).toBe('solid');
});

stage.scene('three tabs of one person offer one game, and whoever comes meets them in one of them', async () => {
  const ann = await stage.arrive('tabs', '/');
  const tabs = [ann.page, await ann.page.context().newPage(), await ann.page.context().newPage()];
  for (const page of tabs) {
    if (page !== ann.page) await page.goto('/');
    await seen({ page });
    await page.getByRole('button', { name: /^Play now/ }).click();
    await page.locator(TABLE).first().waitFor();
  }
  const open = async () => {
    const response = await fetch(`${stage.product.url}/api/matches`);
    const { matches } = (await response.json()) as { readonly matches: readonly MatchSummary[] };
    return matches.filter(isOpen).length;
  };
  await until('one game is open', async () => (await open()) === 1);

  const ben = await stage.arrive('tabs-ben', '/');
  await seen(ben);
  await ben.page.getByRole('button', { name: /^Play now/ }).click();
  const shown = async () => {
    const all = await Promise.all(tabs.map((page) => page.getByTestId('offer-taken').count()));
    return all.flatMap((count, at) => (count > 0 ? [at] : []));
  };
  await until('somebody wants to play', async () => (await shown()).length > 0);
  const [first = 0] = await shown();
  const page = tabs[first] ?? ann.page;
  await seen({ page });
  await page.getByRole('button', { name: 'Join' }).click();
  await until('no tab asks any more', async () => (await shown()).length === 0);
  expect(await open()).toBe(0);
});
