import { FIRST_GROUNDS, READY_GROUNDS, SCENARIO_GROUNDS } from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';
import { REFERENCE_SCALE } from '@dwo/kits/miniatures/camera';
import { edgeDistance } from '@dwo/kits/miniatures/shapes';
import { drivenAlong } from '@dwo/kits/miniatures/terrain/open';
import { isMade, type Piece, pieceOf } from '@dwo/kits/miniatures/terrain/piece';
import { isAlongEdge, MOST_DRIFT } from '@dwo/kits/miniatures/terrain/soft';

const grounds = [...FIRST_GROUNDS, ...READY_GROUNDS, ...Object.values(SCENARIO_GROUNDS)];
const pieces = grounds.flatMap((ground) =>
  ground.terrain.map((terrain) => {
    const piece = pieceOf(terrain, ground);
    const rules = terrain.outline.map(({ x, y }) => ({
      x: x * REFERENCE_SCALE - piece.left,
      y: (ground.heightCi - y) * REFERENCE_SCALE - piece.top,
    }));
    return { name: `${ground.name}: ${terrain.id}`, piece, rules };
  }),
);
const grown = pieces.filter(({ piece }) => !isMade(piece.kind));

function farthest(from: readonly Point[], to: readonly Point[]): number {
  return Math.max(...from.map(({ x, y }) => edgeDistance(to, x, y)));
}

/** Degrees of the sharpest turn in an outline at a corner that is not on the table's edge. */
function sharpest({ outline, table }: Piece): number {
  const turns = outline.map((p, i) => {
    const before = outline.at(i - 1) ?? p;
    const after = outline[(i + 1) % outline.length] ?? p;
    if (isAlongEdge(p, p, table)) return 0;
    const turn = Math.atan2(after.y - p.y, after.x - p.x) - Math.atan2(p.y - before.y, p.x - before.x);
    return Math.abs((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI);
  });
  return Math.max(...turns);
}

describe('natural terrain on a ready-made table', () => {
  test.each(grown)('$name is drawn within 0.5" of the edge that counts', ({ piece, rules }) => {
    expect(MOST_DRIFT).toBeCloseTo(0.5 * 17);
    expect(farthest(piece.outline, rules)).toBeLessThanOrEqual(MOST_DRIFT + 1e-6);
    expect(farthest(rules, piece.outline)).toBeLessThanOrEqual(MOST_DRIFT + 1e-6);
  });

  test.each(grown)('$name has bends instead of corners', ({ piece }) => {
    expect(sharpest(piece)).toBeLessThan(40);
  });

  test('buildings keep their corners', () => {
    const built = pieces.filter(({ piece }) => isMade(piece.kind));
    for (const { piece, rules } of built) expect(farthest(rules, piece.outline)).toBeLessThan(1e-6);
  });

  test('sea and surf that share a shore meet on one line', () => {
    for (const name of ['Landing beach', 'Cove']) {
      const [sea, surf] = ['deep-sea', 'surf'].map(
        (id) => pieces.find((each) => each.name === `${name}: ${id}`)?.piece,
      );
      if (!sea || !surf) throw new Error(`No sea at ${name}`);
      const placed = ({ outline, left, top }: Piece) => outline.map(({ x, y }) => ({ x: x + left, y: y + top }));
      const shore = placed(sea).filter(
        (p) =>
          !isAlongEdge(p, p, {
            left: 0,
            top: 0,
            right: sea.table.right + sea.left,
            bottom: sea.table.bottom + sea.top,
          }),
      );
      expect(farthest(shore, placed(surf))).toBeLessThan(0.5);
    }
  });
});

describe('roads', () => {
  const ways = (name: string) => drivenAlong(pieces.find((each) => each.name === name)?.piece as Piece);

  test('the ruts of a runway and a taxiway run out at both ends', () => {
    for (const name of ['Ruined airfield: runway', 'Ruined airfield: taxiway']) {
      expect(ways(name).map((way) => way.length)).toEqual([2, 2]);
    }
  });

  test('the ruts of a crossing turn its four corners', () => {
    expect(ways('Maple Street: maple-street').map((way) => way.length)).toEqual([3, 3, 3, 3]);
  });

  test('a clearing with no ends is worn all round', () => {
    const outline = [0, 1, 2, 3, 4].map((i) => ({
      x: 2000 + 900 * Math.cos(i * 1.2566),
      y: 2000 + 900 * Math.sin(i * 1.2566),
    }));
    const piece = pieceOf({ id: 'c', kind: 'open', outline }, { widthCi: 6000, heightCi: 4800 });
    expect(drivenAlong(piece).map((way) => way.length)).toEqual([6]);
  });
});
