/** The Time Gate: the poles, hidden figures, and the escape. */
import type { Frozen } from '@dwo/kernel';
import { gate, HIDDEN, march, OWN, put } from '../../testing/gate';
import {
  ARMY,
  ci,
  DONE,
  dino,
  fire,
  type Game,
  ground,
  gun,
  HERD,
  move,
  only,
  optionsFor,
  overrun,
  reach,
  rex,
  rider,
  rifle,
  scene,
  vehicle,
} from '../../testing/table';
import { planMove } from '../movement/paths';
import { dinoWars } from '../ruleset';
import type { Options } from '../set-up/options';
import type { Dinosaur, FigureId } from '../state';

/** Moves public dinosaurs into hiding. */
function hide({ state }: Game, ...ids: FigureId[]): void {
  for (const id of ids) {
    const one = state.dinosaurs[id] as Dinosaur;
    delete state.dinosaurs[id];
    for (const secret of state.secrets) if (secret !== null) secret.dinosaurs[id] = { ...one };
    const { unseen } = state.players[one.owner] as (typeof state.players)[number];
    unseen.figures++;
    unseen.points += 1;
  }
}

/** Sets both poles up 100" up the table, at this distance from each other. */
function opened(match: Game, apart: number): Game {
  put(match, OWN, 60 - apart / 2, 100, 'set-up');
  put(match, HIDDEN, 60 + apart / 2, 100, 'set-up');
  return match;
}

