import { attack, endTurn, go, hp, no, offers, pair, scene, soldiersTurn, step, tile, unit } from '../testing/table';
import type { Target } from '.';

const free = { oneSpecies: true };
const GRID = ['oooooo', 'oooooo', 'oooooo', 'oooooo', 'oooooo'];
const HOLLOW = ['ooooo', 'oo oo', 'ooooo'];
const fire = (dx: number, dy: number): Target => ({ kind: 'fireLine', dx, dy });

test('DS-AB-COV-1 DS-EX-20 one or two targets, on two tiles next to each other', () => {
  const at = (ax: number, ay: number, bx: number, by: number) =>
    soldiersTurn(GRID, [
      ['machineGunner', 2, 2],
      ['stegosaurus', ax, ay],
      ['brachiosaurus', bx, by],
    ]);
  const state = at(2, 3, 3, 4);
  expect(no(state, attack(0, 'shoot', pair(1)))).toBeNull();
  go(state, attack(0, 'shoot', pair(1, 2)));
  expect([hp(state, 1), hp(state, 2)]).toEqual([6, 10]);
  expect(unit(state, 0).modes).toEqual(['shoot']);
  expect(no(at(2, 3, 4, 3), attack(0, 'shoot', pair(1, 2)))).toBe('DS-AB-COV-1');
  const same = soldiersTurn(GRID, [
    ['machineGunner', 2, 2],
    ['velociraptor', 3, 3],
    ['troodon', 3, 3],
  ]);
  expect(no(same, attack(0, 'shoot', pair(1, 2)))).toBe('DS-AB-COV-1');
});

test('DS-AB-ART-1 DS-AB-LON-1 artillery and long rifles reach everything they see', () => {
  const row = ['ooooooooo'];
  const state = soldiersTurn(row, [
    ['radioOperator', 0, 0],
    ['sniper', 0, 0],
    ['stegosaurus', 8, 0],
  ]);
  expect(no(state, attack(0, 'shoot', 2))).toBe('DS-RNG-1');
  go(state, attack(0, 'artillery', 2));
  go(state, attack(1, 'shoot', 2));
  expect(hp(state, 2)).toBe(3);
  const blind = soldiersTurn(HOLLOW, [
    ['radioOperator', 1, 1],
    ['sniper', 1, 1],
    ['stegosaurus', 4, 1],
  ]);
  expect(no(blind, attack(0, 'artillery', 2))).toBe('DS-LOS-2');
  expect(no(blind, attack(1, 'shoot', 2))).toBe('DS-LOS-2');
});

test('DS-AB-IND-1 DS-EX-23 a mortar needs a friend with line of sight', () => {
  const scene1 = (place: readonly [number | null, number | null], odd = {}) =>
    soldiersTurn(HOLLOW, [
      ['mortarCrew', 1, 1],
      ['stegosaurus', 4, 1],
      ['scout', ...place, odd],
    ]);
  expect(no(scene1([4, 0]), attack(0, 'artillery', tile(4, 1)))).toBeNull();
  expect(no(scene1([null, null]), attack(0, 'artillery', tile(4, 1)))).toBe('DS-AB-IND-1');
  expect(no(scene1([0, 1]), attack(0, 'artillery', tile(4, 1)))).toBe('DS-AB-IND-1');
  const far = soldiersTurn(
    ['oooooo'],
    [
      ['grenadier', 0, 0],
      ['stegosaurus', 4, 0],
      ['scout', 4, 0],
    ],
  );
  expect(no(far, attack(0, 'shoot', tile(4, 0)))).toBe('DS-RNG-1');
});

describe('Fire Wall', () => {
  test('DS-AB-FIR-1 DS-EX-22 the line ends before the first spot without a tile', () => {
    const state = soldiersTurn(
      ['ooooo', 'oo oo', 'ooooo'],
      [
        ['flameTrooper', 0, 1],
        ['stegosaurus', 4, 0],
      ],
    );
    expect(no(state, attack(0, 'fireWall', fire(-1, 0)))).toBe('DS-AB-FIR-1');
    expect(no(state, attack(0, 'fireWall', fire(2, 0)))).toBe('DS-SEQ-1');
    go(state, attack(0, 'fireWall', fire(1, 0)));
    expect(state.tiles.filter(({ burns }) => burns > 0).map(({ x, y }) => [x, y])).toEqual([[1, 1]]);
  });

  test('DS-AB-FIR-2 DS-AB-FIR-3 DS-AB-FIR-4 DS-AB-FIR-5 DS-EX-21 it burns for two turns', () => {
    const units = [
      ['flameTrooper', 0, 0],
      ['stegosaurus', 2, 0],
      ['deinonychus', 1, 1],
    ] as const;
    const state = soldiersTurn(['ooooo', 'ooooo'], units, free);
    go(state, attack(0, 'fireWall', fire(1, 0)));
    expect(hp(state, 1)).toBe(6);
    expect(state.tiles.filter(({ burns, heat }) => burns === 2 && heat === 2)).toHaveLength(3);
    go(state, endTurn);
    go(state, step(2, 1, 0));
    expect(hp(state, 2)).toBe(1);
    go(state, step(2, 1, 1));
    go(state, endTurn);
    expect(hp(state, 1)).toBe(4);
    expect(state.tiles[2]).toMatchObject({ burns: 1 });
    go(state, endTurn);
    go(state, endTurn);
    expect(hp(state, 1)).toBe(4);
    expect(state.tiles[2]).toMatchObject({ burns: 0, heat: 0 });
  });

  test('DS-AB-FIR-3 DS-AB-LEA-2 a fire on a burning tile keeps the longer time and the larger damage, and leaders add to it', () => {
    const state = soldiersTurn(
      ['oooo'],
      [
        ['flameTrooper', 0, 0],
        ['sergeant', 0, 0],
        ['brachiosaurus', 3, 0],
      ],
    );
    Object.assign(state.tiles[1] ?? {}, { burns: 1, heat: 5 });
    go(state, attack(0, 'fireWall', fire(1, 0)));
    expect(state.tiles[1]).toMatchObject({ burns: 2, heat: 5 });
    expect(state.tiles[2]).toMatchObject({ burns: 2, heat: 3 });
    expect(hp(state, 2)).toBe(9);
  });

  test('DS-AB-FLY-1 fire hurts flyers too, and Armour reduces it', () => {
    const state = soldiersTurn(
      ['oooo'],
      [
        ['flameTrooper', 0, 0],
        ['triceratops', 2, 0],
      ],
    );
    go(state, attack(0, 'fireWall', fire(1, 0)));
    expect(hp(state, 1)).toBe(8);
    const flyer = scene(
      ['oo'],
      [
        ['pteranodon', 0, 0],
        ['rifleman', 0, 0],
        ['troodon', 0, 0],
      ],
      free,
    );
    Object.assign(flyer.tiles[1] ?? {}, { burns: 1, heat: 1 });
    go(flyer, step(0, 1, 0));
    expect(unit(flyer, 0).place).toBe('dead');
  });
});

