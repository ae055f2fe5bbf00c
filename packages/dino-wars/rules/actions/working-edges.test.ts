/** Cases at the limit of what is legal: getting in, loading, hitching, and their offers. */
import type { Frozen } from '@dwo/kernel';
import { ARMY, type Game, ground, gun, rex, rider, rifle, scene, vehicle } from '../../testing/table';
import type { Intent } from '../intents';
import { figureIntents } from '.';

const FAR = rex('T', 110, 110);
const MARCH = { phase: 'army-movement' } as const;

function offered({ state }: Game, id: string, type: Intent['type']) {
  return figureIntents(state as Frozen<typeof state>, id).filter((intent) => intent.type === type);
}

function board(figure: string, x: number, y: number): Intent {
  return { type: 'board', figure, vehicle: 'J', seat: null, path: [{ x: x * 100, y: y * 100 }] };
}

describe('getting in', () => {
  const jeep = vehicle('jeep', 'J', 30, 20);

  test.each([
    // The bases touch 2" from the middle of the jeep.
    [25, 'legal'],
    [24.99, 'DW-LOAD-3 NOT_ENOUGH_MOVEMENT'],
  ])('DW-LOAD-1 DW-R-113 the walk may cost half of 6": from x = %d', (x, expected) => {
    expect(scene(MARCH, FAR, jeep, rifle('S', x, 20)).says(ARMY, board('S', 30, 20))).toBe(expected);
  });

  test.each([
    [26, 'legal'],
    [25.99, 'DW-LOAD-3 NOT_ENOUGH_MOVEMENT'],
  ])('DW-OPT-TERR-2 the 2" for terrain on the way are subtracted first: from x = %d', (x, expected) => {
    const about = {
      ...MARCH,
      optional: ['terrain_penalties'],
      terrain: [ground('broken', [26.5, 15], [27, 25])],
    } as const;
    expect(scene(about, FAR, jeep, rifle('S', x, 20)).says(ARMY, board('S', 30, 20))).toBe(expected);
  });

  test.each([
    [27, 'legal'],
    [26.99, 'DW-LOAD-3 NOT_ENOUGH_MOVEMENT'],
  ])('DW-AMOVE-2 DW-LOAD-5 the 2" for leaving contact are subtracted first: from x = %d', (x, expected) => {
    // A tyrannosaurus touches them from below: 4" are left of 6", half of which is 2".
    const { says } = scene(MARCH, rex('T', x - 0.5, 17.65), vehicle('jeep', 'J', 31, 20), rifle('S', x, 20));
    expect(says(ARMY, board('S', 31, 20))).toBe(expected);
  });

  test('DW-R-104 two vehicles are offered, and others are legal too', () => {
    const jeeps = [vehicle('jeep', 'A', 18, 20), vehicle('jeep', 'B', 22, 20), vehicle('jeep', 'C', 20, 22.4)];
    const match = scene(MARCH, FAR, ...jeeps, rifle('S', 20, 20));
    const rides = offered(match, 'S', 'board').map((intent) => intent.type === 'board' && intent.vehicle);
    expect(rides).toEqual(['A', 'B']);
    const third: Intent = { type: 'board', figure: 'S', vehicle: 'C', seat: null, path: [{ x: 2000, y: 2240 }] };
    expect(match.says(ARMY, third)).toBe('legal');
  });

  test('DW-TRANS-1 a soldier gets only into a vehicle', () => {
    const { says } = scene(MARCH, FAR, jeep, rifle('S', 26, 20));
    expect(says(ARMY, { type: 'board', figure: 'S', vehicle: 'T', seat: null, path: [] })).toBe('DW-TRANS-1');
    expect(says(ARMY, { type: 'board', figure: 'S', vehicle: 'J', seat: null, path: [] })).toBe('DW-LOAD-3 NO_CONTACT');
    expect(says(ARMY, { type: 'board', figure: 'S', vehicle: 'J', seat: 4, path: [] })).toBe('DW-LOAD-3 NO_SPACE');
  });
});

