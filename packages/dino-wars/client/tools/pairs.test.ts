/** Pairs of figure and target are selected by themselves, the best first. */
import { beast, Hand, man, tableOf } from './testing/table';

function firing() {
  const soldiers = [
    man('pistol', 1000, 1000, { weapon: 'pistol' }),
    man('rifle', 1300, 1000),
    man('smg', 1600, 1000, { weapon: 'smg' }),
    man('far', 5500, 3500),
  ];
  const dinosaurs = [beast('near', 1300, 1500), beast('away', 300, 2200), beast('unreached', 5500, 500)];
  return tableOf({ soldiers, dinosaurs }, 'regular-fire');
}

describe('Next', () => {
  test('takes the best shot with its target, and no figure without a target', () => {
    const hand = new Hand(firing(), 0);
    const seen: string[] = [];
    for (let i = 0; i < 4; i++) {
      hand.toolbox.next();
      if (hand.plan.kind === 'aim') seen.push(`${hand.plan.figure} ${hand.plan.target} ${hand.plan.refusal}`);
    }
    expect(seen).toEqual(['rifle near null', 'smg near null', 'pistol near null', 'rifle near null']);
  });

  test('a figure chosen by hand has no target yet', () => {
    const hand = new Hand(firing(), 0);
    hand.tapFigure('rifle');
    expect(hand.plan).toMatchObject({ kind: 'aim', target: null, refusal: null });
  });
});

describe('after a shot', () => {
  test('the next best is selected with the same target', async () => {
    const hand = new Hand(firing(), 0);
    hand.tapFigure('rifle');
    hand.tapFigure('near');
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.sent).toHaveLength(1);
    expect(hand.plan).toMatchObject({ kind: 'aim', figure: 'smg', target: 'near', refusal: null });
  });

  test('DW-RANGE-1 a target that the next one can not reach is dropped', async () => {
    const hand = new Hand(firing(), 0);
    hand.tapFigure('rifle');
    hand.tapFigure('away');
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.plan).toMatchObject({ kind: 'aim', target: 'near', refusal: null });
    hand.tapFigure('pistol');
    expect(hand.plan).toMatchObject({ kind: 'aim', figure: 'pistol', target: null, refusal: null });
  });
});

describe('in a phase of movement', () => {
  const herd = () =>
    tableOf(
      {
        soldiers: [man('s', 5500, 3500)],
        dinosaurs: [beast('a', 500, 500), beast('b', 500, 1500), beast('c', 500, 2500)],
      },
      'dinosaur-movement',
    );

  test('DW-MOVE-3 a figure that has gone all the way gives way to the next in the tray', async () => {
    const hand = new Hand(herd(), 1);
    hand.toolbox.select('b');
    hand.toolbox.goToPoint({ x: 5000, y: 1500 });
    hand.toolbox.confirm();
    await hand.settle();
    expect([hand.sent.length, hand.selected]).toEqual([1, 'c']);
    expect(hand.plan).toMatchObject({ kind: 'move', figure: 'c', preview: null });
    expect(hand.notice).toBeNull();
  });

  test('a figure that can still move stays selected', async () => {
    const hand = new Hand(herd(), 1);
    hand.toolbox.select('b');
    hand.toolbox.goToPoint({ x: 900, y: 1500 });
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.selected).toBe('b');
  });

  test('DW-MOVE-8 a figure whose move is ended is done too', async () => {
    const hand = new Hand(herd(), 1);
    hand.toolbox.select('c');
    await hand.toolbox.wish({ type: 'endMove', figure: 'c' });
    // The tray would begin again with 'a', which is far away.
    expect(hand.selected).toBe('b');
  });

  test('a figure with nothing left says nothing to a pointer that passes by', () => {
    const state = herd();
    Object.assign(state.dinosaurs.b ?? {}, { spentCi: 1800 });
    const hand = new Hand(state, 1);
    hand.toolbox.select('b');
    hand.point('hover', { x: 2000, y: 2000 });
    expect(hand.plan).toMatchObject({ kind: 'move', preview: null });
  });

  test('DW-R-24 while the other side decides about closing fire nothing is planned', async () => {
    const soldiers = [man('s', 740, 500, { order: 'ask' }), man('far', 5500, 3500)];
    const state = tableOf(
      { soldiers, dinosaurs: [beast('a', 500, 500, { kind: 'tyrannosaurus' }), beast('b', 500, 2500)] },
      'dinosaur-movement',
    );
    const hand = new Hand(state, 1);
    hand.toolbox.select('a');
    hand.tapFigure('s');
    hand.toolbox.confirm();
    await hand.settle();
    expect(hand.state.reactions).toHaveLength(1);
    expect([hand.selected, hand.plan.kind]).toEqual(['a', 'none']);
    hand.point('hover', { x: 2000, y: 2000 });
    expect(hand.plan.kind).toBe('none');
  });
});
