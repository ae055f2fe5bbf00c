import tables from '../fixtures/tables.json';
import {
  type Box,
  facts,
  go,
  hustleTo,
  id,
  moveTo,
  no,
  only,
  type Placed,
  scene,
  spot,
  up,
  who,
} from '../testing/table';
import { chargeNeed, costOf, flightOf, hustleAllowance, type Intent, laneTo, moveAllowance } from '.';
import type { State } from './state';

const FAR: Placed = ['betty_one_eye', 46, 34, [-1, 0]];
const END: Intent = { type: 'endActivation' };

/** Papa Jonas alone in the open, with terrain. */
function alone(boxes: readonly Box[] = [], ...others: readonly Placed[]): State {
  const state = scene([['papa_jonas', 10, 10], ['brother_jerrid', 2, 30], ...others, FAR], boxes);
  up(state, 'papa_jonas');
  return state;
}

function inches(state: State, points: readonly (readonly [number, number])[]): number {
  const body = who(state, 'papa_jonas');
  return (
    costOf(
      state,
      body,
      { x: body.x ?? 0, y: body.y ?? 0 },
      points.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })),
    ) / 1000
  );
}

describe('a Movement Phase', () => {
  test('DC-MOV-1 DC-R-7 any path up to the Speed, each segment rounded up', () => {
    const state = alone();
    expect(no(state, moveTo(state, 'papa_jonas', [[14, 10]]))).toBeNull();
    expect(
      no(
        state,
        moveTo(state, 'papa_jonas', [
          [12, 10],
          [12, 12],
        ]),
      ),
    ).toBeNull();
    expect(no(state, moveTo(state, 'papa_jonas', [[14.006, 10]]))).toBe('DC-R-30');
    expect(facts(state, moveTo(state, 'papa_jonas', [[15, 10]]))).toEqual({ cost: 5000, allowance: 4000 });
    const many = Array.from({ length: 33 }, (_, i) => [10 + i / 100, 10] as const);
    expect([
      no(state, moveTo(state, 'papa_jonas', many)),
      no(state, moveTo(state, 'papa_jonas', many.slice(1))),
    ]).toEqual(['DC-R-7', null]);
  });

  test('DC-MOV-2 DC-R-28 DC-R-6 the facing is set at its end; turning in place is free', () => {
    const state = alone();
    expect(no(state, moveTo(state, 'papa_jonas', [], [0, 0]))).toBe('DC-R-6');
    go(state, moveTo(state, 'papa_jonas', [[12, 10]], [-3, 4]));
    expect(who(state, 'papa_jonas')).toMatchObject({ x: 12_000, facingX: -3, facingY: 4, moved: true });
  });

  test('DC-EX-1 DC-MOV-3 DC-R-30 characters pay double in difficult terrain, where polygons overlap only once', () => {
    const slope: Box = ['hill', 11, 5, 13, 15, 1];
    expect(inches(alone([slope]), [[14, 10]])).toBe(6);
    expect(inches(alone([slope, ['woods', 11, 5, 13, 15]]), [[14, 10]])).toBe(6);
    expect(inches(alone([['woods', 10, 5, 12, 15]]), [[12, 10]])).toBe(4);
    expect(no(alone([slope]), moveTo(alone([slope]), 'papa_jonas', [[13, 10]]))).toBe('DC-R-30');
  });

  test('DC-MOV-4 dinosaurs ignore difficult terrain', () => {
    const state = scene(
      [['drake', 10, 10], ['papa_jonas', 'drake'], ['brother_jerrid', 2, 30], FAR],
      [['woods', 11, 5, 15, 15]],
    );
    up(state, 'drake');
    expect(no(state, moveTo(state, 'drake', [[16, 10]]))).toBeNull();
  });

  test('DC-R-8 DC-R-5 over allies but not over enemies, and not onto anybody', () => {
    const state = alone([], ['mama_hanna', 11.5, 10], ['the_blade', 10, 12, [0, -1]]);
    expect(no(state, moveTo(state, 'papa_jonas', [[13, 10]]))).toBeNull();
    expect(no(state, moveTo(state, 'papa_jonas', [[12, 10]]))).toBe('DC-R-5');
    expect(no(state, moveTo(state, 'papa_jonas', [[10, 13.5]]))).toBe('DC-R-8');
    expect(no(state, moveTo(state, 'papa_jonas', [[10, 11]]))).toBeNull();
    expect(no(state, moveTo(state, 'papa_jonas', [[10, 11.011]]))).toBe('DC-R-8');
  });

  test('DC-R-9 nobody leaves the table', () => {
    const state = scene([['papa_jonas', 1, 10], ['brother_jerrid', 2, 30], FAR]);
    up(state, 'papa_jonas');
    expect([
      no(state, moveTo(state, 'papa_jonas', [[0.5, 10]])),
      no(state, moveTo(state, 'papa_jonas', [[0.499, 10]])),
    ]).toEqual([null, 'DC-R-9']);
  });

  test('DC-R-11 not through walls, which a rim may brush, and not onto them', () => {
    const state = alone([['building', 11, 10.3, 12, 15]]);
    expect(no(state, moveTo(state, 'papa_jonas', [[13, 10]]))).toBeNull();
    expect(no(state, moveTo(state, 'papa_jonas', [[11.5, 10]]))).toBe('DC-R-11');
    expect(
      no(
        state,
        moveTo(state, 'papa_jonas', [
          [10, 10.5],
          [13, 10.5],
        ]),
      ),
    ).toBe('DC-R-11');
  });

  test('DC-DIN-3 DC-R-25 only the body of the active unit moves', () => {
    const state = alone();
    expect(no(state, moveTo(state, 'brother_jerrid', [[3, 30]]))).toBe('DC-DIN-3');
  });
});

