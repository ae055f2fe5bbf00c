/** Single decisions of the computer player of DINO WARS! with flyers, guns and vehicles, in the set-up and at the gate. */

import { distance, type Frozen, type Point, play, seededDice } from '@dwo/kernel';
import {
  type CrewedKind,
  type DinosaurKind,
  dinoWars,
  discOf,
  herdOf,
  muster,
  type Options,
  type Phase,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  PLAIN_VEHICLE,
  PLAIN_WEAPON,
  type Pole,
  peopleAtPole,
  plainMatch,
  type Rank,
  type State,
  squadLine,
  type VehicleKind,
} from '../rules';
import { propose } from '.';

const ARMY = 0;
const HERD = 1;
const secret = new Uint8Array(32).fill(9);
const at = (x: number, y: number): Point => ({ x, y });

interface Scene extends Partial<Pick<Options, 'optional' | 'scenario'>> {
  readonly phase: Phase;
  readonly dinosaurs: readonly (readonly [DinosaurKind, Point, z?: number])[];
  /** Each soldier on foot, at a gun by its id, or aboard a vehicle in a seat. */
  readonly soldiers?: readonly (readonly [
    Point | null,
    { crewOf?: string; aboard?: [string, number]; rank?: Rank }?,
  ])[];
  readonly guns?: readonly (readonly [CrewedKind, Point])[];
  readonly vehicles?: readonly (readonly [VehicleKind, Point, { mg?: 'hmg'; cannon?: boolean }?])[];
  readonly terrain?: Options['table']['terrain'];
}

/** Returns a table of 90" x 90" with these figures, with ids d1 ..., s1 ..., w1 ..., v1 ... in this order. */
function scene({ phase, dinosaurs, soldiers = [], guns = [], vehicles = [], terrain = [], ...rules }: Scene): State {
  const options: Options = {
    ...plainMatch(),
    ...rules,
    era: 'ww2',
    table: { widthCi: 9000, heightCi: 9000, terrain: [...terrain] },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    dinosaurs: dinosaurs.map(([kind, place, z], i) => ({
      ...{ id: `d${i + 1}`, owner: HERD, at: place, facing: 180, kind, ...PLAIN_DINOSAUR },
      ...{ lifePoints: null, z: z ?? 0 },
    })),
    soldiers: soldiers.map(([place, more], i) => ({
      ...{ id: `s${i + 1}`, owner: ARMY, at: place, facing: 0, order: 'fire-best' as const, ...PLAIN_SOLDIER },
      ...{ rank: more?.rank ?? 'enlisted', weapon: 'rifle', crewOf: more?.crewOf ?? null },
      aboard: more?.aboard ? { vehicle: more.aboard[0], seat: more.aboard[1] } : null,
    })),
    crewedWeapons: guns.map(([kind, place], i) => ({
      ...{ id: `w${i + 1}`, owner: ARMY, at: place, facing: 0, ...PLAIN_WEAPON, kind },
    })),
    vehicles: vehicles.map(([kind, place, more], i) => ({
      ...{ id: `v${i + 1}`, owner: ARMY, at: place, facing: 0, ...PLAIN_VEHICLE, kind },
      ...{ mg: more?.mg ?? null, cannon: more?.cannon ?? false, gunFacing: 0 },
    })),
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase },
  };
  expect(dinoWars.checkSetup(options)).toEqual([]);
  return dinoWars.setup(options, seededDice(secret, 0));
}

const ask = (state: State, seat: number) => propose(dinoWars.view(state as Frozen<State>, seat), seat);

/** Lets the computer play one seat until it passes or has sent `enough` intents. Returns its intents. */
function playOut(state: State, seat: number, enough = 60): NonNullable<ReturnType<typeof ask>>[] {
  const done: NonNullable<ReturnType<typeof ask>>[] = [];
  for (let step = 1; step < enough; step += 1) {
    const intent = dinoWars.awaiting(state as Frozen<State>).includes(seat) ? ask(state, seat) : null;
    if (!intent) return done;
    done.push(intent);
    play(dinoWars, state, seat, intent, seededDice(secret, step));
  }
  return done;
}