describe('hitching', () => {
  const crew = ['a', 'b', 'c', 'd'].map((id, i) => {
    const [x, y] = [
      [36.2, 30],
      [34.2, 32],
      [34.2, 28],
      [35.6, 31.5],
    ][i] as [number, number];
    return rifle(id, x, y, { crewOf: 'L' });
  });
  const truck = [FAR, vehicle('truck', 'V', 30, 30), rider('V', 0, 'driver')];
  const hitch = (weapon: string, ...people: string[]): Intent => ({
    type: 'hitch',
    vehicle: 'V',
    weapon,
    board: people,
  });

  test('DW-R-50 a soldier who has moved does not count, although three others do', () => {
    const { state, says } = scene(MARCH, ...truck, gun('light_artillery', 'L', 34.2, 30), ...crew);
    expect(says(ARMY, hitch('L', 'd'))).toBe('legal');
    (state.soldiers.d as { spentCi: number }).spentCi = 1;
    expect(says(ARMY, hitch('L'))).toBe('legal');
    expect(says(ARMY, hitch('L', 'd'))).toBe('DW-R-50');
    expect(says(ARMY, hitch('L', 'a', 'a'))).toBe('DW-R-50');
  });

  test('DW-R-50 a rider does not get in again', () => {
    const men = crew.slice(0, 2);
    const { says } = scene(
      MARCH,
      ...truck,
      gun('light_artillery', 'L', 34.2, 30),
      ...men,
      rider('V', 1, 'e', { crewOf: 'L' }),
    );
    expect(says(ARMY, hitch('L', 'a', 'b'))).toBe('legal');
    expect(says(ARMY, hitch('L', 'a', 'e'))).toBe('DW-R-50');
  });

  test('DW-R-50 hitching is offered with all who find room, and with nobody', () => {
    const match = scene(MARCH, ...truck, gun('light_artillery', 'L', 34.2, 30), ...crew);
    expect(offered(match, 'V', 'hitch')).toEqual([hitch('L', 'a', 'b', 'c', 'd'), hitch('L')]);
    const full = Array.from({ length: 8 }, (_, i) => rider('V', i + 1, `p${i}`));
    const packed = scene(MARCH, ...truck, ...full.slice(1), gun('light_artillery', 'L', 34.2, 30), ...crew);
    expect(offered(packed, 'V', 'hitch')).toEqual([hitch('L', 'a'), hitch('L')]);
    const none = scene(MARCH, ...truck, ...full, gun('light_artillery', 'L', 34.2, 30), ...crew);
    expect(offered(none, 'V', 'hitch')).toEqual([hitch('L')]);
  });

  test("DW-R-99 a teammate's gun is not offered, nor one that cannot be towed", () => {
    const sides = ['army', 'dinosaurs', 'army'] as const;
    const theirs = crew.map((man) => ({ ...man, owner: 2 }));
    const match = scene({ ...MARCH, sides }, ...truck, gun('light_artillery', 'L', 34.2, 30, { owner: 2 }), ...theirs);
    expect(offered(match, 'V', 'hitch')).toEqual([]);
    expect(match.says(ARMY, hitch('L'))).toBe('DW-SIDE-1 NOT_OWNER');
    const heavy = scene(MARCH, ...truck, gun('heavy_artillery', 'L', 34.7, 30));
    expect(heavy.says(ARMY, hitch('L'))).toBe('DW-TOW-6 IMMOBILE');
    expect(offered(heavy, 'V', 'hitch')).toEqual([]);
  });

  test('DW-R-47 a weapon in another vehicle is not hitched', () => {
    const men = crew.filter(({ id }) => id === 'a' || id === 'c');
    const { does, says, state } = scene(
      MARCH,
      ...[...truck, vehicle('jeep', 'J', 34.2, 33), gun('recoilless_rifle', 'L', 34.2, 30.4), ...men],
    );
    (state.crewedWeapons.L as { status: string }).status = 'dismantled';
    does(ARMY, { type: 'stow', weapon: 'L', vehicle: 'J' });
    expect(says(ARMY, hitch('L'))).toBe('DW-TOW-1');
  });
});

describe('loading a weapon', () => {
  const lying = (x: number, ...more: Parameters<typeof scene>[1][]): Game => {
    const men = [rifle('a', 30, 31.4, { crewOf: 'L' }), rifle('b', 30, 28.6, { crewOf: 'L' })];
    const match = scene(
      { ...MARCH, sides: ['army', 'dinosaurs', 'army'] },
      ...more,
      gun('lmg', 'L', 30, 30),
      vehicle('jeep', 'J', x, 30),
      ...men,
    );
    (match.state.crewedWeapons.L as { status: string }).status = 'dismantled';
    return match;
  };
  const stow: Intent = { type: 'stow', weapon: 'L', vehicle: 'J' };
  // Bases of 0.5" and 1.5".
  test.each([
    [32.1, 'legal'],
    [32.11, 'DW-LOAD-3 NO_CONTACT'],
  ])('DW-LOAD-3 DW-R-3 within 0.1": a jeep at x = %d', (x, expected) => {
    const far = rifle('far', 90, 90, { owner: 2 });
    expect(lying(x, FAR, far).says(ARMY, stow)).toBe(expected);
    expect(offered(lying(x, FAR, far), 'L', 'stow')).toEqual(expected === 'legal' ? [stow] : []);
  });

  test("DW-R-47 the player's own soldiers load it, if they are not busy", () => {
    const mate = rifle('mate', 28.6, 30, { owner: 2 });
    const match = lying(32.1, FAR, mate);
    expect(match.says(ARMY, stow)).toBe('legal');
    (match.state.soldiers.b as { busy: boolean }).busy = true;
    expect(match.says(ARMY, stow)).toBe('DW-R-47 UNDERMANNED');
  });

  test('DW-LOAD-2 DW-LOAD-5 a soldier who loads in contact does not pay for leaving it', () => {
    const far = rifle('far', 90, 90, { owner: 2 });
    const match = lying(32.1, rex('T', 32.1, 33.45), far);
    const jeep = match.state.vehicles.J as { spentCi: number };
    jeep.spentCi = 900;
    expect(match.says(ARMY, stow)).toBe('legal');
    jeep.spentCi = 901;
    expect(match.says(ARMY, stow)).toBe('DW-LOAD-2 NOT_ENOUGH_MOVEMENT');
  });
});
