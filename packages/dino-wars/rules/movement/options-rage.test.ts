import {
  ARMY,
  answer,
  armed,
  dino,
  fire,
  HERD,
  only,
  overrun,
  rex,
  rider,
  rifle,
  type Scene,
  scene,
  vehicle,
} from '../../testing/table';
import { rageNumber } from '../fire/wounds';

const REGULAR = { phase: 'regular-fire' } as const;
const FAR = rifle('far', 110, 110);

/** The setting of phase 2 in a match with these options. */
function firing(...optional: NonNullable<Scene['optional']>[number][]): Scene {
  return { ...REGULAR, optional };
}

describe('Dino Rage', () => {
  const RAGE = firing('dino_rage');
  /** Returns a triceratops with one life point left (attack score 9, luck 7), seen from behind. */
  const game = (about: Scene = RAGE) =>
    scene(
      about,
      dino('triceratops', 'H', 40, 20, { lifePoints: 1 }),
      rifle('A', 30, 20),
      armed('bazooka', 'B', 31, 24),
      FAR,
    );

  test.each([
    ['DW-OPT-RAGE-2 DW-EX-29 an anatosaurus', 'anatosaurus', 6],
    ['DW-OPT-RAGE-2 DW-EX-29 a triceratops', 'triceratops', 7],
    ['DW-OPT-RAGE-2 DW-EX-29 a tyrannosaurus', 'tyrannosaurus', 8],
  ] as const)('%s', (_, kind, needed) => {
    expect(rageNumber(scene(REGULAR, dino(kind, 'D', 30, 20), FAR).state, 'D')).toBe(needed);
  });

  test('DW-OPT-RAGE-1 at 0 life points it lives on if it has luck', () => {
    const { state, does } = game();
    const events = does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1], ['luck', 3, 4]);
    expect(events).toContainEqual({ type: 'raged', figure: 'H', dice: [3, 4], needed: 7, alive: true });
    expect(state.dinosaurs.H).toMatchObject({ lifePoints: 0, alive: true });
  });

  test('DW-OPT-RAGE-1 at 0 life points it dies without luck', () => {
    const { state, does } = game();
    const events = does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1], ['luck', 4, 4]);
    expect(events).toContainEqual({ type: 'killed', figure: 'H', by: 'A', rule: 'DW-OPT-RAGE-3' });
    expect(state.dinosaurs.H?.alive).toBe(false);
  });

  test('DW-OPT-RAGE-3 DW-R-80 at 0 every hit is another roll, and the first failure kills', () => {
    const { state, does } = game();
    does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1], ['luck', 1, 1]);
    const events = does(ARMY, fire('B', 'bazooka', 'H'), ['to-hit', 2, 2], ['luck', 6, 6]);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['shot', 'raged', 'killed']));
    expect(only(events, 'wounded')).toEqual([]);
    expect(state.dinosaurs.H?.alive).toBe(false);
  });

  test('DW-OPT-RAGE-4 DW-R-80 an automatic kill brings it to 0, and to a roll', () => {
    const whole = (about: Scene) =>
      scene(about, dino('brachiosaurus', 'H', 40, 20), armed('bazooka', 'B', 30, 20), FAR);
    const raging = whole(RAGE);
    raging.does(ARMY, fire('B', 'bazooka', 'H'), ['to-hit', 1, 1], ['luck', 3, 3]);
    expect(raging.state.dinosaurs.H).toMatchObject({ lifePoints: 0, alive: true });
    // Under the other reading there is no roll.
    const dying = whole({ ...RAGE, variants: ['automatic_kills_beat_rage'] });
    dying.does(ARMY, fire('B', 'bazooka', 'H'), ['to-hit', 1, 1]);
    expect(dying.state.dinosaurs.H?.alive).toBe(false);
  });

  test('DW-R-80 under the other reading ordinary hits still need a roll', () => {
    const { state, does } = game({ ...RAGE, variants: ['automatic_kills_beat_rage'] });
    does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1], ['luck', 1, 1]);
    expect(state.dinosaurs.H?.alive).toBe(true);
  });

  test('DW-OPT-RAGE-1 a hit that leaves life points needs no roll', () => {
    const { does } = scene(RAGE, dino('triceratops', 'H', 40, 20, { lifePoints: 2 }), rifle('A', 30, 20), FAR);
    expect(only(does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1]), 'raged')).toEqual([]);
  });

  test('DW-R-80 a ram needs one luck roll too', () => {
    const { state, does } = scene(
      { phase: 'army-movement', optional: ['dino_rage', 'ramming_move'] },
      ...[dino('coelophysis', 'C', 30, 20), rex('T', 90, 90), vehicle('jeep', 'V', 20, 20), rider('V', 0, 'D'), FAR],
    );
    const ram = { type: 'ram', vehicle: 'V', path: [{ x: 3000, y: 2000 }], target: 'C' } as const;
    does(ARMY, ram, ['ram', 1, 1], ['luck', 3, 4]);
    expect(state.dinosaurs.C).toMatchObject({ lifePoints: 0, alive: true });
  });

  test('DW-DMG-8 DW-OPT-1 without the option it dies', () => {
    const { state, does } = game(REGULAR);
    does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1]);
    expect(state.dinosaurs.H?.alive).toBe(false);
  });

  test('DW-OPT-RAGE-1 a dinosaur that rages attacks on: closing fire does not stop it', () => {
    const { state, does } = scene(
      { optional: ['dino_rage'] },
      ...[dino('coelophysis', 'C', 10, 10), dino('coelophysis', 'C2', 90, 90), rifle('S', 11, 10), FAR],
    );
    does(HERD, overrun('C', 'S'));
    does(ARMY, answer('S', 'rifle'), ['to-hit', 1, 1], ['luck', 1, 1], ['to-hit', 1, 1]);
    expect(state.soldiers.S?.alive).toBe(false);
  });
});
