import {
  ARMY,
  answer,
  ci,
  DONE,
  dino,
  fire,
  type Game,
  gun,
  HERD,
  move,
  only,
  overrun,
  rex,
  rider,
  rifle,
  scene,
  vehicle,
} from '../../testing/table';
import { aim, canFire } from '../fire/aim';
import { closingWeapons } from '../fire/closing';
import type { Intent } from '../intents';
import { figureIntents } from '.';

const MARCH = { phase: 'army-movement' } as const;
const BIG = dino('brachiosaurus', 'B', 50, 60);
const FAR = [dino('brachiosaurus', 'W', 110, 110), rifle('far', 100, 110)];
const pickUp = (figure = 'H', weapon = 'G'): Intent => ({ type: 'pickUp', figure, weapon });
const layDown = (x: number, y: number): Intent => ({ type: 'layDown', figure: 'H', at: { x: ci(x), y: ci(y) } });

function hero(x = 30, y = 61, more: Parameters<typeof rifle>[3] = {}) {
  return rifle('H', x, y, { rank: 'hero', ...more });
}

function at(...more: Parameters<typeof scene>[1][]): Game {
  return scene(MARCH, BIG, ...FAR, gun('lmg', 'G', 30, 60), hero(), ...more);
}

/** Returns a hero with the gun, loaded for this many turns, in this phase of a later turn. */
function rambo(
  phase: 'dinosaur-movement' | 'regular-fire' | 'army-movement' | 'secondary-fire',
  die = 4,
  ...more: Parameters<typeof scene>[1][]
) {
  const game = at(...more);
  game.does(ARMY, pickUp(), ['ammunition', die]);
  game.state.phase = phase;
  game.state.turn = 2;
  return game;
}

describe('picking up', () => {
  test('DW-RAMBO-3 DW-EX-24 one die decides for how many turns the gun is loaded', () => {
    const { state, does } = at(rifle('c1', 30, 59, { crewOf: 'G' }));
    expect(does(ARMY, pickUp(), ['ammunition', 4])[0]).toEqual({ type: 'pickedUp', figure: 'H', weapon: 'G', die: 4 });
    expect(state.crewedWeapons.G).toMatchObject({ status: 'in-hands', carrier: 'H', ammunition: 4, crew: [] });
    expect(state.soldiers).toMatchObject({ H: { holds: 'G', spentCi: 0, halvings: 0 }, c1: { crewOf: null } });
  });

  test('DW-RAMBO-1 only a hero takes a gun, and only a light machine gun', () => {
    const { says } = at(rifle('L', 30, 59, { rank: 'leader' }), gun('hmg', 'M', 31.3, 61.2));
    expect(says(ARMY, pickUp('L'))).toBe('DW-RAMBO-1');
    expect(says(ARMY, pickUp('H', 'M'))).toBe('DW-RAMBO-1');
    expect(says(ARMY, pickUp('H', 'nothing'))).toBe('DW-SIDE-1 NOT_OWNER');
    expect(says(ARMY, pickUp())).toBe('legal');
  });

  test('DW-R-54 the hero is at the gun and on foot, it is loaded, and they take one at a time', () => {
    expect(scene(MARCH, BIG, ...FAR, gun('lmg', 'G', 30, 60), hero(30, 62.01)).says(ARMY, pickUp())).toBe(
      'DW-R-54 NO_CONTACT',
    );
    expect(scene(MARCH, BIG, ...FAR, gun('lmg', 'G', 30, 60), hero(30, 62)).says(ARMY, pickUp())).toBe('legal');
    const empty = at();
    if (empty.state.crewedWeapons.G) empty.state.crewedWeapons.G.loaded = false;
    expect(empty.says(ARMY, pickUp())).toBe('DW-R-54 WEAPON_UNLOADED');
    const two = at(gun('lmg', 'G2', 31.1, 61));
    two.does(ARMY, pickUp(), ['ammunition', 1]);
    expect(two.says(ARMY, pickUp('H', 'G2'))).toBe('DW-R-54');
    const jeep = scene(
      MARCH,
      BIG,
      ...FAR,
      gun('lmg', 'G', 30, 60),
      vehicle('jeep', 'V', 32, 60),
      rider('V', 0, 'H', { rank: 'hero' }),
    );
    expect(jeep.says(ARMY, pickUp())).toBe('DW-R-54 ABOARD');
    const busy = at();
    if (busy.state.soldiers.H) busy.state.soldiers.H.busy = true;
    expect(busy.says(ARMY, pickUp())).toBe('DW-R-50 MOVE_OVER');
  });

  test('DW-R-54 a gun is taken in phase 4 only', () => {
    const { says } = scene({ phase: 'regular-fire' }, BIG, ...FAR, gun('lmg', 'G', 30, 60), hero());
    expect(says(ARMY, pickUp())).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  });

  test('DW-R-54 a hero who holds a gun serves no other', () => {
    const { state, does, says } = scene(
      MARCH,
      BIG,
      ...FAR,
      gun('lmg', 'G', 30, 60),
      gun('mortar', 'M', 31.1, 61),
      hero(30, 61, { crewOf: 'M' }),
    );
    does(ARMY, pickUp(), ['ammunition', 2]);
    expect(state.crewedWeapons.M?.crew).toEqual([]);
    expect(says(ARMY, { type: 'assign', weapon: 'M', crew: ['H'] })).toBe('DW-R-54');
  });
});

