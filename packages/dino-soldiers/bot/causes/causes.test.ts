/** The causes that a review names: each in a scene of its own. */
import { frozen, type Seat } from '@dwo/kernel';
import { type Attack, dinoSoldiers, type Intent, type Now, type State } from '../../rules';
import { attack, charge, DINOSAURS, endTurn, SOLDIERS, scene, soldiersTurn, step, tile } from '../../testing/table';
import { CAUSES, effectOf, suspects } from '.';

const viewOf = (state: State, seat: Seat) => dinoSoldiers.view(frozen(state), seat) as Now;
const causesOf = (state: State, chosen: Intent, better: Intent, seat: Seat = SOLDIERS) =>
  suspects(viewOf(state, seat), seat, chosen, better);

test('DS-TURN-5 a turn that ends before an attack is an unspent attack, with its exact effect', () => {
  const state = soldiersTurn(
    ['ooooo'],
    [
      ['velociraptor', 0, 0],
      ['rifleman', 3, 0],
      ['rocketGunner', 4, 0],
    ],
    { step: 'attack' },
  );
  const [cause] = causesOf(state, endTurn, attack(1, 'shoot', 0));
  // A raptor of 2 hit points is Agile: the hit waits for a second one.
  expect(cause).toMatchObject({ id: 'unspent-attack', rule: 'DS-TURN-5', without: attack(1, 'shoot', 0) });
  expect(cause?.facts).toMatchObject({ unit: 1, target: 0, kill: 0, damage: 1, hp: 2, waits: true, able: 2 });
  const rocket = causesOf(state, endTurn, attack(2, 'shoot', 0))[0];
  expect(rocket?.facts).toMatchObject({ kill: 1, damage: 2 });
});

test('DS-HIDE-7 a hidden unit that does not come out to attack is told so', () => {
  const state = soldiersTurn(
    ['cooo'],
    [
      ['compsognathus', 2, 0],
      ['rifleman', 0, 0, { hidden: 1 }],
    ],
    { step: 'attack' },
  );
  const [cause] = causesOf(state, endTurn, attack(1, 'shoot', 0));
  expect(cause).toMatchObject({ id: 'stayed-hidden', rule: 'DS-HIDE-7', facts: { unit: 1, target: 0, kill: 1 } });
});

test('DS-ATK-6 DS-ATK-3 another target and another way to attack are told with both effects', () => {
  const state = scene(
    ['oo'],
    [
      ['deinonychus', 0, 0],
      ['gunJeep', 0, 0],
      ['rifleman', 0, 0],
    ],
    { step: 'attack', oneSpecies: true },
  );
  const [wrong] = causesOf(state, attack(0, 'bite', 2), attack(0, 'bite', 1), DINOSAURS);
  expect(wrong).toMatchObject({ id: 'wrong-target', rule: 'DS-ATK-6', facts: { target: 2, otherTarget: 1 } });
  expect(wrong?.facts).toMatchObject({ kill: 1, otherKill: 1, otherHp: 5 });
  // The armour of the jeep takes all of a strike, and none of a bite (DS-AB-ARM-1).
  const [mode] = causesOf(state, attack(0, 'strike', 1), attack(0, 'bite', 1), DINOSAURS);
  expect(mode).toMatchObject({ id: 'wrong-mode', rule: 'DS-ATK-3', facts: { damage: 0, kill: 0, otherKill: 1 } });
});

test('DS-ATK-6 the unit that attacked is asked whether it could attack the better target of another', () => {
  const units = [
    ['stegosaurus', 0, 0],
    ['compsognathus', 2, 0],
    ['rifleman', 1, 0],
    ['rifleman', 3, 0],
  ] as const;
  const state = soldiersTurn(['ooooo'], units, { step: 'attack' });
  const [cause] = causesOf(state, attack(2, 'shoot', 0), attack(3, 'shoot', 1));
  expect(cause).toMatchObject({ id: 'wrong-target', without: attack(2, 'shoot', 1) });
});

test('DS-ATK-8 friends that an attack hits are counted', () => {
  const units = [
    ['compsognathus', 2, 0],
    ['grenadier', 0, 0],
    ['captain', 2, 0],
  ] as const;
  const state = soldiersTurn(['ooo'], units, { step: 'attack' });
  const [cause] = causesOf(state, attack(1, 'shoot', tile(2, 0)), endTurn);
  expect(cause).toMatchObject({ id: 'hit-friends', rule: 'DS-ATK-8', facts: { target: 0, friends: 1, foes: 1 } });
});

test('DS-SHO-3 an attack with the wrong shout is told with what the right one does', () => {
  const state = soldiersTurn(
    ['ooo'],
    [
      ['compsognathus', 2, 0],
      ['rifleman', 0, 0],
    ],
    { step: 'attack' },
  );
  state.options.shoutMode = 'strict';
  const right = attack(1, 'shoot', 0, { family: 'rifle', holdMs: 400 });
  const [wrong] = causesOf(state, attack(1, 'shoot', 0, { family: 'mg', holdMs: 900 }), right);
  expect(wrong).toMatchObject({ id: 'failed-shout', rule: 'DS-SHO-3', facts: { wrong: true, kill: 1 } });
  expect(wrong?.without).toEqual(right);
  const [short] = causesOf(state, attack(1, 'shoot', 0, { family: 'rifle', holdMs: 399 }), right);
  expect(short).toMatchObject({ id: 'failed-shout', facts: { wrong: false } });
  expect(causesOf(state, right, endTurn).map(({ id }) => id)).not.toContain('failed-shout');
});