describe('poles', () => {
  test('DW-GATE-2 DW-GATE-3 DW-R-92 the army has one pole; the other is hidden 60" from its zone, and only the dinosaurs know where', () => {
    const { state } = gate({}, rifle('S', 60, 10), rex('T', 60, 60));
    expect(state.poles).toEqual({ [OWN]: { x: 6000, y: 1200, status: 'lying', carrier: null } });
    expect(state.secrets[ARMY]).toBeNull();
    expect(state.secrets[HERD]?.pole).toMatchObject({ id: HIDDEN, y: 8400 });
    expect(dinoWars.view(state as Frozen<typeof state>, ARMY).secrets).toEqual([null, null]);
    expect(dinoWars.view(state as Frozen<typeof state>, 'spectator').secrets).toEqual([null, null]);
    expect(dinoWars.view(state as Frozen<typeof state>, HERD)).toBe(state);
  });

  test('DW-R-92 the hidden pole lies in unusual terrain if dice find any', () => {
    const terrain = [ground('woods', [50, 100], [70, 110])];
    const options = optionsFor({ terrain, more: { scenario: 'gate' } }, rifle('S', 60, 10), rex('T', 60, 60));
    const rolls = [1, 1, 5501, 2001];
    const state = dinoWars.setup(options, { roll: () => rolls.shift() ?? 1 });
    expect(state.secrets[HERD]?.pole).toMatchObject({ x: 5500, y: 10400 });
  });

  test('DW-GATE-6 DW-R-92 two soldiers carry a pole at their speed, one alone does not', () => {
    const match = march(rifle('A', 60, 11.2), rifle('B', 60, 12.8), rifle('C', 60, 30), rex('T', 110, 110));
    const carry = (carriers: FigureId[], y: number) =>
      ({ type: 'carry', weapon: OWN, carriers, path: [{ x: 6000, y: ci(y) }] }) as const;
    expect(match.says(ARMY, carry(['A'], 15))).toBe('DW-GATE-6 UNDERMANNED');
    expect(match.says(ARMY, carry(['A', 'A'], 15))).toBe('DW-GATE-6 UNDERMANNED');
    expect(match.says(ARMY, carry(['A', 'C'], 15))).toBe('DW-R-92 NO_CONTACT');
    expect(match.says(ARMY, carry(['A', 'B'], 18.01))).toBe('DW-R-92 NOT_ENOUGH_MOVEMENT');
    expect(match.says(ARMY, carry(['A', 'B'], 12))).toBe('DW-R-4');
    const [carried] = only(match.does(ARMY, carry(['A', 'B'], 18)), 'carried');
    expect(carried).toMatchObject({ weapon: OWN, costCi: 600 });
    expect(match.state.poles[OWN]).toMatchObject({ x: 6000, y: 1800 });
    expect([match.state.soldiers.A?.spentCi, match.state.soldiers.B?.spentCi]).toEqual([600, 600]);
    expect(match.says(ARMY, carry(['A', 'B'], 19))).toBe('DW-R-92 NOT_ENOUGH_MOVEMENT');
  });

  test('DW-R-92 an obstacle that stops a soldier stops the pole they carry', () => {
    const match = gate(
      {
        start: { turn: 1, phase: 'army-movement' },
        table: { widthCi: 12000, heightCi: 12000, terrain: [ground('mountain', [63, 11], [66, 14])] },
      },
      ...[rifle('A', 60, 11.2), rifle('B', 60, 12.8), vehicle('jeep', 'J', 57, 12), rex('T', 110, 110)],
    );
    const carry = (x: number) =>
      ({ type: 'carry', weapon: OWN, carriers: ['A', 'B'], path: [{ x: ci(x), y: 1200 }] }) as const;
    expect(match.says(ARMY, carry(57))).toBe('DW-R-5 PATH_BLOCKED');
    expect(match.says(ARMY, carry(64))).toBe('DW-R-10 IMPASSABLE');
    expect(match.says(ARMY, carry(62))).toBe('legal');
  });

  test('DW-R-92 two set it up, which halves their movement, and take it down', () => {
    const match = march(rifle('A', 60, 11.2), rifle('B', 60, 12.8), rex('T', 110, 110));
    const setUp = { type: 'setUp', weapon: OWN, facing: 0 } as const;
    const dismantle = { type: 'dismantle', weapon: OWN } as const;
    expect(match.says(ARMY, dismantle)).toBe('DW-R-92 WEAPON_NOT_READY');
    expect(only(match.does(ARMY, setUp), 'setUp')).toMatchObject([{ by: ['A', 'B'] }]);
    expect(match.state.poles[OWN]?.status).toBe('set-up');
    expect(match.state.soldiers.A?.halvings).toBe(1);
    expect(match.says(ARMY, setUp)).toBe('DW-R-92 WEAPON_NOT_READY');
    match.does(ARMY, move('A', [60, 9.7]));
    expect(match.says(ARMY, dismantle)).toBe('DW-R-92 UNDERMANNED');
    match.does(ARMY, move('A', [60, 11.2]));
    expect(match.says(ARMY, dismantle)).toBe('DW-TOW-10 NOT_ENOUGH_MOVEMENT');
  });

  test("DW-GATE-6 a pole in a vehicle takes a passenger's space", () => {
    const riders = [1, 2, 3].map((seat) => rider('J', seat, `P${seat}`));
    const crew = [rifle('A', 60, 11), rifle('B', 61, 11), rider('J', 0, 'D')];
    const stow = { type: 'stow', weapon: OWN, vehicle: 'J' } as const;
    const full = march(...crew, vehicle('jeep', 'J', 60, 13.6), ...riders, rex('T', 110, 110));
    expect(full.says(ARMY, stow)).toBe('DW-GATE-6 NO_SPACE');
    const match = march(...crew, vehicle('jeep', 'J', 60, 13.6), ...riders.slice(1), rex('T', 110, 110));
    match.does(ARMY, stow);
    expect(match.state.poles[OWN]).toMatchObject({ status: 'stowed', carrier: 'J' });
    expect(match.state.vehicles.J).toMatchObject({ cargo: [OWN], loaded: true });
    expect(
      match.says(ARMY, { type: 'board', figure: 'A', vehicle: 'J', seat: null, path: [{ x: 6000, y: 1300 }] }),
    ).toBe('DW-LOAD-3 NO_SPACE');
    const unstow = (x: number, y: number) => ({ type: 'unstow', weapon: OWN, at: { x: ci(x), y: ci(y) } }) as const;
    expect(match.says(ARMY, unstow(70, 13.6))).toBe('DW-LOAD-4 NO_CONTACT');
    match.does(ARMY, unstow(61.75, 13.6));
    expect(match.state.poles[OWN]).toEqual({ x: 6175, y: 1360, status: 'lying', carrier: null });
    expect(match.state.vehicles.J).toMatchObject({ cargo: [], unloaded: true });
  });

  test('DW-GATE-6 only the army handles poles, in phase 4 only', () => {
    const match = march(rifle('A', 60, 11.2), rifle('B', 60, 12.8), rex('T', 110, 110));
    const setUp = { type: 'setUp', weapon: OWN, facing: 0 } as const;
    expect(match.says(HERD, setUp)).toBe('DW-TURN-3 NOT_YOUR_PHASE');
    expect(match.says(ARMY, { ...setUp, weapon: HIDDEN })).toBe('DW-SIDE-1 NOT_OWNER');
    const early = gate({}, rifle('A', 60, 11.2), rifle('B', 60, 12.8), rex('T', 110, 110));
    expect(early.says(ARMY, setUp)).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  });
});

