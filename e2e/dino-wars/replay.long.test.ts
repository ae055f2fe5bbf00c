/**
 * Replays: moved through, stepped, verified, shared, and continued from the middle; with what was said at the table, and a
 * camera that follows the action.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size, seen } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { agree, stateOf, until } from './board';
import { sit } from './gestures';

jest.setTimeout(240_000);

const folder = mkdtempSync(join(tmpdir(), 'dwo-films-'));
const people: Person[] = [];
let product: Product;
let browser: Browser;
/** A finished match of two computers. */
let match: string;

async function arrive(name: string, size: Size, path: string): Promise<Person> {
  const somebody = await person(browser, name, size, product.url);
  people.push(somebody);
  await somebody.page.goto(path);
  return somebody;
}

/** The entry that a replay shows; null while it is opening. */
async function at({ page }: Person): Promise<number | null> {
  const where = page.getByTestId('where');
  return (await where.count()) === 0 ? null : Number(await where.getAttribute('data-n'));
}

const reaches = (somebody: Person, n: number) =>
  until(`${somebody.name} is at ${n}`, async () => (await at(somebody)) === n);

async function last({ page }: Person): Promise<number> {
  return Number(await page.getByTestId('scrub').getAttribute('max'));
}

/** A record in a file, as a person would have saved it. */
function film(name: string, record: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(record));
  return file;
}

/** The verdict of the panel that verifies a record. */
async function verdict({ page }: Person): Promise<string | null> {
  await page.getByRole('button', { name: 'Check the record' }).click();
  await page.getByTestId('proof').waitFor();
  const found = await page.getByTestId('proof').getAttribute('data-verdict');
  await page.keyboard.press('Escape');
  return found;
}

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  match = await newMatch(product, { preset: 'duel', bots: ['army', 'dinosaurs'], visibility: 'unlisted' });
});

/** A test that saves pictures of every window if it fails. */
function scene(name: string, play: () => Promise<void>): void {
  test(name, async () => {
    try {
      await play();
    } catch (error) {
      await photograph(people);
      throw error;
    }
  });
}