test('DS-AB-CHA-3 a charge over a face-down tile has the exact chance of all tiles that may lie there', () => {
  // Rough stops the charger, so the rifleman behind the face-down tile lives then; all faces but o, o, o and the face-down one are left.
  const state = scene(
    ['oOo'],
    [
      ['pachycephalosaurus', 0, 0],
      ['rifleman', 2, 0],
    ],
    { step: 'attack', oneSpecies: true },
  );
  const faces = ['T01', 'T02', 'T03'] as const;
  state.tiles.forEach((each, at) => {
    if (each.face !== null) each.face = faces[at] ?? each.face;
  });
  const effect = effectOf(viewOf(state, DINOSAURS), attack(0, 'charge', charge(1, 0, 2)) as Attack);
  // 26 faces are left, 7 of them Rough; no single tile kills a charger of 4 hit points.
  expect(effect).toMatchObject({ target: 1, kill: expect.closeTo(19 / 26) });
});

test('DS-RNG-1 a step into the reach of an enemy is told with what it can take, by the rules', () => {
  const state = soldiersTurn(
    ['oooooooo'],
    [
      ['velociraptor', 0, 0],
      ['gunJeep', 6, 0],
    ],
  );
  const [cause] = causesOf(state, step(1, 5, 0), step(1, 7, 0));
  // 3 steps and a Claw of range 1 do not reach it.
  expect(cause?.id).not.toBe('step-into-reach');
  const near = soldiersTurn(
    ['oooooooo'],
    [
      ['carnotaurus', 0, 0],
      ['rifleman', 5, 0],
    ],
  );
  const [bitten] = causesOf(near, step(1, 4, 0), step(1, 6, 0));
  // It walks 3 tiles, and then charges the last one; or stands on it after 4 and could not bite.
  expect(bitten).toMatchObject({ id: 'step-into-reach', rule: 'DS-RNG-1' });
  expect(bitten?.facts).toMatchObject({ unit: 1, foe: 0, damage: 1, hp: 1, dies: true, sure: true, foes: 1 });
});

test('DS-RNG-1 a unit that stays in reach is told so; without a mark on the tile it is not sure', () => {
  const at = (row: string) =>
    soldiersTurn(
      [row],
      [
        ['carnotaurus', 0, 0],
        ['rifleman', 5, 0],
      ],
    );
  const [stays] = causesOf(at('oooooooo'), endTurn, step(1, 6, 0));
  expect(stays).toMatchObject({ id: 'stay-in-reach', rule: 'DS-RNG-1', facts: { unit: 1, foe: 0, sure: true } });
  const [unsure] = causesOf(at('oOoooooo'), endTurn, step(1, 6, 0));
  expect(unsure).toMatchObject({ id: 'stay-in-reach', facts: { sure: false } });
});

test('DS-TER-10 a face-down tile tells nothing of range, so a step onto it is told too, but for units that could hide there', () => {
  const state = scene(
    ['oOoooo'],
    [
      ['carnotaurus', 0, 0],
      ['rocketGunner', 5, 0, { points: 0 }],
    ],
  );
  // The rocket flies 4 tiles, and its gunner walks one.
  const [cause] = causesOf(state, step(0, 1, 0), endTurn, DINOSAURS);
  expect(cause?.id).not.toBe('step-into-reach');
  const far = scene(
    ['oOooooo'],
    [
      ['carnotaurus', 0, 0],
      ['rocketGunner', 6, 0],
    ],
  );
  const [near] = causesOf(far, step(0, 1, 0), endTurn, DINOSAURS);
  expect(near).toMatchObject({
    id: 'step-into-reach',
    facts: { unit: 0, foe: 1, damage: 4, otherFoes: 0, stays: true },
  });
  const hider = soldiersTurn(
    ['ooooOo'],
    [
      ['velociraptor', 0, 0],
      ['rifleman', 5, 0],
    ],
  );
  expect(causesOf(hider, step(1, 4, 0), endTurn).map(({ id }) => id)).not.toContain('step-into-reach');
});

test('DS-HIDE-3 Cluttered ground that was left out is told, and a dinosaur with Sniff finds all', () => {
  const at = (hunter: 'deinonychus' | 'carnotaurus') =>
    soldiersTurn(
      ['oooo', 'oooc'],
      [
        [hunter, 0, 0],
        ['rifleman', 2, 1],
      ],
    );
  const [hiding] = causesOf(at('deinonychus'), endTurn, step(1, 3, 1));
  expect(hiding).toMatchObject({ id: 'missed-hiding', rule: 'DS-HIDE-3', facts: { unit: 1, foe: 0, otherFoes: 0 } });
  const sniffed = causesOf(at('carnotaurus'), endTurn, step(1, 3, 1));
  expect(sniffed.map(({ id }) => id)).not.toContain('missed-hiding');
});

