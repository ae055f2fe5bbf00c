/** A table that stays where it is from phase to phase, and a film whose keys mean the film. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { gameNamed } from '../../scripts/game';
import { contestOf } from '../../scripts/review/contest';
import { DESKTOP, person } from '../browser';
import { newMatch } from '../new-match';
import { until } from '../until';
import { arrive, openTable } from './player';

jest.setTimeout(300_000);

const table = openTable();
/** A phone on its side. */
const LOW = { width: 844, height: 390 };
const folder = mkdtempSync(join(tmpdir(), 'dwo-steady-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The tops of what the eye rests on, in px. */
const topsOf = (page: Page) =>
  page.evaluate(() =>
    ['.arena', '.jw__own'].map((of) => document.querySelector(of)?.getBoundingClientRect().top ?? -1),
  );

const phaseOf = (page: Page) => page.getByTestId('jw-table').getAttribute('data-phase');

/** Plays the strongest dinosaur and no combat card until the first combat is told; each is raised first. */
async function toFirstCombat(page: Page, look: (phase: string) => Promise<void>): Promise<void> {
  await until('the first combat is over', async () => {
    const phase = (await phaseOf(page)) ?? '';
    await look((await page.getByTestId('raised').count()) > 0 ? `${phase}, raised` : phase);
    const none = page.locator('.jw__commit--none');
    const play = page.getByTestId('raised-go');
    const card = page.locator('.hand__card[aria-disabled=false]');
    if ((await play.count()) > 0) await play.click({ timeout: 1_000 }).catch(() => {});
    else if (phase === 'commit' && (await none.count()) > 0) await none.click({ timeout: 1_000 }).catch(() => {});
    else if ((await card.count()) > 0)
      await card
        .first()
        .click({ timeout: 1_000 })
        .catch(() => {});
    return (await page.locator('.arena__stamp').count()) > 0;
  });
}

test('no phase of a combat moves the table, undo says why it is none, and the goal folds after the first combat', async () => {
  const id = await newMatch(table.product, { game: 'jurassic-wars', preset: 'standard-2', bots: ['seat-2'] });
  const { page } = await arrive(table, 'Ida', id, DESKTOP);
  await page.getByTestId('side-random').click();
  await page.getByTestId('jw-table').waitFor();
  // While the guide shows, the goal is folded.
  const help = page.getByRole('button', { name: 'Turn help off' });
  if ((await help.count()) > 0) await help.click();
  expect(await page.getByTestId('jw-goal').getByRole('button').getAttribute('aria-expanded')).toBe('true');
  const tops = new Map<string, readonly number[]>();
  await toFirstCombat(page, async (phase) => {
    tops.set(phase, await topsOf(page));
  });
  tops.set('after', await topsOf(page));
  expect(tops.size).toBeGreaterThan(2);
  const [first = []] = tops.values();
  for (const [phase, [arena = 0, own = 0]] of tops) {
    expect([phase, Math.abs(arena - (first[0] ?? 0)) < 4, Math.abs(own - (first[1] ?? 0)) < 4]).toEqual([
      phase,
      true,
      true,
    ]);
  }
  await until('the goal is folded', async () => {
    return (await page.getByTestId('jw-goal').getByRole('button').getAttribute('aria-expanded')) === 'false';
  });
  await page.getByRole('button', { name: 'Menu' }).click();
  const people = page.getByTestId('people-open');
  expect(await people.innerText()).not.toContain('undo');
  await people.click();
  const undo = page.getByTestId('ask-take-back');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  expect(await undo.innerText()).toContain('hands are hidden');
});

test('a phone on its side shows the prompt and the whole hand in every phase', async () => {
  const id = await newMatch(table.product, { game: 'jurassic-wars', preset: 'standard-2', bots: ['seat-2'] });
  const { page } = await arrive(table, 'Low', id, LOW);
  await page.getByTestId('side-random').click();
  await page.getByTestId('jw-table').waitFor();
  const cut = () =>
    page.evaluate(() => {
      const inSight = (of: string) =>
        [...document.querySelectorAll(of)].every((each) => {
          const { top, bottom, width } = each.getBoundingClientRect();
          return width > 1 && top >= 0 && bottom <= innerHeight + 1;
        });
      return {
        prompt: inSight('.jw__prompt'),
        hand: inSight('.hand:not(.hand--tucked) .hand__card'),
        commit: inSight('.jw__commit'),
      };
    });
  const seen = new Map<string, object>();
  await toFirstCombat(page, async (phase) => {
    seen.set(phase, await cut());
  });
  seen.set('after', await cut());
  for (const each of seen) expect(each).toEqual([each[0], { prompt: true, hand: true, commit: true }]);
});

test('a drawer pauses the film, Space plays it after a click on the button of keys, and the keys are those of the game', async () => {
  const record = contestOf(gameNamed('jurassic-wars').game, {
    preset: 'standard-2',
    seed: 3,
    strengths: ['easy', 'easy'],
  });
  const file = join(folder, 'film.json');
  writeFileSync(file, JSON.stringify(record));
  const kay = await person(table.browser, 'Kay', DESKTOP, table.product.url);
  table.people.push(kay);
  const { page } = kay;
  await page.goto('/replay');
  await page.getByTestId('record-file').setInputFiles(file);
  await page.getByTestId('where').waitFor();
  const play = page.getByTestId('play');
  const isPlaying = async () => (await play.getAttribute('aria-label')) === 'Pause';
  await until('the film can be played', async () => {
    await play.click();
    return isPlaying();
  });
  const keys = page.locator('.replay-help');
  await keys.click();
  const drawer = page.getByRole('dialog', { name: 'Keys' });
  await drawer.waitFor();
  await until('the film has paused', async () => !(await isPlaying()));
  const listed = await drawer.innerText();
  expect(listed).toContain('play, pause');
  expect(listed).not.toMatch(/camera|falls|phase on/);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.keyboard.press('Space');
  await until('the film plays', isPlaying);
  expect(await drawer.count()).toBe(0);
  await page.keyboard.press('Space');
  await until('the film has paused again', async () => !(await isPlaying()));
  // Tab leads to a button, which Space then presses.
  await play.focus();
  await until('Tab has led to the keys', async () => {
    await page.keyboard.press('Shift+Tab');
    return keys.evaluate((each) => each === document.activeElement);
  });
  await page.keyboard.press('Space');
  await drawer.waitFor();
});
