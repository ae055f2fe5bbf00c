/** The choices of a strong player are told as sentences with their exact odds, and laid out as plans that do the same. */
import { ghostOf, laidAside } from '@dwo/kits/miniatures/hints/lay-out';
import { answersTo } from '@dwo/kits/miniatures/hints/serve';
import { Facing } from '@dwo/kits/miniatures/tools/facing';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { LANGUAGES } from '@dwo/shared';
import { evaluator } from '../../bot';
import { type Intent, type Standing, simpleMinis } from '../../rules';
import { at, END, inStep, move, now, scene, shot, terrain } from '../../testing/table';
import { MINIATURES } from '../table';
import { ADVICE } from './hints';
import { MAKER } from './maker';

const FIGURES = [at('cowhand', 0, 20, 20), at('cowhand', 1, 28, 20, { facingX: -1 }), at('raptor', 1, 20.5, 28)];
const shooting = now(inStep('distance', scene(FIGURES)));
const moving = now(inStep('move', scene(FIGURES)));

/** A clock on which each look costs one part of so many. */
const looks = (most: number) => () => {
  let left = most;
  return () => {
    left -= 1;
    return left / most;
  };
};

afterEach(() => useLanguage('en'));

test.each(LANGUAGES)('every intent of a moment is a sentence (%s)', async (language) => {
  await useLanguage(language);
  for (const state of [shooting, moving]) {
    const said = simpleMinis.intents(state, 0).map((intent) => ADVICE.told(state, 0, intent));
    expect(said.filter((text) => /[{}]|undefined|NaN/.test(text) || text.length < 8)).toEqual([]);
  }
});

test('a shot is told with its exact odds', () => {
  expect(ADVICE.told(shooting, 0, shot(0, 1))).toMatch(/: 33% to destroy it\.$/);
});

test('a move that leads to no attack says what it is for in a hint, and leaves the reason to a review', () => {
  const apart = now(inStep('move', scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 60, 20, { facingX: -1 })])));
  expect(ADVICE.told(apart, 0, move(0, [[26, 20]]))).toMatch(
    /^Move .* here, closer to Cowhand \d: \d+(\.\d)?[″"] are left\.$/,
  );
  expect(ADVICE.told(apart, 0, move(0, [[14, 20]]))).toMatch(/^Move .* here, farther from Cowhand \d: /);
  for (const x of [14, 26]) expect(ADVICE.told(apart, 0, move(0, [[x, 20]]), true)).toMatch(/^Move .* here\.$/);
});

test('a hint goes to meet an equal enemy, from whom the strong player goes back', () => {
  const [own, foes] = ([0, 1] as const).map((seat) =>
    [16, 19].map((y) => at('cowhand', seat, 20 + 14 * seat, y, { facingX: seat === 0 ? 1 : -1 })),
  );
  const apart = now(inStep('move', scene([...(own ?? []), ...(foes ?? [])])));
  const endX = (intent: Intent | undefined) => (intent?.type === 'move' ? (intent.path.at(-1)?.x ?? 0) : 0);
  expect(endX(MAKER.evaluator.candidates(apart, 0)[0])).toBeGreaterThan(20_000);
  expect(endX(evaluator.candidates(apart, 0)[0])).toBeLessThan(20_000);
});

