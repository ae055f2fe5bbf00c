/** Dinosaur Cowboys: two players and a spectator from choosing posses to the end. */
import { DESKTOP, PHONE } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { until } from '../until';
import { now, phase, playOut, reply, setUp, walkOnce } from './player';

jest.setTimeout(600_000);

const stage = openStage({ BOT_DELAY_MS: '20' });

stage.scene('two players and a spectator play from their choice of posses to the end', async () => {
  const id = await newMatch(stage.product, { game: 'dinosaur-cowboys', preset: 'standard' });
  const ann = await stage.arrive('Ann', `/m/${id}`, { ...DESKTOP, speed: 'instant' });
  const ben = await stage.arrive('Ben', `/m/${id}`, { ...PHONE, speed: 'instant' });
  const eve = await stage.arrive('Eve', `/m/${id}`);
  await ann.page.getByTestId('side-random').click();
  await ben.page.getByTestId('side-random').click();
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
});