afterEach(async () => {
  const complaints = people.flatMap((each) => each.complaints());
  for (const each of people.splice(0)) await each.close();
  expect(complaints).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

scene('from the last poster to the film: scrub, step, share a moment, prove it, count the luck', async () => {
  const ann = await arrive('Ann', DESKTOP, `/m/${match}`);
  const { page } = ann;
  await page.getByTestId('watch-again').click({ timeout: 120_000 });
  expect(new URL(page.url()).pathname).toBe(`/r/${match}`);
  await reaches(ann, 0);
  const end = await last(ann);
  expect(end).toBeGreaterThan(10);
  await page.keyboard.press('End');
  await page.getByTestId('curtain').waitFor();
  await reaches(ann, end);
  await page.keyboard.press('Home');
  for (const n of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await reaches(ann, n);
  }
  await page.keyboard.press('ArrowLeft');
  await reaches(ann, 2);
  await page.keyboard.press('Shift+ArrowRight');
  const phase = await until('another phase', async () => ((await at(ann)) ?? 0) > 2 && at(ann));
  expect(phase).toBeGreaterThan(2);

  const middle = Math.floor(end / 2);
  await page.getByTestId('scrub').fill(String(middle));
  await reaches(ann, middle);
  const link = (await page.getByTestId('copy-moment').getAttribute('data-link')) ?? '';
  const ben = await arrive('Ben', PHONE, link);
  await reaches(ben, middle);
  expect(await ben.page.getByTestId('where').innerText()).toBe(await page.getByTestId('where').innerText());

  expect(await verdict(ann)).toBe('good');
  await page.getByRole('button', { name: 'Was it luck?' }).click();
  await page.getByTestId('luck').getByText('All attacks that hit').first().waitFor();
  await page.keyboard.press('Escape');

  await page.getByTestId('viewpoint').selectOption({ label: 'A spectator' });
  await page.getByTestId('speed').selectOption('8');
  await page.getByTestId('play').click();
  await until('the film runs', async () => ((await at(ann)) ?? 0) >= middle + 3);
  await page.getByTestId('play').click();
});

scene('a hint in a replay: the choice of a strong player, by the rules of today alone', async () => {
  const ann = await arrive('Ann', DESKTOP, `/m/${match}`);
  const { page } = ann;
  await page.getByTestId('watch-again').click({ timeout: 120_000 });
  await reaches(ann, 0);
  await page.keyboard.press('Shift+ArrowRight');
  // The leap takes several steps, each of which would put the hint away.
  const moment = await until('a phase', async () => {
    const before = await at(ann);
    await sleep(500);
    const now = await at(ann);
    return now !== null && now > 0 && now === before && now;
  });
  await page.getByTestId('hint-ask').click();
  const hint = page.getByTestId('hint');
  await page.locator('[data-hint="advice"]').waitFor();
  expect(await hint.getByTestId('hint-sentence').innerText()).toMatch(/\w+ .*\.$/);
  await page.keyboard.press('ArrowRight');
  await hint.waitFor({ state: 'hidden' });
  await reaches(ann, Number(moment) + 1);
  await page.keyboard.press('End');
  await page.keyboard.press('h');
  await hint.getByText('The match is over here').waitFor();

  const kept = join(__dirname, '../..', 'packages/dino-wars/edition/bundles', 'dino-wars-2.battle.json');
  const { recording } = JSON.parse(readFileSync(kept, 'utf8')) as { recording: object };
  const ben = await arrive('Ben', PHONE, '/replay');
  await ben.page.getByTestId('record-file').setInputFiles(film('older.json', recording));
  await reaches(ben, 0);
  await ben.page.getByTestId('hint-ask').click();
  await ben.page.getByTestId('hint').getByText('was played with rules version 2').waitFor();
});

scene('played on from the middle against the computer, on a phone', async () => {
  const ann = await arrive('Ann', PHONE, '/watch');
  const { page } = ann;
  await page.getByTestId('finished-match').click();
  await reaches(ann, 0);
  const middle = Math.floor((await last(ann)) / 2);
  await page.getByTestId('scrub').fill(String(middle));
  await reaches(ann, middle);
  const name = await page.getByTestId('where').locator('b').innerText();
  await page.getByTestId('fork').click();
  await page.getByTestId('fork-computer-army').click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/m/') && !pathname.includes(match));
  const state = await until('the battle goes on', () => stateOf(ann));
  const fork = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect(fork).not.toBe(match);
  await until('Ann has her seat', async () => (await page.evaluate(() => window.__dinoWars?.seat())) === 0);
  const turn = Number(/\d+/.exec(name)?.[0]);
  expect(state.turn).toBeGreaterThanOrEqual(turn);
  expect(state.turn).toBeLessThanOrEqual(turn + 1);
  await agree(product, fork, [ann]);
});

scene('the first key is heard, however soon it comes', async () => {
  const ann = await arrive('Ann', DESKTOP, `/m/${match}`);
  await ann.page.getByTestId('watch-again').waitFor({ timeout: 120_000 });
  await ann.page.addInitScript(() => {
    const hasty = new MutationObserver(() => {
      if (document.querySelector('[data-testid="where"]') === null) return;
      hasty.disconnect();
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    });
    hasty.observe(document, { childList: true, subtree: true });
  });
  await ann.page.goto(`/r/${match}`);
  await reaches(ann, 1);
});

scene('deeds at the table are seen, listed, and leapt to', async () => {
  const id = await newMatch(product, { preset: 'duel' });
  const [ann, ben] = [await arrive('Ann', DESKTOP, '/'), await arrive('Ben', PHONE, '/')];
  await sit(ann, `/m/${id}`, 'army');
  await sit(ben, `/m/${id}`, 'dinosaurs');
  for (const each of [ann, ben]) await until('the battle begins', () => stateOf(each));
  const card = ({ page }: Person, name: string) => page.getByTestId('table-cards').getByRole('status', { name });
  await ann.page.keyboard.press('p');
  await ann.page.getByTestId('ask-pause').click();
  await card(ben, 'A question to you').getByRole('button', { name: 'All right' }).click();
  await card(ann, 'Pause').getByRole('button', { name: 'Go on' }).click();
  await card(ben, 'Pause').waitFor({ state: 'hidden' });
  await ben.page.evaluate(() => window.__dinoWars?.playOn(2));
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('button', { name: 'Give up' }).click();
  await seen(ann);
  await ann.page.getByRole('button', { name: /Really give up/ }).click();
  await ann.page.getByTestId('watch-again').click();
  await reaches(ann, 0);

  const { page } = ann;
  const ribbon = page.getByTestId('table-ribbon');
  await page.keyboard.press('t');
  await ribbon.getByText('Ann asks for a pause').waitFor();
  await page.keyboard.press('t');
  await ribbon.getByText('The match is paused at the wish of Ann').waitFor();
  const paused = (await at(ann)) ?? 0;
  await page.keyboard.press('End');
  await ribbon.getByText('Ann gives up').waitFor();
  await page.getByTestId('curtain').waitFor();
  const log = page.getByRole('log');
  expect(await log.getByText(/gives? up/).count()).toBe(1);
  await log.getByRole('button', { name: new RegExp(`^move ${paused} ·`) }).click();
  await reaches(ann, paused);
  await until('the log is as it was', async () => (await log.getByText('The match goes on').count()) === 0);
  await page.keyboard.press('ArrowRight');
  await log.getByText('The match goes on').waitFor();
  await until('it is said aloud', async () => /The match goes on/.test(await page.getByTestId('speaker').innerText()));

  await ben.page.goto(`/r/${id}#${paused}`);
  await ben.page.getByTestId('table-ribbon').getByText('The match is paused at the wish of Ann').waitFor();
  await ben.page.getByRole('button', { name: 'All moments' }).click();
  await ben.page.getByTestId('moments').getByRole('button', { name: 'Ann gives up' }).click();
  await reaches(ben, await last(ben));
  await ben.page.keyboard.press('Home');
  await reaches(ben, 0);
  await ben.page.evaluate(() => {
    const read = () => {
      const text = document.querySelector('[data-testid="table-ribbon"]')?.textContent ?? '';
      const said = document.body.dataset.said ?? '';
      if (!said.endsWith(text)) document.body.dataset.said = `${said}|${text}`;
    };
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await ben.page.getByTestId('speed').selectOption('8');
  await ben.page.getByTestId('play').click();
  const end = await last(ben);
  await reaches(ben, end);
  await ben.page.getByTestId('table-ribbon').getByText('Ann gives up').waitFor();
  expect((await ben.page.locator('body').getAttribute('data-said'))?.split('|').slice(1)).toEqual([
    'Ann asks for a pause',
    'The match is paused at the wish of Ann',
    'The match goes on',
    'Ann gives up',
  ]);
});

scene('on a phone the camera follows the action until somebody takes it over', async () => {
  const kept = readFileSync(
    join(__dirname, '../..', 'packages/dino-wars/edition/bundles', 'dino-wars-3.gate.json'),
    'utf8',
  );
  const { recording } = JSON.parse(kept) as { recording: { entries: { intent?: { type: string; figure: string } }[] } };
  const ann = await arrive('Ann', PHONE, '/replay');
  const { page } = ann;
  await page.getByTestId('record-file').setInputFiles(film('gate.json', recording));
  await reaches(ann, 0);
  const inView = (figure: string) => page.evaluate((id) => window.__dinoWars?.screenOf(id) != null, figure);
  const hiding = recording.entries.findIndex(({ intent }) => intent?.type === 'hide' && intent.figure === 'd12') + 1;
  const flying = recording.entries.findIndex(({ intent }) => intent?.type === 'fly') + 1;
  await page.getByTestId('scrub').fill(String(hiding));
  await until('where somebody hides', async () => (await inView('d12')) && !(await inView('s1')));
  await page.getByTestId('scrub').fill(String(flying - 1));
  await reaches(ann, flying - 1);
  await page.getByRole('button', { name: 'Next move' }).click();
  await until('where somebody flies', async () => (await inView('d1')) && !(await inView('d12')));

  const follow = page.getByTestId('follow');
  expect(await follow.getAttribute('aria-pressed')).toBe('true');
  const table = await page.locator('.table-host').boundingBox();
  if (table === null) throw new Error('There is no table');
  const [x, y] = [table.x + table.width / 2, table.y + table.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y - 20, { steps: 3 });
  await page.mouse.up();
  expect(await follow.getAttribute('aria-pressed')).toBe('false');
  await page.getByTestId('scrub').fill(String(hiding));
  await reaches(ann, hiding);
  await sleep(600);
  expect(await inView('d12')).toBe(false);
  await follow.click();
  await until('where somebody hides, again', () => inView('d12'));
});

scene('a film of older rules is played by them, and one that was tampered with is told from it', async () => {
  const kept = readFileSync(
    join(__dirname, '../..', 'packages/dino-wars/edition/bundles', 'dino-wars-2.battle.json'),
    'utf8',
  );
  const { recording } = JSON.parse(kept) as { recording: { intents: object[] } };
  const ann = await arrive('Ann', DESKTOP, '/replay');
  await ann.page.getByTestId('record-file').setInputFiles(film('old.json', recording));
  await reaches(ann, 0);
  expect(await last(ann)).toBe(recording.intents.length);
  await ann.page.keyboard.press('End');
  await ann.page.getByTestId('curtain').waitFor();
  expect(await verdict(ann)).toBe('silent');
  await ann.page.getByTestId('fork').click();
  await ann.page.getByText('One can watch it for ever').waitFor();

  const ben = await arrive('Ben', PHONE, '/replay');
  const record = (await (await fetch(`${product.url}/api/matches/${match}/record`)).json()) as { entries: object[] };
  const entries = record.entries.map((entry, i) => (i === record.entries.length - 1 ? { ...entry, seat: 9 } : entry));
  await ben.page.getByTestId('record-file').setInputFiles(film('other.json', { ...record, entries }));
  await ben.page.getByTestId('fault').waitFor();
  expect(await verdict(ben)).toBe('bad');
});

scene('a battle that is still being fought can only be watched, and what is no film is none', async () => {
  const live = await newMatch(product, { preset: 'duel', bots: ['dinosaurs'] });
  const ann = await person(browser, 'Ann', PHONE, product.url);
  people.push(ann);
  ann.excuse(/409|404/);
  await ann.page.goto(`/r/${live}`);
  await ann.page.getByRole('heading', { name: /To be continued/ }).waitFor();
  await ann.page.goto('/r/nosuchmatch1');
  await ann.page.getByRole('heading', { name: /No such film/ }).waitFor();
  const ben = await arrive('Ben', DESKTOP, '/replay');
  await ben.page.getByTestId('record-file').setInputFiles(film('no.json', { hello: 'world' }));
  await ben.page.getByRole('heading', { name: /film is torn/ }).waitFor();
});
