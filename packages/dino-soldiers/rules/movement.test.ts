import { frozen } from '@dwo/kernel';
import { attack, endTurn, go, hp, leap, no, offers, scene, soldiersTurn, step, unit } from '../testing/table';
import { dinoSoldiers, type Intent } from '.';

const OPEN = ['ooooo', 'ooooo', 'ooooo', 'ooooo', 'ooooo'];

describe('steps', () => {
  test('DS-MOV-1 DS-MOV-2 DS-MOV-6 DS-EX-3 two points are two Open tiles, and unspent points are lost', () => {
    const state = soldiersTurn(OPEN, [
      ['rifleman', 0, 0],
      ['stegosaurus', 4, 4],
    ]);
    go(state, step(0, 1, 1));
    go(state, step(0, 2, 2));
    expect(no(state, step(0, 3, 3))).toBe('DS-MOV-6');
    expect(no(state, step(0, 4, 4))).toBe('DS-MOV-6');
    go(state, endTurn);
    go(state, endTurn);
    expect(unit(state, 0).points).toBe(2);
    expect(no(state, step(0, 4, 4))).toBe('DS-MOV-2');
  });

  test('DS-MOV-3 DS-EX-3 steps go in all eight directions, also between two corners', () => {
    const state = scene(OPEN, [['velociraptor', 2, 2]], { oneSpecies: true });
    expect(offers(state, 'step')).toHaveLength(8);
    const narrow = scene(['o ', ' o'], [['velociraptor', 0, 0]], { oneSpecies: true });
    expect(offers(narrow, 'step')).toEqual([step(0, 1, 1)]);
  });

  test('DS-MOV-4 DS-AB-RED-1 a unit with Reduced Mobility moves orthogonally', () => {
    const state = scene(OPEN, [['stegosaurus', 2, 2]], { oneSpecies: true });
    expect(offers(state, 'step')).toHaveLength(4);
    expect(no(state, step(0, 3, 3))).toBe('DS-MOV-4');
    const jeep = soldiersTurn(OPEN, [['gunJeep', 2, 2]]);
    expect(no(jeep, step(0, 1, 1))).toBe('DS-MOV-4');
  });

  test('DS-MOV-5 nobody enters an Obstacle or the void', () => {
    const state = scene(['ooo', 'o o', 'ooo'], [['velociraptor', 0, 0]], { oneSpecies: true });
    expect(no(state, step(0, 1, 1))).toBe('DS-MOV-5');
    expect(no(state, step(0, -1, 0))).toBe('DS-MOV-5');
  });

  test('DS-MOV-7 entering reveals, moves, turns the tile up, costs points and hurts, in this order', () => {
    const state = soldiersTurn(
      ['oU', 'oo'],
      [
        ['gunJeep', 0, 0],
        ['stegosaurus', 1, 1],
        ['rifleman', 0, 1],
      ],
    );
    Object.assign(state.tiles[1] ?? {}, { burns: 2, heat: 2 });
    state.closed = { faces: ['T01', 'T26', 'T01', 'T01'] };
    expect(go(state, step(0, 1, 0)).map((event) => [event.type, 'cause' in event ? event.cause : ''])).toEqual([
      ['moved', ''],
      ['turned', ''],
      ['paid', ''],
      ['hurt', 'terrain'],
      ['hurt', 'fire'],
    ]);
    expect(hp(state, 0)).toBe(3);
    expect(unit(state, 0)).toMatchObject({ entered: true, points: 3 });
  });

  test('DS-MOV-8 each step shows its result before the next, and units move in any order', () => {
    const state = soldiersTurn(
      ['oCo', 'oMo'],
      [
        ['scout', 0, 0],
        ['rifleman', 0, 1],
        ['stegosaurus', 2, 0],
      ],
    );
    go(state, step(0, 1, 0));
    expect(state.tiles[1]?.face).toBe('T17');
    go(state, step(1, 1, 1));
    expect(unit(state, 1).place).toBe('dead');
    expect(no(state, step(0, 2, 1))).toBeNull();
  });

  test('DS-TURN-3 only own units on the field move', () => {
    const state = soldiersTurn(OPEN, [
      ['rifleman', 0, 0],
      ['stegosaurus', 2, 2],
      ['rifleman', null, null],
    ]);
    expect(no(state, step(1, 2, 3))).toBe('DS-TURN-3');
    expect(no(state, step(2, 2, 3))).toBe('DS-TURN-3');
    expect(no(state, step(9, 2, 3))).toBe('DS-TURN-3');
  });
});

