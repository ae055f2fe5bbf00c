import { frozen } from '@dwo/kernel';
import {
  attack,
  charge,
  endTurn,
  go,
  hp,
  no,
  offers,
  pair,
  scene,
  soldiersTurn,
  step,
  tile,
  unit,
} from '../testing/table';
import { dinoSoldiers } from '.';

const ROW = ['ooooooo'];
const free = { oneSpecies: true };

describe('range and targets', () => {
  test('DS-RNG-1 DS-EX-2 a target within the range can be hit', () => {
    const at = (x: number) =>
      soldiersTurn(ROW, [
        ['scout', 0, 0],
        ['stegosaurus', x, 0],
      ]);
    expect([0, 1, 2, 3, 4].map((x) => no(at(x), attack(0, 'shoot', 1)))).toEqual([null, null, null, null, 'DS-RNG-1']);
  });

  test('DS-RNG-2 DS-ATK-4 strike reaches the own tile only', () => {
    const state = scene(
      ROW,
      [
        ['velociraptor', 0, 0],
        ['rifleman', 1, 0],
        ['rifleman', 0, 0],
      ],
      free,
    );
    expect(no(state, attack(0, 'strike', 1))).toBe('DS-RNG-1');
    expect(no(state, attack(0, 'strike', 2))).toBeNull();
  });

  test('DS-ATK-5 DS-PI-8 DS-TURN-5 the dead, units in reserve and friends are no targets', () => {
    const state = soldiersTurn(ROW, [
      ['rifleman', 0, 0],
      ['rifleman', 1, 0],
      ['stegosaurus', null, null],
      ['stegosaurus', 2, 0],
    ]);
    expect(no(state, attack(0, 'shoot', 1))).toBe('DS-PI-8');
    expect(no(state, attack(0, 'shoot', 2))).toBe('DS-ATK-5');
    expect(no(state, attack(0, 'shoot', 9))).toBe('DS-ATK-5');
    expect(no(state, attack(3, 'strike', 1))).toBe('DS-TURN-5');
    expect(no(state, attack(2, 'strike', 1))).toBe('DS-TURN-5');
  });

  test('DS-ATK-6 DS-LOS-2 DS-TER-10 DS-TER-11 only Obstacles block line of sight', () => {
    const hollow = soldiersTurn(
      ['ooo', 'o o', 'ooo'],
      [
        ['rifleman', 0, 1],
        ['stegosaurus', 2, 1],
      ],
    );
    expect(no(hollow, attack(0, 'shoot', 1))).toBe('DS-LOS-2');
    const gap = soldiersTurn(
      ['o o', 'ooo'],
      [
        ['rifleman', 0, 0],
        ['stegosaurus', 2, 0],
      ],
    );
    expect(no(gap, attack(0, 'shoot', 1))).toBeNull();
    const dark = soldiersTurn(
      ['oCo'],
      [
        ['rifleman', 0, 0],
        ['gunJeep', 1, 0],
        ['stegosaurus', 2, 0],
      ],
    );
    go(dark, attack(0, 'shoot', 2));
    expect(dark.tiles[1]?.face).toBeNull();
  });

  test('DS-SEQ-1 a target has the form of its mode', () => {
    const state = soldiersTurn(ROW, [
      ['rifleman', 0, 0],
      ['machineGunner', 0, 0],
      ['stegosaurus', 2, 0],
    ]);
    expect(no(state, attack(0, 'shoot', tile(2, 0)))).toBe('DS-SEQ-1');
    expect(no(state, attack(1, 'shoot', 2))).toBe('DS-SEQ-1');
    expect(no(state, attack(1, 'shoot', pair()))).toBe('DS-SEQ-1');
  });
});

