import { clone, type Frozen, frac, frozen } from '@dwo/kernel';
import { ARMY, armed, gun, HERD, rex, rider, rifle, table, vehicle } from '../../testing/table';
import { chainOdds } from '../actions/forecast';
import type { State } from '../state';
import { allAsked, overrunOdds } from './overrun-odds';

function of(state: State, target = 'S', seat = HERD) {
  return overrunOdds(frozen(state) as Frozen<State>, seat, { type: 'overrun', figure: 'T', target });
}

/** Returns a tyrannosaurus with this many life points beside a soldier, and a soldier far away. */
function upon(lifePoints: number, soldier = rifle('S', 22.4, 20)): State {
  return table(rex('T', 20, 20, { lifePoints }), soldier, rifle('far', 100, 100)).state;
}

test('DW-CLOSE-11 the basic case: 33/36 to hit, 21/36 to die first, 55/144 that the target dies', () => {
  expect(of(upon(1))).toMatchObject({ kill: frac(15 * 33, 36 * 36), falls: frac(21, 36), answer: 'rifle' });
  expect(frac(15 * 33, 36 * 36)).toEqual({ n: 55, d: 144 });
});

test("DW-OVER-4 closing fire that can't kill the dinosaur changes nothing", () => {
  expect(of(upon(15))).toMatchObject({ kill: frac(33, 36), falls: frac(0, 1) });
});

test('DW-CLOSE-4 the answer is the one that saves the target, not the one that hurts most', () => {
  // A rifle takes 1 life point in 21 of 36 throws, a bazooka 3 in 15 of 36.
  const both = { weapons: ['rifle', 'bazooka'] as const };
  const hero = (lifePoints: number) => {
    const state = upon(lifePoints, armed('bazooka', 'S', 22.4, 20));
    Object.assign(state.soldiers.S ?? {}, { weapons: [...both.weapons] });
    return of(state);
  };
  expect(hero(1)).toMatchObject({ kill: frac(15 * 33, 36 * 36), answer: 'rifle' });
  expect(hero(3)).toMatchObject({ kill: frac(21 * 33, 36 * 36), falls: frac(15, 36), answer: 'bazooka' });
});

test.each(['ask', 'hold', 'fire-best'] as const)('DW-R-17 the standing order makes no difference: %s', (order) => {
  expect(of(upon(1, rifle('S', 22.4, 20, { order })))).toMatchObject({ kill: frac(55, 144) });
});

test("DW-R-17 the owner's timeouts make no difference", () => {
  const state = upon(1);
  Object.assign(state.players[ARMY] ?? {}, { timeouts: 2 });
  expect(of(state)).toMatchObject({ kill: frac(55, 144) });
});

test('DW-DMG-3 the odds include luck', () => {
  const hero = upon(1, rifle('S', 22.4, 20, { rank: 'hero' }));
  // The soldiers hit in 26 of 36 throws, and die in 6 of 36 once they are hit.
  expect(of(hero)).toMatchObject({ kill: frac(10 * 33 * 6, 36 ** 3), falls: frac(26, 36) });
});

test('DW-CLOSE-9 a soldier who has been overrun before does not answer', () => {
  const state = upon(1);
  Object.assign(state.soldiers.S ?? {}, { overrun: true });
  expect(of(state)).toMatchObject({ kill: frac(33, 36), falls: frac(0, 1), answer: null });
});

test('DW-DMG-9 for a vehicle the odds are those of its destruction, not of a hit', () => {
  const far = rifle('far', 100, 100);
  const truck = (structurePoints: number) =>
    table(rex('T', 20, 20), vehicle('truck', 'S', 20, 24.6, { structurePoints }), rider('S', 0, 'D'), far).state;
  expect(of(truck(1))).toMatchObject({ kill: frac(33, 36), answer: null });
  // A hit takes 3 of its 4 points; two stars destroy it on a roll of 3 or less (DW-AUTO-4).
  expect(of(truck(4))).toMatchObject({ kill: frac(3, 36) });
});

test('DW-CREW-10 a gun that may not answer is destroyed by any hit', () => {
  const { state } = table(rex('T', 20, 20), gun('light_artillery', 'S', 20, 16.6), rifle('far', 100, 100));
  expect(of(state)).toMatchObject({ kill: frac(33, 36), answer: null });
});

test('a refused overrun has no odds', () => {
  expect([of(upon(1), 'far'), of(upon(1), 'S', ARMY)]).toEqual([null, null]);
});

test('the match itself does not change', () => {
  const state = upon(1, rifle('S', 22.4, 20, { order: 'hold' }));
  const before = clone(state);
  of(state);
  allAsked(frozen(state) as Frozen<State>);
  expect(state).toEqual(before);
});

test('DW-OVER-6 a chain of targets that ask begins with the same chance', () => {
  const { state } = table(rex('T', 20, 20, { lifePoints: 1 }), rifle('S', 22.4, 20), rifle('far', 100, 100));
  const chain = (first: State) => chainOdds(frozen(first) as Frozen<State>, HERD, 'T', 'S').kills[0];
  expect(chain(state)).toBeCloseTo(55 / 144, 12);
  const armedWithBoth = clone(state);
  Object.assign(armedWithBoth.soldiers.S ?? {}, { weapons: ['rifle', 'bazooka'] });
  expect(chain(armedWithBoth)).toBeCloseTo(55 / 144, 12);
});
