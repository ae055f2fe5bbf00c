/** Dino Soldiers: one person on a phone against the computer, to the end. */
import { seriousFindingsOf } from '../axe';
import { PHONE } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { playOn } from './player';

jest.setTimeout(1_200_000);

const stage = openStage({ BOT_DELAY_MS: '20' });

stage.scene('one person plays the computer to the end', async () => {
  const id = await newMatch(stage.product, { game: 'dino-soldiers', preset: 'sides', bots: ['dinosaurs'] });
  const zoe = await stage.arrive('Zoe', `/m/${id}`, PHONE);
  await zoe.page.getByTestId('side-soldiers').click();
  await zoe.page.getByTestId('team-longEyePatrol').click();
  await zoe.page.getByTestId('ds-deploy').waitFor();
  expect(await seriousFindingsOf(zoe.page)).toEqual([]);
  await playOn(zoe);
  await zoe.page.getByTestId('ds-over').waitFor();
});
