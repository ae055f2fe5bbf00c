/** A scenario may ask questions: odds, views, clocks, points, quotas and balance. */
import { dinoWars } from '../../rules';
import { type FigureText, type ForceText, playScenario, type ScenarioText, type StepText } from '.';

const T: FigureText = { id: 'T', type: 'tyrannosaurus', pos: [0, 0], facing: 0 };
const man = (id: string, x: number, y: number, more: Partial<FigureText> = {}): FigureText => {
  return { id, type: 'soldier', pos: [x, y], facing: 180, ...more };
};

function asked(figures: readonly FigureText[], step: StepText, more: Partial<ScenarioText> = {}) {
  const { mismatches, unchecked, answers, events } = playScenario(dinoWars, { figures, steps: [step], ...more });
  return { mismatches, unchecked, answer: answers[0], events };
}

const MET = { mismatches: [], unchecked: [], events: [] };

describe('odds', () => {
  const shot = (weapon: string): StepText => ({ ask: 'odds', intent: 'fire', figure: 'A', weapon, target: 'T' });
  const fire = { start: { phase: 2 } } as const;

  test('DW-ATK-2 DW-AUTO-2 the odds of a shot are exact, and name their rules', () => {
    const expect36 = {
      ...{ legal: true, score: 9, hit: '30/36', kill: '1/36', falls: 0 },
      parts: [
        { rule: 'DW-ATK-2', value: 8 },
        { rule: 'DW-MOD-1', value: 1 },
      ],
      rules: ['DW-ATK-2', 'DW-AUTO-2', 'DW-DMG-8', 'DW-MOD-1'],
    };
    const step = { ...shot('grenade'), expect: expect36 };
    expect(asked([T, man('A', 5, 0, { rank: 'nco' })], step, fire)).toMatchObject(MET);
    expect(asked([T, man('A', 5, 0)], { ...step, expect: { hit: 0.7222, kill: 0.028 } }, fire)).toMatchObject(MET);
    expect(asked([T, man('A', 5, 0)], { ...step, expect: { hit: 0.73 } }, fire).mismatches).toHaveLength(1);
  });

  test('DW-RANGE-1 an illegal shot has no odds, but the reason', () => {
    const step = { ...shot('grenade'), expect: { legal: false, rejected: 'OUT_OF_RANGE', rule: 'DW-RANGE-1' } };
    const { answer, ...judged } = asked([T, man('A', 9, 0)], step, fire);
    expect(judged).toEqual(MET);
    expect(answer).not.toHaveProperty('hit');
  });

  test('DW-CLOSE-4 the odds of an overrun are those after the safest answer, and each answer has its own', () => {
    const step: StepText = {
      ...{ ask: 'odds', intent: 'overrun', figure: 'T', target: 'A' },
      expect: {
        ...{ answer: 'flamethrower', score: 10, closing_hit: '15/36', falls: '15/36', kill: '77/144' },
        answers: [
          { weapon: 'flamethrower', kill: '77/144' },
          { weapon: null, kill: '33/36' },
        ],
      },
    };
    const figures = [{ ...T, lp: 3 }, man('A', 2.4, 0, { weapon: 'flamethrower' })];
    expect(asked(figures, step)).toMatchObject(MET);
  });

  test('DW-DMG-3 DW-OPT-RAM-2 DW-RAMBO-3 the odds of any other intent list every end', () => {
    const bite: StepText = {
      ...{ ask: 'odds', intent: 'attack', figure: 'T', target: 'A' },
      // The ram needs 10 or less, and the luck roll must then fail.
      expect: {
        hit: '33/36',
        kill: '11/72',
        outcomes: [{ dead: [] }, { dead: ['A'], note: 'unlucky' }, { hit: false }],
      },
    };
    const hero = man('A', 2.4, 0, { rank: 'hero' });
    expect(asked([T, hero], bite, { start: { phase: 3 } })).toMatchObject(MET);
    const ram: StepText = {
      ...{ ask: 'odds', intent: 'ram', vehicle: 'J', path: [[0, 0]], target: 'T' },
      expect: { score: 10, hit: '33/36', kill: '33/36', falls: 0 },
    };
    const jeep: FigureText = { id: 'J', type: 'jeep', pos: [12, 0] };
    const more = { start: { phase: 4 }, options: ['ramming move'] };
    expect(asked([{ ...T, lp: 3 }, jeep], ram, more)).toMatchObject(MET);
    const pick: StepText = {
      ...{ ask: 'odds', intent: 'pickUp', figure: 'A', weapon: 'G' },
      expect: { outcomes: [1, 2, 3, 4, 5, 6].map((ammunition) => ({ ammunition, chance: '1/6' })) },
    };
    const gun: FigureText = { id: 'G', type: 'lmg', pos: [3.7, 0] };
    const far = { ...T, pos: [30, 0] as const };
    expect(asked([far, hero, gun], pick, { start: { phase: 4 } })).toMatchObject(MET);
  });

  test('odds leave everything as it was', () => {
    const { state } = playScenario(dinoWars, { figures: [T, man('A', 5, 0)], steps: [shot('grenade')], ...fire });
    expect(state).toMatchObject({ dinosaurs: { T: { lifePoints: 15 } }, soldiers: { A: { shots: [] } } });
  });
});

