import type { Handle, Pointing } from '../model';
import { modelOf } from './board-model';
import type { DrawnTable, StripZone, TableMaker } from './contract';
import { pressKey } from './keys';
import { type Desk, NOTHING, type Selection, Shaper, zoneMark } from './shaper';
import {
  laid,
  middleOf,
  movedBy,
  ofKind,
  ofSize,
  pieceName,
  pieceOf,
  SNAP_CI,
  scaledBy,
  snapped,
  turnedBy,
  withCopy,
  withCorner,
  withNewCorner,
  withoutCorner,
  withoutPiece,
  withPiece,
  withZone,
} from './shaping';

interface Table extends DrawnTable {
  readonly campCi: number;
}

const CAMP: StripZone<Table> = {
  tone: 'blue',
  word: () => 'Camp',
  label: (depthCi) => `Camp ${depthCi}`,
  depthCi: ({ campCi }) => campCi,
  withDepth: (table, campCi) => ({ ...table, campCi }),
};

const MAKING: Pick<TableMaker<Table>, 'kinds' | 'limits' | 'zones'> = {
  kinds: [
    ['woods', 550, 450],
    ['hill', 700, 500],
    ['building', 400, 300],
    ['fence', 300, 0, 'line'],
    ['barn', 300, 300, 'box'],
  ],
  limits: { leastSideCi: 1200, mostSideCi: 36_000, mostPieces: 9, mostCornersOfPiece: 12, mostCorners: 100 },
  zones: [CAMP],
};

const BARE: Table = { name: '', widthCi: 7200, heightCi: 6000, campCi: 1200, terrain: [] };

function withWoods(): { readonly table: Table; readonly id: string } {
  const made = withPiece(MAKING, BARE, 'woods', { x: 3000, y: 3000 });
  if (made === null) throw new Error('No room');
  return made;
}

const outlineOf = (table: Table, id: string) => pieceOf(table, id)?.outline ?? [];
const corners = (table: Table) => table.terrain.flatMap(({ outline }) => outline);

function onTableAndSnapped(table: Table): void {
  for (const { x, y } of corners(table)) {
    expect([x % SNAP_CI, y % SNAP_CI]).toEqual([0, 0]);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(table.widthCi);
    expect(y).toBeLessThanOrEqual(table.heightCi);
  }
}

const title = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);