describe('firing', () => {
  test('DW-RAMBO-4 DW-R-54 the range is 24", the score 10, and the sight all round', () => {
    const { state, says } = rambo('regular-fire');
    expect(aim(state, 'H', 'lmg', 'B')).toMatchObject({
      limitCi: 2400,
      score: 10,
      parts: [{ value: 9 }, { rule: 'DW-MOD-1', value: 1 }],
    });
    expect(says(ARMY, fire('H', 'lmg', 'B'))).toBe('legal');
    if (state.soldiers.H) state.soldiers.H.facing = 180;
    expect(says(ARMY, fire('H', 'lmg', 'B'))).toBe('legal');
    expect(says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-R-33 WEAPON_NOT_READY');
  });

  test('DW-RAMBO-4 a target at 24.06" is out of range', () => {
    const { state, says } = rambo('regular-fire', 4, dino('brachiosaurus', 'far2', 30.5 + 26.87, 61));
    expect(aim(state, 'H', 'lmg', 'far2')?.rangeCi).toBe(2407);
    expect(says(ARMY, fire('H', 'lmg', 'far2'))).toBe('DW-RANGE-1 OUT_OF_RANGE');
  });

  test('DW-RAMBO-2 DW-RAMBO-5 DW-EX-24 every turn with a shot uses a turn of ammunition, however often the hero fires', () => {
    const { state, does, says } = rambo('regular-fire', 2);
    const left = () => state.crewedWeapons.G?.ammunition;
    does(ARMY, fire('H', 'lmg', 'B'), ['to-hit', 6, 6]);
    expect(left()).toBe(1);
    does(ARMY, DONE);
    does(ARMY, DONE);
    does(ARMY, fire('H', 'lmg', 'B'), ['to-hit', 6, 6]);
    expect(left()).toBe(1);
    does(ARMY, DONE);
    does(HERD, DONE);
    // A turn without a shot uses no ammunition.
    does(ARMY, DONE);
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(left()).toBe(1);
    does(HERD, DONE);
    does(ARMY, fire('H', 'lmg', 'B'), ['to-hit', 6, 6]);
    expect(left()).toBe(0);
    does(ARMY, DONE);
    does(ARMY, DONE);
    // Both shots of the last turn are legal.
    expect(says(ARMY, fire('H', 'lmg', 'B'))).toBe('legal');
    const events = does(ARMY, DONE);
    expect(only(events, 'emptied')).toEqual([{ type: 'emptied', figure: 'G' }]);
    does(HERD, DONE);
    expect(says(ARMY, fire('H', 'lmg', 'B'))).toBe('DW-RAMBO-5 WEAPON_UNLOADED');
    expect(says(ARMY, fire('H', 'grenade', 'B'))).toBe('DW-RANGE-1 OUT_OF_RANGE');
  });

  test('DW-BUDGET-4 a hero has one budget, whatever they fire', () => {
    const { does, says, state } = rambo('regular-fire', 4, rex('T', 34, 61));
    does(ARMY, fire('H', 'rifle', 'T'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('H', 'lmg', 'T'))).toBe('DW-BUDGET-1 BUDGET_SPENT');
    expect(state.crewedWeapons.G?.locked).toBe(false);
    state.phase = 'secondary-fire';
    expect(says(ARMY, fire('H', 'lmg', 'T'))).toBe('legal');
  });

  test('DW-R-54 contact never forbids the shot', () => {
    const { says } = rambo('regular-fire', 4, rex('T', 32.4, 61));
    expect(says(ARMY, fire('H', 'lmg', 'T'))).toBe('legal');
  });

  test("DW-R-54 closing fire with the gun needs the hero's front, with a rifle it does not; they face where they last fired or walked", () => {
    const { state, does } = rambo('dinosaur-movement', 4, rex('T', 27.6, 61));
    expect(state.soldiers.H?.facing).toBe(0);
    expect(closingWeapons(state, 'H', 'T')).toEqual(['rifle']);
    if (state.soldiers.H) state.soldiers.H.facing = 180;
    expect(closingWeapons(state, 'H', 'T')).toEqual(['rifle', 'lmg']);
    does(HERD, overrun('T', 'H'));
    const [shot] = only(does(ARMY, answer('H', 'lmg'), ['to-hit', 6, 6], ['to-hit', 6, 6]), 'shot');
    expect(shot).toMatchObject({ figure: 'H', weapon: 'lmg', score: 10, window: 'closing' });
    const turned = rambo('regular-fire', 4, rex('T', 20, 61));
    turned.does(ARMY, fire('H', 'lmg', 'T'), ['to-hit', 6, 6]);
    expect(turned.state.soldiers.H?.facing).toBe(180);
  });

  test('DW-R-54 in the turn of the pick-up earlier acts of gun and hero still count', () => {
    const game = (change: (state: Game['state']) => void) => {
      const { state, does, says } = at();
      change(state);
      does(ARMY, pickUp(), ['ammunition', 3]);
      does(ARMY, DONE);
      expect(state.phase).toBe('secondary-fire');
      return says(ARMY, fire('H', 'lmg', 'B'));
    };
    expect(game(() => {})).toBe('legal');
    expect(game(({ crewedWeapons }) => crewedWeapons.G?.shots.push('regular'))).toBe('legal');
    expect(game(({ crewedWeapons }) => crewedWeapons.G?.shots.push('closing'))).toBe('DW-SEC-3 CLOSING_FIRE_USED');
    expect(game(({ soldiers }) => soldiers.H?.shots.push('closing'))).toBe('DW-SEC-3 CLOSING_FIRE_USED');
    expect(
      game(({ crewedWeapons }) => {
        if (crewedWeapons.G) crewedWeapons.G.locked = true;
      }),
    ).toBe('DW-R-54 CREW_LOCKED');
    expect(
      game(({ soldiers }) => {
        if (soldiers.H) soldiers.H.locked = true;
      }),
    ).toBe('DW-CREW-6 CREW_LOCKED');
  });
});

describe('putting it down', () => {
  test('DW-R-54 the gun lies dismantled and keeps its ammunition, which picking it up does not change', () => {
    const { state, does } = rambo('army-movement', 3);
    if (state.crewedWeapons.G) state.crewedWeapons.G.ammunition = 2;
    does(ARMY, layDown(31, 61));
    expect(state.crewedWeapons.G).toMatchObject({
      status: 'dismantled',
      carrier: null,
      x: 3100,
      y: 6100,
      ammunition: 2,
    });
    expect(state.soldiers.H?.holds).toBeNull();
    expect(does(ARMY, pickUp())[0]).toMatchObject({ die: null });
    expect(state.crewedWeapons.G?.ammunition).toBe(2);
  });

  test('DW-R-54 the gun is put down beside the hero, on a free place, in phase 4', () => {
    const { says } = rambo('army-movement');
    expect(says(ARMY, layDown(32, 61))).toBe('legal');
    expect(says(ARMY, layDown(32.01, 61))).toBe('DW-R-54 NO_CONTACT');
    expect(says(ARMY, layDown(30.5, 61))).toBe('DW-R-5 PATH_BLOCKED');
    expect(at().says(ARMY, layDown(31, 61))).toBe('DW-R-54');
    expect(rambo('regular-fire').says(ARMY, layDown(31, 61))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  });

  test('DW-R-54 a hero aboard does not put it down', () => {
    const { does, says } = at(vehicle('jeep', 'V', 32, 61));
    does(ARMY, pickUp(), ['ammunition', 3]);
    does(ARMY, { type: 'board', figure: 'H', vehicle: 'V', seat: 0, path: [] });
    expect(says(ARMY, layDown(29.5, 61))).toBe('DW-R-54 ABOARD');
  });

  test('DW-R-54 the gun of a hero who dies falls where they stood', () => {
    const { state, does } = rambo('dinosaur-movement', 4, rex('T', 27.6, 61));
    does(HERD, overrun('T', 'H'));
    const events = does(ARMY, answer('H', null), ['to-hit', 1, 1], ['luck', 6, 6]);
    expect(only(events, 'laidDown')).toEqual([
      { type: 'laidDown', figure: 'H', weapon: 'G', at: { x: 3000, y: 6100 } },
    ]);
    expect(state.crewedWeapons.G).toMatchObject({ status: 'dismantled', alive: true });
  });

  test("DW-R-54 a gun in a hero's hands is no target", () => {
    const { says } = rambo('dinosaur-movement', 4, rex('T', 27.6, 61));
    expect(says(HERD, overrun('T', 'G'))).toBe('DW-R-51');
  });

  test('DW-R-54 the gun goes where the hero goes', () => {
    const { state, does } = rambo('army-movement');
    does(ARMY, move('H', [30, 66]));
    expect(state.soldiers.H).toMatchObject({ y: 6600, facing: 90 });
    expect(figureIntents(state, 'H').filter(({ type }) => type === 'layDown').length).toBeGreaterThan(0);
  });
});

test('DW-INV-36 every offer to a hero is legal, and keeps the phase from ending by itself (DW-R-104)', () => {
  const game = at();
  expect(figureIntents(game.state, 'H')).toContainEqual(pickUp());
  for (const intent of figureIntents(game.state, 'H')) expect(game.says(ARMY, intent)).toBe('legal');
  const alone = scene(MARCH, dino('brachiosaurus', 'B', 50, 60), gun('lmg', 'G', 30, 60), hero());
  if (alone.state.soldiers.H) alone.state.soldiers.H.spentCi = 600;
  alone.does(ARMY, pickUp(), ['ammunition', 1]);
  expect(alone.state.phase).toBe('army-movement');
  for (const intent of figureIntents(alone.state, 'H')) expect(alone.says(ARMY, intent)).toBe('legal');
});

test('DW-R-82 a hero aboard fires neither weapon', () => {
  const { state, does } = at(vehicle('jeep', 'V', 32, 61));
  does(ARMY, pickUp(), ['ammunition', 3]);
  does(ARMY, { type: 'board', figure: 'H', vehicle: 'V', seat: 0, path: [] });
  state.phase = 'secondary-fire';
  expect(canFire(state, 'H')).toBe(false);
});