describe('a Hustle', () => {
  test('DC-EX-2 DC-ACT-4 DC-ACT-5 DC-TERM-6 half the Speed, rounded down, at least 1 inch', () => {
    const state = alone();
    const body = who(state, 'papa_jonas');
    expect([
      moveAllowance(state, body) + hustleAllowance(state, body),
      hustleAllowance(state, { ...body, spd: 5 }),
      hustleAllowance(state, { ...body, spd: 1 }),
    ]).toEqual([6000, 2000, 1000]);
    expect(no(state, hustleTo([[12.01, 10]]))).toBe('DC-R-30');
    go(state, hustleTo([[12, 10]], [0, 1]));
    expect(who(state, 'papa_jonas')).toMatchObject({ x: 12_000, facingY: 1, moved: true });
  });

  test('DC-EX-12 DC-DIS-3 DC-R-62 DC-ACT-5 one Panic roll serves movement and Hustle', () => {
    const state = scene([['drake', 10, 10, [1, 0], { panic: 1 }], ['brother_jerrid', 2, 30], FAR]);
    up(state, 'drake', [], ['panic', 5]);
    const body = who(state, 'drake');
    expect([moveAllowance(state, body), hustleAllowance(state, body)]).toEqual([5000, 2000]);
    expect(no(state, moveTo(state, 'drake', [[16, 10]]))).toBe('DC-R-30');
  });
});

