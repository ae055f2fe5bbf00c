/** The option Fire into Combat. */

import type { ScriptedRolls } from '@dwo/kernel';
import {
  ARMY,
  answer,
  armed,
  dino,
  fire,
  gun,
  HERD,
  move,
  only,
  overrun,
  rex,
  rider,
  rifle,
  type Scene,
  scene,
  vehicle,
} from '../../testing/table';
import { closingFireIntents } from '../actions/closing-fire';
import { refuseSpotter } from './spotting';

const REGULAR = { phase: 'regular-fire' } as const;
const FAR = rifle('far', 110, 110);

/** The setting of phase 2 in a match with these options. */
function firing(...optional: NonNullable<Scene['optional']>[number][]): Scene {
  return { ...REGULAR, optional };
}

describe('Fire into Combat', () => {
  const INTO = firing('fire_into_combat');
  /** S fires at T; F and G touch T. */
  const friends = [rifle('F', 32.4, 20), rifle('G', 30, 22.4)];
  const melee = (about: Scene = INTO, ...others: Parameters<typeof scene>[1][]) =>
    scene(about, rex('T', 30, 20), rifle('S', 20, 20), ...others, FAR);
  const miss: ScriptedRolls = ['to-hit', 6, 6];

  test('DW-OPT-FIC-1 on 10 or more a miss hits a figure in contact with the target', () => {
    const { state, does } = melee(INTO, friends[0] as never);
    const events = does(ARMY, fire('S', 'rifle', 'T'), miss, ['stray', 5, 5]);
    expect(events).toContainEqual({ type: 'strayed', figure: 'S', dice: [5, 5], drawn: null, target: 'F' });
    expect(events).toContainEqual({ type: 'killed', figure: 'F', by: 'S', rule: 'DW-OPT-FIC-2' });
    expect(state.soldiers.F?.alive).toBe(false);
  });

  test('DW-OPT-FIC-1 on 9 or less it hits nobody', () => {
    const { state, does } = melee(INTO, friends[0] as never);
    const events = does(ARMY, fire('S', 'rifle', 'T'), miss, ['stray', 4, 5]);
    expect(events).toContainEqual({ type: 'strayed', figure: 'S', dice: [4, 5], drawn: null, target: null });
    expect(state.soldiers.F?.alive).toBe(true);
  });

  test.each([
    ['DW-OPT-FIC-1 a hit does not stray', INTO, friends, ['to-hit', 1, 1]],
    ['DW-FIRE-3 DW-OPT-1 without the option a miss does not stray', REGULAR, friends, miss],
    ['DW-OPT-FIC-1 a miss with nobody in contact does not stray', INTO, [rifle('F', 32.6, 20)], miss],
  ] as const)('%s', (_, about, others, roll) => {
    const events = melee(about, ...(others as never[])).does(ARMY, fire('S', 'rifle', 'T'), roll as ScriptedRolls);
    expect(only(events, 'strayed')).toEqual([]);
  });

  test('DW-R-86 the firer is not hit', () => {
    const events = melee(INTO, friends[0] as never).does(ARMY, fire('F', 'rifle', 'T'), miss);
    expect(only(events, 'strayed')).toEqual([]);
  });

  test.each([
    [1, 'F'],
    [2, 'G'],
  ])('DW-OPT-FIC-3 DW-R-86 DW-R-110 one of several figures is drawn: %i is %s', (drawn, target) => {
    const { does } = melee(INTO, ...(friends as never[]));
    const events = does(ARMY, fire('S', 'rifle', 'T'), miss, ['stray', 6, 6], ['draw', drawn]);
    expect(only(events, 'strayed')).toEqual([{ type: 'strayed', figure: 'S', dice: [6, 6], drawn, target }]);
    expect(only(events, 'killed').map(({ figure }) => figure)).toEqual([target]);
  });

  test('DW-OPT-FIC-2 DW-R-57 a special figure rolls for luck', () => {
    const { state, does } = melee(INTO, rifle('F', 32.4, 20, { rank: 'hero' }) as never);
    does(ARMY, fire('S', 'rifle', 'T'), miss, ['stray', 6, 6], ['luck', 4, 5]);
    expect(state.soldiers.F).toMatchObject({ alive: true, wounded: false });
  });

  test('DW-R-57 DW-OPT-WOUND-1 a lucky special figure is wounded if that option is on', () => {
    const about = firing('fire_into_combat', 'wounded_soldiers');
    const { state, does } = melee(about, rifle('F', 32.4, 20, { rank: 'hero' }) as never);
    does(ARMY, fire('S', 'rifle', 'T'), miss, ['stray', 6, 6], ['luck', 4, 5]);
    expect(state.soldiers.F).toMatchObject({ alive: true, wounded: true });
  });

  test('DW-OPT-FIC-2 DW-R-86 a vehicle loses the damage of the weapon, with or without asterisk', () => {
    const { state, does } = scene(
      INTO,
      ...[
        rex('T', 30, 20),
        armed('bazooka', 'S', 20, 20),
        vehicle('tank', 'V', 34.6, 20, { mg: 'lmg', cannon: true }),
        FAR,
      ],
    );
    const events = does(ARMY, fire('S', 'bazooka', 'T'), miss, ['stray', 6, 6]);
    expect(events).toContainEqual({ type: 'damaged', figure: 'V', lost: 3, rule: 'DW-OPT-FIC-2' });
    expect(state.vehicles.V?.structurePoints).toBe(12);
  });

  test('DW-OPT-FIC-2 DW-CAS-1 a vehicle may be destroyed', () => {
    const { state, does } = scene(
      INTO,
      ...[rex('T', 30, 20), armed('bazooka', 'S', 20, 20), vehicle('jeep', 'V', 33.4, 20), rider('V', 0, 'D'), FAR],
    );
    does(ARMY, fire('S', 'bazooka', 'T'), miss, ['stray', 6, 6], ['survival', 6, 6]);
    expect(state.vehicles.V?.alive).toBe(false);
    expect(state.soldiers.D?.alive).toBe(false);
  });

  test('DW-R-86 the vehicle that the firer rides in is not hit', () => {
    const about = firing('fire_into_combat', 'moving_fire');
    const { does } = scene(
      about,
      ...[rex('T', 30, 20), vehicle('jeep', 'V', 33.4, 20), rider('V', 0, 'D'), rider('V', 1, 'P'), FAR],
    );
    expect(only(does(ARMY, fire('P', 'rifle', 'T'), miss), 'strayed')).toEqual([]);
  });

  test('DW-R-86 crewed weapons are not hit', () => {
    const { does } = scene(INTO, rex('T', 30, 20), rifle('S', 20, 20), gun('hmg', 'G', 32.7, 20), FAR);
    expect(only(does(ARMY, fire('S', 'rifle', 'T'), miss), 'strayed')).toEqual([]);
  });

  test('DW-R-86 the crew that serves the weapon is not hit', () => {
    const game = (friend: Parameters<typeof rifle>) =>
      scene(
        INTO,
        ...[rex('T', 30, 20), gun('hmg', 'G', 26.4, 21.2), rifle('A', 27.6, 20, { crewOf: 'G' })],
        ...[rifle('B', 25, 20.6, { crewOf: 'G' }), rifle(...friend), FAR],
      );
    const shot = fire('G', 'hmg', 'T');
    expect(only(game(['F', 50, 50]).does(ARMY, shot, miss), 'strayed')).toEqual([]);
    const events = game(['F', 32.4, 20]).does(ARMY, shot, miss, ['stray', 6, 6]);
    expect(only(events, 'strayed')[0]).toMatchObject({ target: 'F', drawn: null });
  });

  test('DW-R-86 closing fire may stray too', () => {
    const { state, does } = scene(
      { optional: ['fire_into_combat'] },
      ...[rex('T', 30, 20), rifle('S', 27.6, 20), rifle('F', 32.4, 20), FAR],
    );
    does(HERD, overrun('T', 'S'));
    does(ARMY, answer('S', 'rifle'), miss, ['stray', 6, 6], ['to-hit', 6, 6]);
    expect(state.soldiers.F?.alive).toBe(false);
    expect(state.soldiers.S?.alive).toBe(true);
  });

  test('DW-FLY-4 nobody is in contact with a flyer in the air', () => {
    const { does } = scene(
      INTO,
      dino('pteranodon', 'P', 30, 20, { z: 200 }),
      rifle('S', 20, 20),
      rifle('F', 31.4, 20),
      FAR,
    );
    expect(only(does(ARMY, fire('S', 'rifle', 'P'), miss), 'strayed')).toEqual([]);
  });

  /** The tyrannosaurus A overruns X. X also touches B, at which Y fires. */
  const crowded = (...others: Parameters<typeof scene>[1][]) =>
    scene(
      { optional: ['fire_into_combat'] },
      ...[rex('A', 10, 20), rifle('X', 12.4, 20), rex('B', 14.8, 20), rifle('Y', 17.2, 20), ...others, FAR],
    );

  test('DW-INV-33 DW-OVER-5 an overrun whose target is killed by a stray is over, and nobody answers', () => {
    const { state, does, says } = crowded();
    does(HERD, overrun('A', 'X'));
    does(HERD, overrun('B', 'Y'));
    const events = does(ARMY, answer('Y', 'rifle'), miss, ['stray', 6, 6], ['to-hit', 6, 6]);
    expect(only(events, 'overrunEnded')).toMatchObject([
      { figure: 'B', target: 'Y', success: false },
      { figure: 'A', target: 'X', success: true, rule: 'DW-OVER-5' },
    ]);
    expect(state.reactions).toEqual([]);
    expect(state.dinosaurs.A).toMatchObject({ moveOver: false, spentCi: 200 });
    expect(says(HERD, move('A', [10, 30]))).toBe('legal');
  });

  test('DW-INV-33 DW-R-17 the same holds if the clock answers for the other overrun', () => {
    const { state, does } = crowded();
    does(HERD, overrun('A', 'X'));
    does(HERD, overrun('B', 'Y'));
    const player = state.players[ARMY];
    if (player) player.timeouts = 1;
    does(ARMY, { type: 'timeOut', figure: 'Y' }, miss, ['stray', 6, 6], ['to-hit', 6, 6]);
    expect(state.reactions).toEqual([]);
    expect(state.soldiers.X?.shots).toEqual([]);
  });

  test.each(['closingFire', 'timeOut'] as const)(
    'DW-CREW-5 a gun whose crew is killed by a stray does not answer: %s',
    (type) => {
      // The gun touches only A, and the last of its crew touches B.
      const { state, does, says } = scene(
        { optional: ['fire_into_combat'] },
        ...[rex('A', 10, 20), gun('hmg', 'G', 12.7, 20, { facing: 180 }), rifle('C', 14.1, 20, { crewOf: 'G' })],
        ...[rex('B', 16.5, 20), rifle('Y', 18.9, 20), FAR],
      );
      does(HERD, overrun('A', 'G'));
      expect(state.reactions).toMatchObject([{ target: 'G', weapons: ['hmg'] }]);
      expect(says(ARMY, answer('G', 'hmg'))).toBe('legal');
      does(HERD, overrun('B', 'Y'));
      does(ARMY, answer('Y', 'rifle'), miss, ['stray', 6, 6], ['to-hit', 6, 6]);
      expect(state.soldiers.C?.alive).toBe(false);
      expect(says(ARMY, answer('G', 'hmg'))).toBe('DW-CREW-5 UNDERMANNED');
      expect(closingFireIntents(state, ARMY)).toEqual([{ type: 'closingFire', figure: 'G', weapon: null }]);
      const wish = type === 'timeOut' ? ({ type, figure: 'G' } as const) : answer('G', null);
      expect(only(does(ARMY, wish, ['to-hit', 6, 6]), 'shot')).toEqual([]);
    },
  );

  test('DW-CAS-3 a soldier whose vehicle a stray destroys neither fires nor spots before they stand on the ground', () => {
    const about = firing('fire_into_combat', 'moving_fire');
    const truck = vehicle('truck', 'V', 30, 24.6, { structurePoints: 3 });
    const { state, does, says } = scene(
      about,
      ...[rex('T', 30, 20), truck, rider('V', 0, 'd'), rider('V', 1, 'p'), armed('bazooka', 'S', 24, 20)],
      FAR,
    );
    expect(says(ARMY, fire('p', 'rifle', 'T'))).toBe('legal');
    expect(refuseSpotter(state, { owner: ARMY, spotter: 'p', target: 'T' })).toBeNull();
    does(ARMY, fire('S', 'bazooka', 'T'), miss, ['stray', 6, 6], ['survival', 1, 1], ['survival', 1, 1]);
    expect(state.survivors).toMatchObject([{ vehicle: 'V', people: ['d', 'p'] }]);
    expect(says(ARMY, fire('p', 'rifle', 'T'))).toBe('DW-CAS-3 ABOARD');
    expect(refuseSpotter(state, { owner: ARMY, spotter: 'p', target: 'T' })).toMatchObject({ rule: 'DW-CAS-3' });
  });
});

test('DW-R-22 DW-CAS-3 DW-OPT-FIC-2 a dinosaur that overruns a vehicle waits until its survivors stand, if a stray destroys it', () => {
  const { state, does, says } = scene(
    { optional: ['fire_into_combat'] },
    ...[rex('A', 20, 20), vehicle('motorcycle', 'V', 23.2, 20, { mg: 'lmg', gunFacing: 180 })],
    ...[rider('V', 0, 'd'), rider('V', 1, 'g'), rex('B', 26.4, 20), rifle('Y', 28.8, 20), FAR],
  );
  (state.vehicles.V as { structurePoints: number }).structurePoints = 1;
  does(HERD, overrun('A', 'V'));
  does(HERD, overrun('B', 'Y'));
  const lives = ['survival', 1, 1] as const;
  does(ARMY, answer('Y', 'rifle'), ['to-hit', 6, 6], ['stray', 6, 6], [...lives], [...lives], ['to-hit', 6, 6]);
  expect(state.survivors).toMatchObject([{ vehicle: 'V', people: ['d', 'g'], dinosaur: 'A' }]);
  expect(says(HERD, move('A', [10, 30]))).toBe('DW-R-22 REACTION_PENDING');
});
