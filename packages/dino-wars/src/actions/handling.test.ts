import type { CrewedKind } from '../data/weapons';
import type { Intent } from '../intents';
import { figureIntents } from '../ruleset';
import {
  ARMY,
  ci,
  DONE,
  dino,
  fire,
  type Game,
  ground,
  gun,
  HERD,
  move,
  only,
  rex,
  rider,
  rifle,
  scene,
  vehicle,
} from '../testing/table';

const MARCH = { phase: 'army-movement' } as const;
const BIG = dino('brachiosaurus', 'B', 60, 60);
const FAR = [rex('T', 110, 110), rifle('far', 100, 110)];

const dismantle = (weapon = 'G'): Intent => ({ type: 'dismantle', weapon });
const setUp = (facing = 0, weapon = 'G'): Intent => ({ type: 'setUp', weapon, facing });
const face = (facing: number, figure = 'G'): Intent => ({ type: 'face', figure, facing });
const assign = (crew: string[], weapon = 'G'): Intent => ({ type: 'assign', weapon, crew });
const carry = (carriers: string[], ...path: [number, number][]): Intent => {
  return { type: 'carry', weapon: 'G', carriers, path: path.map(([x, y]) => ({ x: ci(x), y: ci(y) })) };
};
const stow = (vehicle = 'V'): Intent => ({ type: 'stow', weapon: 'G', vehicle });
const unstow = (x: number, y: number): Intent => ({ type: 'unstow', weapon: 'G', at: { x: ci(x), y: ci(y) } });

const AWAY = {
  lmg: 1,
  hmg: 1.3,
  recoilless_rifle: 1.5,
  mortar: 1.1,
  light_artillery: 2,
  heavy_artillery: 2.5,
} as const;

/** A gun at 30, 60 with its crew above and below it, and more to its left. */
function nest(kind: CrewedKind, men = 2, x = 30) {
  const away = AWAY[kind];
  const places = [
    [x, 60 + away],
    [x, 60 - away],
    [x - away, 60],
    [x + away, 60],
  ] as const;
  return [
    gun(kind, 'G', x, 60),
    ...places.slice(0, men).map(([at, y], i) => rifle(`c${i + 1}`, at, y, { crewOf: 'G' })),
  ];
}

function field(kind: CrewedKind, men = 2, ...more: Parameters<typeof scene>[1][]): Game {
  return scene(MARCH, BIG, ...FAR, ...nest(kind, men), ...more);
}

/** The same, taken apart at no cost to anybody. */
function lying(kind: CrewedKind, men = 2, ...more: Parameters<typeof scene>[1][]): Game {
  const game = field(kind, men, ...more);
  if (game.state.crewedWeapons.G) game.state.crewedWeapons.G.status = 'dismantled';
  return game;
}

