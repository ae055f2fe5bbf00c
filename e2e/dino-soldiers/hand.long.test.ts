/** The table of Dino Soldiers under the hand: the board keeps its scale, nothing moves, and each thing is said once. */
import { jungle, unit } from '../../packages/dino-soldiers/client/lessons/tables';
import { DESKTOP, type Person, PHONE, seen } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { until } from '../until';

jest.setTimeout(240_000);

const stage = openStage({ BOT_DELAY_MS: '20' });

/** A patrol's field with a crowd on the tiles of both sides, and a dinosaur that shooters reach. */
const FIELD = jungle(
  'soldiers',
  [' <  ', 'RRRR', 'CooC', 'CooC', 'OOOO', ' >  '],
  [
    ...[unit('pachycephalosaurus', 1, 0), unit('pachycephalosaurus', 1, 0), unit('troodon', 1, 0)],
    ...[unit('velociraptor', 2, 3), unit('compsognathus', 1, 2)],
    ...[unit('sniper', 1, 5), unit('sniper', 1, 5), unit('rifleman', 1, 5), unit('rifleman', 1, 5)],
  ],
);
const [SNIPER, RIFLEMAN] = [5, 7];

async function sit(size: typeof DESKTOP): Promise<Person> {
  const bots = ['dinosaurs'];
  const id = await newMatch(stage.product, { game: 'dino-soldiers', bots, strength: 'easy', options: FIELD });
  const ann = await stage.arrive('Ann', `/m/${id}`, { ...size, speed: 'instant' });
  await ann.page.getByTestId('side-soldiers').click();
  await ann.page.getByTestId('ds-end-turn').waitFor();
  await seen(ann);
  return ann;
}

const cell = ({ page }: Person, at: string) => page.locator(`[data-cell="${at}"]`);
const widthOf = async (somebody: Person) => (await cell(somebody, '1,5').boundingBox())?.width ?? 0;

stage.scene('a phone keeps the scale and half of the board while a unit is chosen and an attack is aimed', async () => {
  const ann = await sit(PHONE);
  const width = await widthOf(ann);
  await ann.page.getByTestId(`unit-${SNIPER}`).click();
  await ann.page.locator('.ds-mode').first().waitFor();
  expect(await widthOf(ann)).toBe(width);
  const [board, sheet] = [
    await ann.page.locator('.ds__board').boundingBox(),
    await ann.page.locator('.ds__sheet').boundingBox(),
  ];
  expect((sheet?.y ?? 0) - (board?.y ?? 0)).toBeGreaterThan(PHONE.height * 0.45);
  // Every row is in sight above the sheet.
  const last = await cell(ann, '1,5').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
  await seen(ann);
  await ann.page.getByTestId('mode-shoot').click();
  await cell(ann, '2,3').press('Enter');
  await ann.page.getByTestId('ds-aim').waitFor();
  expect(await widthOf(ann)).toBe(width);
});

stage.scene(
  'a refusal is told once, an armed attack asks for its target, and the jungle takes a choice back',
  async () => {
    const ann = await sit(DESKTOP);
    const prompt = ann.page.getByTestId('ds-prompt');
    await cell(ann, '0,1').click();
    await ann.page.getByTestId('pointer-notice').waitFor();
    expect(await prompt.getAttribute('class')).not.toContain('refusal');
    await ann.page.getByTestId(`unit-${RIFLEMAN}`).click();
    await ann.page.getByTestId('ds-hint').click();
    await ann.page.getByText(/^Hint: /).waitFor();
    await ann.page.getByTestId(`unit-${RIFLEMAN}`).click();
    await ann.page.getByTestId('mode-shoot').click();
    await ann.page.getByText('Shoot: choose a target.').waitFor();
    expect(await ann.page.locator('.ds-mark--hint').count()).toBe(0);
    await ann.page.locator('.ds-field .tiles').click({ position: { x: 8, y: 200 } });
    await until('nobody is chosen', async () => (await ann.page.locator('.ds-toy[aria-pressed=true]').count()) === 0);
  },
);

stage.scene('a hit that waits is shown on the tile, and ending the turn then asks for no second one', async () => {
  const ann = await sit(DESKTOP);
  await ann.page.getByTestId(`unit-${SNIPER}`).click();
  await ann.page.getByTestId('mode-shoot').click();
  await cell(ann, '2,3').press('Enter');
  await seen(ann);
  await ann.page.getByTestId('ds-attack').click();
  await until('the hit waits', async () => (await ann.page.locator('.tiles__table .standee__pending').count()) === 1);
  expect(await cell(ann, '2,3').getAttribute('aria-label')).toContain('a hit waits');
});
