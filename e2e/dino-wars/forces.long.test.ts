/** Own forces, tables and rules: built, stored, shared, and played. */
import { type Person, PHONE } from '../browser';
import { save, sharedLink } from '../own-parts';
import { openStage } from '../stage';
import { agree, phase, until } from './board';

jest.setTimeout(180_000);

const stage = openStage();
const { arrive, scene } = stage;

const text = ({ page }: Person, testid: string) => page.getByTestId(testid).innerText();

scene('an army is built by keyboard, kept over a reload, and opens from its link on a phone', async () => {
  const ann = await arrive('Ann', '/');
  const { page } = ann;
  await page.getByRole('link', { name: 'Forces' }).click();
  await page.getByTestId('new-army').click();
  await page.getByRole('button', { name: /^Add: Rifle,/ }).press('Enter');
  await page.getByRole('spinbutton', { name: 'Enlisted, basic weapon' }).fill('10');
  await page.getByRole('button', { name: /^Add: Mortar,/ }).press('Enter');
  await page.getByRole('button', { name: /^Add: Truck,/ }).press('Space');
  await until('everybody is counted', async () => (await text(ann, 'points')) === '30 points');
  // An eleventh hero is one too many; the input stays.
  await page.getByRole('button', { name: /^Add: Hero,/ }).click();
  await page.getByRole('alert').getByText('Too many heroes').waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await page.getByTestId('document-name').fill("Ann's Own");
  await save(ann);
  await page.reload();
  expect(await page.getByTestId('document-name').inputValue()).toBe("Ann's Own");
  await page.getByRole('button', { name: /^Ann's Own/ }).waitFor();
  const ben = await arrive('Ben', await sharedLink(ann), PHONE);
  await until('the army is laid out', async () => (await text(ben, 'points')) === '30 points');
  expect(await ben.page.getByTestId('document-name').inputValue()).toBe("Ann's Own");
  await ben.page.getByRole('button', { name: 'Import' }).click();
  await ben.page.getByTestId('import-text').fill('{"side":"army","name":"Odd"}');
  await ben.page.getByTestId('import').click();
  await ben.page.getByRole('alert').getByText('parts are missing').waitFor();
  expect(await ben.page.getByTestId('import-text').inputValue()).toBe('{"side":"army","name":"Odd"}');
  expect(await text(ben, 'points')).toBe('30 points');
});

scene('a table is drawn, kept, and played on', async () => {
  const ann = await arrive('Ann', '/tables');
  const { page } = ann;
  await page.getByTestId('new-table').click();
  await page.getByTestId('kind-hill').click();
  const table = page.getByTestId('ground');
  await table.getByRole('img', { includeHidden: true }).first().waitFor({ state: 'attached' });
  await table.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'd', 'Delete', '+']) await page.keyboard.press(key);
  await page.getByText('1 piece', { exact: false }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByTestId('document-name').fill('Bald hill');
  await save(ann);
  await page.getByTestId('play-table').click();
  await page.getByTestId('sheet-table').getByText('Bald hill').waitFor();
});

scene('every option is agreed on, told in the lobby to both, and the battle begins', async () => {
  const ann = await arrive('Ann', '/plan');
  await ann.page.getByRole('button', { name: 'Everything' }).click();
  await ann.page.getByTestId('sheet-rules').click();
  await until('both sides total 20', async () => /A 20\s*D 20/.test(await text(ann, 'ratings')));
  await ann.page.getByTestId('play-own').click();
  const field = ann.page.getByTestId('match-link');
  const link = await field.inputValue();
  const ben = await arrive('Ben', link, PHONE);
  for (const { page } of [ann, ben]) {
    await page.getByTestId('rules-in-use').getByText('Dino Rage').waitFor();
    await page.getByTestId('rules-in-use').getByText('DW-OPT-CHARGE-1').waitFor();
  }
  await ann.page.getByTestId('side-army').click();
  await ben.page.getByTestId('side-dinosaurs').click();
  for (const each of [ann, ben]) await phase(each, 'dinosaur-movement');
  await agree(stage.product, new URL(link).pathname.split('/')[2] ?? '', [ann, ben]);
});
