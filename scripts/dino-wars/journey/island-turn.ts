/**
 * The acts of one turn of a whole side on Dino Island: a beach party of 22 against a herd near it, played with what the table
 * offers to many figures at once. `node scripts/run.js scripts/dino-wars/journey/island-turn.ts [--json] [--runs 3]` measures it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Phase, State } from '@dwo/dino-wars';
import type { Browser, Locator } from 'playwright-core';
import { DESKTOP, seen } from '../../../e2e/browser';
import { phase, restingAt, stateOf, until } from '../../../e2e/dino-wars/board';
import { drag, wholeTable } from '../../../e2e/dino-wars/gestures';
import { newMatch } from '../../../e2e/new-match';
import type { Product } from '../../../e2e/product';
import { landed } from '../../../packages/dino-wars/client/tools/testing/landed';
import { type Tally, type Visit, visit } from '../../journey/visit';
import { LOOK_MS, seconds } from './newcomer';
import { alone } from './part';

/** The measurements of one turn. */
export interface IslandTurn {
  readonly tally: Tally;
  /** Figures of the side that stand at its beginning. */
  readonly figures: number;
  /** Presses for the orders, which are given once and last for the whole battle. */
  readonly given: number;
  /** Presses and drags from the first decision of the turn to the end of its last phase, and its seconds. */
  readonly acts: number;
  readonly seconds: number;
  /** The effect of these acts: figures that fired and that moved. */
  readonly fired: number;
  readonly moved: number;
}

/** Riflemen of one flank, who keep their formation; the last of them leads, for there is room before him. */
const SCOUTS = ['s21', 's16', 's14', 's12', 's3', 's22'];
const LEAD = 's22';
/** A soldier inland of the lead, toward whom he goes by a little. */
const INLAND = 's11';
const STEP_PATIENCE_MS = 240_000;
/** A control that is not there after so many looks is not offered. */
const LOOKS = 8;

/** Plays the turn; throws if it can't be played. */
export async function islandTurn(browser: Browser, product: Product): Promise<IslandTurn> {
  const guest = await visit(browser, product, 'Commander', DESKTOP);
  const { who } = guest;
  try {
    const options = landed('regular-fire');
    await who.page.goto(`/m/${await newMatch(product, { options, bots: ['dinosaurs'] })}`);
    await who.page.getByTestId('side-army').click();
    const first = await phase(who, 'regular-fire');
    await giveOrders(guest);
    const given = guest.tally().clicks;
    const began = performance.now();
    await firePhase(guest, 'regular-fire', true);
    const landing = await phase(who, 'army-movement');
    await moveLead(guest);
    await carryOut(guest, 'army-movement');
    const shot = await now(guest);
    await endPhase(guest, 'army-movement');
    await phase(who, 'secondary-fire');
    await firePhase(guest, 'secondary-fire', false);
    await until('the turn is over', async () => (await now(guest)).turn > first.turn, STEP_PATIENCE_MS);
    const over = performance.now();
    await guest.inspect('the end of a turn of the island');
    const tally = guest.tally();
    return {
      tally,
      figures: Object.values(first.soldiers).filter(({ alive }) => alive).length,
      given,
      acts: tally.clicks - given,
      seconds: seconds(over - began),
      fired: Object.values(landing.soldiers).filter(({ shots }) => shots.length > 0).length,
      moved: Object.values(shot.soldiers).filter(({ spentCi }) => spentCi > 0).length,
    };
  } finally {
    await who.close();
  }
}

async function now({ who }: Visit): Promise<State> {
  return until('the match', () => stateOf(who));
}

