/** The tools that move figures, as a pointer uses them. */
import { frozen } from '@dwo/kernel';
import { sceneOf } from '@dwo/kits/miniatures/hud/scene-of';
import { previewMove } from '@dwo/kits/miniatures/tools/way-round';
import type { Fig, State } from '../../rules';
import { at, box, scene } from '../../testing/table';
import { MINIATURES } from './index';
import { movesOf } from './moves';
import { pointToScene } from './places';

/** The preview of a walk of the first figure towards a point, in inches. */
function walk(state: State, x: number, y: number) {
  const use = movesOf(frozen(state), 0, frozen(state).figures[0] as Fig).find(({ type }) => type === 'go');
  if (use?.type !== 'go') throw new Error('It can not go');
  const to = pointToScene({ x: x * 1000, y: y * 1000 });
  const wish = { state: frozen(state), seat: 0, figure: '0', mode: use.hands.mode, corners: [], to } as const;
  const preview = previewMove(use.hands.way, { ...wish, stopAt: null, effort: 'search' });
  return [preview.costCi / 100, preview.leftCi / 100, preview.refusal] as const;
}

test.each([
  ['beyond the full move does not matter', 9, 6, 6],
  ['beyond the half move is the end, with the whole base before it', 4, 3.5, 6],
  ['within the half move is entered', 2, 3, 3],
] as const)('VS-MOV-7 VS-R-8 on the way to a far pointer, rough ground %s', (_, near, cost, limit) => {
  const rough = box('rocks', 'rocks', [10 + near, 10, 14 + near, 30]);
  const state = scene([at('cowhand', 0, 10, 20), at('cowhand', 1, 60, 40)], { features: [rough] });
  const [costs, left, refusal] = walk(state, 40, 20);
  expect(refusal).toBeNull();
  expect([Number(costs.toFixed(1)), left]).toEqual([cost, limit]);
});

test('VS-R-19 a rider who gets off is the one that the plan shows and names, and the mount stays', () => {
  const state = scene([at('horse', 0, 10, 20), at('cowhand', 0, 10, 20, { riding: 0 }), at('cowhand', 1, 60, 40)]);
  const use = movesOf(frozen(state), 0, frozen(state).figures[0] as Fig).find(({ id }) => id === 'leave');
  if (use?.type !== 'go') throw new Error('Nobody can get off');
  const to = pointToScene({ x: 14_000, y: 20_000 });
  const wish = { state: frozen(state), seat: 0, figure: '0', mode: use.hands.mode, corners: [], to } as const;
  const preview = previewMove(use.hands.way, { ...wish, stopAt: null, effort: 'search' });
  expect(preview).toMatchObject({ goer: '1', note: { text: expect.stringMatching(/^Cowhand 1 gets off/) } });
  const plan = { kind: 'move', mode: 'leave', figure: '0', corners: [], fixed: true, drag: null, z: null, aim: null };
  const view = { state: frozen(state), seat: 0, selected: '0', plan: { ...plan, preview } as never };
  const { path, marks } = sceneOf(MINIATURES, view);
  expect(path?.stays).toBe(true);
  expect(marks).toContainEqual(expect.objectContaining({ type: 'ghost', token: expect.objectContaining({ id: '1' }) }));
});

test('VS-MOV-10 a figure in hand shows how far it may go, until its path has a corner', () => {
  const state = frozen(scene([at('horse', 0, 10, 20), at('cowhand', 1, 60, 40)]));
  const plan = { kind: 'move', mode: 'move', figure: '0', corners: [], fixed: false, drag: null, z: null, aim: null };
  const view = (more: object) =>
    sceneOf(MINIATURES, {
      state,
      seat: 0,
      selected: '0',
      plan: { ...plan, preview: null, reachesCi: [900], ...more } as never,
    });
  expect(view({}).ranges).toEqual([{ figure: '0', rangeCi: 900, tone: 'reach' }]);
  expect(view({ corners: [{ x: 1, y: 1 }] }).ranges).toEqual([]);
  expect(view({ reachesCi: [0] }).ranges).toEqual([]);
});

test('VS-R-18 a guy beside a free mount is offered to get on, by a click anywhere, and the cost is said', () => {
  const figures = [at('cowhand', 0, 10, 20), at('horse', 0, 13, 20), at('horse', 0, 40, 40), at('cowhand', 1, 60, 40)];
  const state = frozen(scene(figures));
  const uses = (id: number) => movesOf(state, 0, state.figures[id] as Fig);
  expect(uses(2).map(({ id }) => id)).not.toContain('board');
  const use = uses(0).find(({ id }) => id === 'board');
  if (use?.type !== 'go') throw new Error('It can not get on');
  const wish = { state, seat: 0, figure: '0', mode: use.hands.mode, corners: [], to: { x: 1500, y: 2600 } } as const;
  const preview = previewMove(use.hands.way, { ...wish, stopAt: null, effort: 'search' });
  expect(preview).toMatchObject({ refusal: null, intent: { type: 'board', mount: 1 }, touches: ['1'] });
  expect(preview.note?.text).toMatch(/^Horse 1: getting on is the whole move/);
});

