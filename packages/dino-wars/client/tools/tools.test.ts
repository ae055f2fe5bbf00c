import { intentOf } from './plan';
import { Hand, tableWith } from './testing/table';

const HERE = { x: 1000, y: 1000 };

function moveTable() {
  return tableWith(
    [
      { id: 's1', at: { x: 1000, y: 2000 } },
      { id: 's2', at: { x: 3000, y: 2000 } },
    ],
    [
      { id: 'd1', at: HERE },
      { id: 'd2', at: { x: 2000, y: 1000 } },
    ],
    'dinosaur-movement',
  );
}

function fireTable() {
  return tableWith(
    [
      { id: 's1', at: { x: 1000, y: 1000 } },
      { id: 's2', at: { x: 1200, y: 1000 } },
    ],
    [
      { id: 'd1', at: { x: 1000, y: 2000 } },
      { id: 'd2', at: { x: 1700, y: 2000 } },
      { id: 'd3', at: { x: 1000, y: 4200 } },
    ],
    'regular-fire',
  );
}

describe('moving', () => {
  test('a drag with the mouse moves at once, and never farther than the allowance', async () => {
    const hand = new Hand(moveTable(), 1);
    expect(hand.point('down', HERE, 'd1')).toBe(true);
    expect(hand.selected).toBe('d1');
    hand.point('move', { x: 1000, y: 200 }, null);
    expect(hand.plan).toMatchObject({ kind: 'move', fixed: false, preview: { costCi: 800, refusal: null } });
    hand.point('up', { x: 3900, y: 200 });
    await hand.settle();
    expect(hand.sent).toHaveLength(1);
    expect(hand.state.dinosaurs.d1?.spentCi).toBeGreaterThan(1790);
    expect(hand.state.dinosaurs.d1?.spentCi).toBeLessThanOrEqual(1800);
  });

  test('a drag with the finger waits for a yes', async () => {
    const hand = new Hand(moveTable(), 1);
    hand.point('down', HERE, 'd1', 'touch');
    hand.point('move', { x: 1300, y: 600 }, null, 'touch');
    hand.point('up', { x: 1300, y: 600 }, null, 'touch');
    await hand.settle();
    expect(hand.sent).toEqual([]);
    expect(hand.plan).toMatchObject({ kind: 'move', fixed: true });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toMatchObject([{ type: 'move', figure: 'd1', path: [{ x: 1300, y: 600 }] }]);
  });

  test('a tap plans, a tap on its end goes; another tap only changes the plan', async () => {
    const hand = new Hand(moveTable(), 1);
    hand.tapFigure('d1');
    hand.tap({ x: 1500, y: 700 });
    hand.tap({ x: 500, y: 500 });
    expect(hand.sent).toEqual([]);
    hand.tap({ x: 520, y: 510 });
    await hand.settle();
    expect(hand.sent).toMatchObject([{ type: 'move', path: [{ x: 500, y: 500 }] }]);
  });

  test('a tap on the figure itself plans no short step, and says so; the tap that selects it says nothing', async () => {
    const hand = new Hand(moveTable(), 1);
    const beside = { x: HERE.x + 60, y: HERE.y };
    hand.tap(beside, 'd1');
    expect(hand.notice).toBeNull();
    await hand.settle();
    hand.tap(HERE, 'd1');
    expect(hand.notice).toBeNull();
    hand.tap(beside, 'd1');
    expect(hand.notice?.text).toMatch(/drag it/);
    expect(hand.sent).toEqual([]);
  });

  test('a path that only follows the pointer is no decision', async () => {
    const hand = new Hand(moveTable(), 1);
    hand.tapFigure('d1');
    hand.point('hover', { x: 1500, y: 700 });
    expect(hand.plan).toMatchObject({ kind: 'move', fixed: false, preview: { refusal: null } });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toEqual([]);
  });

  test('a path that only follows the pointer ends when the pointer leaves the table; one that is decided stays', () => {
    const hand = new Hand(moveTable(), 1);
    hand.tapFigure('d1');
    hand.point('hover', { x: 1500, y: 700 });
    hand.point('leave', { x: -1e6, y: -1e6 });
    expect(hand.plan).toMatchObject({ kind: 'move', fixed: false, preview: null });
    hand.tap({ x: 1500, y: 700 });
    hand.point('leave', { x: -1e6, y: -1e6 });
    expect(hand.plan).toMatchObject({ kind: 'move', fixed: true, preview: { refusal: null } });
  });

  test('a pinned corner stays a corner', async () => {
    const hand = new Hand(moveTable(), 1);
    hand.tapFigure('d1');
    hand.tap({ x: 1000, y: 500 });
    hand.toolbox.pin();
    hand.tap({ x: 500, y: 500 });
    expect(intentOf(hand.plan)).toMatchObject({
      path: [
        { x: 1000, y: 500 },
        { x: 500, y: 500 },
      ],
    });
    expect(hand.toolbox.cancel()).toBe(true);
    expect(intentOf(hand.plan)).toBeNull();
  });

  test('a pointer on an enemy means contact, and then the overrun lies ready', async () => {
    const hand = new Hand(moveTable(), 1);
    hand.tapFigure('d1');
    hand.tapFigure('s1');
    expect(hand.plan).toMatchObject({ kind: 'move', preview: { touches: ['s1'], intent: { stopAt: 's1' } } });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.plan).toMatchObject({ kind: 'overrun', figure: 'd1', target: 's1', refusal: null });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent.map((intent) => intent.type)).toEqual(['move', 'overrun']);
  });

  test('a blocked path leads round the obstacle', () => {
    const hand = new Hand(moveTable(), 1);
    hand.tapFigure('d1');
    hand.tap({ x: 2700, y: 1000 });
    expect(hand.plan).toMatchObject({ kind: 'move', preview: { refusal: null } });
    if (hand.plan.kind !== 'move') throw new Error('No plan');
    expect(hand.plan.preview?.points.length).toBeGreaterThan(2);
  });

  test('arrows go through the enemies, nearest first', () => {
    const hand = new Hand(moveTable(), 1);
    hand.toolbox.select('d1');
    hand.toolbox.arrow('right');
    expect(intentOf(hand.plan)).toMatchObject({ stopAt: 's1' });
    hand.toolbox.arrow('right');
    expect(intentOf(hand.plan)).toMatchObject({ figure: 'd1' });
    hand.toolbox.arrow('left');
    expect(intentOf(hand.plan)).toMatchObject({ stopAt: 's1' });
  });

  test('a pointer beyond the table means its edge', () => {
    const hand = new Hand(moveTable(), 1);
    hand.tapFigure('d1');
    hand.tap({ x: 1000, y: -300 });
    expect(hand.plan).toMatchObject({ preview: { refusal: null, costCi: 850 } });
  });

  test('a path that ends on a friend says which rule forbids it', async () => {
    const hand = new Hand(moveTable(), 1);
    hand.tapFigure('d1');
    hand.toolbox.goToPoint({ x: 2000, y: 1000 });
    expect(hand.plan).toMatchObject({ kind: 'move', preview: { refusal: { rule: 'DW-R-5' } } });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toEqual([]);
    expect(hand.notice).toMatchObject({ tone: 'refusal', rule: 'DW-R-5' });
  });
});

