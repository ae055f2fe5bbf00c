/** Every page as axe-core judges it, at a desk and on a phone; battles without a pointer, and at 400 % zoom. */
import type { Phase, Side } from '@dwo/dino-wars';
import { midBattle } from '../../packages/dino-wars/testing/mid-battle';
import { seriousFindingsOf } from '../axe';
import { DESKTOP, type Person, PHONE, person, photograph, type Size } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { phase, stateOf, until } from './board';
import { choose } from './gestures';

const stage = openStage();

jest.setTimeout(400_000);

async function enter({ page }: Person, body: object, side: Side): Promise<void> {
  await page.goto(`/m/${await newMatch(stage.product, body)}`);
  await page.getByTestId(`side-${side}`).click();
  await page.locator('[data-table] canvas').waitFor();
}

/** A drawer; the page below it has been looked at before. */
const DIALOG = '[role=dialog], dialog[open]';

/** Checks each state in turn and keeps the findings under the name of where they were seen. */
class Round {
  readonly found: Record<string, readonly string[]> = {};

  constructor(readonly who: Person) {}

  /** Looks at the page, or at the element of this selector alone. */
  async look(where: string, within?: string): Promise<void> {
    // By then sliding panels have arrived and fonts are loaded.
    await this.who.page.waitForTimeout(400);
    const findings = await seriousFindingsOf(this.who.page, within);
    if (findings.length > 0) this.found[where] = findings.map(({ rule, target, why }) => `${rule} ${target}: ${why}`);
  }

  async drawer(key: string): Promise<void> {
    const { page } = this.who;
    await page.locator('[data-table]').focus();
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    await this.look(`drawer ${key}`, DIALOG);
    await page.keyboard.press('Escape');
  }

  async menu(item: string): Promise<void> {
    const { page } = this.who;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.menu').getByRole('button', { name: item }).click();
    await page.getByRole('dialog').waitFor();
    await this.look(item, DIALOG);
    await page.keyboard.press('Escape');
  }
}

const PAGES = [
  '/',
  '/play',
  '/plan',
  '/find',
  '/watch',
  '/mine',
  '/forces',
  '/tables',
  '/rules',
  '/credits',
  '/privacy',
  '/replay',
];
const MOMENTS: readonly (readonly [Phase, Side])[] = [
  ['dinosaur-movement', 'dinosaurs'],
  ['regular-fire', 'army'],
  ['army-movement', 'army'],
];

async function battles(round: Round): Promise<void> {
  const { who } = round;
  for (const [now, side] of MOMENTS) {
    const bots = [side === 'army' ? 'dinosaurs' : 'army'];
    await enter(who, { options: midBattle('skirmish', 3, now, 'fire-best'), bots }, side);
    await phase(who, now);
    await round.look(now);
    const state = await stateOf(who);
    const [first = ''] = Object.keys((side === 'army' ? state?.soldiers : state?.dinosaurs) ?? {});
    await choose(who, first);
    await who.page.locator('[data-table]').focus();
    await who.page.keyboard.press('ArrowRight');
    await round.look(`${now}, something in hand`);
    await who.page.getByTestId('sides').getByRole('button').click();
    await round.look(`${now}, the legend open`);
  }
  for (const key of ['l', 'r', 'p', 'y', '?']) await round.drawer(key);
  for (const item of ['Standing orders', 'Rules of this match', 'Sound and settings', 'Battle log']) {
    await round.menu(item);
  }
}

async function lookAtAll(name: string, size: Size): Promise<void> {
  const who = await person(stage.browser, `Ann-${name}`, size, stage.product.url);
  const { page } = who;
  const round = new Round(who);
  try {
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('main').first().waitFor();
      await round.look(path);
    }
    await page.goto(`/m/${await newMatch(stage.product, { preset: 'gate', bots: ['dinosaurs'] })}`);
    await page.getByTestId('lobby').waitFor();
    await round.look('lobby');
    await page.getByTestId('side-army').click();
    await page.locator('[data-table] canvas').waitFor();
    await round.look('setting up');
    await battles(round);
    // The battle is told at once, because nobody here watches it.
    await page.evaluate(() => localStorage.setItem('dino-wars.settings', JSON.stringify({ speed: 'instant' })));
    const watched = await newMatch(stage.product, { preset: 'duel', bots: ['dinosaurs', 'army'] });
    await page.goto(`/m/${watched}`);
    await page.locator('[data-table] canvas').waitFor();
    await round.look('watching');
    await until('it is over', async () => (await stateOf(who))?.ending != null, 120_000);
    await until('the result is shown', () => page.locator('.results').isVisible());
    await round.look('results');
    await page.goto(`/r/${watched}`);
    await page.locator('canvas').first().waitFor();
    await round.look('a replay');
    who.excuse(/404/);
    await page.goto('/m/nosuchmatch1');
    await page.getByRole('heading').first().waitFor();
    await round.look('a problem');
  } catch (error) {
    await photograph([who]);
    throw error;
  }
  expect(round.found).toEqual({});
  expect(who.complaints()).toEqual([]);
  await who.close();
}

// Both at once, because each waits for its battle most of the time.
test('axe-core finds nothing serious on any page, at a desk and on a phone', async () => {
  await Promise.all([lookAtAll('desk', DESKTOP), lookAtAll('phone', PHONE)]);
});

test('a battle begins with the focus on the table; a list of figures is one stop for Tab, and names the ground', async () => {
  const who = await person(stage.browser, 'Ann-keys', DESKTOP, stage.product.url);
  const { page } = who;
  await enter(who, { options: midBattle('skirmish', 3, 'regular-fire', 'fire-best'), bots: ['dinosaurs'] }, 'army');
  await phase(who, 'regular-fire');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-table]') != null)).toBe(true);
  await page.keyboard.press('l');
  const own = page.getByRole('region', { name: 'Your figures' }).locator('.roster__row');
  await own.first().focus();
  expect(await own.first().textContent()).toMatch(/ · (in|on) the /);
  await page.keyboard.press('ArrowDown');
  expect(await own.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.ariaLabel)).toBe('Other figures');
  await who.close();
});

test('at 400 % nothing of a battle lies outside the page or over anything else', async () => {
  const who = await person(stage.browser, 'Ann-zoomed', { width: 320, height: 200 }, stage.product.url);
  await enter(who, { options: midBattle('skirmish', 3, 'regular-fire', 'fire-best'), bots: ['dinosaurs'] }, 'army');
  await phase(who, 'regular-fire');
  const lost = await who.page.evaluate(() => {
    const parts = [...document.querySelectorAll('.hud-bar, .battle__table, .battle__strip, .battle__tray')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const over = boxes.some((box, at) => at > 0 && box.top < (boxes[at - 1]?.bottom ?? 0) - 1);
    const buttons = [...document.querySelectorAll('.hud-bar button, .battle__commands button')];
    const out = buttons.filter((button) => {
      const { left, right, bottom } = button.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1 || bottom > document.documentElement.scrollHeight - scrollY + 1;
    });
    return { over, out: out.map((button) => button.textContent) };
  });
  await photograph([who]);
  expect(lost).toEqual({ over: false, out: [] });
  await who.close();
});
