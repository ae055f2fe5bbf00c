/** A table of one's own in Dinosaur Cowboys: drawn, shared by link, and played on against the computer. */
import type { State } from '../../packages/dinosaur-cowboys/rules';
import { seriousFindingsOf } from '../axe';
import { type Person, PHONE, photograph, seen } from '../browser';
import { save, sharedLink } from '../own-parts';
import { openStage } from '../stage';
import { until } from '../until';

jest.setTimeout(300_000);

const stage = openStage({ GAMES: 'dino-wars,dinosaur-cowboys' });
const { arrive, people } = stage;

/** The state that a page has received; null before the match begins. */
function stateOf({ page }: Person): Promise<State | null> {
  return page.evaluate(() => (window.__trial?.state() as State | null) ?? null);
}

test('a table is drawn, its faults say their rules, and a friend plays on it from its link', async () => {
  const ann = await arrive('Ann', '/dinosaur-cowboys/tables');
  const { page } = ann;
  try {
    await page.getByTestId('new-table').click();
    await page.getByTestId('table-game').selectOption('claim');
    await page.getByTestId('kind-building').click();
    const ground = page.getByTestId('ground');
    await ground.focus();
    // A new piece lies a little beside the middle: it is moved over the claim, and away again.
    for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
    for (let i = 0; i < 9; i++) await page.keyboard.press('+');
    await page.getByRole('alert').getByText('A building covers the claim').waitFor();
    expect(await page.getByTestId('play-document').getAttribute('aria-disabled')).toBe('true');
    for (let i = 0; i < 9; i++) await page.keyboard.press('-');
    for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowUp');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByTestId('kind-high_hill').click();
    await page.getByTestId('document-name').fill('Lone house');
    expect(await seriousFindingsOf(page)).toEqual([]);
    await save(ann);
    const ben = await arrive('Ben', await sharedLink(ann), PHONE);
    await ben.page.getByText('2 pieces', { exact: false }).waitFor();
    await seen(ben);
    await ben.page.getByTestId('play-document-computer').click();
    const state = await until('the table is laid', async () => {
      const answer = ben.page.locator('.reaction__answers button:not([data-waits])').first();
      if ((await answer.count()) > 0) {
        await ben.page.waitForTimeout(600);
        await answer.click();
      }
      const now = await stateOf(ben);
      return now !== null && now.terrain.length > 0 ? now : null;
    });
    expect(state.terrain.map(({ kind, height }) => [kind, height])).toEqual([
      ['building', 0],
      ['hill', 4000],
    ]);
    expect(state.options.scenario).toBe('claim');
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
