/** Dino Soldiers, with tiles that lie face down: two players and a spectator, from the teams to the replay. */
import { seriousFindingsOf } from '../axe';
import { DESKTOP, PHONE, seen } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { playOn } from './player';

jest.setTimeout(1_200_000);

const stage = openStage({ BOT_DELAY_MS: '20' });

/** Short enough for a test, and with everything that players decide. */
const SHORT = {
  sideAssignment: 'choice',
  teamMode: 'custom',
  fieldMode: 'alternate',
  shoutMode: 'cheer',
  roundLimit: 10,
  clocks: null,
};

stage.scene('two players and a spectator play from their teams to the end and check the record', async () => {
  const id = await newMatch(stage.product, { game: 'dino-soldiers', options: SHORT });
  const ann = await stage.arrive('Ann', `/m/${id}`, { ...DESKTOP, speed: 'instant' });
  const ben = await stage.arrive('Ben', `/m/${id}`, { ...PHONE, speed: 'instant' });
  const eve = await stage.arrive('Eve', `/m/${id}`);
  await ann.page.getByTestId('side-dinosaurs').click();
  await ben.page.getByTestId('side-soldiers').click();
  for (const { page } of [ann, ben, eve]) await page.getByTestId('ds-table').waitFor();
  expect(await seriousFindingsOf(ann.page)).toEqual([]);
  // A team that is too expensive is refused with its rule, and stays as it is after a reload.
  for (let i = 0; i < 4; i++) await ann.page.getByTestId('more-tyrannosaurus').click();
  await ann.page.getByText('at most 36 may be spent').waitFor();
  await ann.page.reload();
  await ann.page.getByText('48 of 36 points').waitFor();
  await ann.page.getByTestId('team-whisperingClaws').click();
  await ben.page.getByTestId('team-ironHedge').click();
  await ann.page.getByTestId('ds-field').waitFor();
  await Promise.all([playOn(ann), playOn(ben)]);
  await ben.page.getByTestId('ds-over').waitFor();
  expect(await seriousFindingsOf(ben.page)).toEqual([]);
  // A rule's tag opens its text; Escape closes it.
  await ann.page.locator('.ds-log .rule-tag').last().click();
  await ann.page
    .getByRole('dialog')
    .getByRole('heading', { name: /^DS-END-/ })
    .waitFor();
  expect(await seriousFindingsOf(ann.page)).toEqual([]);
  await ann.page.keyboard.press('Escape');
  await eve.page.getByTestId('ds-over').waitFor();
  await eve.page.goto(`/r/${id}`);
  await eve.page.getByTestId('ds-replay').waitFor();
  // Teams fall as they may; in a turn the strong computer knows what it would do.
  await eve.page.getByTestId('hint-ask').click();
  await eve.page.locator('[data-hint=none]').waitFor();
  await eve.page.keyboard.press(']');
  await eve.page.locator('[data-hint=none]').waitFor({ state: 'hidden' });
  await seen(eve);
  await eve.page.getByTestId('hint-ask').click();
  await eve.page.locator('[data-hint=advice]').waitFor();
  expect(await eve.page.getByTestId('hint-sentence').innerText()).toMatch(/\w+ .*\.$/);
  expect(await seriousFindingsOf(eve.page)).toEqual([]);
  await eve.page.getByTestId('scrub').press('End');
  await eve.page.getByTestId('curtain').waitFor();
  await eve.page.getByRole('button', { name: 'Check the record' }).click();
  await eve.page.getByTestId('proof').waitFor();
  expect(await eve.page.getByTestId('proof').getAttribute('data-verdict')).toBe('good');
});
