/** From a scenario file to a match: its table, its poles, usual names of seats and weapons, and the seat of an intent. */
import { dinoWars } from '../../rules';
import { type FigureText, playScenario, type ScenarioText, scenarioOptions } from '.';
import { wishesOf } from './wish';

const T: FigureText = { id: 'T', type: 'tyrannosaurus', pos: [0, 0], facing: 0 };
const man = (id: string, x: number, y: number, more: Partial<FigureText> = {}): FigureText => {
  return { id, type: 'soldier', pos: [x, y], facing: 180, ...more };
};
const FAR = man('far', 60, 60);

describe('poles', () => {
  const table: ScenarioText['table'] = { width: 144, height: 180, origin: [-10, -20] };
  const GATE = { table, scenario: 'gate', start: { phase: 2 }, steps: [] };
  const jeep: FigureText = { id: 'J', type: 'jeep', pos: [20, 0] };
  const figures = (...poles: Partial<FigureText>[]): FigureText[] => [
    ...[{ ...T, pos: [60, 120] as const }, jeep, man('A', 0, 0)],
    ...poles.map((pole, i) => ({ id: `pole-${i + 1}`, type: 'pole', ...pole })),
  ];
  const poles = (...list: Partial<FigureText>[]) => {
    const { state } = playScenario(dinoWars, { ...GATE, figures: figures(...list) });
    return state as unknown as {
      poles: object;
      secrets: ({ pole: object | null } | null)[];
      vehicles: Record<string, object>;
    };
  };

  test('DW-GATE-2 poles lie or stand where the file says', () => {
    const state = poles({ pos: [1, 2] }, { pos: [5, 6], status: 'set-up' });
    expect(state.poles).toEqual({
      'pole-1': { pos: [1, 2], status: 'lying', carrier: null },
      'pole-2': { pos: [5, 6], status: 'set-up', carrier: null },
    });
    expect(state.secrets.flatMap((secret) => (secret === null ? [] : [secret.pole]))).toEqual([null]);
  });

  test('DW-GATE-6 DW-R-92 poles ride in vehicles, and are hidden from the army alone', () => {
    const state = poles({ aboard: 'J' }, { pos: [70, 130], hidden: true });
    expect(state.poles).toMatchObject({ 'pole-1': { status: 'stowed', carrier: 'J' } });
    expect(Object.keys(state.poles)).toEqual(['pole-1']);
    expect(state.vehicles.J).toMatchObject({ cargo: ['pole-1'] });
    expect(state.secrets).toMatchObject([null, { pole: { id: 'pole-2', pos: [70, 130], status: 'lying' } }]);
  });

  test('poles are placed by the game if the file has none', () => {
    const state = poles();
    expect(Object.keys(state.poles)).toEqual(['pole-1']);
    expect(state.secrets).toMatchObject([null, { pole: { id: 'pole-2' } }]);
  });

  test('a step may name a pole', () => {
    const end = { 'pole-1_status': 'set-up', 'pole-1_carrier': null };
    const stands = figures({ pos: [5, 6], status: 'set-up' });
    expect(playScenario(dinoWars, { ...GATE, figures: stands, final: end })).toMatchObject({
      ...{ mismatches: [], unchecked: [] },
    });
  });

  test('a pole of an unknown status is refused', () => {
    expect(() => poles({ pos: [1, 2], status: 'bent' })).toThrow('poles[0].status: "bent" is none of lying, set-up');
  });
});

