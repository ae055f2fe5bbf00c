/** Intents beside the game: orders, done, resume, agreeing to end, resigning. */

import { ARMY, answer, DONE, fire, HERD, move, overrun, rex, rifle, scene, table } from '../../testing/table';
import type { Intent } from '../intents';
import { asides, dinoWars } from '../ruleset';
import { awaiting } from '../turn/turn';

const FAR = rifle('far', 110, 110);
const RESUME: Intent = { type: 'resume' };
const RESIGN: Intent = { type: 'resign', agreed: true };
const order = (figure: string | null, what: 'fire-best' | 'hold' | 'ask'): Intent => ({
  ...{ type: 'order', figure, order: what },
});
const agree = (agreed: boolean): Intent => ({ type: 'agreeEnd', agreed });
const TEAMS = { sides: ['army', 'army', 'dinosaurs', 'dinosaurs'] } as const;

/** Returns two army players and two dinosaur players, far from each other. */
const team = (phase: 'dinosaur-movement' | 'army-movement') =>
  scene(
    { ...TEAMS, phase },
    ...[rifle('A', 10, 10), rifle('B', 20, 10, { owner: 1 })],
    ...[rex('C', 10, 90, { owner: 2 }), rex('D', 20, 90, { owner: 3 })],
  );

describe('orders', () => {
  test("DW-R-17 orders are for one soldier or all of one player's, at any time", () => {
    const { state, does } = team('dinosaur-movement');
    does(0, order('A', 'hold'));
    does(1, order(null, 'fire-best'));
    expect(state.soldiers).toMatchObject({ A: { order: 'hold' }, B: { order: 'fire-best' } });
  });

  test.each([
    ['DW-SIDE-1 for an enemy figure', ARMY, order('C', 'hold'), 'DW-SIDE-1 NOT_OWNER'],
    ["DW-SIDE-1 for a teammate's figure", ARMY, order('B', 'hold'), 'DW-SIDE-1 NOT_OWNER'],
    ['DW-R-17 for dinosaurs', 2, order(null, 'hold'), 'DW-R-17 NOT_OWNER'],
    ['DW-R-17 without a change', 0, order('A', 'ask'), 'DW-R-17'],
    ['DW-R-17 for all figures, without a change', 0, order(null, 'ask'), 'DW-R-17'],
    ['DW-R-17 of an unknown kind', ARMY, order('A', 'flee' as 'hold'), 'DW-R-17'],
  ] as const)('an order is refused: %s', (_, seat, intent, expected) => {
    expect(team('dinosaur-movement').says(seat, intent)).toBe(expected);
  });

  test('DW-R-14 an answer that is awaited stays awaited', () => {
    const { state, does } = table(rex('T', 10, 10), rifle('S', 12.4, 10), FAR);
    does(HERD, overrun('T', 'S'));
    does(ARMY, order('S', 'hold'));
    expect(state.reactions).toHaveLength(1);
  });
});

describe('done', () => {
  test('DW-MULTI-1 DW-MULTI-2 a phase waits for every player of the side', () => {
    const { state, does } = team('army-movement');
    expect(awaiting(state)).toEqual([0, 1]);
    does(0, DONE);
    expect(awaiting(state)).toEqual([1]);
    expect(state.phase).toBe('army-movement');
    const events = does(1, DONE);
    expect(events[1]).toEqual({ type: 'phaseBegan', turn: 1, phase: 'secondary-fire', byItself: false });
  });

  test('DW-MULTI-2 done can be taken back, and until then the player does nothing', () => {
    const { does, says } = team('army-movement');
    does(0, DONE);
    expect(says(0, move('A', [11, 10]))).toBe('DW-MULTI-2 NOT_YOUR_PHASE');
    expect(says(0, DONE)).toBe('DW-MULTI-2 NOT_YOUR_PHASE');
    does(0, RESUME);
    expect(says(0, RESUME)).toBe('DW-MULTI-2');
    expect(says(0, move('A', [11, 10]))).toBe('legal');
  });

  test.each([
    ['DW-TURN-3 only the acting side is done', DONE],
    ['DW-TURN-3 only the acting side takes it back', RESUME],
  ])('%s', (_, intent) => {
    expect(team('army-movement').says(2, intent)).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  });
});

