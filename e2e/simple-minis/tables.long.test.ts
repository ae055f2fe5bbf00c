/** Tables of one's own: drawn, kept, shared, played on against the computer, and chosen for a match with a friend. */
import { seriousFindingsOf } from '../axe';
import { type Person, PHONE, photograph, seen } from '../browser';
import { save, sharedLink } from '../own-parts';
import { openStage } from '../stage';
import { until } from '../until';
import { answerFirst, playStep, seatOf, setUp, stateOf } from './player';

jest.setTimeout(400_000);

const stage = openStage({ GAMES: 'dino-wars,simple-minis', BOT_DELAY_MS: '20' });
const { arrive, people } = stage;

/** The kinds of the drawn terrain on the table of a match, each once. */
async function kindsOf(person: Person): Promise<readonly string[]> {
  const features = (await stateOf(person))?.features ?? [];
  return [...new Set(features.map(({ kind }) => kind))].sort();
}

test('a table is drawn by keyboard, its faults are named, and a friend plays on it from its link', async () => {
  const ann = await arrive('Ann', '/simple-minis/tables');
  const { page } = ann;
  try {
    await page.getByTestId('new-table').click();
    await page.getByTestId('kind-fence').click();
    const ground = page.getByTestId('ground');
    await ground.focus();
    for (const key of ['Shift+ArrowUp', 'r', '+', 'd', 'Escape']) await page.keyboard.press(key);
    await page.getByText('2 pieces', { exact: false }).waitFor();
    await page.getByTestId('kind-building').click();
    // The battle about the eggs needs their nest, and its button stays shut until there is one.
    await page.getByTestId('table-battle').selectOption('capture_the_egg');
    await page.getByRole('alert').getByText('The eggs need a nest.').waitFor();
    expect(await page.getByTestId('play-document').getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByTestId('document-name').fill('Fenced in');
    expect(await seriousFindingsOf(page)).toEqual([]);
    await save(ann);
    await page.reload();
    expect(await page.getByTestId('document-name').inputValue()).toBe('Fenced in');
    const ben = await arrive('Ben', await sharedLink(ann), PHONE);
    await ben.page.getByText('3 pieces', { exact: false }).waitFor();
    expect(await ben.page.getByTestId('document-name').inputValue()).toBe('Fenced in');
    await seen(ben);
    await ben.page.getByTestId('play-document-computer').click();
    await until('the forces are asked for', async () => (await stateOf(ben))?.phase === 'lobby');
    await answerFirst(ben);
    await setUp(ben);
    expect(await kindsOf(ben)).toEqual(['building', 'fence']);
    const seat = await seatOf(ben);
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

test('a table of one’s own is chosen against the computer, and in the lobby of a match with a friend', async () => {
  const ann = await arrive('Ann', '/simple-minis/tables');
  const { page } = ann;
  try {
    await page.getByTestId('table-battle').selectOption('last_stand');
    await page.getByTestId('new-table').click();
    await page.getByTestId('kind-tree').click();
    await page.getByTestId('document-name').fill('One tree');
    await page.getByTestId('play-document').click();
    await page.getByTestId('match-link').waitFor();
    await page
      .getByRole('img', { name: /1 piece of terrain/ })
      .first()
      .waitFor();
    // Another table is drawn from the lobby, and taken there.
    await page.getByTestId('change-own').click();
    await page.getByTestId('kind-woods').click();
    await page.getByTestId('play-document').click();
    await page.getByTestId('pick-own').click();
    await page
      .getByRole('img', { name: /2 pieces of terrain/ })
      .first()
      .waitFor();

    await page.goto('/simple-minis/play');
    await page.getByTestId('pick-own').click();
    await page.getByTestId('play-attacker').waitFor();
    await seen(ann);
    await page.getByTestId('play-defender').click();
    await until('the table is laid', async () => (await kindsOf(ann)).join() === 'tree,woods');
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