describe('flyers', () => {
  test('land on a lone soldier rather than among their friends', () => {
    const state = scene({
      phase: 'dinosaur-movement',
      dinosaurs: [['pteranodon', at(4000, 4000), 600]],
      soldiers: [[at(4600, 4000)], [at(4750, 4000)], [at(4600, 4150)], [at(4750, 4150)], [at(3300, 4000)]],
    });
    const intent = ask(state, HERD);
    expect(intent).toMatchObject({ type: 'fly', figure: 'd1' });
    play(dinoWars, state, HERD, intent as NonNullable<typeof intent>, seededDice(secret, 1));
    expect(state.dinosaurs.d1?.z).toBe(0);
    expect(ask(state, HERD)).toEqual({ type: 'overrun', figure: 'd1', target: 's5' });
  });

  test('stay in the air while no prey is in reach, and come nearer', () => {
    const state = scene({
      phase: 'dinosaur-movement',
      dinosaurs: [['pteranodon', at(8000, 8000), 1200]],
      soldiers: [[at(1000, 1000)], [at(1500, 1000)]],
    });
    const before = distance(at(8000, 8000), at(1000, 1000));
    playOut(state, HERD);
    const { x = 0, y = 0, z = 0 } = state.dinosaurs.d1 ?? {};
    expect(z).toBeGreaterThan(0);
    expect(distance({ x, y }, at(1000, 1000))).toBeLessThan(before - 800);
  });
});

describe('guns', () => {
  const crewed = (kind: CrewedKind, more: Partial<Scene> = {}): Scene => ({
    phase: 'army-movement',
    dinosaurs: [['allosaurus', at(3000, 5500)]],
    guns: [[kind, at(3000, 3000)]],
    soldiers: [
      [at(2900, 2850), { crewOf: 'w1' }],
      [at(3100, 2850), { crewOf: 'w1' }],
    ],
    ...more,
  });

  test('a machine gun is turned to the enemy once, and its crew stays', () => {
    const state = scene(crewed('hmg'));
    const done = playOut(state, ARMY);
    expect(done).toEqual([{ type: 'face', figure: 'w1', facing: 90 }]);
  });

  test('the crew lets its gun fire', () => {
    const state = scene(crewed('hmg', { phase: 'regular-fire', dinosaurs: [['allosaurus', at(4500, 3000)]] }));
    expect(ask(state, ARMY)).toMatchObject({ type: 'fire', figure: 'w1', weapon: 'hmg', target: 'd1' });
  });

  test('a mortar fires over a hill with the spotter who has the least fire to lose', () => {
    const hill = [at(4000, 2000), at(4300, 2000), at(4300, 4000), at(4000, 4000)];
    const state = scene({
      phase: 'regular-fire',
      dinosaurs: [['allosaurus', at(6000, 3000)]],
      guns: [['mortar', at(3000, 3000)]],
      soldiers: [[at(2900, 2850), { crewOf: 'w1' }], [at(3100, 2850), { crewOf: 'w1' }], [at(6000, 5500)]],
      terrain: [{ id: 'hill', kind: 'mountain', outline: hill }],
    });
    expect(ask(state, ARMY)).toEqual({ type: 'fire', figure: 'w1', weapon: 'mortar', target: 'd1', spotter: 's3' });
  });

  test('a soldier at a gun whose crew is dead serves it', () => {
    const state = scene(crewed('hmg', { soldiers: [[at(2900, 2850), { crewOf: 'w1' }], [at(3100, 2850)]] }));
    expect(ask(state, ARMY)).toEqual({ type: 'assign', weapon: 'w1', crew: ['s1', 's2'] });
  });
});

test('a hero left alone with a light machine gun takes it up', () => {
  const state = scene({
    phase: 'army-movement',
    dinosaurs: [['allosaurus', at(3000, 5500)]],
    guns: [['lmg', at(3000, 3000)]],
    soldiers: [
      [at(2900, 2900), { crewOf: 'w1', rank: 'hero' }],
      [at(6000, 1000), { crewOf: 'w1' }],
    ],
  });
  expect(ask(state, ARMY)).toEqual({ type: 'pickUp', figure: 's1', weapon: 'w1' });
});