describe('facing', () => {
  test('keys turn, Enter asks, and then it is moving again', async () => {
    const hand = new Hand(moveTable(), 1);
    hand.toolbox.select('d1');
    hand.toolbox.face();
    hand.toolbox.turn(15);
    expect(hand.plan).toMatchObject({ kind: 'face', figure: 'd1', facing: 285 });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toEqual([{ type: 'face', figure: 'd1', facing: 285 }]);
    expect(hand.plan.kind).toBe('move');
  });

  test('the notch can be dragged', async () => {
    const hand = new Hand(moveTable(), 1);
    hand.toolbox.select('d1');
    expect(hand.point('down', { x: 1000, y: 790 }, 'd1')).toBe(true);
    hand.point('move', { x: 1900, y: 1000 });
    expect(hand.plan).toMatchObject({ kind: 'face', figure: 'd1', facing: 0 });
    hand.point('up', { x: 1900, y: 1000 });
    await hand.settle();
    expect(hand.sent).toEqual([{ type: 'face', figure: 'd1', facing: 0 }]);
  });

  test('Escape turns nothing', () => {
    const hand = new Hand(moveTable(), 1);
    hand.toolbox.select('d1');
    hand.toolbox.face();
    hand.toolbox.turn(-90);
    hand.toolbox.cancel();
    expect(hand.plan.kind).toBe('move');
    expect(hand.sent).toEqual([]);
  });
});

