import { assign, BIG, FAR, field, nest } from '../../testing/guns';
import { ARMY, gun, move, rifle, scene } from '../../testing/table';

const MARCH = { phase: 'army-movement' } as const;

describe('the crew of a weapon', () => {
  test('DW-CREW-1 DW-R-42 soldiers at the weapon are added, others stay or are removed', () => {
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

  test('DW-R-42 a listed soldier stays listed after walking away', () => {
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

  test("DW-R-42 DW-R-99 refused: no change, the same soldier twice, another player's soldiers, the dead", () => {
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

  test('DW-R-43 a soldier who joins after firing locks the weapon; one who joins a weapon that fired is locked; leaving unlocks neither', () => {
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

  test('DW-CREW-1 crews are assigned in phase 4 only', () => {
    const { says } = scene({ phase: 'regular-fire' }, BIG, ...FAR, ...nest('hmg'));
    expect(says(ARMY, assign([]))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  });
});
