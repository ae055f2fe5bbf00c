/** The worked examples of the rules, played through the real rules. */
import type { Outcome } from '@dwo/kernel';
import examples from '../fixtures/examples.json';
import { dinoWars } from '../rules';
import type { Rank } from '../rules/state';
import { type FigureText, playScenario, type ScenarioText, type StepText, scenarioOptions } from '../scenarios/player';
import { eventsOf, facingOff, pair, played as playedFrom } from './example';

const text = (example: object): ScenarioText => example as ScenarioText;
const played = (figures: readonly FigureText[], steps: readonly StepText[], phase = 1) =>
  playedFrom(figures, steps, { start: { phase } });
const events = eventsOf;

describe('scenarios', () => {
  test('DW-EX-2: a tyrannosaurus rolls up a skirmish line (DW-MOVE-2, DW-OVER-1, DW-OVER-3, DW-OVER-6, DW-CLOSE-1)', () => {
    const report = playScenario(dinoWars, text(examples['DW-EX-2']));
    expect(report).toMatchObject({ mismatches: [], unchecked: [], diceLeft: [], error: null });
    expect(report.refusals).toEqual([
      { step: 14, rule: 'DW-OVER-1', code: 'NOT_ENOUGH_MOVEMENT', facts: { figure: 'T', costIn: 2, leftIn: 1 } },
    ]);
  });

  test('DW-EX-4: a rifleman against a wounded stegosaurus (DW-CLOSE-2, DW-OVER-7, DW-BUDGET-2, DW-ARM-2, DW-WIN-3)', () => {
    const report = playScenario(dinoWars, text(examples['DW-EX-4']));
    expect(report).toMatchObject({ mismatches: [], refusals: [], unchecked: [], diceLeft: [], error: null });
    expect(report.state).toMatchObject({ soldiers: { S: { shots: ['closing', 'regular'] } } });
    expect(report.outcome).toMatchObject({ winners: [0], rule: 'DW-WIN-3' } satisfies Partial<Outcome>);
  });

  test('DW-EX-3: a machine-gun nest overrun from behind and from the front (DW-CLOSE-6, DW-CLOSE-12, DW-LOS-5, DW-CREW-9)', () => {
    const report = playScenario(dinoWars, text(examples['DW-EX-3']));
    expect(report).toMatchObject({ mismatches: [], unchecked: [], diceLeft: [], error: null });
    expect(report.refusals).toMatchObject([{ rule: 'DW-CREW-9', code: 'WEAPON_IN_CONTACT' }]);
  });

  test('DW-EX-6: a triceratops stops 3" short of a tank (DW-FIRE-6, DW-SEC-2, DW-AMOVE-1, DW-R-27)', () => {
    const report = playScenario(dinoWars, text(examples['DW-EX-6']));
    expect(report).toMatchObject({ mismatches: [], unchecked: [], diceLeft: [], error: null });
    expect(report.refusals).toMatchObject([{ rule: 'DW-SEC-2', code: 'SINGLE_SHOT_WEAPON' }]);
  });

  test('DW-EX-11: an allosaurus and the howitzer (DW-CLOSE-3, DW-CREW-9, DW-CREW-10, DW-CREW-11, DW-OVER-8, DW-AMOVE-2, DW-SEC-3, DW-R-104, DW-R-115)', () => {
    const report = playScenario(dinoWars, text(examples['DW-EX-11']));
    expect(report).toMatchObject({ mismatches: [], unchecked: [], diceLeft: [], error: null });
    expect(report.refusals).toMatchObject([
      { rule: 'DW-CREW-9', code: 'WEAPON_IN_CONTACT' },
      { rule: 'DW-SEC-3', code: 'CLOSING_FIRE_USED' },
      { rule: 'DW-R-104', facts: { ended: 'secondary-fire', phase: 'dinosaur-movement' } },
    ]);
  });
});

describe('DW-EX-5: leaving contact (DW-AMOVE-1, DW-AMOVE-2, DW-R-59, DW-R-60)', () => {
  test.each(examples['DW-EX-5'].cases)('%j', ({ input, expect: { allowance_in } }) => {
    const gap = input.in_contact ? 0 : 5;
    const [radius, type] = input.kind === 'soldier' ? [0.5, 'soldier'] : [2.7, 'truck'];
    const x = 1.5 + radius + gap;
    const figures: FigureText[] = [
      { id: 'D', type: 'allosaurus', pos: [0, 0], facing: 0 },
      { id: 'S', type, pos: [x, 0] },
    ];
    const walk = (length: number): StepText => ({ phase: 4, intent: 'move', who: 'S', path: [[x + length, 0]] });
    expect(played(figures, [walk(allowance_in + 0.01)], 4).refusals).toMatchObject([{ code: 'NOT_ENOUGH_MOVEMENT' }]);
    expect(played(figures, [walk(allowance_in)], 4).refusals).toEqual([]);
  });
});

