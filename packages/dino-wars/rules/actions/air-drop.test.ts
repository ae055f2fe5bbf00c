/** Paratroopers (DW-OPT-PARA-1 to 3, DW-R-89). */
import { attempt, distance, type Frozen } from '@dwo/kernel';
import {
  ARMY,
  ci,
  DONE,
  type Game,
  game as gameOf,
  HERD,
  move,
  only,
  optionsFor,
  rex,
  rifle,
  scene,
} from '../../testing/table';
import { dinoWars } from '../ruleset';
import type { State } from '../state';

const jumper = (id: string) => rifle(id, 0, 0, { at: null, paratrooper: true });
const more = { optional: ['paratroopers'] as const };
const unplaced = <T extends object>(figure: T) => ({ ...figure, at: null });
const frozen = ({ state }: Game) => state as Frozen<State>;

/** Returns a match at the end of its set-up. */
function dropping(): Game {
  return scene(more, rifle('S', 60, 10), jumper('A'), jumper('B'), rex('T', 60, 60));
}

const drop = (x: number, y: number, direction: number) =>
  ({ type: 'airDrop', from: { x: ci(x), y: ci(y) }, direction }) as const;
const land = (figure: string, x: number, y: number) => ({ type: 'land', figure, at: { x: ci(x), y: ci(y) } }) as const;

test('DW-OPT-PARA-1 paratroopers are not placed, and the first try comes before turn 1', () => {
  const match = dropping();
  expect(match.state.soldiers.A).toMatchObject({ absence: 'waiting' });
  expect(match.state.drop).toEqual({ seat: ARMY, at: null, tried: null });
  expect(dinoWars.awaiting(frozen(match))).toEqual([ARMY]);
  expect(dinoWars.timers(frozen(match))).toEqual([{ id: 'placing/drop', seats: [ARMY], seconds: 60, running: true }]);
  expect(match.says(HERD, move('T', [60, 55]))).toBe('DW-R-89 NOT_YOUR_PHASE');
});

test.each([
  ['DW-R-89 a flight from the middle of the table', drop(60, 60, 90), 'DW-R-89 OFF_TABLE'],
  ['DW-R-89 a flight out of the table', drop(60, 0, 270), 'DW-R-89 OFF_TABLE'],
  ['DW-R-89 a flight from beyond the edge', drop(0, 0, 180), 'DW-R-89 OFF_TABLE'],
  ['DW-R-1 a flight from half a ci', { ...drop(0, 0, 45), from: { x: 0.5, y: 0 } }, 'DW-R-1'],
  ['DW-R-1 a flight without a direction', drop(60, 0, 360), 'DW-R-1'],
  ['DW-OPT-PARA-2 a landing before the landing point is known', land('A', 60, 60), 'DW-R-89 NOT_YOUR_PHASE'],
])('%s', (_, wish, expected) => {
  expect(dropping().says(ARMY, wish)).toBe(expected);
});

test.each([
  ['straight on', [3, 4], [5, 5], { x: 6000, y: 8400 }, true],
  ['to the right', [3, 4], [6, 1], { x: 9000, y: 8400 }, true],
  ['to the left', [1, 1], [2, 4], { x: 4800, y: 2400 }, true],
  ['too far', [5, 6], [1, 1], { x: 6000, y: 13200 }, false],
  ['just onto the far edge', [4, 6], [1, 1], { x: 6000, y: 12000 }, true],
] as const)(
  'DW-R-89 the flight goes this many tenths of the way, and drifts 5%% of it for each pip of difference: %s',
  (_, flight, drift, at, landed) => {
    const match = dropping();
    const events = match.does(ARMY, drop(60, 0, 90), ['flight', ...flight], ['drift', ...drift]);
    expect(only(events, 'airDropped')).toMatchObject([{ at, landed, flight, drift }]);
    expect(match.state.drop).toMatchObject({ at: landed ? at : null, tried: 0 });
  },
);