describe('a Charge', () => {
  const blade = (gap: number, boxes: readonly Box[] = [], ...others: readonly Placed[]) => {
    const state = scene(
      [
        ['the_blade', 10, 10],
        ['papa_jonas', 11 + gap, 10, [-1, 0], { startHp: 14, hp: 14 }],
        ['betty_one_eye', 2, 30],
        ...others,
        ['brother_jerrid', 40, 30],
      ],
      boxes,
    );
    up(state, 'the_blade');
    return state;
  };
  const at = (state: State): Intent => ({
    type: 'charge',
    attacker: id(state, 'the_blade'),
    weapon: 'spine_blade',
    target: id(state, 'papa_jonas'),
  });

  test.each<[id: string, gap: number, boxes: readonly Box[], need: number | null]>([
    ['DC-EX-3 DC-ACT-7', 5, [], 5],
    ['DC-TV-21', 5.3, [], 6],
    ['DC-TV-22 DC-R-31', 4, [['woods', 11, 5, 13, 15]], 6],
    ['DC-R-31 compared exactly in the open', 5.001, [], 6],
  ])('%s the distance to beat', (_, gap, boxes, need) => {
    const state = blade(gap, boxes);
    expect(chargeNeed(state, who(state, 'the_blade'), who(state, 'papa_jonas'))).toBe(need);
  });

  test.each<[gap: number, rule: string | null]>([
    [1.9, 'DC-ACT-6'],
    [2, null],
    [6, null],
    [6.001, 'DC-ACT-6'],
  ])('DC-TV-23 DC-ACT-6 at a gap of %d', (gap, rule) => {
    const state = blade(gap);
    expect(no(state, at(state))).toBe(rule);
  });

  test('DC-R-31 not behind, unseen, blocked, or beyond what a 6 can reach', () => {
    const behind = blade(4);
    who(behind, 'the_blade').facingX = -1;
    expect(no(behind, at(behind))).toBe('DC-R-31');
    const slow = blade(4, [['woods', 10, 5, 15, 15]]);
    expect(no(slow, at(slow))).toBe('DC-R-31');
    const wall = blade(4, [['building', 12, 9.8, 12.5, 10.2]]);
    expect(no(wall, at(wall))).toBe('DC-R-11');
    const foe = blade(4, [], ['mama_hanna', 12.5, 10.5]);
    expect(no(foe, at(foe))).toBe('DC-R-8');
    const taken = blade(4, [], ['maynard_dereus', 14, 10.9]);
    expect(no(taken, at(taken))).toBe('DC-R-5');
  });

  test('DC-CLO-4 not without a close weapon', () => {
    const state = blade(4);
    expect(no(state, { ...at(state), weapon: 'six_shooter_80kw' } as Intent)).toBe('DC-CLO-4');
  });

  test('DC-ACT-8 a failed one moves nobody and uses the action', () => {
    const state = blade(4);
    const events = go(state, at(state), ['charge', 3]);
    expect(only(events, 'chargeSettled')).toEqual([{ type: 'chargeSettled', success: false }]);
    expect([spot(state, 'the_blade'), who(state, 'the_blade').moved, state.activation?.acted]).toEqual([
      [10, 10],
      false,
      true,
    ]);
  });

  test('DC-ACT-9 DC-R-32 DC-R-81 DC-MOD-9 a successful one ends in contact, facing the target, and attacks with one more die', () => {
    const state = blade(4);
    const events = go(state, at(state), ['charge', 4], ['attack', 2, 2, 2, 2, 2, 12]);
    expect([spot(state, 'the_blade'), who(state, 'the_blade').moved, who(state, 'papa_jonas').hp]).toEqual([
      [14, 10],
      true,
      9,
    ]);
    expect(only(events, 'attackRolled')[0]).toMatchObject({ charge: true, dice: [2, 2, 2, 2, 2, 12] });
  });

  test('DC-R-33 a rider charges with the body of its mount, and may name a rider', () => {
    const state = scene([
      ['malice', 10, 10],
      ['the_blade', 'malice'],
      ['betty_one_eye', 2, 30],
      ['drake', 16, 10, [-1, 0]],
      ['papa_jonas', 'drake', { startHp: 14, hp: 14 }],
      ['brother_jerrid', 40, 30],
    ]);
    up(state, 'malice');
    go(state, at(state), ['charge', 4], ['attack', 2, 2, 2, 2, 2, 12]);
    expect([spot(state, 'malice'), who(state, 'malice').moved, who(state, 'papa_jonas').hp]).toEqual([
      [14, 10],
      true,
      9,
    ]);
    const lane = laneTo(state, who(state, 'malice'), who(state, 'papa_jonas'));
    expect(lane.toBeat).toBe(0);
  });
});