describe('forces', () => {
  const ARMY: ForceText = {
    soldiers: [{ count: 18 }, { rank: 'nco', count: 2 }, { rank: 'leader' }, { rank: 'hero' }],
    weapons: ['hmg', 'mortar'],
    vehicles: [{ type: 'tank' }, { type: 'truck' }],
  };
  const HERD: ForceText = {
    herd: {
      ...{ tyrannosaurus: 2, triceratops: 2, apatosaurus: 1, dimetrodon: 2 },
      ...{ plateosaurus: 2, stegosaurus: 2, pterodactyl: 3, ankylosaurus: 2 },
    },
  };
  const of = (step: StepText, more: Partial<ScenarioText> = {}) => asked([], step, more);

  test('DW-EX-35 DW-EX-36 DW-EX-37 points', () => {
    const parts = { enlisted: 36, nco: 6, leader: 4, hero: 5, hmg: 1, mortar: 1, tank: 22, truck: 5 };
    expect(of({ ask: 'points', force: ARMY, expect: { points: 80, parts } })).toMatchObject(MET);
    expect(of({ ask: 'points', force: HERD, expect: { points: 162, parts: { triceratops: 28 } } })).toMatchObject(MET);
    const armed = {
      vehicles: [
        { type: 'half-track', mounts: ['cannon'] },
        { type: 'jeep', mounts: ['mg'], count: 2 },
      ],
    };
    expect(of({ ask: 'points', force: armed, expect: { points: 22, parts: { jeep: 12 } } })).toMatchObject(MET);
  });

  test('DW-EX-10 DW-SPEC-3 DW-R-32 quotas, with every limit and every breach', () => {
    const limits = { soldiers: 22, nco: { has: 2, most: 2 }, leader: { most: 1 }, hero: { most: 1 }, enlisted: 18 };
    const legal = { legal: true, refusals: [], limits: { ...limits, smg: { has: 0, most: 4 } } };
    expect(of({ ask: 'quotas', force: ARMY, expect: legal })).toMatchObject(MET);
    const wild = {
      soldiers: [
        { count: 9, weapon: 'smg' },
        { rank: 'nco', sniper: true },
      ],
    };
    const expected = { legal: false, rules: ['DW-OPT-1', 'DW-R-32', 'DW-OPT-SNIPE-1'] };
    expect(of({ ask: 'quotas', force: wild, expect: expected })).toMatchObject(MET);
    const sniping = { ...expected, rules: ['DW-R-32', 'DW-OPT-SNIPE-1'] };
    expect(of({ ask: 'quotas', force: wild, expect: sniping }, { options: ['snipers'] })).toMatchObject(MET);
  });

  test('DW-ISLE-4 the island has limits of its own', () => {
    const few = { soldiers: [{ count: 3 }] };
    const step: StepText = {
      ask: 'quotas',
      force: few,
      expect: { rules: ['DW-ISLE-4'], island: { least: 50, most: 100 } },
    };
    expect(of(step, { scenario: 'island' })).toMatchObject(MET);
  });

  test('DW-PTS-6 DW-EX-34 balance, and the side that the options favour', () => {
    const step: StepText = {
      ...{ ask: 'balance', forces: [ARMY, HERD] },
      expect: { army: 80, dinosaurs: 162, ratio: 2.025, fair: true, ratings: { army: 20, dinosaurs: 20 } },
    };
    expect(of(step, { options: ['all'] })).toMatchObject(MET);
    const small: StepText = { ask: 'balance', forces: [ARMY, { herd: { coelophysis: 3 } }], expect: { fair: false } };
    expect(of(small)).toMatchObject(MET);
  });

  test('the forces may be those of the file', () => {
    const figures = [T, man('A', 9, 0, { rank: 'leader' }), { id: 'K', type: 'tank', pos: [20, 0] as const }];
    const points: StepText = { ask: 'points', force: 'army', expect: { points: 26, parts: { tank: 22, leader: 4 } } };
    expect(asked(figures, points)).toMatchObject(MET);
    expect(asked(figures, { ask: 'balance', expect: { army: 26, dinosaurs: 15 } })).toMatchObject(MET);
    expect(asked(figures, { ask: 'quotas', force: 'army', expect: { rules: ['DW-SPEC-4'] } })).toMatchObject(MET);
    expect(asked(figures, { ask: 'quotas', force: 'dinosaurs', expect: { legal: true } })).toMatchObject(MET);
  });

  test.each<[StepText, string]>([
    [{ ask: 'luck' }, 'steps[0].ask: "luck" is none of odds, view, clocks, points, quotas, balance'],
    [{ ask: 'odds' }, 'figures: are needed for odds'],
    [{ ask: 'points' }, 'steps[0].force: is needed because the file has no figures'],
    [{ ask: 'points', force: {} }, 'steps[0].force: a force is either a "herd"'],
    [{ ask: 'points', force: { herd: { dragon: 1 } } }, 'steps[0].force.herd.dragon: "dragon" is none of'],
    [{ ask: 'points', force: { soldiers: [{ rank: 'king' }] } }, 'steps[0].force.soldiers[0].rank: "king"'],
    [{ ask: 'points', force: { vehicles: [{ type: 'bus' }] } }, 'steps[0].force.vehicles[0].type: "bus"'],
    [{ ask: 'points', force: { weapons: ['bow'] } }, 'steps[0].force.weapons[0]: "bow"'],
    [{ ask: 'balance', forces: [ARMY] }, 'steps[0].forces: has no force of the dinosaurs'],
    [{ intent: 'done' }, 'figures: are needed by steps[0]'],
  ])('%j is refused', (step, message) => {
    expect(() => of(step)).toThrow(message);
  });
});

