import { ARMY, fire, move, rex, rifle, scene } from '../../testing/table';

const jumper = rifle('P', 0, 0, { at: null, paratrooper: true });

test('DW-OPT-PARA-1 a soldier still in the air neither fires nor walks, but may have orders', () => {
  const paratroopers = { optional: ['paratroopers'] as const };
  const { says } = scene({ ...paratroopers, phase: 'regular-fire' }, rex('T', 8, 8), rifle('S', 60, 60), jumper);
  expect(says(ARMY, fire('P', 'rifle', 'T'))).toBe('DW-OPT-PARA-1');
  expect(says(ARMY, { type: 'order', figure: 'P', order: 'hold' })).toBe('legal');
  const later = scene({ ...paratroopers, phase: 'army-movement' }, rex('T', 80, 80), rifle('S', 60, 60), jumper);
  expect(later.says(ARMY, move('P', [3, 3]))).toBe('DW-OPT-PARA-1');
});
