/** Two people who are never there at the same time play a match to its end, each led to it by their own list. */
import { type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import type { Browser } from 'playwright-core';
import { DESKTOP, openFullBrowser, type Person, PHONE, person, photograph, seen } from '../browser';
import { newMatch } from '../new-match';
import { type Product, startProduct } from '../product';
import { stateOf, summary, until } from './board';
import { sit } from './gestures';

jest.setTimeout(600_000);

/** After this many visits the player who comes gives up. */
const MOST_VISITS = 5;
const MOST_WISHES = 60;

/** Three riflemen round a tyrannosaur, with days for each move. */
const BATTLE: Options = {
  ...plainMatch(),
  era: 'ww2',
  table: { widthCi: 3000, heightCi: 3000, terrain: [] },
  players: [{ side: 'army' }, { side: 'dinosaurs' }],
  dinosaurs: [
    {
      ...PLAIN_DINOSAUR,
      id: 'd1',
      owner: 1,
      kind: 'tyrannosaurus',
      at: { x: 1500, y: 1500 },
      facing: 270,
      lifePoints: null,
    },
  ],
  soldiers: [
    [1500, 700],
    [700, 1500],
    [2300, 1500],
  ].map(([x = 0, y = 0], i) => ({
    ...{ id: `s${i + 1}`, owner: 0, at: { x, y }, facing: 90 },
    ...{ ...PLAIN_SOLDIER, rank: 'enlisted' as const, weapon: 'rifle' as const, order: 'fire-best' as const },
  })),
  liftCaps: true,
  separationCi: 0,
  start: { turn: 1, phase: 'dinosaur-movement' },
};

let product: Product;
let browser: Browser;
const people: Person[] = [];

async function somebody(name: string, size = DESKTOP): Promise<Person> {
  const one = await person(browser, name, { ...size, offline: true }, product.url);
  people.push(one);
  return one;
}

function byPost(): Promise<string> {
  return newMatch(product, { options: BATTLE, terms: { kind: 'correspondence', days: 2 } });
}

/** Leaves the table; done when nobody is there. */
async function goAway(person: Person, match: string): Promise<void> {
  const { page } = person;
  if (await page.getByTestId('lobby').isVisible()) await page.getByRole('button', { name: 'Toy box' }).click();
  else if ((await stateOf(person))?.ending) await page.getByRole('button', { name: 'Leave' }).click();
  else {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'My battles' }).click();
  }
  await until('the table is left', async () => !(await summary(product, match)).live);
}

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

beforeAll(async () => {
  product = await startProduct();
  // One that shows notices.
  browser = await openFullBrowser();
});