test('DW-OPT-PARA-2 they land within 2" of the point and the match begins', () => {
  const match = dropping();
  match.does(ARMY, drop(60, 0, 90), ['flight', 3, 4], ['drift', 5, 5]);
  expect(dinoWars.timers(frozen(match))[0]?.id).toBe('placing/landing');
  expect(match.says(ARMY, land('A', 60, 86.01))).toBe('DW-OPT-PARA-2 OUT_OF_RANGE');
  expect(match.says(ARMY, land('S', 60, 86))).toBe('DW-OPT-PARA-1 MOVE_OVER');
  match.does(ARMY, land('A', 60, 86));
  expect(match.says(ARMY, land('B', 60, 85.5))).toBe('DW-R-5 PATH_BLOCKED');
  expect(match.says(ARMY, land('A', 60, 84))).toBe('DW-OPT-PARA-1 MOVE_OVER');
  const events = match.does(ARMY, land('B', 60, 84));
  expect(events.map(({ type }) => type)).toEqual(['landed', 'placingEnded']);
  expect(match.state.drop).toBeNull();
  expect(match.state.soldiers.A).toMatchObject({ absence: null, busy: false, x: 6000, y: 8600 });
  expect(dinoWars.awaiting(frozen(match))).toEqual([HERD]);
});

test('DW-R-71 paratroopers may land near the enemy', () => {
  const match = dropping();
  match.does(ARMY, drop(60, 0, 90), ['flight', 2, 3], ['drift', 5, 5]);
  expect(match.state.drop?.at).toEqual({ x: 6000, y: 6000 });
  // A tyrannosaurus stands on the landing point, so the nearest free place is legal.
  expect(match.says(ARMY, land('A', 60, 62.5))).toBe('legal');
});

test('DW-R-89 if the area is full, the nearest free place is legal', () => {
  const filler = Array.from({ length: 40 }, (_, i) => rifle(`E${i}`, 56.5 + (i % 8), 80.5 + Math.floor(i / 8)));
  const rest = Array.from({ length: 24 }, (_, i) => rifle(`F${i}`, 56.5 + (i % 8), 85.5 + Math.floor(i / 8)));
  const match = scene(more, ...filler, ...rest, jumper('A'), rex('T', 60, 10));
  match.does(ARMY, drop(60, 0, 90), ['flight', 3, 4], ['drift', 5, 5]);
  const [offer] = dinoWars.intents(frozen(match), ARMY).filter(({ type }) => type === 'land');
  if (offer?.type !== 'land') throw new Error('No landing is offered');
  expect(distance(offer.at, { x: 6000, y: 8400 })).toBeGreaterThan(200);
  expect(match.says(ARMY, land('A', 60, 95))).toBe('DW-OPT-PARA-2 OUT_OF_RANGE');
  match.does(ARMY, offer);
  expect(match.state.soldiers.A?.absence).toBeNull();
});

test('DW-R-89 a player who left the rest to the server chooses where their paratroopers jump', () => {
  const options = optionsFor(
    { ...more, more: { placing: 'deliberate' } },
    rifle('S', 60, 10),
    jumper('A'),
    rex('T', 60, 100),
  );
  const match = gameOf(dinoWars.setup({ ...options, soldiers: options.soldiers.map(unplaced) }, { roll: () => 1 }));
  for (const seat of [ARMY, HERD]) attempt(dinoWars, match.state, seat, DONE, { roll: () => 1 });
  expect(match.state.placing).not.toBeNull();
  expect(match.state.players[ARMY]?.done).toBe(false);
  expect(match.says(ARMY, drop(60, 0, 90))).toBe('legal');
});

test('the server drops the paratroopers of a player who does not', () => {
  const match = dropping();
  expect(dinoWars.pass(frozen(match), ARMY, 'placing/drop')).toEqual(DONE);
  match.does(ARMY, DONE, ['flight', 3, 4], ['drift', 5, 5]);
  expect(match.state).toMatchObject({ drop: null, placing: null });
  expect(match.state.soldiers.B?.absence).toBeNull();
  expect(match.state.players[ARMY]?.done).toBe(false);
});

