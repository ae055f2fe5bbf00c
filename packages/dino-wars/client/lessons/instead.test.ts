import type { State } from '@dwo/dino-wars';
import type { Frozen, Refusal } from '@dwo/kernel';
import { tableWith } from '../tools/testing/table';
import { insteadOf } from './instead';

const ARMY = 0;
const HERD = 1;

/** Two soldiers; one dinosaur near the first, one far away from both. */
const table = (phase: State['phase']): State =>
  tableWith(
    [
      { id: 's1', at: { x: 1000, y: 600 } },
      { id: 's2', at: { x: 1400, y: 600 } },
    ],
    [
      { id: 'd1', at: { x: 1200, y: 1500 } },
      { id: 'd2', at: { x: 3600, y: 4200 } },
    ],
    phase,
  );

const instead = (state: State, seat: number, rule: string, facts: Refusal['facts'] = {}) =>
  insteadOf({ state: state as Frozen<State>, seat, name: (id) => id }, { rule, code: '', facts } as Refusal);

test('DW-RANGE-1 a target out of reach: those in reach are named', () => {
  expect(instead(table('regular-fire'), ARMY, 'DW-RANGE-1', { figure: 's1', target: 'd2' })).toBe('In reach: d1.');
});

test('DW-BUDGET-1 a figure that has fired: the number of others that can still act', () => {
  expect(instead(table('regular-fire'), ARMY, 'DW-BUDGET-1', { figure: 's1' })).toMatch(/2 figures .* Next/);
});

test('DW-TURN-3 out of turn: the next phase of that side is named', () => {
  expect(instead(table('regular-fire'), HERD, 'DW-TURN-3')).toBe('Your next phase is 3: your dinosaurs attack.');
  expect(instead(table('secondary-fire'), HERD, 'DW-TURN-3')).toBe('Your next phase is 1: your dinosaurs move.');
});

test('nothing is added if no better act is known', () => {
  expect(instead(table('army-movement'), ARMY, 'DW-AMOVE-1', { figure: 's1' })).toBeNull();
  expect(instead(table('regular-fire'), ARMY, 'DW-RANGE-1', { figure: 'd1', target: 's1' })).toBeNull();
});