describe('number of attacks', () => {
  test('DS-ATK-1 DS-ATK-2 DS-TURN-5 DS-TURN-7 each soldier attacks once, in any order', () => {
    const state = soldiersTurn(ROW, [
      ['rifleman', 0, 0],
      ['rifleman', 0, 0],
      ['stegosaurus', 2, 0],
    ]);
    go(state, attack(0, 'shoot', 2));
    expect(no(state, attack(0, 'shoot', 2))).toBe('DS-ATK-2');
    go(state, attack(1, 'shoot', 2));
    expect(hp(state, 2)).toBe(6);
  });

  test('DS-ATK-2 DS-ATK-3 DS-EX-17 a dinosaur attacks twice, once in each mode', () => {
    const units = [
      ['tyrannosaurus', 0, 0, { hp: 9 }],
      ['gunJeep', 0, 0],
      ['rifleman', 0, 0],
      ['rifleman', 0, 0],
      ['rifleman', 1, 0],
    ] as const;
    const state = scene(ROW, units, free);
    go(state, attack(0, 'bite', 1));
    expect(unit(state, 1).place).toBe('dead');
    expect(hp(state, 0)).toBe(10);
    expect(no(state, attack(0, 'bite', 2))).toBe('DS-ATK-3');
    expect(no(state, attack(0, 'claw', 2))).toBe('DS-ATK-3');
    expect(offers(state, 'attack').map((each) => each.mode)).toEqual(['strike', 'strike', 'trample', 'tailSweep']);
    go(state, attack(0, 'tailSweep', tile(1, 0)));
    expect(no(state, attack(0, 'strike', 2))).toBe('DS-ATK-2');
  });

  test('DS-AB-BIT-1 DS-DMG-3 DS-DMG-7 DS-EX-17 a bite kills whatever the Armour and heals 1, up to the printed value', () => {
    const state = scene(
      ROW,
      [
        ['tyrannosaurus', 0, 0],
        ['gunJeep', 0, 0],
        ['rifleman', 2, 0],
      ],
      free,
    );
    go(state, attack(0, 'bite', 1));
    expect(hp(state, 0)).toBe(11);
    expect(unit(state, 1)).toMatchObject({ place: 'dead', tile: null, hp: 0 });
  });
});

describe('damage', () => {
  test('DS-DMG-4 DS-EX-1 three damage leaves seven of ten hit points; at 0 a unit is gone for good', () => {
    const state = scene(
      ROW,
      [
        ['brachiosaurus', 0, 0, { hp: 10 }],
        ['triceratops', 6, 0],
        ['rifleman', 6, 0],
      ],
      free,
    );
    state.options.shoutMode = 'off';
    state.units[0] = { ...unit(state, 0), assailants: [] };
    const soldiers = soldiersTurn(ROW, [
      ['rifleman', 0, 0],
      ['captain', 0, 0],
      ['brachiosaurus', 1, 0, { hp: 10 }],
    ]);
    go(soldiers, attack(0, 'shoot', 2));
    expect(hp(soldiers, 2)).toBe(7);
    go(state, attack(1, 'strike', 2));
    expect(unit(state, 2)).toMatchObject({ place: 'dead', tile: null });
    expect(no(state, step(2, 5, 0), 1)).not.toBeNull();
  });

  test('DS-DMG-1 DS-DMG-3 DS-AB-ARM-1 DS-AB-AP-1 DS-EX-15 Armour reduces damage by 1, unless it is pierced', () => {
    const loss = (...shooters: ['rifleman' | 'machineGunner' | 'rocketGunner', ...'captain'[]]) => {
      const state = soldiersTurn(ROW, [['triceratops', 2, 0], ...shooters.map((type) => [type, 0, 0] as const)]);
      const target = shooters[0] === 'machineGunner' ? pair(0) : 0;
      go(state, attack(1, 'shoot', target));
      return 9 - hp(state, 0);
    };
    expect([loss('rifleman'), loss('machineGunner'), loss('rocketGunner'), loss('rifleman', 'captain')]).toEqual([
      0, 1, 4, 2,
    ]);
  });

  test('DS-ATK-9 a hit that Armour stops is still an attack', () => {
    const state = soldiersTurn(ROW, [
      ['rifleman', 0, 0],
      ['triceratops', 2, 0],
    ]);
    go(state, attack(0, 'shoot', 1));
    expect(unit(state, 1)).toMatchObject({ hp: 9, assailants: [0] });
  });

  test('DS-ATK-8 DS-ATK-10 DS-AB-ARE-1 DS-EX-16 everybody on a tile is hit at once, friends too', () => {
    const state = soldiersTurn(ROW, [
      ['grenadier', 0, 0],
      ['rifleman', 1, 0],
      ['scout', 1, 0],
      ['velociraptor', 1, 0],
      ['stegosaurus', 6, 0],
    ]);
    go(state, attack(0, 'shoot', tile(1, 0)));
    expect(unit(state, 1).place).toBe('dead');
    expect(state.pending.map(({ unit: id, damage }) => [id, damage])).toEqual([
      [2, 2],
      [3, 2],
    ]);
    const close = soldiersTurn(ROW, [
      ['grenadier', 0, 0],
      ['stegosaurus', 0, 0],
    ]);
    go(close, attack(0, 'shoot', tile(0, 0)));
    expect(close.units.map(({ hp: left }) => left)).toEqual([0, 6]);
  });

  test('DS-DMG-5 DS-DMG-2 fire and ground are no attacks: Agile units take them at once', () => {
    const state = scene(
      ['ou'],
      [
        ['velociraptor', 0, 0],
        ['rifleman', 0, 0],
      ],
      free,
    );
    go(state, step(0, 1, 0));
    expect(unit(state, 0)).toMatchObject({ hp: 1, assailants: [] });
    expect(state.pending).toEqual([]);
  });
});

