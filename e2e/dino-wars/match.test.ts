/** A whole match by hand: two people and a spectator in browsers of their own, from the link to the end. */
import { type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, person, photograph } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { agree, phase, stateOf, until } from './board';
import { act, choose, drag, endPhase, fireAtWill, sit } from './gestures';

const ARMY = 0;
const HERD = 1;
const MOST_TURNS = 20;
const SQUAD = ['s1', 's2', 's3', 's4'];

/** Four riflemen against two wounded dinosaurs, one of them within reach and one in contact, so that phase 3 has an attack. */
const BATTLE: Options = {
  ...plainMatch(),
  era: 'ww2',
  table: { widthCi: 4000, heightCi: 3600, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: [
    {
      ...PLAIN_DINOSAUR,
      id: 'd1',
      owner: HERD,
      kind: 'allosaurus',
      at: { x: 1200, y: 2400 },
      facing: 270,
      lifePoints: 4,
    },
    {
      ...PLAIN_DINOSAUR,
      id: 'd2',
      owner: HERD,
      kind: 'dimetrodon',
      at: { x: 3000, y: 2500 },
      facing: 270,
      lifePoints: 3,
    },
  ],
  soldiers: [
    [1200, 1500],
    [1700, 1400],
    [2300, 1500],
    [3000, 2390],
  ].map(([x = 0, y = 0], i) => ({
    ...{ id: `s${i + 1}`, owner: ARMY, at: { x, y }, facing: 90 },
    ...{ ...PLAIN_SOLDIER, rank: 'enlisted' as const, weapon: 'rifle' as const, order: 'fire-best' as const },
  })),
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'dinosaur-movement' },
};

let product: Product;
let browser: Browser;
let ann: Person;
let ben: Person;
let eve: Person;
let match: string;

jest.setTimeout(900_000);

let broken: string | null = null;

/** One step of the match; the first that fails fails the rest at once. */
function step(name: string, act: () => Promise<void>): void {
  test(name, async () => {
    if (broken) throw new Error(`The step before failed: ${broken}`);
    broken = name;
    try {
      await act();
    } catch (error) {
      await photograph([ann, ben, eve]);
      throw error;
    }
    broken = null;
  });
}

const everybody = () => agree(product, match, [ann, ben, eve]);

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  [ann, ben, eve] = await Promise.all([
    person(browser, 'Ann', DESKTOP, product.url),
    person(browser, 'Ben', DESKTOP, product.url),
    person(browser, 'Eve', DESKTOP, product.url),
  ]);
  match = await newMatch(product, { options: BATTLE });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

step('two take their sides by the link, a third watches, and the battle begins', async () => {
  const link = `/m/${match}`;
  await sit(ann, link, 'army');
  await eve.page.goto(link);
  await eve.page.getByText('Ann').first().waitFor();
  await sit(ben, link, 'dinosaurs');
  for (const each of [ann, ben, eve]) await phase(each, 'dinosaur-movement');
  await everybody();
});

step('phase 1: a dinosaur is dragged into contact and overruns; the soldier who wants to be asked is', async () => {
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('button', { name: 'Standing orders' }).click();
  await ann.page.getByRole('group', { name: 'The whole army' }).getByRole('button', { name: /ask/i }).click();
  await until('the order stands', async () => (await stateOf(ann))?.soldiers.s1?.order === 'ask');
  await ann.page.keyboard.press('Escape');
  await choose(ben, 'd1');
  await drag(ben, 'd1', 's1');
  await until('d1 has moved', async () => ((await stateOf(ben))?.dinosaurs.d1?.spentCi ?? 0) > 0);
  await act(ben);
  await ann.page.getByTestId('reactions').waitFor();
  const asked = await until('the spectator hears of it', async () => {
    const { reactions = [] } = (await stateOf(eve)) ?? {};
    return reactions.length > 0 ? reactions : null;
  });
  expect(asked).toEqual([{ target: 's1', dinosaur: 'd1', weapons: ['rifle'] }]);
  await everybody();
});

step('a reload keeps the seat and the pending decision', async () => {
  await ann.page.reload();
  await ann.page.getByTestId('reactions').waitFor();
  expect(await ann.page.evaluate(() => window.__dinoWars?.seat())).toBe(ARMY);
});