describe('vehicles', () => {
  test('a jeep drives away from a dinosaur that would reach it', () => {
    const state = scene({
      phase: 'army-movement',
      dinosaurs: [['tyrannosaurus', at(4000, 4000)]],
      vehicles: [['jeep', at(4700, 4000), { mg: 'hmg' }]],
      soldiers: [
        [null, { aboard: ['v1', 0] }],
        [null, { aboard: ['v1', 1] }],
      ],
    });
    state.vehicles.v1 = { ...(state.vehicles.v1 as State['vehicles'][string]), gunFacing: 180 };
    playOut(state, ARMY);
    const { x = 0, y = 0 } = state.vehicles.v1 ?? {};
    expect(distance({ x, y }, at(4000, 4000))).toBeGreaterThan(1500);
  });

  test('passengers get out where they can fire, and the driver stays', () => {
    const state = scene({
      phase: 'army-movement',
      dinosaurs: [['ankylosaurus', at(4000, 4000)]],
      vehicles: [['truck', at(6000, 4000)]],
      soldiers: [
        [null, { aboard: ['v1', 0] }],
        [null, { aboard: ['v1', 1] }],
      ],
    });
    const done = playOut(state, ARMY);
    expect(done.filter(({ type }) => type === 'alight')).toHaveLength(1);
    expect(state.soldiers.s1?.aboard).toBe('v1');
    expect(state.soldiers.s2?.aboard).toBeNull();
  });

  test('a passenger takes the seat of a dead driver', () => {
    const state = scene({
      phase: 'army-movement',
      dinosaurs: [['ankylosaurus', at(500, 500)]],
      vehicles: [['truck', at(8000, 8000)]],
      soldiers: [[null, { aboard: ['v1', 3] }]],
    });
    expect(ask(state, ARMY)).toEqual({ type: 'swapSeats', vehicle: 'v1', seats: [0, 3] });
  });

  test('a tank rams a dinosaur that it can kill, if the option is on', () => {
    const rammed = (optional: Options['optional']) => {
      const state = scene({
        phase: 'army-movement',
        dinosaurs: [['ankylosaurus', at(4900, 4000)]],
        vehicles: [['tank', at(4000, 4000), { mg: 'hmg', cannon: true }]],
        soldiers: [0, 1, 2, 3].map((seat) => [null, { aboard: ['v1', seat] }] as const),
        optional,
      });
      return playOut(state, ARMY).some(({ type }) => type === 'ram');
    };
    expect([rammed(['ramming_move']), rammed([])]).toEqual([true, false]);
  });
});

