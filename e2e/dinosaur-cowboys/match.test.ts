/** Dinosaur Cowboys: two players and a spectator from choosing posses to the end, and one player against the computer. */
import type { Browser } from 'playwright-core';
import { seriousFindingsOf } from '../axe';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from '../until';

jest.setTimeout(600_000);

let product: Product;
let browser: Browser;
const people: Person[] = [];

beforeAll(async () => {
  product = await startProduct(20);
  browser = await openBrowser();
});

afterAll(async () => {
  const complaints = people.flatMap((each) => each.complaints());
  for (const each of people) await each.close();
  await browser?.close();
  await product?.stop();
  expect(complaints).toEqual([]);
});

async function arrive(name: string, id: string, size = DESKTOP): Promise<Person> {
  const somebody = await person(browser, name, size, product.url);
  people.push(somebody);
  await somebody.page.goto(`/m/${id}`);
  return somebody;
}

/** The phase that is on show, once everything was told; and whether this person decides. */
function now({ page }: Person): Promise<{ phase: string; mine: boolean; turn: number }> {
  return until('the board to be in step', () =>
    page.evaluate(() => {
      const state = window.__trial?.idle() ? window.__trial.state() : null;
      if (state == null) return null;
      const { phase, asked, turn } = state as { phase: string; asked: number; turn: number };
      return { phase, mine: asked === window.__trial?.seat(), turn };
    }),
  );
}

async function phase(somebody: Person, wanted: string): Promise<void> {
  await until(`${somebody.name} sees ${wanted}`, async () => (await now(somebody)).phase === wanted);
  await seen(somebody);
}

/** Presses an answer of the window that is open. */
async function reply(somebody: Person, word: string): Promise<void> {
  const button = somebody.page.locator('.reaction__answers button', { hasText: word }).first();
  await button.waitFor();
  await seen(somebody);
  await button.click();
}

/** Gives everybody a place in the own strip and confirms. */
async function setUp(somebody: Person): Promise<void> {
  await until(`${somebody.name} sets up`, async () => {
    const { phase: step, mine } = await now(somebody);
    return step === 'deploy' && mine;
  });
  const { page } = somebody;
  const rest = page.locator('[data-choice="Place the rest"]').first();
  await rest.waitFor();
  await seen(somebody);
  await rest.click();
  await until('a whole posse', async () => (await page.getByTestId('act').getAttribute('aria-disabled')) !== 'true');
  await seen(somebody);
  await page.getByTestId('act').click();
}

/** Activates a unit, walks towards the nearest enemy, and ends the activation. The log is read on the desk of `reader`. */
async function walkOnce(somebody: Person, reader: Person): Promise<void> {
  const { page } = somebody;
  await seen(somebody);
  if ((await page.getByTestId('act').count()) === 0) await page.keyboard.press('n');
  await page.getByTestId('act').waitFor();
  await seen(somebody);
  await page.getByTestId('act').click();
  await until('the unit acts', async () => {
    const { phase: step } = await now(somebody);
    if (step === 'traits') await page.locator('.reaction__answers button').first().click();
    return step === 'phases';
  });
  await seen(somebody);
  await page.keyboard.press('ArrowRight');
  // A desk shows the notes on a move in a panel, a phone in a line.
  await page.getByTestId('plan-notes').or(page.getByTestId('notes-line')).first().waitFor();
  await page.getByTestId('act').click();
  await until('the walk', async () => /moves/.test(await reader.page.getByRole('log').first().innerText()));
  await seen(somebody);
  await page.keyboard.press('e');
  await page.waitForTimeout(400);
  if ((await now(somebody)).phase === 'phases') await page.keyboard.press('e');
  await until('the next unit', async () => (await now(somebody)).phase !== 'phases' || !(await now(somebody)).mine);
  await seen(somebody);
}

/** Plays on until the match is over. */
async function playOut(players: readonly Person[]): Promise<void> {
  await until(
    'the match is over',
    async () => {
      await Promise.all(players.map(({ page }) => page.evaluate(() => window.__trial?.playOn(40))));
      const first = players[0];
      const state = await first?.page.evaluate(() => window.__trial?.state() as { phase?: string } | null);
      return state?.phase === 'over';
    },
    420_000,
  );
}