/** Everybody holds and fires; the scouts keep their formation. */
async function giveOrders(guest: Visit): Promise<void> {
  const { page } = guest.who;
  const figure = (id: string) => page.locator(`[data-figure="${id}"]`);
  const given = (count: number) =>
    page
      .getByText(new RegExp(`^${count} figures have this order now`))
      .first()
      .waitFor();
  await pressSeen(guest, figure(LEAD));
  await pressSeen(guest, page.getByTestId('give-orders').locator('visible=true'));
  await pressSeen(guest, page.locator('[data-order="everybody"]'));
  await pressSeen(guest, act(guest));
  await given(25);
  await pressSeen(guest, figure(LEAD));
  await pressSeen(guest, page.getByTestId('give-orders').locator('visible=true'));
  for (const id of SCOUTS.filter((id) => id !== LEAD)) await guest.press(figure(id));
  await pressSeen(guest, page.locator('[data-order="2"]'));
  await pressSeen(guest, act(guest));
  await given(SCOUTS.length);
}

const act = ({ who: { page } }: Visit) => page.locator('[data-testid="act"]:not([aria-disabled="true"])').first();

/** Nobody presses what has only just appeared. */
async function pressSeen(guest: Visit, what: Locator): Promise<void> {
  await what.waitFor();
  await seen(guest.who);
  await guest.press(what);
}

/** All who can shoot at one target, if wanted; then everybody by their orders. */
async function firePhase(guest: Visit, during: Phase, volley: boolean): Promise<void> {
  if (volley) {
    const { page } = guest.who;
    await pressSeen(guest, page.getByRole('button', { name: /^Next figure/ }));
    await pressSeen(guest, page.getByTestId('volley-all'));
    await pressSeen(guest, act(guest));
    await page.getByTestId('volley-card').waitFor({ state: 'detached', timeout: STEP_PATIENCE_MS });
  }
  await carryOut(guest, during);
  await endPhase(guest, during);
}

/** Carries the orders out, if the phase still goes on and any can be. */
async function carryOut(guest: Visit, during: Phase): Promise<void> {
  const { page } = guest.who;
  const key = page.getByTestId('carry-out');
  if (!(await offered(guest, during, key))) return;
  await pressSeen(guest, key);
  await page.getByTestId('carrying-card').waitFor();
  await pressSeen(guest, act(guest));
  await page.getByTestId('carrying-card').waitFor({ state: 'detached', timeout: STEP_PATIENCE_MS });
}

/** The lead of the scouts goes inland. */
async function moveLead(guest: Visit): Promise<void> {
  const { who, press, gesture } = guest;
  await press(who.page.locator(`[data-figure="${LEAD}"]`));
  await restingAt(who, LEAD);
  if ((await who.page.evaluate((id) => window.__dinoWars?.screenOf(id) ?? null, INLAND)) === null) {
    await gesture(() => wholeTable(who));
  }
  await gesture(() => drag(who, LEAD, INLAND, -0.12));
  await until('the lead has moved', async () => ((await now(guest)).soldiers[LEAD]?.spentCi ?? 0) > 0);
}

/** Ends the phase, unless it has ended by itself. */
async function endPhase(guest: Visit, during: Phase): Promise<void> {
  const key = guest.who.page.getByTestId('end-phase');
  if (await offered(guest, during, key)) await pressSeen(guest, key);
  await until(`${during} is over`, async () => (await now(guest)).phase !== during, STEP_PATIENCE_MS);
}

/** Whether the control is offered while the phase goes on; the table is told to the end first. */
async function offered(guest: Visit, during: Phase, control: Locator): Promise<boolean> {
  const { page } = guest.who;
  await until('the table is told', () => page.evaluate(() => window.__dinoWars?.idle() === true), STEP_PATIENCE_MS);
  for (let looks = 0; looks < LOOKS; looks += 1) {
    if ((await now(guest)).phase !== during) return false;
    if (await control.isVisible()) return true;
    await sleep(LOOK_MS);
  }
  return false;
}

if (process.argv[1] === __filename) {
  void alone(async (browser, product) => {
    const { tally: _, ...figures } = await islandTurn(browser, product);
    return figures;
  });
}
