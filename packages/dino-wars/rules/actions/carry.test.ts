import { BIG, carry, dismantle, FAR, field, lying, nest, setUp } from '../../testing/guns';
import { ARMY, dino, ground, gun, only, rex, rifle, scene } from '../../testing/table';

const MARCH = { phase: 'army-movement' } as const;

describe('carrying', () => {
  test("DW-TOW-9 DW-R-47 carriers move at soldiers' speed, and each pays the whole path and stands at the weapon afterwards", () => {
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

  test('DW-R-47 a weapon is carried in parts like any move, from what each carrier has left', () => {
    const { state, does, says } = lying('hmg');
    if (state.soldiers.c2) state.soldiers.c2.spentCi = 300;
    expect(says(ARMY, carry(['c1', 'c2'], [33.01, 60]))).toBe('DW-TOW-9 NOT_ENOUGH_MOVEMENT');
    does(ARMY, carry(['c1', 'c2'], [31, 60], [31, 61]));
    expect(says(ARMY, carry(['c1', 'c2'], [32, 61]))).toBe('legal');
    expect(says(ARMY, carry(['c1', 'c2'], [32.01, 61]))).toBe('DW-TOW-9 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-TOW-9 DW-R-47 the carriers are at least the minimum crew, all at the weapon', () => {
    const { says } = lying('hmg', 2, rifle('third', 28.7, 60), rifle('off', 27.2, 60));
    expect(says(ARMY, carry(['c1'], [32, 60]))).toBe('DW-TOW-9 UNDERMANNED');
    expect(says(ARMY, carry(['c1', 'c1'], [32, 60]))).toBe('DW-TOW-9 UNDERMANNED');
    expect(says(ARMY, carry(['c1', 'off'], [32, 60]))).toBe('DW-R-47 NO_CONTACT');
    expect(says(ARMY, carry(['c1', 'nobody'], [32, 60]))).toBe('DW-SIDE-1 NOT_OWNER');
    expect(says(ARMY, carry(['c1', 'third'], [32, 60]))).toBe('legal');
  });

  test('DW-R-47 only a dismantled weapon is carried; artillery never is', () => {
    expect(field('hmg').says(ARMY, carry(['c1', 'c2'], [32, 60]))).toBe('DW-R-47 WEAPON_NOT_READY');
    expect(field('light_artillery', 4).says(ARMY, carry(['c1', 'c2', 'c3'], [32, 60]))).toBe('DW-R-48 IMMOBILE');
    expect(field('heavy_artillery', 4).says(ARMY, carry(['c1', 'c2', 'c3', 'c4'], [32, 60]))).toBe('DW-TOW-6 IMMOBILE');
  });

  test('DW-TOW-8 DW-R-49 the crew that dismantled it carries it 3", and no farther', () => {
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

  test('DW-R-5 carriers pass soldiers, but go through nothing else and stop on no other base', () => {
    const { says } = lying('mortar', 2, rifle('man', 33, 60), gun('lmg', 'G2', 30, 57.8));
    expect(says(ARMY, carry(['c1', 'c2'], [35, 60]))).toBe('legal');
    expect(says(ARMY, carry(['c1', 'c2'], [33, 60]))).toBe('DW-R-47 PATH_BLOCKED');
    expect(says(ARMY, carry(['c1', 'c2'], [30, 56]))).toBe('DW-R-5 PATH_BLOCKED');
  });

  test('DW-SIDE-7 DW-R-10 a weapon is carried neither off the table nor into water', () => {
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

  test.each([
    [219, false],
    [220, true],
  ])(
    'DW-R-12 a flyer at %i ci blocks the place of a soldier below it: the carrier keeps their place is %s',
    (z, free) => {
      const { state, does } = lying('hmg', 2, dino('pterodactyl', 'P', 34, 61.3, { z }));
      does(ARMY, carry(['c1', 'c2'], [34, 60]));
      const { x, y } = state.soldiers.c1 ?? { x: 0, y: 0 };
      expect(x === 3400 && y === 6130).toBe(free);
      expect(Math.hypot(x - 3400, y - 6130) >= 99).toBe(!free);
    },
  );

  test('DW-R-4 a path has corners, not too many, and leads somewhere', () => {
    const { says } = lying('hmg');
    expect(says(ARMY, carry(['c1', 'c2']))).toBe('DW-R-4');
    expect(says(ARMY, carry(['c1', 'c2'], [30, 60]))).toBe('DW-R-4');
  });
});
