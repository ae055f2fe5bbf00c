import { frozen, seededDice } from '@dwo/kernel';
import { discOf, type Intent, type Now, simpleMinis } from '../rules';
import { duel, playerOf } from '../testing/duel';
import { matchOf } from '../testing/presets';
import { at, box, inStep, scene, shot } from '../testing/table';
import { bot, evaluator, STRENGTHS } from '.';
import { moveOf } from './places';
import { orderIn } from './policy';
import { EVEN } from './styles';
import { distancesTo, wayRound } from './ways';

const dice = () => seededDice(new Uint8Array(32), 0);
const chosen = (state: Now, seat = 0, strength = 'strong'): Intent => bot.choose(state, seat, dice(), strength);

test.each(STRENGTHS)('a match between players of strength %s ends by the rules', (strength) => {
  expect(duel(matchOf('open_battle'), [playerOf(strength), playerOf(strength)], 3).rule).toMatch(/^VS-END-/);
});

test('a wall is walked round, and the way ends within the move', () => {
  const wall = [0, 1, 2].map((i) => box('wall', `wall${i}`, [20, 18 + 3 * i, 20.5, 21 + 3 * i], 'wall'));
  const state = frozen(scene([at('cowhand', 0, 17, 22.5), at('cowhand', 1, 24, 22.5)], { features: wall })) as Now;
  const from = discOf(state, state.figures[0] as Now['figures'][number]);
  const goal = [{ x: 24_000, y: 22_500 }];
  expect(distancesTo(state, goal)(from)).toBeGreaterThan(9000);
  const way = wayRound(state, from, goal, 6000);
  expect(way).not.toBeNull();
  const move: Intent = { type: 'move', figure: 0, path: way ?? [], facing: null, pickUp: [], drop: [] };
  expect(simpleMinis.check(state, 0, move)).toBeNull();
  expect(wayRound(state, from, [{ x: 10_000, y: 22_500 }], 6000)).toBeNull();
});

test('nobody is thought to turn their back to the enemy, and who looks straight away turns to the one within reach', () => {
  const moving = (facingX: number) =>
    frozen(
      inStep('move', scene([at('cowhand', 0, 20, 20, { facingX }), at('cowhand', 1, 28, 20, { facingX: -1 })])),
    ) as Now;
  const turns = evaluator
    .candidates(moving(1), 0)
    .filter((each) => each.type === 'move' && each.figure === 0 && each.path.length === 0);
  expect(turns).toEqual([]);
  const still = { bite: 0, fear: 0, pull: 0, sharp: false };
  const turned = (facingX: number) =>
    moveOf(moving(facingX), 0, moving(facingX).figures[0] as Now['figures'][number], still);
  expect(turned(1)).toBeNull();
  expect(turned(-1)).toMatchObject({ path: [], facing: { x: 1, y: 0 } });
});

test('a besieged guy of the normal player knows which attackers have moved, and stays where he shoots', () => {
  const state = scene([at('cowhand', 0, 36, 24), at('cowhand', 1, 42, 24, { facingX: -1 })], {
    ...{ first: 1, options: { scenario: 'last_stand', defender: 0 } },
  });
  const [, attacker] = state.figures;
  const orderNow = () => orderIn(frozen(inStep('move', state)) as Now, 0, EVEN);
  expect(orderNow()).toMatchObject({ type: 'move', figure: 0, path: [{ y: 24_000 }] });
  if (attacker !== undefined) attacker.moved = true;
  expect(orderNow()).toEqual({ type: 'endStep' });
});

test('the strong player shoots whoever may still shoot back', () => {
  const figures = [at('cowhand', 0, 20, 20), at('brawler', 1, 26, 18), at('cowhand', 1, 26, 22, { facingX: -1 })];
  const state = frozen(inStep('distance', scene(figures))) as Now;
  expect(chosen(state)).toEqual(shot(0, 2));
});

test('in an opening the strong player moves its figures, legally and by turns, and then ends the step', () => {
  const options = { ...matchOf('open_battle'), forces: ['frontier_ranch' as const, 'poacher_company' as const] };
  const state = simpleMinis.setup(frozen(options), dice());
  const movers = new Set<number>();
  for (let step = 0; step < 80 && !(state.phase === 'distance' || state.round > 1); step++) {
    const seat = state.asked;
    const intent = chosen(frozen(state) as Now, seat);
    expect(simpleMinis.check(frozen(state), seat, intent)).toBeNull();
    expect(intent.type).not.toBe('resign');
    if (state.phase === 'move' && intent.type === 'move') movers.add(seat);
    simpleMinis.resolve(frozen(state), seat, intent, dice(), (event) => simpleMinis.evolve(state, event));
  }
  expect([...movers].sort()).toEqual([0, 1]);
  expect(state.phase === 'distance' || state.round > 1).toBe(true);
});
