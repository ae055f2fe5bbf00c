/** The three ways to play from the title, at a desk and on a phone. */
import { SIDE_OF_PHASE } from '@dwo/dino-wars';
import type { Browser } from 'playwright-core';
import { midBattle } from '../../packages/dino-wars/testing/mid-battle';
import { DESKTOP, openBrowser, type Person, PHONE, person, photograph, type Size } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { agree, phase, screenOf, stateOf, summary, until } from './board';
import { walkTowards, wholeTable } from './gestures';

jest.setTimeout(180_000);

let product: Product;
let browser: Browser;
const people: Person[] = [];

async function arrive(name: string, size: Size): Promise<Person> {
  const somebody = await person(browser, name, size, product.url);
  people.push(somebody);
  await somebody.page.goto('/');
  await somebody.page.getByRole('heading', { name: /Dino Wars/ }).waitFor();
  return somebody;
}

const matchOf = ({ page }: Person): string => new URL(page.url()).pathname.split('/')[2] ?? '';

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
});

/** A test that saves pictures of every window if it fails. */
function scene(name: string, play: () => Promise<void>): void {
  test(name, async () => {
    try {
      await play();
    } catch (error) {
      await photograph(people);
      throw error;
    }
  });
}

afterEach(async () => {
  const complaints = people.flatMap((each) => each.complaints());
  for (const each of people.splice(0)) await each.close();
  expect(complaints).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

scene('Play a friend: one click makes a link, and whoever opens it can sit down', async () => {
  const ann = await arrive('Ann', DESKTOP);
  await ann.page.getByRole('button', { name: /Play a friend/ }).click();
  const field = ann.page.getByTestId('match-link');
  const link = await field.inputValue();
  await ann.page.getByTestId('way-duel').check();
  await ann.page.getByTestId('visibility').selectOption({ label: 'Open' });
  await until('it is listed', async () => (await summary(product, matchOf(ann))).visibility === 'open');
  expect(await field.inputValue()).toBe(link);
  await ann.page.getByTestId('side-random').click();
  await ann.page.getByText('You are in').waitFor();
  const ben = await person(browser, 'Ben', PHONE, product.url);
  people.push(ben);
  await ben.page.goto(link);
  await ben.page.getByTestId('side-random').click();
  for (const each of [ann, ben]) await phase(each, 'dinosaur-movement');
  await agree(product, matchOf(ann), [ann, ben]);
  const seats = await Promise.all([ann, ben].map(({ page }) => page.evaluate(() => window.__dinoWars?.seat())));
  expect(seats.sort()).toEqual([0, 1]);

  const eve = await arrive('Eve', DESKTOP);
  await eve.page.getByRole('button', { name: /^Watch/ }).click();
  await eve.page.locator(`a[href="/m/${matchOf(ann)}"]`).click();
  await phase(eve, 'dinosaur-movement');
  await agree(product, matchOf(ann), [ann, ben, eve]);
  expect(await eve.page.evaluate(() => window.__dinoWars?.seat())).toBeNull();
});

scene('Play the computer, on a phone: it moves, shoots and never keeps one waiting', async () => {
  const ann = await arrive('Ann', PHONE);
  await ann.page.getByRole('button', { name: /Play the computer/ }).click();
  await ann.page.getByText('Duel', { exact: true }).click();
  await ann.page.getByTestId('play-dinosaurs').click();
  await phase(ann, 'dinosaur-movement');
  const before = await stateOf(ann);
  await wholeTable(ann);
  // A dinosaur goes where it is sent by touch: the card, then a soldier, then the red button.
  const walker = await walkTowards(ann, ['d1', 'd2'], ['s1', 's2', 's3', 's4']);
  const walked = (await stateOf(ann))?.dinosaurs[walker];
  expect(walked?.y).not.toBe(before?.dinosaurs[walker]?.y);
  await until('turn 2', async () => {
    const state = await stateOf(ann);
    if (state && (state.turn >= 2 || state.ending)) return true;
    const end = ann.page.getByTestId('end-phase');
    if (await end.isVisible()) await end.click({ timeout: 1_000 }).catch(() => {});
    return false;
  });
  await agree(product, matchOf(ann), [ann]);
});

scene('Dino Island: friends are called, and a side without a free chair can not be taken', async () => {
  const id = await newMatch(product, { preset: 'island', bots: ['army', 'army', 'army'] });
  const eve = await arrive('Eve', PHONE);
  const { page } = eve;
  await page.goto(`/m/${id}`);
  await page.getByRole('heading', { name: 'Three to tangle!' }).waitFor();
  await page.getByRole('heading', { name: 'Invite your friends' }).waitFor();
  const army = page.getByTestId('side-army');
  await until('the full side is told', async () => (await army.getAttribute('aria-disabled')) === 'true');
  await army.click({ force: true });
  await page.getByText('Every seat of this side is taken.').waitFor();
  await page.getByTestId('side-dinosaurs').click();
  await page.getByTestId('side-dinosaurs').getByText('2 free').waitFor();
});

/** A match with this army: five soldiers side by side, and `s6` alone. */
function crowded(): object {
  const { dinosaurs, soldiers, ...battle } = midBattle('skirmish', 1, 'army-movement', 'fire-best');
  const { widthCi: width, heightCi: height } = battle.table;
  const [soldier, dinosaur] = [soldiers[0], dinosaurs[0]];
  if (soldier === undefined || dinosaur === undefined) throw new Error('Nobody is left of the skirmish');
  const shoulder = 100;
  const along = [0, 1, 2, 3, 4].map((n) => ({ x: 1500 + n * shoulder, y: height - 800 }));
  const places = [...along, { x: width - 1000, y: height - 800 }];
  return {
    ...battle,
    table: { ...battle.table, terrain: [] },
    soldiers: places.map((at, n) => ({ ...soldier, id: `s${n + 1}`, at })),
    dinosaurs: [{ ...dinosaur, at: { x: width / 2, y: 1000 } }],
  };
}

scene('on a phone, a figure chosen in the tray is brought out of the crowd', async () => {
  const id = await newMatch(product, { options: crowded(), bots: ['dinosaurs'] });
  const eve = await arrive('Eve', PHONE);
  const { page } = eve;
  await page.goto(`/m/${id}`);
  await page.getByTestId('side-army').click();
  await phase(eve, 'army-movement');
  await wholeTable(eve);
  const apart = async () => {
    const [a, b] = [await screenOf(eve, 's3'), await screenOf(eve, 's4')];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const before = await apart();
  // The camera does not move to a figure that was found by pointing.
  const alone = await screenOf(eve, 's6');
  await page.touchscreen.tap(alone.x, alone.y);
  await page.locator('.squad-card[data-figure="s6"][aria-pressed="true"]').waitFor();
  // The sheet may cover some of the view; the whole table then fits into the rest.
  expect(await apart()).toBeLessThanOrEqual(before + 0.01);
  await page.waitForTimeout(700);
  await page.locator('.squad-card[data-figure="s3"]').click();
  await until('it is seen closer', async () => (await apart()) > 1.5 * before);
});

scene('two battles at once: the bar leads to the other one, and cuts no phase short for it', async () => {
  const ann = await arrive('Ann', DESKTOP);
  const { page } = ann;
  for (const wanted of ['army-movement', 'dinosaur-attack'] as const) {
    const side = SIDE_OF_PHASE[wanted];
    const id = await newMatch(product, {
      options: midBattle('skirmish', 3, wanted, 'fire-best'),
      bots: [side === 'army' ? 'dinosaurs' : 'army'],
    });
    await page.goto(`/m/${id}`);
    await page.getByTestId(`side-${side}`).click();
    await phase(ann, wanted);
  }
  await page.getByRole('link', { name: 'Your move in another battle' }).waitFor();
  const cut = await page.locator('.hud-bar__phase').evaluateAll((names) => {
    return names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent);
  });
  expect(cut).toEqual([]);
});

scene('a page older than the server offers the new version, and loads it when told to', async () => {
  const ann = await arrive('Ann', PHONE);
  const { page } = ann;
  await page.route(/\?newest$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/index-[^."]+\.js/, 'index-next.js');
    await route.fulfill({ response, body });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByTestId('release-notice');
  await notice.getByText('New version').waitFor();
  await page.unroute(/\?newest$/);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: /Dino Wars/ }).waitFor();
});

scene('an error in a browser reaches the operator, without a word of what was said', async () => {
  const ann = await arrive('Ann', DESKTOP);
  ann.excuse(/Ann said this/);
  await ann.page.evaluate(() => void setTimeout(() => Promise.reject(new RangeError('Ann said this'))));
  await until('the log has it', async () => product.log().includes('an error in a browser'));
  const line = product
    .log()
    .split('\n')
    .find((each) => each.includes('an error in a browser'));
  expect(line).toMatch(/"page":"title","name":"RangeError"/);
  expect(product.log()).not.toContain('Ann said this');
});

scene('an overlay for streams is the board, the score and the dice, from edge to edge', async () => {
  const ann = await arrive('Ann', DESKTOP);
  const { page } = ann;
  const id = await newMatch(product, { preset: 'duel', bots: ['army', 'dinosaurs'] });
  await page.goto(`/m/${id}?overlay`);
  await page.getByTestId('overlay').locator('canvas').waitFor();
  await page.getByTestId('live-scores').getByText('Turn 1').waitFor();
  const box = await page.locator('.battle__table').boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...DESKTOP });
  for (const part of ['.hud-bar', '.battle__tray', '.battle__column', '.battle__strip']) {
    expect(await page.locator(part).count()).toBe(0);
  }
});

scene('a link that leads nowhere says so', async () => {
  const ann = await person(browser, 'Ann', PHONE, product.url);
  people.push(ann);
  ann.excuse(/404/);
  await ann.page.goto('/m/nosuchmatch1');
  await ann.page.getByRole('heading').first().waitFor();
  await until('the page says so', async () =>
    /no match|no such|not find|nobody|gone/i.test((await ann.page.textContent('body')) ?? ''),
  );
});
