import {
  ARMY,
  answer,
  armed,
  attack,
  DONE,
  dino,
  fire,
  HERD,
  move,
  only,
  overrun,
  reach,
  rex,
  rifle,
  scene,
  table,
} from '../../testing/table';
import { overrunTargets } from './overrun';

const FAR = rifle('far', 110, 110);
const SPARE = rex('spare', 10, 110);

test('DW-OVER-3 DW-R-9 DW-OVER-4 an overrun costs 2", turns the dinosaur, asks, attacks, and ends', () => {
  const { state, does } = table(rex('T', 10, 10), rifle('S', 10, 12.4), FAR);
  expect(does(HERD, overrun('T', 'S'))).toEqual([
    { type: 'overrunDeclared', figure: 'T', target: 'S', facing: 90, costCi: 200 },
    { type: 'reactionOpened', target: 'S', figure: 'T', weapons: ['rifle'] },
  ]);
  expect(state.dinosaurs.T).toMatchObject({ spentCi: 200, facing: 90 });
  const events = does(ARMY, answer('S', 'rifle'), ['to-hit', 6, 6], ['to-hit', 5, 5]);
  expect(events.map(({ type }) => type)).toEqual(['reactionClosed', 'shot', 'attacked', 'killed', 'overrunEnded']);
});

test.each([
  ['DW-OVER-1 contact is needed', 12.51, 'DW-OVER-1 NO_CONTACT'],
  ['DW-OVER-1 DW-R-3 a gap of 0.10" is contact', 12.5, 'legal'],
])('%s', (_, y, expected) => {
  expect(table(rex('T', 10, 10), rifle('S', 10, y), FAR).says(HERD, overrun('T', 'S'))).toBe(expected);
});

test.each([
  ['DW-OVER-1 2" must be left', 26.01, 'DW-OVER-1 NOT_ENOUGH_MOVEMENT'],
  ['DW-OVER-1 exactly 2" is enough', 26, 'legal'],
])('%s', (_, x, expected) => {
  const { does, says } = table(rex('T', 10, 10), rifle('S', x + 2.4, 10), FAR);
  does(HERD, move('T', [x, 10]));
  expect(says(HERD, overrun('T', 'S'))).toBe(expected);
});

test('DW-R-7 DW-OVER-12 an overrun in contact costs only the 2"', () => {
  const { state, does } = table(rex('T', 10, 10), rifle('S', 10, 12.4, { order: 'hold' }), FAR);
  does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]);
  expect(state.dinosaurs.T).toMatchObject({ spentCi: 200, x: 1000, y: 1000 });
});

test('DW-OVER-6 DW-OVER-5 after a success the dinosaur goes on, as often as its movement allows', () => {
  const ring = [0, 1, 2, 3].map((i) => {
    const [x, y] = (
      [
        [12.4, 10],
        [7.6, 10],
        [10, 12.4],
        [10, 7.6],
      ] as const
    )[i] as readonly [number, number];
    return rifle(`S${i}`, x, y, { order: 'hold' });
  });
  const { state, does } = table(rex('T', 10, 10), ...ring, FAR);
  for (const { id } of ring) {
    expect(does(HERD, overrun('T', id), ['to-hit', 5, 5]).at(-1)).toMatchObject({ success: true, rule: 'DW-OVER-5' });
  }
  expect(state.dinosaurs.T).toMatchObject({ spentCi: 800, moveOver: false });
});

test.each([
  ['DW-OVER-7 a miss', rifle('S', 10, 12.4, { order: 'hold' }), [['to-hit', 5, 6]]],
  [
    'DW-OVER-7 DW-DMG-6 luck',
    rifle('S', 10, 12.4, { order: 'hold', rank: 'hero' }),
    [
      ['to-hit', 5, 5],
      ['luck', 4, 5],
    ],
  ],
] as const)('%s makes an overrun fail, and ends the move in contact (DW-OVER-8)', (_, soldier, rolls) => {
  const { state, does, says } = table(rex('T', 10, 10), soldier, SPARE, FAR);
  expect(does(HERD, overrun('T', 'S'), ...rolls).at(-1)).toEqual({
    ...{ type: 'overrunEnded', figure: 'T', target: 'S' },
    ...{ success: false, rule: 'DW-OVER-7' },
  });
  expect(state.dinosaurs.T).toMatchObject({ moveOver: true, x: 1000, y: 1000 });
  expect(says(HERD, move('T', [9, 10]))).toBe('DW-MOVE-8 MOVE_OVER');
  expect(says(HERD, overrun('T', 'S'))).toBe('DW-MOVE-8 MOVE_OVER');
});

test('DW-OVER-10 DW-DATK-4 DW-OVER-11 after a failed overrun both may strike again later in the turn', () => {
  const { state, does, says } = table(rex('T', 10, 10), rifle('S', 10, 12.4), FAR);
  does(HERD, overrun('T', 'S'));
  does(ARMY, answer('S', null), ['to-hit', 6, 6]);
  does(HERD, DONE);
  expect(state.phase).toBe('regular-fire');
  does(ARMY, fire('S', 'rifle', 'T'), ['to-hit', 6, 6]);
  expect(state.phase).toBe('dinosaur-attack');
  expect(says(HERD, attack('T', 'S'))).toBe('legal');
});

