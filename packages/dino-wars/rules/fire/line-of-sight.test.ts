import { dino, type Game, ground, rex, rifle, scene } from '../../testing/table';
import type { TerrainKind } from '../data/terrain';
import { lineOfSight, screenedBy } from './line-of-sight';

/** Returns the figure or terrain that hides T from S. */
function hidden({ state }: Game): string | null {
  const { S } = state.soldiers;
  if (S === undefined) throw new Error('Nobody looks');
  expect(lineOfSight(state, S, 'T')).toBe(screenedBy(state, S, 'T') === null);
  return screenedBy(state, S, 'T');
}

/** Looks along +x over 20" of table at a target 2.1" high, past the obstacle at x = 20. */
const look = (
  kind: TerrainKind | null,
  ...others: Parameters<typeof scene> extends [unknown, ...infer F] ? F : never
) =>
  hidden(
    scene(
      { terrain: kind === null ? [] : [ground(kind, [18, 0], [22, 30])] },
      ...[rifle('S', 10, 10), dino('coelophysis', 'T', 30, 10), ...others],
    ),
  );

test.each<[TerrainKind, string | null]>([
  ['open', null],
  ['broken', null],
  ['woods', 'woods'],
  ['ruins', 'ruins'],
  ['hill', 'hill'],
  ['building', 'building'],
  ['swamp', null],
  ['deep_swamp', null],
  ['mountain', 'mountain'],
  ['shallow_water', null],
  ['deep_water', null],
])('DW-R-38 DW-LOS-2 %s in between hides: %s', (kind, expected) => {
  expect(look(kind)).toBe(expected);
});

describe('DW-R-38 inside terrain', () => {
  const inside = (kind: TerrainKind, soldierX: number, targetX: number) =>
    hidden(
      scene(
        { terrain: [ground(kind, [18, 0], [22, 30])] },
        ...[rifle('S', soldierX, 10), dino('coelophysis', 'T', targetX, 10)],
      ),
    );

  test.each<[string, TerrainKind, number, number]>([
    ['out of the woods', 'woods', 20, 30],
    ['into the woods', 'woods', 10, 20],
    ['within the woods', 'woods', 19, 21],
    ['out of ruins', 'ruins', 20, 30],
    ['off a hill', 'hill', 20, 30],
    ['up a hill', 'hill', 10, 20],
    ['out of a building', 'building', 20, 30],
    ['into a building', 'building', 10, 20],
    ['from its very edge', 'woods', 18, 30],
  ])('a soldier sees %s', (_, kind, soldierX, targetX) => {
    expect(inside(kind, soldierX, targetX)).toBeNull();
  });
});

describe('DW-R-38 heights', () => {
  test('a soldier on a hill sees over ruins, but not over woods', () => {
    const over = (kind: TerrainKind, targetX: number) =>
      hidden(
        scene(
          { terrain: [ground('hill', [5, 5], [15, 15]), ground(kind, [24, 0], [25, 30])] },
          ...[rifle('S', 10, 10), rex('T', targetX, 10)],
        ),
      );
    // The eye is 6" high, so the line to the tyrannosaurus' head (6.75" high) passes over ruins (3") and woods (6").
    expect(over('ruins', 40)).toBeNull();
    expect(over('woods', 40)).toBeNull();
    expect(over('building', 40)).toBeNull();
    expect(over('mountain', 40)).toBe('mountain');
  });

  test('a tall dinosaur near ruins is seen over them from the ground', () => {
    const over = (targetX: number) =>
      hidden(scene({ terrain: [ground('ruins', [24, 0], [25, 30])] }, rifle('S', 10, 10), rex('T', targetX, 10)));
    expect(over(30)).toBeNull();
    // The line from 2" to 6.75" is below 3" until 15/70 of its length.
    expect(over(90)).toBe('ruins');
  });

  test('DW-R-36 a line that only touches a corner is free', () => {
    const wall = [ground('mountain', [18, 10], [22, 30])];
    expect(hidden(scene({ terrain: wall }, rifle('S', 10, 10), dino('coelophysis', 'T', 30, 10)))).toBeNull();
  });
});

describe('DW-LOS-2 DW-R-36 figures in between', () => {
  test.each([
    ['DW-LOS-2 a dinosaur hides another behind it', dino('triceratops', 'B', 20, 10), 'B'],
    ['DW-R-37 a soldier hides no dinosaur', rifle('B', 20, 10), null],
    ['DW-LOS-3 in doubt it is seen: the side of the target shows', dino('triceratops', 'B', 20, 11.4), null],
    ['DW-R-36 a low dinosaur does not hide a tall one', dino('deinosuchus', 'B', 20, 10), null],
  ])('%s', (_, other, expected) => {
    expect(look(null, other)).toBe(expected);
  });

  test('DW-R-36 a blocker counts with 0.8 of its height', () => {
    // A stegosaurus is 4.5" high, and 3.6" count. The line from 2" to 6.75" is higher than that from about a third of its length.
    const over = (x: number) =>
      hidden(scene({}, rifle('S', 10, 10), dino('stegosaurus', 'B', 20, 10), rex('T', x, 10)));
    expect(over(30)).toBeNull();
    expect(over(39)).toBe('B');
  });

  test('DW-R-36 a blocker counts with 0.8 of its radius', () => {
    // Eye and target are 0.5" beside the edge of the shrunk base: a triceratops has 1.7", and 1.36" count.
    const past = (y: number) =>
      hidden(scene({}, rifle('S', 10, 10), dino('triceratops', 'B', 20, y), dino('coelophysis', 'T', 30, 10)));
    // The farthest point of the target is 0.45" to the side, so half-way the line is 0.225" to the side.
    expect(past(10 + 1.36 - 0.24)).toBe('B');
    expect(past(10 + 1.36 - 0.2)).toBeNull();
  });

  test('DW-R-37 DW-R-55 the dead do not hide anybody', () => {
    const game = scene({}, rifle('S', 10, 10), dino('triceratops', 'B', 20, 10), dino('coelophysis', 'T', 30, 10));
    expect(hidden(game)).toBe('B');
    const dead = scene({}, rifle('S', 10, 10), dino('triceratops', 'B', 20, 10), dino('coelophysis', 'T', 30, 10));
    (dead.state.dinosaurs.B as { alive: boolean }).alive = false;
    expect(hidden(dead)).toBeNull();
  });

  test('DW-R-37 the target does not hide itself, and DW-LOS-1 figures in contact see each other', () => {
    expect(hidden(scene({}, rifle('S', 10, 10), rex('T', 12.4, 10)))).toBeNull();
  });

  test("DW-R-38 a dinosaur on a hill blocks from the hill's top upwards", () => {
    const terrain = [ground('hill', [5, 0], [25, 30])];
    const high = scene(
      { terrain },
      rifle('S', 10, 10),
      dino('triceratops', 'B', 20, 10),
      dino('coelophysis', 'T', 24, 10),
    );
    expect(hidden(high)).toBe('B');
  });
});