describe('setting up and dismantling', () => {
  test.each(['lmg', 'hmg', 'recoilless_rifle', 'mortar'] as const)(
    'DW-TOW-8 a %s is taken apart and set up again',
    (kind) => {
      const { state, does } = field(kind);
      expect(does(ARMY, dismantle())[0]).toEqual({ type: 'dismantled', weapon: 'G', by: ['c1', 'c2'] });
      expect(state.crewedWeapons.G?.status).toBe('dismantled');
      expect(state.soldiers).toMatchObject({ c1: { halvings: 1 }, c2: { halvings: 1 } });
      expect(does(ARMY, setUp(90))[0]).toEqual({ type: 'setUp', weapon: 'G', facing: 90, by: ['c1', 'c2'] });
      expect(state.crewedWeapons.G).toMatchObject({ status: 'set-up', facing: 90 });
    },
  );

  test('DW-TOW-8 it halves the movement of the crew who do it: 3" are left', () => {
    const { does, says } = field('hmg');
    does(ARMY, dismantle());
    expect(says(ARMY, move('c1', [30, 64.3]))).toBe('legal');
    expect(says(ARMY, move('c1', [30, 64.31]))).toBe('DW-TOW-8 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-49 both in one turn leave a quarter: 1.5"', () => {
    const { does, says } = field('hmg');
    does(ARMY, dismantle());
    does(ARMY, setUp());
    expect(says(ARMY, move('c1', [30, 62.8]))).toBe('legal');
    expect(says(ARMY, move('c1', [30, 62.81]))).toBe('DW-TOW-8 NOT_ENOUGH_MOVEMENT');
  });

  test.each([
    [3, 'legal'],
    [3.01, 'DW-TOW-10 NOT_ENOUGH_MOVEMENT'],
    [4, 'DW-TOW-10 NOT_ENOUGH_MOVEMENT'],
  ])('DW-TOW-10 DW-R-62 crew who have moved %s": %s', (inches, expected) => {
    const { state, says } = lying('hmg');
    for (const id of ['c1', 'c2']) {
      const man = state.soldiers[id];
      if (man) man.spentCi = ci(inches);
    }
    expect(says(ARMY, setUp())).toBe(expected);
  });

  test('DW-R-47 as many as the minimum do it, those who have moved least, and only they are halved', () => {
    const { state, does } = lying('hmg', 4);
    if (state.soldiers.c1) state.soldiers.c1.spentCi = 250;
    if (state.soldiers.c2) state.soldiers.c2.spentCi = 350;
    if (state.soldiers.c4) state.soldiers.c4.spentCi = 100;
    const [done] = only(does(ARMY, setUp()), 'setUp');
    expect(done?.by).toEqual(['c3', 'c4']);
    expect(state.soldiers).toMatchObject({ c1: { halvings: 0 }, c2: { halvings: 0 } });
  });

  test('DW-R-47 too few of the crew at it, however many others', () => {
    expect(lying('hmg', 1, rifle('other', 28.7, 60)).says(ARMY, setUp())).toBe('DW-R-47 UNDERMANNED');
    expect(field('hmg', 1).says(ARMY, dismantle())).toBe('DW-R-47 UNDERMANNED');
  });

  test.each([
    ['light_artillery', 'DW-R-48 IMMOBILE'],
    ['heavy_artillery', 'DW-TOW-6 IMMOBILE'],
  ] as const)('DW-R-48 DW-TOW-6 %s is never taken apart', (kind, expected) => {
    expect(field(kind, 4).says(ARMY, dismantle())).toBe(expected);
  });

  test('DW-R-47 what is in pieces is not taken apart, what stands is not set up', () => {
    expect(lying('hmg').says(ARMY, dismantle())).toBe('DW-R-47 WEAPON_NOT_READY');
    expect(field('hmg').says(ARMY, setUp())).toBe('DW-R-47 WEAPON_NOT_READY');
  });

  test('DW-R-1 it faces whole degrees of one turn', () => {
    for (const facing of [-1, 360, 0.5]) expect(lying('hmg').says(ARMY, setUp(facing))).toBe('DW-R-1');
  });

  test('DW-CREW-1 DW-TURN-3 only in phase 4, only its owner', () => {
    const { says } = scene({ phase: 'regular-fire' }, BIG, ...FAR, ...nest('hmg'));
    expect(says(ARMY, dismantle())).toBe('DW-TURN-3 NOT_YOUR_PHASE');
    expect(field('hmg').says(ARMY, dismantle('nothing'))).toBe('DW-SIDE-1 NOT_OWNER');
    const team = scene(
      { ...MARCH, sides: ['army', 'dinosaurs', 'army'] },
      BIG,
      ...FAR,
      ...nest('hmg'),
      rifle('mate', 90, 110, { owner: 2 }),
    );
    expect(team.says(2, dismantle())).toBe('DW-SIDE-1 NOT_OWNER');
  });

  test('DW-TOW-12 DW-R-49 a machine gun set up in phase 4 fires in phase 5, unless its crew are locked', () => {
    const { state, does, says } = lying('hmg');
    does(ARMY, setUp());
    does(ARMY, DONE);
    expect(state.phase).toBe('secondary-fire');
    expect(says(ARMY, fire('G', 'hmg', 'B'))).toBe('legal');
    const locked = lying('hmg');
    if (locked.state.crewedWeapons.G) locked.state.crewedWeapons.G.locked = true;
    locked.does(ARMY, setUp());
    locked.does(ARMY, DONE);
    expect(locked.says(ARMY, fire('G', 'hmg', 'B'))).toBe('DW-CREW-7 CREW_LOCKED');
  });

  test('DW-R-50 who has hitched a weapon does nothing else', () => {
    const { state, says } = lying('hmg');
    if (state.soldiers.c1) state.soldiers.c1.busy = true;
    expect(says(ARMY, setUp())).toBe('DW-TOW-10 NOT_ENOUGH_MOVEMENT');
    expect(says(ARMY, carry(['c1', 'c2'], [31, 60]))).toBe('DW-R-50 MOVE_OVER');
  });
});

describe('carrying', () => {
  test("DW-TOW-9 DW-R-47 at soldiers' speed, every carrier pays the way and stands at it again", () => {
    const { state, does, says } = lying('hmg');
    expect(says(ARMY, carry(['c1', 'c2'], [36.01, 60]))).toBe('DW-TOW-9 NOT_ENOUGH_MOVEMENT');
    const [carried] = only(does(ARMY, carry(['c1', 'c2'], [34, 60])), 'carried');
    expect(carried).toMatchObject({
      costCi: 400,
      carriers: [
        { figure: 'c1', at: { x: 3400, y: 6130 } },
        { figure: 'c2', at: { x: 3400, y: 5870 } },
      ],
    });
    expect(state.crewedWeapons.G).toMatchObject({ x: 3400, y: 6000, status: 'dismantled' });
    expect(state.soldiers).toMatchObject({
      c1: { x: 3400, y: 6130, spentCi: 400, moved: true, facing: 0 },
      c2: { spentCi: 400 },
    });
  });

  test('DW-R-47 in parts like any move, against what is left of each', () => {
    const { state, does, says } = lying('hmg');
    if (state.soldiers.c2) state.soldiers.c2.spentCi = 300;
    expect(says(ARMY, carry(['c1', 'c2'], [33.01, 60]))).toBe('DW-TOW-9 NOT_ENOUGH_MOVEMENT');
    does(ARMY, carry(['c1', 'c2'], [31, 60], [31, 61]));
    expect(says(ARMY, carry(['c1', 'c2'], [32, 61]))).toBe('legal');
    expect(says(ARMY, carry(['c1', 'c2'], [32.01, 61]))).toBe('DW-TOW-9 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-TOW-9 DW-R-47 by at least its minimum crew, all at it', () => {
    const { says } = lying('hmg', 2, rifle('third', 28.7, 60), rifle('off', 27.2, 60));
    expect(says(ARMY, carry(['c1'], [32, 60]))).toBe('DW-TOW-9 UNDERMANNED');
    expect(says(ARMY, carry(['c1', 'c1'], [32, 60]))).toBe('DW-TOW-9 UNDERMANNED');
    expect(says(ARMY, carry(['c1', 'off'], [32, 60]))).toBe('DW-R-47 NO_CONTACT');
    expect(says(ARMY, carry(['c1', 'nobody'], [32, 60]))).toBe('DW-SIDE-1 NOT_OWNER');
    expect(says(ARMY, carry(['c1', 'third'], [32, 60]))).toBe('legal');
  });

  test('DW-R-47 only what is dismantled; artillery never', () => {
    expect(field('hmg').says(ARMY, carry(['c1', 'c2'], [32, 60]))).toBe('DW-R-47 WEAPON_NOT_READY');
    expect(field('light_artillery', 4).says(ARMY, carry(['c1', 'c2', 'c3'], [32, 60]))).toBe('DW-R-48 IMMOBILE');
    expect(field('heavy_artillery', 4).says(ARMY, carry(['c1', 'c2', 'c3', 'c4'], [32, 60]))).toBe('DW-TOW-6 IMMOBILE');
  });

  test('DW-TOW-8 DW-R-49 who has taken it apart carries it 3", and no farther', () => {
    const { does, says } = field('hmg');
    does(ARMY, dismantle());
    expect(says(ARMY, carry(['c1', 'c2'], [33.01, 60]))).toBe('DW-TOW-8 NOT_ENOUGH_MOVEMENT');
    does(ARMY, carry(['c1', 'c2'], [31.5, 60]));
    expect(says(ARMY, setUp())).toBe('legal');
    expect(says(ARMY, carry(['c1', 'c2'], [33, 60]))).toBe('legal');
    does(ARMY, carry(['c1', 'c2'], [31.51, 60]));
    expect(says(ARMY, setUp())).toBe('DW-TOW-10 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-AMOVE-2 DW-R-60 a carrier in contact pays 2" for leaving it, once', () => {
    const { state, does, says } = lying('hmg', 2, rex('U', 30, 63.7));
    expect(says(ARMY, carry(['c1', 'c2'], [34.01, 60]))).toBe('DW-AMOVE-2 NOT_ENOUGH_MOVEMENT');
    const events = does(ARMY, carry(['c1', 'c2'], [33, 58]));
    expect(only(events, 'leftContact')).toEqual([{ type: 'leftContact', figure: 'c1' }]);
    expect(state.soldiers).toMatchObject({ c1: { leftContact: true }, c2: { leftContact: false } });
  });

  test('DW-OPT-TERR-2 carriers pay for terrain', () => {
    const terrain = [ground('broken', [31, 50], [33, 70])];
    const { state, does, says } = scene(
      { ...MARCH, terrain, optional: ['terrain_penalties'] },
      BIG,
      ...FAR,
      ...nest('hmg'),
    );
    if (state.crewedWeapons.G) state.crewedWeapons.G.status = 'dismantled';
    expect(says(ARMY, carry(['c1', 'c2'], [34.01, 60]))).toBe('DW-OPT-TERR-2 NOT_ENOUGH_MOVEMENT');
    expect(only(does(ARMY, carry(['c1', 'c2'], [34, 60])), 'paidTerrain')).toHaveLength(2);
    expect(state.soldiers.c1?.paidTerrain).toBe(true);
  });

  test('DW-R-5 past soldiers, but through nothing else and onto nobody', () => {
    const { says } = lying('mortar', 2, rifle('man', 33, 60), gun('lmg', 'G2', 30, 57.8));
    expect(says(ARMY, carry(['c1', 'c2'], [35, 60]))).toBe('legal');
    expect(says(ARMY, carry(['c1', 'c2'], [33, 60]))).toBe('DW-R-47 PATH_BLOCKED');
    expect(says(ARMY, carry(['c1', 'c2'], [30, 56]))).toBe('DW-R-5 PATH_BLOCKED');
  });

  test('DW-SIDE-7 DW-R-10 not off the table, not into water', () => {
    const terrain = [ground('deep_water', [33, 50], [34, 70])];
    const { state, says } = scene({ ...MARCH, terrain }, BIG, ...FAR, ...nest('hmg'));
    if (state.crewedWeapons.G) state.crewedWeapons.G.status = 'dismantled';
    expect(says(ARMY, carry(['c1', 'c2'], [35, 60]))).toBe('DW-R-10 IMPASSABLE');
    const edge = scene(MARCH, BIG, ...FAR, ...nest('hmg', 2, 2));
    if (edge.state.crewedWeapons.G) edge.state.crewedWeapons.G.status = 'dismantled';
    expect(edge.says(ARMY, carry(['c1', 'c2'], [0.5, 60]))).toBe('DW-SIDE-7 OFF_TABLE');
  });

  test('DW-R-47 carriers whose place is taken stand as near to it as there is room, still at the weapon', () => {
    const { state, does } = lying('mortar', 2, rifle('man', 34, 61.5));
    does(ARMY, carry(['c1', 'c2'], [34, 60]));
    const c1 = state.soldiers.c1;
    const away = Math.hypot((c1?.x ?? 0) - 3400, (c1?.y ?? 0) - 6000) - 60 - 50;
    expect(away).toBeGreaterThanOrEqual(-1);
    expect(away).toBeLessThanOrEqual(100);
    expect(Math.hypot((c1?.x ?? 0) - 3400, (c1?.y ?? 0) - 6150)).toBeGreaterThanOrEqual(99);
  });

  test('DW-R-4 a way has corners, not too many, and leads somewhere', () => {
    const { says } = lying('hmg');
    expect(says(ARMY, carry(['c1', 'c2']))).toBe('DW-R-4');
    expect(says(ARMY, carry(['c1', 'c2'], [30, 60]))).toBe('DW-R-4');
  });
});

describe('vehicles', () => {
  const truck = (x = 33.5) => [vehicle('truck', 'V', x, 60), rider('V', 0, 'driver'), rider('V', 1, 'p1')];

  test('DW-R-47 carriers load a dismantled weapon at no extra space, which slows the vehicle (DW-LOAD-2)', () => {
    const { state, does, says } = lying('hmg', 2, ...truck());
    does(ARMY, stow());
    expect(state.crewedWeapons.G).toMatchObject({ status: 'stowed', carrier: 'V' });
    expect(state.vehicles.V).toMatchObject({ cargo: ['G'], loaded: true });
    expect(says(ARMY, move('V', [42.5, 60]))).toBe('legal');
    expect(says(ARMY, move('V', [42.51, 60]))).toBe('DW-LOAD-2 NOT_ENOUGH_MOVEMENT');
    expect(says(ARMY, { type: 'board', figure: 'c1', vehicle: 'V', seat: null, path: [{ x: 3350, y: 6000 }] })).toBe(
      'legal',
    );
  });

  test('DW-R-47 and put it down beside the vehicle', () => {
    const { state, does, says } = lying('hmg', 2, ...truck());
    does(ARMY, stow());
    expect(says(ARMY, unstow(33.5, 64))).toBe('DW-LOAD-4 NO_CONTACT');
    expect(says(ARMY, unstow(33.5, 61))).toBe('DW-R-5 PATH_BLOCKED');
    does(ARMY, unstow(33.5, 63.5));
    expect(state.crewedWeapons.G).toMatchObject({ status: 'dismantled', carrier: null, x: 3350, y: 6350 });
    expect(state.vehicles.V).toMatchObject({ cargo: [], unloaded: true });
    expect(says(ARMY, unstow(33.5, 63.5))).toBe('DW-R-47 WEAPON_NOT_READY');
  });

  test('DW-R-47 DW-LOAD-2 by as many as carry it, from a vehicle that has not driven too far', () => {
    const { state, does, says } = lying('hmg', 2, ...truck());
    does(ARMY, stow());
    const V = state.vehicles.V;
    if (!V) throw new Error('no truck');
    // Loading has halved its movement, unloading would once more.
    V.spentCi = 451;
    expect(says(ARMY, unstow(33.5, 63.5))).toBe('DW-LOAD-2 NOT_ENOUGH_MOVEMENT');
    V.spentCi = 450;
    expect(says(ARMY, unstow(33.5, 63.5))).toBe('legal');
    V.busy = true;
    expect(says(ARMY, unstow(33.5, 63.5))).toBe('DW-TOW-3 MOVE_OVER');
    V.busy = false;
    if (state.soldiers.p1) state.soldiers.p1.busy = true;
    expect(says(ARMY, unstow(33.5, 63.5))).toBe('DW-R-47 UNDERMANNED');
    // A man who stands where it will lie helps the driver.
    expect(says(ARMY, unstow(33.5, 56.5))).toBe('DW-R-47 UNDERMANNED');
    does(ARMY, move('c2', [31.8, 56.5]));
    expect(says(ARMY, unstow(33.5, 56.5))).toBe('legal');
  });

  test('DW-DMG-12 not into a wreck', () => {
    const { state, says } = lying('hmg', 2, ...truck());
    (state.vehicles.V as { alive: boolean }).alive = false;
    expect(says(ARMY, stow())).toBe('DW-DMG-12 DEAD');
  });

  test('DW-R-47 what is stowed cannot fire, be set up, or be served', () => {
    const { does, says } = lying('hmg', 2, ...truck());
    does(ARMY, stow());
    expect(says(ARMY, setUp())).toBe('DW-R-47 WEAPON_NOT_READY');
    expect(says(ARMY, carry(['c1', 'c2'], [30, 61]))).toBe('DW-R-47 WEAPON_NOT_READY');
  });

  test('DW-LOAD-3 only a vehicle it touches; DW-R-47 only what is dismantled, by enough of them', () => {
    expect(lying('hmg', 2, ...truck(33.7)).says(ARMY, stow())).toBe('DW-LOAD-3 NO_CONTACT');
    expect(field('hmg', 2, ...truck()).says(ARMY, stow())).toBe('DW-R-47 WEAPON_NOT_READY');
    expect(lying('hmg', 0, ...truck()).says(ARMY, stow())).toBe('legal');
    const [V, driver] = truck();
    expect(
      lying('hmg', 0, V as ReturnType<typeof vehicle>, driver as ReturnType<typeof rifle>).says(ARMY, stow()),
    ).toBe('DW-R-47 UNDERMANNED');
    expect(lying('hmg', 2, ...truck()).says(ARMY, stow('B'))).toBe('DW-R-47');
  });

  test('DW-LOAD-2 a vehicle that has driven more than half is not loaded, DW-TOW-3 nor one that hitches', () => {
    const { state, says } = lying('hmg', 2, ...truck());
    const V = state.vehicles.V;
    if (!V) throw new Error('no truck');
    V.spentCi = 901;
    expect(says(ARMY, stow())).toBe('DW-LOAD-2 NOT_ENOUGH_MOVEMENT');
    V.spentCi = 900;
    expect(says(ARMY, stow())).toBe('legal');
    V.busy = true;
    expect(says(ARMY, stow())).toBe('DW-TOW-3 MOVE_OVER');
  });
});

describe('who serves it', () => {
  test('DW-CREW-1 DW-R-42 soldiers at it are added, others stay or go', () => {
    const { state, does, says } = field('hmg', 2, rifle('third', 28.7, 60), rifle('off', 27.2, 60));
    expect(says(ARMY, assign(['c1', 'c2', 'off']))).toBe('DW-R-42 NO_CONTACT');
    does(ARMY, assign(['c1', 'c2', 'third']));
    expect(state.crewedWeapons.G?.crew).toEqual(['c1', 'c2', 'third']);
    expect(state.soldiers.third?.crewOf).toBe('G');
    does(ARMY, assign(['third']));
    expect(state.soldiers).toMatchObject({ c1: { crewOf: null }, third: { crewOf: 'G' } });
    does(ARMY, assign([]));
    expect(state.crewedWeapons.G?.crew).toEqual([]);
  });

  test('DW-R-42 who is listed stays so, wherever he walks', () => {
    const { does, says } = field('hmg');
    does(ARMY, move('c1', [30, 66]));
    expect(says(ARMY, assign(['c1']))).toBe('legal');
  });

  test('DW-R-42 a soldier serves one weapon at most', () => {
    const { state, does } = field('hmg', 2, gun('mortar', 'M', 30, 63), rifle('m1', 31.1, 63, { crewOf: 'M' }));
    does(ARMY, assign(['m1', 'c1'], 'M'));
    expect(state.crewedWeapons.G?.crew).toEqual(['c2']);
    expect(state.soldiers.c1?.crewOf).toBe('M');
  });

  test('DW-R-42 DW-R-99 nothing new, twice the same man, strangers, the dead', () => {
    const { state, says } = field('hmg', 2, rifle('third', 28.7, 60));
    expect(says(ARMY, assign(['c1', 'c2']))).toBe('DW-R-42');
    expect(says(ARMY, assign(['c1', 'c1']))).toBe('DW-R-42');
    expect(says(ARMY, assign(['nobody']))).toBe('DW-SIDE-1 NOT_OWNER');
    (state.soldiers.third as { alive: boolean }).alive = false;
    expect(says(ARMY, assign(['third']))).toBe('DW-DMG-12 DEAD');
    const team = scene(
      { ...MARCH, sides: ['army', 'dinosaurs', 'army'] },
      BIG,
      ...FAR,
      ...nest('hmg'),
      rifle('mate', 28.7, 60, { owner: 2 }),
    );
    expect(team.says(ARMY, assign(['mate']))).toBe('DW-SIDE-1 NOT_OWNER');
  });

  test('DW-R-43 who joins after firing brings the lock along, who joins a weapon that fired is locked; leaving lifts none', () => {
    const { state, does } = field('hmg', 2, rifle('third', 28.7, 60));
    state.soldiers.third?.shots.push('regular');
    does(ARMY, assign(['c1', 'c2', 'third']));
    expect(state.crewedWeapons.G?.locked).toBe(true);
    does(ARMY, assign(['c1', 'c2']));
    expect(state.crewedWeapons.G?.locked).toBe(true);
    const fired = field('hmg', 2, rifle('third', 28.7, 60));
    fired.state.crewedWeapons.G?.shots.push('regular');
    fired.does(ARMY, assign(['third']));
    expect(fired.state.soldiers.third?.locked).toBe(true);
    fired.does(ARMY, assign([]));
    expect(fired.state.soldiers.third?.locked).toBe(true);
  });

  test('DW-CREW-1 only in phase 4', () => {
    const { says } = scene({ phase: 'regular-fire' }, BIG, ...FAR, ...nest('hmg'));
    expect(says(ARMY, assign([]))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  });
});

describe('facing', () => {
  test('DW-R-26 a machine gun is turned in phase 4 by crew at it, DW-TOW-7 artillery too, for nothing', () => {
    for (const kind of ['lmg', 'light_artillery'] as const) {
      const { state, does, says } = field(kind, 3);
      does(ARMY, face(90));
      expect(state.crewedWeapons.G?.facing).toBe(90);
      expect(state.soldiers.c1).toMatchObject({ spentCi: 0, halvings: 0 });
      expect(says(ARMY, face(360))).toBe('DW-R-1');
    }
    expect(field('lmg', 0).says(ARMY, face(90))).toBe('DW-R-26 UNDERMANNED');
    expect(lying('lmg').says(ARMY, face(90))).toBe('DW-R-26 WEAPON_NOT_READY');
  });

  test('DW-R-26 in phase 2 only by the other reading, before it fires', () => {
    const regular = (variants: ['pivot_before_fire'] | []) =>
      scene({ phase: 'regular-fire', variants }, BIG, ...FAR, ...nest('lmg', 2, 40));
    expect(regular([]).says(ARMY, face(90))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
    const { does, says } = regular(['pivot_before_fire']);
    does(ARMY, face(10));
    does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, face(90))).toBe('DW-R-26 BUDGET_SPENT');
    const howitzer = scene(
      { phase: 'regular-fire', variants: ['pivot_before_fire'] },
      BIG,
      ...FAR,
      ...nest('light_artillery', 3, 40),
    );
    expect(howitzer.says(ARMY, face(90))).toBe('DW-R-26 BUDGET_SPENT');
  });
});

describe('what is offered', () => {
  test('DW-INV-36 all of it is legal', () => {
    const truck = [vehicle('truck', 'V', 33.5, 60), rider('V', 0, 'driver'), rider('V', 1, 'p1')];
    for (const game of [
      field('hmg', 2, ...truck, rifle('third', 28.7, 60)),
      lying('hmg', 2, ...truck),
      lying('recoilless_rifle', 2),
    ]) {
      const offered = figureIntents(game.state, 'G');
      expect(offered.length).toBeGreaterThan(3);
      for (const intent of offered) expect(game.says(ARMY, intent)).toBe('legal');
    }
  });

  test('DW-INV-36 every kind of work that can be done is among it', () => {
    const truck = [vehicle('truck', 'V', 33.5, 60), rider('V', 0, 'driver'), rider('V', 1, 'p1')];
    const types = (game: Game) => [...new Set(figureIntents(game.state, 'G').map(({ type }) => type))].sort();
    expect(types(field('hmg', 2))).toEqual(['assign', 'dismantle', 'face']);
    const down = lying('hmg', 2, ...truck);
    expect(types(down)).toEqual(['assign', 'carry', 'setUp', 'stow']);
    down.does(ARMY, stow());
    expect(types(down)).toEqual(['assign', 'unstow']);
  });

  test('DW-R-104 phase 4 does not end by itself while a crew can be changed', () => {
    const { state, does } = scene(MARCH, dino('brachiosaurus', 'B', 60, 60), ...nest('hmg', 1));
    does(ARMY, move('c1', [30, 67.3]));
    expect(state.phase).toBe('army-movement');
  });
});

test('DW-R-99 HERD has nothing to say about guns', () => {
  expect(field('hmg').says(HERD, face(90))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
});
