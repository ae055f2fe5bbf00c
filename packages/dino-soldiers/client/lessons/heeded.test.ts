import { frozen } from '@dwo/kernel';
import type { Next } from '../../bot';
import type { Intent } from '../../rules';
import { scene } from '../../testing/table';
import { heeded } from './heeded';
import { sentence } from './hint';

const state = frozen(
  scene(
    ['<ooooooo', ' o      '],
    [
      ['pachycephalosaurus', 0, 0],
      ['rifleman', 7, 0],
    ],
  ),
);
const stay = (less: number): Next => ({ intent: { type: 'endTurn' }, less, by: 'chance' });
const step = (x: number, y = 0): Intent => ({ type: 'step', unit: 0, x, y });

test('a move into danger comes second where ending the turn is about as good', () => {
  expect(heeded(state, { intent: step(1), next: stay(0) })).toMatchObject({
    intent: { type: 'endTurn' },
    next: { intent: step(1), less: 0 },
    feared: [],
  });
  expect(sentence(state, heeded(state, { intent: step(1), next: stay(0) }))).toBe(
    'Stop here: your units stand well. End the turn. About as good: Pachycephalosaurus to B1.',
  );
});

test('a move that is better than to stay and as dangerous is told with its use, and one without danger as it is', () => {
  const near = frozen({ ...state, units: state.units.map((unit) => (unit.id === 0 ? { ...unit, tile: 2 } : unit)) });
  const better = heeded(near, { intent: step(3), next: stay(9) });
  expect(better).toMatchObject({ intent: step(3), feared: [1], stood: [1] });
  expect(sentence(near, better)).toMatch(/It comes nearer to the enemy: 4 movement points away\. Next best/);
  expect(heeded(near, { intent: step(1), next: stay(0) }).intent).toEqual(step(1));
});

test('a move among prey of its own side comes second too, and an attack never does', () => {
  const herd = frozen(
    scene(
      ['oooooooooo'],
      [
        ['dilophosaurus', 2, 0],
        ['velociraptor', 0, 0],
        ['rifleman', 9, 0],
      ],
    ),
  );
  expect(heeded(herd, { intent: step(1), next: stay(0) }).intent).toEqual({ type: 'endTurn' });
  const attack: Intent = { type: 'attack', unit: 0, mode: 'claw', target: { kind: 'single', unit: 1 }, shout: null };
  expect(heeded(herd, { intent: attack, next: stay(0) }).intent).toEqual(attack);
});
