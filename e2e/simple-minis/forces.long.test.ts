/** Forces of one's own: made of parts, kept, shared by link, and played against a friend and the computer. */
import { usualOptions } from '../../packages/simple-minis/wire';
import { seriousFindingsOf } from '../axe';
import { type Person, PHONE, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { save, sharedLink } from '../own-parts';
import { openStage } from '../stage';
import { until } from '../until';
import { answerFirst, playStep, seatOf, setUp, stateOf, takeSeat } from './player';

jest.setTimeout(400_000);

const stage = openStage({ GAMES: 'dino-wars,simple-minis', BOT_DELAY_MS: '20' });
const { arrive, people } = stage;

const points = ({ page }: Person) => page.getByTestId('points').innerText();

test('a force is made of parts, kept over a reload, shared, and played by a friend against the computer', async () => {
  const ann = await arrive('Ann', '/simple-minis');
  const { page } = ann;
  try {
    await page.getByRole('button', { name: /Your own toys/ }).click();
    await page.getByTestId('empty-box').click();
    await page.getByRole('alert').getByText('VS-PTS-2').waitFor();
    await page.getByRole('button', { name: /^Add: Cowhand,/ }).press('Enter');
    // The Space key chooses among parts, as on any form.
    for (const part of ['body-hero', 'look-knights', 'gun-automatic', 'armor-heavy', 'skill-stealth']) {
      await page.getByTestId(part).press('Space');
    }
    await page.getByTestId('figure-name').fill('Sir Rex');
    expect(await points(ann)).toMatch(/^13 of 40/i);
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: /^Add: Tyrannosaurus,/ }).click();
    // The force stays as it was made, and the reason has its rule and its numbers.
    await page.getByRole('alert').getByText('41 points; at most 40 are allowed.').waitFor();
    expect(await page.getByTestId('play-document').getAttribute('aria-disabled')).toBe('true');
    await page.getByTestId('figure-4').press('Delete');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByTestId('document-name').fill('Round Table');
    expect(await seriousFindingsOf(page)).toEqual([]);
    await page.reload();
    expect(await page.getByTestId('document-name').inputValue()).toBe('Round Table');
    expect(await points(ann)).toMatch(/^34 of 40/i);
    await save(ann);
    const ben = await arrive('Ben', await sharedLink(ann), PHONE);
    await until('the force is on the mat', async () => /^34 of 40/i.test(await points(ben)));
    await seen(ben);
    expect(await seriousFindingsOf(ben.page)).toEqual([]);
    await ben.page.getByTestId('play-document-computer').click();
    await setUp(ben);
    const seat = (await seatOf(ben)) ?? -1;
    const own = (await stateOf(ben))?.figures.filter((figure) => figure.seat === seat) ?? [];
    expect(own.map(({ name, profile, points: price }) => [name, profile, price])).toContainEqual([
      'Sir Rex',
      'own',
      13,
    ]);
    const state = await until('the first act is due', async () => {
      const now = await stateOf(ben);
      if (now?.phase === 'first' && now.asked === seat) await answerFirst(ben);
      return now?.phase === 'move' && now.asked === seat ? now : null;
    });
    await playStep(ben, state);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('two friends bring their own forces; one of them from the lobby', async () => {
  const ann = await arrive('Ann', '/simple-minis/forces');
  try {
    await ann.page.getByTestId('battle-last_stand').press('Space');
    await ann.page.getByTestId('role-attacker').press('Space');
    await ann.page.getByTestId('grab').click();
    await ann.page.getByTestId('play-document').click();
    const field = ann.page.getByTestId('match-link');
    const ben = await arrive('Ben', await field.inputValue(), PHONE);
    await seen(ben);
    await ben.page.getByTestId('own-force').click();
    await until('the scenario is that of the match', async () => ben.page.getByTestId('battle-last_stand').isChecked());
    await ben.page.getByTestId('grab').click();
    await seen(ben);
    await ben.page.getByTestId('play-document').click();
    await takeSeat(ann, 'attacker');
    await takeSeat(ben, 'defender');
    await setUp(ben);
    const players = (await stateOf(ben))?.players ?? [];
    expect(players.every(({ chosen }) => chosen)).toBe(true);
    await setUp(ann);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('a force that is made while the battle of the match is still asked for stays', async () => {
  const match = await newMatch(stage.product, { game: 'simple-minis', options: usualOptions('last_stand', 2) });
  const ben = await arrive('Ben', '/simple-minis');
  try {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await ben.page.route(`**/api/matches/${match}`, async (route) => {
      await asked;
      await route.continue();
    });
    await ben.page.goto(`/simple-minis/forces#match=${match}`);
    await ben.page.getByTestId('document-name').fill('Quick Hands');
    await ben.page.getByTestId('figure-0').press('Delete');
    const left = await points(ben);
    answer();
    await until('the scenario is that of the match', async () => ben.page.getByTestId('battle-last_stand').isChecked());
    expect(await ben.page.getByTestId('document-name').inputValue()).toBe('Quick Hands');
    expect((await points(ben)).split(' ')[0]).toBe(left.split(' ')[0]);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('a damaged link opens nothing and says why; what was made stays', async () => {
  const eve = await arrive('Eve', '/simple-minis/forces#AAAA');
  try {
    await eve.page.getByText(/This link is damaged/).waitFor();
    expect(await points(eve)).toMatch(/^40 of 40/i);
    await eve.page.getByRole('button', { name: 'Import' }).click();
    await eve.page.getByTestId('import-text').fill('{"name":"Odd","members":[]}');
    await eve.page.getByTestId('import').click();
    await eve.page.getByRole('alert').getByText('parts are missing').waitFor();
    expect(await eve.page.getByTestId('import-text').inputValue()).toBe('{"name":"Odd","members":[]}');
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
