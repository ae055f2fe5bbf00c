/** Two strangers meet: one presses Play now and plays the computer until the other presses it too. */
import { DESKTOP, type Person, PHONE, person, photograph } from '../browser';
import { newMatch } from '../new-match';
import { openStage } from '../stage';
import { stateOf, until } from './board';

const stage = openStage();
const people: Person[] = [];

jest.setTimeout(300_000);

afterEach(async () => {
  for (const each of people.splice(0)) {
    expect(each.complaints()).toEqual([]);
    await each.close();
  }
});

async function arrive(name: string, size: typeof DESKTOP): Promise<Person> {
  const guest = await person(stage.browser, name, size, stage.product.url);
  people.push(guest);
  await guest.page.goto('/');
  return guest;
}

const playsNow = (guest: Person) => guest.page.getByRole('button', { name: /^Play now/ }).click();
const inBattle = (guest: Person) =>
  until(`${guest.name} is in a battle`, async () => {
    const seat = await guest.page.evaluate(() => window.__dinoWars?.seat() ?? null);
    return seat !== null && (await stateOf(guest)) !== null ? new URL(guest.page.url()).pathname : null;
  });
/** "2:41" or "1:02:30" as seconds. */
const secondsIn = (face: string) => face.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const summary = async (path: string) => {
  const response = await fetch(`${stage.product.url}/api/matches/${path.replace('/m/', '')}`);
  return (await response.json()) as {
    readonly chairs: readonly { readonly bot: boolean; readonly connected: boolean }[];
  };
};

test('Play now: the computer at once, a stranger as soon as one comes', async () => {
  const ann = await arrive('now-ann', DESKTOP);
  await playsNow(ann);
  const alone = await inBattle(ann);
  expect((await summary(alone)).chairs.filter(({ bot }) => bot)).toHaveLength(1);

  const bob = await arrive('now-bob', PHONE);
  await playsNow(bob);
  const together = await inBattle(bob);
  expect(together).not.toBe(alone);

  await ann.page.getByTestId('offer-taken').waitFor();
  await bob.page.getByTestId('coming').waitFor();
  expect(await bob.page.getByTestId('coming').innerText()).toMatch(/deciding whether to join/);
  const stands = await bob.page.locator('.hud-clock__time').innerText();
  await photograph([ann, bob]);
  expect(await ann.page.title()).toContain('Somebody wants to play');
  await ann.page.getByRole('button', { name: 'Join' }).click();
  expect(await inBattle(ann)).toBe(together);
  await until('both are there', async () => {
    const { chairs } = await summary(together);
    return chairs.every(({ bot, connected }) => !bot && connected) ? true : null;
  });
  await ann.page.getByTestId('offer-taken').waitFor({ state: 'detached' });
  await bob.page.getByTestId('coming').waitFor({ state: 'detached' });
  const before = secondsIn(stands);
  await until('the clock runs', async () => {
    const left = secondsIn(await bob.page.locator('.hud-clock__time').innerText());
    return left < before ? true : null;
  });
  // A clock of this machine that is set an hour forward or back changes nothing.
  for (const hours of [1, -1]) {
    await bob.page.evaluate((ms) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + ms;
    }, hours * 3_600_000);
    await bob.page.waitForTimeout(600);
    const left = secondsIn(await bob.page.locator('.hud-clock__time').innerText());
    expect(left).toBeLessThanOrEqual(before);
    expect(left).toBeGreaterThan(before - 120);
  }
});

test('an invited friend reads who invites them, and to what', async () => {
  const match = await newMatch(stage.product, { preset: 'duel' });
  const gus = await arrive('invite-gus', DESKTOP);
  await gus.page.goto(`/m/${match}`);
  await gus.page.getByLabel('Your name').fill('Gus');
  await gus.page.getByTestId('side-army').click();
  const hal = await arrive('invite-hal', PHONE);
  await hal.page.goto(`/m/${match}`);
  const call = hal.page.getByTestId('lobby-call');
  await until('the invitation', async () => ((await call.innerText()).toLowerCase().includes('gus') ? true : null));
  expect((await call.innerText()).toLowerCase()).toBe('gus invites you to play: duel');
  expect(await hal.page.getByTestId('match-link').count()).toBe(0);
  await photograph([gus, hal]);
});

test('a player who does not want to play any more leaves the seat to the computer', async () => {
  const cid = await arrive('now-cid', DESKTOP);
  await playsNow(cid);
  await inBattle(cid);
  const dot = await arrive('now-dot', DESKTOP);
  await playsNow(dot);
  await inBattle(dot);
  await cid.page.getByTestId('offer-taken').getByRole('button', { name: 'Not now' }).click();
  await dot.page
    .getByText(/computer/i)
    .first()
    .waitFor();
  await cid.page.getByTestId('offer-taken').waitFor({ state: 'detached' });
});

test('open games are listed with side and clock; a private one is not', async () => {
  const eve = await arrive('find-eve', PHONE);
  await playsNow(eve);
  await inBattle(eve);
  await newMatch(stage.product, { preset: 'duel' });
  const fay = await arrive('find-fay', DESKTOP);
  await fay.page.goto('/find');
  const rows = fay.page.getByTestId('open-game');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(1);
  await photograph([fay]);
  await fay.page.getByLabel('Clock').selectOption('correspondence');
  await fay.page.getByText('No open game fits these filters.').waitFor();
  await fay.page.getByLabel('Clock').selectOption('any');
  await rows.first().click();
  await inBattle(fay);
  await eve.page.getByTestId('offer-taken').waitFor();
});
