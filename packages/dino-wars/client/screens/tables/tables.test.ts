import { checkGround, type Ground, PARAMETERS, READY_GROUNDS, TERRAIN_KINDS } from '@dwo/dino-wars';
import type { Handle, Pointing } from '@dwo/kits/miniatures/model';
import { modelOf } from './board-model';
import { pressKey } from './keys';
import { type Desk, NOTHING, type Selection, Shaper, ZONE } from './shaper';
import {
  laid,
  MOST_SIDE_CI,
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

const BARE: Ground = { name: '', widthCi: 7200, heightCi: 6000, armyZoneCi: 1200, terrain: [] };

function withWoods(): { readonly ground: Ground; readonly id: string } {
  const made = withPiece(BARE, 'woods', { x: 3000, y: 3000 });
  if (made === null) throw new Error('No room');
  return made;
}

const outlineOf = (ground: Ground, id: string) => pieceOf(ground, id)?.outline ?? [];
const corners = (ground: Ground) => ground.terrain.flatMap(({ outline }) => outline);

function onTableAndSnapped(ground: Ground): void {
  for (const { x, y } of corners(ground)) {
    expect([x % SNAP_CI, y % SNAP_CI]).toEqual([0, 0]);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(ground.widthCi);
    expect(y).toBeLessThanOrEqual(ground.heightCi);
  }
}

describe('shaping', () => {
  test('pieces are called by their kind, several of it by number', () => {
    const { ground, id } = withWoods();
    expect(pieceName(ground, id)).toBe('Woods');
    const two = withCopy(ground, id);
    expect(two && pieceName(two.ground, two.id)).toBe('Woods 2');
    expect(pieceName(ground, 'hill-7')).toBe('A piece of terrain');
  });

  test.each(TERRAIN_KINDS)('DW-R-10 a new piece of %s is proper, wherever it is put', (kind) => {
    for (const at of [
      { x: 3600, y: 3000 },
      { x: 0, y: 0 },
      { x: 9999, y: -50 },
    ]) {
      const made = withPiece(BARE, kind, at);
      expect(made?.id).toBe(`${kind.replace('_', '-')}-1`);
      if (made !== null) {
        expect(checkGround(made.ground)).toEqual([]);
        onTableAndSnapped(made.ground);
      }
    }
  });

  test('pieces get ids of their own, and there is an end to them', () => {
    let ground = withWoods().ground;
    ground = withPiece(ground, 'woods', { x: 1000, y: 1000 })?.ground ?? ground;
    expect(ground.terrain.map(({ id }) => id)).toEqual(['woods-1', 'woods-2']);
    const full = {
      ...BARE,
      terrain: Array.from({ length: PARAMETERS.mostTerrain }, (_, i) => ({
        id: `w${i}`,
        kind: 'woods' as const,
        outline: [],
      })),
    };
    expect(withPiece(full, 'hill', { x: 0, y: 0 })).toBeNull();
    expect(withCopy(full, 'w1')).toBeNull();
    expect(withCopy(BARE, 'w1')).toBeNull();
  });

  test('a piece moves as far as the edges let it', () => {
    const { ground, id } = withWoods();
    const moved = movedBy(ground, id, 120, -80);
    expect(middleOf(outlineOf(moved, id))).toEqual({
      x: middleOf(outlineOf(ground, id)).x + 100,
      y: middleOf(outlineOf(ground, id)).y - 100,
    });
    const far = movedBy(ground, id, 99_999, -99_999);
    expect(Math.max(...outlineOf(far, id).map(({ x }) => x))).toBe(7200);
    expect(Math.min(...outlineOf(far, id).map(({ y }) => y))).toBe(0);
  });

  test('corners are put, added and taken away; a triangle keeps its three', () => {
    const { ground, id } = withWoods();
    expect(outlineOf(withCorner(ground, id, 2, { x: 4021, y: 7777 }), id)[2]).toEqual({ x: 4000, y: 6000 });
    const more = withNewCorner(ground, id, 0, { x: 3626, y: 3000 });
    expect(outlineOf(more, id)).toHaveLength(9);
    expect(outlineOf(more, id)[1]).toEqual({ x: 3650, y: 3000 });
    let less = ground;
    for (let i = 0; i < 10; i++) less = withoutCorner(less, id, 0);
    expect(outlineOf(less, id)).toHaveLength(3);
    let many = ground;
    for (let i = 0; i < 100; i++) many = withNewCorner(many, id, 0, { x: i * 50, y: 0 });
    expect(outlineOf(many, id)).toHaveLength(PARAMETERS.mostOutlineCorners);
  });

  test('a piece grows, shrinks to an inch at least, and turns full circle', () => {
    const { ground, id } = withWoods();
    const width = (of: Ground) => {
      const xs = outlineOf(of, id).map(({ x }) => x);
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(width(scaledBy(ground, id, 2))).toBeGreaterThan(1.8 * width(ground));
    let small = ground;
    for (let i = 0; i < 100; i++) small = scaledBy(small, id, 0.8);
    expect(width(small)).toBeGreaterThanOrEqual(100);
    onTableAndSnapped(scaledBy(ground, id, 50));
    const turned = turnedBy(turnedBy(ground, id, 90), id, -90);
    expect(Math.abs(width(turned) - width(ground))).toBeLessThanOrEqual(2 * SNAP_CI);
    expect(turnedBy(ground, id, 90)).not.toEqual(ground);
  });

  test('a piece changes its kind, is doubled, laid under others, taken away', () => {
    const { ground, id } = withWoods();
    expect(pieceOf(ofKind(ground, id, 'swamp'), id)?.kind).toBe('swamp');
    const copy = withCopy(ground, id);
    expect(copy?.id).toBe('woods-2');
    expect(copy?.ground.terrain).toHaveLength(2);
    expect(copy && outlineOf(copy.ground, 'woods-2')).not.toEqual(outlineOf(ground, id));
    const order = (of: Ground | undefined) => of?.terrain.map((piece) => piece.id);
    expect(order(copy?.ground && laid(copy.ground, 'woods-2', 'bottom'))).toEqual(['woods-2', 'woods-1']);
    expect(order(copy?.ground && laid(copy.ground, 'woods-1', 'top'))).toEqual(['woods-2', 'woods-1']);
    expect(laid(ground, 'nothing', 'top')).toBe(ground);
    expect(withoutPiece(ground, id).terrain).toEqual([]);
  });

  test('DW-R-1 a table of another size takes its terrain along and keeps within bounds', () => {
    for (const ground of READY_GROUNDS) {
      const small = ofSize(ground, 4800, 4800);
      onTableAndSnapped(small);
      expect(small).toMatchObject({ widthCi: 4800, heightCi: 4800 });
      expect(small.terrain).toHaveLength(ground.terrain.length);
    }
    expect(ofSize(BARE, 1, 1e9)).toMatchObject({ widthCi: PARAMETERS.leastTableCi, heightCi: MOST_SIDE_CI });
    expect(checkGround(ofSize(BARE, 1, 1))).toEqual([]);
    expect(withZone(BARE, 99_999).armyZoneCi).toBe(3000);
    expect(withZone(BARE, -4).armyZoneCi).toBe(100);
    expect(snapped(74)).toBe(50);
  });
});

/** A table on the screen that records its changes. */
class Bench implements Desk {
  readonly labels: (string | null)[] = [];
  settled = 0;
  constructor(
    public ground: Ground,
    public selection: Selection = NOTHING,
  ) {}
  readonly select = (selection: Selection) => {
    this.selection = selection;
  };
  readonly change = (ground: Ground, label: string | null) => {
    this.ground = ground;
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
  const drag = (shaper: Shaper, desk: Bench, from: Told, [x, y]: readonly [number, number]) => {
    expect(shaper.point(point('down', 3000, 3000, from), desk)).toBe(true);
    for (const part of [0.5, 1]) shaper.point(point('move', 3000 + x * part, 3000 + y * part, from), desk);
    shaper.point(point('up', 3000 + x, 3000 + y, from), desk);
  };

  test('a tap selects, a tap beside deselects', () => {
    const { ground, id } = withWoods();
    const desk = new Bench(ground);
    const shaper = new Shaper();
    shaper.point(point('down', 3000, 3000, { terrain: id }), desk);
    shaper.point(point('tap', 3000, 3000, { terrain: id }), desk);
    expect(desk.selection).toEqual({ piece: id, corner: null });
    expect(shaper.point(point('down', 10, 10), desk)).toBe(false);
    shaper.point(point('tap', 10, 10), desk);
    expect(desk.selection).toEqual(NOTHING);
    expect(desk.labels).toEqual([]);
  });

  test('a mouse drags any piece, a finger only the selected one', () => {
    const { ground, id } = withWoods();
    const desk = new Bench(ground);
    drag(new Shaper(), desk, { terrain: id }, [500, 0]);
    expect(desk.ground).toEqual(movedBy(ground, id, 500, 0));
    expect(desk.selection.piece).toBe(id);
    expect(new Set(desk.labels).size).toBe(1);
    expect(desk.settled).toBe(1);
    const finger = new Bench(ground);
    expect(new Shaper().point(point('down', 0, 0, { terrain: id, pointer: 'touch' }), finger)).toBe(false);
    finger.select({ piece: id, corner: null });
    expect(new Shaper().point(point('down', 0, 0, { terrain: id, pointer: 'touch' }), finger)).toBe(true);
  });

  test('two drags are two steps', () => {
    const { ground, id } = withWoods();
    const desk = new Bench(ground);
    const shaper = new Shaper();
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
    const { ground, id } = withWoods();
    const desk = new Bench(ground, { piece: id, corner: null });
    const shaper = new Shaper();
    drag(shaper, desk, { handle: handle('corner', 3) }, [100, 100]);
    expect(outlineOf(desk.ground, id)[3]).toEqual({ x: 3100, y: 3100 });
    expect(desk.selection).toEqual({ piece: id, corner: 3 });
    drag(shaper, desk, { handle: handle('edge', 3) }, [200, 200]);
    expect(outlineOf(desk.ground, id)).toHaveLength(9);
    expect(desk.selection).toEqual({ piece: id, corner: 4 });
    shaper.point(point('down', 0, 0, { handle: handle('remove-corner', 4) }), desk);
    shaper.point(point('tap', 0, 0, { handle: handle('remove-corner', 4) }), desk);
    expect(outlineOf(desk.ground, id)).toHaveLength(8);
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
    drag(new Shaper(), desk, { handle: handle('corner', 2, ZONE) }, [0, -1000]);
    expect(desk.ground.armyZoneCi).toBe(2000);
  });

  test('a drag that becomes a pinch is undone', () => {
    const { ground, id } = withWoods();
    const desk = new Bench(ground);
    const shaper = new Shaper();
    shaper.point(point('down', 3000, 3000, { terrain: id }), desk);
    shaper.point(point('move', 4000, 3000, { terrain: id }), desk);
    expect(desk.ground).not.toEqual(ground);
    shaper.point(point('cancel', 4000, 3000), desk);
    expect(desk.ground).toBe(ground);
    expect(shaper.point(point('hover', 1, 1), desk)).toBe(false);
  });
});

describe('keys', () => {
  const press = (desk: Bench, key: string, shiftKey = false) => pressKey({ key, shiftKey }, desk);

  test('N goes through the pieces from left to right, Shift+N back', () => {
    const ground = READY_GROUNDS[0] as Ground;
    const desk = new Bench(ground);
    const seen: (string | null)[] = [];
    for (let i = 0; i < ground.terrain.length; i++) {
      expect(press(desk, 'n')).toBe(true);
      seen.push(desk.selection.piece);
    }
    expect(new Set(seen).size).toBe(ground.terrain.length);
    press(desk, 'N', true);
    expect(desk.selection.piece).toBe(seen.at(-2));
    expect(press(new Bench(BARE), 'n')).toBe(false);
    expect(press(new Bench(ground), 'ArrowLeft')).toBe(false);
  });

  test('arrows move the piece by half an inch, with Shift by three, or its corner', () => {
    const { ground, id } = withWoods();
    const desk = new Bench(ground, { piece: id, corner: null });
    press(desk, 'ArrowUp');
    expect(desk.ground).toEqual(movedBy(ground, id, 0, 50));
    press(desk, 'ArrowRight', true);
    expect(desk.ground).toEqual(movedBy(ground, id, 300, 50));
    expect(new Set(desk.labels).size).toBe(1);
    press(desk, 'c');
    expect(desk.selection.corner).toBe(0);
    press(desk, 'C', true);
    expect(desk.selection.corner).toBe(7);
    const before = outlineOf(desk.ground, id)[7];
    press(desk, 'ArrowLeft');
    expect(outlineOf(desk.ground, id)[7]).toEqual({ x: (before?.x ?? 0) - 50, y: before?.y });
  });

  test('Escape deselects; Delete removes; plus, minus, R and D scale, turn and copy', () => {
    const { ground, id } = withWoods();
    const desk = new Bench(ground, { piece: id, corner: 2 });
    press(desk, 'Delete');
    expect(outlineOf(desk.ground, id)).toHaveLength(7);
    expect(desk.selection).toEqual({ piece: id, corner: null });
    desk.select({ piece: id, corner: 1 });
    press(desk, 'Escape');
    expect(desk.selection).toEqual({ piece: id, corner: null });
    for (const key of ['+', '-', 'r']) expect(press(desk, key)).toBe(true);
    press(desk, 'd');
    expect(desk.ground.terrain).toHaveLength(2);
    expect(desk.selection.piece).toBe('woods-2');
    press(desk, 'Delete');
    expect(desk.ground.terrain).toHaveLength(1);
    expect(desk.selection).toEqual(NOTHING);
    desk.select({ piece: id, corner: null });
    press(desk, 'Escape');
    expect(desk.selection).toEqual(NOTHING);
    expect(press(desk, 'x')).toBe(false);
  });
});

test('the board shows the zone, the selected piece, and what is wrong with it', () => {
  const { ground, id } = withWoods();
  expect(modelOf(ground, NOTHING, new Set()).marks?.map(({ type }) => type)).toEqual(['zone']);
  const [, shape] = modelOf(ground, { piece: id, corner: 2 }, new Set([id])).marks ?? [];
  expect(shape).toMatchObject({ type: 'shape', piece: id, corner: 2, legal: false });
});