test('VS-SCN-3a a move toward the goal of the scenario tells how far that still is', () => {
  const egg = { place: 'nest', by: null, x: 0, y: 0 } as const;
  const options = { scenario: 'capture_the_egg' } as const;
  const state = now(inStep('move', scene([at('cowhand', 0, 20, 24)], { features: null, items: [egg], options })));
  expect(ADVICE.told(state, 0, move(0, [[24, 24]]))).toMatch(/^Move .* here, \d+(\.\d)?[″"] from the nest\.$/);
  expect(ADVICE.told(state, 0, move(0, [[17, 24]]))).toContain('nothing is in reach');
});

test('a hint shoots rather than ends the step, and names who could attack the figure then', () => {
  const [first, last] = [...answersTo(MAKER, { view: shooting, seat: 0 }, looks(3_000))];
  expect(first).toMatchObject({ advice: { intent: { type: 'distanceAttack' } }, final: false });
  expect(first?.advice.intent).not.toEqual(END);
  expect(first?.risks?.map(({ figure }) => figure)).toContain('1');
  expect(last).toMatchObject({ advice: { intent: first?.advice.intent }, final: true });
});

test('a hint with a figure chosen is about that figure', () => {
  const pair = [...FIGURES, at('cowhand', 0, 20, 16)];
  for (const step of ['distance', 'move'] as const) {
    const view = now(inStep(step, scene(pair)));
    for (const figure of ['0', '3']) {
      const answers = [...answersTo(MAKER, { view, seat: 0, figure }, looks(3_000))];
      for (const { advice } of answers) expect(advice.intent).toMatchObject({ figure: Number(figure) });
    }
  }
});

test('VS-TER-3 a hint shoots at no fence that hides nobody, and at one that gives an enemy cover', () => {
  const fence = (x: number) =>
    terrain('fence', 'fence', [
      [x, 18],
      [x, 22],
    ]);
  const propose = (figures: readonly Standing[], features: readonly ReturnType<typeof terrain>[]) => {
    const state = now(inStep('distance', scene(figures, { features })));
    const all = [evaluator, MAKER.evaluator].map((judge) => judge.candidates(state, 0));
    return all.map((intents) => intents.filter(({ type }) => type === 'attackTerrain').length > 0);
  };
  const [one, other] = [at('cowhand', 0, 20, 20), at('cowhand', 0, 20, 21.5)];
  expect(propose([one, at('cowhand', 1, 60, 40)], [fence(24)])).toEqual([true, false]);
  expect(propose([one, other, at('cowhand', 1, 26, 20, { facingX: -1 })], [fence(25.2)])).toEqual([true, true]);
});

test.each([
  ['a shot', shooting, shot(0, 1)],
  ['a move', moving, move(0, [[22, 23]])],
] as const)('%s is laid out as a plan that is drawn over the table', (_, state, intent: Intent) => {
  const ghost = ghostOf(MINIATURES, { state, seat: 0 }, intent);
  if (intent.type === 'move') {
    expect(ghost?.way).toMatchObject({ figure: '0', legal: true });
    expect(ghost?.way?.points.at(-1)).toEqual({ x: 2200, y: 2300 });
  } else expect(ghost?.aim).toMatchObject({ from: '0', to: '1', legal: true });
});

test('VS-MOV-6 a turn on the spot, and the facing at the end of a move, are laid out too', () => {
  const laid = (path: [number, number][]) =>
    laidAside(MINIATURES, { state: moving, seat: 0 }, move(0, path, { facing: { x: 0, y: 1 } }));
  expect(laid([])).toMatchObject({ selected: '0', plan: { kind: 'face', facing: 90, refusal: null } });
  expect(laid([[22, 23]])?.plan).toMatchObject({ kind: 'move', preview: { facing: 90, refusal: null } });
});

test('VS-MOV-6 a figure that already looks there is left as it is, and the red button does that', async () => {
  const told = (facing: { x: number; y: number } | null) => ADVICE.told(moving, 0, move(0, [], { facing }));
  expect(told({ x: 0, y: 1 })).toBe('Turn Cowhand 1 to the enemy.');
  expect([told({ x: 500, y: 1 }), told(null)]).toEqual(Array(2).fill('Leave Cowhand 1 where it is.'));
  const [turn] = MINIATURES.tools(moving, 0, '0').flatMap((use) => (use.type === 'turn' ? [use.use] : []));
  const wish = jest.fn(async () => true);
  const bench = { state: () => moving, seat: () => 0, lay: () => {}, rest: () => {}, whyNot: () => null, wish };
  new Facing(bench as never, turn as never).confirm();
  expect(wish).toHaveBeenCalledWith(expect.objectContaining({ type: 'move', figure: 0, path: [] }));
});

const riding = now(
  inStep('move', scene([at('cowhand', 0, 20, 20, { riding: 1 }), at('horse', 0, 20, 20), at('cowhand', 1, 28, 20)])),
);

test.each([
  ['a rider that gets off', riding, 'leave'],
  ['a mount that moves', riding, 'move'],
  ['a figure on foot', moving, 'move'],
  ['a shooter', shooting, 'distanceAttack'],
] as const)('%s is laid out so that one press remains', (_, state, type) => {
  const intents = simpleMinis.intents(state, 0).filter((intent) => intent.type === type);
  expect(intents.length).toBeGreaterThan(0);
  for (const intent of intents) {
    const plan = laidAside(MINIATURES, { state, seat: 0 }, intent)?.plan;
    const refusal =
      plan?.kind === 'move' ? plan.preview?.refusal : plan && 'refusal' in plan ? plan.refusal : undefined;
    expect([intent, refusal]).toEqual([intent, null]);
  }
});

test('VS-RID-3 a rider that is selected is told whom to select', () => {
  expect(MINIATURES.idle?.(riding, 0, '0')).toMatchObject({ rule: 'VS-RID-3' });
});
