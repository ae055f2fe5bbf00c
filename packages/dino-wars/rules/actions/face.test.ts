import { ARMY, answer, DONE, HERD, overrun, rex, rifle, scene, table } from '../../testing/table';
import type { Intent } from '../intents';
import { dinoWars } from '../ruleset';
import { faceIntents } from './face';

const FAR = rifle('far', 110, 110);
const face = (figure: string, facing: number): Intent => ({ type: 'face', figure, facing });

test('DW-MOVE-5 DW-R-9 turning is free, even if the move is over', () => {
  const { state, does } = table(rex('T', 10, 10), rex('U', 40, 40), FAR);
  expect(does(HERD, face('T', 123))).toEqual([{ type: 'faced', figure: 'T', facing: 123 }]);
  does(HERD, { type: 'endMove', figure: 'T' });
  does(HERD, face('T', 0));
  expect(state.dinosaurs.T).toMatchObject({ facing: 0, spentCi: 0 });
});

test('DW-R-9 DW-MOVE-5 the last dinosaur may still turn after its overrun failed', () => {
  const { state, does } = table(rex('T', 10, 10), rifle('S', 12.4, 10, { order: 'hold' }), FAR);
  does(HERD, overrun('T', 'S'), ['to-hit', 6, 6]);
  expect(state).toMatchObject({ phase: 'dinosaur-movement', dinosaurs: { T: { moveOver: true, facing: 0 } } });
  expect(dinoWars.intents(state, HERD)).toContainEqual(face('T', 90));
  does(HERD, face('T', 123));
  expect(state).toMatchObject({ phase: 'dinosaur-movement', dinosaurs: { T: { facing: 123 } } });
  does(HERD, DONE);
  expect(state.phase).toBe('regular-fire');
});

test.each([
  ['DW-R-1 360', face('T', 360), 'DW-R-1'],
  ['DW-R-1 -1', face('T', -1), 'DW-R-1'],
  ['DW-R-1 half a degree', face('T', 0.5), 'DW-R-1'],
  ['DW-R-1 nonsense', face('T', Number.NaN), 'DW-R-1'],
  ['DW-SIDE-1 a soldier', face('far', 90), 'DW-SIDE-1 NOT_OWNER'],
])('%s is refused', (_, intent, expected) => {
  expect(table(rex('T', 10, 10), FAR).says(HERD, intent)).toBe(expected);
});

test.each(['regular-fire', 'dinosaur-attack', 'army-movement', 'secondary-fire'] as const)(
  'DW-R-9 no dinosaur turns in %s',
  (phase) => {
    expect(scene({ phase }, rex('T', 10, 10), FAR).says(HERD, face('T', 90))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  },
);

test('DW-R-24 no dinosaur turns while closing fire is awaited', () => {
  const { does, says } = table(rex('T', 10, 10), rex('U', 40, 40), rifle('S', 12.4, 10), FAR);
  does(HERD, overrun('T', 'S'));
  expect(says(HERD, face('T', 90))).toBe('DW-R-24 REACTION_PENDING');
  does(ARMY, answer('S', null), ['to-hit', 6, 6]);
  expect(says(HERD, face('T', 90))).toBe('legal');
});

test('faceIntents offers the sides that the figure does not face', () => {
  const { state } = table(rex('T', 10, 10, { facing: 90 }), FAR);
  expect(faceIntents(state, 'T').map(({ facing }) => facing)).toEqual([0, 180, 270]);
  expect(faceIntents(state, 'far')).toEqual([]);
});
