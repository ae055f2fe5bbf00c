/** Tests that the past of a match shows a seat's cards only to the person who saw them, and a folded hand to nobody. */
import { type Intent, jurassicWars, type State } from '@dwo/jurassic-wars';
import { jurassicWarsGame } from '@dwo/jurassic-wars/wire';
import { clone, type Frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { newMatch, Person, startServer, tempFolder, until } from '../table';

const game = jurassicWarsGame as Game;
const dataDir = tempFolder();
let server: RunningServer;
const start = () => startServer({ dataDir, games: [game] });
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const stateOf = ({ state }: Person) => state as Frozen<State>;
const handOf = (state: Frozen<State>, seat: number) => state.secrets[seat]?.hand ?? null;
const turnOf = (person: Person) => jurassicWars.awaiting(stateOf(person))[0] ?? 0;

async function table(preset: string, seats: number) {
  const id = await newMatch(server, { game: 'jurassic-wars', preset });
  const people: Person[] = [];
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const person = await Person.join(server, game, id);
    tokens.push(await person.sit(`Player ${seat}`, `seat-${seat + 1}`));
    people.push(person);
  }
  await until(() => people.every(({ stage }) => stage === 'playing'));
  return { id, people, tokens };
}

/** The hand of a seat as the past shows it to a person: after each entry, from 0, and in the events. */
async function pastOf(person: Person, seat: number) {
  const page = await person.request('history', { after: 0, start: true });
  if (!page.ok || page.start === null) throw new Error('There is no page');
  const state = JSON.parse(page.start) as object;
  let shown = state;
  const hands = [handOf(state as State, seat)];
  const given: unknown[] = [];
  for (const { n, events, state: whole } of page.entries) {
    const told = game.events.decode(Uint8Array.from(events), n).events;
    given.push(...told.filter((event) => event.type === 'given' && Reflect.get(event, 'seat') === seat));
    if (whole === undefined) for (const event of told) game.rules.evolve(shown, event);
    else shown = JSON.parse(whole) as object;
    hands.push(handOf(clone(shown) as State, seat));
  }
  return { hands, given };
}

const declare = (choice: 'fight' | 'fold'): Intent => ({ type: 'declare', choice });

test("JW-VIS-3 the past shows nobody a hand that was folded later: not its owner's new page, no substitute", async () => {
  const { id, people, tokens } = await table('poker-4', 4);
  const first = turnOf(people[0] as Person);
  const second = (first + 1) % 4;
  const [fighter, folder] = [people[first] as Person, people[second] as Person];
  const held = handOf(stateOf(folder), second);
  expect(held?.filter((rank) => rank !== null)).toHaveLength(2);
  expect(await fighter.play(declare('fight'))).toMatchObject({ ok: true });
  await until(() => folder.seq === 1);
  // As long as the hand is in play, its owner sees its past.
  expect((await pastOf(folder, second)).hands).toEqual([held, held]);
  expect(await folder.play(declare('fold'))).toMatchObject({ ok: true });
  await until(() => people.every(({ seq }) => seq === 2));
  expect((await pastOf(folder, second)).hands).toEqual([null, null, []]);
  // A hand in play is still there, for its owner alone.
  expect((await pastOf(fighter, first)).hands.every((hand) => hand?.length === 2)).toBe(true);
  expect((await pastOf(folder, first)).hands).toEqual([null, null, null]);
  const eve = await Person.join(server, game, id);
  expect(await folder.request('hand-over', { to: 'watchers' })).toEqual({ ok: true });
  expect(await eve.request('stand-in', { seat: second, name: 'Eve' })).toMatchObject({ ok: true });
  await until(() => eve.place === second);
  const told = await pastOf(eve, second);
  expect(told.hands.slice(0, 3)).toEqual([null, null, null]);
  expect(
    told.given.every((event) => Reflect.get(event as object, 'up') || Reflect.get(event as object, 'rank') === null),
  ).toBe(true);
  await server.close();
  server = await start();
  const back = await Person.join(server, game, id, tokens[second]);
  await until(() => back.stage === 'playing' && back.owns === second);
  expect(await back.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
  await until(() => back.place === second);
  expect((await pastOf(back, second)).hands.slice(0, 3)).toEqual([null, null, []]);
  await back.leave();
});

test('a substitute gets the past of a seat from the moment they play it, and its owner nothing of the time between', async () => {
  const { id, people } = await table('whist-3', 3);
  const seat = turnOf(people[0] as Person);
  const owner = people[seat] as Person;
  const held = handOf(stateOf(owner), seat);
  expect(await owner.play({ type: 'bid', n: 1 })).toMatchObject({ ok: true });
  await until(() => owner.seq === 1);
  const eve = await Person.join(server, game, id);
  // Entry 2 opens the seat, and entry 3 gives it to Eve.
  expect(await owner.request('hand-over', { to: 'watchers' })).toEqual({ ok: true });
  expect(await eve.request('stand-in', { seat, name: 'Eve' })).toMatchObject({ ok: true });
  await until(() => eve.place === seat && owner.place === null);
  expect((await pastOf(eve, seat)).hands).toEqual([null, null, null, held]);
  // A spectator now, who had the hand.
  expect((await pastOf(owner, seat)).hands).toEqual([null, null, null, null]);
  expect(await owner.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
  await until(() => owner.place === seat && eve.place === null);
  expect((await pastOf(owner, seat)).hands).toEqual([held, held, held, null, held]);
  expect((await pastOf(eve, seat)).hands).toEqual([null, null, null, null, null]);
});