test('two players and a spectator play from their choice of posses to the end', async () => {
  const id = await newMatch(product, { game: 'dinosaur-cowboys', preset: 'standard' });
  const ann = await arrive('Ann', id, { ...DESKTOP, speed: 'instant' });
  const ben = await arrive('Ben', id, { ...PHONE, speed: 'instant' });
  const eve = await arrive('Eve', id);
  try {
    await ann.page.getByTestId('side-one').click();
    await ben.page.getByTestId('side-other').click();
    await phase(ann, 'lobby');
    await reply(ann, 'Dry Gulch');
    await reply(ann, "Kenturah's Cavalry");
    await reply(ben, 'The Black Hill Raiders');
    await phase(ann, 'edge');
    const [first, other] = (await now(ann)).mine ? [ann, ben] : [ben, ann];
    await reply(first, 'South edge');
    await setUp(first);
    await setUp(other);
    await until('Turn 1', async () => (await now(eve)).turn === 1);
    // The player who has won the Initiative walks by hand.
    const walker = (await now(ann)).mine ? ann : ben;
    await phase(walker, 'select');
    await walkOnce(walker, eve);
    await playOut([ann, ben]);
    for (const each of [ann, ben, eve]) await each.page.getByTestId('verdict').waitFor();
    const hashes = await Promise.all([ann, ben, eve].map(({ page }) => page.evaluate(() => window.__trial?.hash())));
    expect(new Set(hashes).size).toBe(1);
    await eve.page.goto(`/r/${id}`);
    await eve.page.getByTestId('scrub').press('End');
    await eve.page.getByTestId('curtain').waitFor();
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('one player shoots it out with the computer', async () => {
  const id = await newMatch(product, { game: 'dinosaur-cowboys', preset: 'showdown', bots: ['other'] });
  const zoe = await arrive('Zoe', id);
  try {
    const { page } = zoe;
    await page.getByTestId('side-one').click();
    await phase(zoe, 'select');
    await page.keyboard.press('n');
    await page.getByTestId('act').waitFor();
    await seen(zoe);
    await page.getByTestId('act').click();
    await until('the unit acts', async () => {
      const { phase: step } = await now(zoe);
      if (step === 'traits') await page.locator('.reaction__answers button').first().click();
      return step === 'phases';
    });
    await seen(zoe);
    await page.locator('[data-choice="Attack"]').click();
    await page.keyboard.press('ArrowRight');
    await page.getByTestId('odds-headline').waitFor();
    expect(await page.getByTestId('odds').innerText()).toMatch(/Average damage/);
    await page.getByTestId('act').click();
    await until('dice', async () => /attacks/.test(await page.getByRole('log').first().innerText()));
    await playOut([zoe]);
    await page.getByTestId('verdict').waitFor();
    // A page that was opened after the end tells the same story, once it has fetched the whole log.
    const story = await page.getByTestId('story').innerText();
    expect(story).toMatch(/You: \d+ hits?, [\d.]+ expected/);
    expect(await seriousFindingsOf(page)).toEqual([]);
    await page.reload();
    expect(await page.getByTestId('story').innerText()).toBe(story);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('DC-SEQ-6 a unit whose traits gain nothing is not asked, and acts at once', async () => {
  const id = await newMatch(product, { game: 'dinosaur-cowboys', preset: 'standard' });
  const [ann, ben] = [await arrive('Ann', id), await arrive('Ben', id)];
  await ann.page.getByTestId('side-one').click();
  await ben.page.getByTestId('side-other').click();
  await phase(ann, 'lobby');
  for (const each of [ann, ben]) await reply(each, 'Birkshire Family');
  await phase(ann, 'edge');
  const [first, other] = (await now(ann)).mine ? [ann, ben] : [ben, ann];
  await reply(first, 'South edge');
  await setUp(first);
  await setUp(other);
  await until('Turn 1', async () => (await now(ann)).turn === 1);
  const { page, name } = (await now(ann)).mine ? ann : ben;
  await page.getByRole('button', { name: /^Mama Hanna/ }).click();
  await seen({ page });
  await page.getByTestId('act').click();
  await until(`Mama Hanna of ${name} acts`, async () => page.getByRole('button', { name: 'Hustle' }).isVisible());
});