afterEach(async () => {
  const complaints = people.flatMap((each) => each.complaints());
  for (const each of people.splice(0)) await each.close();
  expect(complaints).toEqual([]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

scene('a whole match between two who are never there together', async () => {
  const [ann, ben] = [await somebody('Ann'), await somebody('Ben', PHONE)];
  const match = await byPost();
  await sit(ann, `/m/${match}`, 'army');
  await ann.page.getByText('You are in').waitFor();
  await goAway(ann, match);
  await sit(ben, `/m/${match}`, 'dinosaurs');
  await until('the battle begins', async () => (await stateOf(ben)) !== null);
  await goAway(ben, match);

  let visits = 0;
  for (; (await summary(product, match)).stage !== 'over'; visits++) {
    const awaited = await waitingFor([ann, ben]);
    // The title says it, and the own list leads to the match, as for a person who has heard that it is their turn.
    await awaited.page.goto('/');
    const link = await awaited.page.getByTestId('waiting-turn').getAttribute('href');
    expect(link).toBe(`/m/${match}`);
    await awaited.page.goto('/mine');
    const row = awaited.page.getByTestId('my-turn').getByTestId('own-match');
    await row.getByText('Your move').waitFor();
    expect(await row.textContent()).toMatch(/1 day 23 h|2 days/);
    await row.click();
    await until('the board is there', async () => (await stateOf(awaited)) !== null);
    await until('the seat is back', () => awaited.page.evaluate(() => window.__dinoWars?.seat() !== null));
    if (visits === 2 || visits === 3) await seeWhatHappened(awaited);
    if (visits >= MOST_VISITS) await giveUp(awaited);
    else expect(await awaited.page.evaluate((most) => window.__dinoWars?.playOn(most), MOST_WISHES)).toBeGreaterThan(0);
    await goAway(awaited, match);
  }
  expect((await summary(product, match)).stage).toBe('over');
  expect(visits).toBeGreaterThan(2);
  for (const each of [ann, ben]) {
    await each.page.goto('/mine');
    const row = each.page.getByTestId('finished-match');
    await row.waitFor();
    expect(await row.getAttribute('href')).toBe(`/r/${match}`);
    expect(await row.textContent()).toMatch(/^(Won|Lost)/);
  }
});

/** Plays on the board what the other player did meanwhile; the log has it already. */
async function seeWhatHappened({ page }: Person): Promise<void> {
  await page.getByTestId('show-missed').click();
  const skip = page.getByRole('button', { name: /Skip to now/ });
  await skip.waitFor();
  await skip.waitFor({ state: 'hidden', timeout: 120_000 });
  await page.getByTestId('show-missed').waitFor({ state: 'hidden' });
  if (!(await page.locator('.log').isVisible())) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.menu').getByRole('button', { name: 'Battle log' }).click();
  }
  await page
    .locator('.log')
    .getByText(/\((Ann|Ben|you)\)/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
}

/** Gives the match up, by the menu. */
async function giveUp({ page, ...person }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await seen({ page });
  await page.getByRole('button', { name: /Really give up/ }).click();
  await until('it is over', async () => (await stateOf({ page, ...person }))?.ending != null);
}

/** The person whose list says that it is their turn. */
async function waitingFor(both: readonly [Person, Person]): Promise<Person> {
  return until('it is somebody’s turn', async () => {
    for (const each of both) {
      await each.page.goto('/mine');
      await each.page.getByTestId('my-turn').waitFor();
      if (await each.page.getByTestId('my-turn').getByTestId('own-match').isVisible()) return each;
    }
    return null;
  });
}

scene('the same matches on a phone, by the link from the desk', async () => {
  const [desk, phone] = [await somebody('Desk'), await somebody('Phone', PHONE)];
  const match = await byPost();
  await sit(desk, `/m/${match}`, 'army');
  await desk.page.getByText('You are in').waitFor();
  await goAway(desk, match);
  await phone.page.goto('/mine');
  await phone.page.getByText('The box is still shut!').waitFor();
  await desk.page.goto('/mine');
  await desk.page.getByTestId('device-link').click();
  const link = await desk.page.getByTestId('private-link').inputValue();
  // The link is opened in a new page, as a phone's camera would.
  await phone.page.goto('/credits');
  await phone.page.goto(link);
  await phone.page.getByTestId('arrival').getByRole('button', { name: /mine/ }).click();
  await phone.page.locator(`a[href="/m/${match}"]`).click();
  await phone.page.getByText('You are in').waitFor();
  expect(new URL(phone.page.url()).hash).toBe('');
  // A second use of the link does nothing.
  phone.excuse(/410/);
  await phone.page.goto('/credits');
  await phone.page.goto(link);
  await phone.page.getByTestId('arrival').getByRole('button', { name: /mine/ }).click();
  await phone.page
    .getByRole('alert')
    .getByText(/used already/)
    .waitFor();
});

scene('one seat on a phone, by its private link, until its owner takes it back and changes the key', async () => {
  const [desk, phone, ben] = [await somebody('Desk'), await somebody('Phone', PHONE), await somebody('Ben')];
  const match = await byPost();
  await sit(desk, `/m/${match}`, 'army');
  await sit(ben, `/m/${match}`, 'dinosaurs');
  await until('the battle begins', async () => (await stateOf(desk)) !== null);
  await desk.page.getByRole('button', { name: 'Menu' }).click();
  await desk.page.getByRole('button', { name: 'Play on another device' }).click();
  const link = await desk.page.getByTestId('private-link').inputValue();
  await phone.page.goto(link);
  const seat = ({ page }: Person) => page.evaluate(() => window.__dinoWars?.seat() ?? null);
  await until('the phone has the seat', async () => (await seat(phone)) === 0);
  await until('the desk has it no more', async () => (await seat(desk)) === null);
  expect(phone.page.url()).toBe(`${product.url}/m/${match}`);
  await phone.page.reload();
  await until('the phone keeps it', async () => (await seat(phone)) === 0);
  // The desk still has its seat: it comes back, and changes the token.
  await desk.page.reload();
  await until('the desk has it again', async () => (await seat(desk)) === 0);
  await until('the phone watches', async () => (await seat(phone)) === null);
  await desk.page.getByRole('button', { name: 'Menu' }).click();
  await desk.page.getByRole('button', { name: 'Reset my seat link' }).click();
  await desk.page.getByText('Your seat has a new link').waitFor();
  const eve = await somebody('Eve');
  await eve.page.goto(link);
  await until('the board is there', async () => (await stateOf(eve)) !== null);
  await eve.page.getByText(/seat in this match is gone/).waitFor();
  expect([await seat(eve), await seat(desk)]).toEqual([null, 0]);
});

scene('a notice that arrives is shown, whether the page is open or not', async () => {
  const ann = await somebody('Ann');
  await ann.page.context().grantPermissions(['notifications'], { origin: product.url });
  await ann.page.goto('/mine');
  const devtools = await ann.page.context().newCDPSession(ann.page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await ann.page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js', { scope: '/' });
    await navigator.serviceWorker.ready;
  });
  const text = { title: 'Your turn!', body: 'Ben waits for your move.', url: '/m/abcdefgh', tag: 'turn-abcdefgh' };
  const message = { origin: product.url, registrationId: await registered, data: JSON.stringify(text) };
  const shown = await until('the notice is shown', async () => {
    // The browser drops notices that come before the worker is fully started; of one tag only one is shown.
    await devtools.send('ServiceWorker.deliverPushMessage', message);
    return ann.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const [notice] = (await registration?.getNotifications()) ?? [];
      return notice === undefined ? null : { title: notice.title, body: notice.body, data: notice.data as unknown };
    });
  });
  expect(shown).toEqual({
    title: 'Your turn!',
    body: 'Ben waits for your move.',
    data: { url: `${product.url}/m/abcdefgh` },
  });
});