describe('the escape', () => {
  test.each([
    [6, true],
    [6.01, false],
  ])('DW-GATE-7 DW-R-91 poles %f" apart: open %s', (apart, open) => {
    const match = opened(march(rifle('A', 60, 98), rifle('B', 20, 20), rex('T', 110, 10)), apart);
    const events = match.does(ARMY, move('A', [60, 103]));
    expect(only(events, 'escaped').map(({ figure }) => figure)).toEqual(open ? ['A'] : []);
    expect(match.state.soldiers.A?.absence).toBe(open ? 'escaped' : null);
    if (open) expect(only(events, 'moved')).toMatchObject([{ costCi: 200 }]);
  });

  test('DW-R-91 under the other reading they may be 12" apart', () => {
    const figures = [rifle('A', 60, 98), rifle('B', 20, 20), rex('T', 110, 10)];
    const wide = { start: { turn: 1, phase: 'army-movement' }, variants: ['wide_gate'] } satisfies Partial<Options>;
    const match = opened(gate(wide, ...figures), 12);
    expect(only(match.does(ARMY, move('A', [60, 103])), 'escaped')).toHaveLength(1);
  });

  test('DW-GATE-7 both poles must be set up', () => {
    const match = opened(march(rifle('A', 60, 98), rifle('B', 20, 20), rex('T', 110, 10)), 6);
    put(match, OWN, 57, 100, 'lying');
    expect(only(match.does(ARMY, move('A', [60, 103])), 'escaped')).toEqual([]);
  });

  test('DW-R-93 DW-R-42 DW-INV-36 a soldier who has escaped serves no gun, and every offer to the others is legal', () => {
    const crew = [rifle('A', 60, 99, { crewOf: 'G' }), rifle('B', 58.7, 97, { crewOf: 'G' })];
    const match = opened(march(...crew, gun('hmg', 'G', 60, 97), rifle('C', 61.3, 97), rex('T', 110, 10)), 5);
    match.does(ARMY, move('A', [60, 103]));
    expect(match.state.soldiers.A).toMatchObject({ absence: 'escaped', crewOf: null });
    expect(match.state.crewedWeapons.G?.crew).toEqual(['B']);
    const offered = dinoWars.intents(match.state, ARMY);
    expect(offered).toContainEqual({ type: 'assign', weapon: 'G', crew: ['B', 'C'] });
    expect(offered.filter((intent) => match.says(ARMY, intent) !== 'legal')).toEqual([]);
  });

  test('DW-R-93 a vehicle escapes with everybody aboard, if it fits', () => {
    const figures = [
      ...[vehicle('jeep', 'J', 60, 95), rider('J', 0, 'D'), rider('J', 1, 'P')],
      ...[rifle('B', 20, 20), rex('T', 110, 10)],
    ];
    const match = opened(march(...figures), 5);
    const events = match.does(ARMY, move('J', [60, 110]));
    expect(only(events, 'escaped')).toEqual([{ type: 'escaped', figure: 'J' }]);
    const { soldiers, vehicles } = match.state;
    expect([vehicles.J, soldiers.D, soldiers.P].map((each) => each?.absence)).toEqual([
      'escaped',
      'escaped',
      'escaped',
    ]);
  });

  test.each([5, 5.39])(
    'DW-R-91 DW-R-93 a tank does not fit between poles %d" apart, and the refusal has the width it needs',
    (apart) => {
      const figures = [
        vehicle('tank', 'X', 60, 85, { mg: 'lmg', cannon: true }),
        rider('X', 0, 'E'),
        rex('T', 110, 10),
      ];
      const match = opened(march(...figures, rifle('B', 20, 20)), apart);
      const through = move('X', [60, 103]);
      expect(match.says(ARMY, through)).toBe('DW-R-91 NO_SPACE');
      const facts = { figure: 'X', neededCi: 540, widthCi: apart * 100 };
      expect(dinoWars.check(match.state, ARMY, through)).toEqual({ rule: 'DW-R-91', code: 'NO_SPACE', facts });
      expect(planMove(match.state, 'X', [{ x: 6000, y: 10300 }], null).refusal?.facts).toEqual(facts);
      expect(match.says(ARMY, move('X', [60, 99]))).toBe('legal');
      expect(match.says(ARMY, move('X', [70, 85], [70, 93]))).toBe('legal');
    },
  );

  test('DW-R-91 a tank passes between poles 5.4" apart, and in a match of version 4 between any, without escaping', () => {
    const tank = [vehicle('tank', 'X', 60, 85, { mg: 'lmg', cannon: true }), rider('X', 0, 'E'), rex('T', 110, 10)];
    const wide = opened(march(...tank, rifle('B', 20, 20)), 5.4);
    expect(only(wide.does(ARMY, move('X', [60, 103])), 'escaped')).toHaveLength(1);
    const former = { start: { turn: 1, phase: 'army-movement' }, asOf: 4 } satisfies Partial<Options>;
    const old = opened(gate(former, ...tank, rifle('B', 20, 20)), 5);
    expect(only(old.does(ARMY, move('X', [60, 103])), 'escaped')).toEqual([]);
  });

  test('DW-R-91 figures between the poles go out to either side, but not through', () => {
    const figures = [vehicle('tank', 'X', 60, 100, { mg: 'lmg', cannon: true }), rider('X', 0, 'E')];
    const match = opened(march(...figures, rifle('B', 20, 20), rex('T', 110, 10)), 5);
    expect(match.says(ARMY, move('X', [60, 105]))).toBe('legal');
    expect(match.says(ARMY, move('X', [60, 95]))).toBe('legal');
    expect(match.says(ARMY, move('X', [60, 105], [60, 95]))).toBe('DW-R-91 NO_SPACE');
  });

  test('DW-R-93 DW-R-54 a rider who escapes takes along the machine gun in their hands', () => {
    const figures = [
      ...[vehicle('jeep', 'J', 60, 95), rider('J', 0, 'D'), rifle('H', 57.9, 95, { rank: 'hero' })],
      ...[gun('lmg', 'G', 56.8, 95), rifle('B', 20, 20), rex('T', 110, 10)],
    ];
    const match = opened(march(...figures), 5);
    match.does(ARMY, { type: 'pickUp', figure: 'H', weapon: 'G' }, ['ammunition', 4]);
    match.does(ARMY, { type: 'board', figure: 'H', vehicle: 'J', seat: 1, path: [] });
    match.does(ARMY, move('J', [60, 103]));
    expect(match.state.soldiers.H?.absence).toBe('escaped');
    expect(match.state.crewedWeapons.G?.absence).toBe('escaped');
  });

  test('DW-R-93 a soldier who escapes on the way to a vehicle does not get in', () => {
    const match = opened(
      march(rifle('A', 60, 99), vehicle('jeep', 'J', 60, 102.05), rider('J', 0, 'D'), rex('T', 110, 10)),
      6,
    );
    const board = { type: 'board', figure: 'A', vehicle: 'J', seat: 1, path: [{ x: 6000, y: 10220 }] } as const;
    const events = match.does(ARMY, board);
    expect(only(events, 'escaped')).toEqual([{ type: 'escaped', figure: 'A' }]);
    expect(only(events, 'boarded')).toEqual([]);
  });

  test('DW-R-93 DW-R-81 a vehicle that escapes on the way to a dinosaur does not ram it', () => {
    const options = { optional: ['ramming_move' as const], start: { turn: 1, phase: 'army-movement' as const } };
    const figures = [vehicle('jeep', 'J', 60, 95), rider('J', 0, 'D'), rifle('B', 20, 20), rex('T', 60, 103.45)];
    const match = opened(gate(options, ...figures), 6);
    const events = match.does(ARMY, { type: 'ram', vehicle: 'J', path: [{ x: 6000, y: 10300 }], target: 'T' });
    expect(events.map(({ type }) => type)).toContain('escaped');
    expect(only(events, 'rammed')).toEqual([]);
  });

  test.each([
    [1.6, ['A', 'B', 'G']],
    [1.59, []],
  ])('DW-R-91 a carried gun has to fit too: %d"', (apart, gone) => {
    const crew = [rifle('A', 58.6, 97), rifle('B', 61.4, 97), gun('hmg', 'G', 60, 97)];
    const match = opened(march(...crew, rifle('C', 20, 20), rex('T', 110, 10)), apart);
    const weapon = match.state.crewedWeapons.G;
    if (weapon !== undefined) weapon.status = 'dismantled';
    const carry = { type: 'carry', weapon: 'G', carriers: ['A', 'B'], path: [{ x: 6000, y: 10250 }] } as const;
    expect(match.says(ARMY, carry)).toBe(gone.length > 0 ? 'legal' : 'DW-R-91 NO_SPACE');
    if (gone.length === 0) return;
    const events = match.does(ARMY, carry);
    expect(only(events, 'escaped').map(({ figure }) => figure)).toEqual(gone);
  });

  test('DW-R-93 a dinosaur that stood between the poles walks out, but not through', () => {
    const match = opened(gate({}, rifle('A', 60, 10), rex('T', 60, 100)), 6);
    expect(match.says(HERD, move('T', [60, 105]))).toBe('legal');
    expect(match.says(HERD, move('T', [60, 90]))).toBe('legal');
    expect(match.says(HERD, move('T', [60, 105], [60, 95]))).toBe('DW-R-93 IMPASSABLE');
    expect(match.says(HERD, move('T', [61, 100]))).toBe('DW-R-93 IMPASSABLE');
  });

  test('DW-R-93 dinosaurs do not pass the gate', () => {
    const match = opened(gate({}, rifle('A', 60, 10), rex('T', 60, 95), rex('U', 40, 95)), 6);
    expect(match.says(HERD, move('T', [60, 105]))).toBe('DW-R-93 IMPASSABLE');
    expect(match.says(HERD, move('U', [40, 105]))).toBe('legal');
  });

  test('DW-GATE-8 DW-R-93 when no soldier is left the escaped have won, fully with half of the points', () => {
    const match = opened(march(rifle('A', 60, 98), rifle('B', 20, 20), rex('T', 20, 24)), 6);
    match.does(ARMY, move('A', [60, 103]));
    expect(match.state.ending).toBeNull();
    match.does(ARMY, move('B', [20, 19]));
    match.does(ARMY, DONE);
    match.does(ARMY, DONE);
    match.does(HERD, reach('T', 'B', [20, 19]));
    match.does(HERD, overrun('T', 'B'));
    match.does(ARMY, { type: 'closingFire', figure: 'B', weapon: null }, ['to-hit', 1, 2]);
    expect(match.state.ending).toEqual({ winner: 'army', rule: 'DW-R-93' });
    const outcome = dinoWars.outcome(match.state as Frozen<typeof match.state>);
    expect(outcome).toMatchObject({ winners: [ARMY], facts: { saved: 2, grade: 'full' } });
  });

  test.each([
    [3, { winner: 'army', rule: 'DW-R-93' }, { winner: 'dinosaurs', rule: 'DW-R-93' }],
    [1, { winner: 'army', rule: 'DW-R-93' }, { winner: 'army', rule: 'DW-R-93' }],
    [0, { winner: 'army', rule: 'DW-R-93' }, { winner: 'army', rule: 'DW-R-93' }],
  ])('DW-R-93 one escaped and %i lost, in the standard reading and by majority', (lost, standard, majority) => {
    for (const variants of [[], ['majority_escapes' as const]]) {
      const dead = Array.from({ length: lost }, (_, i) => rifle(`L${i}`, 10 + 2 * i, 10));
      const start = { turn: 1, phase: 'army-movement' } as const;
      const match = opened(
        gate({ start, variants }, rifle('A', 60, 98), rifle('B', 62, 98), ...dead, rex('T', 110, 10)),
        6,
      );
      for (const { id } of dead) (match.state.soldiers[id] as { alive: boolean }).alive = false;
      if (lost === 3) (match.state.soldiers.B as { alive: boolean }).alive = false;
      const ids = lost === 3 ? ['A'] : ['A', 'B'];
      for (const id of ids) match.does(ARMY, move(id, [id === 'A' ? 60 : 61, 103]));
      expect(match.state.ending).toEqual(variants.length === 0 ? standard : majority);
      const outcome = dinoWars.outcome(match.state as Frozen<typeof match.state>);
      expect(outcome?.facts.grade).toBe(
        match.state.ending?.winner === 'army' ? (lost === 3 ? 'marginal' : 'full') : null,
      );
    }
  });
});