describe('terrain', () => {
  test('DS-TER-2 DS-TER-3 DS-TER-5 DS-EX-11 Rough costs 2 points, or the last one, and leaving it costs nothing', () => {
    const rough = ['oor', 'orr', 'ooo'];
    const state = soldiersTurn(rough, [
      ['rifleman', 1, 0],
      ['scout', 0, 0],
      ['sniper', 0, 1],
      ['stegosaurus', 2, 2],
    ]);
    go(state, step(0, 2, 0));
    expect(unit(state, 0).points).toBe(0);
    go(state, step(1, 1, 0));
    go(state, step(1, 2, 1));
    expect(unit(state, 1).points).toBe(1);
    go(state, step(2, 1, 1));
    expect(unit(state, 2).points).toBe(0);
    go(state, endTurn);
    go(state, endTurn);
    go(state, step(2, 0, 2));
    expect(unit(state, 2).points).toBe(0);
  });

  test('DS-TER-3 Rough slows small dinosaurs as well', () => {
    const state = scene(['or'], [['velociraptor', 0, 0]], { oneSpecies: true });
    go(state, step(0, 1, 0));
    expect(unit(state, 0).points).toBe(1);
  });

  test('DS-TER-4 DS-AB-CRO-1 DS-AB-MAS-1 DS-EX-11 Crossing, Massive and Flight make Rough cost 1', () => {
    const bridged = soldiersTurn(
      ['or', 'oo'],
      [
        ['rifleman', 0, 0],
        ['bridgeEngineer', 0, 1],
        ['stegosaurus', 1, 1],
      ],
    );
    go(bridged, step(0, 1, 0));
    go(bridged, step(1, 1, 0));
    expect([unit(bridged, 0).points, unit(bridged, 1).points]).toEqual([1, 1]);
    const away = soldiersTurn(
      ['or'],
      [
        ['rifleman', 0, 0],
        ['bridgeEngineer', null, null],
        ['stegosaurus', 0, 0],
      ],
    );
    go(away, step(0, 1, 0));
    expect(unit(away, 0).points).toBe(0);
    for (const type of ['tyrannosaurus', 'pteranodon'] as const) {
      const state = scene(
        ['or'],
        [
          [type, 0, 0],
          ['bridgeEngineer', 0, 0],
        ],
        { oneSpecies: true },
      );
      const { points } = unit(state, 0);
      go(state, step(0, 1, 0));
      expect(unit(state, 0).points).toBe(points - 1);
    }
  });

  test('DS-EX-12 DS-MOV-7 with 1 point left a tile that turns out Rough takes that point', () => {
    const state = soldiersTurn(
      ['oR'],
      [
        ['rifleman', 0, 0, { points: 1 }],
        ['stegosaurus', 0, 0],
      ],
    );
    go(state, step(0, 1, 0));
    expect(unit(state, 0)).toMatchObject({ points: 0, tile: 1 });
    expect(state.tiles[1]?.face).toBe('T10');
  });

  test('DS-TER-6 DS-EX-5 Unforgiving terrain hurts a unit each time it enters, and never one that stays', () => {
    const dead = soldiersTurn(
      ['oUo'],
      [
        ['rifleman', 0, 0],
        ['stegosaurus', 2, 0],
        ['rifleman', null, null],
      ],
    );
    go(dead, step(0, 1, 0));
    expect(dead.tiles[1]?.face).toBe('T24');
    expect(unit(dead, 0).place).toBe('dead');
    const state = scene(
      ['ouo'],
      [
        ['carnotaurus', 0, 0],
        ['rifleman', 2, 0],
      ],
      { oneSpecies: true },
    );
    go(state, step(0, 1, 0));
    go(state, step(0, 0, 0));
    go(state, step(0, 1, 0));
    expect(hp(state, 0)).toBe(5);
    go(state, endTurn);
    go(state, endTurn);
    expect(hp(state, 0)).toBe(5);
  });

  test('DS-TER-7 DS-AB-DET-1 DS-EX-13 a Sapper keeps all soldiers safe while it lives', () => {
    const units = [
      ['rifleman', 0, 0],
      ['sapper', 0, 0],
      ['stegosaurus', 2, 0],
      ['rifleman', 0, 0],
    ] as const;
    const state = soldiersTurn(['oMo'], units);
    go(state, step(0, 1, 0));
    expect(unit(state, 0).place).toBe('field');
    expect(state.tiles[1]?.face).toBe('T28');
    go(state, step(1, 1, 0));
    expect(unit(state, 1).place).toBe('field');
    Object.assign(unit(state, 1), { place: 'dead', tile: null, hp: 0 });
    go(state, step(3, 1, 0));
    expect(unit(state, 3).place).toBe('dead');
  });

  test.each(['pteranodon', 'troodon', 'spinosaurus'] as const)(
    'DS-TER-7 DS-AB-FLY-1 DS-AB-INS-1 %s is not hurt',
    (type) => {
      const state = scene(
        ['oM'],
        [
          [type, 0, 0],
          ['rifleman', 0, 0],
        ],
        { oneSpecies: true },
      );
      const before = hp(state, 0);
      go(state, step(0, 1, 0));
      expect(hp(state, 0)).toBe(before);
      expect(state.tiles[1]?.face).toBe('T28');
    },
  );

  test('DS-TER-8 Armour reduces terrain damage', () => {
    const state = scene(
      ['op'],
      [
        ['triceratops', 0, 0],
        ['rifleman', 0, 0],
      ],
      { oneSpecies: true },
    );
    go(state, step(0, 1, 0));
    expect(hp(state, 0)).toBe(8);
  });
});

