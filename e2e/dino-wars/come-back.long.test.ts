/** The battle of the day, and a tournament among friends: at a desk, on a phone and by keyboard. */
import { seriousFindingsOf } from '../axe';
import { DESKTOP, type Person, PHONE, person, photograph, type Size, seen } from '../browser';
import { openStage } from '../stage';
import { stateOf, until } from './board';

// With all games, the battle of some days of the week is one of another game.
const stage = openStage({ DAILY: 'unmeasured', GAMES: 'dino-wars' });
const people: Person[] = [];

jest.setTimeout(300_000);

afterEach(async () => {
  for (const each of people.splice(0)) {
    expect(each.complaints()).toEqual([]);
    await each.close();
  }
});

async function arrive(name: string, size: Size, path = '/'): Promise<Person> {
  const guest = await person(stage.browser, name, size, stage.product.url);
  people.push(guest);
  await guest.page.goto(path);
  return guest;
}

const inBattle = (guest: Person) =>
  until(`${guest.name} is in a battle`, async () => {
    const seat = await guest.page.evaluate(() => window.__dinoWars?.seat() ?? null);
    return seat !== null && (await stateOf(guest)) !== null ? new URL(guest.page.url()).pathname : null;
  });

/** Presses Tab until the element with this test id has the focus. */
async function tabTo(guest: Person, testId: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await guest.page.keyboard.press('Tab');
    const at = await guest.page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
    if (at === testId) return;
  }
  throw new Error(`The keyboard does not reach ${testId}`);
}

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
])('the battle of the day at a %s: from the title into it, once, and back to it', async (_, size) => {
  const ann = await arrive(`daily-${size.width}`, size);
  await ann.page.getByRole('button', { name: /^Battle of the day/ }).click();
  await ann.page.getByTestId('daily').waitFor();
  const play = ann.page.getByTestId('play-day');
  await play.waitFor();
  expect(await play.innerText()).toMatch(/play today.s battle/i);
  expect(await seriousFindingsOf(ann.page)).toEqual([]);
  await photograph([ann]);
  await tabTo(ann, 'play-day');
  await seen(ann);
  await ann.page.keyboard.press('Enter');
  const match = await inBattle(ann);
  // Nobody else sees it, and it is begun once.
  const stranger = await arrive(`daily-stranger-${size.width}`, size, match);
  stranger.excuse(/./);
  await until('the stranger has no board', async () => (await stateOf(stranger)) === null);
  await ann.page.goto('/daily');
  await until('the battle waits', async () => /go on/i.test(await ann.page.getByTestId('play-day').innerText()));
  await seen(ann);
  await ann.page.getByTestId('play-day').click();
  expect(await inBattle(ann)).toBe(match);
});

test('a round robin among friends: opened, joined by its link, begun, and played from its page', async () => {
  const ann = await arrive('cup-ann', DESKTOP);
  await ann.page.getByRole('link', { name: 'Tournaments' }).click();
  await ann.page.getByTestId('cup-title').fill('Mud Cup');
  await ann.page.getByTestId('cup-name').fill('Ann');
  expect(await seriousFindingsOf(ann.page)).toEqual([]);
  await tabTo(ann, 'open-tournament');
  await seen(ann);
  await ann.page.keyboard.press('Enter');
  const link = await ann.page.getByTestId('cup-link').inputValue();
  expect(await ann.page.getByTestId('begin').isDisabled()).toBe(true);

  const ben = await arrive('cup-ben', PHONE, new URL(link).pathname);
  await ben.page.getByTestId('join-name').fill('Ben');
  expect(await seriousFindingsOf(ben.page)).toEqual([]);
  await seen(ben);
  await ben.page.getByTestId('join').click();
  await ben.page.getByText('You are in').waitFor();

  await ann.page.getByTestId('add-computer-easy').click();
  await until('all three are there', async () => {
    const members = await ann.page.getByTestId('cup-members').innerText();
    return /Ben/.test(members) && /Computer \(easy\)/.test(members);
  });
  await photograph([ann, ben]);
  await seen(ann);
  await ann.page.getByTestId('begin').click();
  await ann.page.getByTestId('cup-table').waitFor();
  await ben.page.getByTestId('cup-table').waitFor();
  for (const each of [ann, ben]) {
    expect(await each.page.getByTestId('cup-mine').innerText()).toMatch(/Ann[\s\S]*Ben/);
    expect(await seriousFindingsOf(each.page)).toEqual([]);
    expect(await each.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  await photograph([ann, ben]);
  // The title tells a person who comes back that it is their turn.
  await ben.page.goto('/');
  const turn = ben.page.getByTestId('waiting-turn');
  await turn.waitFor();
  expect(await turn.innerText()).toMatch(/^Your move in \d battles/);
  await photograph([ben]);
  expect(await seriousFindingsOf(ben.page)).toEqual([]);
  await tabTo(ben, 'waiting-turn');
  await seen(ben);
  await ben.page.keyboard.press('Enter');
  await ben.page.getByTestId('my-turn').waitFor();
  await seen(ann);
  await ann.page.getByTestId('my-match').first().click();
  await inBattle(ann);
});