step('the log says whose each figure is: the reader’s own by "you", the others’ by their names', async () => {
  const owners = async ({ page }: Person) => [...new Set(await page.locator('.log__owner').allTextContents())].sort();
  await until('each log names both owners', async () => (await owners(eve)).length === 2);
  expect(await owners(ann)).toEqual([' (Ben)', ' (you)']);
  expect(await owners(ben)).toEqual([' (Ann)', ' (you)']);
  expect(await owners(eve)).toEqual([' (Ann)', ' (Ben)']);
});

step('so does the sudden end of the server', async () => {
  const before = await stateOf(eve);
  for (const each of [ann, ben, eve]) each.excuse(/ERR_CONNECTION_REFUSED|WebSocket|net::|Failed to (load|fetch)/);
  const ribbons = [ann, ben, eve].map(({ page }) => page.getByTestId('link-ribbon').first());
  await Promise.all([product.restart('SIGKILL'), ...ribbons.map((ribbon) => ribbon.waitFor())]);
  await Promise.all(ribbons.map((ribbon) => ribbon.waitFor({ state: 'hidden', timeout: 90_000 })));
  await everybody();
  for (const each of [ann, ben, eve]) each.excuse(null);
  expect(await stateOf(eve)).toEqual(before);
  await ann.page.getByTestId('reactions').getByRole('button', { name: /Rifle/ }).click();
  await until('the overrun is over', async () => (await stateOf(eve))?.reactions.length === 0);
  await everybody();
  await endPhase(ben, 'dinosaur-movement');
});

step('phase 2: exact odds before the shot', async () => {
  await phase(ann, 'regular-fire');
  await choose(ann, 's2');
  await ann.page.locator('[data-table]').focus();
  await ann.page.keyboard.press('ArrowRight');
  expect(await ann.page.getByTestId('odds').textContent()).toMatch(/21.*36[\s\S]*DW-ATK-2/);
  await act(ann);
  await until('s2 has fired', async () => (await stateOf(ann))?.soldiers.s2?.shots.includes('regular') ?? false);
  await everybody();
  await endPhase(ann, 'regular-fire');
});

step('phase 3: the dinosaur in contact bites', async () => {
  await phase(ben, 'dinosaur-attack');
  await choose(ben, 'd2');
  await act(ben);
  await until('d2 has bitten', async () => {
    const state = await stateOf(ben);
    return state?.phase !== 'dinosaur-attack' || state.dinosaurs.d2?.attacked;
  });
  await everybody();
  await endPhase(ben, 'dinosaur-attack');
});

step('phase 4: a soldier walks where the table is clicked', async () => {
  await phase(ann, 'army-movement');
  await choose(ann, 's3');
  await drag(ann, 's3', 's2', 0.3);
  await until('s3 has moved', async () => ((await stateOf(ann))?.soldiers.s3?.spentCi ?? 0) > 0);
  await everybody();
  await endPhase(ann, 'army-movement');
});

step('phase 5: the rifle fires again', async () => {
  await phase(ann, 'secondary-fire');
  await fireAtWill(ann, ['s3'], 'secondary-fire');
  expect((await stateOf(ann))?.soldiers.s3?.shots).toEqual(['secondary']);
  await everybody();
  await endPhase(ann, 'secondary-fire');
});

step('the battle goes on to the last dinosaur, and everybody sees the result', async () => {
  for (let turn = 2; turn < MOST_TURNS; turn += 1) {
    await endPhase(ben, 'dinosaur-movement');
    await fireAtWill(ann, SQUAD, 'regular-fire');
    await endPhase(ann, 'regular-fire');
    await endPhase(ben, 'dinosaur-attack');
    await endPhase(ann, 'army-movement');
    await fireAtWill(ann, SQUAD, 'secondary-fire');
    await endPhase(ann, 'secondary-fire');
    if ((await stateOf(ann))?.ending) break;
  }
  await everybody();
  expect((await stateOf(eve))?.ending).toEqual({ winner: 'army', rule: 'DW-WIN-3' });
  for (const each of [ann, ben, eve]) await each.page.locator('.results').waitFor();
  for (const each of [ann, ben, eve]) await each.page.getByText('Dice verified.').waitFor();
});

step('nobody’s browser complained', async () => {
  expect([...ann.complaints(), ...ben.complaints(), ...eve.complaints()]).toEqual([]);
});
