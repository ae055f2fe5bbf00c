import { BIG, carry, dismantle, FAR, face, field, lying, nest, setUp } from '../../testing/guns';
import { ARMY, ci, DONE, fire, HERD, move, only, rifle, scene } from '../../testing/table';

describe('setting up and dismantling', () => {
  test.each(['lmg', 'hmg', 'recoilless_rifle', 'mortar'] as const)(
    'DW-TOW-8 a %s is dismantled and set up again',
    (kind) => {
      const { state, does } = field(kind);
      expect(does(ARMY, dismantle())[0]).toEqual({ type: 'dismantled', weapon: 'G', by: ['c1', 'c2'] });
      expect(state.crewedWeapons.G?.status).toBe('dismantled');
      expect(state.soldiers).toMatchObject({ c1: { halvings: 1 }, c2: { halvings: 1 } });
      expect(does(ARMY, setUp(90))[0]).toEqual({ type: 'setUp', weapon: 'G', facing: 90, by: ['c1', 'c2'] });
      expect(state.crewedWeapons.G).toMatchObject({ status: 'set-up', facing: 90 });
    },
  );

  test('DW-TOW-8 the work halves the movement of its crew: 3" are left', () => {
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

  test('DW-R-47 the minimum crew does it, those who have moved least, and only their movement is halved', () => {
    const { state, does } = lying('hmg', 4);
    if (state.soldiers.c1) state.soldiers.c1.spentCi = 250;
    if (state.soldiers.c2) state.soldiers.c2.spentCi = 350;
    if (state.soldiers.c4) state.soldiers.c4.spentCi = 100;
    const [done] = only(does(ARMY, setUp()), 'setUp');
    expect(done?.by).toEqual(['c3', 'c4']);
    expect(state.soldiers).toMatchObject({ c1: { halvings: 0 }, c2: { halvings: 0 } });
  });

  test("DW-R-47 too few of the crew at the weapon can't do it, whoever else is there", () => {
    expect(lying('hmg', 1, rifle('other', 28.7, 60)).says(ARMY, setUp())).toBe('DW-R-47 UNDERMANNED');
    expect(field('hmg', 1).says(ARMY, dismantle())).toBe('DW-R-47 UNDERMANNED');
  });

  test.each([
    ['light_artillery', 'DW-R-48 IMMOBILE'],
    ['heavy_artillery', 'DW-TOW-6 IMMOBILE'],
  ] as const)('DW-R-48 DW-TOW-6 %s is never dismantled', (kind, expected) => {
    expect(field(kind, 4).says(ARMY, dismantle())).toBe(expected);
  });

  test('DW-R-47 a dismantled weapon is not dismantled, one that is set up is not set up', () => {
    expect(lying('hmg').says(ARMY, dismantle())).toBe('DW-R-47 WEAPON_NOT_READY');
    expect(field('hmg').says(ARMY, setUp())).toBe('DW-R-47 WEAPON_NOT_READY');
  });

  test('DW-R-1 a facing is whole degrees of one turn', () => {
    for (const facing of [-1, 360, 0.5]) expect(lying('hmg').says(ARMY, setUp(facing))).toBe('DW-R-1');
  });

  test('DW-CREW-1 DW-TURN-3 only its owner sets it up, in phase 4 only', () => {
    const { says } = scene({ phase: 'regular-fire' }, BIG, ...FAR, ...nest('hmg'));
    expect(says(ARMY, dismantle())).toBe('DW-TURN-3 NOT_YOUR_PHASE');
    expect(field('hmg').says(ARMY, dismantle('nothing'))).toBe('DW-SIDE-1 NOT_OWNER');
    const team = scene(
      { phase: 'army-movement', sides: ['army', 'dinosaurs', 'army'] },
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

  test('DW-R-50 a soldier who has hitched a weapon does nothing else', () => {
    const { state, says } = lying('hmg');
    if (state.soldiers.c1) state.soldiers.c1.busy = true;
    expect(says(ARMY, setUp())).toBe('DW-TOW-10 NOT_ENOUGH_MOVEMENT');
    expect(says(ARMY, carry(['c1', 'c2'], [31, 60]))).toBe('DW-R-50 MOVE_OVER');
  });
});

describe('facing', () => {
  test('DW-R-26 a machine gun is turned in phase 4 by crew at it, and so is artillery (DW-TOW-7), at no cost', () => {
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

  test('DW-R-26 in phase 2 it is turned only under the other reading, before it fires', () => {
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
    expect(howitzer.says(ARMY, face(90))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  });
});

test("DW-R-99 HERD can't command guns", () => {
  expect(field('hmg').says(HERD, face(90))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
});
