import { noDice } from '@dwo/kernel';
import {
  ARMY,
  DONE,
  dino,
  fire,
  game,
  ground,
  gun,
  HERD,
  move,
  only,
  optionsFor,
  overrun,
  rex,
  rifle,
  scene,
  table,
} from '../../testing/table';
import { figureIndexOf } from '../figure-index';
import { dinoWars } from '../ruleset';
import { PHASES } from '../state';
import { pass, timers } from './clocks';
import { awaiting, canAct } from './turn';

const FAR = rifle('far', 110, 110);

describe('phases', () => {
  test('DW-TURN-1 DW-TURN-3 five phases in order, each with its side', () => {
    // Everybody can act in every phase: they are in contact, in range, and can move.
    const { state, does } = table(rex('T', 10, 10), rifle('S', 12.4, 10));
    const seen: string[] = [];
    for (let i = 0; i < 6; i++) {
      const [seat] = awaiting(state);
      seen.push(`${state.turn} ${state.phase} ${seat}`);
      does(seat as number, DONE);
    }
    expect(seen).toEqual([
      '1 dinosaur-movement 1',
      '1 regular-fire 0',
      '1 dinosaur-attack 1',
      '1 army-movement 0',
      '1 secondary-fire 0',
      '2 dinosaur-movement 1',
    ]);
    expect(PHASES).toHaveLength(5);
  });

  test('DW-TURN-3 DW-R-104 an empty phase takes place and ends by itself', () => {
    const { does } = table(rex('T', 10, 10), FAR);
    expect(only(does(HERD, DONE), 'phaseBegan')).toEqual([
      { type: 'phaseBegan', turn: 1, phase: 'regular-fire', byItself: false },
      { type: 'phaseBegan', turn: 1, phase: 'dinosaur-attack', byItself: true },
      { type: 'phaseBegan', turn: 1, phase: 'army-movement', byItself: true },
    ]);
  });

  test('DW-R-104 phase 4 ends by itself when nobody can walk any farther', () => {
    const { state, does } = scene({ phase: 'army-movement' }, rex('T', 10, 10), rifle('S', 50, 50), FAR);
    does(ARMY, move('S', [56, 50]));
    does(ARMY, move('far', [110, 104.01]));
    expect(state.phase).toBe('army-movement');
    does(ARMY, move('far', [110, 104]));
    expect(state).toMatchObject({ turn: 2, phase: 'dinosaur-movement' });
  });

  test('DW-R-104 phase 2 ends by itself after the last shot', () => {
    const { state, does } = scene(
      { phase: 'regular-fire' },
      rex('T', 10, 10),
      rifle('S', 20, 10),
      rifle('S2', 20, 12),
      FAR,
    );
    does(ARMY, fire('S', 'rifle', 'T'), ['to-hit', 6, 6]);
    expect(state.phase).toBe('regular-fire');
    does(ARMY, fire('S2', 'rifle', 'T'), ['to-hit', 6, 6]);
    expect(state.phase).toBe('army-movement');
  });

  test('DW-R-104 a phase goes on while any figure can still act, whoever died', () => {
    const herd = [dino('coelophysis', 'C', 20, 10), rex('T', 60, 60)];
    const men = [rifle('S', 10, 10), rifle('S2', 60, 70), FAR];
    const { state, does } = scene({ phase: 'regular-fire' }, ...herd, ...men);
    does(ARMY, fire('S', 'rifle', 'C'), ['to-hit', 1, 1]);
    expect(state.phase).toBe('regular-fire');
    expect([canAct(state, 'S'), canAct(state, 'S2')]).toEqual([false, true]);
  });

  test('DW-R-104 after a death the figure that could act is asked first, and those before it only when it no longer can', () => {
    const herd = [dino('coelophysis', 'C', 20, 10), dino('coelophysis', 'D', 22, 10), rex('T', 60, 60)];
    const men = [FAR, rifle('S', 10, 10), rifle('S2', 10, 12), rifle('S3', 10, 14)];
    const { state, does } = scene({ phase: 'regular-fire' }, ...herd, ...men);
    const index = figureIndexOf(state);
    does(ARMY, fire('S', 'rifle', 'C'), ['to-hit', 1, 1]);
    expect(index).toMatchObject({ cursor: 2, rescan: true });
    does(ARMY, fire('S3', 'rifle', 'D'), ['to-hit', 6, 6]);
    expect(index).toMatchObject({ cursor: 2, rescan: true });
    does(ARMY, fire('S2', 'rifle', 'D'), ['to-hit', 6, 6]);
    expect(state.phase).toBe('army-movement');
  });

  test('DW-R-115 the refusal of an intent for a phase that ended by itself says so, until that phase begins again', () => {
    const { state, does, says } = table(rex('T', 10, 10), FAR);
    expect(says(ARMY, fire('far', 'rifle', 'T'))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
    does(HERD, DONE);
    expect(state.selfEnded).toEqual(['regular-fire', 'dinosaur-attack']);
    expect(says(ARMY, fire('far', 'rifle', 'T'))).toBe('DW-R-104 NOT_YOUR_PHASE');
    expect(says(HERD, { type: 'attack', figure: 'T', target: 'far' })).toBe('DW-R-104 NOT_YOUR_PHASE');
    expect(says(HERD, overrun('T', 'far'))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
    expect(says(HERD, DONE)).toBe('DW-R-104 NOT_YOUR_PHASE');
    does(ARMY, DONE);
    expect(state).toMatchObject({ turn: 2, selfEnded: ['regular-fire', 'dinosaur-attack', 'secondary-fire'] });
    expect(says(ARMY, DONE)).toBe('DW-R-104 NOT_YOUR_PHASE');
  });

  test('DW-TURN-5 the marks of a turn are reset at its end', () => {
    const { state, does } = table(
      rex('T', 10, 10),
      rifle('S', 12.4, 10, { order: 'fire-best' }),
      rifle('S2', 10, 12.4),
    );
    does(HERD, overrun('T', 'S'), ['to-hit', 6, 6], ['to-hit', 6, 6]);
    does(HERD, DONE);
    does(ARMY, DONE);
    does(HERD, { type: 'attack', figure: 'T', target: 'S2' }, ['to-hit', 6, 6]);
    does(ARMY, move('S2', [10, 13]));
    expect(state.soldiers.S).toMatchObject({ shots: ['closing'], overrun: true });
    expect(state.dinosaurs.T).toMatchObject({ attacked: true, spentCi: 200, moveOver: true });
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state.turn).toBe(2);
    expect(state.dinosaurs.T).toMatchObject({ attacked: false, spentCi: 0, moveOver: false });
    expect(state.soldiers).toMatchObject({
      S: { shots: [], overrun: false, leftContact: false, spentCi: 0, singleShot: false },
      S2: { leftContact: false, spentCi: 0, moved: true },
    });
  });
});

describe('clocks', () => {
  test.each([
    ['dinosaur-movement', 240],
    ['regular-fire', 180],
    ['dinosaur-attack', 90],
    ['army-movement', 240],
    ['secondary-fire', 90],
  ] as const)('DW-R-100 %s has %i seconds, and at their end every player is done', (phase, seconds) => {
    const { state } = scene({ phase }, rex('T', 10, 10), rifle('S', 12.4, 10));
    const [seat] = awaiting(state);
    expect(timers(state)).toEqual([{ id: `1/${phase}`, seats: [seat], seconds, running: true }]);
    expect(pass(state, seat as number)).toEqual(DONE);
  });

  test('DW-MULTI-1 DW-R-100 teammates have one clock', () => {
    const sides = ['army', 'army', 'dinosaurs'] as const;
    const men = [rifle('A', 10, 10), rifle('B', 20, 10, { owner: 1 })];
    const { state } = scene({ sides, phase: 'army-movement' }, ...men, rex('T', 50, 50, { owner: 2 }));
    expect(awaiting(state)).toEqual([0, 1]);
    expect(timers(state)).toEqual([{ id: '1/army-movement', seats: [0, 1], seconds: 240, running: true }]);
  });

  test('DW-R-100 DW-MULTI-2 a player who takes `done` back continues with the clock of the phase', () => {
    const sides = ['army', 'army', 'dinosaurs'] as const;
    const men = [rifle('A', 10, 10), rifle('B', 20, 10, { owner: 1 })];
    const { state, does } = scene({ sides, phase: 'army-movement' }, ...men, rex('T', 50, 50, { owner: 2 }));
    does(0, DONE);
    expect(timers(state)).toMatchObject([{ id: '1/army-movement', seats: [1] }]);
    does(0, { type: 'resume' });
    expect(timers(state)).toMatchObject([{ id: '1/army-movement', seats: [0, 1] }]);
  });
});

describe('canAct', () => {
  test.each([
    ['dinosaur-movement', ['T', 'U']],
    ['regular-fire', ['S']],
    ['dinosaur-attack', ['T']],
    ['army-movement', ['S', 'far']],
    ['secondary-fire', ['S']],
  ] as const)('DW-R-104 in %s: %s', (phase, expected) => {
    const { state } = scene({ phase }, rex('T', 10, 10), rex('U', 60, 60), rifle('S', 12.4, 10), FAR);
    expect(['T', 'U', 'S', 'far', 'nobody'].filter((id) => canAct(state, id))).toEqual(expected);
  });
});

test('DW-R-98 two intents for one place: the second is refused and changes nothing', () => {
  const sides = ['army', 'army', 'dinosaurs'] as const;
  const men = [rifle('A', 10, 10), rifle('B', 14, 10, { owner: 1 })];
  const { does, says } = scene({ sides, phase: 'army-movement' }, ...men, rex('T', 50, 50, { owner: 2 }));
  does(0, move('A', [12, 10]));
  expect(says(1, move('B', [12, 10]))).toBe('DW-R-5 PATH_BLOCKED');
});

test('a setup may begin in any phase, and every awaited player can send `done`', () => {
  for (const phase of PHASES) {
    const { state } = game(dinoWars.setup(optionsFor({ phase }, rex('T', 10, 10), FAR), noDice));
    for (const seat of awaiting(state)) expect(dinoWars.intents(state, seat).at(-1)).toEqual(DONE);
  }
});

test('DW-WIN-1 once it has ended nobody can act, is awaited or has a clock', () => {
  const { state } = table(rex('T', 10, 10), rifle('S', 14, 10));
  expect([canAct(state, 'T'), awaiting(state), timers(state).length]).toEqual([true, [HERD], 1]);
  state.ending = { winner: 'dinosaurs', rule: 'DW-WIN-2' };
  expect([canAct(state, 'T'), awaiting(state), timers(state).length]).toEqual([false, [], 0]);
});

describe('DW-R-104 DW-R-40 a phase goes on for a mortar that gets a spotter in the meantime', () => {
  const sides = ['army', 'dinosaurs', 'army'] as const;
  const crew = (gun: string, owner: number, x: number, y: number) => [
    rifle(`${gun}a`, x, y + 1.6, { crewOf: gun, owner }),
    rifle(`${gun}b`, x, y - 1.6, { crewOf: gun, owner }),
  ];
  const about = { phase: 'regular-fire', sides, terrain: [ground('mountain', [29, 0], [31, 60])] } as const;
  /** Seat 0 is behind the rock, and seat 2 has a free view. */
  const guns = [
    ...[dino('brachiosaurus', 'B', 70, 30), gun('mortar', 'M', 20, 30), ...crew('M', 0, 20, 30)],
    ...[gun('recoilless_rifle', 'R', 45, 40, { owner: 2 }), ...crew('R', 2, 45, 40)],
  ];

  test('by permission', () => {
    const { state, does } = scene(about, ...guns, rifle('S', 70, 80, { owner: 2 }));
    for (const figure of ['Ra', 'Rb', 'S']) does(2, { type: 'allowSpotting', figure, allow: 'no' });
    expect([canAct(state, 'M'), canAct(state, 'R')]).toEqual([false, true]);
    does(2, { type: 'allowSpotting', figure: 'S', allow: 'yes' });
    does(2, fire('R', 'recoilless_rifle', 'B'), ['to-hit', 6, 6]);
    expect(state.phase).toBe('regular-fire');
    does(ARMY, fire('M', 'mortar', 'B', 'S'), ['to-hit', 6, 6]);
    expect(state.phase).toBe('army-movement');
  });

  test('from soldiers who have no attack left', () => {
    const { state, does, says } = scene(about, ...guns);
    expect(says(ARMY, fire('M', 'mortar', 'B', 'Ra'))).toBe('DW-R-40 NO_SPOTTER');
    // Any intent makes the game look for figures that can act.
    does(2, { type: 'order', figure: null, order: 'hold' });
    does(2, fire('R', 'recoilless_rifle', 'B'), ['to-hit', 6, 6]);
    expect(state.phase).toBe('regular-fire');
    does(ARMY, fire('M', 'mortar', 'B', 'Ra'), ['to-hit', 6, 6]);
  });
});
