/** The options Terrain Penalties and Dino Charge, and contact that stops a dinosaur. */

import { fly, swoop } from '../../testing/flights';
import {
  ARMY,
  armed,
  attack,
  DONE,
  dino,
  ground,
  gun,
  HERD,
  move,
  overrun,
  reach,
  rex,
  rider,
  rifle,
  type Scene,
  scene,
  vehicle,
} from '../../testing/table';
import { figureIntents } from '../actions';
import { allowanceCi, leftCi } from './allowance';
import { planMove } from './paths';

const FAR = rifle('far', 110, 110);
const HELD = { order: 'hold' } as const;

describe('Terrain Penalties', () => {
  const WOODS = ground('woods', [24, 0], [30, 60]);
  const TERR: Scene = { optional: ['terrain_penalties'], terrain: [WOODS] };
  const MARCH: Scene = { ...TERR, phase: 'army-movement' };

  test('DW-OPT-TERR-2 DW-MOVE-2 a dinosaur pays 2" when its path first enters terrain', () => {
    const { state, does } = scene(TERR, rex('T', 20, 20), FAR);
    expect(does(HERD, move('T', [26, 20]))).toEqual([
      { type: 'paidTerrain', figure: 'T', costCi: 200 },
      expect.objectContaining({ type: 'moved', costCi: 600 }),
    ]);
    expect(state.dinosaurs.T).toMatchObject({ spentCi: 800, paidTerrain: true });
  });

  test('DW-OPT-TERR-3 DW-EX-26 it pays once a turn, whatever the number and kinds of terrain', () => {
    const pieces = (['hill', 'broken', 'woods'] as const).map((kind, i) =>
      ground(kind, [24 + 4 * i, 0], [26 + 4 * i, 60]),
    );
    const { state, does } = scene({ ...TERR, terrain: pieces }, rex('T', 20, 20), FAR);
    does(HERD, move('T', [27, 20], [29, 20], [35, 20]));
    expect(state.dinosaurs.T?.spentCi).toBe(1500 + 200);
    does(HERD, move('T', [34.5, 20]));
    expect(state.dinosaurs.T?.spentCi).toBe(1500 + 200 + 50);
  });

  test.each([
    ...['broken', 'woods', 'ruins', 'hill', 'building', 'swamp', 'shallow_water'].map((kind) => [kind, 200] as const),
    ['open', 0] as const,
  ])('DW-OPT-TERR-1 %s costs %i', (kind, cost) => {
    const terrain = [ground(kind as Parameters<typeof ground>[0], [24, 0], [30, 60])];
    const { state, does } = scene({ ...TERR, terrain }, rex('T', 20, 20), FAR);
    does(HERD, move('T', [26, 20]));
    expect(state.dinosaurs.T?.spentCi).toBe(600 + cost);
  });

  test.each([
    ['DW-R-75 starting inside and leaving counts', 26, 31, 700],
    ['DW-R-75 staying inside counts', 26, 28, 400],
    ['DW-R-10 a path along the edge is inside', 24, 24, 0],
    ['DW-R-75 a path beside it costs nothing more', 20, 23, 300],
  ])('%s', (_, from, to, spent) => {
    const { state, does } = scene(TERR, rex('T', from, 20), FAR);
    if (from !== to) does(HERD, move('T', [to, 20]));
    expect(state.dinosaurs.T?.spentCi).toBe(spent);
  });

  test('DW-R-75 standing in terrain costs nothing, and an overrun there only its own cost', () => {
    const { state, does } = scene(TERR, rex('T', 26, 20), rifle('S', 28.4, 20, HELD), FAR);
    does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]);
    expect(state.dinosaurs.T?.spentCi).toBe(200);
  });

  test('DW-R-75 a figure must be able to pay where the path enters terrain', () => {
    const { state, says } = scene(TERR, rex('T', 20, 20), FAR);
    expect(says(HERD, move('T', [36.01, 20]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
    expect(says(HERD, move('T', [36, 20]))).toBe('legal');
    expect(planMove(state, 'T', [{ x: 3600, y: 2000 }], null)).toMatchObject({ costCi: 1600, tollAt: 0, leftCi: 0 });
  });

  test('DW-OPT-TERR-2 a soldier has 2" less', () => {
    const { state, does, says } = scene(MARCH, rex('T', 60, 60), rifle('S', 23, 20), FAR);
    expect(says(ARMY, move('S', [27.01, 20]))).toBe('DW-OPT-TERR-2 NOT_ENOUGH_MOVEMENT');
    expect(says(ARMY, move('S', [23, 26]))).toBe('legal');
    does(ARMY, move('S', [25, 20]));
    expect(state.soldiers.S).toMatchObject({ paidTerrain: true, spentCi: 200 });
    expect(allowanceCi(state, 'S')).toBe(400);
    expect(leftCi(state, 'S')).toBe(200);
  });

  test('DW-OPT-TERR-2 DW-EX-26 a vehicle has 6" less', () => {
    const { state, does, says } = scene(
      MARCH,
      rex('T', 90, 90),
      vehicle('tank', 'V', 20, 20, { mg: 'lmg', cannon: true }),
      rider('V', 0, 'D'),
      FAR,
    );
    expect(says(ARMY, move('V', [32.01, 20]))).toBe('DW-OPT-TERR-2 NOT_ENOUGH_MOVEMENT');
    does(ARMY, move('V', [32, 20]));
    expect(allowanceCi(state, 'V')).toBe(1200);
    expect(leftCi(state, 'V')).toBe(0);
  });

  test('DW-AMOVE-3 DW-EX-27 subtractions come first: a tank that leaves contact over a hill has 6", and half of it if it unloads', () => {
    const { state, does } = scene(
      { ...MARCH, terrain: [ground('hill', [21, 0], [22, 60])] },
      ...[rex('T', 15.4, 20), vehicle('tank', 'V', 20, 20, { mg: 'lmg', cannon: true })],
      ...[rider('V', 0, 'D'), rider('V', 4, 'P'), FAR],
    );
    does(ARMY, move('V', [23, 20]));
    expect(allowanceCi(state, 'V')).toBe(600);
    does(ARMY, { type: 'alight', figure: 'P', at: { x: 2300, y: 2320 } });
    expect(allowanceCi(state, 'V')).toBe(300);
    expect(leftCi(state, 'V')).toBe(0);
  });

  test('DW-AMOVE-6 a move is refused if no movement is left', () => {
    const { says } = scene(
      { ...MARCH, terrain: [ground('woods', [20, 0], [30, 60])] },
      ...[rex('T', 90, 90), vehicle('truck', 'V', 22.7, 20), rider('V', 0, 'D'), rex('U', 18.1, 20), FAR],
    );
    expect(says(ARMY, move('V', [24, 20]))).toBe('legal');
    const slow = scene(
      { ...MARCH, scale: { lengths: 1, bases: 1 }, terrain: [ground('woods', [20, 0], [30, 60])] },
      ...[rex('U', 18.1, 20), rifle('S', 20.5, 20), FAR],
    );
    expect(slow.says(ARMY, move('S', [22.5, 20]))).toBe('legal');
    expect(slow.says(ARMY, move('S', [22.51, 20]))).toBe('DW-OPT-TERR-2 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-12 a flyer above the woods has all its movement left', () => {
    const above = (z: number) => scene(TERR, dino('pterodactyl', 'P', 26, 20, { z }), FAR).state;
    expect([leftCi(above(1000), 'P'), leftCi(above(0), 'P')]).toEqual([3600, 3400]);
  });

  test('DW-R-75 flyers pay on the ground, and DW-R-12 not in the air', () => {
    const ptero = dino('pterodactyl', 'P', 20, 20);
    const walker = scene(TERR, ptero, FAR);
    walker.does(HERD, move('P', [26, 20]));
    expect(walker.state.dinosaurs.P?.spentCi).toBe(800);
    const flyer = scene(TERR, ptero, FAR);
    flyer.does(HERD, fly('P', [20, 20, 2], [26, 20, 2], [26, 20, 0]));
    expect(flyer.state.dinosaurs.P?.spentCi).toBe(1000);
  });

  test('DW-R-75 a deinosuchus pays nothing for water, but for everything else', () => {
    const croc = dino('deinosuchus', 'D', 20, 20);
    const lake = scene({ ...TERR, terrain: [ground('shallow_water', [24, 0], [40, 60])] }, croc, FAR);
    lake.does(HERD, move('D', [26, 20]));
    expect(lake.state.dinosaurs.D?.spentCi).toBe(500);
    const woods = scene(TERR, croc, FAR);
    woods.does(HERD, move('D', [26, 20]));
    expect(woods.state.dinosaurs.D?.spentCi).toBe(800);
  });

  test(`DW-R-104 a soldier in terrain with at most 2" left can't move, and the phase ends`, () => {
    const { state, does } = scene(MARCH, rex('T', 60, 60), rifle('S', 20, 20));
    does(ARMY, move('S', [23.99, 20]));
    expect(leftCi(state, 'S')).toBe(201);
    const inside = scene(
      { ...MARCH, terrain: [ground('woods', [24, 0], [30, 60])] },
      rex('T', 60, 60),
      rifle('S', 27, 20),
    );
    expect(leftCi(inside.state, 'S')).toBe(400);
    inside.does(ARMY, move('S', [27, 24]));
    expect(inside.state.phase).toBe('dinosaur-movement');
  });

  test('DW-INV-29 DW-OPT-1 without the option no figure pays', () => {
    const { state, does } = scene({ ...TERR, optional: [] }, rex('T', 20, 20), FAR);
    does(HERD, move('T', [26, 20]));
    expect(state.dinosaurs.T).toMatchObject({ spentCi: 600, paidTerrain: false });
  });

  test('DW-TURN-5 terrain is paid for anew in every turn', () => {
    const { state, does } = scene(TERR, rex('T', 20, 20), FAR);
    does(HERD, move('T', [26, 20]));
    does(HERD, DONE);
    while (state.turn === 1) does(ARMY, DONE);
    does(HERD, move('T', [27, 20]));
    expect(state.dinosaurs.T?.spentCi).toBe(300);
  });
});

describe('Dino Charge', () => {
  const CHARGE: Scene = { optional: ['dino_charge'] };

  test('DW-OPT-CHARGE-1 DW-R-90 a leg that ends in contact has 2" more, and no other', () => {
    const { says } = scene(CHARGE, rex('T', 20, 20), rifle('S', 42.4, 20), FAR);
    expect(says(HERD, move('T', [38.01, 30]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
    expect(says(HERD, reach('T', 'S', [42.4, 20]))).toBe('legal');
    const farther = scene(CHARGE, rex('T', 20, 20), rifle('S', 42.41, 20), FAR);
    expect(farther.says(HERD, reach('T', 'S', [42.41, 20]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-90 only the last leg may cost more than the rate', () => {
    const { says } = scene(CHARGE, rex('T', 20, 20), rifle('S', 42.4, 20), FAR);
    expect(says(HERD, move('T', [38, 20], [40, 20]))).toBe('legal');
    expect(says(HERD, move('T', [38.5, 20], [40, 20]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-OPT-CHARGE-2 the 2" may pay for an overrun', () => {
    const { state, does, says } = scene(
      CHARGE,
      rex('T', 20, 20),
      rifle('S', 40.4, 20, HELD),
      rifle('S2', 38, 22.4),
      FAR,
    );
    does(HERD, reach('T', 'S', [40.4, 20]));
    expect(state.dinosaurs.T).toMatchObject({ spentCi: 1800, chargeTurn: null });
    does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]);
    expect(state.dinosaurs.T).toMatchObject({ spentCi: 2000, chargeTurn: 1 });
    expect(says(HERD, overrun('T', 'S2'))).toBe('DW-OVER-1 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-90 DW-INV-38 spending the 2" is the charge, and ends with that turn', () => {
    const { state, does, says } = scene(CHARGE, rex('T', 20, 20), rifle('S', 42.4, 20, HELD), FAR);
    does(HERD, reach('T', 'S', [42.4, 20]));
    expect(state.dinosaurs.T).toMatchObject({ spentCi: 2000, chargeTurn: 1 });
    expect(says(HERD, overrun('T', 'S'))).toBe('DW-OVER-1 NOT_ENOUGH_MOVEMENT');
  });

  test.each([
    ['DW-OPT-CHARGE-1 an overrun', 'overrun'],
    ['DW-R-90 an attack in phase 3', 'attack'],
  ])('%s is its first attack, and the next turn it has no more than its rate', (_, way) => {
    const { state, does, says } = scene(
      { ...CHARGE, phase: way === 'attack' ? 'dinosaur-attack' : 'dinosaur-movement' },
      ...[rex('T', 20, 20), rifle('S', 22.4, 20, HELD), rifle('S2', 42.4, 30), FAR],
    );
    does(HERD, way === 'attack' ? attack('T', 'S') : overrun('T', 'S'), ['to-hit', 6, 6]);
    expect(state.dinosaurs.T?.chargeTurn).toBe(1);
    while (state.turn === 1) does(state.phase.startsWith('dinosaur') ? HERD : ARMY, DONE);
    expect(says(HERD, move('T', [20, 30], [28.1, 30]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
    expect(says(HERD, move('T', [20, 38]))).toBe('legal');
    expect(planMove(state, 'T', [{ x: 2000, y: 3700 }], null).leftCi).toBe(100);
  });

  test('DW-R-90 a dinosaur that has attacked this turn still has the 2"', () => {
    const { does, says } = scene(CHARGE, rex('T', 20, 20), rifle('S', 22.4, 20, HELD), rifle('S2', 40.4, 20), FAR);
    does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]);
    does(HERD, reach('T', 'S2', [40.4, 20]));
    expect(says(HERD, overrun('T', 'S2'))).toBe('DW-OVER-1 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-90 every leg beyond the rate ends in contact, in one move and in parts', () => {
    const game = () => scene(CHARGE, rex('T', 20, 20), rifle('S', 41.4, 20, HELD), rifle('S2', 39, 23.4, HELD), FAR);
    expect(game().says(HERD, move('T', [39, 20], [39, 21]))).toBe('legal');
    expect(game().says(HERD, move('T', [38.5, 20], [39, 20], [39, 21]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
    expect(game().says(HERD, move('T', [39, 20], [39, 20.8], [39, 21]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
    const { does, says } = game();
    does(HERD, move('T', [39, 20]));
    expect(says(HERD, move('T', [39, 21]))).toBe('legal');
    expect(says(HERD, move('T', [39, 21.01]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-90 a flyer may charge down on its prey', () => {
    const far = (x: number) => scene(CHARGE, dino('pterodactyl', 'P', 20, 20, { z: 1000 }), rifle('S', x, 20), FAR);
    expect(far(49).says(HERD, swoop('P', 'S', [49, 20, 0]))).toBe('legal');
    expect(far(49.01).says(HERD, swoop('P', 'S', [49.01, 20, 0]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
    expect(far(80).says(HERD, fly('P', [46.01, 20, 0]))).toBe('DW-MOVE-3 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-79 a flyer under half its rate has no charge', () => {
    const { says } = scene(
      { optional: ['dino_charge', 'minimum_altitude'] },
      ...[dino('pterodactyl', 'P', 20, 20), rifle('S', 39.1, 20), FAR],
    );
    expect(says(HERD, reach('P', 'S', [39.1, 20]))).toBe('DW-OPT-ALT-1 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-SCALE-2 at half the scale the charge is 1"', () => {
    const { says } = scene({ ...CHARGE, scale: { lengths: 2, bases: 1 } }, rex('T', 20, 20), rifle('S', 32.4, 20), FAR);
    expect(says(HERD, reach('T', 'S', [32.4, 20]))).toBe('legal');
  });

  test('DW-OPT-1 DW-MOVE-3 without the option there is no charge', () => {
    const { state, does, says } = scene({}, rex('T', 20, 20), rifle('S', 40.39, 20, HELD), FAR);
    expect(says(HERD, reach('T', 'S', [40.39, 20]))).toBe('legal');
    does(HERD, reach('T', 'S', [40.39, 20]));
    expect(says(HERD, overrun('T', 'S'))).toBe('DW-OVER-1 NOT_ENOUGH_MOVEMENT');
    expect(state.dinosaurs.T?.chargeTurn).toBeNull();
  });
});

describe('DW-R-6 the other reading: contact stops a dinosaur', () => {
  const STOPS: Scene = { variants: ['contact_ends_move'] };

  test('DW-R-6 it moves no farther, but may overrun, and then move on', () => {
    const { state, does, says } = scene(STOPS, rex('T', 20, 20), rifle('S', 26, 20, HELD), rifle('S2', 32, 20), FAR);
    const events = does(HERD, reach('T', 'S', [26, 20]));
    expect(events.map(({ type }) => type)).toEqual(['moved', 'stopped']);
    expect(says(HERD, move('T', [20, 20]))).toBe('DW-R-6 MOVE_OVER');
    does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]);
    expect(state.dinosaurs.T?.dived).toBe(false);
    expect(says(HERD, reach('T', 'S2', [32, 20]))).toBe('legal');
  });

  test('DW-R-6 it does not slide past a soldier that it touches', () => {
    const game = (about: Scene) => scene(about, rex('T', 20, 20), rifle('S', 26, 22.4), FAR);
    expect(game(STOPS).says(HERD, move('T', [32, 20]))).toBe('DW-R-6 MOVE_OVER');
    expect(game({}).says(HERD, move('T', [32, 20]))).toBe('legal');
    // With a gap between them it does.
    expect(game(STOPS).says(HERD, move('T', [20, 19.89], [32, 19.89]))).toBe('legal');
  });

  test('DW-MOVE-7 the figures it touches already do not hold it', () => {
    const { does, says } = scene(STOPS, rex('T', 20, 20), rifle('S', 22.4, 20, HELD), FAR);
    expect(does(HERD, move('T', [20, 24])).map(({ type }) => type)).toEqual(['moved']);
    expect(says(HERD, move('T', [20, 30]))).toBe('legal');
  });

  test('DW-R-6 it does not go round the soldier leg by leg', () => {
    const { says } = scene(STOPS, rex('T', 20, 20), rifle('S', 26, 20, HELD), rifle('S2', 30.92, 20, HELD), FAR);
    const round = [180, 150, 120, 90, 60, 30, 0].map((degrees): [number, number] => {
      const angle = (degrees * Math.PI) / 180;
      return [26 + 2.49 * Math.cos(angle), 20 + 2.49 * Math.sin(angle)];
    });
    expect(says(HERD, move('T', ...round))).toBe('DW-R-6 MOVE_OVER');
    expect(says(HERD, move('T', ...round.slice(0, 1)))).toBe('legal');
  });

  test('DW-R-6 a figure it has left stops it when it comes back', () => {
    const game = () => scene(STOPS, rex('T', 20, 20), rifle('S', 22.4, 20, HELD), FAR);
    expect(
      game()
        .does(HERD, move('T', [18, 20], [20, 20]))
        .map(({ type }) => type),
    ).toEqual(['moved', 'stopped']);
    expect(game().says(HERD, move('T', [18, 20], [20, 20], [18, 20]))).toBe('DW-R-6 MOVE_OVER');
    // Along their base it never leaves contact.
    expect(
      game()
        .does(HERD, move('T', [20, 20.4], [20, 20]))
        .map(({ type }) => type),
    ).toEqual(['moved']);
  });

  test('DW-R-6 a flyer that takes off has left all contact', () => {
    const { does, says } = scene(STOPS, dino('pterodactyl', 'P', 23, 20), rifle('S', 24, 20, HELD), FAR);
    expect(does(HERD, fly('P', [20, 20, 4], [23, 20, 0])).map(({ type }) => type)).toEqual(['flew', 'stopped']);
    expect(says(HERD, move('P', [20, 20]))).toBe('DW-R-6 MOVE_OVER');
  });

  test('DW-R-6 a flyer that lands in contact stops too', () => {
    const { does, says } = scene(
      STOPS,
      dino('pterodactyl', 'P', 20, 20, { z: 300 }),
      armed('smg', 'S', 26, 20, HELD),
      FAR,
    );
    expect(does(HERD, swoop('P', 'S', [26, 20, 0])).map(({ type }) => type)).toEqual(['flew', 'stopped']);
    expect(says(HERD, fly('P', [20, 20, 3]))).toBe('DW-R-6 MOVE_OVER');
  });

  test('DW-INV-36 every offer is legal', () => {
    const { state, does, says } = scene(STOPS, rex('T', 20, 20), rifle('S', 26, 22.4), rifle('S2', 24, 20), FAR);
    for (const intent of figureIntents(state, 'T')) expect(says(HERD, intent)).toBe('legal');
    does(HERD, reach('T', 'S2', [24, 20]));
    for (const intent of figureIntents(state, 'T')) expect(says(HERD, intent)).toBe('legal');
  });
});

test.each([
  ['DW-AMOVE-2 a vehicle out of contact has 12"', [], 12],
  ['DW-D-7 quick_escape: 16"', ['quick_escape'], 16],
] as const)('%s', (_, variants, inches) => {
  const { says } = scene(
    { phase: 'army-movement', variants },
    ...[rex('T', 15.4, 20), vehicle('tank', 'V', 20, 20, { mg: 'lmg', cannon: true }), rider('V', 0, 'D'), FAR],
  );
  expect(says(ARMY, move('V', [20 + inches, 20]))).toBe('legal');
  expect(says(ARMY, move('V', [20.01 + inches, 20]))).toBe('DW-AMOVE-2 NOT_ENOUGH_MOVEMENT');
});

test('DW-R-12 nobody gets out of a vehicle below a flyer that hovers low, but below a high one they may', () => {
  const phase = 'army-movement';
  const figures = (z: number) => [
    ...[dino('pterodactyl', 'P', 22.5, 20, { z }), vehicle('jeep', 'V', 20, 20), rider('V', 0, 'D'), FAR],
  ];
  const out = { type: 'alight', figure: 'D', at: { x: 2200, y: 2000 } } as const;
  expect(scene({ phase }, ...figures(219)).says(ARMY, out)).toMatch(/PATH_BLOCKED/);
  expect(scene({ phase }, ...figures(220)).says(ARMY, out)).toBe('legal');
});

describe('the rule that cuts the rest of a move', () => {
  const WOODS = {
    optional: ['terrain_penalties'],
    phase: 'army-movement',
    terrain: [ground('woods', [24, 0], [30, 60])],
  } as const;
  const FAR = rex('T', 110, 110);

  test('DW-R-108 DW-OPT-TERR-2 terrain that has been paid for', () => {
    const { does, says } = scene(
      WOODS as never,
      FAR,
      rifle('S', 23.5, 20),
      vehicle('jeep', 'V', 21, 40),
      rider('V', 0, 'd'),
    );
    does(ARMY, move('S', [24.5, 20]));
    expect(says(ARMY, move('S', [29, 20]))).toBe('DW-OPT-TERR-2 NOT_ENOUGH_MOVEMENT');
    does(ARMY, move('V', [25, 40]));
    expect(says(ARMY, move('V', [40, 40]))).toBe('DW-OPT-TERR-2 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-108 DW-LOAD-1 carriers who have got out this turn', () => {
    const { state, does, says } = scene(
      { phase: 'army-movement' },
      ...[FAR, vehicle('jeep', 'V', 20, 20), rider('V', 0, 'a', { crewOf: 'G' }), rider('V', 1, 'b', { crewOf: 'G' })],
      gun('lmg', 'G', 22.4, 20),
    );
    Object.assign(state.crewedWeapons.G ?? {}, { status: 'dismantled' });
    does(ARMY, { type: 'alight', figure: 'a', at: { x: 2125, y: 2160 } });
    does(ARMY, { type: 'alight', figure: 'b', at: { x: 2125, y: 1840 } });
    expect(says(ARMY, { type: 'carry', weapon: 'G', carriers: ['a', 'b'], path: [{ x: 2240, y: 2440 }] })).toBe(
      'DW-LOAD-1 NOT_ENOUGH_MOVEMENT',
    );
  });
});