describe('shaping', () => {
  test('pieces are called by their kind, several of it by number', () => {
    const { table, id } = withWoods();
    expect(pieceName(table, id, title)).toBe('Woods');
    const two = withCopy(MAKING.limits, table, id);
    expect(two && pieceName(two.table, two.id, title)).toBe('Woods 2');
    expect(pieceName(table, 'hill-7', title)).toBe('A piece of terrain');
  });

  test('pieces get ids of their own, and there is an end to them', () => {
    let table = withWoods().table;
    table = withPiece(MAKING, table, 'woods', { x: 1000, y: 1000 })?.table ?? table;
    expect(table.terrain.map(({ id }) => id)).toEqual(['woods-1', 'woods-2']);
    const full = {
      ...BARE,
      terrain: Array.from({ length: MAKING.limits.mostPieces }, (_, i) => ({
        id: `w${i}`,
        kind: 'woods',
        outline: [],
      })),
    };
    expect(withPiece(MAKING, full, 'hill', { x: 0, y: 0 })).toBeNull();
    expect(withCopy(MAKING.limits, full, 'w1')).toBeNull();
    expect(withCopy(MAKING.limits, BARE, 'w1')).toBeNull();
  });

  test('a piece moves as far as the edges let it', () => {
    const { table, id } = withWoods();
    const moved = movedBy(table, id, 120, -80);
    expect(middleOf(outlineOf(moved, id))).toEqual({
      x: middleOf(outlineOf(table, id)).x + 100,
      y: middleOf(outlineOf(table, id)).y - 100,
    });
    const far = movedBy(table, id, 99_999, -99_999);
    expect(Math.max(...outlineOf(far, id).map(({ x }) => x))).toBe(7200);
    expect(Math.min(...outlineOf(far, id).map(({ y }) => y))).toBe(0);
  });

  test('corners are put, added and taken away; a triangle keeps its three', () => {
    const { table, id } = withWoods();
    expect(outlineOf(withCorner(table, { piece: id, index: 2 }, { x: 4021, y: 7777 }), id)[2]).toEqual({
      x: 4000,
      y: 6000,
    });
    const more = withNewCorner(MAKING, table, { piece: id, index: 0 }, { x: 3626, y: 3000 });
    expect(outlineOf(more, id)).toHaveLength(9);
    expect(outlineOf(more, id)[1]).toEqual({ x: 3650, y: 3000 });
    let less = table;
    for (let i = 0; i < 10; i++) less = withoutCorner(MAKING, less, { piece: id, index: 0 });
    expect(outlineOf(less, id)).toHaveLength(3);
    let many = table;
    for (let i = 0; i < 100; i++) many = withNewCorner(MAKING, many, { piece: id, index: 0 }, { x: i * 50, y: 0 });
    expect(outlineOf(many, id)).toHaveLength(MAKING.limits.mostCornersOfPiece);
  });

  test('a piece grows, shrinks to an inch at least, and turns full circle', () => {
    const { table, id } = withWoods();
    const width = (of: Table) => {
      const xs = outlineOf(of, id).map(({ x }) => x);
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(width(scaledBy(table, id, 2))).toBeGreaterThan(1.8 * width(table));
    let small = table;
    for (let i = 0; i < 100; i++) small = scaledBy(small, id, 0.8);
    expect(width(small)).toBeGreaterThanOrEqual(100);
    onTableAndSnapped(scaledBy(table, id, 50));
    const turned = turnedBy(turnedBy(table, id, 90), id, -90);
    expect(Math.abs(width(turned) - width(table))).toBeLessThanOrEqual(2 * SNAP_CI);
    expect(turnedBy(table, id, 90)).not.toEqual(table);
  });

  test('a line has two ends and no inside, a box keeps its four corners', () => {
    const fence = withPiece(MAKING, BARE, 'fence', { x: 3000, y: 3000 });
    const barn = withPiece(MAKING, BARE, 'barn', { x: 3000, y: 3000 });
    if (fence === null || barn === null) throw new Error('No room');
    const ends = [
      { x: 2700, y: 3000 },
      { x: 3300, y: 3000 },
    ];
    expect(outlineOf(fence.table, fence.id)).toEqual(ends);
    const edge = { piece: fence.id, index: 0 };
    expect(withoutCorner(MAKING, fence.table, edge)).toEqual(fence.table);
    const bent = withNewCorner(MAKING, fence.table, edge, { x: 3000, y: 3500 });
    expect(outlineOf(bent, fence.id)).toHaveLength(3);
    expect(withoutCorner(MAKING, bent, { ...edge, index: 1 })).toEqual(fence.table);
    expect(outlineOf(scaledBy(fence.table, fence.id, 2), fence.id)[1]).toEqual({ x: 3600, y: 3000 });
    expect(withNewCorner(MAKING, barn.table, { piece: barn.id, index: 0 }, { x: 3000, y: 2000 })).toEqual(barn.table);
    expect(withoutCorner(MAKING, barn.table, { piece: barn.id, index: 0 })).toEqual(barn.table);
    // A kind of another form gets its usual shape.
    expect(outlineOf(ofKind(MAKING, barn.table, barn.id, 'fence'), barn.id)).toEqual(ends);
    expect(outlineOf(ofKind(MAKING, fence.table, fence.id, 'woods'), fence.id)).toHaveLength(8);
    const scene = modelOf({ ...MAKING, marks: () => [] }, fence.table, { piece: fence.id, corner: null }, new Set());
    expect(scene.table.terrain).toMatchObject([{ kind: 'fence', line: true }]);
    expect(scene.marks?.at(-1)).toMatchObject({ type: 'shape', form: 'line' });
  });

  test('a piece changes its kind, is doubled, laid under others, taken away', () => {
    const { table, id } = withWoods();
    expect(pieceOf(ofKind(MAKING, table, id, 'swamp'), id)?.kind).toBe('swamp');
    const copy = withCopy(MAKING.limits, table, id);
    expect(copy?.id).toBe('woods-2');
    expect(copy?.table.terrain).toHaveLength(2);
    expect(copy && outlineOf(copy.table, 'woods-2')).not.toEqual(outlineOf(table, id));
    const order = (of: Table | undefined) => of?.terrain.map((piece) => piece.id);
    expect(order(copy?.table && laid(copy.table, 'woods-2', 'bottom'))).toEqual(['woods-2', 'woods-1']);
    expect(order(copy?.table && laid(copy.table, 'woods-1', 'top'))).toEqual(['woods-2', 'woods-1']);
    expect(laid(table, 'nothing', 'top')).toBe(table);
    expect(withoutPiece(table, id).terrain).toEqual([]);
  });

  test('a table of another size takes its terrain along and keeps within bounds', () => {
    const { table } = withWoods();
    const small = ofSize(MAKING, { ...table, campCi: 2800 }, 4800, 4800);
    onTableAndSnapped(small);
    expect(small).toMatchObject({ widthCi: 4800, heightCi: 4800, campCi: 2400 });
    expect(small.terrain).toHaveLength(1);
    expect(ofSize(MAKING, BARE, 1, 1e9)).toMatchObject({ widthCi: 1200, heightCi: 36_000 });
    expect(withZone(CAMP, BARE, 99_999).campCi).toBe(3000);
    expect(withZone(CAMP, BARE, -4).campCi).toBe(100);
    expect(snapped(74)).toBe(50);
  });
});

/** A table on the screen that records its changes. */
class Bench implements Desk<Table> {
  readonly maker = MAKING;
  readonly labels: (string | null)[] = [];
  settled = 0;
  constructor(
    public table: Table,
    public selection: Selection = NOTHING,
  ) {}
  readonly select = (selection: Selection) => {
    this.selection = selection;
  };
  readonly change = (table: Table, label: string | null) => {
    this.table = table;
    this.labels.push(label);
  };
  readonly settle = () => {
    this.settled++;
  };
}

type Told = Partial<Omit<Pointing, 'type' | 'at'>>;
const point = (type: Pointing['type'], x: number, y: number, told: Told = {}): Pointing => ({
  type,
  at: { x, y },
  figure: null,
  dragging: type === 'move' || type === 'up',
  pointer: 'mouse',
  ...told,
});

describe('the pointer', () => {
  const drag = (shaper: Shaper<Table>, desk: Bench, from: Told, [x, y]: readonly [number, number]) => {
    expect(shaper.point(point('down', 3000, 3000, from), desk)).toBe(true);
    for (const part of [0.5, 1]) shaper.point(point('move', 3000 + x * part, 3000 + y * part, from), desk);
    shaper.point(point('up', 3000 + x, 3000 + y, from), desk);
  };

  test('a tap selects, a tap beside deselects', () => {
    const { table, id } = withWoods();
    const desk = new Bench(table);
    const shaper = new Shaper<Table>();
    shaper.point(point('down', 3000, 3000, { terrain: id }), desk);
    shaper.point(point('tap', 3000, 3000, { terrain: id }), desk);
    expect(desk.selection).toEqual({ piece: id, corner: null });
    expect(shaper.point(point('down', 10, 10), desk)).toBe(false);
    shaper.point(point('tap', 10, 10), desk);
    expect(desk.selection).toEqual(NOTHING);
    expect(desk.labels).toEqual([]);
  });

  test('a mouse drags any piece, a finger only the selected one', () => {
    const { table, id } = withWoods();
    const desk = new Bench(table);
    drag(new Shaper<Table>(), desk, { terrain: id }, [500, 0]);
    expect(desk.table).toEqual(movedBy(table, id, 500, 0));
    expect(desk.selection.piece).toBe(id);
    expect(new Set(desk.labels).size).toBe(1);
    expect(desk.settled).toBe(1);
    const finger = new Bench(table);
    expect(new Shaper<Table>().point(point('down', 0, 0, { terrain: id, pointer: 'touch' }), finger)).toBe(false);
    finger.select({ piece: id, corner: null });
    expect(new Shaper<Table>().point(point('down', 0, 0, { terrain: id, pointer: 'touch' }), finger)).toBe(true);
  });

  test('two drags are two steps', () => {
    const { table, id } = withWoods();
    const desk = new Bench(table);
    const shaper = new Shaper<Table>();
    drag(shaper, desk, { terrain: id }, [500, 0]);
    drag(shaper, desk, { terrain: id }, [0, 500]);
    expect(new Set(desk.labels).size).toBe(2);
  });

  const handle = (type: 'corner' | 'edge' | 'remove-corner', index: number, piece = 'woods-1'): Handle => ({
    type,
    piece,
    index,
  });

  test('handles shape: corners move, edges give new corners, the cross takes one away', () => {
    const { table, id } = withWoods();
    const desk = new Bench(table, { piece: id, corner: null });
    const shaper = new Shaper<Table>();
    drag(shaper, desk, { handle: handle('corner', 3) }, [100, 100]);
    expect(outlineOf(desk.table, id)[3]).toEqual({ x: 3100, y: 3100 });
    expect(desk.selection).toEqual({ piece: id, corner: 3 });
    drag(shaper, desk, { handle: handle('edge', 3) }, [200, 200]);
    expect(outlineOf(desk.table, id)).toHaveLength(9);
    expect(desk.selection).toEqual({ piece: id, corner: 4 });
    shaper.point(point('down', 0, 0, { handle: handle('remove-corner', 4) }), desk);
    shaper.point(point('tap', 0, 0, { handle: handle('remove-corner', 4) }), desk);
    expect(outlineOf(desk.table, id)).toHaveLength(8);
    expect(desk.selection).toEqual({ piece: id, corner: null });
    shaper.point(point('down', 0, 0, { handle: handle('corner', 1) }), desk);
    shaper.point(point('tap', 0, 0, { handle: handle('corner', 1) }), desk);
    expect(desk.selection.corner).toBe(1);
    shaper.point(point('down', 0, 0, { handle: handle('edge', 1) }), desk);
    shaper.point(point('tap', 3000, 3000, { handle: handle('edge', 1) }), desk);
    expect(desk.selection.corner).toBe(2);
    drag(shaper, desk, { handle: { type: 'middle', piece: id } }, [-100, 0]);
    expect(desk.selection.corner).toBe(2);
  });

  test('the zone grows with its corner', () => {
    const desk = new Bench(BARE);
    drag(new Shaper<Table>(), desk, { handle: handle('corner', 2, zoneMark(0)) }, [0, -1000]);
    expect(desk.table.campCi).toBe(2000);
  });

  test('a drag that becomes a pinch is undone', () => {
    const { table, id } = withWoods();
    const desk = new Bench(table);
    const shaper = new Shaper<Table>();
    shaper.point(point('down', 3000, 3000, { terrain: id }), desk);
    shaper.point(point('move', 4000, 3000, { terrain: id }), desk);
    expect(desk.table).not.toEqual(table);
    shaper.point(point('cancel', 4000, 3000), desk);
    expect(desk.table).toBe(table);
    expect(shaper.point(point('hover', 1, 1), desk)).toBe(false);
  });
});

describe('keys', () => {
  const press = (desk: Bench, key: string, shiftKey = false) => pressKey({ key, shiftKey }, desk);

  test('N goes through the pieces from left to right, Shift+N back', () => {
    const table = ['hill', 'woods', 'building'].reduce(
      (made, kind, i) => withPiece(MAKING, made, kind, { x: 5000 - i * 1500, y: 3000 })?.table ?? made,
      BARE,
    );
    const desk = new Bench(table);
    const seen: (string | null)[] = [];
    for (let i = 0; i < table.terrain.length; i++) {
      expect(press(desk, 'n')).toBe(true);
      seen.push(desk.selection.piece);
    }
    expect(new Set(seen).size).toBe(table.terrain.length);
    press(desk, 'N', true);
    expect(desk.selection.piece).toBe(seen.at(-2));
    expect(press(new Bench(BARE), 'n')).toBe(false);
    expect(press(new Bench(table), 'ArrowLeft')).toBe(false);
  });

  test('arrows move the piece by half an inch, with Shift by three, or its corner', () => {
    const { table, id } = withWoods();
    const desk = new Bench(table, { piece: id, corner: null });
    press(desk, 'ArrowUp');
    expect(desk.table).toEqual(movedBy(table, id, 0, 50));
    press(desk, 'ArrowRight', true);
    expect(desk.table).toEqual(movedBy(table, id, 300, 50));
    expect(new Set(desk.labels).size).toBe(1);
    press(desk, 'c');
    expect(desk.selection.corner).toBe(0);
    press(desk, 'C', true);
    expect(desk.selection.corner).toBe(7);
    const before = outlineOf(desk.table, id)[7];
    press(desk, 'ArrowLeft');
    expect(outlineOf(desk.table, id)[7]).toEqual({ x: (before?.x ?? 0) - 50, y: before?.y });
  });

  test('Escape deselects; Delete removes; plus, minus, R and D scale, turn and copy', () => {
    const { table, id } = withWoods();
    const desk = new Bench(table, { piece: id, corner: 2 });
    press(desk, 'Delete');
    expect(outlineOf(desk.table, id)).toHaveLength(7);
    expect(desk.selection).toEqual({ piece: id, corner: null });
    desk.select({ piece: id, corner: 1 });
    press(desk, 'Escape');
    expect(desk.selection).toEqual({ piece: id, corner: null });
    for (const key of ['+', '-', 'r']) expect(press(desk, key)).toBe(true);
    press(desk, 'd');
    expect(desk.table.terrain).toHaveLength(2);
    expect(desk.selection.piece).toBe('woods-2');
    press(desk, 'Delete');
    expect(desk.table.terrain).toHaveLength(1);
    expect(desk.selection).toEqual(NOTHING);
    desk.select({ piece: id, corner: null });
    press(desk, 'Escape');
    expect(desk.selection).toEqual(NOTHING);
    expect(press(desk, 'x')).toBe(false);
  });
});

test('the board shows the zone, the selected piece, and what is wrong with it', () => {
  const { table, id } = withWoods();
  expect(modelOf(MAKING, table, NOTHING, new Set()).marks?.map(({ type }) => type)).toEqual(['zone']);
  const [, shape] = modelOf(MAKING, table, { piece: id, corner: 2 }, new Set([id])).marks ?? [];
  expect(shape).toMatchObject({ type: 'shape', piece: id, corner: 2, legal: false });
});
