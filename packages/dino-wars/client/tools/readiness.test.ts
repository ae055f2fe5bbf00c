import { DINOSAURS, type State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { factsOf, leftUndone, readinessOf } from '../hud/facts';
import { beast, car, Hand, man, rider, tableOf } from './testing/table';

const RATE = DINOSAURS.allosaurus.moveCi;

function ready(state: Frozen<State>, seat: number) {
  return factsOf(state).readyBySeat.get(seat) ?? [];
}

test('DW-MOVE-5 a dinosaur that can only turn is offered that and not counted', () => {
  const state = tableOf({ soldiers: [man('s1', 500, 500)], dinosaurs: [beast('d1', 3000, 2000)] }, 'dinosaur-movement');
  expect(ready(state, 1)).toEqual(['d1']);
  Object.assign(state.dinosaurs.d1 ?? {}, { spentCi: RATE });
  const spent = structuredClone(state);
  expect(ready(spent, 1)).toEqual([]);
  const hand = new Hand(spent, 1);
  expect(hand.toolbox.ready()).toEqual([]);
  hand.toolbox.select('d1');
  hand.toolbox.face();
  expect(hand.plan).toMatchObject({ kind: 'face', figure: 'd1', refusal: null });
});

test('DW-R-90 a charge that is left counts', () => {
  const figures = { soldiers: [man('s1', 500, 500)], dinosaurs: [beast('d1', 3000, 2000)] };
  const state = tableOf(figures, 'dinosaur-movement', { optional: ['dino_charge'] });
  Object.assign(state.dinosaurs.d1 ?? {}, { spentCi: RATE });
  expect(ready(state, 1)).toEqual(['d1']);
});

test('DW-AMOVE-5 a rest that reads 0" is nothing to go with', () => {
  const after = (spentCi: number) => {
    const state = tableOf({ soldiers: [man('s1', 500, 500)], dinosaurs: [beast('d1', 3000, 2000)] }, 'army-movement');
    Object.assign(state.soldiers.s1 ?? {}, { spentCi });
    return ready(state, 0);
  };
  expect(after(595)).toEqual(['s1']);
  expect(after(596)).toEqual([]);
});

test('DW-R-29 a vehicle that has driven all it may is not counted, one without a driver that has not is', () => {
  const figures = {
    vehicles: [car('v1', 2000, 2000)],
    soldiers: [rider('s1', 'v1', 1)],
    dinosaurs: [beast('d1', 5000, 3000)],
  };
  const state = tableOf(figures, 'army-movement');
  expect(ready(state, 0)).toContain('v1');
  const driven = structuredClone(state);
  Object.assign(driven.vehicles.v1 ?? {}, { spentCi: 1800 });
  expect(ready(driven, 0)).not.toContain('v1');
});

test('a figure that has fired has acted; one with nothing in reach has nothing to do', () => {
  const soldiers = [man('s1', 2000, 2000), man('s2', 2000, 1900), man('s3', 100, 100)];
  const state = tableOf({ soldiers, dinosaurs: [beast('d1', 2600, 2000)] }, 'regular-fire');
  state.soldiers.s1?.shots.push('regular');
  expect(['s1', 's2', 's3'].map((id) => readinessOf(state, id))).toEqual(['acted', 'ready', 'none']);
});

test('a rider loses nothing when the phase of movement ends', () => {
  const figures = {
    vehicles: [car('v1', 2000, 2000)],
    soldiers: [rider('s1', 'v1', 0), rider('s2', 'v1', 1)],
    dinosaurs: [beast('d1', 5000, 3000)],
  };
  const state = tableOf(figures, 'army-movement');
  expect(leftUndone(state, 0)).toBe(1);
  const driven = structuredClone(state);
  Object.assign(driven.vehicles.v1 ?? {}, { spentCi: 900 });
  expect(leftUndone(driven, 0)).toBe(0);
});
