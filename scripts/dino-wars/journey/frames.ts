/**
 * Measures how smoothly the largest preset runs: Dino Island with all its figures in place, opened by a soldier's player while
 * the computer moves the herds, panned and zoomed by wheel. `node scripts/run.js scripts/dino-wars/journey/frames.ts [--json]
 * [--runs 3]` measures the product that was built last.
 */

import { type Options, PRESETS } from '@dwo/dino-wars';
import type { Browser, Page } from 'playwright-core';
import { until } from '../../../e2e/dino-wars/board';
import type { Product } from '../../../e2e/product';
import { alone } from './part';
import { quantile, record, scriptPerFrame, type Trace } from './trace';

const SIZE = { width: 1280, height: 800 };
/** Pictures still arrive for this long after the table is visible. */
const LOADING_MS = 4000;
/** The duration of panning and zooming. */
const MOVING_MS = 9000;
/** A frame with more script than this can be felt. */
const STALL_MS = 50;

/** In ms, except `stalls` (frames with more than 50 ms of script) and `fps`. */
export interface Frames {
  /** The time between two frames, drawing included: long without a graphics card. */
  readonly p50: number;
  readonly p95: number;
  /** The page's own script in a frame: the 95th percentile and the worst. */
  readonly scriptMs: number;
  readonly worstScriptMs: number;
  /** The longest task with script while the match loads, and its processor time. */
  readonly longestTask: number;
  readonly longestTaskCpu: number;
  readonly stalls: number;
  readonly fps: number;
}

async function largest({ url }: Product): Promise<string> {
  const options: Options = { ...PRESETS.island(), placing: 'server' };
  const bots = ['dinosaurs', 'dinosaurs', 'dinosaurs', 'army', 'army'];
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ options, bots }),
  });
  const { id } = (await response.json()) as { id?: string };
  if (id === undefined) throw new Error(`No match: ${response.status}`);
  return id;
}

/** Drags the table to and fro and turns the wheel, about once a frame. */
async function panAndZoom(page: Page): Promise<void> {
  const { mouse } = page;
  const middle = { x: SIZE.width * 0.45, y: SIZE.height * 0.45 };
  for (const end = Date.now() + MOVING_MS; Date.now() < end; ) {
    await mouse.move(middle.x, middle.y);
    for (const turn of [-120, -120, -120, -120, 120, 120, 120]) {
      await mouse.wheel(0, turn);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(250);
    await mouse.down();
    for (let i = 1; i <= 24; i++) await mouse.move(middle.x - Math.sin(i / 4) * 160, middle.y + Math.sin(i / 5) * 90);
    await mouse.up();
    await mouse.wheel(0, 120);
    await page.waitForTimeout(250);
  }
}

function rounded(values: Frames): Frames {
  return Object.fromEntries(Object.entries(values).map(([k, v]) => [k, Math.round(v * 10) / 10])) as unknown as Frames;
}

function summed(loading: Trace, moving: Trace): Frames {
  const gaps = moving.frames.slice(1).map((at, i) => at - (moving.frames[i] ?? at));
  const script = scriptPerFrame(moving);
  const longest = [...loading.tasks].sort((a, b) => b.wall - a.wall)[0];
  const p50 = quantile(gaps, 0.5);
  return rounded({
    p50,
    p95: quantile(gaps, 0.95),
    scriptMs: quantile(script, 0.95),
    worstScriptMs: quantile(script, 1),
    longestTask: longest?.wall ?? 0,
    longestTaskCpu: quantile(
      loading.tasks.map(({ cpu }) => cpu),
      1,
    ),
    stalls: script.filter((ms) => ms > STALL_MS).length,
    fps: p50 === 0 ? 0 : (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0),
  });
}

/** Measures the largest ready-made battle at a running product. */
export async function measureFrames(product: Product, browser: Browser): Promise<Frames> {
  const id = await largest(product);
  const context = await browser.newContext({ viewport: SIZE, baseURL: product.url, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`/m/${id}`);
    await page.getByTestId('lobby').waitFor();
    await page.getByLabel('Your name').fill('General Custard');
    const loaded = await record(session);
    await page.getByTestId('side-army').first().click();
    await until('the battle begins', () => page.evaluate(() => (window.__dinoWars?.state() ?? null) !== null));
    await page.locator('[data-table] canvas').waitFor();
    await page.waitForTimeout(LOADING_MS);
    const loading = await loaded();
    const moved = await record(session);
    await panAndZoom(page);
    return summed(loading, await moved());
  } finally {
    await context.close();
  }
}

if (process.argv[1] === __filename) void alone(async (browser, product) => measureFrames(product, browser));