describe('room', () => {
  const four = [0, 1, 2, 3].map(() => ['rifleman', 1, 0] as const);

  test('DS-OCC-1 DS-OCC-3 DS-EX-14 a side may have four small units or one large unit on a tile', () => {
    const state = soldiersTurn(['oo', 'oo'], [...four, ['rifleman', 0, 0], ['gunJeep', 0, 1], ['stegosaurus', 1, 1]]);
    expect(no(state, step(4, 1, 0))).toBe('DS-OCC-3');
    expect(no(state, step(5, 0, 0))).toBe('DS-OCC-3');
    go(state, step(0, 1, 1));
    expect(no(state, step(4, 1, 0))).toBeNull();
    const herd = scene(
      OPEN,
      [
        ['tyrannosaurus', 1, 1],
        ['triceratops', 1, 0],
        ['compsognathus', 0, 0],
      ],
      { oneSpecies: true },
    );
    expect(no(herd, step(1, 1, 1))).toBe('DS-OCC-3');
    expect(no(herd, step(2, 1, 1))).toBe('DS-OCC-3');
    expect(dinoSoldiers.check(frozen(herd), 0, step(2, 1, 1))).toMatchObject({
      facts: { x: 1, y: 1, blockers: [0], count: 1, type: 'tyrannosaurus' },
    });
  });

  test('DS-OCC-2 DS-OCC-4 DS-EX-14 enemies take no room and block no way', () => {
    const state = scene(['oo', 'oo'], [...four, ['tyrannosaurus', 0, 0]], { oneSpecies: true });
    go(state, step(4, 1, 0));
    go(state, step(4, 1, 1));
    expect(unit(state, 4).points).toBe(1);
  });
});

describe('reserve', () => {
  const enter = (id: number): Intent => ({ type: 'enter', unit: id });
  const field = ['<oo', 'ooo', 'oo>'];

  test('DS-RES-1 DS-RES-2 DS-EX-14 any number of units comes in, on their own Starting Tile, while there is room', () => {
    const units = Array.from({ length: 6 }, () => ['rifleman', null, null] as const);
    const state = soldiersTurn(field, [...units, ['stegosaurus', 0, 0]]);
    for (const id of [0, 1, 2, 3]) go(state, enter(id));
    expect(unit(state, 0).tile).toBe(8);
    // Nobody comes in twice.
    expect(no(state, enter(0))).toBe('DS-RES-1');
    expect(no(state, enter(6))).toBe('DS-RES-1');
    expect(no(state, enter(4))).toBe('DS-OCC-1');
    expect(dinoSoldiers.check(frozen(state), 1, enter(4))).toMatchObject({
      facts: { unit: 4, blockers: [0, 1, 2, 3], count: 4, type: 'rifleman' },
    });
    go(state, step(0, 1, 1));
    expect(no(state, enter(4))).toBeNull();
    go(state, { type: 'endMove' });
    expect(no(state, enter(4))).toBe('DS-TURN-4');
  });

  test('DS-RES-3 DS-AB-FIR-4 coming in is free, and fire on the Starting Tile hurts', () => {
    const state = scene(
      field,
      [
        ['carnotaurus', null, null],
        ['rifleman', 2, 2],
        ['rifleman', 1, 0],
      ],
      { oneSpecies: true },
    );
    Object.assign(state.tiles[0] ?? {}, { burns: 1, heat: 2 });
    go(state, enter(0));
    expect(unit(state, 0)).toMatchObject({ hp: 5, points: 3, entered: true });
    go(state, step(0, 1, 0));
    expect(no(state, attack(0, 'bite', 2))).toBeNull();
  });

  test('DS-RES-4 DS-SEQ-3 DS-SEQ-4 a side without units on the field must bring one in', () => {
    const state = scene(field, [
      ['compsognathus', null, null],
      ['carnotaurus', null, null],
      ['rifleman', 2, 2],
    ]);
    expect(no(state, endTurn)).toBe('DS-RES-4');
    expect(no(state, { type: 'endMove' })).toBe('DS-RES-4');
    expect(no(state, attack(0, 'strike', 2))).toBe('DS-RES-4');
    expect(dinoSoldiers.pass(frozen(state), 0)).toEqual(enter(0));
    Object.assign(state.tiles[0] ?? {}, { burns: 1, heat: 2 });
    go(state, enter(0));
    expect(unit(state, 0).place).toBe('dead');
    expect(no(state, endTurn)).toBeNull();
  });

  test('DS-RES-5 reserves do nothing and are no target', () => {
    const state = soldiersTurn(
      ['om'],
      [
        ['rifleman', 0, 0],
        ['sapper', null, null],
        ['carnotaurus', null, null],
        ['stegosaurus', 1, 0],
      ],
    );
    expect(no(state, attack(0, 'shoot', 2))).toBe('DS-ATK-5');
    go(state, step(0, 1, 0));
    expect(unit(state, 0).place).toBe('dead');
  });
});

