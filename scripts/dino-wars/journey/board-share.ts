/**
 * Measures the share of the screen that is table when a battle begins: for every preset, at a desk, on a tablet and on a phone,
 * at the first decision of either side. `node scripts/run.js scripts/dino-wars/journey/board-share.ts --json` prints it.
 * `--battle`, `--side` and `--size` select one of each; `--shots FOLDER` keeps a picture of each measurement.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dinoWars, PRESETS, SIDES, type Side } from '@dwo/dino-wars';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, isTouched, openBrowser, type Person, person, type Size } from '../../../e2e/browser';
import { stateOf, until } from '../../../e2e/dino-wars/board';
import { type Product, startProduct } from '../../../e2e/product';
import { parseArgs } from '../../arguments';
import { ensureChromium } from '../../chromium';

/** The screens that are measured. */
export const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 1600, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** The measurements at one first decision; all are shares from 0 to 1. */
export interface BoardShare {
  readonly battle: string;
  readonly side: Side;
  readonly size: string;
  /** Visible table, as a share of the viewport without bar and tray. */
  readonly share: number;
  /** Bar and tray, with the phone's sheet and buttons, as a share of the viewport. */
  readonly chrome: number;
  /** The scale of "whole table" as a share of the largest scale at which all of it is in sight. */
  readonly wholeFit: number;
}

/** The time in which camera and sliding panels come to rest. */
const REST_MS = 600;
/** If the page still changes after this many looks, something other than the camera moves. */
const MOST_LOOKS = 8;

interface Wanted {
  readonly battles?: readonly string[];
  readonly sides?: readonly Side[];
  readonly sizes?: readonly Size[];
  /** Called while the page still shows what was measured. */
  readonly seen?: (page: Page, measured: BoardShare) => Promise<void>;
}

/** Measures first decisions on real pages; by default for all battles, sides and sizes. Throws if a page reports an error. */
export async function boardShares(product: Product, browser: Browser, wanted: Wanted = {}): Promise<BoardShare[]> {
  const { battles = Object.keys(PRESETS), sides = SIDES, sizes = SIZES, seen } = wanted;
  const measured: BoardShare[] = [];
  for (const battle of battles) {
    for (const side of sides) {
      for (const alike of kindsOf(sizes)) {
        const [first = DESKTOP] = alike;
        const guest = await person(browser, `${battle} ${side}`, first, product.url);
        try {
          await begin(product, guest, battle, side);
          for (const { width, height } of alike) {
            await guest.page.setViewportSize({ width, height });
            await guest.page.waitForTimeout(REST_MS);
            await guest.page.locator('.phase-banner').waitFor({ state: 'detached' });
            await declineMissed(guest.page);
            const row = { battle, side, size: `${width}x${height}`, ...(await atRest(guest.page)) };
            measured.push(row);
            await seen?.(guest.page, row);
          }
          if (guest.complaints().length > 0) throw new Error(guest.complaints().join('\n'));
        } finally {
          await guest.close();
        }
      }
    }
  }
  return measured;
}

/** A page that loaded slowly offers to play what it has missed: this offer is no part of the table. */
async function declineMissed(page: Page): Promise<void> {
  const no = page.locator('.missed__close');
  if ((await no.count()) > 0) await no.click();
}

/** The measurements once the camera has come to rest. */
async function atRest(page: Page): Promise<ReturnType<typeof look>> {
  let seen = await page.evaluate(look);
  for (let again = 0; again < MOST_LOOKS; again += 1) {
    await page.waitForTimeout(REST_MS);
    const now = await page.evaluate(look);
    if (now.share === seen.share) return now;
    seen = now;
  }
  return seen;
}

/** Groups screens by input: one window can take all sizes of a group in turn, because the opening view follows them. */
function kindsOf(sizes: readonly Size[]): readonly (readonly Size[])[] {
  const kinds = [sizes.filter((size) => !isTouched(size)), sizes.filter(isTouched)];
  return kinds.filter((kind) => kind.length > 0);
}

/** Opens a battle against computers, takes a seat on this side and waits for its first decision. */
async function begin({ url }: Product, guest: Person, battle: string, side: Side): Promise<void> {
  const { players } = PRESETS[battle as keyof typeof PRESETS]();
  const bots = players.map((player) => player.side);
  bots.splice(bots.indexOf(side), 1);
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ preset: battle, bots }),
  });
  const { id } = (await response.json()) as { id: string };
  const { page } = guest;
  await page.goto(`/m/${id}`);
  await page.getByTestId(`side-${side}`).click();
  await until(`${guest.name} is asked`, async () => {
    const seat = await page.evaluate(() => window.__dinoWars?.seat() ?? null);
    const idle = await page.evaluate(() => window.__dinoWars?.idle() ?? false);
    const state = idle ? await stateOf(guest) : null;
    return seat !== null && state !== null && dinoWars.awaiting(state).includes(seat);
  });
  await page.locator('[data-table] canvas').waitFor();
}

/** Runs in the page: finds what is visible at each point of a fine grid. */
function look(): Pick<BoardShare, 'share' | 'chrome' | 'wholeFit'> {
  const STEP = 4;
  const CHROME = '.hud-bar, .battle__tray, .battle__actions, .phone-sheet';
  const table = window.__dinoWars?.table();
  if (!table) throw new Error('No table is shown');
  // An element that lets clicks through covers the table all the same.
  for (const over of document.querySelectorAll<HTMLElement>('.battle__table > :not(.table-host, .battle__lower)')) {
    over.style.pointerEvents = 'auto';
  }
  let [points, chrome, board] = [0, 0, 0];
  for (let x = STEP / 2; x < innerWidth; x += STEP) {
    for (let y = STEP / 2; y < innerHeight; y += STEP) {
      const seen = document.elementFromPoint(x, y);
      const inside = x >= table.left && x <= table.right && y >= table.top && y <= table.bottom;
      points += 1;
      if (seen?.closest(CHROME)) chrome += 1;
      else if (inside && seen?.closest('[data-table]')) board += 1;
    }
  }
  const round = (share: number) => Math.round(share * 1000) / 1000;
  const wholeFit = round(window.__dinoWars?.wholeFit() ?? 0);
  return { share: round(board / (points - chrome)), chrome: round(chrome / points), wholeFit };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      battle: { type: 'string', multiple: true },
      side: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      shots: { type: 'string' },
    },
  });
  ensureChromium();
  const { battle: battles, shots } = values;
  const sides = values.side && SIDES.filter((side) => values.side?.includes(side));
  const sizes = values.size && SIZES.filter(({ width, height }) => values.size?.includes(`${width}x${height}`));
  if (shots !== undefined) mkdirSync(shots, { recursive: true });
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    const rows = await boardShares(product, browser, {
      ...(battles && { battles }),
      ...(sides && { sides }),
      ...(sizes && { sizes }),
      async seen(page, { battle, side, size, share, chrome, wholeFit }) {
        if (!values.json) console.log(`${size} ${battle} ${side}: ${share} of it, bars ${chrome}, whole ${wholeFit}`);
        if (shots !== undefined) await page.screenshot({ path: join(shots, `${size}-${battle}-${side}.png`) });
      },
    });
    if (values.json) console.log(JSON.stringify({ boardShare: Math.min(...rows.map(({ share }) => share)), rows }));
  } finally {
    await browser.close();
    await product.stop();
  }
}

if (process.argv[1] === __filename) {
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