describe('DW-EX-7: a roll up to the score hits (DW-ATK-2)', () => {
  test.each(examples['DW-EX-7'].cases)('%j', ({ input, expect: { hit } }) => {
    const dice = [4, input.roll - 4];
    const figures = facingOff('allosaurus', 1.5, { weapon: 'smg' }, 3);
    const report = played(figures, [{ intent: 'Fire', who: 'S', weapon: 'smg', target: 'D', dice }], 2);
    expect(events(report, 'shot')).toMatchObject([{ score: input.score, dice, hit }]);
  });
});

describe('DW-EX-9: the bonus of a special figure (DW-SPEC-2, DW-MOD-1, DW-CREW-8)', () => {
  test.each(examples['DW-EX-9'].cases)('%j', ({ input, expect: { score } }) => {
    const crewed = 'crew_of' in input;
    const man = { weapon: crewed ? 'rifle' : input.weapon, rank: input.shooter };
    const figures = [...facingOff('allosaurus', 1.5, man, 3), ...(crewed ? nest('S') : [])];
    const fire = { intent: 'Fire', who: crewed ? 'G' : 'S', weapon: input.weapon, target: 'D', dice: [1, 1] };
    expect(events(played(figures, [fire], 2), 'shot')).toMatchObject([{ score }]);
  });

  /** A heavy machine gun beside the soldier, who serves it with another. */
  function nest(nco: string): FigureText[] {
    return [
      { id: 'M', type: 'soldier', pos: [5, 3] },
      { id: 'G', type: 'hmg', pos: [5, 1.5], facing: 180, crew: [nco, 'M'] },
    ];
  }
});

describe('DW-EX-10: the number of special figures (DW-SPEC-3, DW-SPEC-4, DW-R-69)', () => {
  function refusedArmy(counts: Partial<Record<Rank, number>>, soldiers: number): string[] {
    const special = Object.entries(counts).flatMap(([rank, count]) => Array<string>(count).fill(rank));
    const ranks = [...special, ...Array<string>(soldiers - special.length).fill('enlisted')];
    const figures: FigureText[] = ranks.map((rank, i) => ({ id: `s${i}`, type: 'soldier', rank, pos: [i * 2, 0] }));
    const { options } = scenarioOptions({
      figures: [...figures, { id: 'D', type: 'coelophysis', pos: [0, 30] }],
      steps: [],
    });
    return dinoWars
      .checkSetup({ ...options, liftCaps: false, separationCi: 2400 })
      .map((refusal) => `${refusal.rule} ${refusal.code}`);
  }

  test.each(examples['DW-EX-10'].cases)('%j', ({ input, expect: wanted }) => {
    const most = { nco: wanted.nco_max, leader: wanted.leader_max, hero: wanted.hero_max };
    if ('nco' in input) expect(input.nco).toBe(wanted.nco_max);
    if (wanted.enlisted_then !== undefined) {
      expect(input.soldiers - most.nco - most.leader - most.hero).toBe(wanted.enlisted_then);
    }
    expect(refusedArmy(most, input.soldiers)).toEqual([]);
    expect(refusedArmy({ ...most, nco: most.nco + 1 }, input.soldiers)).toEqual(['DW-SPEC-3 QUOTA']);
    expect(refusedArmy({ ...most, leader: most.leader + 1 }, input.soldiers)).toEqual(['DW-SPEC-4 QUOTA']);
    expect(refusedArmy({ ...most, hero: most.hero + 1 }, input.soldiers)).toEqual(['DW-SPEC-4 QUOTA']);
  });
});

