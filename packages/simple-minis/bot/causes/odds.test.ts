/** The limits of the causes, and the odds that they rest on. */
import type { Intent, Phase } from '../../rules';
import { at, blow, box, END, fig, inStep, move, now, scene, shot } from '../../testing/table';
import { suspects } from '.';
import { attackFrom, shortBy, threatsAt } from './odds';

type Figures = Parameters<typeof scene>[0];
type Odd = Parameters<typeof scene>[1];

function causesOf(phase: Phase, [chosen, better]: readonly [Intent, Intent], figures: Figures, odd: Odd = {}) {
  return suspects(now(inStep(phase, scene(figures, odd))), 0, chosen, better);
}
const ids = (...asked: Parameters<typeof causesOf>) => causesOf(...asked).map(({ id }) => id);

const WOODS = { features: [box('woods', 't', [23, 21.4, 25, 26])] };
const GUN = at('cowhand', 1, 31, 20, { facingX: -1 });

test.each([
  // Heavy armor halves 1/3 in the open, 1/4 in doubtful cover and 1/6 in cover.
  ['cover', 'heavy', 23.5, 1 / 12, ['gave-up-cover', 'step-into-reach']],
  ['doubtful cover', 'heavy', 21.9, 1 / 24, []],
  ['doubtful cover', 'none', 21.9, 1 / 12, ['gave-up-cover', 'step-into-reach']],
] as const)('VS-COV-1 VS-ARM-2 %s for %s armor at y %f is less by %f', (_, armor, y, less, told) => {
  const figures = [at('cowhand', 0, 20, 20, { armor }), GUN];
  const state = now(inStep('move', scene(figures, WOODS)));
  const [open, there] = [19, y].map((place) => threatsAt(state, 0, 0, { x: 20_000, y: place * 1000 })[0]?.kill ?? 0);
  expect((open ?? 0) - (there ?? 0)).toBeCloseTo(less);
  const pair = [move(0, [[20, 19]]), move(0, [[20, y]])] as const;
  expect(ids('move', pair, figures, WOODS).filter((id) => id !== 'worse-place')).toEqual(told);
  // The same for a figure that stays in the open.
  const stays = [at('cowhand', 0, 20, 19, { armor }), GUN];
  expect(ids('move', [END, pair[1]], stays, WOODS).includes('stay-in-reach')).toBe(told.length > 0);
});

test('VS-RID-5 VS-RND-2 an empty mount threatens nobody, nor does a gun that has moved and is out of range', () => {
  const threats = (...foes: Figures) => {
    const state = now(inStep('move', scene([at('cowhand', 0, 20, 20), ...foes])));
    return threatsAt(state, 0, 0, { x: 20_000, y: 20_000 }).map(({ by }) => by);
  };
  const mount = at('gun_strutter', 1, 28, 20, { facingX: -1 });
  expect(threats(mount, at('brawler', 1, 60, 40))).toEqual([]);
  expect(threats(mount, { ...at('brawler', 1, 28, 20), riding: 1 })).toContain(1);
  const far = scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 36, 20, { facingX: -1 })]);
  expect(threatsAt(now(inStep('move', far)), 0, 0, { x: 20_000, y: 20_000 })).toHaveLength(1);
  fig(far, 1).moved = true;
  expect(threatsAt(now(inStep('move', far)), 0, 0, { x: 20_000, y: 20_000 })).toEqual([]);
});

test('VS-HTH-2 VS-DST-1 the length that a figure is short of is told from its nearest enemy: contact for a blow, 12" for a gun', () => {
  const foes = [at('brawler', 1, 40, 20, { facingX: -1 }), at('brawler', 1, 36, 20, { facingX: -1 })];
  const short = (profile: 'brawler' | 'cowhand') => {
    const state = now(inStep('move', scene([at(profile, 0, 20, 20), ...foes])));
    return shortBy(state, 0, 0, { x: 20_000, y: 20_000 });
  };
  // 16" between the centres less both radii.
  expect(short('brawler')).toMatchObject({ mils: 15_000 - 50, foe: { id: 2 } });
  expect(short('cowhand')).toMatchObject({ mils: 3000, foe: { id: 2 } });
  const near = [at('brawler', 0, 20, 20), at('brawler', 1, 26, 20, { facingX: -1 })];
  const [cause] = causesOf('move', [END, move(0, [[25, 20]])], near).filter(({ id }) => id === 'out-of-range');
  expect(cause).toMatchObject({ rule: 'VS-HTH-2', facts: { figure: 0, target: 1, strikes: true, short: 4950 } });
  const state = now(inStep('move', scene(near)));
  expect(attackFrom(state, 0, 0, { x: 20_000, y: 20_000 })).toBeNull();
});

test.each([
  ['distance', shot(0, 3), [{}, {}, { attacked: true }], 2],
  ['distance', shot(0, 3), [{}, { attacked: true }, { attacked: true }], 1],
  ['hand', blow(0, 3), [{}, {}, {}], 1],
] as const)(
  'VS-DST-1 VS-HTH-1 who is still able to attack in the %s step is counted (%#)',
  (phase, better, odd, able) => {
    const figures = [20, 21.2, 22.4].map((y) => at('cowhand', 0, 20, y));
    const state = scene([...figures, at('brawler', 1, 21.3, 19.6, { facingX: -1 })]);
    if (phase === 'distance') Object.assign(fig(state, 3), { x: 30_000 });
    for (const [id, part] of odd.entries()) Object.assign(fig(state, id), part);
    const [cause] = suspects(now(inStep(phase, state)), 0, END, better);
    expect(cause?.facts.able).toBe(able);
  },
);

test('VS-ITM-1 an egg was left only by the figure that could have taken it', () => {
  const items = [{ place: 'lying' as const, by: null, x: 22_000, y: 20_000 }];
  const figures = [at('cowhand', 0, 20, 20), at('cowhand', 0, 20, 24), at('brawler', 1, 60, 40)];
  const egg = move(0, [[22, 20]], { pickUp: [0] });
  const left = (chosen: Intent) => ids('move', [chosen, egg], figures, { items }).includes('left-item');
  expect(left(END)).toBe(true);
  expect(left(move(0, [[18, 20]]))).toBe(true);
  expect(left(move(1, [[18, 24]]))).toBe(false);
  expect(left(move(0, [[22, 20.2]], { pickUp: [0] }))).toBe(false);
});

test('VS-DST-1 VS-HTH-2 a target that the figure cannot attack, or that is the same, was not the better one', () => {
  const figures = [
    at('cowhand', 0, 24, 20),
    at('cowhand', 0, 30, 20),
    at('raptor', 1, 34, 24),
    at('cowhand', 1, 41, 20),
  ];
  const told = (chosen: Intent, better: Intent) =>
    causesOf('distance', [chosen, better], figures).filter(({ id }) => id === 'wrong-target');
  // The second cowhand reaches both, the first one only the raptor.
  expect(told(shot(0, 2), shot(1, 3))).toEqual([]);
  expect(told(shot(1, 2), shot(0, 2))).toEqual([]);
  const [cause] = told(shot(1, 2), shot(1, 3));
  expect(cause).toMatchObject({ without: shot(1, 3), facts: { figure: 1, target: 2, otherTarget: 3 } });
  expect(cause?.facts).toMatchObject({
    points: 3,
    otherPoints: 6,
    kill: expect.closeTo(5 / 18),
    otherKill: expect.closeTo(1 / 3),
  });
});
