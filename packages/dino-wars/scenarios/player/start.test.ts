/** A scenario may state more about its start than the options of a match can, and its answers name places. */
import { dinoWars } from '../../rules';
import { type FigureText, playScenario, type ScenarioText } from '.';

const T: FigureText = { id: 'T', type: 'tyrannosaurus', pos: [0, 0], facing: 0 };
const man = (id: string, x: number, y: number, more: Partial<FigureText> = {}): FigureText => {
  return { id, type: 'soldier', pos: [x, y], facing: 180, ...more };
};
const FAR = man('far', 60, 60);

function at(end: object, figures: readonly FigureText[], more: Partial<ScenarioText> = {}) {
  const report = playScenario(dinoWars, { figures, steps: [], ...more, final: { ...end } });
  const { mismatches, unchecked, error } = report;
  return { mismatches, unchecked, error };
}

const MET = { mismatches: [], unchecked: [], error: null };

describe('figures may be gone before the first step', () => {
  test('DW-R-55 the dead take no room, but count in the starting points', () => {
    const figures = [
      ...[T, FAR, man('A', 1, 0, { dead: true, rank: 'hero' }), { ...T, id: 'U', dead: true }],
      { id: 'J', type: 'jeep', pos: [0, 1], dead: true } as const,
      { id: 'G', type: 'hmg', dead: true },
    ];
    const end = {
      dead: ['A', 'U', 'J-1'],
      destroyed: ['J', 'G'],
      alive: ['T', 'far'],
      U_lp: 0,
      J_sp: 0,
      game_over: false,
    };
    expect(at(end, figures)).toEqual(MET);
    const { state } = playScenario(dinoWars, { figures, steps: [] });
    expect(state).toMatchObject({ startingPoints: { army: 2 + 5 + 4 + 1, dinosaurs: 30 } });
  });

  test('DW-CREW-3 a gun whose gunner is dead is undermanned', () => {
    const figures = [
      ...[
        { ...T, pos: [20, 0] as const },
        { id: 'G', type: 'hmg', pos: [0, 0] as const, facing: 0, crew: ['A', 'B'] },
      ],
      ...[man('A', 0, 2), man('B', 0, -2, { dead: true })],
    ];
    const shot = { intent: 'fire', figure: 'G', target: 'T', dice: [1, 2], expect: { hit: true, G_loaded: false } };
    expect(at({}, figures, { start: { phase: 2 }, steps: [shot] })).toEqual(MET);
  });

  test('DW-R-93 escaped figures have left the table, with everybody aboard', () => {
    const figures: FigureText[] = [
      T,
      FAR,
      man('A', 9, 9, { escaped: true }),
      { id: 'V', type: 'truck', escaped: true },
    ];
    const more = { scenario: 'gate', table: { width: 144, height: 180, origin: [-20, -20] as const } };
    expect(at({ escaped: ['A', 'V', 'V-1'], dead: [], alive: ['A', 'V'] }, figures, more)).toEqual(MET);
    const rest = { intent: 'resign', seat: 'army', expect: { game_over: true } };
    const { outcome } = playScenario(dinoWars, { figures, ...more, steps: [rest] });
    expect(outcome).toMatchObject({ facts: { saved: 2 + 4 + 1 } });
  });

  test.each<[Partial<FigureText>, string]>([
    [{ dead: true, escaped: true }, 'figures[2].escaped: the dead have not escaped'],
    [{ escaped: true }, 'figures[2].escaped: only the scenario "gate" has a way out'],
    [{ lp: 3 }, 'figures[2].lp: is for dinosaur; "A" is a soldier'],
    [{ sp: 3, dead: true }, 'figures[2].sp: is for vehicle; "A" is a soldier'],
    [{ loaded: false }, 'figures[2].loaded: is for'],
  ])('%j is refused', (more, message) => {
    expect(() => at({}, [T, FAR, man('A', 9, 9, more)])).toThrow(message);
  });

  test('a seat needs a living figure to command', () => {
    expect(() => at({}, [{ ...T, dead: true }, FAR])).toThrow('players[1]: seat 1 has no living figure to command');
  });
});

