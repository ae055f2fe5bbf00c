import {
  ARMY,
  ci,
  DONE,
  dino,
  gun,
  HERD,
  move,
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

function hitch(weapon = 'L', ...board: string[]): Intent {
  return { type: 'hitch', vehicle: 'V', weapon, board };
}

function unhitch(x: number, y: number, ...crew: [string, number, number][]): Intent {
  const spots = crew.map(([figure, cx, cy]) => ({ figure, at: { x: ci(cx), y: ci(cy) } }));
  return { type: 'unhitch', vehicle: 'V', at: { x: ci(x), y: ci(y) }, facing: 90, crew: spots };
}

const CREW = [
  rifle('a', 36.2, 30, { crewOf: 'L' }),
  rifle('b', 34.2, 32, { crewOf: 'L' }),
  rifle('c', 34.2, 28, { crewOf: 'L' }),
];

/** Returns a truck (radius 2.7") that touches a light artillery piece (1.5") with three crew at it. */
function beside(...more: Parameters<typeof scene>[1][]) {
  return scene(
    MARCH,
    ...[FAR, vehicle('truck', 'V', 30, 30), rider('V', 0, 'driver'), gun('light_artillery', 'L', 34.2, 30)],
    ...CREW,
    ...more,
  );
}

/** Returns the same, hitched, with the crew aboard. */
function towing(...more: Parameters<typeof scene>[1][]) {
  return scene(
    MARCH,
    ...[FAR, vehicle('truck', 'V', 30, 30), rider('V', 0, 'driver')],
    ...[gun('light_artillery', 'L', 0, 0, { at: null, hitchedTo: 'V' })],
    ...['a', 'b', 'c'].map((id, at) => rider('V', at + 1, id, { crewOf: 'L' })),
    ...more,
  );
}

describe('hitching', () => {
  test('DW-TOW-1 DW-R-50 DW-TOW-5 the weapon follows the truck, and its crew gets in', () => {
    const { state, does } = beside();
    does(ARMY, hitch('L', 'a', 'b', 'c'));
    expect(state.crewedWeapons.L).toMatchObject({ status: 'hitched', carrier: 'V' });
    expect(state.vehicles.V).toMatchObject({ towing: 'L', busy: true });
    expect(state.vehicles.V?.seats.slice(0, 4)).toEqual(['driver', 'a', 'b', 'c']);
  });

  test('DW-TOW-3 DW-R-50 hitching takes vehicle and crew a whole turn', () => {
    const { state, does, says } = beside(rifle('d', 30, 33.2));
    does(ARMY, hitch());
    expect(leftCi(state, 'V')).toBe(0);
    expect(says(ARMY, move('V', [31, 30]))).toBe('DW-TOW-3 MOVE_OVER');
    expect(says(ARMY, move('a', [37, 30]))).toBe('DW-R-50 MOVE_OVER');
    expect(says(ARMY, { type: 'board', figure: 'd', vehicle: 'V', seat: null, path: [] })).toBe('DW-R-50 MOVE_OVER');
    expect(says(ARMY, unhitch(34.2, 30))).toBe('DW-TOW-3 MOVE_OVER');
  });

  test('DW-TOW-3 a truck that has driven does not hitch, nor does crew that has walked', () => {
    const driven = beside();
    driven.does(ARMY, move('V', [29.95, 30]));
    expect(driven.says(ARMY, hitch())).toBe('DW-TOW-3 MOVE_OVER');
    const walked = beside();
    walked.does(ARMY, move('a', [36.3, 30]));
    expect(walked.says(ARMY, hitch())).toBe('DW-R-50 UNDERMANNED');
  });

  test('DW-R-50 they must touch, the gun must not have fired, and its crew must be there', () => {
    const apart = scene(
      MARCH,
      ...[FAR, vehicle('truck', 'V', 29.8, 30), gun('light_artillery', 'L', 34.2, 30)],
      ...CREW,
    );
    expect(apart.says(ARMY, hitch())).toBe('DW-R-50 NO_CONTACT');
    const fired = beside();
    fired.state.crewedWeapons.L?.shots.push('regular');
    expect(fired.says(ARMY, hitch())).toBe('DW-R-50 BUDGET_SPENT');
    expect(beside().says(ARMY, hitch('L', 'driver'))).toBe('DW-R-50');
    expect(beside().says(ARMY, hitch('L', 'a', 'a'))).toBe('DW-R-50');
  });

  test('DW-TOW-1 DW-TOW-6 only some vehicles tow, and only some weapons are towed', () => {
    const of = (kind: Parameters<typeof vehicle>[0], weapon: Parameters<typeof gun>[0], gap: number) =>
      scene(MARCH, FAR, vehicle(kind, 'V', 30, 30), gun(weapon, 'L', 30 + gap, 30), rifle('S', 60, 60)).says(
        ARMY,
        hitch(),
      );
    expect(of('jeep', 'light_artillery', 3)).toBe('DW-TOW-1');
    expect(of('truck', 'mortar', 3.3)).toBe('DW-TOW-1');
    expect(of('truck', 'heavy_artillery', 4.7)).toBe('DW-TOW-6 IMMOBILE');
    expect(of('half_track', 'recoilless_rifle', 3.6)).toBe('DW-R-50 UNDERMANNED');
    expect(towing(gun('recoilless_rifle', 'R', 33.7, 30)).says(ARMY, hitch('R'))).toBe('DW-TOW-1 NO_SPACE');
  });

  test('DW-R-50 crew aboard hitch too', () => {
    const { state, does } = scene(
      MARCH,
      ...[FAR, vehicle('truck', 'V', 30, 30), rider('V', 0, 'a', { crewOf: 'L' }), rider('V', 1, 'b', { crewOf: 'L' })],
      ...[gun('light_artillery', 'L', 34.2, 30), rifle('c', 34.2, 28, { crewOf: 'L' })],
    );
    does(ARMY, hitch());
    expect(['a', 'b', 'c'].map((id) => state.soldiers[id]?.busy)).toEqual([true, true, true]);
  });

  test.each([
    ['farther off', 50],
    ['that touches the weapon', 38.4],
  ])('DW-R-50 crew aboard another vehicle %s do not hitch', (_, x) => {
    const { says } = scene(
      MARCH,
      ...[FAR, vehicle('truck', 'V', 30, 30), vehicle('truck', 'W', x, 30), rider('W', 0, 'a', { crewOf: 'L' })],
      ...[
        gun('light_artillery', 'L', 34.2, 30),
        rifle('b', 34.2, 32, { crewOf: 'L' }),
        rifle('c', 34.2, 28, { crewOf: 'L' }),
      ],
    );
    expect(says(ARMY, hitch())).toBe('DW-R-50 UNDERMANNED');
  });

  test('DW-TOW-5 no more crew get in than find a seat', () => {
    const full = Array.from({ length: 7 }, (_, at) => rider('V', at + 1, `p${at}`));
    expect(beside(...full).says(ARMY, hitch('L', 'a', 'b'))).toBe('DW-TOW-5 NO_SPACE');
    expect(beside(...full).says(ARMY, hitch('L', 'a'))).toBe('legal');
  });

  test('DW-INV-36 hitching is offered', () => {
    const { state } = beside();
    const offered = dinoWars.intents(state, ARMY).filter(({ type }) => type === 'hitch');
    expect(offered).toContainEqual(hitch('L', 'a', 'b', 'c'));
    for (const intent of offered) expect(dinoWars.check(state, ARMY, intent)).toBeNull();
  });
});

describe('unhitching', () => {
  const spots: [string, number, number][] = [
    ['a', 36.2, 30],
    ['b', 34.2, 32],
    ['c', 34.2, 28],
  ];

  test('DW-R-50 DW-TOW-4 the weapon stands beside the truck with its crew, and is ready next turn', () => {
    const { state, does } = towing();
    does(ARMY, unhitch(34.2, 30, ...spots));
    expect(state.crewedWeapons.L).toMatchObject({ status: 'set-up', carrier: null, x: 3420, facing: 90, readyTurn: 2 });
    expect(state.vehicles.V).toMatchObject({ towing: null, busy: true });
    expect(state.soldiers.a).toMatchObject({ aboard: null, x: 3620, busy: true });
    expect(state.soldiers.driver?.aboard).toBe('V');
  });

  test('DW-TOW-4 the weapon does not fire in the turn it is unhitched', () => {
    const { state, does, says } = scene(
      MARCH,
      ...[dino('allosaurus', 'A', 60, 30), vehicle('truck', 'V', 30, 30), rider('V', 0, 'driver')],
      ...[gun('light_artillery', 'L', 0, 0, { at: null, hitchedTo: 'V' })],
      ...['a', 'b', 'c'].map((id, at) => rider('V', at + 1, id, { crewOf: 'L' })),
    );
    does(ARMY, unhitch(34.2, 30, ...spots));
    does(ARMY, DONE);
    if (state.phase === 'secondary-fire') does(ARMY, DONE);
    does(HERD, DONE);
    expect(state.turn).toBe(2);
    expect(says(ARMY, { type: 'fire', figure: 'L', weapon: 'light_artillery', target: 'A', spotter: null })).toBe(
      'legal',
    );
  });

  test('DW-R-50 refused: apart from the truck, on another base, too few crew, crew too far away', () => {
    const { says } = towing(rifle('S', 30, 33.5));
    expect(says(ARMY, unhitch(35, 30))).toBe('DW-R-50 NO_CONTACT');
    expect(says(ARMY, unhitch(30, 34.2))).toBe('DW-R-5 PATH_BLOCKED');
    expect(says(ARMY, unhitch(34.2, 30, ['a', 38, 30]))).toBe('DW-R-41 NO_CONTACT');
    expect(says(ARMY, unhitch(34.2, 30, ['a', 34.2, 30.2]))).toBe('DW-R-4 PATH_BLOCKED');
    expect(says(ARMY, unhitch(34.2, 30, ['driver', 36.2, 30]))).toBe('DW-R-50');
    expect(says(ARMY, unhitch(34.2, 30, ['a', 36.2, 30], ['a', 34.2, 32]))).toBe('DW-R-50');
    expect(says(ARMY, unhitch(34.2, 30, ['a', 36.2, 30], ['b', 36.2, 30.2]))).toBe('DW-R-4 PATH_BLOCKED');
    expect(says(ARMY, unhitch(34.2, 30, ['nobody', 36.2, 30]))).toBe('DW-R-50');
    expect(says(ARMY, { ...unhitch(34.2, 30), facing: 400 } as Intent)).toBe('DW-R-1');
    const short = scene(
      MARCH,
      ...[FAR, vehicle('truck', 'V', 30, 30), rider('V', 0, 'driver'), rider('V', 1, 'a', { crewOf: 'L' })],
      gun('light_artillery', 'L', 0, 0, { at: null, hitchedTo: 'V' }),
    );
    expect(short.says(ARMY, unhitch(34.2, 30))).toBe('DW-R-50 UNDERMANNED');
  });

  test('DW-R-50 crew on foot beside the truck unhitch, crew farther away do not', () => {
    const on = (x: number) =>
      scene(
        MARCH,
        ...[FAR, vehicle('truck', 'V', 30, 30), rider('V', 0, 'driver'), rider('V', 1, 'a', { crewOf: 'L' })],
        ...[gun('light_artillery', 'L', 0, 0, { at: null, hitchedTo: 'V' }), rifle('b', x, 30, { crewOf: 'L' })],
        rifle('c', 30, 34.2, { crewOf: 'L' }),
      );
    const { state, does } = on(25.8);
    does(ARMY, unhitch(34.2, 30));
    expect(['a', 'b', 'c', 'driver'].map((id) => state.soldiers[id]?.busy)).toEqual([true, true, true, false]);
    expect(on(25.8).says(ARMY, unhitch(34.2, 30, ['b', 36.2, 30]))).toBe('DW-R-50');
    expect(on(25.79).says(ARMY, unhitch(34.2, 30))).toBe('DW-R-50 UNDERMANNED');
  });

  test('DW-TOW-3 refused: with nothing behind the truck, and after it has driven', () => {
    const { does, says } = towing();
    does(ARMY, move('V', [31, 30]));
    expect(says(ARMY, unhitch(35.2, 30))).toBe('DW-TOW-3 MOVE_OVER');
    expect(beside().says(ARMY, unhitch(30, 34.2))).toBe('DW-TOW-3');
  });

  test('DW-TOW-4 an unhitched weapon is not hitched again', () => {
    const { does, says } = scene(
      MARCH,
      ...[FAR, vehicle('truck', 'V', 30, 30), vehicle('truck', 'W', 37.4, 30)],
      ...[gun('recoilless_rifle', 'L', 0, 0, { at: null, hitchedTo: 'V' })],
      ...['a', 'b', 'c', 'd'].map((id, at) => rider(at < 2 ? 'V' : 'W', (at % 2) + 1, id, { crewOf: 'L' })),
    );
    does(ARMY, unhitch(33.7, 30));
    expect(says(ARMY, { type: 'hitch', vehicle: 'W', weapon: 'L', board: [] })).toBe('DW-TOW-4 WEAPON_NOT_READY');
  });

  test('DW-INV-36 unhitching is offered', () => {
    const { state } = towing();
    const offered = dinoWars.intents(state, ARMY).filter(({ type }) => type === 'unhitch');
    expect(offered).toHaveLength(2);
    for (const intent of offered) expect(dinoWars.check(state, ARMY, intent)).toBeNull();
  });
});

test('DW-TOW-2 DW-AMOVE-4 a truck that tows and loads drives 4.5"', () => {
  const { state, does } = towing(rifle('S', 33.2, 30));
  does(ARMY, { type: 'board', figure: 'S', vehicle: 'V', seat: null, path: [] });
  expect(leftCi(state, 'V')).toBe(ci(4.5));
});

describe('one thing a turn', () => {
  const rifles = (status: 'set-up' | 'dismantled', x: number) => {
    const spots: [string, number, number][] =
      status === 'set-up'
        ? [
            ['a', 33.7, 31.6],
            ['b', 33.7, 28.4],
            ['c', 35.3, 30],
            ['d', 34.9, 31.3],
          ]
        : [
            ['a', 37.7, 31.6],
            ['b', 37.7, 28.4],
            ['c', 33.7, 32.2],
            ['d', 33.7, 27.8],
          ];
    const game = scene(
      MARCH,
      ...[FAR, vehicle('truck', 'V', 30, 30), rider('V', 0, 'driver'), gun('recoilless_rifle', 'R', x, 30)],
      ...spots.map(([id, px, py]) => rifle(id, px, py, { crewOf: 'R' })),
    );
    if (status === 'dismantled') (game.state.crewedWeapons.R as { status: string }).status = status;
    return game;
  };

  test('DW-R-50 DW-TOW-3 a weapon carried this turn is not hitched by others of the crew', () => {
    const { does, says } = rifles('dismantled', 37.7);
    does(ARMY, { type: 'carry', weapon: 'R', carriers: ['a', 'b'], path: [{ x: ci(33.75), y: ci(30) }] });
    expect(says(ARMY, hitch('R', 'c', 'd'))).toBe('DW-R-50 MOVE_OVER');
  });

  test('DW-R-50 DW-TOW-3 a weapon dismantled this turn is not hitched; next turn it is', () => {
    const { state, does, says } = rifles('set-up', 33.7);
    does(ARMY, { type: 'dismantle', weapon: 'R' });
    expect(says(ARMY, hitch('R'))).toBe('DW-R-50 MOVE_OVER');
    expect(dinoWars.intents(state, ARMY).filter(({ type }) => type === 'hitch')).toEqual([]);
    for (const seat of [ARMY, HERD]) does(seat, DONE);
    expect(state.phase).toBe('army-movement');
    expect(says(ARMY, hitch('R'))).toBe('legal');
  });

  test('DW-R-50 DW-TOW-3 a weapon unhitched this turn is not dismantled', () => {
    const { state, does, says } = rifles('set-up', 33.7);
    does(ARMY, hitch('R'));
    for (const seat of [ARMY, HERD]) does(seat, DONE);
    does(ARMY, unhitch(33.7, 30));
    expect(says(ARMY, { type: 'dismantle', weapon: 'R' })).toBe('DW-R-50 MOVE_OVER');
    expect(state.crewedWeapons.R).toMatchObject({ busy: true, handled: false });
  });

  test('DW-R-42 DW-R-50 a hitched gun whose crew is dead gets another from the truck or beside it', () => {
    const { state, does, says } = towing(rifle('m', 30, 33.2), rifle('off', 40, 40), rider('V', 4, 'p'));
    for (const id of ['a', 'b', 'c']) (state.soldiers[id] as { alive: boolean }).alive = false;
    (state.crewedWeapons.L as { crew: string[] }).crew = [];
    expect(says(ARMY, { type: 'assign', weapon: 'L', crew: ['off'] })).toBe('DW-R-42 NO_CONTACT');
    does(ARMY, { type: 'assign', weapon: 'L', crew: ['driver', 'p', 'm'] });
    expect(says(ARMY, unhitch(34.2, 30, ['p', 36.2, 30]))).toBe('legal');
  });
});
