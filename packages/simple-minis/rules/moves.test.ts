import {
  at,
  blow,
  board,
  box,
  fig,
  inStep,
  leave,
  move,
  no,
  now,
  off,
  order,
  scene,
  shot,
  terrain,
  types,
  why,
} from '../testing/table';
import { commanderOf, isActive } from '.';

const FAR = at('cowhand', 1, 60, 40);

test('VS-MOV-1 VS-RND-4 VS-R-15 a figure moves once in a round', () => {
  const state = scene([at('cowhand', 0, 20, 20), at('cowhand', 0, 30, 20), FAR]);
  order(state, move(0, [[23, 20]]));
  expect(no(state, move(0, [[24, 20]]))).toBe('VS-MOV-1');
  expect(no(state, move(1, [[33, 20]]))).toBeNull();
  expect(no(state, move(2, [[61, 40]]))).toBe('VS-R-17');
});

test('VS-MOV-2 VS-MOV-10 VS-R-5 a path may bend, and its legs together are at most the full movement', () => {
  const state = scene([at('cowhand', 0, 20, 20), FAR]);
  expect(
    no(
      state,
      move(0, [
        [23, 20],
        [23, 23],
      ]),
    ),
  ).toBeNull();
  expect(
    why(
      state,
      move(0, [
        [23, 20],
        [23, 23.001],
      ]),
    ),
  ).toEqual({ cost: 6001, limit: 6000 });
  expect(
    no(
      state,
      move(
        0,
        Array.from({ length: 33 }, () => [20, 20] as const),
      ),
    ),
  ).toBe('VS-R-5');
  expect(no(state, move(0, [[-1, 20]]))).toBe('VS-R-5');
});

test('VS-MOV-3 VS-R-6 a figure moves through others, but does not end on one or over the edge', () => {
  const state = scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 22, 20), at('cowhand', 0, 1, 5)]);
  expect(no(state, move(0, [[24, 20]]))).toBeNull();
  expect(no(state, move(0, [[22.5, 20]]))).toBe('VS-R-6');
  expect(no(state, move(2, [[0.4, 5]]))).toBe('VS-R-6');
  expect(no(state, move(2, [[0.5, 5]]))).toBeNull();
});

test('VS-MOV-4 VS-MOV-5 VS-MOV-6 VS-R-4 a turn is a move, and the facing is a vector that is not zero', () => {
  const state = scene([at('cowhand', 0, 20, 20), FAR]);
  expect(no(state, move(0, [], { facing: { x: 0, y: 0 } }))).toBe('VS-R-4');
  expect(order(state, move(0, [], { facing: { x: 0, y: -3 } }))).toMatchObject([{ type: 'moved', cost: 0, path: [] }]);
  expect(fig(state, 0)).toMatchObject({ facingX: 0, facingY: -3, moved: true });
  expect(no(state, move(0, [], { facing: { x: 1, y: 0 } }))).toBe('VS-MOV-1');
});

test('VS-MOV-7 VS-R-8 VS-R-7 touching rough ground halves a move, its edge and, for aquatic figures, water do not', () => {
  const features = [box('woods', 'w', [24, 10, 30, 30])];
  const state = scene([at('cowhand', 0, 20, 20), FAR], { features });
  expect(no(state, move(0, [[23.5, 20]]))).toBeNull();
  expect(why(state, move(0, [[23.6, 20]]))).toEqual({ cost: 3600, limit: 3000 });
  const pond = [box('water', 'p', [24, 10, 30, 30])];
  expect(no(scene([at('swamp_lizard', 0, 20, 20), FAR], { features: pond }), move(0, [[31, 20]]))).toBeNull();
  expect(no(scene([at('allosaurus', 0, 20, 20), FAR], { features: pond }), move(0, [[31, 20]]))).toBe('VS-MOV-7');
});

test('VS-MOV-8 VS-R-9 VS-R-7 nobody crosses a standing barrier or ends on it; seams are no gaps', () => {
  const features = [
    terrain(
      'fence',
      'f',
      [
        [22, 18],
        [22, 20],
      ],
      'f',
    ),
    terrain(
      'fence',
      'g',
      [
        [22, 20],
        [22, 22],
      ],
      'f',
    ),
    box('building', 'a', [19, 24, 20, 26]),
    box('building', 'b', [20, 24, 21, 26]),
  ];
  const state = scene([at('cowhand', 0, 20, 20), at('cowhand', 0, 20, 22.5), FAR], { features });
  expect(no(state, move(0, [[24, 20]]))).toBe('VS-R-9');
  expect(no(state, move(0, [[21.6, 20]]))).toBe('VS-R-9');
  expect(no(state, move(0, [[21.5, 20]]))).toBeNull();
  // Along the seam of two sections of a building.
  expect(no(state, move(1, [[20, 27.5]]))).toBe('VS-R-9');
  const [fence, other] = state.features;
  Object.assign(fence ?? {}, { standing: false });
  Object.assign(other ?? {}, { standing: false });
  expect(no(state, move(0, [[24, 20]]))).toBeNull();
});

test('VS-MOV-9 VS-R-10 leaving is an order of its own, for good, and scores for nobody', () => {
  const state = scene([at('cowhand', 0, 3, 5), at('cowhand', 0, 3, 10), FAR]);
  expect(no(state, off(0, [[0.2, 5]]))).toBe('VS-R-10');
  expect(no(state, off(1, [[3, 0]]))).toBe('VS-MOV-10');
  expect(order(state, off(0, [[0, 5]]))).toMatchObject([{ type: 'leftSurface', edge: 'west' }]);
  expect(fig(state, 0).place).toBe('left');
  expect(no(state, move(0, [[3, 5]]))).toBe('VS-SEQ-2');
  const corner = scene([at('cowhand', 0, 1, 1), FAR]);
  expect(order(corner, off(0, [[0, 0]]))).toMatchObject([{ edge: 'south' }]);
});