describe('hidden figures', () => {
  const woods = (low: number, high: number) => ({
    table: { widthCi: 12000, heightCi: 12000, terrain: [ground('woods', [50, low], [70, high])] },
  });

  test('DW-GATE-5 the army is told nothing of a hidden dinosaur, and its intents are answered as if there were none', () => {
    const match = gate(
      { ...woods(50, 60), start: { turn: 1, phase: 'regular-fire' } },
      rifle('S', 60, 30),
      rex('T', 60, 55),
      rex('U', 10, 110),
    );
    hide(match, 'T');
    const view = dinoWars.view(match.state as Frozen<typeof match.state>, ARMY);
    expect(JSON.stringify(view)).not.toContain('"T"');
    expect(match.says(ARMY, fire('S', 'rifle', 'T'))).toBe(match.says(ARMY, fire('S', 'rifle', 'nobody')));
    expect(dinoWars.awaiting(view)).toEqual(dinoWars.awaiting(match.state as Frozen<typeof match.state>));
  });

  test.each([
    [18, ['T']],
    [18.1, []],
  ])('DW-GATE-4 DW-R-94 a soldier who comes within %f" of it spots it: %j', (gap, spotted) => {
    const match = gate(
      { ...woods(50, 60), start: { turn: 1, phase: 'army-movement' } },
      rifle('S', 60, 30),
      rex('T', 60, 55),
    );
    hide(match, 'T');
    const y = 55 - 1.9 - 0.5 - gap;
    const events = match.does(ARMY, move('S', [60, y]));
    expect(only(events, 'spotted').map(({ figure }) => figure)).toEqual(spotted);
    expect(Object.keys(match.state.dinosaurs)).toEqual(spotted);
    if (spotted.length > 0) expect(match.state.players[HERD]?.unseen.figures).toBe(0);
  });

  test('DW-R-94 a move of the army stops where it spots something, and may go on', () => {
    const figures = [vehicle('jeep', 'J', 60, 25), rider('J', 0, 'D'), rex('T', 60, 55)];
    const match = gate({ ...woods(50, 60), start: { turn: 1, phase: 'army-movement' } }, ...figures);
    hide(match, 'T');
    const events = match.does(ARMY, move('J', [60, 40]));
    // 18" of gap between bases of 1.5" and 1.9".
    expect(only(events, 'moved')).toMatchObject([
      {
        path: [
          { x: 6000, y: 2500 },
          { x: 6000, y: 3360 },
        ],
        costCi: 860,
      },
    ]);
    expect(events.map(({ type }) => type)).toEqual(['moved', 'spotted']);
    expect(match.says(ARMY, move('J', [60, 40]))).toBe('legal');
  });

  test('DW-R-94 a dinosaur behind terrain is safe until a soldier looks past it', () => {
    const hill = { widthCi: 12000, heightCi: 12000, terrain: [ground('hill', [50, 50], [70, 60])] };
    const match = gate(
      { table: hill, start: { turn: 1, phase: 'army-movement' } },
      rifle('S', 60, 20),
      vehicle('jeep', 'J', 38, 24),
      rider('J', 0, 'D'),
      dino('deinonychus', 'T', 60, 80),
    );
    hide(match, 'T');
    expect(only(match.does(ARMY, move('S', [60, 24])), 'spotted')).toEqual([]);
    // From beside the hill nothing blocks the line.
    const events = match.does(ARMY, move('J', [38, 41]));
    expect(only(events, 'spotted')).toMatchObject([{ figure: 'T', dinosaur: { kind: 'deinonychus', x: 6000 } }]);
    expect(only(events, 'moved')[0]?.costCi).toBeLessThan(1700);
  });

  test('DW-R-94 moves of a hidden dinosaur are for its own side alone, until it shows itself', () => {
    const match = gate(woods(50, 60), rifle('S', 60, 10), rex('T', 60, 55));
    hide(match, 'T');
    const state = match.state as Frozen<typeof match.state>;
    const [crept] = match.does(HERD, move('T', [62, 55]));
    expect(crept).toMatchObject({ type: 'crept', figure: 'T', costCi: 200, flown: false });
    expect(match.state.secrets[HERD]?.dinosaurs.T).toMatchObject({ x: 6200, spentCi: 200 });
    if (crept === undefined) throw new Error('Nothing happened');
    expect(dinoWars.see(state, crept, ARMY)).toBeNull();
    expect(dinoWars.see(state, crept, 'spectator')).toBeNull();
    expect(dinoWars.see(state, crept, HERD)).toBe(crept);
    const faced = match.does(HERD, { type: 'face', figure: 'T', facing: 90 })[0];
    if (faced === undefined) throw new Error('Nothing happened');
    expect(dinoWars.see(state, faced, ARMY)).toBeNull();
    // It leaves the woods, in plain view.
    const events = match.does(HERD, move('T', [62, 48]));
    expect(events.map(({ type }) => type)).toEqual(['crept', 'spotted']);
    expect(events.map((event) => dinoWars.see(state, event, ARMY)?.type ?? null)).toEqual([null, 'spotted']);
    expect(match.state.dinosaurs.T).toMatchObject({ x: 6200, y: 4800, spentCi: 900, facing: 270 });
  });

  test('DW-R-94 a dinosaur that shows itself on its way stays spotted', () => {
    const table = {
      widthCi: 12000,
      heightCi: 12000,
      terrain: [ground('woods', [40, 50], [55, 60]), ground('swamp', [60, 50], [75, 60])],
    };
    const match = gate({ table }, rifle('S', 58, 20), rex('T', 53, 55));
    hide(match, 'T');
    const events = match.does(HERD, move('T', [62, 55]));
    expect(events.map(({ type }) => type)).toEqual(['crept', 'spotted']);
  });

  test('DW-R-92 the hidden pole is found at 18"', () => {
    const match = march(rifle('S', 60, 30), rex('T', 110, 10));
    for (const secret of match.state.secrets) if (secret?.pole) Object.assign(secret.pole, { x: 6000, y: 5200 });
    const events = match.does(ARMY, move('S', [60, 36]));
    expect(only(events, 'poleFound')).toEqual([{ type: 'poleFound', pole: HIDDEN, at: { x: 6000, y: 5200 } }]);
    expect(match.state.poles[HIDDEN]).toEqual({ x: 6000, y: 5200, status: 'lying', carrier: null });
    expect(match.state.secrets[HERD]?.pole).toBeNull();
    // 18" of gap between bases of 0.5" and 0.25".
    expect(only(events, 'moved')).toMatchObject([{ costCi: 325 }]);
  });

  test('DW-R-94 DW-R-89 paratroopers spot what is near the landing point before they land', () => {
    const more = { ...woods(50, 60), optional: ['paratroopers' as const] };
    const jumper = rifle('P', 0, 0, { at: null, paratrooper: true });
    const match = gate(more, rifle('S', 60, 10), jumper, rex('T', 60, 55));
    hide(match, 'T');
    const drop = { type: 'airDrop', from: { x: 6000, y: 0 }, direction: 90 } as const;
    const events = match.does(ARMY, drop, ['flight', 2, 2], ['drift', 1, 1]);
    expect(events.map(({ type }) => type)).toEqual(['airDropped', 'spotted']);
    expect(match.says(ARMY, { type: 'land', figure: 'P', at: { x: 6000, y: 5400 } })).toBe('DW-R-5 PATH_BLOCKED');
  });

  test('DW-WIN-3 hidden dinosaurs keep their side in the game', () => {
    const match = gate(
      { ...woods(50, 60), start: { turn: 1, phase: 'regular-fire' } },
      rifle('S', 60, 10),
      rex('T', 60, 55),
      dino('coelophysis', 'C', 60, 14),
    );
    hide(match, 'T');
    match.does(ARMY, fire('S', 'rifle', 'C'), ['to-hit', 1, 2]);
    expect(match.state.dinosaurs.C?.alive).toBe(false);
    expect(match.state.ending).toBeNull();
  });
});

