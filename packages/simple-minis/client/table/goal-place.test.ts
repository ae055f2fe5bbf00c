/** The places that the arrow at the edge of the board points to. */
import { frozen } from '@dwo/kernel';
import type { Place } from '@dwo/kits/miniatures/model';
import { pointerTo } from '@dwo/kits/miniatures/table/toward';
import type { Options } from '../../rules';
import { at, scene } from '../../testing/table';
import { goalPlaceOf } from './goal-place';
import { marksOf } from './marks';

const figures = [at('cowhand', 0, 5, 10), at('cowhand', 1, 60, 45)];
const EGG = { place: 'carried', by: 0, x: 0, y: 0 } as const;

function goal(scenario: Options['scenario'], odd: Parameters<typeof scene>[1] = {}, options: Partial<Options> = {}) {
  return goalPlaceOf(frozen(scene(figures, { features: null, options: { scenario, ...options }, ...odd })), 0);
}

test.each([
  ['VS-SCN-5a the exit', goal('wagon_train', {}, { defender: 0 }), 'Exit', 7120, 7120],
  ['VS-SCN-4b the stockade', goal('last_stand', {}, { defender: 0 }), 'The stockade', 2700, 4500],
  ['VS-SCN-3b the own edge of whoever has an egg', goal('capture_the_egg', { items: [EGG] }), 'Your edge', 80, 7120],
])('%s', (_, place, name, west, east) => {
  expect(place).toMatchObject({ name, from: { x: west }, to: { x: east } });
});

test('VS-SCN-3a VS-SCN-6a the nest while it holds eggs, and the pool', () => {
  const nested = goal('capture_the_egg', { items: [{ ...EGG, place: 'nest', by: null }] });
  expect(nested?.name).toBe('The nest');
  expect(goal('capture_the_egg', { items: [{ ...EGG, place: 'left', by: null }] })).toBeNull();
  expect(goal('watering_hole')?.name).toBe('The pool');
  expect(goal('open_battle')).toBeNull();
});

test('VS-SCN-5a the arrow points to the part of the exit that is nearest, and goes once any of it is in sight', () => {
  const exit = goal('wagon_train', {}, { defender: 0 });
  if (exit === null) throw new Error('There is no exit');
  const asked: Place[] = [];
  const board = (seen: (place: Place) => boolean) => ({
    sees: seen,
    beyond(target: string | Place) {
      asked.push(target as Place);
      return { x: 300, y: 100, angle: 0 };
    },
  });
  const own = { ids: ['0'], places: [{ x: 500, y: 1000 }] };
  expect(
    pointerTo(
      board(() => false),
      exit,
      own,
    ),
  ).toMatchObject({ side: 'left', place: { x: 7120 } });
  expect(asked[0]?.y).toBeLessThan(1400);
  expect(
    pointerTo(
      board(() => false),
      exit,
      { ids: [], places: [] },
    )?.place.y,
  ).toBe(2400);
  expect(
    pointerTo(
      board(({ y }) => y > 4000),
      exit,
      own,
    ),
  ).toBeNull();
});

test('VS-SCN-3b each edge says whose eggs go there', () => {
  const state = frozen(scene(figures, { features: null, options: { scenario: 'capture_the_egg' }, items: [EGG] }));
  const labels = marksOf(state, { seat: 0, selected: null }).flatMap((mark) =>
    mark.type === 'zone' ? mark.label : [],
  );
  expect(labels).toEqual(['Your eggs here: 10 each', 'Eggs of Player 2 here']);
});
