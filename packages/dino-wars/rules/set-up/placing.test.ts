/** Placing figures in turn, in groups and deliberately, and placing by the server (§8.1 of the rules). */
import { attempt, clone, distance, type Frozen, noDice, secretFromHex, seededDice } from '@dwo/kernel';
import { ci, DONE, type Game, game as gameOf, ground, only } from '../../testing/table';
import { refusePlace, waitsToPlace } from '../actions/place';
import { crewAt } from '../designated-crew';
import type { Intent } from '../intents';
import { dinoWars } from '../ruleset';
import type { FigureId, State } from '../state';
import { herdOf, type Muster, muster, squadLine } from './muster';
import type { Options } from './options';
import { unplacedOf } from './placing';
import { PRESETS } from './presets';

const TABLE = { widthCi: 9600, heightCi: 9600, terrain: [] };
const PLAN: Muster = {
  era: 'ww2',
  table: TABLE,
  forces: [
    {
      side: 'army',
      name: '',
      squad: [squadLine(2, 'enlisted', 'basic', { serves: 0 }), squadLine(1, 'enlisted', 'basic', { rides: 0 })],
      vehicles: [{ kind: 'jeep', size: 'small', mg: null, cannon: false, crew: ['enlisted'], tows: null }],
      weapons: [{ kind: 'hmg' }],
    },
    herdOf('', [
      [1, 'allosaurus'],
      [1, 'pteranodon'],
    ]),
  ],
  liftCaps: true,
};
// s1 drives the jeep v1 and s4 rides in it; s2 and s3 serve the gun w1.
const [ARMY, HERD] = [0, 1];

function begun(plan: Partial<Muster>, sides?: Parameters<typeof muster>[1], roll = () => 1): Game {
  const options = muster({ ...PLAN, ...plan }, sides);
  expect(dinoWars.checkSetup(options)).toEqual([]);
  return gameOf(dinoWars.setup(options, { roll }));
}

function place(figure: FigureId, x: number, y: number, more: { facing?: number; z?: number } = {}) {
  return { type: 'place', figure, at: { x: ci(x), y: ci(y) }, facing: 0, z: 0, ...more } as const;
}

const frozen = ({ state }: Game) => state as Frozen<State>;
const awaited = (match: Game) => dinoWars.awaiting(frozen(match));

