/** Tests Dino Soldiers with everything that all games share: undo, correspondence, substitutes and forks. */
import { dinoSoldiers, type Intent, type Options, type State } from '@dwo/dino-soldiers';
import { dinoSoldiersGame } from '@dwo/dino-soldiers/wire';
import { type Recording, verifyRecording } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { api, newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';

const game = dinoSoldiersGame as Game;
const dataDir = tempFolder();
let server: RunningServer;
const start = () => startServer({ dataDir, games: [game] });
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const FACES = ['T01', 'T04', 'T07', 'T02', 'T05'] as const;
/** A row of five tiles face up, and a marsh face down below the second. */
const OPTIONS: Options = {
  ...{
    sideAssignment: 'choice',
    teamMode: 'custom',
    fieldMode: 'quick',
    shoutMode: 'off',
    roundLimit: 30,
    clocks: null,
  },
  position: {
    ...{ side: 'dinosaurs', round: 1 },
    tiles: [...FACES.map((face, x) => ({ x, y: 0, face, open: true })), { x: 1, y: 1, face: 'T12', open: false }],
    units: [
      { type: 'velociraptor', at: { x: 0, y: 0 }, hp: null, hidden: 0, alpha: false },
      { type: 'rifleman', at: { x: 4, y: 0 }, hp: null, hidden: 0, alpha: false },
    ],
  },
};
const step = (x: number, y: number): Intent => ({ type: 'step', unit: 0, x, y });
const stateOf = ({ state }: Person) => state as State;
const spotOf = (person: Person) => {
  const { units, tiles } = stateOf(person);
  const { x, y } = tiles[units[0]?.tile ?? -1] ?? {};
  return { x, y };
};

async function table(more: object = {}, at: RunningServer = server) {
  const id = await newMatch(at, { game: 'dino-soldiers', options: OPTIONS, ...more });
  const ada = await Person.join(at, game, id);
  const ben = await Person.join(at, game, id);
  const tokens = [await ada.sit('Ada', 'dinosaurs'), await ben.sit('Ben', 'soldiers')] as const;
  await until(() => [ada, ben].every(({ stage }) => stage === 'playing'));
  return { id, ada, ben, tokens };
}

const undo = { what: 'takeBack' } as const;

test("a step over open ground can be undone; one that turned a tile up can't", async () => {
  const { ada, ben } = await table();
  expect(await ada.play(step(1, 0))).toMatchObject({ ok: true });
  expect(await ada.request('ask', undo)).toEqual({ ok: true, granted: false });
  await until(() => ben.room.state.asks.length === 1);
  expect(await ben.request('answer', { ...undo, yes: true })).toEqual({ ok: true });
  await until(() => ada.deeds.at(-1)?.type === 'tookBack');
  await until(() => spotOf(ada).x === 0);
  expect(await ada.play(step(1, 1))).toMatchObject({ ok: true });
  await until(() => stateOf(ben).tiles[5]?.face === 'T12');
  expect(await ada.request('ask', undo)).toMatchObject({ ok: false, rule: 'TABLE-10' });
});

test('in correspondence two people play who are never connected together, through a restart', async () => {
  const { id, ada, ben, tokens } = await table({ terms: { kind: 'correspondence', days: 3 } });
  await ben.leave();
  expect(await ada.play({ type: 'endTurn' })).toMatchObject({ ok: true });
  await ada.leave();
  await server.close();
  server = await start();
  const back = await Person.join(server, game, id, tokens[1]);
  await until(() => back.stage === 'playing' && back.seq === 1);
  expect(stateOf(back)).toMatchObject({ side: 'soldiers', closed: null });
  expect(await back.play({ type: 'endTurn' })).toMatchObject({ ok: true });
  await until(() => stateOf(back).round === 2);
  await back.leave();
});

test('a spectator or the computer plays for the owner until they come back', async () => {
  const { id, ada, ben } = await table();
  const eve = await Person.join(server, game, id);
  expect(await ada.request('hand-over', { to: 'watchers' })).toEqual({ ok: true });
  expect(await eve.request('stand-in', { seat: 0, name: 'Eve' })).toMatchObject({ ok: true });
  await until(() => eve.place === 0);
  expect(await eve.play(step(1, 0))).toMatchObject({ ok: true });
  expect(await ada.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
  await until(() => ada.place === 0);
  expect(await ada.request('hand-over', { to: 'bot' })).toEqual({ ok: true });
  await until(() => stateOf(ben).side === 'soldiers' || ben.stage === 'over', 30_000);
});

test('a finished match can be forked at any step, and the fork has its own record', async () => {
  const { id, ada, ben } = await table({ visibility: 'unlisted' });
  expect(await ada.play(step(1, 0))).toMatchObject({ ok: true });
  expect(await ada.play({ type: 'endTurn' })).toMatchObject({ ok: true });
  expect(await ben.play({ type: 'resign' })).toMatchObject({ ok: true });
  await until(() => ada.stage === 'over');
  const fork = await newMatch(server, { fork: { match: id, entries: 1 }, bots: ['soldiers'] });
  expect(await summaryOf(server, fork)).toMatchObject({ fork: { match: id } });
  const zoe = await Person.join(server, game, fork);
  await zoe.sit('Zoe', 'dinosaurs');
  await until(() => zoe.stage === 'playing');
  expect(spotOf(zoe)).toEqual({ x: 1, y: 0 });
  expect(await zoe.play({ type: 'resign' })).toMatchObject({ ok: true });
  await until(() => zoe.stage === 'over');
  const { body } = await api<Recording<Intent, Options>>(server, `/api/matches/${fork}/record`);
  expect(verifyRecording(dinoSoldiers, body)).toMatchObject({ ok: true });
});

test('a team with several faults is refused, and the one that was accepted before stays', async () => {
  const options = { ...OPTIONS, fieldMode: 'quick' as const };
  const { position: _, ...plain } = options;
  const { ada, ben } = await table({ options: plain });
  const units = [{ type: 'tyrannosaurus' as const, count: 4 }];
  const bad = await ada.play({ type: 'submitTeam', units, alphaOn: null });
  expect(bad).toMatchObject({
    ok: false,
    refusal: { rule: 'DS-TEAM-6', facts: { faults: ['DS-TEAM-6', 'DS-TEAM-3'] } },
  });
  expect(await ada.play({ type: 'pickTeam', team: 'whisperingClaws' })).toMatchObject({ ok: true });
  await until(() => stateOf(ada).secrets[0]?.team != null);
  expect(await ada.play({ type: 'submitTeam', units, alphaOn: null })).toMatchObject({ ok: false });
  expect(stateOf(ada).secrets[0]?.team?.units[0]).toMatchObject({ type: 'velociraptor', count: 4 });
  expect(stateOf(ben).secrets[0]).toBeNull();
});

test('TABLE-13 a player for whom a computer plays to the end may ask for a rematch', async () => {
  const { ada, ben } = await table();
  expect(await ben.request('hand-over', { to: 'bot' })).toMatchObject({ ok: true });
  expect(await ada.play({ type: 'resign' })).toMatchObject({ ok: true });
  await until(() => ben.stage === 'over');
  expect(await ben.request('rematch', {})).toMatchObject({ ok: true, id: expect.any(String) });
});

const TURN = { type: 'endTurn' } as const;
const outs = ({ warnings }: Person) => warnings.filter(({ kind }) => kind === 'out');

describe('with turns of half a second', () => {
  const { rules } = game;
  const quick: Game = {
    ...game,
    rules: { ...rules, timers: (state) => rules.timers(state).map((timer) => ({ ...timer, seconds: 0.5 })) },
  };
  const options = { ...OPTIONS, clocks: { teamsS: 5, placeS: 5, deployS: 5, turnS: 5, dodgeS: 5 } };
  const folder = tempFolder();
  let hurried: RunningServer;
  beforeAll(async () => {
    hurried = await startServer({ dataDir: folder, games: [quick] });
  });
  afterAll(() => hurried.close());

  test('DS-SEQ-9 TABLE-6 after three time-outs in a row a computer plays until the owner is back', async () => {
    const { id, ada, ben, tokens } = await table({ options }, hurried);
    for (let lapses = 1; lapses <= 3; lapses++) {
      await until(() => stateOf(ada).side === 'dinosaurs');
      expect(await ada.play(TURN)).toMatchObject({ ok: true });
      await until(() => outs(ada).length === lapses);
    }
    expect(outs(ben)).toEqual(Array(3).fill({ kind: 'out', seat: 1, ms: 0 }));
    await until(() => ada.deeds.length > 0);
    expect(ada.deeds).toEqual([{ type: 'handed', seat: 1, to: 'bot', name: 'Computer', by: null }]);
    await ben.leave();
    const back = await Person.join(hurried, game, id, tokens[1]);
    await until(() => back.deeds.some((deed) => deed.type === 'handed' && deed.to === 'owner'));
  });

  test('DS-SEQ-9 a player who decides in time in between keeps their seat', async () => {
    const { ada, ben } = await table({ options }, hurried);
    for (const acts of [false, false, true, false, false]) {
      const { round } = stateOf(ada);
      expect(await ada.play(TURN)).toMatchObject({ ok: true });
      await until(() => stateOf(ben).side === 'soldiers');
      if (acts) expect(await ben.play(TURN)).toMatchObject({ ok: true });
      await until(() => stateOf(ada).side === 'dinosaurs' && stateOf(ada).round > round);
    }
    expect(outs(ada)).toHaveLength(4);
    expect(ada.deeds).toEqual([]);
  });
});