describe('Counter', () => {
  test('DS-AB-CTR-1 DS-RNG-3 DS-EX-18 an attacker on the same tile is hit back', () => {
    const state = soldiersTurn(ROW, [
      ['rifleman', 0, 0],
      ['stegosaurus', 0, 0],
      ['rifleman', 1, 0],
    ]);
    go(state, attack(0, 'shoot', 1));
    expect(hp(state, 1)).toBe(7);
    expect(unit(state, 0).place).toBe('dead');
    go(state, attack(2, 'shoot', 1));
    expect(unit(state, 2).place).toBe('field');
  });

  test('DS-AB-CTR-1 Armour reduces it, and a unit that dies hits back too', () => {
    const jeep = soldiersTurn(ROW, [
      ['gunJeep', 0, 0],
      ['ankylosaurus', 0, 0],
    ]);
    go(jeep, attack(0, 'shoot', 1));
    expect(hp(jeep, 0)).toBe(5);
    const last = soldiersTurn(ROW, [
      ['rifleman', 0, 0],
      ['stegosaurus', 0, 0, { hp: 1 }],
      ['rifleman', 4, 0],
      ['velociraptor', 6, 0],
    ]);
    go(last, attack(0, 'shoot', 1));
    expect([unit(last, 0).place, unit(last, 1).place]).toEqual(['dead', 'dead']);
  });
});

