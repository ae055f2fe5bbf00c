/** People at a table: a move is undone, the match is paused, a spectator becomes a substitute; one of them plays on a phone. */
import { type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import type { Browser } from 'playwright-core';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { agree, phase, stateOf, until } from './board';
import { sit } from './gestures';

const BATTLE: Options = {
  ...plainMatch(),
  era: 'ww2',
  table: { widthCi: 4000, heightCi: 3600, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: [
    { ...PLAIN_DINOSAUR, id: 'd1', owner: 1, kind: 'allosaurus', at: { x: 1200, y: 2400 }, facing: 270, lifePoints: 4 },
  ],
  soldiers: ['s1', 's2'].map((id, i) => ({
    ...{ id, owner: 0, at: { x: 1200 + i * 900, y: 900 }, facing: 90 },
    ...{ ...PLAIN_SOLDIER, rank: 'enlisted' as const, weapon: 'rifle' as const, order: 'fire-best' as const },
  })),
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'dinosaur-movement' },
};
const LIVE = { kind: 'live', bankSeconds: 1800, incrementSeconds: 30 };

let product: Product;
let browser: Browser;
let ann: Person;
let ben: Person;
let eve: Person;
let match: string;

jest.setTimeout(180_000);

let broken: string | null = null;

/** One step; the first that fails fails the rest at once. */
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

const seatOf = ({ page }: Person) => page.evaluate(() => window.__dinoWars?.seat() ?? null);
/** In the page: whether a card covers any of the table. */
const overTable = () => {
  const table = document.querySelector('[data-table]')?.getBoundingClientRect();
  return [...document.querySelectorAll('.table-card')].some((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return table === undefined || (bottom > table.top + 1 && top < table.bottom - 1);
  });
};
const card = ({ page }: Person, name: string) => page.getByTestId('table-cards').getByRole('status', { name });

async function atTable({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /At the table/ }).click();
  await page.getByTestId('people').waitFor();
  await seen({ page });
}

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  [ann, ben, eve] = await Promise.all([
    person(browser, 'Ann-at-table', DESKTOP, product.url),
    person(browser, 'Ben-at-table', PHONE, product.url),
    person(browser, 'Eve-at-table', DESKTOP, product.url),
  ]);
  match = await newMatch(product, { options: BATTLE, terms: LIVE });
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

step('two sit down by the link, a third watches, and everybody sees the banks', async () => {
  await sit(ann, `/m/${match}`, 'army');
  await sit(ben, `/m/${match}`, 'dinosaurs');
  await eve.page.goto(`/m/${match}`);
  for (const each of [ann, ben, eve]) await phase(each, 'dinosaur-movement');
  await ann.page
    .getByRole('timer', { name: 'Time left' })
    .getByText(/\+30 s/)
    .waitFor();
});

step('an order is taken back when the other side grants it, and the log says so', async () => {
  await ann.page.getByRole('button', { name: 'Menu' }).click();
  await ann.page.getByRole('button', { name: 'Standing orders' }).click();
  await ann.page.getByRole('group', { name: 'The whole army' }).getByRole('button', { name: /ask/i }).click();
  await until('the order stands', async () => (await stateOf(ann))?.soldiers.s1?.order === 'ask');
  await ann.page.keyboard.press('Escape');
  await ann.page.keyboard.press('p');
  await photograph([{ ...ann, name: 'people-desktop' }]);
  await ann.page.getByTestId('ask-take-back').click();
  await card(ann, 'You ask').waitFor();
  await card(ben, 'A question to you').waitFor();
  await photograph([
    { ...ann, name: 'ask-desktop' },
    { ...ben, name: 'ask-phone' },
  ]);
  for (const each of [ann, ben]) expect(await each.page.evaluate(overTable)).toBe(false);
  await card(ben, 'A question to you').getByRole('button', { name: 'All right' }).click();
  await until('the order is taken back', async () => (await stateOf(eve))?.soldiers.s1?.order === 'fire-best');
  await ann.page
    .getByText(/took back a move/)
    .first()
    .waitFor();
  await agree(product, match, [ann, ben, eve]);
});

step('dice stay as they fell: nothing is left to take back', async () => {
  await atTable(ann);
  await ann.page.getByTestId('ask-take-back').click();
  await ann.page.getByTestId('people').getByText('There is nothing of yours to undo.').waitFor();
  await ann.page.keyboard.press('Escape');
});

step('a pause that both agree to stops the clocks until whoever asked goes on', async () => {
  await atTable(ben);
  await photograph([{ ...ben, name: 'people-phone' }]);
  await ben.page.getByTestId('ask-pause').click();
  await card(ann, 'A question to you').waitFor();
  await seen(ann);
  await ann.page.keyboard.press('a');
  for (const each of [ann, ben, eve]) await card(each, 'Pause').waitFor();
  await ann.page.getByRole('timer', { name: 'Time left' }).getByText('paused').waitFor();
  await photograph([
    { ...ann, name: 'pause-desktop' },
    { ...ben, name: 'pause-phone' },
  ]);
  await ben.page.setViewportSize({ width: 844, height: 390 });
  await card(ben, 'Pause').waitFor();
  for (const each of [ann, ben]) expect(await each.page.evaluate(overTable)).toBe(false);
  await card(ben, 'Pause').getByRole('button', { name: 'Fold this card' }).click();
  await ben.page.getByTestId('table-cards').getByRole('button', { name: 'Pause' }).click();
  await ben.page.setViewportSize(PHONE);
  await card(ben, 'Pause').getByRole('button', { name: 'Go on' }).click();
  await card(eve, 'Pause').waitFor({ state: 'hidden' });
});

step('a watcher stands in, and the seat goes back to whom it belongs', async () => {
  await atTable(ann);
  await ann.page.getByTestId('seat-0').getByRole('button', { name: 'Let a spectator play' }).click();
  await ann.page.keyboard.press('Escape');
  await card(eve, 'A seat is open').waitFor();
  await seen(eve);
  await card(eve, 'A seat is open').getByRole('button', { name: 'Play for them' }).click();
  await until('Eve plays', async () => (await seatOf(eve)) === 0);
  await card(ann, 'Your seat').waitFor();
  expect(await seatOf(ann)).toBeNull();
  await photograph([{ ...ann, name: 'owner-desktop' }]);
  await eve.page.getByRole('button', { name: 'Menu' }).click();
  await eve.page.getByText('You play for somebody else.').waitFor();
  expect(await eve.page.getByRole('button', { name: 'Give up' }).count()).toBe(0);
  await eve.page.getByRole('button', { name: 'My battles' }).click();
  await eve.page.getByText(/you play for Ann/).waitFor();
  await photograph([{ ...eve, name: 'stand-in-battles' }]);
  await eve.page.getByTestId('own-match').click();
  await until('Eve still plays', async () => (await seatOf(eve)) === 0);
  await card(ann, 'Your seat').waitFor();
  await seen(ann);
  await ann.page.keyboard.press('a');
  await until('Ann plays again', async () => (await seatOf(ann)) === 0);
  await until('Eve watches', async () => (await seatOf(eve)) === null);
  await eve.page.goto('/mine');
  await eve.page.getByText('The box is still shut!').waitFor();
  await eve.page.goto(`/m/${match}`);
  await phase(eve, 'dinosaur-movement');
});

step('who is gone is seen to be away, and nobody’s page has complained', async () => {
  await ben.page.goto('about:blank');
  await atTable(ann);
  await ann.page
    .getByTestId('seat-1')
    .getByText(/away 0:/)
    .waitFor();
  for (const each of [ann, ben, eve]) expect(each.complaints()).toEqual([]);
});