test.each([
  [33.4, /^At the nest: try to lift an egg/],
  [33.0, /^0\.4″ too far from the nest to lift an egg/],
  [32.0, /^1\.4″ too far from the nest/],
  [30.0, undefined],
] as const)('VS-SCN-3a a move to x = %d says whether an egg can be lifted there', (x, text) => {
  const nest = box('nest', 'nest', [34, 22, 38, 26]);
  const state = scene([at('scout', 0, 29, 24), at('cowhand', 1, 60, 40)], {
    ...{ features: [nest], options: { scenario: 'capture_the_egg' } },
    items: [{ place: 'nest', by: null, x: 0, y: 0 }],
  });
  const use = movesOf(frozen(state), 0, frozen(state).figures[0] as Fig).find(({ id }) => id === 'walk');
  if (use?.type !== 'go') throw new Error('It can not go');
  const to = pointToScene({ x: x * 1000, y: 24_000 });
  const wish = { state: frozen(state), seat: 0, figure: '0', mode: 'walk', corners: [], to } as const;
  const { note } = previewMove(use.hands.way, { ...wish, stopAt: null, effort: 'search' });
  expect(note?.text).toEqual(text === undefined ? undefined : expect.stringMatching(text));
});

test.each([
  ['an egg over the own edge', 2, 'It leaves for good: 10 points for you.'],
  ['an egg over another edge', 46, 'It leaves for good. Nobody scores for it.'],
])('VS-SCN-3b leaving with %s says its score before', (_, y, text) => {
  const state = scene([at('scout', 0, 30, y), at('cowhand', 1, 60, 40)], {
    ...{ options: { scenario: 'capture_the_egg' }, items: [{ place: 'carried', by: 0, x: 0, y: 0 }] },
  });
  const use = movesOf(frozen(state), 0, frozen(state).figures[0] as Fig).find(({ id }) => id === 'exit');
  if (use?.type !== 'go') throw new Error('It can not leave');
  const to = pointToScene({ x: 30_000, y: y < 24 ? 0 : 48_000 });
  const wish = { state: frozen(state), seat: 0, figure: '0', mode: 'exit', corners: [], to } as const;
  expect(previewMove(use.hands.way, { ...wish, stopAt: null, effort: 'search' }).note?.text).toBe(text);
});

test.each([
  ['short of the own edge', 1.4, 'It stops 0.9″ short of the edge: only “Leave the table” scores.'],
  ['at the own edge', 0, 'It stops at the edge: only “Leave the table” scores.'],
  ['farther away', 3.5, undefined],
])('VS-R-10 a move with an egg that ends %s says what scores', (_, end, text) => {
  const state = scene([at('scout', 0, 30, 4), at('cowhand', 1, 60, 40)], {
    ...{ options: { scenario: 'capture_the_egg' }, items: [{ place: 'carried', by: 0, x: 0, y: 0 }] },
  });
  const noteOf = (now: typeof state) => {
    const use = movesOf(frozen(now), 0, frozen(now).figures[0] as Fig).find(({ id }) => id === 'walk');
    if (use?.type !== 'go') throw new Error('It can not go');
    const to = pointToScene({ x: 30_000, y: end * 1000 });
    const wish = { state: frozen(now), seat: 0, figure: '0', mode: 'walk', corners: [], to } as const;
    return previewMove(use.hands.way, { ...wish, stopAt: null, effort: 'search' }).note?.text;
  };
  expect(noteOf(state)).toBe(text);
  expect(noteOf({ ...state, items: [] })).toBeUndefined();
});

test.each([
  ['near', 4],
  ['too far', 24],
])('VS-SCN-3b the way to the edge is planned at once, %s as it is, and is never cut', (_, y) => {
  const state = frozen(scene([at('cowhand', 0, 30, y), at('cowhand', 1, 60, 40)]));
  const use = movesOf(state, 0, state.figures[0] as Fig).find(({ id }) => id === 'exit');
  if (use?.type !== 'go') throw new Error('It can not leave');
  const { hands } = use;
  const walker = { state, seat: 0, figure: '0', mode: hands.mode };
  const first = hands.first?.(walker);
  expect(first).toEqual({ x: 3000, y: 0 });
  // The second way is one that is cut although it goes on to its own end.
  for (const way of [hands.way, { ...hands.way, isCut: true }]) {
    for (const to of [first ?? { x: 0, y: 0 }, { x: 4000, y: 700 }]) {
      const preview = previewMove(way, { ...walker, corners: [], to, stopAt: null, effort: 'search' });
      expect(preview.points.at(-1)?.y).toBe(0);
      expect(preview.refusal === null).toBe(preview.costCi <= preview.leftCi);
    }
  }
});
