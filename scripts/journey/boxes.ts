/** The journeys of the games that stand in boxes on the shelf, and their limits. */
import type { Browser } from 'playwright-core';
import { DESKTOP, PHONE, type Size } from '../../e2e/browser';
import type { Product } from '../../e2e/product';
import { type Signs, walkBox } from './box';
import { type Limit, missed } from './limits';

const LYING: Size = { width: 844, height: 390 };
const SIZES: readonly Size[] = [DESKTOP, PHONE, LYING];

/** Figures on a table are placed or moved, or their phase is ended. */
const MINIATURES: Signs = {
  table: '[data-table] canvas',
  acts: [
    '[data-choice="Place the rest"]',
    '[data-testid="act"]',
    '[data-testid="end-phase"]',
    '.reaction__answers button',
  ]
    .map((control) => `${control}:not([aria-disabled="true"])`)
    .join(', '),
  board: '[data-table]',
};

/** By the id of the game. */
export const BOXES: Readonly<Record<string, Signs>> = {
  'dino-soldiers': { table: '[data-testid="ds-table"]', acts: '[data-testid^="team-"]', board: '.ds__board' },
  'dinosaur-cowboys': MINIATURES,
  'jurassic-wars': {
    table: '[data-testid="jw-table"]',
    acts: '.jw__own .hand button:not([disabled])',
    board: '.jw__middle, .jw__own',
  },
  'simple-minis': MINIATURES,
};

/** Walks the box of a game at each size. */
export async function boxJourney(browser: Browser, product: Product, game: string) {
  const signs = BOXES[game];
  if (signs === undefined)
    throw new Error(`No journey leads through ${game}: ${Object.keys(BOXES).join(', ')} have one`);
  const ways = [];
  for (const size of SIZES) ways.push(await walkBox(browser, product, game, signs, size));
  const tallies = ways.map(({ tally }) => tally);
  const findings = tallies.reduce((sum, tally) => sum + tally.findings, 0);
  const complaints = tallies.flatMap((tally) => tally.complaints);
  for (const complaint of complaints) console.error(complaint);
  return {
    game,
    ways: ways.map(({ tally, ...way }) => way),
    seriousA11y: findings,
    consoleErrors: complaints.length,
  };
}

/** The measurements that miss their limit, a sentence each. */
export function boxShortcomings({ ways, seriousA11y, consoleErrors }: Awaited<ReturnType<typeof boxJourney>>) {
  return missed([
    ...ways.flatMap(({ size, clicks, seconds, share }): Limit[] => [
      [`clicks at ${size}`, clicks, 'at most', 3],
      [`seconds at ${size}`, seconds, 'at most', 12],
      [`share at ${size}`, share, 'at least', 0.55],
    ]),
    ['seriousA11y', seriousA11y, 'at most', 0],
    ['consoleErrors', consoleErrors, 'at most', 0],
  ]);
}
