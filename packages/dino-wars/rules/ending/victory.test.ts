import {
  ARMY,
  attack,
  DONE,
  dino,
  fire,
  HERD,
  move,
  only,
  overrun,
  rex,
  rifle,
  scene,
  table,
} from '../../testing/table';
import { dinoWars } from '../ruleset';
import { aheadOnPoints } from './victory';

test('DW-WIN-2 DW-WIN-1 DW-R-95 the army is beaten when its last soldier dies', () => {
  const { state, does } = table(rex('T', 10, 10), rifle('S', 12.4, 10, { order: 'hold' }));
  expect(does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]).map(({ type }) => type)).toEqual([
    ...['overrunDeclared', 'attacked', 'killed', 'overrunEnded', 'ended'],
  ]);
  expect(dinoWars.outcome(state)).toEqual({
    winners: [HERD],
    rule: 'DW-WIN-2',
    facts: { winner: 'dinosaurs', turn: 1, armyPoints: 0, armyStart: 2, dinosaurPoints: 15, dinosaurStart: 15 },
  });
  expect(dinoWars.awaiting(state)).toEqual([]);
});

test('DW-WIN-3 the dinosaurs are beaten when the last of them dies, and DW-R-96 never both sides', () => {
  const { state, does } = scene({ phase: 'regular-fire' }, dino('coelophysis', 'C', 10, 10), rifle('S', 15, 10));
  expect(does(ARMY, fire('S', 'rifle', 'C'), ['to-hit', 1, 1]).at(-1)).toEqual({
    ...{ type: 'ended', winner: 'army', rule: 'DW-WIN-3' },
  });
  expect(dinoWars.outcome(state)).toMatchObject({ winners: [ARMY] });
});

test('DW-MULTI-1 victory counts for the whole side', () => {
  const sides = ['army', 'dinosaurs', 'dinosaurs', 'army'] as const;
  const { state, does } = scene(
    { sides, phase: 'dinosaur-attack' },
    ...[rex('T', 10, 10), rex('U', 60, 60, { owner: 2 })],
    ...[rifle('S', 12.4, 10), rifle('S2', 60, 62.4, { owner: 3 })],
  );
  does(1, attack('T', 'S'), ['to-hit', 1, 1]);
  does(2, attack('U', 'S2'), ['to-hit', 1, 1]);
  expect(dinoWars.outcome(state)).toMatchObject({ winners: [1, 2], rule: 'DW-WIN-2' });
});

describe('DW-R-97 stalemate', () => {
  test('DW-R-97 DW-WIN-4 after ten turns without an attack roll the game ends by points', () => {
    const { state, does } = table(rex('T', 10, 10), rifle('S', 110, 110));
    for (let turn = 1; turn < 10; turn++) {
      does(HERD, DONE);
      does(ARMY, DONE);
      expect(state).toMatchObject({ quietTurns: turn, ending: null });
    }
    does(HERD, DONE);
    expect(does(ARMY, DONE).at(-1)).toEqual({ type: 'ended', winner: null, rule: 'DW-R-97' });
    expect(state.turn).toBe(11);
  });

  test('DW-R-97 an attack roll restarts the count', () => {
    const { state, does } = table(rex('T', 10, 10), rifle('S', 20, 10));
    does(HERD, DONE);
    does(ARMY, DONE);
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state).toMatchObject({ turn: 2, quietTurns: 1 });
    does(HERD, DONE);
    does(ARMY, fire('S', 'rifle', 'T'), ['to-hit', 6, 6]);
    does(ARMY, move('S', [20, 12]));
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state).toMatchObject({ turn: 3, quietTurns: 0, attackRolled: false });
  });

  // Five soldiers of 2 points each against ten dinosaurs of 1 point each.
  test.each([
    [5, 10, null],
    [5, 9, 'army'],
    [4, 10, 'dinosaurs'],
    [4, 8, null],
    [4, 7, 'army'],
    [1, 10, 'dinosaurs'],
  ] as const)('DW-R-97 with %i of 5 soldiers and %i of 10 dinosaurs left: %s', (men, beasts, expected) => {
    const { state } = table(
      ...Array.from({ length: 5 }, (_, i) => rifle(`s${i}`, 10 + 2 * i, 10)),
      ...Array.from({ length: 10 }, (_, i) => dino('coelophysis', `d${i}`, 10 + 2 * i, 100)),
    );
    for (let i = men; i < 5; i++)
      dinoWars.evolve(state, { type: 'killed', figure: `s${i}`, by: 'd0', rule: 'DW-DMG-1' });
    for (let i = beasts; i < 10; i++)
      dinoWars.evolve(state, { type: 'killed', figure: `d${i}`, by: 's0', rule: 'DW-DMG-8' });
    expect(aheadOnPoints(state)).toBe(expected);
  });
});

test('DW-R-97 under the other reading a stalled game is a draw, whichever side is ahead', () => {
  const figures = [rex('T', 10, 10), rex('U', 20, 10), rifle('S', 110, 110)];
  for (const [variants, winner] of [
    [[], 'army'],
    [['stalemate_is_draw' as const], null],
  ] as const) {
    const { state, does } = scene({ variants }, ...figures);
    dinoWars.evolve(state, { type: 'killed', figure: 'U', by: 'S', rule: 'DW-DMG-8' });
    does(ARMY, { type: 'agreeEnd', agreed: true });
    does(HERD, { type: 'agreeEnd', agreed: true });
    expect(state.ending).toEqual({ winner, rule: 'DW-R-97' });
  }
});

test('DW-WIN-1 the game goes on while both sides have living figures', () => {
  const { state, does } = table(rex('T', 10, 10), rifle('S', 12.4, 10, { order: 'hold' }), rifle('S2', 60, 60));
  expect(only(does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]), 'ended')).toEqual([]);
  expect(dinoWars.outcome(state)).toBeNull();
});
