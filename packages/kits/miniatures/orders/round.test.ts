/** The core of lasting orders by itself: the time that it takes, and what it promises of shots. */
import type { OrderHands, OrderShot } from './contract';
import { roundOf } from './round';

/** A table on which each figure sees every target; the shots are those of `shot`. */
function range(figures: number, targets: number, shot: (figure: number, target: number) => Partial<OrderShot<string>>) {
  const ids = Array.from({ length: figures }, (_, at) => `${at}`);
  const made = ids.map((id, figure) =>
    Array.from({ length: targets }, (_, target): OrderShot<string> => {
      const plain = { target: `t${target}`, intent: `${id} at ${target}`, chance: 0.5, gapCi: 100, worth: 1, left: 5 };
      return { ...plain, ...shot(figure, target) };
    }),
  );
  const hands: OrderHands<object, string> = {
    step: () => 'shoot',
    stands: () => true,
    shots: (_, __, figure) => made[Number(figure)] ?? [],
    figures: () => ids,
    takes: () => ['hold'],
    leads: () => false,
    place: () => null,
    hasMoved: () => false,
    canMove: () => false,
    going: ({ figure }) => ({ figure, preview: null, shortCi: 0, why: null }),
    moved: (state) => state,
    isCalm: () => true,
  };
  const hold = { type: 'hold', withinCi: null, least: 0 } as const;
  return { hands, orders: Object.fromEntries(ids.map((id) => [id, hold])) };
}

const targetsOf = ({ acts }: ReturnType<typeof roundOf<object, string>>) =>
  acts.map((act) => (act.kind === 'shoot' ? act.shot.target : ''));

test('later shots count on the harm of those before them', () => {
  const { hands, orders } = range(6, 2, (_, target) => ({ worth: target === 0 ? 2 : 1, left: target === 0 ? 4 : 9 }));
  expect(targetsOf(roundOf(hands, orders, {}, 0))).toEqual(['t0', 't0', 't1', 't1', 't1', 't1']);
});

test('the best weapon for a target has the first choice', () => {
  const { hands, orders } = range(3, 1, (figure) => ({ worth: figure }));
  expect(roundOf(hands, orders, {}, 0).acts.map(({ figure }) => figure)).toEqual(['2', '1', '0']);
});

test('two hundred figures with forty targets each take no noticeable time', () => {
  const { hands, orders } = range(200, 40, (figure, target) => ({ worth: ((figure * 7 + target * 13) % 10) / 4 }));
  // The first round only warms the machine up.
  roundOf(hands, orders, {}, 0);
  const began = performance.now();
  expect(roundOf(hands, orders, {}, 0).acts).toHaveLength(200);
  // About 15 ms; the machine that tests it may do much else.
  expect(performance.now() - began).toBeLessThan(500);
});
