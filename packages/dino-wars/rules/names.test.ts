/** A figure's id may be the name of a property that every object has, such as `constructor`. */

import {
  ARMY,
  ci,
  game,
  ground,
  gun,
  HERD,
  move,
  optionsFor,
  rex,
  rider,
  rifle,
  scene,
  vehicle,
} from '../testing/table';
import { dinoWars } from './ruleset';
import type { Options } from './set-up/options';

const NAME = 'constructor';

/** Returns a match that begins with these options. */
function begun(
  more: Partial<Options>,
  figures: Parameters<typeof optionsFor>[1][],
  about: Parameters<typeof optionsFor>[0] = {},
) {
  const options = optionsFor({ ...about, more: { separationCi: 0, ...more } }, ...figures);
  expect(dinoWars.checkSetup(options)).toEqual([]);
  return game(dinoWars.setup(options, { roll: () => 1 }));
}

test('DW-R-73 a figure to be placed is not taken for a pole', () => {
  const nowhere = { at: null };
  const match = begun({ placing: 'alternate' }, [rex('T', 0, 0, nowhere), rifle(NAME, 0, 0, nowhere)]);
  const at = (x: number, y: number) => ({ at: { x: ci(x), y: ci(y) }, facing: 90, z: 0 });
  match.does(HERD, { type: 'place', figure: 'T', ...at(60, 110) });
  match.does(ARMY, { type: 'place', figure: NAME, ...at(60, 10) });
  expect(match.state.soldiers[NAME]).toMatchObject({ x: 6000, y: 1000, absence: null });
  expect(match.state.placing).toBeNull();
});

test('DW-TOW-8 a weapon that is dismantled and set up again is not taken for a pole', () => {
  const men = [rifle('A', 40, 41.5, { crewOf: NAME }), rifle('B', 40, 38.5, { crewOf: NAME })];
  const { state, does } = scene({ phase: 'army-movement' }, gun('lmg', NAME, 40, 40), ...men, rex('T', 90, 90));
  does(ARMY, { type: 'dismantle', weapon: NAME });
  expect(state.crewedWeapons[NAME]?.status).toBe('dismantled');
  does(ARMY, { type: 'setUp', weapon: NAME, facing: 10 });
  expect(state.crewedWeapons[NAME]).toMatchObject({ status: 'set-up', facing: 10 });
});

test('DW-R-93 a rider who escapes is not taken for a pole', () => {
  const { state } = scene({}, vehicle('jeep', 'J', 20, 20), rider('J', 0, NAME), rex('T', 90, 90), rifle('S', 60, 60));
  dinoWars.evolve(state, { type: 'escaped', figure: 'J' });
  expect([state.vehicles.J?.absence, state.soldiers[NAME]?.absence]).toEqual(['escaped', 'escaped']);
});

test('DW-R-94 hidden dinosaurs are told to all of their side, and a figure with such a name is none of them', () => {
  const terrain = [ground('woods', [50, 95], [70, 115])];
  const sides = ['army', 'dinosaurs', 'dinosaurs'] as const;
  const hidden = rex('T', 60, 105, { hidden: true });
  const figures = [hidden, rex('U', 20, 110, { owner: 2 }), rifle(NAME, 60, 10)];
  const { state, does } = begun({ scenario: 'gate', start: { turn: 1, phase: 'army-movement' } }, figures, {
    terrain,
    sides,
  });
  does(ARMY, move(NAME, [60, 14]));
  expect(state.secrets.map((secret) => Object.keys(secret?.dinosaurs ?? {}))).toEqual([[], ['T'], ['T']]);
  expect(state.secrets[2]).toEqual(state.secrets[1]);
});

test('DW-R-94 the act of a hidden dinosaur is known to both players who know of it', () => {
  const terrain = [ground('woods', [50, 95], [70, 115])];
  const sides = ['army', 'dinosaurs', 'dinosaurs'] as const;
  const figures = [rex('T', 60, 105, { hidden: true }), rex('U', 20, 110, { owner: 2 }), rifle('S', 60, 10)];
  const { state, does } = begun({ scenario: 'gate' }, figures, { terrain, sides });
  does(HERD, move('T', [62, 105]));
  expect(state.secrets[1]?.dinosaurs.T).toMatchObject({ x: 6200, spentCi: 200 });
  expect(state.secrets[2]?.dinosaurs).toEqual(state.secrets[1]?.dinosaurs);
  // Each seat has its own copy, so that no object is in two places of the state.
  expect(state.secrets[2]?.dinosaurs.T).not.toBe(state.secrets[1]?.dinosaurs.T);
});