describe('agreeing to end', () => {
  test('DW-R-97 the game ends when all players agree, as a draw on equal shares', () => {
    const { state, does, says } = team('dinosaur-movement');
    for (const seat of [0, 1, 2]) does(seat, agree(true));
    expect(says(0, agree(true))).toBe('DW-R-97');
    does(0, agree(false));
    does(3, agree(true));
    expect(dinoWars.outcome(state)).toBeNull();
    expect(does(0, agree(true)).at(-1)).toEqual({ type: 'ended', winner: null, rule: 'DW-R-97' });
    expect(dinoWars.outcome(state)).toMatchObject({ winners: [], rule: 'DW-R-97' });
  });
});

describe('resigning', () => {
  test('DW-R-100 DW-WIN-4 TABLE-11 a side resigns when all its players want to; until then they play on', () => {
    const { state, does, says } = team('dinosaur-movement');
    does(2, RESIGN);
    expect(awaiting(state)).toEqual([2, 3]);
    expect(says(2, RESIGN)).toBe('TABLE-11');
    expect(says(2, move('C', [10, 80]))).toBe('legal');
    does(2, { type: 'resign', agreed: false });
    does(3, RESIGN);
    expect(dinoWars.outcome(state)).toBeNull();
    expect(does(2, RESIGN).at(-1)).toEqual({ type: 'ended', winner: 'army', rule: 'DW-R-100' });
    expect(dinoWars.outcome(state)).toMatchObject({ winners: [0, 1], rule: 'DW-R-100' });
  });

  test('DW-R-100 a player without teammates ends the game at once', () => {
    const { does } = table(rex('T', 10, 10), FAR);
    expect(does(ARMY, RESIGN).at(-1)).toEqual({ type: 'ended', winner: 'dinosaurs', rule: 'DW-R-100' });
  });

  test('DW-R-100 soldiers of a player who wants to resign still ask them', () => {
    const { state, does } = scene(
      TEAMS,
      ...[rifle('A', 12.4, 90), rifle('B', 50, 10, { owner: 1 })],
      ...[rex('C', 10, 90, { owner: 2 }), rex('D', 50, 90, { owner: 3 })],
    );
    does(0, RESIGN);
    does(2, overrun('C', 'A'));
    expect(awaiting(state)).toEqual([0, 2, 3]);
  });

  test('DW-R-100 nobody waits for a player without figures, nor do such players keep a side in the game', () => {
    const { state, does } = scene(
      TEAMS,
      ...[rifle('A', 12.4, 90, { order: 'hold' }), rifle('B', 50, 10, { owner: 1 })],
      ...[rex('C', 10, 90, { owner: 2 }), rex('D', 50, 90, { owner: 3 })],
    );
    does(1, RESIGN);
    expect(does(2, overrun('C', 'A'), ['to-hit', 1, 1]).at(-1)).toMatchObject({
      winner: 'dinosaurs',
      rule: 'DW-R-100',
    });
    expect(awaiting(state)).toEqual([]);
  });
});

test('DW-R-95 every intent is refused when the game is over', () => {
  const { does, says } = team('dinosaur-movement');
  does(2, RESIGN);
  does(3, RESIGN);
  const wishes = [DONE, RESUME, RESIGN, agree(true), order(null, 'hold'), move('A', [11, 10]), answer('A', null)];
  for (const wish of [...wishes, fire('A', 'rifle', 'C'), overrun('C', 'A')]) {
    expect(says(0, wish)).toBe('DW-R-95 GAME_OVER');
  }
});

test('asides are the intents that are legal at any time', () => {
  const { state, does, says } = team('army-movement');
  does(0, DONE);
  for (const seat of [0, 1, 2, 3]) {
    for (const intent of asides(state, seat)) expect(says(seat, intent)).toBe('legal');
  }
  const types = (seat: number) => [...new Set(asides(state, seat).map(({ type }) => type))];
  expect(types(0)).toEqual(['order', 'allowSpotting', 'resume', 'agreeEnd', 'resign']);
  expect(types(1)).toEqual(['order', 'allowSpotting', 'agreeEnd', 'resign']);
  expect(types(2)).toEqual(['agreeEnd', 'resign']);
});