describe('flight', () => {
  test.each(tables.vectors.filter(({ kind }) => kind === 'flee').map((each) => [each.id, each] as const))(
    '%s DC-BRV-4 DC-BRV-7 DC-R-52',
    (_, vector) => {
      const { pos, enemy } = vector.input as unknown as { pos: [number, number]; enemy: [number, number] };
      const state = scene([
        ['papa_jonas', pos[0] / 1000, pos[1] / 1000, [1, 0], { fleeing: true }],
        ['brother_jerrid', 2, 34],
        ['the_blade', enemy[0] / 1000, enemy[1] / 1000],
      ]);
      const { x, y } = flightOf(state, who(state, 'papa_jonas'));
      expect([x, y]).toEqual((vector.expect as unknown as { pos: unknown }).pos);
    },
  );

  test('DC-BRV-5 DC-R-53 DC-SEQ-W5 DC-R-29 DC-CLO-6 then its player sets the facing, the token goes, and any action follows', () => {
    const state = scene([
      ['papa_jonas', 10, 10, [1, 0], { fleeing: true }],
      ['brother_jerrid', 2, 34],
      ['the_blade', 11, 10, [-1, 0]],
    ]);
    up(state, 'papa_jonas');
    expect([spot(state, 'papa_jonas'), state.phase, state.asked, who(state, 'papa_jonas').moved]).toEqual([
      [6, 10],
      'flee',
      0,
      true,
    ]);
    expect(no(state, { type: 'setFleeFacing', facing: { x: 0, y: 0 } })).toBe('DC-R-6');
    go(state, { type: 'setFleeFacing', facing: { x: 1, y: 1 } });
    expect([who(state, 'papa_jonas').fleeing, state.phase]).toEqual([false, 'phases']);
    expect(no(state, moveTo(state, 'papa_jonas', []))).toBe('DC-ACV-1');
    expect(no(state, hustleTo([[8, 10]]))).toBeNull();
  });

  test('DC-R-52 in difficult terrain it costs double, and a wall ends it, so that it may be 0', () => {
    const woods = scene(
      [
        ['papa_jonas', 10, 10, [1, 0], { fleeing: true }],
        ['brother_jerrid', 2, 34],
        ['the_blade', 14, 10],
      ],
      [['woods', 4, 5, 10, 15]],
    );
    expect(flightOf(woods, who(woods, 'papa_jonas')).x).toBe(8000);
    const wall = scene(
      [
        ['papa_jonas', 10, 10, [1, 0], { fleeing: true }],
        ['brother_jerrid', 2, 34],
        ['the_blade', 14, 10],
      ],
      [['building', 8, 5, 9.48, 15]],
    );
    expect(flightOf(wall, who(wall, 'papa_jonas')).x).toBe(10_000);
    up(wall, 'papa_jonas');
    go(wall, { type: 'setFleeFacing', facing: { x: 1, y: 0 } });
    expect(who(wall, 'papa_jonas')).toMatchObject({ fleeing: false, moved: false });
  });

  test('DC-BRV-6 DC-R-54 a fleeing rider moves the whole unit at the Speed of its mount; who is already Activated waits', () => {
    const placed: Placed[] = [
      ['drake', 20, 10],
      ['papa_jonas', 'drake', { fleeing: true }],
      ['mama_hanna', 'drake', { fleeing: true, activated: true }],
      ['brother_jerrid', 2, 34],
      ['the_blade', 26, 10],
    ];
    const state = scene(placed);
    up(state, 'drake');
    expect(spot(state, 'drake')).toEqual([14, 10]);
    go(state, { type: 'setFleeFacing', facing: { x: 1, y: 0 } });
    expect([who(state, 'papa_jonas').fleeing, who(state, 'mama_hanna').fleeing]).toEqual([false, true]);
    const waits = scene([
      ['drake', 20, 10],
      ['mama_hanna', 'drake', { fleeing: true, activated: true }],
      ['brother_jerrid', 2, 34],
      ['the_blade', 26, 10],
    ]);
    up(waits, 'drake');
    expect([spot(waits, 'drake'), waits.phase]).toEqual([[20, 10], 'phases']);
  });

  test('DC-R-80 when the time is up the facing stays', () => {
    const state = scene([
      ['papa_jonas', 10, 10, [0, 1], { fleeing: true }],
      ['brother_jerrid', 2, 34],
      ['the_blade', 14, 10],
    ]);
    go(state, { type: 'idle' });
    expect(who(state, 'papa_jonas')).toMatchObject({
      x: 6000,
      facingX: 0,
      facingY: 1,
      fleeing: false,
      activated: true,
    });
    expect(END.type).toBe('endActivation');
  });
});
