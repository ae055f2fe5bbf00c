/** The sounds of a combat in its order. */
import { frozen } from '@dwo/kernel';
import type { State } from '../rules';
import { combat, table } from '../testing/table';
import { soundsOf } from './sounds';
import { type Picture, scenesOf } from './staging';

function heardBy(seat: number | null): readonly string[] {
  const state = table(
    'standard',
    2,
    {},
    {
      hands: [
        [10, 20],
        [15, 19],
      ],
    },
  );
  const before = structuredClone(state);
  const events = combat(state, [10, 15]);
  const shots = scenesOf(frozen(before as State), { events, state: frozen(state) });
  const pictures: Picture[] = [frozen(before as State), ...shots.map(({ picture }) => picture)];
  return pictures.flatMap((picture, i) => soundsOf(pictures[i - 1] ?? null, picture, seat).map(({ voice }) => voice));
}

test('a combat is heard: dice, bites, and how it ends for whoever listens', () => {
  // Side 0 hits with every die, side 1 with none.
  expect(heardBy(0)).toEqual(['snare', 'dice', 'chomp', 'boom', 'phew']);
  expect(heardBy(1)).toEqual(['snare', 'dice', 'chomp', 'boom', 'kazoo']);
  expect(heardBy(null)).toEqual(['snare', 'dice', 'chomp', 'boom']);
});

test('a table that is opened is silent', () => {
  expect(soundsOf(null, frozen(table('standard', 2)), 0)).toEqual([]);
});
