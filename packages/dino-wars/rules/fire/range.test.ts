import { dino, ground, rex, rifle, scene, table } from '../../testing/table';
import { aim } from './aim';
import { distanceCi, isInRange } from './range';

const REGULAR = { phase: 'regular-fire' } as const;
const HILL = ground('hill', [0, 0], [20, 20]);

test.each([
  ['DW-RANGE-2 edge to edge', rifle('S', 10, 10), rex('T', 30, 10), [], 1760],
  ['DW-R-2 from the base, not from the centre', rifle('S', 10, 10), dino('coelophysis', 'T', 30, 10), [], 1900],
  ['DW-RANGE-2 slantwise', rifle('S', 10, 10), rex('T', 40, 50), [], 4760],
  ['DW-RANGE-2 0 in contact', rifle('S', 27.6, 10), rex('T', 30, 10), [], 0],
  // The soldier stands 4" high and the tyrannosaurus reaches 7.5", so their heights overlap.
  ['DW-R-35 a hill does not matter to a tall target', rifle('S', 10, 10), rex('T', 30, 10), [HILL], 1760],
  // A coelophysis reaches 2.1", so 1.9" are between them: a right angle of 19.00" and 1.90".
  ['DW-R-35 a hill adds height to a low target', rifle('S', 10, 10), dino('coelophysis', 'T', 30, 10), [HILL], 1909],
  ['DW-R-35 both on one hill', rifle('S', 5, 10), dino('coelophysis', 'T', 15, 10), [HILL], 900],
  // From below: the soldier reaches 2.2", the hill 4".
  ['DW-R-35 a target on the hill', rifle('S', 30, 10), dino('coelophysis', 'T', 10, 10), [HILL], 1909],
])('%s', (_, soldier, target, terrain, expected) => {
  const { state } = scene({ ...REGULAR, terrain }, soldier, target);
  expect(aim(state, 'S', 'rifle', 'T')?.rangeCi).toBe(expected);
});

test('DW-RANGE-1 DW-RANGE-3 DW-R-111 the limit is in range, with 0.05" of doubt', () => {
  const { state } = table(rifle('S', 10, 10), rex('T', 30, 10));
  expect(isInRange(state, 1800, 1800)).toBe(true);
  expect(isInRange(state, 1805, 1800)).toBe(true);
  expect(isInRange(state, 1805.001, 1800)).toBe(false);
});

test('DW-R-35 the distance is judged before it is rounded', () => {
  const { state } = scene(REGULAR, rifle('S', 10, 10), rex('T', 25.01, 23.01));
  const { S } = state.soldiers;
  const { T } = state.dinosaurs;
  if (S === undefined || T === undefined) throw new Error('Nobody is there');
  expect(distanceCi(state, S, T)).toBeCloseTo(Math.hypot(1501, 1301) - 240, 9);
});