describe('views and clocks', () => {
  const hidden: FigureText = { id: 'H', type: 'allosaurus', pos: [60, 150], hidden: true } as FigureText;
  const gate: Partial<ScenarioText> = {
    scenario: 'gate',
    table: {
      ...{ width: 144, height: 180 },
      terrain: [
        {
          id: 'woods',
          kind: 'woods',
          outline: [
            [50, 140],
            [70, 140],
            [70, 160],
            [50, 160],
          ],
        },
      ],
    },
    start: { phase: 4 },
  };
  const soldier = man('A', 48, 10);

  test('DW-GATE-5 DW-R-94 a hidden dinosaur is in the view of its own side alone', () => {
    const steps: StepText[] = ['army', 'dinosaurs', undefined].map((seat) => ({ ask: 'view', seat }));
    const { answers, start } = playScenario(dinoWars, { figures: [hidden, soldier], steps, ...gate });
    expect(answers.map((answer) => (answer as { figures: string[] }).figures.includes('H'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(answers.map((answer) => (answer as { unseen: number }).unseen)).toEqual([1, 1, 1]);
    expect(JSON.stringify((answers[0] as { state: unknown }).state)).not.toContain('"H"');
    expect(JSON.stringify(start)).toContain('"H"');
  });

  test('a clock says what it plays, and a seat that does not exist is refused', () => {
    const { answer } = asked([T, man('A', 30, 0)], { ask: 'clocks' });
    expect(answer).toHaveProperty('timers');
    expect(() => asked([T, man('A', 30, 0)], { ask: 'view', seat: 7 })).toThrow('steps[0].seat: there is no seat 7');
  });
});