describe('guns and other figures may begin spent', () => {
  const gun: FigureText = { id: 'G', type: 'hmg', pos: [-20, 0], facing: 0, crew: ['A', 'B'], loaded: false };
  const crew = [man('A', -20, 2), man('B', -20, -2)];

  test('DW-CREW-4 an unloaded gun waits for its crew', () => {
    const shot = { intent: 'fire', figure: 'G', target: 'T', expect: { rejected: 'WEAPON_UNLOADED' } };
    const steps = [shot, { phase: 1, expect: { G_loaded: true } }];
    expect(at({}, [T, gun, ...crew], { start: { phase: 2 }, steps })).toEqual(MET);
  });

  test('DW-R-104 a phase in which nobody can act from the start ends when another is named', () => {
    const steps = [
      { phase: 3, expect: { phase: 'dinosaur-attack' } },
      { phase: 1, expect: { turn: 2 } },
    ];
    expect(at({}, [{ ...T, pos: [30, 0] }, FAR], { start: { phase: 2 }, steps: steps.slice(1) })).toEqual(MET);
    expect(at({}, [{ ...T, pos: [2.4, 0] }, man('A', 0, 0)], { start: { phase: 2 }, steps })).toEqual(MET);
  });

  test('DW-R-29 a cannon may begin unloaded', () => {
    const tank: FigureText = { id: 'K', type: 'tank', pos: [-20, 0], loaded: false };
    const shot = {
      intent: 'fire',
      figure: 'K',
      weapon: 'cannon',
      target: 'T',
      expect: { rejected: 'WEAPON_UNLOADED' },
    };
    expect(at({ K_cannon_loaded: false }, [T, tank], { start: { phase: 2 }, steps: [shot] })).toEqual(MET);
    const jeep: FigureText = { id: 'J', type: 'jeep', pos: [20, 0], mounts: ['mg'], loaded: false };
    expect(() => at({}, [T, jeep])).toThrow('figures[1].loaded: "J" mounts no cannon');
  });

  test('DW-OPT-RAGE-3 a raging dinosaur is at 0', () => {
    const steps = [{ intent: 'fire', figure: 'A', weapon: 'rifle', target: 'T', dice: [1, 1, 6, 6] }];
    const more = { options: ['dino rage'], start: { phase: 2 }, steps };
    expect(at({ dead: ['T'] }, [{ ...T, lp: 0 }, man('A', 9, 0)], more)).toEqual(MET);
    expect(() => at({}, [{ ...T, lp: 0 }, FAR])).toThrow(
      'figures[0].lp: a dinosaur lives on at 0 only with the option',
    );
  });

  test('DW-OPT-WOUND-2 DW-OPT-GREN-1 DW-OPT-RAM-4 a wounded hero, a thrown grenade, a vehicle that has rammed', () => {
    const jeep: FigureText = { id: 'J', type: 'jeep', pos: [20, 0], immobile: true };
    const figures = [T, man('A', 4, 0, { rank: 'nco', wounded: true }), man('B', 4, 3, { grenade: false }), jeep];
    const steps = [
      { intent: 'fire', figure: 'A', weapon: 'rifle', target: 'T', dice: [6, 6], expect: { score: 7 } },
      { intent: 'fire', figure: 'B', weapon: 'grenade', target: 'T', expect: { rejected: 'NO_GRENADE' } },
      { phase: 4, intent: 'move', vehicle: 'J', path: [[25, 0] as const], expect: { rejected: 'IMMOBILE' } },
    ];
    const options = ['wounded soldiers', 'limited grenades', 'ramming move'];
    expect(at({}, figures, { options, start: { phase: 2 }, steps })).toEqual(MET);
  });
});

