import { clone, distance, type Point } from '@dwo/kernel';
import {
  ARMY,
  dino,
  type Game,
  game,
  gun,
  HERD,
  only,
  overrun,
  rex,
  rider,
  rifle,
  type Scene,
  scene,
  table,
  vehicle,
} from '../../testing/table';
import type { Intent } from '../intents';
import { dinoWars } from '../ruleset';
import { canAct } from '../turn/turn';
import { figureIntents } from '.';

const MARCH = { phase: 'army-movement' } satisfies Scene;
const FAR = rex('T', 110, 110);

/** Returns the offered intents of one type, and checks that all are legal. */
function offered({ state, says }: Game, id: string, type: Intent['type']): Intent[] {
  const found = figureIntents(state, id).filter((intent) => intent.type === type);
  for (const intent of found) expect([intent, says(ARMY, intent)]).toEqual([intent, 'legal']);
  return found;
}

describe('DW-INV-36 every offer is legal', () => {
  test('DW-LOAD-3 getting in from beside the vehicle, and after a walk', () => {
    const played = scene(
      MARCH,
      ...[FAR, vehicle('jeep', 'J', 30, 30), vehicle('jeep', 'K', 36, 30), rifle('S', 33, 30), rifle('W', 30, 34.9)],
    );
    expect(offered(played, 'S', 'board')).toHaveLength(2);
    expect(offered(played, 'W', 'board')).toHaveLength(1);
    played.does(ARMY, { type: 'board', figure: 'W', vehicle: 'J', seat: null, path: [{ x: 3000, y: 3000 }] });
    expect(offered(played, 'W', 'board')).toEqual([]);
    expect(offered(played, 'W', 'alight')).toEqual([]);
  });

  test('DW-LOAD-4 getting out where there is room', () => {
    const played = scene(
      MARCH,
      ...[FAR, vehicle('jeep', 'J', 1.5, 30), rider('J', 0, 'driver'), rifle('S', 3.5, 30), rifle('W', 1.5, 32)],
    );
    const spots = offered(played, 'driver', 'alight');
    expect(spots).toEqual([
      { type: 'alight', figure: 'driver', at: { x: 150, y: 2800 } },
      { type: 'alight', figure: 'driver', at: { x: 292, y: 3142 } },
    ]);
  });

  test('DW-R-29 the last soldier to the empty seats of the crew', () => {
    const played = scene(MARCH, ...[FAR, vehicle('jeep', 'J', 30, 30, { mg: 'lmg' }), rider('J', 3, 'mate')]);
    expect(offered(played, 'J', 'swapSeats').map((swap) => 'seats' in swap && swap.seats)).toEqual([
      [3, 0],
      [3, 1],
    ]);
    played.does(ARMY, { type: 'swapSeats', vehicle: 'J', seats: [3, 0] });
    expect(offered(played, 'J', 'swapSeats')).toEqual([]);
    expect(offered(played, 'J', 'turnGun')).toEqual([]);
    played.does(ARMY, { type: 'swapSeats', vehicle: 'J', seats: [0, 1] });
    expect(offered(played, 'J', 'turnGun')).toHaveLength(3);
    expect(offered(played, 'J', 'move')).toEqual([]);
    expect(offered(played, 'J', 'face')).toEqual([]);
  });

  test('DW-OPT-RAM-1 ramming a near dinosaur, if the option is on', () => {
    const figures = [
      ...[dino('ankylosaurus', 'A', 40, 30), dino('pterodactyl', 'P', 30, 36, { z: 400 }), FAR],
      ...[vehicle('jeep', 'J', 30, 30), rider('J', 0, 'driver')],
    ];
    const played = scene({ ...MARCH, optional: ['ramming_move'] }, ...figures);
    expect(offered(played, 'J', 'ram').map((ram) => 'target' in ram && ram.target)).toEqual(['A']);
    expect(offered(scene(MARCH, ...figures), 'J', 'ram')).toEqual([]);
  });

  test('DW-R-56 places for survivors', () => {
    const { does, state } = table(
      ...[rex('T', 30, 30), vehicle('truck', 'V', 34.6, 30)],
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((seat) => rider('V', seat, `p${seat}`)),
      gun('light_artillery', 'L', 0, 0, { at: null, hitchedTo: 'V' }),
    );
    const survivals = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(() => ['survival', 1, 1] as const);
    does(HERD, overrun('T', 'V'), ['to-hit', 1, 2], ...survivals);
    expect(state.survivors[0]?.people).toHaveLength(9);
    const [wish] = dinoWars.intents(state, ARMY);
    expect(wish?.type).toBe('placeSurvivors');
    does(ARMY, wish as Intent);
    expect(Object.values(state.soldiers).every(({ aboard }) => aboard === null)).toBe(true);
  });
});

