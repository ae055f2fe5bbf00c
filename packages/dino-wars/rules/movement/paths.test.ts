import { secretFromHex, seededDice } from '@dwo/kernel';
import fc from 'fast-check';
import { ARMY, dino, game, ground, HERD, move, optionsFor, reach, rex, rifle, scene, table } from '../../testing/table';
import type { Intent } from '../intents';
import { dinoWars } from '../ruleset';
import { sampleMoves } from '../sample';
import { allowanceCi, leftCi } from './allowance';
import { planMove, wayOf } from './paths';

const at = (x: number, y: number) => ({ x: x * 100, y: y * 100 });

describe('previews', () => {
  test('DW-MOVE-2 a preview has the cost of a move, what it leaves and what it touches', () => {
    const { state } = table(rex('T', 10, 10), rifle('S', 20, 10));
    expect(planMove(state, 'T', [at(10, 16), at(18, 16)], null)).toEqual({
      ...{ path: [at(10, 10), at(10, 16), at(18, 16)], costCi: 1400, leftCi: 400, facing: 0 },
      ...{ legsCi: [600, 800], tollAt: null, touches: [], refusal: null },
    });
    expect(planMove(state, 'T', [at(22, 10)], 'S')).toMatchObject({ costCi: 760, leftCi: 1040, touches: ['S'] });
  });

  test('DW-MOVE-3 a preview of a move that is too long has them too', () => {
    const { state } = table(rex('T', 10, 10), rifle('S', 60, 60));
    expect(planMove(state, 'T', [at(30, 10)], null)).toMatchObject({
      ...{ costCi: 2000, leftCi: -200 },
      refusal: {
        ...{ rule: 'DW-MOVE-3', code: 'NOT_ENOUGH_MOVEMENT' },
        facts: { figure: 'T', costCi: 2000, spentCi: 0, allowanceCi: 1800 },
      },
    });
  });

  test('DW-R-4 a preview of no move stays in its place', () => {
    const { state } = table(rex('T', 10, 10), rifle('S', 60, 60));
    expect(planMove(state, 'T', [at(10, 10)], null)).toMatchObject({ path: [at(10, 10)], costCi: 0, leftCi: 1800 });
    expect(planMove(state, 'nobody', [at(10, 10)], null).refusal).toMatchObject({ rule: 'DW-SIDE-1' });
  });

  test('DW-AMOVE-2 DW-R-60 a preview shows that a soldier in contact pays for leaving it', () => {
    const { state } = scene({ phase: 'army-movement' }, rex('T', 12.4, 10), rifle('S', 10, 10), rifle('S2', 30, 30));
    expect(planMove(state, 'S', [at(10, 13)], null)).toMatchObject({ costCi: 300, leftCi: 100 });
    expect([allowanceCi(state, 'S'), allowanceCi(state, 'S2'), allowanceCi(state, 'T')]).toEqual([400, 600, 1800]);
    expect([leftCi(state, 'S'), leftCi(state, 'nobody')]).toEqual([400, 0]);
    expect(allowanceCi(state, 'nobody')).toBe(0);
  });

  test('a preview works in any phase, so that players can plan ahead', () => {
    const { state } = scene({ phase: 'regular-fire' }, rex('T', 30, 10), rifle('S', 10, 10));
    expect(planMove(state, 'S', [at(13, 10)], null).refusal).toBeNull();
  });

  test('DW-DMG-12 a preview refuses moves of the dead and moves up to them', () => {
    const { state, says } = table(rex('T', 30, 10), rifle('S', 10, 10), rifle('S2', 10, 30));
    (state.soldiers.S as { alive: boolean }).alive = false;
    expect(planMove(state, 'S', [at(13, 10)], null).refusal).toMatchObject({ rule: 'DW-DMG-12', code: 'DEAD' });
    expect(says(HERD, reach('T', 'S', [10, 10]))).toBe('DW-DMG-12 DEAD');
  });

  test('DW-R-5 DW-SIDE-7 DW-R-10 a preview names the obstacle', () => {
    const pond = ground('deep_water', [40, 40], [50, 50], 'pond');
    const { state } = scene(
      { terrain: [pond] },
      rex('T', 38, 45),
      rex('U', 10, 10),
      rifle('S', 14, 10),
      rifle('S2', 17, 10),
    );
    const why = (id: string, x: number, y: number) => planMove(state, id, [at(x, y)], null).refusal;
    expect(why('U', 20, 10)).toEqual({ rule: 'DW-R-5', code: 'PATH_BLOCKED', facts: { figure: 'U', blocker: 'S' } });
    expect(why('T', 41, 45)).toEqual({ rule: 'DW-R-10', code: 'IMPASSABLE', facts: { figure: 'T', terrain: 'pond' } });
    expect(why('U', 1, 10)).toMatchObject({ rule: 'DW-SIDE-7', facts: { x: 100, y: 1000, widthCi: 12000 } });
  });
});

