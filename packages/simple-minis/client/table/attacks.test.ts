/** Aiming: a press on a figure of the player's own never means an attack (VS-R-29). */
import { frozen } from '@dwo/kernel';
import { at, inStep, scene } from '../../testing/table';
import { DISTANCE } from './attacks';

const pressed = (figure: string) => ({ figure, under: [figure], terrain: null });

test('VS-R-29 a press means the enemy or the wild creature that it hits, and selects a figure of the own side', () => {
  const own = [at('cowhand', 0, 20, 20), at('cowhand', 0, 22, 20), at('horse', 0, 24, 20)];
  const foes = [at('cowhand', 1, 28, 20), at('horse', 1, 30, 20), at('raptor', null, 30, 24)];
  const state = frozen(inStep('distance', scene([...own, ...foes])));
  const meant = [...own, ...foes].map((_, id) => DISTANCE.meant(state, pressed(`${id}`)));
  expect(meant).toEqual([[], [], [], ['3'], ['4'], ['5']]);
});

test('VS-R-17 a horse of the own side under an enemy is a target, with its rider', () => {
  const figures = [at('cowhand', 0, 20, 20), at('horse', 0, 28, 20), at('cowhand', 1, 28, 20, { riding: 1 })];
  const state = frozen(inStep('distance', scene(figures)));
  expect(DISTANCE.meant(state, pressed('1'))).toEqual(['2', '1']);
});
