import {
  ARMY,
  ci,
  DONE,
  dino,
  ground,
  gun,
  HERD,
  move,
  only,
  rex,
  rider,
  rifle,
  type Scene,
  scene,
  vehicle,
} from '../../testing/table';
import type { Intent } from '../intents';
import { leftCi } from '../movement/allowance';
import { dinoWars } from '../ruleset';

const MARCH = { phase: 'army-movement' } satisfies Scene;
const FAR = rex('T', 110, 110);

function board(figure: string, vehicle: string, path: [number, number][] = [], seat: number | null = null): Intent {
  return { type: 'board', figure, vehicle, seat, path: path.map(([x, y]) => ({ x: ci(x), y: ci(y) })) };
}

function alight(figure: string, x: number, y: number): Intent {
  return { type: 'alight', figure, at: { x: ci(x), y: ci(y) } };
}

function swap(id: string, a: number, b: number): Intent {
  return { type: 'swapSeats', vehicle: id, seats: [a, b] };
}

/** Returns a jeep (radius 1.5", three passengers) with its driver at (30, 30). */
function jeep(...more: Parameters<typeof scene>[1][]) {
  return scene(MARCH, FAR, vehicle('jeep', 'J', 30, 30), rider('J', 0, 'driver'), ...more);
}

describe('getting in', () => {
  test('DW-LOAD-3 DW-R-113 boarding includes a walk into contact', () => {
    const { state, does } = jeep(rifle('S', 35, 30));
    const events = does(ARMY, board('S', 'J', [[30, 30]]));
    expect(only(events, 'moved')[0]).toMatchObject({ costCi: ci(3) });
    expect(only(events, 'boarded')).toEqual([{ type: 'boarded', figure: 'S', vehicle: 'J', seat: 1 }]);
    expect(state.soldiers.S).toMatchObject({ aboard: 'J', spentCi: ci(3), halvings: 1, loaded: true });
  });

  test("DW-LOAD-1 DW-LOAD-3 a walk of more than half the soldier's movement is refused", () => {
    expect(jeep(rifle('S', 35.1, 30)).says(ARMY, board('S', 'J', [[30, 30]]))).toBe('DW-LOAD-3 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-LOAD-1 earlier movement counts', () => {
    const { does, says } = jeep(rifle('S', 35, 30));
    does(ARMY, move('S', [33.9, 30]));
    expect(says(ARMY, board('S', 'J', [[30, 30]]))).toBe('legal');
    does(ARMY, move('S', [34.9, 30]));
    expect(says(ARMY, board('S', 'J', [[30, 30]]))).toBe('DW-LOAD-3 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-113 a soldier who does not walk must touch the vehicle', () => {
    expect(jeep(rifle('S', 32.2, 30)).says(ARMY, board('S', 'J'))).toBe('DW-LOAD-3 NO_CONTACT');
    expect(jeep(rifle('S', 32.1, 30)).says(ARMY, board('S', 'J'))).toBe('legal');
  });

  test('DW-LOAD-3 a walk that leads past the vehicle is refused, one that ends beside it is not', () => {
    const { says } = jeep(rifle('S', 34, 30));
    expect(says(ARMY, board('S', 'J', [[34, 32]]))).toBe('DW-R-3 NO_CONTACT');
    expect(says(ARMY, board('S', 'J', [[32.05, 30]]))).toBe('legal');
  });

  test('DW-R-5 the walk follows the rules of all walks', () => {
    expect(jeep(rifle('S', 35, 30), gun('mortar', 'M', 33.5, 30)).says(ARMY, board('S', 'J', [[30, 30]]))).toBe(
      'DW-R-5 PATH_BLOCKED',
    );
  });

  test('DW-TRANS-1 DW-TRANS-2 DW-LOAD-3 a jeep takes three passengers besides the driver, and no more', () => {
    const full = [rider('J', 1, 'a'), rider('J', 2, 'b'), rider('J', 3, 'c')];
    expect(jeep(...full.slice(1), rifle('S', 32, 30)).says(ARMY, board('S', 'J'))).toBe('legal');
    expect(jeep(...full, rifle('S', 32, 30)).says(ARMY, board('S', 'J'))).toBe('DW-LOAD-3 NO_SPACE');
    expect(jeep(...full.slice(1), rifle('S', 32, 30)).says(ARMY, board('S', 'J', [], 2))).toBe('DW-LOAD-3 NO_SPACE');
  });

  test('DW-TRANS-4 a mounted machine gun takes one place', () => {
    const armed = (...people: Parameters<typeof scene>[1][]) =>
      scene(MARCH, FAR, vehicle('jeep', 'J', 30, 30, { mg: 'lmg' }), ...people, rifle('S', 32, 30));
    const crew = [rider('J', 0, 'driver'), rider('J', 1, 'gunner')];
    expect(armed(...crew, rider('J', 2, 'a')).says(ARMY, board('S', 'J'))).toBe('legal');
    expect(armed(...crew, rider('J', 2, 'a'), rider('J', 3, 'b')).says(ARMY, board('S', 'J'))).toBe(
      'DW-LOAD-3 NO_SPACE',
    );
  });

  test("DW-R-29 any soldier may take the driver's seat, and then it drives", () => {
    const { does, says } = scene(MARCH, FAR, vehicle('jeep', 'J', 30, 30), rifle('S', 32, 30));
    expect(says(ARMY, move('J', [31, 30]))).toBe('DW-R-29 NO_DRIVER');
    does(ARMY, board('S', 'J'));
    expect(says(ARMY, move('J', [39, 30]))).toBe('legal');
  });

  test("DW-LOAD-2 DW-R-63 loading halves a vehicle's movement once, however many get in, and it may drive on", () => {
    const { state, does, says } = jeep(rifle('S', 41, 30), rifle('U', 39, 32));
    does(ARMY, move('J', [39, 30]));
    does(ARMY, board('S', 'J'));
    does(ARMY, board('U', 'J'));
    expect(leftCi(state, 'J')).toBe(0);
    expect(says(ARMY, move('J', [39, 31]))).toBe('DW-LOAD-2 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-LOAD-2 DW-R-62 a vehicle that has driven more than 9" loads nobody', () => {
    const { does, says } = jeep(rifle('S', 41.1, 30));
    does(ARMY, move('J', [39.1, 30]));
    expect(says(ARMY, board('S', 'J'))).toBe('DW-LOAD-2 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-62 a soldier gets in or out once a turn', () => {
    const { state, does, says } = jeep(rifle('S', 32, 30));
    does(ARMY, board('S', 'J'));
    expect(says(ARMY, alight('S', 32, 30))).toBe('DW-R-62');
    expect(says(ARMY, board('S', 'J'))).toBe('DW-TRANS-6 ABOARD');
    does(ARMY, DONE);
    does(HERD, DONE);
    expect(state.turn).toBe(2);
    expect(state.soldiers.S).toMatchObject({ loaded: false, halvings: 0, aboard: 'J' });
  });

  test('DW-AMOVE-2 DW-LOAD-5 leaving contact is subtracted before the halving', () => {
    const touched = [dino('allosaurus', 'A', 36.5, 30), vehicle('jeep', 'J', 30, 30)];
    expect(scene(MARCH, ...touched, rifle('S', 34.5, 30)).says(ARMY, board('S', 'J', [[30, 30]]))).toBe(
      'DW-LOAD-3 NOT_ENOUGH_MOVEMENT',
    );
    const near = [dino('allosaurus', 'A', 36, 30), vehicle('jeep', 'J', 30, 30)];
    expect(scene(MARCH, ...near, rifle('S', 34, 30)).says(ARMY, board('S', 'J', [[30, 30]]))).toBe('legal');
  });

  test("DW-R-99 a soldier boards a teammate's vehicle, but not in the enemy's phase, nor a wreck", () => {
    const { says, state } = scene(
      { ...MARCH, sides: ['army', 'dinosaurs', 'army'] },
      ...[FAR, vehicle('jeep', 'J', 30, 30), rider('J', 0, 'driver'), rifle('S', 32, 30, { owner: 2 })],
    );
    expect(says(2, board('S', 'J'))).toBe('legal');
    expect(says(ARMY, board('S', 'J'))).toBe('DW-SIDE-1 NOT_OWNER');
    expect(says(2, board('S', 'nothing'))).toBe('DW-TRANS-1');
    (state.vehicles.J as { alive: boolean }).alive = false;
    expect(dinoWars.check(state, 2, board('S', 'J'))?.code).toBe('DEAD');
  });
});

describe('getting out', () => {
  test('DW-LOAD-4 DW-LOAD-1 a soldier gets out to a spot that touches the vehicle, then walks 3"', () => {
    const { state, does, says } = jeep();
    expect(says(ARMY, alight('driver', 32.2, 30))).toBe('DW-LOAD-4 NO_CONTACT');
    does(ARMY, alight('driver', 32, 30));
    expect(state.vehicles.J?.seats[0]).toBeNull();
    expect(leftCi(state, 'driver')).toBe(ci(3));
    expect(says(ARMY, move('driver', [35, 30]))).toBe('legal');
    expect(says(ARMY, move('driver', [35.01, 30]))).toBe('DW-LOAD-1 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-LOAD-4 a soldier does not get out onto others, off the table, into water, or twice', () => {
    const { says } = scene(
      { ...MARCH, terrain: [ground('deep_water', [26, 32], [34, 34])] },
      ...[FAR, vehicle('jeep', 'J', 30, 30), rider('J', 0, 'driver'), rifle('S', 32.5, 30)],
    );
    expect(says(ARMY, alight('driver', 32, 30))).toBe('DW-R-5 PATH_BLOCKED');
    expect(says(ARMY, alight('driver', 30, 31))).toBe('DW-R-5 PATH_BLOCKED');
    expect(says(ARMY, alight('driver', 30, 32))).toBe('DW-R-10 IMPASSABLE');
    expect(says(ARMY, { type: 'alight', figure: 'driver', at: { x: 3000.5, y: 2800 } })).toBe('DW-R-1');
    expect(says(ARMY, alight('S', 30, 28))).toBe('DW-LOAD-4');
    const edge = scene(MARCH, FAR, vehicle('jeep', 'J', 1.5, 30), rider('J', 0, 'driver'));
    expect(edge.says(ARMY, alight('driver', -0.5, 30))).toBe('DW-SIDE-7 OFF_TABLE');
  });

  test('DW-LOAD-2 DW-R-62 loading and unloading are two halvings for the vehicle', () => {
    const { state, does } = jeep(rifle('S', 32, 30), rider('J', 1, 'mate'));
    does(ARMY, board('S', 'J'));
    does(ARMY, alight('mate', 30, 32));
    expect(leftCi(state, 'J')).toBe(ci(4.5));
  });

  test('DW-LOAD-6 DW-R-61 DW-LOAD-5 a truck in contact drives 6", and the people who get out walk 2"', () => {
    const { state, does, says } = scene(
      MARCH,
      ...[dino('allosaurus', 'A', 30, 30), vehicle('truck', 'V', 34.2, 30), rider('V', 0, 'driver')],
      ...[rider('V', 1, 'a'), rider('V', 2, 'b'), rifle('S', 47.5, 30)],
    );
    does(ARMY, move('V', [40.2, 30]));
    does(ARMY, alight('a', 40.2, 33.2));
    expect(leftCi(state, 'V')).toBe(0);
    expect(leftCi(state, 'a')).toBe(ci(2));
    expect(says(ARMY, move('a', [40.2, 35.2]))).toBe('legal');
    expect(says(ARMY, move('a', [40.2, 35.21]))).toBe('DW-AMOVE-2 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-61 unloading first marks everybody aboard too, and nobody else', () => {
    const { state, does } = scene(
      MARCH,
      ...[
        dino('allosaurus', 'A', 30, 30),
        vehicle('truck', 'V', 34.2, 30),
        rider('V', 0, 'driver'),
        rider('V', 1, 'a'),
      ],
    );
    does(ARMY, alight('a', 37.4, 30));
    expect(leftCi(state, 'a')).toBe(ci(2));
    expect(state.soldiers.driver?.exposed).toBe(true);
    expect(state.vehicles.V?.leftContact).toBe(false);
  });

  test('DW-R-61 a vehicle that drives into contact and unloads there marks nobody', () => {
    const { state, does } = scene(
      MARCH,
      ...[dino('allosaurus', 'A', 30, 30), vehicle('truck', 'V', 40, 30), rider('V', 0, 'driver'), rider('V', 1, 'a')],
    );
    does(ARMY, move('V', [34.2, 30]));
    does(ARMY, alight('a', 37.4, 30));
    expect(leftCi(state, 'a')).toBe(ci(3));
  });

  test('DW-R-34 DW-TRANS-6 a rider moves with the vehicle', () => {
    const { state, does } = jeep(rider('J', 1, 'mate'), rifle('S', 60, 60));
    expect(state.soldiers.mate?.moved).toBe(false);
    does(ARMY, move('J', [31, 30]));
    expect(['driver', 'mate', 'S'].map((id) => state.soldiers[id]?.moved)).toEqual([true, true, false]);
  });

  test('DW-R-34 a soldier who has ridden counts as having moved', () => {
    const { state, does } = jeep();
    does(ARMY, alight('driver', 32, 30));
    expect(state.soldiers.driver?.moved).toBe(true);
  });
});

describe('seats', () => {
  test('DW-R-29 people change seats at no cost', () => {
    const { state, does } = jeep(rider('J', 2, 'mate'));
    does(ARMY, swap('J', 0, 2));
    expect(state.vehicles.J?.seats).toEqual(['mate', null, 'driver', null]);
    does(ARMY, swap('J', 1, 0));
    expect(state.vehicles.J?.seats).toEqual([null, 'mate', 'driver', null]);
    expect(state.soldiers.mate).toMatchObject({ halvings: 0, loaded: false });
  });

  test("DW-R-29 refused: one seat, no such seat, two empty seats, another player's soldier", () => {
    const { says } = scene(
      { ...MARCH, sides: ['army', 'dinosaurs', 'army'] },
      ...[FAR, vehicle('jeep', 'J', 30, 30), rider('J', 0, 'driver'), rider('J', 1, 'guest', { owner: 2 })],
    );
    expect(says(ARMY, swap('J', 0, 0))).toBe('DW-R-29');
    expect(says(ARMY, swap('J', 0, 9))).toBe('DW-R-29');
    expect(says(ARMY, swap('J', 2, 3))).toBe('DW-R-29');
    expect(says(ARMY, swap('J', 0, 1))).toBe('DW-SIDE-1 NOT_OWNER');
    expect(says(2, swap('J', 1, 2))).toBe('legal');
  });

  test('DW-LOAD-3 DW-GATE-6 no passenger takes a place that a pole needs', () => {
    const { state, says } = jeep(rider('J', 2, 'mate'));
    state.poles.P = { x: 0, y: 0, status: 'stowed', carrier: 'J' };
    (state.vehicles.J as { cargo: string[] }).cargo = ['P'];
    expect(says(ARMY, swap('J', 0, 1))).toBe('legal');
    (state.vehicles.J as { cargo: string[] }).cargo = ['P', 'Q'];
    expect(says(ARMY, swap('J', 0, 1))).toBe('DW-LOAD-3 NO_SPACE');
  });
});

describe('the mounted machine gun', () => {
  const turn = (facing: number): Intent => ({ type: 'turnGun', vehicle: 'J', facing });
  const armed = (about: Scene, ...people: Parameters<typeof scene>[1][]) =>
    scene(
      about,
      dino('allosaurus', 'A', 60, 30),
      vehicle('jeep', 'J', 30, 30, { mg: 'lmg' }),
      ...people,
      rifle('S', 20, 20),
    );

  test('DW-R-26 its gunner turns the machine gun in phase 4', () => {
    const { state, does, says } = armed(MARCH, rider('J', 1, 'gunner'));
    does(ARMY, turn(90));
    expect(state.vehicles.J).toMatchObject({ gunFacing: 90, facing: 0 });
    expect(says(ARMY, turn(360))).toBe('DW-R-1');
    expect(says(ARMY, turn(0.5))).toBe('DW-R-1');
  });

  test('DW-R-29 a machine gun without a gunner is not turned, nor a vehicle without a gun', () => {
    expect(armed(MARCH, rider('J', 0, 'driver')).says(ARMY, turn(90))).toBe('DW-R-29 UNDERMANNED');
    expect(jeep().says(ARMY, turn(90))).toBe('DW-R-26');
    expect(dinoWars.check(jeep().state, ARMY, turn(90))?.facts).toEqual({ vehicle: 'J', mg: false });
  });

  test('DW-R-26 in phase 2 it is turned only under the other reading, before it fires', () => {
    const fire = { phase: 'regular-fire' } satisfies Scene;
    expect(armed(fire, rider('J', 1, 'gunner')).says(ARMY, turn(90))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
    const free = armed({ ...fire, variants: ['pivot_before_fire'] }, rider('J', 1, 'gunner'));
    expect(free.says(ARMY, turn(90))).toBe('legal');
    free.state.vehicles.J?.mg?.shots.push('regular');
    expect(free.says(ARMY, turn(90))).toBe('DW-R-26 BUDGET_SPENT');
  });
});

test('DW-R-93 nobody gets into a vehicle that has gone through the gate', () => {
  const { state, says } = jeep(rifle('S', 32, 30));
  expect(says(ARMY, board('S', 'J'))).toBe('legal');
  if (state.vehicles.J) state.vehicles.J.absence = 'escaped';
  expect(says(ARMY, board('S', 'J'))).toBe('DW-R-93');
  expect(says(ARMY, board('S', 'J', [[31, 30]]))).toBe('DW-R-93');
});

describe('through a cliff', () => {
  const CLIFF = ground('mountain', [21, 0], [21.2, 60], 'cliff');
  const beside = () =>
    scene(
      { ...MARCH, terrain: [CLIFF] },
      ...[rex('T', 110, 110), vehicle('truck', 'V', 20, 20), rider('V', 0, 'd'), rider('V', 1, 'p')],
      rifle('q', 23.2, 20),
    );

  test('DW-R-10 nobody gets out', () => {
    const { says } = beside();
    const alight = (x: number): Intent => ({ type: 'alight', figure: 'p', at: { x: ci(x), y: ci(23.2) } });
    expect(says(ARMY, { type: 'alight', figure: 'p', at: { x: ci(22.3), y: ci(22.3) } })).toBe('DW-R-10 IMPASSABLE');
    expect(says(ARMY, alight(20))).toBe('legal');
  });

  test('DW-R-10 nobody gets in', () => {
    const { says } = beside();
    expect(says(ARMY, { type: 'board', figure: 'q', vehicle: 'V', seat: null, path: [] })).toBe('DW-R-10 IMPASSABLE');
  });
});
