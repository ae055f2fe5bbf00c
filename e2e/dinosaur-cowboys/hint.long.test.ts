/** A hint in Dinosaur Cowboys: whom to activate, and then what to do with them, each planned by one press and played by another. */
import { DESKTOP, type Person, PHONE, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { until } from '../until';
import { actsNow } from './player';

jest.setTimeout(240_000);

const stage = openStage();

/** The phase, once everything was told. */
function phaseOf({ page }: Person): Promise<string> {
  return until('the board to be in step', () =>
    page.evaluate(() => {
      const state = window.__trial?.idle() ? window.__trial.state() : null;
      return state === null || state === undefined ? null : (state as { phase: string }).phase;
    }),
  );
}

/** Asks for a hint, and returns its first sentence. */
async function hint(somebody: Person): Promise<string> {
  const { page } = somebody;
  await seen(somebody);
  await page.getByTestId('hint-key').click();
  const card = page.getByTestId('hint-card').first();
  await card.getByTestId('hint-sentence').waitFor();
  await seen(somebody);
  return card.getByTestId('hint-sentence').innerText();
}

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)('on a %s hints say whom to activate and what to do', async (name, size) => {
  const id = await newMatch(stage.product, { game: 'dinosaur-cowboys', preset: 'showdown', bots: ['other'] });
  const ann = await stage.arrive(`cowboys-hint-${name}`, `/m/${id}`, size);
  const { page } = ann;
  const card = page.getByTestId('hint-card').first();
  try {
    await page.getByTestId('side-one').click();
    await until('the own turn', async () => (await phaseOf(ann)) === 'select');
    await page.locator('[data-table] canvas').waitFor();
    expect(await hint(ann)).toMatch(/^Activate /);
    await photograph([ann]);
    await card.getByTestId('hint-do').click();
    await card.waitFor({ state: 'detached' });
    expect(await phaseOf(ann)).toBe('select');
    await seen(ann);
    await page.getByTestId('act').click();
    await actsNow(ann);
    expect((await hint(ann)).length).toBeGreaterThan(10);
    await photograph([{ ...ann, name: `${ann.name}-acts` }]);
    await page.keyboard.press('?');
    expect(await page.getByTestId('keys').locator('dt').allInnerTexts()).toEqual(expect.arrayContaining(['K', 'M']));
    await photograph([{ ...ann, name: `${ann.name}-keys` }]);
  } catch (error) {
    await photograph([ann]);
    throw error;
  }
});