describe('aiming', () => {
  test('the odds are those of the referee, part by part', () => {
    const hand = new Hand(fireTable(), 0);
    hand.tapFigure('s1');
    hand.tapFigure('d1');
    expect(hand.plan).toMatchObject({ kind: 'aim', weapon: 'rifle', target: 'd1', refusal: null });
    if (hand.plan.kind !== 'aim') throw new Error('No aim');
    expect(hand.plan.odds).toMatchObject({ of36: 21, score: 7, damage: 1, autoOf36: 0 });
    expect(hand.plan.odds?.parts[0]).toMatchObject({ rule: 'DW-ATK-2', value: 7 });
  });

  test('a second tap on the target fires, and the next soldier aims at the same', async () => {
    const hand = new Hand(fireTable(), 0);
    hand.tapFigure('s1');
    hand.tapFigure('d1');
    hand.tapFigure('d1');
    await hand.settle();
    expect(hand.sent).toEqual([{ type: 'fire', figure: 's1', weapon: 'rifle', target: 'd1', spotter: null }]);
    expect(hand.selected).toBe('s2');
    expect(hand.plan).toMatchObject({ kind: 'aim', figure: 's2', target: 'd1', refusal: null });
    // A target that was kept has not been pressed for this soldier yet, and the press shows.
    expect(hand.plan).toMatchObject({ kept: true });
    hand.tapFigure('d1');
    await hand.settle();
    expect(hand.sent).toHaveLength(1);
    expect(hand.plan).toMatchObject({ kind: 'aim', figure: 's2', target: 'd1', refusal: null, kept: false });
    hand.tapFigure('d1');
    await hand.settle();
    expect(hand.sent).toHaveLength(2);
  });

  test('a target out of reach can be looked at; firing says which rule forbids it', async () => {
    const hand = new Hand(fireTable(), 0);
    hand.tapFigure('s1');
    hand.tapFigure('d3');
    expect(hand.plan).toMatchObject({ kind: 'aim', target: 'd3', refusal: { rule: 'DW-RANGE-1' } });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toEqual([]);
    expect(hand.notice?.rule).toBe('DW-RANGE-1');
  });

  test('arrows go from left to right, numbers and up and down change weapons', () => {
    const hand = new Hand(fireTable(), 0);
    hand.toolbox.select('s1');
    hand.toolbox.arrow('right');
    expect(hand.plan).toMatchObject({ target: 'd1' });
    hand.toolbox.arrow('right');
    expect(hand.plan).toMatchObject({ target: 'd2' });
    hand.toolbox.takeWeapon('grenade');
    expect(hand.plan).toMatchObject({ weapon: 'grenade', target: 'd2', refusal: { rule: 'DW-RANGE-1' } });
  });

  test('Escape drops the target first, then the soldier', () => {
    const hand = new Hand(fireTable(), 0);
    hand.tapFigure('s1');
    hand.tapFigure('d1');
    hand.toolbox.cancel();
    expect(hand.plan).toMatchObject({ kind: 'aim', target: null });
    hand.toolbox.cancel();
    expect(hand.selected).toBeNull();
    expect(hand.plan.kind).toBe('none');
  });

  test('a late refusal of the server is told too', async () => {
    const hand = new Hand(fireTable(), 0);
    hand.wire = { trouble: 'The line is dead.' };
    hand.tapFigure('s1');
    hand.tapFigure('d1');
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.notice).toEqual({ text: 'The line is dead.', rule: null, tone: 'info' });
  });
});

describe('attacking', () => {
  const bites = () =>
    tableWith(
      [
        { id: 's1', at: { x: 1000, y: 1200 } },
        { id: 's2', at: { x: 800, y: 1000 } },
      ],
      [{ id: 'd1', at: HERE }],
      'dinosaur-attack',
    );

  test('only soldiers in contact are offered; of several one has to be chosen', async () => {
    const hand = new Hand(bites(), 1);
    hand.tapFigure('d1');
    expect(hand.plan).toMatchObject({ kind: 'attack', targets: ['s1', 's2'], target: null });
    hand.tapFigure('s2');
    expect(hand.plan).toMatchObject({ target: 's2', odds: { of36: 33, luck: null }, refusal: null });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toEqual([{ type: 'attack', figure: 'd1', target: 's2' }]);
  });
});

describe('the acts of each seat', () => {
  test('a spectator and the waiting side only look', () => {
    for (const seat of [0, -1]) {
      const hand = new Hand(moveTable(), seat);
      hand.tapFigure('d1');
      hand.tap({ x: 500, y: 500 });
      expect(hand.plan.kind).toBe('none');
      expect(hand.sent).toEqual([]);
    }
  });

  test('Next goes round those who can act, Tab leaves after the last', () => {
    const hand = new Hand(moveTable(), 1);
    expect(hand.toolbox.next()).toBe(true);
    expect(hand.selected).toBe('d1');
    expect(hand.toolbox.next(1, false)).toBe(true);
    expect(hand.selected).toBe('d2');
    expect(hand.toolbox.next(1, false)).toBe(false);
    expect(hand.toolbox.next()).toBe(true);
    expect(hand.selected).toBe('d1');
  });
});