describe('DW-ISLE-5 the spots of the island', () => {
  const figures: FigureText[] = [
    { id: 'T', type: 'tyrannosaurus' },
    { id: 'A', type: 'soldier' },
  ];
  const island: Partial<ScenarioText> = { scenario: 'island', table: { width: 144, height: 180 } };

  test.each([
    [
      [1, 12],
      [36, 36],
      [108, 144],
    ] as const,
    [
      [12, 1],
      [108, 144],
      [36, 36],
    ] as const,
  ])('may be given: %j', (drawn, army, herd) => {
    expect(at({ A_pos: army, T_pos: herd }, figures, { ...island, drawn })).toEqual(MET);
    const placing = { spots: [army, herd], placing: true };
    expect(at(placing, figures, { ...island, drawn, placing: 'alternate' })).toEqual(MET);
  });

  test("the spots may be those of the file's own list", () => {
    const spots = [[20, 20] as const, [60, 20] as const, [100, 20] as const];
    expect(at({ A_pos: [100, 20], T_pos: [20, 20] }, figures, { ...island, spots, drawn: [3, 1] })).toEqual(MET);
    expect(() => at({}, figures, { ...island, spots, drawn: [3, 4] })).toThrow('drawn: needs one number from 1 to 3');
    expect(() => at({}, figures, { ...island, spots, drawn: [3, 3] })).toThrow('each of them once');
    expect(() => at({}, [T, FAR], { drawn: [1, 2] })).toThrow('drawn: only the island has spots');
  });
});

describe('places in inches', () => {
  const flyer: FigureText = { id: 'P', type: 'pteranodon', pos: [10, 20], z: 12 };
  const figures: FigureText[] = [
    ...[T, flyer, man('A', 6.4, -3.25), { id: 'J', type: 'jeep', pos: [30, -8] } as const],
    { id: 'R', type: 'soldier', aboard: 'J', seat: 0 },
  ];

  test.each<[string, unknown]>([
    ['A_pos', [6.4, -3.25]],
    ['A_x', 6.4],
    ['A_y', -3.25],
    ['P_pos', [10, 20, 12]],
    ['P_pos', [10, 20]],
    ['P_z', 12],
    ['P_z_in', 12],
    ['T_z', 0],
    ['R_pos', [30, -8]],
    ['R_x', 30],
  ])('%s is %j', (key, value) => {
    expect(at({ [key]: value }, figures)).toEqual(MET);
    expect(at({ [key]: Array.isArray(value) ? [...value].reverse() : 99 }, figures).mismatches).toHaveLength(1);
  });

  test.each(['A_z', 'A_spent_ci', 'A_posn', 'nobody_pos'])('%s is unknown', (key) => {
    expect(at({ [key]: 1 }, figures).unchecked).toEqual([`final: ${key}`]);
  });
});

describe('DW-R-104 when a phase ends by itself', () => {
  test('DW-TURN-5 movement spent can be read until the next step', () => {
    const walk = { intent: 'move', figure: 'A', path: [[36, 30] as const] };
    const expected = { spent_in: 6, A_allowance_in: 6, T_spent_in: 0, turn: 2, phase: 'dinosaur-movement' };
    const steps = [
      { ...walk, expect: expected },
      { expect: { A_spent_in: 0, T_move_ended: false, A_contact_with: [] } },
    ];
    expect(at({}, [T, man('A', 30, 30)], { start: { phase: 4 }, steps })).toEqual(MET);
  });

  test('DW-OPT-PARA-1 a drop of the set-up that no step asks for uses none of the dice', () => {
    const figures = [T, FAR, { id: 'X', type: 'soldier', paratrooper: true }];
    const more: Partial<ScenarioText> = {
      options: ['paratroopers'],
      table: { width: 80, height: 80, origin: [-10, -10] },
    };
    const steps = [{ phase: 1, expect: { placing: false, waiting: [] } }];
    expect(at({}, figures, { ...more, steps })).toEqual(MET);
  });
});