describe('the set-up', () => {
  const table = { widthCi: 9600, heightCi: 9600, terrain: [] };
  const army = {
    side: 'army' as const,
    name: '',
    squad: [squadLine(2, 'enlisted', 'basic', { serves: 0 }), squadLine(3, 'enlisted', 'basic')],
    vehicles: [],
    weapons: [{ kind: 'hmg' as const }],
  };
  const herd = herdOf('', [
    [2, 'allosaurus'],
    [1, 'pteranodon'],
  ]);
  const begun = (more: Partial<Parameters<typeof muster>[0]>) => {
    const options = muster({ era: 'ww2', table, forces: [army, herd], liftCaps: true, placing: 'alternate', ...more });
    expect(dinoWars.checkSetup(options)).toEqual([]);
    const state = dinoWars.setup(options, seededDice(secret, 0));
    for (let step = 1; step < 80 && state.placing !== null; step += 1) {
      const seat = dinoWars.awaiting(state as Frozen<State>)[0] as number;
      const view = dinoWars.view(state as Frozen<State>, seat);
      play(dinoWars, state, seat, propose(view, seat) ?? dinoWars.pass(view, seat), seededDice(secret, step));
    }
    expect(state.placing).toBeNull();
    return state;
  };

  test('crews stand beside their gun, the army together, and flyers in the air', () => {
    const state = begun({});
    const gun = state.crewedWeapons.w1 as State['crewedWeapons'][string];
    for (const id of gun.crew) expect(distance(state.soldiers[id] as Point, gun)).toBeLessThan(300);
    for (const soldier of Object.values(state.soldiers)) expect(distance(soldier, gun)).toBeLessThan(2400);
    expect(state.dinosaurs.d3?.z).toBeGreaterThan(0);
  });

  test('no vehicle or gun stands on the pole of the gate', () => {
    const truck = {
      kind: 'truck' as const,
      size: 'small' as const,
      mg: null,
      cannon: false,
      crew: ['enlisted' as const],
      tows: null,
    };
    const driven = { ...army, vehicles: [truck] };
    const tables = { ...table, heightCi: 12000 };
    const state = begun({ scenario: 'gate', table: tables, placing: 'deliberate', forces: [driven, herd] });
    const pole = state.poles['pole-1'] as Point;
    const away = [...Object.values(state.vehicles), ...Object.values(state.crewedWeapons)].map((each) => {
      return distance(pole, each) - discOf(state as Frozen<State>, each as never).radius;
    });
    expect(Math.min(...away)).toBeGreaterThan(50);
    // The truck and two soldiers stand where they can load it in the first turn.
    expect(peopleAtPole(state as Frozen<State>, ARMY, state.poles['pole-1'] as Pole).length).toBeGreaterThanOrEqual(2);
    const [ride] = Object.values(state.vehicles);
    const gapCi = distance(pole, ride as Point) - discOf(state as Frozen<State>, ride as never).radius - 25;
    expect(gapCi).toBeLessThanOrEqual(100);
  });

  test('dinosaurs hide where the gate allows it', () => {
    const wood = [at(4000, 6000), at(5600, 6000), at(5600, 7200), at(4000, 7200)];
    const terrain = [{ id: 'wood', kind: 'woods' as const, outline: wood }];
    const state = begun({
      scenario: 'gate',
      table: { widthCi: 9600, heightCi: 12000, terrain },
      placing: 'deliberate',
    });
    expect(Object.keys(state.secrets[HERD]?.dinosaurs ?? {})).toEqual(expect.arrayContaining(['d1', 'd2']));
  });
});

describe('the Time Gate', () => {
  const gate = (own: Partial<State['poles'][string]>, other: State['poles'][string] | null) => {
    const state = scene({
      phase: 'army-movement',
      scenario: 'gate',
      dinosaurs: [['ankylosaurus', at(8500, 8500)]],
      soldiers: [[at(4400, 1000)], [at(4600, 1000)], [at(4500, 900)], [at(4450, 800)]],
    });
    state.poles['pole-1'] = { x: 4500, y: 1000, status: 'lying', carrier: null, ...own };
    if (other !== null) state.poles['pole-2'] = other;
    return state;
  };

  test('two soldiers carry the pole up the table', () => {
    const state = gate({}, null);
    const carried = playOut(state, ARMY).find(({ type }) => type === 'carry');
    expect(carried).toMatchObject({ weapon: 'pole-1' });
    expect(state.poles['pole-1']?.y).toBeGreaterThan(1300);
  });

  test('both poles are set up when they are near enough to each other', () => {
    const state = gate({}, { x: 4500, y: 1450, status: 'set-up', carrier: null });
    expect(ask(state, ARMY)).toEqual({ type: 'setUp', weapon: 'pole-1', facing: 0 });
  });

  test('then everybody goes through', () => {
    const state = gate({ x: 4300, y: 1300, status: 'set-up' }, { x: 4800, y: 1300, status: 'set-up', carrier: null });
    playOut(state, ARMY);
    expect(Object.values(state.soldiers).filter(({ absence }) => absence === 'escaped')).toHaveLength(4);
    expect(state.ending).toEqual({ winner: 'army', rule: 'DW-R-93' });
  });
});

test('the army fires at a dinosaur that rages at 0 life points', () => {
  const state = scene({
    phase: 'regular-fire',
    dinosaurs: [['allosaurus', at(3000, 3000)]],
    soldiers: [[at(4000, 3000)]],
    optional: ['dino_rage'],
  });
  (state.dinosaurs.d1 as State['dinosaurs'][string]).lifePoints = 0;
  expect(ask(state, ARMY)).toMatchObject({ type: 'fire', figure: 's1', target: 'd1' });
});
