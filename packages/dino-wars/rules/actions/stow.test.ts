import { carry, field, lying, setUp, stow, unstow } from '../../testing/guns';
import { ARMY, dino, move, rider, type rifle, vehicle } from '../../testing/table';
import { leftCi } from '../movement/allowance';

/** Returns a truck beside the gun's place, with a driver and a passenger. */
const truck = (x = 33.5) => [vehicle('truck', 'V', x, 60), rider('V', 0, 'driver'), rider('V', 1, 'p1')];

describe('vehicles', () => {
  test('DW-R-47 carriers load a dismantled weapon, which needs no space but slows the vehicle (DW-LOAD-2)', () => {
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

  test('DW-R-47 carriers put it down beside the vehicle', () => {
    const { state, does, says } = lying('hmg', 2, ...truck());
    does(ARMY, stow());
    expect(says(ARMY, unstow(33.5, 64))).toBe('DW-LOAD-4 NO_CONTACT');
    expect(says(ARMY, unstow(33.5, 61))).toBe('DW-R-5 PATH_BLOCKED');
    does(ARMY, unstow(33.5, 63.5));
    expect(state.crewedWeapons.G).toMatchObject({ status: 'dismantled', carrier: null, x: 3350, y: 6350 });
    expect(state.vehicles.V).toMatchObject({ cargo: [], unloaded: true });
    expect(says(ARMY, unstow(33.5, 63.5))).toBe('DW-R-47 WEAPON_NOT_READY');
  });

  test('DW-R-47 DW-LOAD-2 unloading needs as many as carry it, and a vehicle that has not driven too far', () => {
    const { state, does, says } = lying('hmg', 2, ...truck());
    does(ARMY, stow());
    const V = state.vehicles.V;
    if (!V) throw new Error('no truck');
    // Loading has halved the truck's movement; unloading would halve it again.
    V.spentCi = 451;
    expect(says(ARMY, unstow(33.5, 63.5))).toBe('DW-LOAD-2 NOT_ENOUGH_MOVEMENT');
    V.spentCi = 450;
    expect(says(ARMY, unstow(33.5, 63.5))).toBe('legal');
    V.busy = true;
    expect(says(ARMY, unstow(33.5, 63.5))).toBe('DW-TOW-3 MOVE_OVER');
    V.busy = false;
    if (state.soldiers.p1) state.soldiers.p1.busy = true;
    expect(says(ARMY, unstow(33.5, 63.5))).toBe('DW-R-47 UNDERMANNED');
    // A soldier who stands where it will lie helps the driver.
    expect(says(ARMY, unstow(33.5, 56.5))).toBe('DW-R-47 UNDERMANNED');
    does(ARMY, move('c2', [31.8, 56.5]));
    expect(says(ARMY, unstow(33.5, 56.5))).toBe('legal');
  });

  test('DW-R-61 unloading the weapon first marks everybody aboard, and they pay for contact when they get out', () => {
    // The allosaurus (radius 1.5") touches the truck's other side.
    const { state, does } = lying('hmg', 2, dino('allosaurus', 'A', 37.7, 60), ...truck());
    does(ARMY, stow());
    does(ARMY, unstow(33.5, 63.5));
    does(ARMY, move('V', [33.5, 59.5]));
    does(ARMY, { type: 'alight', figure: 'p1', at: { x: 3350, y: 5630 } });
    expect(leftCi(state, 'p1')).toBe(200);
  });

  test('DW-DMG-12 no weapon is loaded into a wreck', () => {
    const { state, says } = lying('hmg', 2, ...truck());
    (state.vehicles.V as { alive: boolean }).alive = false;
    expect(says(ARMY, stow())).toBe('DW-DMG-12 DEAD');
  });

  test("DW-R-47 a loaded weapon can't fire, be set up, or be served", () => {
    const { does, says } = lying('hmg', 2, ...truck());
    does(ARMY, stow());
    expect(says(ARMY, setUp())).toBe('DW-R-47 WEAPON_NOT_READY');
    expect(says(ARMY, carry(['c1', 'c2'], [30, 61]))).toBe('DW-R-47 WEAPON_NOT_READY');
  });

  test('DW-LOAD-3 the vehicle must touch it; DW-R-47 it must be dismantled, and have enough carriers', () => {
    expect(lying('hmg', 2, ...truck(33.7)).says(ARMY, stow())).toBe('DW-LOAD-3 NO_CONTACT');
    expect(field('hmg', 2, ...truck()).says(ARMY, stow())).toBe('DW-R-47 WEAPON_NOT_READY');
    expect(lying('hmg', 0, ...truck()).says(ARMY, stow())).toBe('legal');
    const [V, driver] = truck();
    expect(
      lying('hmg', 0, V as ReturnType<typeof vehicle>, driver as ReturnType<typeof rifle>).says(ARMY, stow()),
    ).toBe('DW-R-47 UNDERMANNED');
    expect(lying('hmg', 2, ...truck()).says(ARMY, stow('B'))).toBe('DW-R-47');
  });

  test('DW-LOAD-2 a vehicle that has driven more than half is not loaded, and DW-TOW-3 neither is one that hitches', () => {
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

  test('DW-R-93 a vehicle that has escaped is not loaded', () => {
    const { state, says } = lying('hmg', 2, ...truck());
    expect(says(ARMY, stow())).toBe('legal');
    if (state.vehicles.V) state.vehicles.V.absence = 'escaped';
    expect(says(ARMY, stow())).toBe('DW-R-93');
  });
});
