/** The matches that ratings read, from a journal with matches that a former release dealt. */
import { type Options, PRESETS } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { Collector } from '../../src/ratings/collect';
import { EMPTY_CHAIR } from '../../src/rooms/seats/chairs';
import { startServer, tempFolder } from '../table';

const game = dinoWarsGame as unknown as Game;
const dataDir = tempFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir, games: [game] });
});
afterAll(() => server.close());

const WON = { winners: [0], rule: 'DW-WIN-1' };
const today = PRESETS.skirmish();
/** A herd as a former release dealt it. */
const former: Options = { ...today, dinosaurs: today.dinosaurs.slice(2) };
const duel = PRESETS.duel();
/** A custom battle in which the dinosaurs have twice the points, and one in which the sides have about the same. */
const [fair, unfair] = [duel, { ...duel, dinosaurs: duel.dinosaurs.slice(0, 1) }];

/** Writes a rated match of Ann against Ben that Ann has won. */
async function ended(id: string, preset: string, options: Options): Promise<void> {
  const { journal } = server.host;
  const chairs = ['ann', 'ben'].map((player, place) => ({
    ...EMPTY_CHAIR,
    place,
    wish: ['army', 'dinosaurs'][place] ?? '',
    name: player,
    player,
  }));
  await journal.createMatch({
    ...{ id, game: game.rules.id, version: game.rules.version, preset, options, rated: true },
    ...{ secret: new Uint8Array(32), createdAt: 1, chairs },
  });
  const lease = await journal.acquire((await journal.match(id))?.key ?? 0);
  await journal.saveChairs(lease, chairs, 2);
  const resigned = { kind: 'intent' as const, seat: 1, body: { type: 'resign', agreed: true }, wishId: null };
  await journal.append(lease, { n: 1, at: 3, ...resigned }, { outcome: WON });
  await journal.release(lease);
}

async function forget(id: string): Promise<void> {
  const { journal } = server.host;
  await journal.forget(await journal.acquire((await journal.match(id))?.key ?? 0), id);
}

/** A collector that counts how many matches it reads from the journal. */
function counting() {
  const { journal, games, people, now } = server.host;
  const reads: string[] = [];
  const match = (id: string) => {
    reads.push(id);
    return journal.match(id);
  };
  const collector = new Collector({ journal: { people: journal.people, match }, games, people, now });
  const told = async () => {
    const { matches } = await collector.collect();
    return Object.fromEntries(matches.map(({ id, battle, measuredAs }) => [id, [battle, measuredAs]]));
  };
  return { told, reads };
}

test('a match keeps the balance of the forces that its release dealt, under the name of its battle', async () => {
  await ended('new', 'skirmish', today);
  await ended('old', 'skirmish', former);
  const { told, reads } = counting();
  const first = await told();
  expect(first).toEqual({ new: ['skirmish', 'skirmish'], old: ['skirmish', 'skirmish, former'] });
  expect(await told()).toEqual(first);
  expect(reads.sort()).toEqual(['new', 'old']);
});

test('people see the favourite of the forces that they had', async () => {
  await forget('new');
  const favoured = async () => {
    const [{ changes } = { changes: [] }] = await server.host.ratings.of({ id: 'ann', all: ['ann'] } as never);
    return changes.map(({ battle, favoured }) => [battle, favoured?.toFixed(1)]);
  };
  expect(await favoured()).toEqual([['skirmish', '0.9']]);
});

test('DW-PTS-6 a custom battle rates people if the dinosaurs have about twice the points, and not in a scenario', async () => {
  await ended('fair', '', fair);
  await ended('unfair', '', unfair);
  await ended('gate', '', { ...PRESETS.full(), ...scenarioOf(PRESETS.gate()) });
  const { told, reads } = counting();
  const first = await told();
  expect(Object.keys(first).sort()).toEqual(['fair', 'old']);
  expect(first).toMatchObject({ fair: ['', ''] });
  const read = reads.length;
  expect(await told()).toEqual(first);
  expect(reads).toHaveLength(read);
});

/** The options that make another scenario of a battle. */
function scenarioOf({ scenario, table, armyZoneCi, placing }: Options) {
  return { scenario, table, armyZoneCi, placing };
}

test('a deleted match leaves nothing in the collector', async () => {
  const { told } = counting();
  expect(await told()).toEqual({ old: ['skirmish', 'skirmish, former'], fair: ['', ''] });
  await forget('old');
  await forget('fair');
  expect(await told()).toEqual({});
  await ended('old', 'skirmish', today);
  await ended('fair', '', unfair);
  expect(await told()).toEqual({ old: ['skirmish', 'skirmish'] });
});