describe('DW-R-104 the figures that can act in phase 4', () => {
  test('are a vehicle with people in it, a passenger who may get out, and no others', () => {
    const { state, does } = scene(
      MARCH,
      ...[FAR, vehicle('jeep', 'J', 30, 30), vehicle('jeep', 'K', 40, 30), rider('J', 0, 'driver'), rifle('S', 32, 30)],
    );
    expect(['J', 'K', 'driver', 'S'].map((id) => canAct(state, id))).toEqual([true, false, true, true]);
    does(ARMY, { type: 'board', figure: 'S', vehicle: 'J', seat: null, path: [] });
    expect(canAct(state, 'S')).toBe(false);
  });

  test('DW-R-93 DW-INV-36 are none that have escaped, and nothing is offered to these', () => {
    const { state, says } = scene(
      MARCH,
      ...[FAR, vehicle('jeep', 'J', 30, 30), rider('J', 0, 'driver'), rider('J', 3, 'guest'), rifle('S', 60, 60)],
    );
    for (const gone of [state.vehicles.J, state.soldiers.driver, state.soldiers.guest]) {
      if (gone) gone.absence = 'escaped';
    }
    expect(['J', 'driver', 'guest', 'S'].map((id) => canAct(state, id))).toEqual([false, false, false, true]);
    expect(dinoWars.intents(state, ARMY).filter((intent) => says(ARMY, intent) !== 'legal')).toEqual([]);
    expect(says(ARMY, { type: 'swapSeats', vehicle: 'J', seats: [0, 1] })).toBe('DW-R-93');
  });

  test('are none, and the phase ends by itself, once the last soldier has walked and sits in no vehicle', () => {
    const { state, does } = scene(MARCH, FAR, vehicle('jeep', 'K', 40, 30), rifle('S', 60, 60));
    does(ARMY, { type: 'move', figure: 'S', path: [{ x: 6600, y: 6000 }], stopAt: null });
    expect(state.phase).toBe('dinosaur-movement');
  });
});

describe('the remains of a lost vehicle', () => {
  test('DW-R-51 DW-R-47 a weapon that was loaded in it lies there, dismantled', () => {
    const { state } = table(
      ...[rex('T', 30, 30), vehicle('jeep', 'J', 33.4, 30), gun('mortar', 'M', 60, 60), rifle('S', 70, 70)],
    );
    Object.assign(state.crewedWeapons.M as object, { status: 'stowed', carrier: 'J' });
    state.vehicles.J?.cargo.push('M');
    const events = game(clone(state)).does(HERD, overrun('T', 'J'), ['to-hit', 1, 2]);
    expect(only(events, 'unstowed')).toEqual([
      { type: 'unstowed', weapon: 'M', vehicle: 'J', at: { x: 3340, y: 3000 } },
    ]);
  });

  test('DW-R-51 two weapons do not lie on each other', () => {
    const { state } = table(
      ...[
        rex('T', 30, 30),
        vehicle('truck', 'J', 34.6, 30),
        gun('light_artillery', 'L', 0, 0, { at: null, hitchedTo: 'J' }),
      ],
      ...[gun('mortar', 'M', 60, 60), rifle('S', 70, 70)],
    );
    Object.assign(state.crewedWeapons.M as object, { status: 'stowed', carrier: 'J' });
    state.vehicles.J?.cargo.push('M');
    const played = game(clone(state));
    played.does(HERD, overrun('T', 'J'), ['to-hit', 1, 2]);
    const { M, L } = played.state.crewedWeapons;
    expect(M).toMatchObject({ status: 'dismantled', carrier: null });
    expect(L).toMatchObject({ x: 3460, y: 3000 });
    expect(distance(M as Point, L as Point)).toBeGreaterThanOrEqual(209);
    expect(played.state.vehicles.J?.cargo).toEqual([]);
  });
});