describe('DW-OPT-PARA-3 after a miss', () => {
  /** Returns the same match in phase 4 of turn 1. */
  function missed(): Game {
    const match = dropping();
    match.does(ARMY, drop(60, 0, 90), ['flight', 6, 6], ['drift', 1, 1]);
    expect(match.state.placing).toBeNull();
    match.does(HERD, DONE);
    if (match.state.phase === 'regular-fire') match.does(ARMY, DONE);
    expect(match.state.phase).toBe('army-movement');
    return match;
  }

  test('the paratroopers try again in phase 4, once a turn', () => {
    const match = missed();
    match.does(ARMY, drop(0, 60, 0), ['flight', 6, 6], ['drift', 1, 1]);
    expect(match.state.drop).toEqual({ seat: ARMY, at: null, tried: 1 });
    expect(match.says(ARMY, drop(0, 60, 0))).toBe('DW-OPT-PARA-3 MOVE_OVER');
  });

  test('DW-R-89 paratroopers without a try are dropped when the phase ends', () => {
    const match = missed();
    const events = match.does(ARMY, DONE, ['flight', 6, 6], ['drift', 1, 1]);
    expect(only(events, 'airDropped')).toMatchObject([{ from: { x: 6000, y: 0 }, direction: 90, landed: false }]);
    expect(match.state).toMatchObject({ drop: { at: null, tried: 1 } });
    while (match.state.turn === 1 || match.state.phase !== 'army-movement') {
      match.does(dinoWars.awaiting(frozen(match))[0] ?? HERD, DONE);
    }
    match.does(ARMY, DONE, ['flight', 3, 4], ['drift', 1, 1]);
    expect(match.state.drop).toBeNull();
    expect(match.state.soldiers.A?.absence).toBeNull();
  });

  test('DW-R-89 a paratrooper who lands does not move in that phase and may fire in phase 5', () => {
    const match = missed();
    match.does(ARMY, drop(60, 120, 270), ['flight', 2, 2], ['drift', 1, 1]);
    expect(match.state.drop?.at).toEqual({ x: 6000, y: 7200 });
    match.does(ARMY, land('A', 60, 72));
    expect(match.state.soldiers.A).toMatchObject({ busy: true, moved: false });
    expect(match.says(ARMY, move('A', [60, 73]))).toBe('DW-R-89 MOVE_OVER');
    // Paratroopers still in the air land when the phase ends.
    const events = match.does(ARMY, DONE);
    expect(only(events, 'landed').map(({ figure }) => figure)).toEqual(['B']);
    expect(match.state.phase).toBe('secondary-fire');
    expect(match.says(ARMY, { type: 'fire', figure: 'A', weapon: 'rifle', target: 'T', spotter: null })).toBe('legal');
  });

  test('DW-TURN-3 a drop in other phases, or by other players, is refused', () => {
    const match = missed();
    expect(match.says(HERD, drop(60, 0, 90))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
    const options = optionsFor(
      { ...more, sides: ['army', 'dinosaurs', 'army'] },
      rifle('S', 60, 10, { owner: 2 }),
      jumper('A'),
      rex('T', 60, 60),
    );
    const team = gameOf(dinoWars.setup(options, { roll: () => 1 }));
    expect(team.says(2, drop(60, 0, 90))).toBe('DW-OPT-PARA-1 NOT_OWNER');
  });
});

test('DW-R-95 soldiers in the air keep the army in the game', () => {
  const match = scene(more, rifle('S', 60, 57.6, { order: 'hold' }), jumper('A'), rex('T', 60, 60));
  match.does(ARMY, drop(60, 0, 90), ['flight', 6, 6], ['drift', 1, 1]);
  match.does(HERD, { type: 'overrun', figure: 'T', target: 'S' }, ['to-hit', 1, 2]);
  expect(match.state.soldiers.S?.alive).toBe(false);
  expect(match.state.ending).toBeNull();
});
