/** Play now: two who press at the same moment meet, and nobody meets a person who has left. */
import type { FoundMatch, Game, MatchSummary, Me } from '@dwo/shared';
import type { RunningServer } from '../src';
import { api, newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const game = tallyGame() as Game;
const other = { ...game, rules: { ...game.rules, id: 'other' } } as Game;
let server: RunningServer;

const dataDir = tempFolder();
// Nobody who waits in one test is met in another.
beforeEach(async () => {
  server = await startServer({ dataDir, games: [game, other] });
});
afterEach(() => server.close());

async function newMe(): Promise<string> {
  return (await api<Me>(server, '/api/me', {})).body.me;
}

/** Presses Play now. */
async function press(me: string | null, name = 'Ann', wish: object = {}): Promise<FoundMatch> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/matches/now`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(me === null ? {} : { authorization: `Bearer ${me}` }) },
    body: JSON.stringify({ game: 'tally', name, ...wish }),
  });
  const body = (await response.json()) as FoundMatch;
  if (!response.ok) throw new Error(JSON.stringify(body));
  return body;
}

/** Opens the page of a match that was found. */
async function comes({ match, token }: FoundMatch, me: string | null): Promise<Person> {
  const given = { ...(token === null ? {} : { token }), ...(me === null ? {} : { me }) };
  const person = await Person.join(server, game, match, given);
  await until(() => person.place !== null);
  return person;
}

test('two who press at the same moment meet, whoever connects first', async () => {
  for (let round = 0; round < 5; round++) {
    const [ann, ben] = [await newMe(), await newMe()];
    const pressed = [press(ann, 'Ann'), press(ben, 'Ben')].map(async (pressing, n) => {
      const found = await pressing;
      return { found, person: await comes(found, [ann, ben][n] ?? null) };
    });
    const [one, two] = await Promise.all(pressed);
    expect(one?.found.match).toBe(two?.found.match);
    expect([one?.found.met, two?.found.met].sort()).toEqual([false, true]);
    await until(() => [one, two].every((each) => each?.person.stage === 'playing'));
  }
}, 60_000);

test('ten who press at the same moment make five matches', async () => {
  const mes = await Promise.all(Array.from({ length: 10 }, newMe));
  const found = await Promise.all(
    mes.map(async (me, n) => {
      const one = await press(me, `P${n}`);
      return { one, person: await comes(one, me) };
    }),
  );
  await until(() => found.every(({ person }) => person.stage === 'playing'));
  expect(new Set(found.map(({ one }) => one.match)).size).toBe(5);
}, 60_000);

test('a game whose maker has left is not taken', async () => {
  const [ann, ben] = [await newMe(), await newMe()];
  const offered = await press(ann);
  const waiting = await comes(offered, ann);
  const leaves = waiting.leave();
  const found = await press(ben, 'Ben');
  await leaves;
  if (found.met) {
    // The match began before she left.
    expect(found.match).toBe(offered.match);
  } else {
    expect(found.match).not.toBe(offered.match);
  }
  const record = await server.host.journal.match(offered.match);
  expect(record?.begunAt !== null).toBe(found.met);
}, 30_000);

test('a maker who never comes is not met', async () => {
  const offered = await press(await newMe());
  const ben = await newMe();
  const found = await press(ben, 'Ben');
  expect(found).toMatchObject({ met: false });
  expect(found.match).not.toBe(offered.match);
  expect((await server.host.journal.match(offered.match))?.begunAt).toBeNull();
}, 30_000);

test('one person has one game, whatever tab asks; another person meets it', async () => {
  const [ann, ben] = [await newMe(), await newMe()];
  const first = await press(ann);
  const tab = await comes(first, ann);
  const [second, third] = await Promise.all([press(ann), press(ann)]);
  expect([second?.match, third?.match]).toEqual([first.match, first.match]);
  expect([second?.met, third?.met]).toEqual([false, false]);
  const again = await comes(second as FoundMatch, ann);
  await until(() => tab.notices.some(({ code }) => code === 'SEAT_TAKEN_OVER'));
  const found = await press(ben, 'Ben');
  expect(found).toMatchObject({ match: first.match, met: true });
  await until(() => again.stage === 'playing');
});

test('a person who begins another match waits no longer: the seat is free in every tab', async () => {
  const [ann, ben] = [await newMe(), await newMe()];
  const offered = await press(ann);
  const tab = await comes(offered, ann);
  const id = await newMatch(server, { game: 'tally', visibility: 'open' });
  const host = await Person.join(server, game, id, { me: ben });
  await host.sit('Ben');
  const guest = await Person.join(server, game, id, { me: ann });
  await guest.sit('Ann');
  await until(() => guest.stage === 'playing');
  await until(() => tab.notices.some(({ code }) => code === 'REMOVED'));
  expect(tab.place).toBeNull();
});

test('a person who waits in an open game is met by a press, but not one who plays another game', async () => {
  const id = await newMatch(server, { game: 'tally', visibility: 'open' });
  const ann = await Person.join(server, game, id);
  await ann.sit('Ann');
  const elsewhere = await press(await newMe(), 'Cat', { game: 'other' });
  expect(elsewhere.met).toBe(false);
  expect(await press(await newMe(), 'Ben')).toMatchObject({ match: id, met: true });
});

test.each([
  [{ name: '' }, 'BAD_MESSAGE'],
  [{ game: 'chess' }, 'GAME_UNKNOWN'],
  [{ preset: 'nowhere' }, 'PRESET_UNKNOWN'],
  [{ terms: { kind: 'correspondence', days: 1 } }, 'BAD_TERMS'],
  [{ terms: { kind: 'blitz' } }, 'BAD_TERMS'],
  [{ more: 1 }, 'BAD_MESSAGE'],
])('%j is refused, and nobody waits', async (wish, code) => {
  await expect(press(null, 'Ann', wish)).rejects.toThrow(code);
  const { body } = await api<{ matches: readonly MatchSummary[] }>(server, '/api/matches');
  expect(body.matches).toEqual([]);
});

test('one address fills only its share of the list', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 7; n++) {
    const id = await newMatch(server, { game: 'tally', visibility: 'open' });
    const person = await Person.join(server, game, id);
    await person.sit(`P${n}`);
    ids.unshift(id);
  }
  const { body } = await api<{ matches: readonly MatchSummary[] }>(server, '/api/matches');
  expect(body.matches.map(({ id }) => id)).toEqual(ids.slice(0, 4));
});
