/** Dinosaur Cowboys: one player against the computer, and a unit that has nothing to be asked about. */
import { seriousFindingsOf } from '../axe';
import { seen } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { until } from '../until';
import { actsNow, now, phase, playOut, reply, setUp } from './player';

jest.setTimeout(600_000);

const stage = openStage({ BOT_DELAY_MS: '20' });

stage.scene('one player shoots it out with the computer', async () => {
  const id = await newMatch(stage.product, { game: 'dinosaur-cowboys', preset: 'showdown', bots: ['other'] });
  const zoe = await stage.arrive('Zoe', `/m/${id}`);
  const { page } = zoe;
  await page.getByTestId('side-one').click();
  await phase(zoe, 'select');
  await page.keyboard.press('n');
  await page.getByTestId('act').waitFor();
  await seen(zoe);
  await page.getByTestId('act').click();
  await actsNow(zoe);
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
});

stage.scene('DC-SEQ-6 a unit whose traits gain nothing is not asked, and acts at once', async () => {
  const id = await newMatch(stage.product, { game: 'dinosaur-cowboys', preset: 'standard' });
  const [ann, ben] = [await stage.arrive('Ann', `/m/${id}`), await stage.arrive('Ben', `/m/${id}`)];
  await ann.page.getByTestId('side-random').click();
  await ben.page.getByTestId('side-random').click();
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
