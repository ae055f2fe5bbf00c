/** A hint as it is drawn over the field. */
import { frozen } from '@dwo/kernel';
import { attack, soldiersTurn } from '../testing/table';
import { overlayOf } from './marks';

const table = frozen(
  soldiersTurn(
    ['oooo>', 'ooOoo'],
    [
      ['rocketGunner', 0, 0],
      ['rifleman', 0, 1],
      ['pachycephalosaurus', 4, 1],
    ],
  ),
);

test('an attack marks its unit, the units that it hits and their tiles', () => {
  const { chosen, targets, marks } = overlayOf(table, attack(0, 'shoot', 2));
  expect([chosen, [...targets]]).toEqual([0, [2]]);
  expect(marks.get('4,1')).toMatchObject({ look: 'target', hit: { dies: true } });
});

test('a move marks the tile it leads to, and the end of a turn nothing', () => {
  const { chosen, targets, marks } = overlayOf(table, { type: 'step', unit: 1, x: 1, y: 0 });
  expect([chosen, targets.size, [...marks.keys()]]).toEqual([1, 0, ['1,0']]);
  expect(marks.get('1,0')?.look).toBe('hint');
  expect(overlayOf(table, { type: 'endTurn' })).toEqual({ chosen: null, marks: new Map(), targets: new Set() });
});
