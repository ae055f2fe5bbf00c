/**
 * Tests what an attacker can add to the record of a match of each game: somebody who never brings the game forward, and repeats
 * whatever can be repeated.
 */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { GAMES, HOSTED } from '@dwo/shelf/server';
import type { RunningServer } from '../src';
import { newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
const games = [tally, ...GAMES.filter(({ rules }) => HOSTED.includes(rules.id))];
const [BURST, PER_SEAT, DEEDS, PER_MINUTE] = [25, 40, 3, 2];
const ROUNDS = 20;
let ahead = 0;
let server: RunningServer;
const open = async () => {
  server = await startServer({
    ...{ dataDir, games, now: () => Date.now() + ahead, steady: () => performance.now() + ahead },
    limits: {
      ...{ messagesPerSecond: 10_000, messageBurst: 10_000, silentSeconds: 1e9, graceSeconds: 1e9 },
      ...{
        intentBurst: BURST,
        intentsPerSeat: PER_SEAT,
        deedBurst: DEEDS,
        deedsPerMinute: PER_MINUTE,
        deedsPerMatch: 12,
      },
    },
  });
};
const dataDir = tempFolder();
beforeAll(open);
afterAll(() => server.close());

/** Intents that no list of samples offers although anybody may send them. */
const UNLISTED: Readonly<Record<string, readonly Tagged[]>> = {
  tally: [{ type: 'plan', n: 1 } as Tagged],
  'dino-wars': [
    { type: 'resume' },
    { type: 'order', figure: null, order: 'hold' } as Tagged,
    { type: 'order', figure: null, order: 'ask' } as Tagged,
  ],
};
/** Types that end a turn, a step or a match. */
const FORWARD = /^(end|done$|resign|pass|idle|leave|lapse)/;

/** A preset for two people. */
function presetOf({ presets, chairs }: Game): string {
  const one = { roll: () => 1 };
  const [preset] = Object.entries(presets).find(([, make]) => chairs(make(one) as Frozen<unknown>).length === 2) ?? [];
  if (preset === undefined) throw new Error('No preset for two');
  return preset;
}

const recordedOf = (id: string, seat: Seat) =>
  server.host.journal
    .match(id)
    .then((match) => server.host.journal.entries(match?.key ?? 0))
    .then((entries) => entries.filter((entry) => entry.kind === 'intent' && entry.seat === seat).length);

/** Sends what does not bring the game forward; first what worked before. */
async function attack(person: Person, seat: Seat, tries: number): Promise<void> {
  const { rules } = person.game;
  const isAwaited = () => rules.awaiting(person.state).includes(seat);
  const spoilt = new Set<string>();
  let worked: Tagged[] = [];
  for (let n = 0; n < tries; n++) {
    const before = isAwaited();
    const listed = before ? rules.intents(person.state, seat) : [];
    const intent = [...worked, ...(UNLISTED[rules.id] ?? []), ...listed].find(
      (each) => !FORWARD.test(each.type) && !spoilt.has(each.type) && rules.check(person.state, seat, each) === null,
    );
    if (intent === undefined) break;
    const { seq } = person;
    const reply = await person.play(intent);
    if (!reply.ok) {
      if (reply.code === 'TOO_FAST') break;
      spoilt.add(intent.type);
      continue;
    }
    await until(() => person.seq > seq);
    worked = [intent];
    if (before && !isAwaited()) spoilt.add(intent.type);
  }
  for (const deed of [
    () => person.request('ask', { what: 'pause' as const }),
    () => person.request('answer', { what: 'pause' as const, yes: false }),
    () => person.request('hand-over', { to: 'watchers' as const }),
    () => person.request('hand-over', { to: 'nobody' as const }),
  ]) {
    await deed();
  }
}

test.each(games.map((game) => [game.rules.id, game] as const))(
  '%s: a seat adds no more to a record than its limits, however long it tries, and nobody is shut out',
  async (name, game) => {
    const id = await newMatch(server, { game: name, preset: presetOf(game), terms: { kind: 'none' } });
    const people = [await Person.join(server, game, id), await Person.join(server, game, id)] as const;
    for (const [n, person] of people.entries()) await person.sit(['Ann', 'Ben'][n] ?? '');
    await until(() => people.every(({ stage }) => stage === 'playing'));
    let minutes = 0;
    const pass = () => {
      ahead += 60_000;
      minutes++;
    };
    for (let round = 0; round < ROUNDS && people[0].stage === 'playing'; round++) {
      for (const [n, person] of people.entries()) {
        const seat = person.place ?? n;
        await attack(person, seat, 2 * BURST);
        expect(await recordedOf(id, seat)).toBeLessThanOrEqual(PER_SEAT + DEEDS + PER_MINUTE * minutes);
      }
      // The game itself goes on, for the one who is awaited.
      for (const [n, person] of people.entries()) {
        const seat = person.place ?? n;
        await until(() => people.every(({ seq }) => seq === people[0].seq));
        if (person.stage !== 'playing' || !game.rules.awaiting(person.state).includes(seat)) continue;
        pass();
        expect(await person.play(game.rules.pass(person.state, seat))).toMatchObject({ ok: true });
      }
      pass();
    }
    const { journal } = server.host;
    const entries = await journal.entries((await journal.match(id))?.key ?? 0);
    expect(entries.filter(({ kind }) => kind === 'deed').length).toBeLessThanOrEqual(12);
    await Promise.all(people.map((person) => person.leave()));
  },
  120_000,
);

test('a server that starts again still counts what is in the record', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow', terms: { kind: 'none' } });
  const [ann, ben] = [await Person.join(server, tally, id), await Person.join(server, tally, id)];
  const token = await ann.sit('Ann', 'odd');
  await ben.sit('Ben', 'even');
  await until(() => ann.stage === 'playing' && ben.stage === 'playing');
  for (let minute = 0; minute < 2; minute++, ahead += 60_000) await attack(ann, 0, 2 * BURST);
  const recorded = await recordedOf(id, 0);
  expect(recorded).toBeGreaterThanOrEqual(PER_SEAT);
  await server.close();
  await open();
  const again = await Person.join(server, tally, id, token);
  await until(() => again.stage === 'playing');
  await attack(again, 0, 2 * BURST);
  expect(await recordedOf(id, 0)).toBeLessThanOrEqual(recorded + DEEDS);
});