test('DW-R-4 empty legs are left out', () => {
  const { state } = table(rex('T', 10, 10), rifle('S', 60, 60));
  expect(wayOf(state, 'T', [at(10, 10), at(12, 10), at(12, 10), at(12, 12)], null).path).toEqual([
    ...[at(10, 10), at(12, 10), at(12, 12)],
  ]);
});

test('DW-R-3 a dinosaur that touches already need not walk the last leg', () => {
  const { state, does } = table(rex('T', 10, 10), rifle('S', 12.4, 10), rifle('S2', 60, 60));
  expect(planMove(state, 'T', [at(20, 10)], 'S').refusal).toMatchObject({ rule: 'DW-R-4' });
  does(HERD, move('T', [10, 12]));
  expect(wayOf(state, 'T', [at(10, 10), at(12, 10)], 'S').path).toEqual([at(10, 12), at(10, 10)]);
});

test('DW-R-3 DW-R-4 a move into contact ends in contact and costs no more than the path there', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1500, max: 1500 }), fc.integer({ min: -1500, max: 1500 }), (dx, dy) => {
      fc.pre(dx * dx + dy * dy > 300 * 300);
      const { state } = scene({}, rex('T', 60, 60), rifle('S', 60 + dx / 100, 60 + dy / 100));
      const plan = planMove(state, 'T', [{ x: 6000 + dx, y: 6000 + dy }], 'S');
      const straight = Math.ceil(Math.sqrt(dx * dx + dy * dy)) - 240;
      expect(plan.touches).toEqual(['S']);
      expect(Math.abs(plan.costCi - straight)).toBeLessThanOrEqual(2);
      if (plan.leftCi >= 0) expect(plan.refusal).toBeNull();
    }),
    { numRuns: 200 },
  );
});

test('sampled moves are legal, lead in all directions, and reach enemies', () => {
  const { state, says } = table(
    rex('T', 60, 60),
    dino('deinonychus', 'D', 70, 60),
    rifle('S', 50, 60),
    rifle('far', 5, 5),
  );
  const moves = sampleMoves(state, 'T');
  for (const intent of moves) expect(says(HERD, intent as Intent)).toBe('legal');
  expect(moves.length).toBeGreaterThan(10);
  expect(moves.flatMap(({ stopAt }) => stopAt ?? [])).toEqual(['S']);
  expect(sampleMoves(state, 'nobody')).toEqual([]);
  expect(says(ARMY, moves[0] as Intent)).toBe('DW-TURN-3 NOT_YOUR_PHASE');
});

test('DW-R-5 DW-R-94 a hidden dinosaur is in the way of dinosaurs, hidden or not', () => {
  const woods = ground('woods', [0, 60], [120, 120]);
  const hidden = rex('H', 30, 100, { hidden: true });
  const options = optionsFor(
    { terrain: [woods], more: { scenario: 'gate' } },
    ...[hidden, rex('T', 20, 100, { hidden: true }), dino('pterodactyl', 'P', 30, 90), rifle('S', 60, 5)],
  );
  // Dice hide the pole.
  const { says } = game(dinoWars.setup(options, seededDice(secretFromHex('ab'.repeat(32)), 0)));
  expect(says(HERD, move('T', [36, 100]))).toBe('DW-R-5 PATH_BLOCKED');
  expect(says(HERD, move('T', [20, 110]))).toBe('legal');
  expect(says(HERD, move('P', [30, 105]))).toBe('DW-R-5 PATH_BLOCKED');
  expect(says(HERD, { type: 'fly', figure: 'P', path: [{ x: 3000, y: 10500, z: 700 }], stopAt: null })).toBe(
    'DW-R-12 PATH_BLOCKED',
  );
});