describe('a table that the file does not give', () => {
  test('contains all figures, paths and terrain, with 48" more on every side', () => {
    const hill = {
      kind: 'hill',
      outline: [
        [-30, 0],
        [-20, 0],
        [-20, 5],
      ] as const,
    };
    const { options, origin } = scenarioOptions({
      figures: [T, man('A', 10, -7)],
      steps: [{ path: [[0, 25]] }, {}],
      terrain: [hill, { ...hill, id: 'H', kind: 'Deep Water' }],
    });
    expect(origin).toEqual({ x: 4800 + 3000, y: 4800 + 700 });
    expect(options.table).toMatchObject({ widthCi: 9600 + 4000, heightCi: 9600 + 3200 });
    expect(options.table.terrain.map(({ id, kind, outline }) => [id, kind, outline[0]])).toEqual([
      ['t1', 'hill', { x: 4800, y: 5500 }],
      ['H', 'deep_water', { x: 4800, y: 5500 }],
    ]);
  });

  test('must be given if no figure has a place', () => {
    const placed: FigureText[] = [{ id: 'T', type: 'tyrannosaurus' }];
    expect(() => scenarioOptions({ figures: placed, steps: [] })).toThrow('table: is needed if nobody has a place');
  });

  test('matches are by the rulebook unless the file says otherwise', () => {
    expect(scenarioOptions({ figures: [T, FAR], steps: [] }).options).toMatchObject({
      ...{ era: 'ww2', scenario: 'battle', placing: 'server', optional: [], variants: [], spots: [], separationCi: 0 },
      ...{ scale: { lengths: 1, bases: 1 }, armyZoneCi: 2400, liftCaps: true },
      ...{ players: [{ side: 'army' }, { side: 'dinosaurs' }], start: { turn: 1, phase: 'dinosaur-movement' } },
    });
    const { options } = scenarioOptions({
      ...{ figures: [{ ...T, owner: 0 }, FAR], steps: [], era: 'modern', players: ['Dinosaurs', 'army'] },
      ...{ scale: { bases: 0.25 }, start: { turn: 3, phase: 'army movement' }, spots: [[1, 2]] },
      table: { width: 100, height: 100, origin: [-5, -5] },
    });
    expect(options).toMatchObject({
      ...{ players: [{ side: 'dinosaurs' }, { side: 'army' }], start: { turn: 3, phase: 'army-movement' } },
      ...{ scale: { lengths: 1, bases: 4 }, spots: [{ x: 600, y: 700 }] },
      soldiers: [{ owner: 1, weapon: 'assault_rifle', rank: 'enlisted', order: 'ask' }],
    });
  });

  test.each<[Partial<ScenarioText>, string]>([
    [{ players: ['army', 'cats'] }, 'players[1]: "cats"'],
    [{ scenario: 'moon' }, 'scenario: "moon" is none of battle, island, gate'],
    [{ placing: 'cards' }, 'placing: "cards" is none of server'],
    [{ variants: ['lasers'] }, 'variants[0]: "lasers"'],
    [{ options: ['cover', 'lasers'] }, 'options[1]: "lasers"'],
    [{ scale: { lengths: 5 } }, 'scale.lengths: 5'],
    [{ scale: { bases: 5 } }, 'scale.bases: 5'],
    [{ terrain: [{ kind: 'lava', outline: [] }] }, 'terrain[0].kind: "lava"'],
    [{ start: { phase: 'tea' } }, 'start.phase: "tea" is none of dinosaur-movement'],
    [{ start: { phase: 0 } }, 'start.phase: there is no phase 0; they are 1 to 5'],
    [{ figures: [T, { ...FAR, rank: 'king' }] }, 'figures[1].rank: "king"'],
    [{ figures: [T, { ...FAR, weapon: 'hmg' }] }, 'figures[1].weapon: "hmg"'],
    [{ figures: [T, { ...FAR, order: 'flee' }] }, 'figures[1].order: "flee"'],
    [{ figures: [T, { id: 'V', type: 'jeep', pos: [9, 9], size: 'vast' }] }, 'figures[1].size: "vast"'],
    [{ figures: [T, { id: 'V', type: 'jeep', pos: [9, 9], mounts: ['mg:big'] }] }, 'figures[1].mounts[0]: "big"'],
    [{ figures: [T, FAR, { ...FAR, id: 'B', owner: 1 }] }, 'figures[2].owner: seat 1 does not play the army'],
  ])('%j is refused', (more, message) => {
    expect(() => scenarioOptions({ figures: [T, FAR], steps: [], ...more })).toThrow(message);
  });
});

