import { TERRAIN } from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';
import { insideOutline } from '@dwo/kits/miniatures/shapes';
import { terrainPicture } from '@dwo/kits/miniatures/terrain';
import { pieceOf } from '@dwo/kits/miniatures/terrain/piece';
import { hiddenBy, treeKind, treePicture, treePlaces } from '@dwo/kits/miniatures/terrain/woods';

const outline: readonly Point[] = [
  { x: 1000, y: 1000 },
  { x: 2200, y: 900 },
  { x: 2400, y: 1700 },
  { x: 1500, y: 2100 },
  { x: 900, y: 1600 },
];

const kinds = [...Object.keys(TERRAIN), 'something new'];

const TABLE = { widthCi: 6000, heightCi: 4800 };

describe('terrain', () => {
  test.each(kinds)('%s has a drawing of its own size and place', (kind) => {
    const piece = pieceOf({ id: 't1', kind, outline, label: 'Here 4"' }, TABLE);
    const picture = terrainPicture(piece);
    expect(picture.markup.length).toBeGreaterThan(100);
    expect(picture.markup).not.toMatch(/NaN|undefined|Infinity/);
    expect(picture.width).toBeCloseTo(1500 * 0.17 + 68);
    expect(piece.left).toBeCloseTo(900 * 0.17 - 34);
    expect(piece.top).toBeCloseTo((4800 - 2100) * 0.17 - 34);
  });

  test('every kind looks different', () => {
    const drawings = kinds.map((kind) => terrainPicture(pieceOf({ id: 't1', kind, outline }, TABLE)).markup);
    expect(new Set(drawings).size).toBeGreaterThanOrEqual(kinds.length - 1);
  });

  test('a piece at the edge of the table ends there', () => {
    const over = outline.map(({ x, y }) => ({ x: x - 900, y }));
    const [inside, edge] = [outline, over].map((each) =>
      pieceOf({ id: 'w', kind: 'shallow_water', outline: each }, TABLE),
    );
    expect(inside?.clip).toBeNull();
    expect(edge?.clip).toMatchObject({ left: 34, top: 0 });
    if (!inside || !edge) throw new Error('no piece');
    expect(terrainPicture(edge).markup).toContain('url(#table)');
    expect(terrainPicture(edge).key).not.toBe(terrainPicture(inside).key);
  });

  test('the same piece is drawn the same each time', () => {
    const draw = () => terrainPicture(pieceOf({ id: 'b7', kind: 'broken', outline }, TABLE)).markup;
    expect(draw()).toBe(draw());
  });

  test('trees stand inside the stitch, back to front', () => {
    const piece = pieceOf({ id: 'w1', kind: 'woods', outline }, TABLE);
    const trees = treePlaces(piece);
    expect(trees.length).toBeGreaterThan(3);
    trees.forEach((tree, i) => {
      expect(insideOutline(piece.outline, tree.x, tree.y)).toBe(true);
      if (i > 0) expect(tree.y).toBeGreaterThanOrEqual(trees[i - 1]?.y ?? 0);
    });
    expect(treePicture(treeKind(piece)).markup).not.toMatch(/NaN/);
  });

  test('a tree hides a figure behind it, not one in front of it or beside it', () => {
    const box = { left: 80, top: 20, right: 120, bottom: 100 };
    expect(hiddenBy(box, 100, { x: 100, y: 70 })).toBe(true);
    expect(hiddenBy(box, 100, { x: 100, y: 101 })).toBe(false);
    expect(hiddenBy(box, 100, { x: 140, y: 70 })).toBe(false);
  });
});