test('VS-RID-1 VS-R-18 a guy gets on by touching a free mount, with no barrier between', () => {
  const figures = [at('horse', 0, 24, 20), at('cowhand', 0, 20, 20), at('cowhand', 0, 27, 20), FAR];
  const state = scene(figures);
  expect(no(state, board(1, [[22.6, 20]], 0))).toBe('VS-R-18');
  expect(order(state, board(1, [[22.75, 20]], 0))).toMatchObject([{ type: 'boarded', mount: 0, cost: 2750 }]);
  expect(fig(state, 1)).toMatchObject({ riding: 0, x: 24_000, facingX: 1, moved: true });
  expect(no(state, board(2, [[25.25, 20]], 0))).toBe('VS-R-18');
  const fenced = scene(figures, {
    features: [
      terrain('fence', 'f', [
        [23.2, 15],
        [23.2, 25],
      ]),
    ],
  });
  expect(no(fenced, board(1, [[22.7, 20]], 0))).toBe('VS-R-18');
  expect(no(scene([at('tyrannosaurus', 0, 24, 20), at('cowhand', 0, 20, 20), FAR]), board(1, [[22, 20]], 0))).toBe(
    'VS-R-18',
  );
});

test('VS-RID-2 VS-RID-3 VS-R-22 a rider moves along, and neither moves nor attacks; its gun does not count', () => {
  const figures = [at('horse', 0, 20, 20), at('gunslinger', 0, 20, 20, { riding: 0 }), at('cowhand', 1, 25, 20)];
  const state = scene(figures);
  expect(no(state, move(1, [[22, 20]]))).toBe('VS-RID-3');
  order(state, move(0, [[22, 20]]));
  expect(fig(state, 1)).toMatchObject({ x: 22_000, y: 20_000 });
  inStep('distance', state);
  expect(no(state, shot(1, 2))).toBe('VS-RID-3');
  expect(no(state, shot(0, 2))).toBe('VS-DST-1');
});

test('VS-RID-4 VS-R-19 a rider gets off with its own full movement, clear of all bases', () => {
  const state = scene([at('horse', 0, 20, 20), at('cowhand', 0, 20, 20, { riding: 0 }), FAR]);
  expect(no(state, leave(1, [[20.5, 20]]))).toBe('VS-R-6');
  expect(no(state, leave(1, [[26.1, 20]]))).toBe('VS-MOV-10');
  expect(types(order(state, leave(1, [[26, 20]])))).toEqual(['dismounted']);
  expect(fig(state, 0)).toMatchObject({ rider: null, moved: false });
  expect(no(state, move(0, [[22, 20]]))).toBe('VS-RID-5');
});

test('VS-RID-5 VS-R-20 VS-R-21 empty mounts take no orders; large creatures need nobody', () => {
  const figures = [
    at('horse', 0, 20, 20),
    at('steam_wagon', 0, 30, 20),
    at('tyrannosaurus', 0, 40, 20),
    at('cowhand', 1, 33, 20),
  ];
  const state = scene(figures);
  expect([0, 1, 2].map((id) => isActive(fig(state, id)))).toEqual([false, false, true]);
  expect(no(state, move(0, [[22, 20]]))).toBe('VS-RID-5');
  expect(no(state, move(2, [[52, 20]]))).toBeNull();
  inStep('distance', state);
  expect(no(state, shot(1, 3))).toBe('VS-RID-5');
});

test('VS-R-17 VS-R-43 the player of a rider commands the mount, and it goes back to its owner without them', () => {
  const state = scene([at('horse', 1, 24, 20), at('cowhand', 0, 22.75, 20), at('cowhand', 1, 27, 20)]);
  order(state, board(1, [], 0));
  expect(commanderOf(now(state), fig(state, 0))).toBe(0);
  fig(state, 1).moved = false;
  expect(no(state, move(0, [[24, 22]]))).toBeNull();
  inStep('hand', state, 1);
  fig(state, 2).x = 25_300;
  // VS-R-29: also one's own horse under an enemy.
  const events = order(state, blow(2, 0), ['blow', 4]);
  expect(events).toMatchObject([
    { hit: true },
    { type: 'unhorsed', figure: 1 },
    { type: 'destroyed', seat: 1, points: 2 },
  ]);
});

test('VS-ITM-1 VS-ITM-2 VS-R-38 items are dropped and picked up at the end of a move', () => {
  const lying = { place: 'lying' as const, by: null, x: 23_000, y: 20_000 };
  const carried = { place: 'carried' as const, by: 0, x: 0, y: 0 };
  const state = scene([at('cowhand', 0, 20, 20), FAR], { items: [lying, { ...lying, x: 23_500 }, carried] });
  expect(no(state, move(0, [[21, 20]], { pickUp: [0] }))).toBe('VS-R-38');
  expect(no(state, move(0, [[23, 20]], { drop: [0] }))).toBe('VS-R-38');
  expect(types(order(state, move(0, [[23, 20]], { pickUp: [0, 1], drop: [2] })))).toEqual([
    'moved',
    'itemsDropped',
    'itemsTaken',
  ]);
  expect(state.items.map(({ place }) => place)).toEqual(['carried', 'carried', 'lying']);
  expect(state.items[2]).toMatchObject({ x: 23_000, by: null });
});