describe('in turn (DW-R-73)', () => {
  const alternate = (more: Partial<Muster> = {}) => begun({ placing: 'alternate', ...more });

  test('DW-ISLE-7 a dinosaur player begins, then the sides place one figure each, until all are placed', () => {
    const match = alternate();
    expect(match.state.placing).toMatchObject({ kind: 'alternate', order: [HERD, ARMY], turn: 0, placed: [0, 0] });
    expect(awaited(match)).toEqual([HERD]);
    expect(match.says(ARMY, place('v1', 20, 10))).toBe('DW-R-73 NOT_YOUR_PHASE');
    expect(match.does(HERD, place('d1', 20, 80)).map(({ type }) => type)).toEqual(['placed', 'placingTurned']);
    expect(awaited(match)).toEqual([ARMY]);
    match.does(ARMY, place('v1', 20, 10, { facing: 90 }));
    match.does(HERD, place('d2', 50, 80));
    // The dinosaurs are done, so the army has every turn.
    match.does(ARMY, place('w1', 50, 10));
    match.does(ARMY, place('s2', 50, 8));
    const events = match.does(ARMY, place('s3', 51.4, 10));
    expect(events.map(({ type }) => type)).toEqual(['placed', 'placingTurned', 'placingEnded']);
    expect(match.state).toMatchObject({ placing: null, turn: 1, phase: 'dinosaur-movement' });
    expect(awaited(match)).toEqual([HERD]);
  });

  test('DW-SIDE-6 crew and passengers come with their vehicle', () => {
    const match = alternate();
    match.does(HERD, place('d1', 20, 80));
    expect(match.says(ARMY, place('s1', 30, 10))).toBe('DW-SIDE-6 ABOARD');
    expect(match.says(ARMY, place('s4', 30, 10))).toBe('DW-SIDE-6 ABOARD');
    match.does(ARMY, place('v1', 30, 10));
    expect(match.state.vehicles.v1).toMatchObject({ seats: ['s1', 's4', null, null], x: 3000, absence: null });
  });

  test('DW-R-73 a player who waits for their turn may ask which places will be legal', () => {
    const match = alternate();
    const ahead = (figure: FigureId, x: number, y: number) =>
      refusePlace(frozen(match), ARMY, place(figure, x, y))?.rule ?? 'legal';
    expect([HERD, ARMY].map((seat) => waitsToPlace(frozen(match), seat))).toEqual([false, true]);
    expect(match.says(ARMY, place('v1', 20, 10))).toBe('DW-R-73 NOT_YOUR_PHASE');
    expect([ahead('v1', 20, 10), ahead('v1', 20, 90), ahead('s1', 20, 10)]).toEqual([
      'legal',
      'DW-SIDE-2',
      'DW-SIDE-6',
    ]);
    match.does(HERD, place('d1', 20, 80));
    expect([HERD, ARMY].map((seat) => waitsToPlace(frozen(match), seat))).toEqual([true, false]);
    match.does(ARMY, place('v1', 20, 10));
    expect(ahead('w1', 21, 10)).toBe('DW-R-4');
    match.does(HERD, place('d2', 50, 80));
    // A player with nothing left to place does not wait.
    expect(waitsToPlace(frozen(match), HERD)).toBe(false);
  });

  test('DW-R-73 no figure is taken back or placed twice', () => {
    const match = alternate();
    match.does(HERD, place('d1', 20, 80));
    match.does(ARMY, place('v1', 30, 10));
    expect(match.says(HERD, place('d1', 30, 80))).toBe('DW-R-73 MOVE_OVER');
    expect(match.says(HERD, { type: 'unplace', figure: 'd1' })).toBe('DW-R-73 MOVE_OVER');
    expect(match.says(HERD, place('v1', 30, 80))).toBe('DW-SIDE-1 NOT_OWNER');
    expect(match.says(HERD, place('nobody', 30, 80))).toBe('DW-SIDE-1 NOT_OWNER');
  });

  test('no other intents are legal meanwhile, except orders', () => {
    const match = alternate();
    expect(match.says(HERD, { type: 'endMove', figure: 'd1' })).toBe('DW-R-73 NOT_YOUR_PHASE');
    expect(match.says(ARMY, { type: 'order', figure: null, order: 'hold' })).toBe('legal');
    expect(match.says(HERD, { type: 'resign', agreed: true })).toBe('legal');
    const over = match.state;
    over.placing = null;
    expect(match.says(HERD, place('d1', 20, 80))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  });

  test.each([
    ['DW-SIDE-7 over the edge', place('d1', 1, 80), 'DW-SIDE-7 OFF_TABLE'],
    ["DW-SIDE-2 outside the player's own strip", place('d1', 20, 50), 'DW-SIDE-2 OUT_OF_RANGE'],
    ['DW-R-10 in deep water', place('d1', 60, 80), 'DW-R-10 IMPASSABLE'],
    ['DW-R-1 half a hundredth', { ...place('d1', 20, 80), at: { x: 2000.5, y: 8000 } }, 'DW-R-1'],
    ['DW-R-1 no facing', place('d1', 20, 80, { facing: 360 }), 'DW-R-1'],
    ['DW-FLY-1 a dinosaur that does not fly in the air', place('d1', 20, 80, { z: 100 }), 'DW-FLY-1'],
    ['DW-FLY-3 too high', place('d2', 20, 80, { z: 3601 }), 'DW-FLY-3'],
    ['DW-FLY-3 in the air', place('d2', 60, 80, { z: 3600 }), 'legal'],
    ['DW-GATE-4 hidden', { type: 'hide', figure: 'd1', at: { x: 2000, y: 8000 }, facing: 0 } as const, 'DW-GATE-4'],
  ])('%s', (_, wish, expected) => {
    const table = { ...TABLE, terrain: [ground('deep_water', [55, 75], [65, 85])] };
    expect(alternate({ table }).says(HERD, wish)).toBe(expected);
  });

  test('DW-R-4 a figure is not placed on another, but a flyer may be above it', () => {
    const match = alternate();
    match.does(HERD, place('d1', 20, 80));
    match.does(ARMY, place('v1', 20, 10));
    expect(match.says(HERD, place('d2', 21, 80))).toBe('DW-R-4 PATH_BLOCKED');
    expect(match.says(HERD, place('d2', 21, 80, { z: 1500 }))).toBe('legal');
  });

  test("there are 60 s for the first figure and a bank of 180 s for the rest, which runs only in the player's turns", () => {
    const match = alternate();
    const clocks = () =>
      dinoWars.timers(frozen(match)).map(({ id, seats, seconds, running }) => [id, seats, seconds, running]);
    expect(clocks()).toEqual([
      ['placing/first/1', [HERD], 60, true],
      ['placing/bank/1', [], 180, false],
      ['placing/bank/0', [], 180, false],
    ]);
    match.does(HERD, place('d1', 20, 80));
    match.does(ARMY, place('v1', 20, 10));
    expect(clocks()).toEqual([
      ['placing/bank/1', [HERD], 180, true],
      ['placing/bank/0', [], 180, false],
    ]);
  });

  test('when time runs out, the first figure is placed for the player, then all others in their turns', () => {
    const match = alternate();
    const first = dinoWars.pass(frozen(match), HERD, 'placing/first/1');
    expect(first).toMatchObject({ type: 'place', figure: 'd1' });
    match.does(HERD, first);
    match.does(ARMY, place('v1', 20, 10));
    expect(dinoWars.pass(frozen(match), HERD, 'placing/bank/1')).toEqual(DONE);
    const events = dinoWars.check(frozen(match), HERD, DONE) === null ? play(match, HERD, DONE) : [];
    expect(events.map(({ type }) => type)).toEqual(['finished', 'placed', 'placingTurned']);
    expect(awaited(match)).toEqual([ARMY]);
    play(match, ARMY, DONE);
    expect(match.state.placing).toBeNull();
    expect(match.state.players.map(({ done }) => done)).toEqual([false, false]);
  });

  test('a player who has left the rest to the server may come back', () => {
    const match = alternate({ forces: [PLAN.forces[0] as Muster['forces'][number], herdOf('', [[5, 'coelophysis']])] });
    play(match, HERD, DONE);
    expect(match.says(HERD, { type: 'resume' })).toBe('legal');
    match.does(HERD, { type: 'resume' });
    match.does(ARMY, place('v1', 20, 10));
    expect(awaited(match)).toEqual([HERD]);
  });

  test('DW-R-73 the order is drawn, and the sides take turns', () => {
    const sides = ['army', 'army', 'dinosaurs', 'dinosaurs'] as const;
    const match = begun({ placing: 'alternate' }, sides, () => 2);
    expect(match.state.placing?.order).toEqual([3, 1, 2, 0]);
  });
});

/** Plays an intent with dice of its own. */
function play({ state }: Game, seat: number, intent: Parameters<typeof dinoWars.check>[2]) {
  const events: Parameters<typeof dinoWars.evolve>[1][] = [];
  dinoWars.resolve(state as Frozen<State>, seat, intent, seededDice(secretFromHex('5e'.repeat(32)), 7), (event) => {
    events.push(event);
    dinoWars.evolve(state, event);
  });
  return events;
}

describe('on the island', () => {
  const ISLAND = {
    scenario: 'island' as const,
    table: { widthCi: 14400, heightCi: 18000, terrain: [] },
  } satisfies Partial<Muster>;

  test('DW-ISLE-5 every player draws a different spot', () => {
    const match = begun({ ...ISLAND, placing: 'alternate' });
    expect(match.state.placing?.spots).toEqual([
      { x: 3600, y: 3600 },
      { x: 7200, y: 3600 },
    ]);
  });

  test('DW-ISLE-6 the first figure stands on the spot, the others within 12"', () => {
    const match = begun({ ...ISLAND, placing: 'alternate' });
    expect(match.says(HERD, place('d1', 72, 38))).toBe('DW-ISLE-6 OUT_OF_RANGE');
    match.does(HERD, place('d1', 72, 36));
    match.does(ARMY, place('v1', 36, 36));
    expect(match.says(HERD, place('d2', 84.01, 36))).toBe('DW-ISLE-6 OUT_OF_RANGE');
    expect(match.says(HERD, place('d2', 84, 36))).toBe('legal');
  });

  test('DW-ISLE-6 DW-R-73 the first figure for a spot in the corner stands as near to it as it can', () => {
    const match = begun({ ...ISLAND, placing: 'alternate', spots: [spot(144, 180), spot(0, 0)] });
    const [offer] = dinoWars.intents(match.state, HERD);
    expect(offer).toMatchObject({ type: 'place' });
    expect(match.says(HERD, place('d1', 8, 8))).toBe('DW-ISLE-6 OUT_OF_RANGE');
    match.does(HERD, offer as Intent);
  });

  test('DW-R-71 no figure stands within 24" of a spot where an enemy has yet to begin', () => {
    const match = begun({ ...ISLAND, placing: 'alternate', spots: [spot(30, 30), spot(54, 30)] });
    match.does(HERD, place('d1', 54, 30));
    match.does(ARMY, place('w1', 30, 30));
    match.does(HERD, place('d2', 60, 30));
    expect(match.says(ARMY, place('v1', 31, 35))).toBe('DW-SIDE-2 TOO_CLOSE');
    const early = begun({ ...ISLAND, placing: 'alternate', spots: [spot(30, 30), spot(54, 30)] });
    if (early.state.placing !== null) early.state.placing.placed = [0, 1];
    expect(early.says(HERD, place('d1', 53, 30))).toBe('DW-R-71 TOO_CLOSE');
  });

  test('DW-R-71 no figure stands nearer to that spot than the sides are kept apart', () => {
    const match = begun({ ...ISLAND, placing: 'deliberate', separationCi: 3600 });
    match.does(HERD, place('d1', 72, 36));
    expect(match.says(HERD, place('d2', 71, 36.5))).toBe('DW-R-4 PATH_BLOCKED');
    expect(match.says(HERD, place('d2', 68, 36))).toBe('DW-R-71 TOO_CLOSE');
    match.does(HERD, place('d2', 76, 36));
    expect(match.says(ARMY, place('v1', 36, 36))).toBe('legal');
  });

  test('DW-ISLE-7 each player may place their whole group instead', () => {
    const match = begun({ ...ISLAND, placing: 'deliberate' });
    expect(match.state.placing?.separationCi).toBe(2400);
    expect(match.state.placing).toMatchObject({ kind: 'groups', order: [HERD, ARMY] });
    match.does(HERD, place('d1', 72, 36));
    expect(awaited(match)).toEqual([HERD]);
    match.does(HERD, place('d2', 78, 36));
    expect(awaited(match)).toEqual([ARMY]);
  });

  test('DW-SIDE-5 DW-R-41 the server puts a crew beside its gun', () => {
    const state = dinoWars.setup(muster({ ...PLAN, ...ISLAND }), seededDice(secretFromHex('5e'.repeat(32)), 3));
    const gun = state.crewedWeapons.w1 ?? { x: 0, y: 0 };
    for (const id of ['s2', 's3']) {
      const gap = distance(gun, state.soldiers[id] ?? { x: 0, y: 9999 }) - 80 - 50;
      expect(gap).toBeLessThanOrEqual(100);
    }
  });

  test.each([1, 2, 3, 4] as const)(
    'DW-SIDE-5 DW-R-41 DW-R-103 the crew is beside its gun at any scale: a %ith',
    (lengths) => {
      for (const placing of ['server', 'deliberate'] as const) {
        for (const scenario of ['battle', 'island'] as const) {
          const plan = { ...PLAN, ...(scenario === 'island' ? ISLAND : {}), scale: { lengths, bases: 1 as const } };
          const match = gameOf(
            dinoWars.setup(muster({ ...plan, placing }), seededDice(secretFromHex('5e'.repeat(32)), 3)),
          );
          const dice = seededDice(secretFromHex('5e'.repeat(32)), 4);
          for (const seat of [HERD, ARMY, HERD]) attempt(dinoWars, match.state, seat, DONE, dice);
          expect(crewAt(frozen(match), 'w1')).toEqual(['s2', 's3']);
        }
      }
    },
  );

  test('DW-R-73 the place nearest to the spot is legal if nothing is free within 12"', () => {
    const rock = (id: string, low: readonly [number, number], high: readonly [number, number]) =>
      ground('mountain', low, high, id);
    const terrain = [
      ...[rock('west', [50, 10], [70, 62]), rock('east', [74, 10], [94, 62])],
      ...[rock('north', [70, 38], [74, 62]), rock('south', [70, 10], [74, 34])],
    ];
    const match = begun({ ...ISLAND, table: { ...ISLAND.table, terrain }, placing: 'alternate' });
    match.does(HERD, place('d1', 72, 36));
    match.does(ARMY, place('v1', 36, 36));
    // Only the hole in the rock is open within 12", and it is taken.
    expect(match.says(HERD, place('d2', 72, 36.5))).toBe('DW-R-4 PATH_BLOCKED');
    expect(match.says(HERD, place('d2', 95, 36))).toBe('legal');
    expect(match.says(HERD, place('d2', 99, 36))).toBe('DW-ISLE-6 OUT_OF_RANGE');
    expect(match.says(HERD, place('d2', 80, 36))).toBe('DW-R-10 IMPASSABLE');
  });

  test('DW-R-73 the server takes the nearest place if nothing is free within 12"', () => {
    const forces = [PLAN.forces[0] as Muster['forces'][number], herdOf('', [[40, 'triceratops']])];
    const options = muster({ ...PLAN, ...ISLAND, forces });
    const state = dinoWars.setup(options, seededDice(secretFromHex('5e'.repeat(32)), 3));
    const herd = Object.values(state.dinosaurs);
    expect(state.placing).toBeNull();
    expect(herd.filter(({ absence, alive }) => alive && absence === null)).toHaveLength(40);
    const [first] = herd;
    const far = herd.map((each) => distance(each, first ?? each));
    expect(far.filter((each) => each > 1200).length).toBeGreaterThan(5);
    expect(Math.max(...far)).toBeLessThan(3600);
  });
});

function spot(x: number, y: number) {
  return { x: ci(x), y: ci(y) };
}

test.each([
  ['DW-ISLE-2 fewer spots than players', { spots: [spot(30, 30)] }, ['DW-ISLE-2 QUOTA']],
  ['DW-ISLE-3 nearer than 24"', { spots: [spot(30, 30), spot(53.9, 30)] }, ['DW-ISLE-3 TOO_CLOSE']],
  [
    'DW-ISLE-3 DW-R-71 nearer than the sides are kept apart',
    { spots: [spot(30, 30), spot(54, 30)], separationCi: 2401 },
    ['DW-ISLE-3 TOO_CLOSE'],
  ],
  ['DW-ISLE-1 off the table', { spots: [spot(30, 30), spot(-1, 30)] }, ['DW-ISLE-1 OFF_TABLE']],
  ['DW-R-10 in a lake', { spots: [spot(30, 30), spot(70, 80)] }, ['DW-R-10 IMPASSABLE']],
  ['DW-ISLE-4 less than 50 points', { liftCaps: false }, ['DW-ISLE-4 QUOTA']],
  ['DW-ISLE-10 varied', { spots: [spot(30, 30), spot(54, 30)] }, []],
])('%s', (_, change, expected) => {
  const terrain = [ground('deep_water', [65, 75], [75, 85])];
  const options = muster({
    ...PLAN,
    scenario: 'island',
    table: { widthCi: 14400, heightCi: 18000, terrain },
    ...change,
  });
  expect(dinoWars.checkSetup(options).map(({ rule, code }) => `${rule} ${code}`)).toEqual(expected);
});

test('DW-ISLE-2 DW-R-72 twelve spots in an even grid, 36" apart', () => {
  const options = muster({ ...PLAN, scenario: 'island', table: { widthCi: 14400, heightCi: 18000, terrain: [] } });
  const rolls: number[] = [];
  const roll = (sides: number, why: string) => {
    if (why === 'spot') rolls.push(sides);
    return sides;
  };
  const { placing } = dinoWars.setup({ ...options, placing: 'alternate' }, { roll });
  expect(rolls).toEqual([12, 11]);
  expect(placing?.spots).toEqual([spot(108, 144), spot(72, 144)]);
});

describe('a deliberate set-up (DW-R-74)', () => {
  const deliberate = (more: Partial<Muster> = {}, sides?: Parameters<typeof muster>[1]) =>
    begun({ placing: 'deliberate', ...more }, sides);

  test('the army places first, all its players together, then the dinosaurs', () => {
    const match = deliberate({}, ['army', 'dinosaurs', 'army']);
    expect(awaited(match)).toEqual([0, 2]);
    expect(match.says(HERD, place('d1', 20, 80))).toBe('DW-R-74 NOT_YOUR_PHASE');
    play(match, 0, DONE);
    expect(awaited(match)).toEqual([2]);
    expect(match.says(0, { type: 'resume' })).toBe('legal');
    play(match, 2, DONE);
    expect(awaited(match)).toEqual([HERD]);
    expect(unplacedOf(frozen(match), 0)).toEqual([]);
    play(match, HERD, DONE);
    expect(match.state.placing).toBeNull();
  });

  test('DW-R-105 the army stands in its zone, the dinosaurs anywhere at 36"', () => {
    const match = deliberate({ armyZoneCi: 2400 });
    expect(match.state.placing?.separationCi).toBe(3600);
    expect(match.says(ARMY, place('v1', 20, 24.01))).toBe('DW-R-105 OUT_OF_RANGE');
    match.does(ARMY, place('v1', 20, 24));
    play(match, ARMY, DONE);
    expect(match.says(HERD, place('d1', 20, 59.99))).toBe('DW-SIDE-2 TOO_CLOSE');
    expect(match.says(HERD, place('d1', 20, 60))).toBe('legal');
  });

  test('DW-SIDE-2 DW-R-71 the distance is measured to every enemy from centre to centre, guns included', () => {
    const match = deliberate({ separationCi: 2400 });
    match.does(ARMY, place('w1', 50, 10));
    play(match, ARMY, DONE);
    for (const [id, each] of Object.entries({ ...match.state.soldiers, ...match.state.vehicles })) {
      if (id !== 'w1') Object.assign(each, { x: 100, y: 100 });
    }
    const fresh = gameOf(clone(match.state));
    expect(fresh.says(HERD, place('d1', 50, 33.99))).toBe('DW-SIDE-2 TOO_CLOSE');
    expect(fresh.says(HERD, place('d1', 50, 34))).toBe('legal');
  });

  test('a player with nothing to place is not awaited', () => {
    const options = muster({ ...PLAN, placing: 'deliberate' });
    for (const [i, each] of [...options.vehicles, ...options.crewedWeapons, ...options.soldiers].entries()) {
      if (!('aboard' in each) || each.aboard === null) each.at = spot(10 + 5 * i, 10);
    }
    const match = gameOf(dinoWars.setup(options, { roll: () => 1 }));
    expect(awaited(match)).toEqual([HERD]);
  });

  test('figures may be moved and taken back until their player is done', () => {
    const match = deliberate();
    match.does(ARMY, place('v1', 20, 10));
    match.does(ARMY, place('v1', 30, 10));
    expect(match.state.vehicles.v1).toMatchObject({ x: 3000, y: 1000 });
    expect(match.says(ARMY, { type: 'unplace', figure: 'w1' })).toBe('DW-R-74');
    match.does(ARMY, { type: 'unplace', figure: 'v1' });
    expect(match.state.vehicles.v1).toMatchObject({ x: 0, absence: 'unplaced' });
    expect(match.says(ARMY, place('w1', 30, 10))).toBe('legal');
  });

  test('there are 60 s for every figure, however often it is moved', () => {
    const match = deliberate();
    const clock = () => dinoWars.timers(frozen(match)).map(({ id, seconds }) => [id, seconds]);
    expect(clock()).toEqual([['placing/0/0', 60]]);
    match.does(ARMY, place('v1', 20, 10));
    match.does(ARMY, { type: 'unplace', figure: 'v1' });
    match.does(ARMY, place('w1', 20, 10));
    expect(clock()).toEqual([['placing/0/1', 60]]);
    expect(dinoWars.pass(frozen(match), ARMY, 'placing/0/1')).toEqual(DONE);
  });

  test('DW-GATE-1 the gate always has a deliberate set-up', () => {
    const options: Options = muster({ ...PLAN, scenario: 'gate', placing: 'alternate', armyZoneCi: 2400 });
    expect(dinoWars.checkSetup(options).map(({ rule }) => rule)).toEqual(['DW-GATE-1']);
    expect(dinoWars.checkSetup({ ...options, placing: 'deliberate' })).toEqual([]);
  });

  test('DW-GATE-2 DW-R-105 the army lays its pole in its zone', () => {
    const match = deliberate({ scenario: 'gate' });
    expect(match.says(ARMY, place('pole-1', 20, 24.01))).toBe('DW-R-105 OUT_OF_RANGE');
    expect(match.says(ARMY, place('pole-1', 97, 20))).toBe('DW-SIDE-7 OFF_TABLE');
    match.does(ARMY, place('pole-1', 20, 20));
    expect(match.state.poles['pole-1']).toMatchObject({ x: 2000, y: 2000 });
    play(match, ARMY, DONE);
    expect(match.says(HERD, place('pole-1', 20, 20))).toBe('DW-GATE-2 NOT_OWNER');
  });

  test('DW-R-94 dinosaurs hide in or behind unusual terrain, more than 18" from the army', () => {
    const terrain = [ground('woods', [40, 40], [60, 60]), ground('swamp', [10, 8], [20, 20])];
    const match = deliberate({ scenario: 'gate', table: { ...TABLE, terrain }, separationCi: 0 });
    match.does(ARMY, place('v1', 50, 15));
    play(match, ARMY, DONE);
    const hide = (x: number, y: number) => ({ type: 'hide', figure: 'd1', at: spot(x, y), facing: 45 }) as const;
    expect(match.says(HERD, hide(70, 70))).toBe('DW-R-94');
    expect(match.says(HERD, hide(12, 18))).toBe(distance(spot(12, 18), spot(50, 15)) > 2100 ? 'legal' : 'DW-R-94');
    const hidden = match.does(HERD, hide(50, 50));
    expect(only(hidden, 'hidden')).toHaveLength(1);
    expect(match.state.dinosaurs.d1).toBeUndefined();
    expect(match.state.secrets[HERD]?.dinosaurs.d1).toMatchObject({ x: 5000, y: 5000, absence: null });
    expect(match.state.players[HERD]?.unseen).toEqual({ figures: 1, points: 10 });
    // Its own side may not place another one there, and may take it back.
    expect(match.says(HERD, place('d2', 50, 50))).toBe('DW-R-4 PATH_BLOCKED');
    match.does(HERD, { type: 'unplace', figure: 'd1' });
    expect(match.state.dinosaurs.d1).toMatchObject({ x: 0, y: 0, facing: 0, absence: 'unplaced' });
    expect(match.state.players[HERD]?.unseen).toEqual({ figures: 0, points: 0 });
  });

  test('DW-MULTI-1 every player of a side knows what it hides, each from their own copy', () => {
    const terrain = [ground('woods', [30, 60], [90, 90])];
    const match = deliberate({ scenario: 'gate', table: { ...TABLE, terrain }, separationCi: 2400 }, [
      'army',
      'dinosaurs',
      'dinosaurs',
    ]);
    play(match, ARMY, DONE);
    play(match, 1, DONE);
    play(match, 2, DONE);
    const [, first, second] = match.state.secrets;
    expect(Object.keys(first?.dinosaurs ?? {})).toHaveLength(2);
    expect(second).toEqual(first);
    const id = Object.keys(first?.dinosaurs ?? {}).find((each) => first?.dinosaurs[each]?.owner === 1) ?? '';
    play(match, 1, { type: 'face', figure: id, facing: 123 });
    expect(match.state.secrets[2]?.dinosaurs[id]?.facing).toBe(123);
  });
});

test('DW-R-102 DW-REF-1 without a referee the game hides the pole and the herd by itself', () => {
  const gate = PRESETS.gate();
  const state = dinoWars.setup({ ...gate, placing: 'server' }, seededDice(secretFromHex('5e'.repeat(32)), 1));
  const secret = state.secrets[HERD];
  expect(state.placing).toBeNull();
  expect(secret?.pole?.y).toBeGreaterThanOrEqual(2400 + 6000);
  const hidden = Object.keys(secret?.dinosaurs ?? {}).length;
  expect(hidden).toBeGreaterThan(0);
  expect(hidden + Object.keys(state.dinosaurs).length).toBe(gate.dinosaurs.length);
  expect(state.players[HERD]?.unseen.figures).toBe(hidden);
  // No figure of the army sees any of them.
  expect(attempt(dinoWars, state, HERD, DONE, noDice).events?.map(({ type }) => type)).not.toContain('spotted');
});

test('DW-ISLE-8 the island is played to the death', () => {
  const begin = begun({ scenario: 'island', table: { widthCi: 14400, heightCi: 18000, terrain: [] } });
  const match = gameOf(clone(begin.state));
  for (const each of Object.values(match.state.dinosaurs)) each.alive = false;
  expect(play(match, ARMY, { type: 'order', figure: null, order: 'hold' }).map(({ type }) => type)).toContain('ended');
  expect(match.state.ending).toEqual({ winner: 'army', rule: 'DW-WIN-3' });
});

test('DW-GATE-9 the army may begin entirely in vehicles, on a table with much impassable terrain', () => {
  const [army] = PLAN.forces;
  if (army?.side !== 'army') throw new Error('No army');
  const riding = { ...army, squad: army.squad.map((line) => ({ ...line, serves: null, rides: 0 })), weapons: [] };
  const terrain = [ground('mountain', [30, 40], [50, 50]), ground('deep_swamp', [60, 40], [80, 50])];
  const options = muster({
    ...PLAN,
    scenario: 'gate',
    table: { ...TABLE, terrain },
    forces: [riding, herdOf('', [[1, 'allosaurus']])],
  });
  expect(dinoWars.checkSetup(options)).toEqual([]);
  const state = dinoWars.setup(options, seededDice(secretFromHex('5e'.repeat(32)), 1));
  expect(Object.values(state.soldiers).map(({ aboard }) => aboard)).toEqual(['v1', 'v1', 'v1', 'v1']);
});

test("DW-GATE-10 the scenario decides how deep the army's zone is", () => {
  const match = begun({ placing: 'deliberate', scenario: 'gate', armyZoneCi: 1000 });
  expect(match.says(ARMY, place('v1', 20, 10.01))).toBe('DW-R-105 OUT_OF_RANGE');
  expect(match.says(ARMY, place('v1', 20, 10))).toBe('legal');
});

test("the server's set-up does not depend on how it is asked for, and a replay agrees", () => {
  for (const scenario of ['island', 'gate'] as const) {
    const table = { widthCi: 14400, heightCi: 18000, terrain: [ground('woods', [30, 120], [110, 150])] };
    const options = muster({ ...PLAN, scenario, table });
    const setup = () => dinoWars.setup(options, seededDice(secretFromHex('5e'.repeat(32)), 0));
    expect(clone(setup())).toEqual(setup());
  }
});
