/** The match of the week: two people's match, told on Watch by its turns and lines of its log. */
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import { newMatch, Person } from '../../server/test/table';
import { newcomer, playToTheEnd } from '../../server/test/tournament-people';
import { DESKTOP, PHONE, photograph, seen } from '../browser';
import { openStage } from '../stage';

const stage = openStage();
const game = dinoWarsGame as unknown as Game;

jest.setTimeout(300_000);

/** Plays a public Duel of two people, both as the easy computer. */
async function duel(server: { readonly port: number }): Promise<void> {
  const wish = { game: 'dino-wars', preset: 'duel', terms: { kind: 'none' }, visibility: 'open' };
  const id = await newMatch(server, wish);
  const people = [];
  for (const [name, side] of [
    ['Ann', 'army'],
    ['Ben', 'dinosaurs'],
  ] as const) {
    const me = await newcomer(server);
    const person = await Person.join(server, game, id, { me });
    await person.request('sit', { name, wish: side, me });
    people.push(person);
  }
  await Promise.all(people.map((person) => playToTheEnd(person, game)));
  for (const person of people) await person.leave();
}

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
])('at a %s each turn that changed it is told by a line of its log, and leads into the replay', async (name, size) => {
  if (size === DESKTOP) await duel({ port: Number(new URL(stage.product.url).port) });
  const guest = await stage.arrive(`week-${name}`, '/watch', size);
  const { page } = guest;
  const moment = page.getByTestId('week-moment').first();
  const line = moment.locator('.watch__line');
  await line.waitFor();
  expect((await line.textContent())?.length).toBeGreaterThan(10);
  await line.scrollIntoViewIfNeeded();
  await photograph([guest]);
  await seen(guest);
  await moment.click();
  await page.waitForURL(/\/r\/.+#\d+$/);
});