describe('seats and weapons by their names', () => {
  test.each([
    ['submachine gun', 'smg'],
    ['Bazooka/Rocket', 'bazooka'],
    ['rocket', 'bazooka'],
    ['Automatic Rifle', 'automatic_rifle'],
  ])('%s', (weapon, expected) => {
    const { options } = scenarioOptions({ figures: [T, { ...FAR, weapon }], steps: [] });
    expect(options.soldiers[0]?.weapon).toBe(expected);
  });

  test.each([
    ['Light Machine Gun', 'lmg'],
    ['light artillery/tank gun', 'light_artillery'],
    ['tank gun', 'light_artillery'],
    ['howitzer', 'heavy_artillery'],
    ['mortar', 'mortar'],
  ])('%s', (type, expected) => {
    const { options } = scenarioOptions({ figures: [T, { id: 'G', type, pos: [9, 9] }], steps: [] });
    expect(options.crewedWeapons[0]).toMatchObject({ kind: expected, order: 'ask', hitchedTo: null });
  });

  test('each kind of seat means its first free one', () => {
    const tank: FigureText = { id: 'K', type: 'tank', pos: [20, 0] };
    const into = (id: string, seat: string | number): FigureText => ({ id, type: 'soldier', aboard: 'K', seat });
    const seats = (...people: FigureText[]) =>
      scenarioOptions({ figures: [T, tank, ...people], steps: [] }).options.soldiers.map(({ id, aboard }) => [
        id,
        aboard?.seat,
      ]);
    expect(
      seats(into('A', 'passenger'), into('B', 'passenger'), into('C', 'cannon'), into('D', 'Cannon'), into('E', 'mg')),
    ).toEqual([
      ['A', 4],
      ['B', 5],
      ['C', 2],
      ['D', 3],
      ['E', 1],
    ]);
    expect(() => seats(into('A', 'cannon'), into('B', 'cannon'), into('C', 'cannon'))).toThrow(
      'figures[4].seat: there is no free seat "cannon"',
    );
    const jeep: FigureText = { id: 'K', type: 'jeep', pos: [20, 0] };
    expect(() => scenarioOptions({ figures: [T, jeep, into('A', 'mg')], steps: [] })).toThrow('no free seat "mg"');
  });
});

describe('the seat of an intent', () => {
  const state = dinoWars.setup(
    scenarioOptions({
      players: ['army', 'dinosaurs', 'army'],
      figures: [
        ...[T, man('A', 20, 0, { owner: 2 }), FAR],
        { id: 'V', type: 'half_track', pos: [30, 0], mounts: ['mg:hmg'] },
        { id: 'G', type: 'hmg', pos: [40, 0], crew: ['S'] },
        man('S', 40, 2),
      ],
      steps: [],
    }).options,
    { roll: () => 1 },
  );
  const wish = (step: ScenarioText['steps'][number]) =>
    wishesOf({ step, state, origin: { x: 0, y: 0 }, path: 'steps[0]' })[0];

  test.each([
    [{ intent: 'fire', firer: 'V', weapon: 'mg', target: 'T' }, 'hmg'],
    [{ intent: 'fire', firer: 'G', weapon: 'mg', target: 'T' }, 'hmg'],
    [{ intent: 'fire', firer: 'G', target: 'T' }, 'hmg'],
    [{ intent: 'closingFire', firer: 'S', weapon: 'mg' }, 'hmg'],
    [{ intent: 'closingFire', firer: 'far', weapon: 'mg' }, 'lmg'],
    [{ intent: 'fire', firer: 'V', weapon: 'cannon', target: 'T' }, 'light_artillery'],
  ])('%j fires this weapon', (step, weapon) => {
    expect(wish(step)).toMatchObject({ weapon });
  });

  test.each<[object, number]>([
    [{ intent: 'done' }, 1],
    [{ intent: 'resume', seat: 'army' }, 0],
    [{ intent: 'resume', seat: 2 }, 2],
    [{ intent: 'order', figure: 'A', order: 'hold' }, 2],
    [{ intent: 'order', figure: 'A', order: 'hold', seat: 'army' }, 2],
    [{ intent: 'order', figure: 'A', order: 'hold', seat: 'dinosaurs' }, 1],
    [{ intent: 'overrun', who: 'T', target: 'A' }, 1],
    [{ intent: 'carry', weapon: 'P', carriers: ['A', 'S'], path: [[1, 1]], expect: { accepted: false } }, 2],
    [{ intent: 'dismantle', weapon: 'G' }, 0],
  ])('%j is an intent of seat %d', (step, seat) => {
    const report = playScenario(dinoWars, {
      players: ['army', 'dinosaurs', 'army'],
      figures: [
        ...[T, man('A', 20, 0, { owner: 2 }), FAR],
        { id: 'G', type: 'hmg', pos: [40, 0], crew: ['S'] },
        man('S', 40, 2),
      ],
      steps: [step],
    });
    expect(report.steps[0]?.seat).toBe(seat);
  });
});