test('DS-HIDE-7 hiding that was given up is told with who can hit now', () => {
  const state = soldiersTurn(
    ['oooc'],
    [
      ['deinonychus', 0, 0],
      ['rifleman', 3, 0, { hidden: 2 }],
    ],
  );
  const [cause] = causesOf(state, attack(1, 'shoot', 0), endTurn);
  expect(cause).toMatchObject({ id: 'gave-up-hiding', rule: 'DS-HIDE-7' });
  expect(cause?.facts).toMatchObject({ unit: 1, by: 1, foe: 0, dies: true, attacks: true });
});

test('DS-TER-6 ground that hurts is told, unless nobody could see it', () => {
  const at = (row: string) =>
    soldiersTurn(
      [row],
      [
        ['compsognathus', 0, 0],
        ['gunJeep', 4, 0, { points: 1 }],
      ],
    );
  const [cause] = causesOf(at('oooopo'), step(1, 5, 0), endTurn);
  expect(cause?.id).not.toBe('hurt-by-ground');
  const state = at('ooopoo');
  const [hurt] = causesOf(state, step(1, 3, 0), step(1, 5, 0));
  // 2 damage less the armour of the jeep.
  expect(hurt).toMatchObject({ id: 'hurt-by-ground', rule: 'DS-TER-6', facts: { unit: 1, harm: 1, spared: 0 } });
  const blind = causesOf(at('oooPoo'), step(1, 3, 0), step(1, 5, 0));
  expect(blind.map(({ id }) => id)).not.toContain('hurt-by-ground');
});

test('DS-PI-6 a move after which Primal Instinct forbids the better prey is told', () => {
  // Nearer to the rifleman it is bound to that one, nearer to the jeep to the jeep.
  const state = scene(
    ['ooooo', 'ooooo', 'ooooo', 'ooooo'],
    [
      ['brachiosaurus', 2, 1],
      ['rifleman', 2, 3],
      ['gunJeep', 4, 1],
    ],
  );
  const [cause] = causesOf(state, step(0, 2, 2), step(0, 3, 1), DINOSAURS);
  expect(cause).toMatchObject({ id: 'bound-to-prey', rule: 'DS-PI-6', facts: { unit: 0, prey: 1, target: 2 } });
  const free = scene(['ooooo', 'ooooo', 'ooooo', 'ooooo'], [], { ...state, oneSpecies: true });
  const causes = causesOf(free, step(0, 2, 2), step(0, 3, 1), DINOSAURS);
  expect(causes.map(({ id }) => id)).not.toContain('bound-to-prey');
});

test('DS-RNG-1 a unit that can attack nobody is told whom it could have attacked', () => {
  const state = soldiersTurn(
    ['oooooooo'],
    [
      ['stegosaurus', 0, 0],
      ['rifleman', 5, 0],
    ],
  );
  const [cause] = causesOf(state, endTurn, step(1, 4, 0));
  expect(cause).toMatchObject({ id: 'out-of-range', rule: 'DS-RNG-1', facts: { unit: 1, target: 0, damage: 1 } });
});

test('DS-TURN-4 DS-MOV-1 moves that came too late, or not at all, are told only if nothing else is known', () => {
  const units = [
    ['stegosaurus', 0, 0],
    ['sniper', 8, 0],
    ['sapper', 9, 0],
  ] as const;
  const state = soldiersTurn(['oooooooooo'], units);
  const [ended] = causesOf(state, attack(1, 'shoot', 0), step(2, 8, 0));
  expect(ended).toMatchObject({ id: 'moves-ended', rule: 'DS-TURN-4', facts: { unit: 2, by: 1 } });
  const [idle, more] = causesOf(state, endTurn, step(2, 8, 0));
  expect(idle).toMatchObject({
    id: 'idle',
    rule: 'DS-MOV-1',
    facts: { gap: 9, x: 9, y: 0, otherGap: 8, otherX: 8, otherY: 0 },
  });
  expect(more).toBeUndefined();
});

test('DS-MOV-1 a worse tile of the same unit is told with the way that is left to the enemy from both', () => {
  const state = soldiersTurn(
    ['oooooooooo'],
    [
      ['stegosaurus', 0, 0],
      ['sapper', 8, 0],
    ],
  );
  const [worse, more] = causesOf(state, step(1, 9, 0), step(1, 7, 0));
  expect(worse).toMatchObject({ id: 'worse-place', rule: 'DS-MOV-1', without: step(1, 7, 0) });
  expect(worse?.facts).toEqual({ unit: 1, gap: 9, x: 9, y: 0, otherGap: 7, otherX: 7, otherY: 0 });
  expect(more).toBeUndefined();
});

test('the same choice has no cause', () => {
  const state = soldiersTurn(['ooo'], [['rifleman', 0, 0]]);
  expect(causesOf(state, endTurn, endTurn)).toEqual([]);
  expect(new Set(CAUSES).size).toBe(CAUSES.length);
});
