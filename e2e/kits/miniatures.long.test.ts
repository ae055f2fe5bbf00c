/** The test game on the kit of miniatures: two browsers play each other to the end, one of them a phone. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, openBrowser, PHONE } from '../browser';
import { until } from '../until';

const ROOT = join(__dirname, '../..');
const TURNS = 40;

/** The parts of the page that the test reads. */
interface Shown {
  readonly turn: number;
  readonly winner: number | null;
  readonly window: { readonly target: string } | null;
  readonly fighters: readonly {
    readonly id: string;
    readonly seat: number;
    readonly placed: boolean;
    readonly walked: boolean;
  }[];
}

let server: ChildProcess;
let base = '';
let browser: Browser;

beforeAll(async () => {
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'client', '--port', '0'], { cwd: ROOT });
  base = await new Promise<string>((resolve) => {
    server.stdout?.on('data', (data: Buffer) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal
      const url = /http:\/\/localhost:\d+\//.exec(data.toString().replace(/\u001b\[\d+m/g, ''))?.[0];
      if (url !== undefined) resolve(url);
    });
  });
  browser = await openBrowser();
}, 60_000);

afterAll(async () => {
  await browser?.close();
  const ended = once(server, 'exit');
  server.kill();
  await ended;
});

const field = (page: Page): Promise<Shown> => page.evaluate(() => (window as unknown as { field(): Shown }).field());

async function sit(seat: number, size: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${base}@fs${ROOT}/packages/kits/miniatures/testing/page.html?seat=${seat}`);
  await page.getByTestId('tray').waitFor({ timeout: 60_000 });
  return page;
}

let context: Awaited<ReturnType<Browser['newContext']>>;

test('two browsers play the test game to its end', async () => {
  context = await browser.newContext({ reducedMotion: 'reduce' });
  const pages = [await sit(0, DESKTOP), await sit(1, PHONE)] as const;
  for (const [seat, page] of pages.entries()) {
    await page.locator('[data-choice="Place the rest"]').click();
    await page.getByTestId('act').click();
    await until('the set-up is played', async () =>
      (await field(page)).fighters.every((each) => each.seat !== seat || each.placed),
    );
  }
  await seesDanger(pages[0]);
  for (let turn = 0; turn < TURNS && (await field(pages[0])).winner === null; turn++) {
    const mine = (await field(pages[0])).turn;
    await playTurn(pages[mine] as Page, pages[1 - mine] as Page, mine);
  }
  for (const page of pages) await page.getByTestId('verdict').waitFor({ timeout: 30_000 });
  expect(await field(pages[0])).toEqual(await field(pages[1]));
}, 240_000);

/** Danger is told for the figure in hand, and shown for all at a press of a key. */
async function seesDanger(page: Page): Promise<void> {
  await page.locator('[data-figure="a1"]').click();
  // The sides stand too far apart to shoot at each other.
  await page.locator('[data-testid="danger"][data-count="0"]').waitFor();
  await page.locator('[data-table]').focus();
  await page.keyboard.press('x');
  await page.locator('[data-testid="tool-danger"][aria-pressed="true"]').waitFor();
  await page.keyboard.press('x');
  await page.locator('[data-testid="tool-danger"][aria-pressed="false"]').waitFor();
}

/** Every figure shoots at the enemy that the arrows find first, if one is in range; then the turn ends. */
async function playTurn(page: Page, other: Page, seat: number): Promise<void> {
  const own = (await field(page)).fighters.filter((each) => each.seat === seat);
  for (const { id } of own) {
    const card = page.locator(`[data-figure="${id}"]`);
    if ((await field(page)).winner !== null || (await card.count()) === 0) continue;
    await card.click();
    await forward(page, id, seat);
    const shoot = page.locator('[data-choice="Shoot"]');
    if ((await shoot.count()) > 0) await shoot.click();
    await page.locator('[data-table]').focus();
    await page.keyboard.press('ArrowRight');
    const act = page.getByTestId('act');
    if ((await act.count()) === 0 || (await act.getAttribute('aria-disabled')) === 'true') continue;
    await act.click();
    await until(
      'the shot is asked about',
      async () => (await field(other)).window !== null || (await field(other)).winner !== null,
    );
    await other.getByTestId('reactions').getByRole('button', { name: 'Stand' }).click();
    await until('the answer is played', async () => (await field(page)).window === null);
  }
  if ((await field(page)).winner !== null) return;
  const end = page.getByTestId('end-phase');
  await end.click();
  if ((await field(page)).turn === seat && (await end.count()) > 0) await end.click();
  await until('the turn ends', async () => (await field(page)).turn !== seat || (await field(page)).winner !== null);
}

/** Walks toward the other edge, by a press on the table. */
async function forward(page: Page, id: string, seat: number): Promise<void> {
  if ((await field(page)).fighters.find((each) => each.id === id)?.walked) return;
  const at = await page.evaluate(
    (figure) => (window as unknown as { screenOf(id: string): { x: number; y: number } | null }).screenOf(figure),
    id,
  );
  const box = await page.locator('[data-table]').boundingBox();
  if (at === null || box === null) return;
  // A table on its side has its lower edge at the left.
  const sideways = box.width > box.height;
  const far = (seat === 0 ? 1 : -1) * 120;
  await page.mouse.click(box.x + at.x + (sideways ? far : 0), box.y + at.y - (sideways ? 0 : far));
  const act = page.getByTestId('act');
  if ((await act.count()) > 0 && (await act.getAttribute('aria-disabled')) !== 'true') await act.click();
}
