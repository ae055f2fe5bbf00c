/** Acts of Dino Soldiers that are refused: everything that the player had prepared is still there, and a sentence says why. */
import type { Browser } from 'playwright-core';
import { jungle, unit } from '../../packages/dino-soldiers/client/lessons/tables';
import { DESKTOP, openBrowser, type Person, person, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { until } from '../until';

jest.setTimeout(180_000);

let product: Product;
let browser: Browser;
let people: Person[] = [];

beforeAll(async () => {
  product = await startProduct(20);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function arrive(name: string, id: string, side: 'dinosaurs' | 'soldiers'): Promise<Person> {
  const somebody = await person(browser, name, DESKTOP, product.url);
  people.push(somebody);
  await somebody.page.goto(`/m/${id}`);
  await somebody.page.getByTestId(`side-${side}`).click();
  return somebody;
}

beforeEach(() => {
  people = [];
});

afterEach(() => expect(people.flatMap((each) => each.complaints())).toEqual([]));

/** One player asks for a pause, the other agrees. */
async function pause(asker: Person, other: Person): Promise<void> {
  await asker.page.keyboard.press('p');
  await asker.page.getByTestId('ask-pause').click();
  await other.page.getByTestId('table-cards').getByRole('button', { name: 'All right' }).click();
  await asker.page.getByRole('status', { name: 'Pause' }).waitFor();
}

async function goOn(asker: Person): Promise<void> {
  await asker.page.getByTestId('table-cards').getByRole('button', { name: 'Go on' }).click();
  await asker.page.getByRole('status', { name: 'Pause' }).waitFor({ state: 'hidden' });
}

const isPaused = ({ page }: Person) => page.getByTestId('ds-prompt').getByText('The match is paused').waitFor();

test('a team and a tile that the server refuses can be handed in again as they are', async () => {
  const options = {
    ...{ sideAssignment: 'choice', teamMode: 'custom', fieldMode: 'alternate' },
    ...{ shoutMode: 'cheer', roundLimit: 10, clocks: null },
  };
  const id = await newMatch(product, { game: 'dino-soldiers', options });
  const ann = await arrive('Ann', id, 'dinosaurs');
  const ben = await arrive('Ben', id, 'soldiers');
  try {
    for (const type of ['tyrannosaurus', 'triceratops', 'carnotaurus'])
      await ann.page.getByTestId(`more-${type}`).click();
    const cost = ann.page.getByText('28 of 36 points');
    await cost.waitFor();
    await pause(ben, ann);
    await ann.page.getByTestId('team-submit').click();
    await isPaused(ann);
    await cost.waitFor();
    expect(await ann.page.getByText('Your team of 28 points is in').count()).toBe(0);
    await goOn(ben);
    await seen(ann);
    await ann.page.getByTestId('team-submit').click();
    await ann.page.getByText('Your team of 28 points is in').waitFor();
    await cost.waitFor();

    await ben.page.getByTestId('team-ironHedge').click();
    await ann.page.getByTestId('ds-field').waitFor();
    const spots = ({ page }: Person) => page.locator('.ds-mark--spot').count();
    await until('somebody may lay a tile', async () => (await spots(ann)) + (await spots(ben)) > 0);
    const [layer, other] = (await spots(ann)) > 0 ? [ann, ben] : [ben, ann];
    const offered = await spots(layer);
    await pause(other, layer);
    const spot = layer.page.locator('.ds-mark--spot').first();
    await seen(layer);
    await spot.press('Enter');
    await isPaused(layer);
    expect(await spots(layer)).toBe(offered);
    await goOn(other);
    await spot.press('Enter');
    await until('the tile lies', async () => (await spots(other)) > 0);
  } catch (error) {
    await photograph(people);
    throw error;
  }
});

test('a hint says so if it can not be worked out, and may be asked for again', async () => {
  const units = [unit('stegosaurus', 2, 0), unit('rifleman', 0, 0)];
  const id = await newMatch(product, {
    ...{ game: 'dino-soldiers', bots: ['dinosaurs'], strength: 'easy' },
    options: jungle('soldiers', ['oooo', 'oooo'], units),
  });
  const zoe = await person(browser, 'Zoe', DESKTOP, product.url);
  people.push(zoe);
  try {
    await zoe.page.route(/advisor/, (route) => route.abort());
    await zoe.page.goto(`/m/${id}`);
    await zoe.page.getByTestId('side-soldiers').click();
    await zoe.page.getByTestId('ds-hint').click();
    zoe.excuse(/Failed to load resource/);
    await zoe.page.getByTestId('ds-prompt').getByText('The hint could not be worked out. Ask once more.').waitFor();
    zoe.excuse(null);
    await zoe.page.unroute(/advisor/);
    await seen(zoe);
    await zoe.page.getByTestId('ds-hint').click();
    await zoe.page.getByText(/^Hint: /).waitFor();
  } catch (error) {
    await photograph(people);
    throw error;
  }
});