test('DS-AB-LEA-1 DS-AB-LEA-2 DS-EX-24 the best leader on the tile counts, and a leader adds nothing to itself', () => {
  const loss = (id: number) => {
    const state = soldiersTurn(GRID, [
      ['sergeant', 0, 0],
      ['captain', 0, 0],
      ['rifleman', 0, 0],
      ['brachiosaurus', 2, 0],
    ]);
    go(state, attack(id, 'shoot', 3));
    return 12 - hp(state, 3);
  };
  expect([loss(2), loss(0), loss(1)]).toEqual([3, 3, 2]);
  const apart = soldiersTurn(GRID, [
    ['captain', 1, 0],
    ['rifleman', 0, 0],
    ['brachiosaurus', 2, 0],
  ]);
  go(apart, attack(1, 'shoot', 2));
  expect(hp(apart, 2)).toBe(11);
});

test('DS-AB-CLA-1 claws reach the next tile and their own', () => {
  const state = scene(
    GRID,
    [
      ['deinonychus', 0, 0],
      ['rifleman', 1, 1],
      ['rifleman', 0, 0],
      ['rifleman', 2, 0],
    ],
    free,
  );
  expect(offers(state, 'attack').filter(({ mode }) => mode === 'claw')).toHaveLength(2);
  go(state, attack(0, 'claw', 1));
  expect(unit(state, 1).place).toBe('dead');
});

test('DS-AB-TAI-1 DS-EX-27 a tail sweep hits one tile, not its own, and not behind an Obstacle', () => {
  const units = [
    ['brachiosaurus', 1, 1],
    ['rifleman', 3, 1],
    ['rifleman', 1, 1],
  ] as const;
  const blind = scene(HOLLOW, units, free);
  expect(no(blind, attack(0, 'tailSweep', tile(3, 1)))).toBe('DS-LOS-2');
  expect(no(blind, attack(0, 'tailSweep', tile(1, 1)))).toBe('DS-AB-TAI-1');
  const crowd = [
    ['brachiosaurus', 0, 0],
    ['rifleman', 2, 0],
    ['rifleman', 2, 0],
    ['pachycephalosaurus', 2, 0],
    ['rifleman', 5, 4],
  ] as const;
  const state = scene(GRID, crowd, free);
  go(state, attack(0, 'tailSweep', tile(2, 0)));
  expect([1, 2].map((id) => unit(state, id).place)).toEqual(['dead', 'dead']);
  expect(hp(state, 3)).toBe(1);
});

test('DS-AB-TRA-1 a trampler hits all others on its tile, if one of them may be a target', () => {
  const state = scene(
    GRID,
    [
      ['triceratops', 0, 0],
      ['rifleman', 0, 0],
      ['gunJeep', 0, 0],
      ['rifleman', 5, 4],
    ],
    free,
  );
  go(state, attack(0, 'trample', { kind: 'ownTile' }));
  expect(unit(state, 1).place).toBe('dead');
  expect(hp(state, 2)).toBe(3);
  const alone = scene(
    GRID,
    [
      ['triceratops', 0, 0],
      ['rifleman', 1, 0],
    ],
    free,
  );
  expect(no(alone, attack(0, 'trample', { kind: 'ownTile' }))).toBe('DS-AB-TRA-1');
});

test('DS-AB-INS-1 Obstacles do not stop Instinct', () => {
  const hollow = ['ooo', 'o o', 'ooo'];
  const spino = scene(
    hollow,
    [
      ['spinosaurus', 0, 1],
      ['rifleman', 2, 1],
    ],
    { ...free },
  );
  expect(no(spino, attack(0, 'claw', 1))).toBe('DS-RNG-1');
  const troodon = scene(hollow, [
    ['troodon', 0, 1],
    ['rifleman', 2, 1],
    ['rifleman', 0, 0],
  ]);
  expect(no(troodon, step(0, 0, 2))).toBe('DS-PI-9');
});

test('DS-AB-ALP-1 DS-EX-6 the Alpha card is gone when its bearer dies', () => {
  const units = [
    ['compsognathus', 0, 0, { alpha: true }],
    ['troodon', 1, 0],
    ['rifleman', 1, 0],
    ['rifleman', 2, 0],
  ] as const;
  const state = scene(GRID, units);
  expect(no(state, attack(1, 'claw', 3))).toBeNull();
  Object.assign(unit(state, 0), { place: 'dead', tile: null, hp: 0 });
  expect(no(state, attack(1, 'claw', 3))).toBe('DS-PI-6');
});