describe('leaps and flight', () => {
  test('DS-AB-LEP-1 DS-AB-LEP-2 DS-EX-28 a leap crosses a tile or an Obstacle for 1, and enters only where it lands', () => {
    const rows = ['ooo', 'o m', 'oor'];
    const state = scene(
      ['ooo', 'o m', 'oRr'],
      [
        ['deinonychus', 0, 1],
        ['rifleman', 0, 0],
        ['rifleman', 0, 0],
      ],
      { oneSpecies: true },
    );
    expect(no(state, leap(0, 2, 1))).toBeNull();
    go(state, leap(0, 2, 1));
    expect(unit(state, 0).place).toBe('dead');
    const again = scene(
      ['ooo', 'o o', 'oRr'],
      [
        ['deinonychus', 0, 2],
        ['rifleman', 0, 0],
      ],
      { oneSpecies: true },
    );
    go(again, leap(0, 2, 2));
    expect(unit(again, 0).points).toBe(2);
    expect(again.tiles[6]?.face).toBeNull();
    const hollow = scene(
      ['o o', 'ooo'],
      [
        ['deinonychus', 0, 0],
        ['rifleman', 0, 0],
      ],
      { oneSpecies: true },
    );
    expect(no(hollow, leap(0, 2, 0))).toBe('DS-AB-LEP-1');
    expect(no(hollow, leap(0, 1, 1))).toBe('DS-AB-LEP-1');
    const others = scene(
      rows,
      [
        ['velociraptor', 0, 1],
        ['rifleman', 0, 0],
      ],
      { oneSpecies: true },
    );
    expect(no(others, leap(0, 2, 1))).toBe('DS-AB-LEP-1');
  });

  test('DS-AB-FLY-2 DS-EX-29 a flyer crosses an Obstacle for 2 points', () => {
    const over = (id: number, x: number, y: number): Intent => ({
      type: 'overfly',
      unit: id,
      via: { x: 1, y: 1 },
      x,
      y,
    });
    const state = scene(
      ['ooo', 'o o', 'ooo'],
      [
        ['pteranodon', 0, 1],
        ['rifleman', 0, 0],
      ],
      { oneSpecies: true },
    );
    expect(offers(state, 'overfly')).toHaveLength(7);
    expect(no(state, over(0, 0, 1))).toBe('DS-AB-FLY-2');
    expect(no(state, over(0, 1, 1))).toBe('DS-AB-FLY-2');
    go(state, over(0, 2, 2));
    expect(unit(state, 0)).toMatchObject({ points: 2, tile: 7 });
    go(state, step(0, 2, 1));
    expect(no(state, over(0, 0, 0))).toBe('DS-MOV-6');
    const walker = scene(
      ['ooo', 'o o', 'ooo'],
      [
        ['velociraptor', 0, 1],
        ['rifleman', 0, 0],
      ],
      { oneSpecies: true },
    );
    expect(no(walker, over(0, 2, 2))).toBe('DS-AB-FLY-2');
  });
});

test('DS-TURN-4 DS-GEN-2 the first attack ends the moves; the other side waits', () => {
  const state = soldiersTurn(OPEN, [
    ['rifleman', 0, 0],
    ['stegosaurus', 2, 2],
    ['rifleman', 0, 1],
  ]);
  go(state, attack(0, 'shoot', 1));
  expect(state.step).toBe('attack');
  expect(no(state, step(2, 1, 1))).toBe('DS-TURN-4');
  expect(no(state, endTurn, 0)).toBe('DS-GEN-2');
  expect(no(state, { type: 'endMove' })).toBe('DS-TURN-4');
});