test('DW-CLOSE-9 DW-R-18 DW-OVER-11 a soldier answers only the first dinosaur that overruns them', () => {
  const { state, does } = table(rex('T', 10, 10), rex('U', 10, 14.8), rifle('S', 10, 12.4), FAR);
  does(HERD, overrun('T', 'S'));
  does(ARMY, answer('S', null), ['to-hit', 6, 6]);
  expect(state.soldiers.S?.shots).toEqual([]);
  expect(does(HERD, overrun('U', 'S'), ['to-hit', 6, 6]).map(({ type }) => type)).toEqual([
    ...['overrunDeclared', 'attacked', 'overrunEnded'],
  ]);
});

test("DW-R-24 while a soldier's player decides, no other dinosaur overruns them, but others are overrun", () => {
  const { state, does, says } = table(
    ...[rex('T', 10, 10), rex('U', 10, 14.8), rifle('S', 10, 12.4), rifle('S2', 12.4, 14.8), FAR],
  );
  does(HERD, overrun('T', 'S'));
  expect(says(HERD, overrun('U', 'S'))).toBe('DW-R-24 REACTION_PENDING');
  expect(says(HERD, overrun('T', 'S'))).toBe('DW-R-24 REACTION_PENDING');
  does(HERD, overrun('U', 'S2'));
  expect(state.reactions.map(({ target }) => target)).toEqual(['S', 'S2']);
});

test.each([
  ['DW-OVER-2 a dinosaur of its own side is no target', overrun('T', 'U'), 'DW-OVER-2'],
  ['DW-OVER-2 an unknown figure is no target', overrun('T', 'nobody'), 'DW-OVER-2'],
  ['DW-SIDE-1 soldiers do not overrun', overrun('S', 'S'), 'DW-SIDE-1 NOT_OWNER'],
])('%s', (_, intent, expected) => {
  const { says } = table(rex('T', 10, 10), rex('U', 10, 13.8), rifle('S', 7.6, 10), FAR);
  expect(says(HERD, intent)).toBe(expected);
});

test("DW-OVER-2 DW-DMG-12 the dead can't be overrun", () => {
  const { does, says } = table(rex('T', 10, 10), rifle('S', 7.6, 10, { order: 'hold' }), FAR);
  does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]);
  expect(says(HERD, overrun('T', 'S'))).toBe('DW-OVER-2 DEAD');
});

test.each(['regular-fire', 'dinosaur-attack', 'army-movement', 'secondary-fire'] as const)(
  'DW-TURN-2 there are no overruns in %s',
  (phase) => {
    const { says } = scene({ phase }, rex('T', 10, 10), rifle('S', 7.6, 10), FAR);
    expect(says(HERD, overrun('T', 'S'))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  },
);

test('DW-R-23 the dinosaur chooses among the figures it touches', () => {
  const { state } = table(rex('T', 10, 10), rifle('S', 7.6, 10), rifle('S2', 12.4, 10), rifle('S3', 10, 13), FAR);
  expect(overrunTargets(state, 'T')).toEqual(['S', 'S2']);
  expect(overrunTargets(state, 'S')).toEqual([]);
});

test('DW-MOVE-8 DW-CLOSE-11 a dinosaur killed by closing fire does not attack', () => {
  const weak = dino('coelophysis', 'C', 10, 10);
  const { state, does } = table(weak, SPARE, armed('smg', 'S', 11, 10, { order: 'fire-best' }), FAR);
  const events = does(HERD, overrun('C', 'S'), ['to-hit', 4, 4]);
  expect(events.map(({ type }) => type)).toEqual(['overrunDeclared', 'shot', 'wounded', 'killed', 'overrunEnded']);
  expect(events.at(-1)).toMatchObject({ success: false, rule: 'DW-CLOSE-11' });
  expect(state.soldiers.S).toMatchObject({ alive: true, shots: ['closing'] });
  expect(only(events, 'attacked')).toEqual([]);
});

test('DW-OVER-12 DW-R-6 a dinosaur moves into contact, overruns, slides on and overruns again', () => {
  const { state, does } = table(
    ...[rex('T', 10, 10), rifle('S', 14.4, 10, { order: 'hold' }), rifle('S2', 20, 10, { order: 'hold' }), FAR],
  );
  does(HERD, reach('T', 'S', [20, 10]));
  does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]);
  does(HERD, reach('T', 'S2', [20, 10]));
  does(HERD, overrun('T', 'S2'), ['to-hit', 1, 1]);
  expect(state.dinosaurs.T?.spentCi).toBe(200 + 200 + 560 + 200);
});

test('DW-MULTI-2 a phase does not end while an answer is awaited', () => {
  const { state, does } = table(rex('T', 10, 10), rifle('S', 10, 12.4), FAR);
  does(HERD, overrun('T', 'S'));
  does(HERD, DONE);
  expect(state.phase).toBe('dinosaur-movement');
  does(ARMY, answer('S', null), ['to-hit', 1, 1]);
  expect(state.phase).not.toBe('dinosaur-movement');
});