describe('Agile', () => {
  const twoShots = (type: 'velociraptor' | 'compsognathus' = 'velociraptor', shots = 2) => {
    const riflemen = Array.from({ length: shots }, () => ['rifleman', 0, 0] as const);
    const state = soldiersTurn(ROW, [[type, 2, 0], ...riflemen, ['stegosaurus', 6, 0]]);
    for (let id = 1; id <= shots; id++) go(state, attack(id, 'shoot', 0));
    return state;
  };

  test('DS-AB-AGI-1 DS-AB-AGI-2 DS-AB-AGI-3 DS-EX-19 hits wait, one may be ignored', () => {
    const state = twoShots();
    expect(hp(state, 0)).toBe(2);
    go(state, endTurn);
    expect(state.step).toBe('dodge');
    expect(no(state, { type: 'dodge', choices: [{ unit: 0, attack: 3 }] }, 0)).toBe('DS-AB-AGI-2');
    // A side without a choice, and a choice for a unit of the other side.
    expect(no(state, { type: 'dodge', choices: [] }, 1)).toBe('DS-AB-AGI-2');
    expect(no(state, { type: 'dodge', choices: [{ unit: 1, attack: 1 }] }, 0)).toBe('DS-AB-AGI-2');
    expect(offers(state, 'dodge', 0)).toHaveLength(3);
    go(state, { type: 'dodge', choices: [{ unit: 0, attack: 1 }] }, 0);
    expect(hp(state, 0)).toBe(1);
    expect(state).toMatchObject({ side: 'dinosaurs', step: 'move', pending: [] });
  });

  test('DS-EX-19 of three attacks only one is ignored', () => {
    const state = twoShots('velociraptor', 3);
    go(state, endTurn);
    expect(
      no(
        state,
        {
          type: 'dodge',
          choices: [
            { unit: 0, attack: 1 },
            { unit: 0, attack: 2 },
          ],
        },
        0,
      ),
    ).toBe('DS-AB-AGI-2');
    go(state, { type: 'dodge', choices: [{ unit: 0, attack: 2 }] }, 0);
    expect(unit(state, 0).place).toBe('dead');
  });

  test('DS-AB-AGI-5 DS-SEQ-5 DS-TURN-1 DS-EX-19 one attack cannot be ignored, and nobody is asked', () => {
    const state = twoShots('compsognathus', 1);
    expect(hp(state, 0)).toBe(1);
    expect(no(state, { type: 'dodge', choices: [] }, 0)).toBe('DS-TURN-1');
    go(state, endTurn);
    expect(unit(state, 0).place).toBe('dead');
    expect(state).toMatchObject({ side: 'dinosaurs', step: 'move' });
  });

  test('DS-AB-AGI-4 an ignored attack does nothing, but counts as one', () => {
    const state = scene(
      ROW,
      [
        ['tyrannosaurus', 0, 0, { hp: 5 }],
        ['scout', 0, 0],
        ['rifleman', 6, 0],
      ],
      free,
    );
    go(state, attack(0, 'bite', 1));
    go(state, attack(0, 'strike', 1));
    go(state, endTurn);
    go(state, { type: 'dodge', choices: [{ unit: 1, attack: 1 }] }, 1);
    expect(hp(state, 0)).toBe(5);
    const shot = twoShots();
    go(shot, endTurn);
    go(shot, { type: 'dodge', choices: [{ unit: 0, attack: 1 }] }, 0);
    expect(unit(shot, 0).assailants).toEqual([1, 2]);
  });

  test('DS-AB-AGI-3 a hit on the dead does nothing, and heals no biter', () => {
    const state = scene(
      ROW,
      [
        ['tyrannosaurus', 0, 0, { hp: 5 }],
        ['scout', 0, 0],
        ['rifleman', 6, 0],
      ],
      free,
    );
    go(state, attack(0, 'strike', 1));
    go(state, attack(0, 'bite', 1));
    go(state, endTurn);
    go(state, { type: 'dodge', choices: [] }, 1);
    expect(hp(state, 0)).toBe(5);
    expect(unit(state, 1).place).toBe('dead');
  });

  test('DS-SEQ-6 both choose at the same time, and neither knows the other choice', () => {
    const state = soldiersTurn(ROW, [
      ['grenadier', 0, 0],
      ['grenadier', 0, 0],
      ['scout', 2, 0],
      ['velociraptor', 2, 0],
    ]);
    go(state, attack(0, 'shoot', tile(2, 0)));
    go(state, attack(1, 'shoot', tile(2, 0)));
    go(state, endTurn);
    const [event] = go(state, { type: 'dodge', choices: [] }, 0);
    expect(event).toMatchObject({ type: 'dodgesChosen', seat: 0 });
    expect(state.step).toBe('dodge');
    expect(no(state, { type: 'dodge', choices: [] }, 0)).toBe('DS-SEQ-6');
    go(state, { type: 'dodge', choices: [{ unit: 2, attack: 1 }] }, 1);
    expect([unit(state, 2).place, unit(state, 3).place]).toEqual(['dead', 'dead']);
  });

  test('DS-SEQ-9 a player whose time is up ignores the kill, or the largest damage', () => {
    const state = soldiersTurn(ROW, [
      ['velociraptor', 2, 0],
      ['rifleman', 0, 0],
      ['machineGunner', 0, 0],
      ['stegosaurus', 6, 0],
    ]);
    go(state, attack(1, 'shoot', 0));
    go(state, attack(2, 'shoot', pair(0)));
    go(state, endTurn);
    expect(dinoSoldiers.pass(frozen(state), 0)).toEqual({ type: 'dodge', choices: [{ unit: 0, attack: 2 }] });
  });
});

