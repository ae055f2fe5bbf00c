/** Teammates: one player's vehicle with another's soldiers in it, and the say about giving up. */

import { ARMY, DONE, dino, fire, HERD, move, overrun, rex, rider, rifle, scene, vehicle } from '../../testing/table';
import { dinoWars } from '../ruleset';
import { awaiting } from './turn';

const MATE = 2;
const SIDES = ['army', 'dinosaurs', 'army'] as const;
/**
 * Returns a jeep of the first player in which two soldiers of the second sit. The first player's only soldier stands in
 * front of T.
 */
const jeep = (...more: Parameters<typeof scene>[1][]) =>
  scene(
    { sides: SIDES },
    ...[rex('T', 100, 20), rifle('a', 102.4, 20, { order: 'hold' }), dino('brachiosaurus', 'B', 45, 20)],
    ...[vehicle('jeep', 'V', 30, 20, { mg: 'hmg' }), rider('V', 0, 'd', { owner: MATE })],
    ...[rider('V', 1, 'g', { owner: MATE }), ...more],
  );

describe('a vehicle whose owner has no soldiers left', () => {
  test('DW-R-99 DW-R-104 DW-FIRE-6 its owner is awaited, the phase waits for it, it fires and drives', () => {
    const { state, does } = jeep();
    does(HERD, overrun('T', 'a'), ['to-hit', 1, 2]);
    does(HERD, DONE);
    expect(state.phase).toBe('regular-fire');
    expect(awaiting(state)).toContain(ARMY);
    expect(dinoWars.intents(state, ARMY)).toContainEqual(fire('V', 'hmg', 'B'));
    does(ARMY, fire('V', 'hmg', 'B'), ['to-hit', 6, 6]);
    expect(state.phase).toBe('army-movement');
    does(ARMY, move('V', [30, 25]));
  });

  test('DW-R-99 DW-R-100 its owner has a say about giving up', () => {
    const { state, does } = jeep();
    does(HERD, overrun('T', 'a'), ['to-hit', 1, 2]);
    does(MATE, { type: 'resign', agreed: true });
    expect(state.ending).toBeNull();
    does(ARMY, { type: 'resign', agreed: true });
    expect(state.ending).toEqual({ winner: 'dinosaurs', rule: 'DW-R-100' });
  });

  test('DW-R-95 DW-MULTI-2 its owner is out of the game when nobody is in it', () => {
    const { state, does } = scene(
      { sides: SIDES },
      ...[rex('T', 100, 20), rifle('a', 102.4, 20, { order: 'hold' }), vehicle('jeep', 'V', 30, 20)],
      rifle('m', 20, 100, { owner: MATE }),
    );
    does(HERD, overrun('T', 'a'), ['to-hit', 1, 2]);
    does(HERD, DONE);
    expect(awaiting(state)).toEqual([MATE]);
  });
});
