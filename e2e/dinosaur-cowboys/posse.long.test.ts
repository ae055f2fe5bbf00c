/** A posse of one's own in Dinosaur Cowboys: made of people, values and traits, shared by link, and used in matches. */
import { ENTITY_NAMES, type State } from '../../packages/dinosaur-cowboys/rules';
import { seriousFindingsOf } from '../axe';
import { type Person, PHONE, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { save, sharedLink } from '../own-parts';
import { openStage } from '../stage';
import { until } from '../until';

jest.setTimeout(300_000);

const stage = openStage({ GAMES: 'dino-wars,dinosaur-cowboys' });
const { arrive, people } = stage;

const points = ({ page }: Person) => page.getByTestId('points').innerText();
const reason = ({ page }: Person, text: string) => page.getByRole('alert').getByText(text).first();

/** The posse that a page's own seat has in its match; null as long as it has none. */
function posseOf({ page }: Person): Promise<State['posses'][number]['posse']> {
  return page.evaluate(() => {
    const state = window.__trial?.state() as State | null;
    return state?.posses[window.__trial?.seat() ?? -1]?.posse ?? null;
  });
}

/** Names a map, which is asked first, so that the posse that was brought is taken without a question. */
async function nameMap(each: Person): Promise<void> {
  const map = each.page.locator('.reaction__answers button:not([data-waits])', { hasText: 'Dry Gulch' }).first();
  await map.waitFor();
  await seen(each);
  await map.click();
}

/** The names of the members of a posse that was brought. */
async function broughtBy(each: Person): Promise<readonly string[]> {
  const posse = await until(`the posse of ${each.name}`, () => posseOf(each));
  if (typeof posse === 'string') return [posse];
  return posse?.members.map(({ name, card }) => name || card) ?? [];
}

test('a posse is built, its faults say their rules, and it is shared and played against the computer', async () => {
  const ann = await arrive('Ann', '/dinosaur-cowboys/posse');
  const { page } = ann;
  try {
    const start = page.getByRole('button', { name: /^Drylands Gang/ });
    expect(await start.getAttribute('aria-pressed')).toBe('true');
    await page.getByTestId('empty').click();
    await reason(ann, 'DC-C-11').waitFor();
    await reason(ann, 'A posse has 3 people; this one has 0.').waitFor();
    expect(await start.getAttribute('aria-pressed')).toBe('false');
    for (const card of ['cass_holloway', 'long_eli', 'ruth_tallow'] as const) {
      await page.getByRole('button', { name: new RegExp(`^Add: ${ENTITY_NAMES[card]},`) }).click();
    }
    await page.getByRole('alert').waitFor({ state: 'detached' });
    // The Space key chooses among parts, as on any form.
    await page.getByTestId('trait-go_for_the_eyes').press('Space');
    await page.getByTestId('trait-rapid_fire-2').press('Space');
    await page.getByTestId('part-notes').getByText('Rapid Fire II: +4 attack dice with a gun').waitFor();
    await page.getByTestId('hp-16').press('Space');
    await page.getByTestId('rtn-5').press('Space');
    await reason(ann, 'DC-C-03').waitFor();
    await reason(ann, 'at most 100 are allowed').waitFor();
    expect(await page.getByTestId('play-document').getAttribute('aria-disabled')).toBe('true');
    await page.getByTestId('rtn-8').press('Space');
    await page.getByTestId('hp-8').press('Space');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByTestId('figure-name').fill('Ruthless Ruth');
    await page.getByTestId('document-name').fill('The Long Way Round');
    expect(await seriousFindingsOf(page)).toEqual([]);
    const spent = await points(ann);
    await page.reload();
    expect(await page.getByTestId('document-name').inputValue()).toBe('The Long Way Round');
    expect(await points(ann)).toBe(spent);
    await save(ann);
    const tile = page.getByRole('button', { name: /^The Long Way Round/ });
    expect(await tile.getAttribute('aria-pressed')).toBe('true');
    const ben = await arrive('Ben', await sharedLink(ann), PHONE);
    await until('the posse is on the mat', async () => (await points(ben)) === spent);
    await seen(ben);
    expect(await seriousFindingsOf(ben.page)).toEqual([]);
    await ben.page.getByTestId('play-document-computer').click();
    await nameMap(ben);
    expect(await broughtBy(ben)).toEqual(['cass_holloway', 'long_eli', 'Ruthless Ruth']);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('a player brings a posse from the lobby of a match, and another picks a kept one at the table', async () => {
  const id = await newMatch(stage.product, { game: 'dinosaur-cowboys', preset: 'standard' });
  const [cat, dan] = [await arrive('Cat', `/m/${id}`), await arrive('Dan', '/dinosaur-cowboys/posse')];
  try {
    await dan.page.getByTestId('figure-0').click();
    await dan.page.getByTestId('figure-name').fill('Dusty Dan');
    await dan.page.getByTestId('document-name').fill('Dust Devils');
    await dan.page.goto(`/m/${id}`);
    await cat.page.getByTestId('own-posse').click();
    await cat.page.getByTestId('figure-1').click();
    await cat.page.getByTestId('figure-name').fill('Calico Cat');
    await seen(cat);
    await cat.page.getByTestId('play-document').click();
    for (const each of [cat, dan]) {
      await each.page.getByTestId('side-random').waitFor();
      await seen(each);
      await each.page.getByTestId('side-random').click();
    }
    await nameMap(cat);
    expect(await broughtBy(cat)).toEqual(['cass_holloway', 'Calico Cat', 'ruth_tallow']);
    const own = dan.page.locator('.reaction__answers button:not([data-waits])', { hasText: 'Dust Devils' }).first();
    await own.waitFor();
    await seen(dan);
    await own.click();
    expect(await broughtBy(dan)).toEqual(['Dusty Dan', 'long_eli', 'ruth_tallow']);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