describe('DW-EX-12: luck (DW-DMG-1, DW-DMG-2, DW-DMG-3, DW-DMG-5, DW-DMG-6, DW-DMG-7)', () => {
  /** Up to three allosaurs around one soldier, all in contact. */
  const ring: readonly [number, number][] = [
    [2, 0],
    [-1, 1.74],
    [-1, -1.74],
  ];

  test.each(examples['DW-EX-12'].cases)('%j', ({ input, expect: wanted }) => {
    const luck = input.luck_rolls ?? [];
    const hits = input.hits ?? luck.length;
    const herd = ring.slice(0, hits).map((pos, i): FigureText => ({ id: `D${i}`, type: 'allosaurus', pos }));
    const figures: FigureText[] = [...herd, { id: 'S', type: 'soldier', rank: input.figure, pos: [0, 0] }];
    const attacks = herd.map(({ id }, i): StepText => {
      const rolls = luck[i] === undefined ? [[1, 2]] : [[1, 2], pair(luck[i])];
      return { intent: 'Attack', who: id, target: 'S', dice: rolls };
    });
    const report = played(figures, attacks, 3);
    expect(report).toMatchObject({ refusals: [], diceLeft: [], state: { soldiers: { S: { alive: !wanted.dead } } } });
    if (wanted.luck_rolls_made !== undefined) expect(events(report, 'luckRolled')).toHaveLength(wanted.luck_rolls_made);
    if (wanted.survives) expect(events(report, 'luckRolled').map((roll) => roll.lucky)).toEqual(wanted.survives);
    if (wanted.overrun_result) {
      const overrun = { intent: 'Overrun', who: 'D0', target: 'S', dice: [[1, 2], pair(luck[0] ?? 0)] };
      const orders = { intent: 'order', seat: 'army', order: 'hold' };
      const [ended] = events(played(figures, [orders, overrun], 1), 'overrunEnded');
      expect(ended).toMatchObject({ success: wanted.overrun_result === 'succeeded' });
    }
  });
});

describe('DW-EX-13: a brachiosaurus and firepower (DW-AUTO-1, DW-AUTO-2, DW-DMG-8)', () => {
  test('32 rifle hits kill it, 31 do not', () => {
    const [first] = examples['DW-EX-13'].cases;
    const men = Array.from({ length: 32 }, (_, i): FigureText => {
      return { id: `S${i}`, type: 'soldier', weapon: 'rifle', pos: [6 + 1.2 * (i % 6), 1.2 * Math.floor(i / 6)] };
    });
    const volley = men.map(({ id }): StepText => {
      return { intent: 'Fire', who: id, weapon: 'rifle', target: 'D', dice: [3, 4], expect: { hit: true } };
    });
    const report = played([{ id: 'D', type: 'brachiosaurus', pos: [0, 0] }, ...men], volley, 2);
    expect(report).toMatchObject({ mismatches: [], refusals: [], diceLeft: [] });
    const wounds = events(report, 'wounded').map((event) => [event.step, event.lost]);
    expect(wounds).toEqual(men.map((_, i) => [i + 1, 1]));
    expect(events(report, 'killed')).toMatchObject([{ figure: 'D', step: first?.expect.hits_to_kill }]);
  });

  test.each(examples['DW-EX-13'].cases.slice(1))('%j', ({ input, expect: wanted }) => {
    const roll = input.roll ?? 0;
    const dice = [1, roll - 1];
    const figures = facingOff('brachiosaurus', 2.8, { weapon: input.weapon }, 5);
    const fire = { intent: 'Fire', who: 'S', weapon: input.weapon, target: 'D', dice };
    const report = played(figures, [fire], 2);
    expect(events(report, 'shot')).toMatchObject([{ score: input.score, hit: true }]);
    const killed = wanted.killed ?? false;
    expect(events(report, 'killed').map((event) => event.rule)).toEqual(killed ? ['DW-AUTO-2'] : []);
    const lost = killed ? 32 : (wanted.lp_lost ?? 0);
    expect(report.state).toMatchObject({ dinosaurs: { D: { alive: !killed, lifePoints: 32 - lost } } });
    if (wanted.lp_left !== undefined) expect(32 - lost).toBe(wanted.lp_left);
  });
});

describe('DW-EX-15: armour (DW-ARM-2, DW-ARM-3, DW-ARM-4, DW-ARM-5, DW-R-31)', () => {
  const RADIUS: Record<string, number> = { ankylosaurus: 2, triceratops: 1.7 };
  const FACING = { front: 0, rear: 180 } as const;

  test.each(examples['DW-EX-15'].cases)('%j', ({ input, expect: wanted }) => {
    const [dinosaur, soldier] = facingOff(input.dinosaur, RADIUS[input.dinosaur] ?? 0, { weapon: input.weapon }, 4);
    const facing = input.from ? FACING[input.from as 'front' | 'rear'] : (input.bearing_deg_from_facing ?? 0);
    const figures = [{ ...dinosaur, facing } as FigureText, soldier as FigureText];
    const fire = { intent: 'Fire', who: 'S', weapon: input.weapon, target: 'D', dice: [1, 1] };
    expect(events(played(figures, [fire], 2), 'shot')).toMatchObject([{ score: wanted.score }]);
    if (!wanted.hits_on) return;
    const totals = Array.from({ length: 11 }, (_, i) => i + 2);
    const hitting = totals.filter((total) => {
      const report = played(figures, [{ ...fire, dice: pair(total) }], 2);
      return events(report, 'shot')[0]?.hit === true;
    });
    expect(hitting).toEqual(wanted.hits_on);
  });
});
