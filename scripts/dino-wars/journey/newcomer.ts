/** A newcomer alone: from the title to the first kill against the computer, with what the page offers. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from '@dwo/dino-wars';
import type { Browser, Locator } from 'playwright-core';
import type { Size } from '../../../e2e/browser';
import { stateOf, until } from '../../../e2e/dino-wars/board';
import type { Product } from '../../../e2e/product';
import { type Tally, type Visit, visit } from '../../journey/visit';

const KILL_PATIENCE_MS = 240_000;
/** The time for which a newcomer looks before the next click. */
export const LOOK_MS = 300;

/** The measurements of one newcomer. */
export interface Newcomer {
  readonly tally: Tally;
  /** Kilobytes that the title page loads. */
  readonly firstLoadKb: number;
  /** Clicks and seconds from the title's address to the first decision at the table. */
  readonly clicksToPlay: number;
  readonly secondsToPlay: number;
  /** Clicks and seconds from there to the first figure's death. */
  readonly clicksToKill: number;
  readonly secondsToKill: number;
}

/** Plays the army against the computer until a figure dies; throws if none does within four minutes. */
export async function newcomer(browser: Browser, product: Product, size: Size): Promise<Newcomer> {
  const alone = await visit(browser, product, 'Newcomer', size);
  const { page } = alone.who;
  try {
    await page.goto('/', { waitUntil: 'networkidle' });
    const firstLoadKb = Math.round(alone.tally().bytes / 1000);
    await alone.inspect('title');
    // The clock starts with a fresh load of the page, as for a person who comes by a link.
    const began = performance.now();
    await page.goto('/');
    await alone.press(page.getByRole('button', { name: /Play the computer/ }));
    await alone.press(page.getByTestId('play-army'));
    await firstDecision(alone.who.page);
    const played = performance.now();
    const clicksToPlay = alone.tally().clicks;
    await alone.inspect('first decision');
    await playToKill(alone);
    const killed = performance.now();
    await alone.inspect('first kill');
    const tally = alone.tally();
    return {
      tally,
      firstLoadKb,
      clicksToPlay,
      secondsToPlay: seconds(played - began),
      clicksToKill: tally.clicks - clicksToPlay,
      secondsToKill: seconds(killed - played),
    };
  } finally {
    await alone.who.close();
  }
}

/** Waits until the table is painted and one of the game's buttons can be pressed. */
export async function firstDecision(page: Visit['who']['page']): Promise<void> {
  await page.locator('[data-table] canvas').waitFor();
  await page.locator(CAN_BE_PRESSED).first().waitFor();
}

const ACT = '[data-testid="act"]:not([aria-disabled="true"])';
const END = '[data-testid="end-phase"]';
const CAN_BE_PRESSED = `${ACT}, ${END}`;

/** Presses what a newcomer would press, the most prominent control first, until a figure is dead. */
export async function playToKill(alone: Visit): Promise<void> {
  const { who, press } = alone;
  const { page } = who;
  const act = page.locator(ACT);
  const next = page.getByRole('button', { name: /^Next figure/ });
  let looked = '';
  await until(
    'the first kill',
    async () => {
      const state = await stateOf(who);
      if (state !== null && someoneDied(state)) return true;
      const answer = page.getByTestId('reactions').getByRole('button').first();
      const moment = `${state?.turn} ${state?.phase}`;
      const found = await firstPressable([answer, act]);
      if (found !== null) await press(found);
      else if (looked !== moment && (await pressable(next))) {
        looked = moment;
        await press(next);
      } else if (await pressable(page.locator(END))) await press(page.locator(END));
      await sleep(LOOK_MS);
      return false;
    },
    KILL_PATIENCE_MS,
  );
}

async function firstPressable(buttons: readonly Locator[]): Promise<Locator | null> {
  for (const button of buttons) if (await pressable(button)) return button;
  return null;
}

async function pressable(button: Locator): Promise<boolean> {
  return (await button.isVisible()) && (await button.getAttribute('aria-disabled')) !== 'true';
}

function someoneDied({ dinosaurs, soldiers }: State): boolean {
  return [...Object.values(dinosaurs), ...Object.values(soldiers)].some(({ alive }) => !alive);
}

/** Ms as seconds, rounded to a tenth. */
export function seconds(ms: number): number {
  return Math.round(ms / 100) / 10;
}
