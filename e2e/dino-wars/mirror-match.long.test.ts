/**
 * A mirror match: the creator switches it on, both play both sides by one press each, and the results of both halves are added on
 * every page that shows one of them. Every page is photographed in `.cache/e2e`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DESKTOP, type Person, PHONE, photograph, seen } from '../browser';
import { openStage } from '../stage';
import { phase } from './board';

const PICTURES = join(__dirname, '../../.cache/e2e');

jest.setTimeout(300_000);

const stage = openStage();

beforeAll(() => mkdirSync(PICTURES, { recursive: true }));

function arrive(name: string, size: typeof DESKTOP, path: string): Promise<Person> {
  return stage.arrive(`mirror-${name}`, path, { ...size, speed: 'instant' });
}

async function picture({ name, page }: Person, of: string): Promise<void> {
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(PICTURES, `${name}-${of}.png`) });
}

async function giveUp(someone: Person): Promise<void> {
  const { page } = someone;
  await phase(someone, 'dinosaur-movement');
  await page.getByRole('button', { name: 'Menu' }).click();
  await seen(someone);
  await page.getByRole('button', { name: 'Give up' }).click();
  await seen(someone);
  await page.getByRole('button', { name: /Really give up/ }).click();
}

test('two people play a battle from both sides; result, replay and My battles show both halves and the total', async () => {
  try {
    const ann = await arrive('Ann', DESKTOP, '/');
    await ann.page.getByRole('button', { name: /Play a friend/ }).click();
    const link = await ann.page.getByTestId('match-link').inputValue();
    const first = new URL(link).pathname.slice(3);
    await ann.page.getByLabel('Your name').fill('Ann');
    await ann.page.getByTestId('way-duel').check();
    await ann.page.getByTestId('mirror').selectOption('yes');
    await ann.page.getByTestId('mirror-how').getByText('swap sides').waitFor();
    await picture(ann, '1-switch');
    const ben = await arrive('Ben', PHONE, link);
    await ben.page.getByTestId('mirror-note').waitFor();
    await ben.page.getByTestId('mirror-note').scrollIntoViewIfNeeded();
    await picture(ben, '1-switch');
    await ann.page.getByTestId('side-army').click();
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByTestId('side-dinosaurs').click();
    await giveUp(ann);

    // The first half: the offer says what it leads to, and one press of each begins the second one.
    for (const each of [ann, ben]) {
      await each.page.getByText('Play the other side next').waitFor();
      await picture(each, '2-first-half');
    }
    await seen(ann);
    await ann.page.getByRole('button', { name: /Play the other side/ }).click();
    await ann.page.getByTestId('second-half').waitFor();
    await ben.page.getByText('The second half is ready: you play the other side.').waitFor();
    await seen(ben);
    await ben.page.getByRole('button', { name: /Play the other side/ }).click();
    await giveUp(ann);
    const second = new URL(ann.page.url()).pathname.slice(3);
    expect(second).not.toBe(first);

    // The second half: both results, and the winner of both in words.
    for (const each of [ann, ben]) {
      const card = each.page.getByTestId('halves');
      await card.getByText('Ben wins the mirror match, 2 to 0.').waitFor();
      expect(await card.getByRole('link', { name: 'Half 1' }).getAttribute('href')).toBe(`/r/${first}`);
      await picture(each, '3-second-half');
    }
    for (const each of [ann, ben]) {
      await each.page.goto('/mine');
      await each.page.getByTestId('own-half').nth(1).waitFor();
      const rows = await each.page.getByTestId('own-half').allInnerTexts();
      expect(rows.every((row) => /Ben wins the mirror match, 2\sto\s0\./.test(row))).toBe(true);
      await picture(each, '4-mine');
      await each.page.goto(`/r/${first}`);
      const other = each.page.getByTestId('other-half');
      await other.getByText('Ben wins the mirror match').waitFor();
      expect(await other.getAttribute('href')).toBe(`/r/${second}`);
      await picture(each, '5-replay');
    }
  } catch (error) {
    await photograph(stage.people);
    throw error;
  }
});

test('a match against the computer has the switch too', async () => {
  for (const [name, size] of [
    ['desk', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    const somebody = await arrive(name, size, '/play');
    await somebody.page.getByTestId('mirror').selectOption('yes');
    await somebody.page.getByTestId('mirror').scrollIntoViewIfNeeded();
    await picture(somebody, '6-computer');
    await seen(somebody);
    const [answer] = await Promise.all([
      somebody.page.waitForResponse((response) => response.url().endsWith('/api/matches')),
      somebody.page.getByTestId('play-army').click(),
    ]);
    const { id } = (await answer.json()) as { id: string };
    const match = await fetch(`${stage.product.url}/api/matches/${id}`);
    expect(((await match.json()) as { terms: object }).terms).toMatchObject({ mirror: true });
  }
});