test('DW-R-94 dinosaurs may begin hidden at their place, if nobody would spot them', () => {
  const terrain = [ground('woods', [50, 50], [70, 60])];
  const more: Partial<Options> = { scenario: 'gate', separationCi: 0, armyZoneCi: 2400 };
  const options = (y: number) =>
    optionsFor({ terrain, more }, rifle('S', 60, y), rex('T', 60, 55, { hidden: true, facing: 77 }));
  expect(dinoWars.checkSetup(options(40)).map(({ rule }) => rule)).toEqual(['DW-R-94']);
  expect(dinoWars.checkSetup(options(20))).toEqual([]);
  const state = dinoWars.setup(options(20), { roll: () => 1 });
  expect(state.dinosaurs).toEqual({});
  expect(state.secrets[HERD]?.dinosaurs.T).toMatchObject({ x: 6000, y: 5500, facing: 77, absence: null });
  expect(state.players[HERD]?.unseen).toEqual({ figures: 1, points: 15 });
});

test('DW-GATE-4 only the Time Gate has hidden dinosaurs', () => {
  const options = optionsFor({ more: { separationCi: 0 } }, rifle('S', 60, 10), rex('T', 60, 60, { hidden: true }));
  expect(dinoWars.checkSetup(options).map(({ rule }) => rule)).toEqual(['DW-GATE-4']);
  expect(() => scene({}, rifle('S', 60, 10), rex('T', 60, 60))).not.toThrow();
});