describe('Charge', () => {
  test('DS-AB-CHA-1 DS-AB-CHA-2 DS-AB-CHA-4 DS-EX-25 along the line, tile by tile', () => {
    const state = scene(
      ['ooP', 'ooo'],
      [
        ['triceratops', 0, 0],
        ['rifleman', 1, 0],
        ['rifleman', 0, 0],
        ['rifleman', 0, 1],
      ],
      free,
    );
    expect(no(state, attack(0, 'charge', charge(1, 1, 1)))).toBe('DS-MOV-4');
    expect(no(state, attack(0, 'charge', charge(1, 0, 3)))).toBe('DS-AB-CHA-1');
    expect(no(state, attack(0, 'charge', charge(0, -1, 1)))).toBe('DS-AB-CHA-1');
    go(state, attack(0, 'charge', charge(1, 0, 2)));
    expect(unit(state, 1).place).toBe('dead');
    expect(state.tiles[2]?.face).toBe('T26');
    expect(unit(state, 0)).toMatchObject({ hp: 8, tile: 2, points: 2 });
    expect([unit(state, 2).place, unit(state, 3).place]).toEqual(['field', 'field']);
  });

  test('DS-AB-CHA-1 a charge needs a target on the line, and room on each tile', () => {
    const state = scene(
      ['ooo'],
      [
        ['triceratops', 0, 0],
        ['stegosaurus', 1, 0],
        ['rifleman', 2, 0],
      ],
      free,
    );
    expect(no(state, attack(0, 'charge', charge(1, 0, 2)))).toBe('DS-OCC-3');
    const empty = scene(
      ['oooo'],
      [
        ['triceratops', 0, 0],
        ['rifleman', 3, 0],
      ],
      free,
    );
    expect(no(empty, attack(0, 'charge', charge(1, 0, 2)))).toBe('DS-AB-CHA-1');
    expect(no(empty, attack(0, 'charge', charge(2, 0, 1)))).toBe('DS-SEQ-1');
  });

  test('DS-AB-CHA-3 DS-EX-26 Rough stops a charge, and the attack is spent', () => {
    const state = scene(
      ['oRo'],
      [
        ['pachycephalosaurus', 0, 0],
        ['rifleman', 2, 0],
      ],
      free,
    );
    go(state, attack(0, 'charge', charge(1, 0, 2)));
    expect(unit(state, 0)).toMatchObject({ tile: 1, modes: ['charge'] });
    expect(unit(state, 1).place).toBe('field');
    expect(no(state, attack(0, 'charge', charge(1, 0, 1)))).toBe('DS-ATK-3');
  });

  test('DS-AB-CHA-3 a charge ends where the charger dies', () => {
    const state = scene(
      ['oPo'],
      [
        ['pachycephalosaurus', 0, 0, { hp: 2 }],
        ['rifleman', 2, 0],
        ['troodon', 0, 0],
      ],
      free,
    );
    go(state, attack(0, 'charge', charge(1, 0, 2)));
    expect([unit(state, 0).place, unit(state, 1).place]).toEqual(['dead', 'field']);
  });
});
