/** A squad of the test game is put down in a line: by the key of the tray, by a drag, by the keyboard. */
import { type Frozen, frozen, type Point } from '@dwo/kernel';
import { actionFace } from '../hud/action';
import { sceneOf } from '../hud/scene-of';
import type { Pointing } from '../model';
import { handOf } from './hand';
import { type Field, skirmish, type Wish } from './rules';
import { SKIRMISH } from './table';

type Pointer = Pointing['pointer'];

/** The first player, who sets three fighters up along the lower edge, 24" wide and 4" deep. */
function hand() {
  const state: Frozen<Field> = frozen(skirmish.setup({}, { roll: () => 1 }));
  const { tools, sent, plan: planned, selected, said } = handOf<Field, Wish>(SKIRMISH, state, 0);
  tools.refresh();
  const point = (type: Pointing['type'], at: Point, pointer: Pointer) =>
    tools.point({ type, at, figure: null, dragging: type === 'move', pointer, under: [] });
  const drag = (from: Point, to: Point, pointer: Pointer) => {
    const taken = point('down', from, pointer);
    if (taken) for (const type of ['move', 'up'] as const) point(type, to, pointer);
    return taken;
  };
  const laid = () => {
    const plan = planned();
    if (plan.kind !== 'deploy') throw new Error('No set-up is under way');
    return plan;
  };
  const scene = () => sceneOf<Field>(SKIRMISH as never, { state, seat: 0, selected: selected(), plan: planned() });
  const face = () => actionFace(planned(), null, (id) => id);
  return { tools, drag, point, laid, scene, face, sent, said };
}

const [LEFT, RIGHT] = [
  { x: 300, y: 200 },
  { x: 900, y: 200 },
];
const places = ({ laid }: ReturnType<typeof hand>) => laid().places.map(({ at }) => at);

test('a drag of the mouse over free ground puts the squad along it', async () => {
  const green = hand();
  expect(green.point('down', LEFT, 'mouse')).toBe(true);
  green.point('move', RIGHT, 'mouse');
  // All places show before the button is let go.
  const ghosts = green.scene().marks?.filter(({ type }) => type === 'ghost') ?? [];
  expect(ghosts).toHaveLength(3);
  expect(places(green)).toEqual([]);
  green.point('up', RIGHT, 'mouse');
  expect(places(green)).toEqual([LEFT, { x: 600, y: 200 }, RIGHT]);
  expect(green.laid()).toMatchObject({ missing: [], line: null, refusal: null });
  green.tools.confirm();
  expect(green.sent).toMatchObject([{ type: 'deploy' }]);
});

test('a drag outside of the zone moves the camera, and a tap puts one figure down', () => {
  const green = hand();
  expect(green.drag({ x: 300, y: 1200 }, { x: 900, y: 1200 }, 'mouse')).toBe(false);
  green.tools.select('a1');
  green.point('down', LEFT, 'mouse');
  green.point('tap', LEFT, 'mouse');
  expect(green.laid()).toMatchObject({ places: [{ figure: 'a1', at: LEFT }], missing: ['a2', 'a3'], line: null });
});

test('a finger looks at the line first, and the red button puts the squad down', () => {
  const green = hand();
  expect(green.drag(LEFT, RIGHT, 'touch')).toBe(false);
  green.tools.setUp?.line();
  // One lies there before anything is drawn.
  expect(green.laid().line?.stands.every(({ refusal }) => refusal === null)).toBe(true);
  expect(green.drag(LEFT, RIGHT, 'touch')).toBe(true);
  expect(places(green)).toEqual([]);
  expect(green.face()).toMatchObject({ word: 'Place 3!', ready: true });
  green.tools.confirm();
  expect(places(green)).toEqual([LEFT, { x: 600, y: 200 }, RIGHT]);
});

test('arrows shift the line, brackets turn it, and a step back gives it up or lifts all of it', () => {
  const green = hand();
  green.tools.setUp?.line();
  const ys = () => green.laid().line?.stands.map(({ at }) => at.y) ?? [];
  const before = ys();
  green.tools.arrow('up');
  expect(ys()).toEqual(before.map((y) => y + 50));
  green.tools.turn(15);
  expect(new Set(ys()).size).toBe(3);
  expect(green.tools.cancel()).toBe(true);
  expect(green.laid().line).toBeNull();
  green.tools.setUp?.line();
  green.tools.confirm();
  expect(places(green)).toHaveLength(3);
  green.tools.cancel();
  expect(places(green)).toEqual([]);
});

test('a line that is drawn out of the zone comes back into it, and the rule is told where it does not', () => {
  const green = hand();
  green.tools.setUp?.line();
  green.drag({ x: 300, y: 900 }, { x: 900, y: 900 }, 'touch');
  expect(green.laid().line?.stands.every(({ refusal, at }) => refusal === null && at.y <= 400)).toBe(true);
  green.drag({ x: 300, y: 2400 }, { x: 900, y: 2400 }, 'touch');
  expect(green.face()).toMatchObject({ ready: false, refusal: { rule: 'SK-1', code: 'OUTSIDE' } });
  green.tools.confirm();
  expect(green.said()).toMatchObject({ rule: 'SK-1', tone: 'refusal' });
  expect(places(green)).toEqual([]);
});

test('a press on one who has a place picks them up, and none of the others is put down', () => {
  const green = hand();
  green.tools.select('a1');
  green.point('down', LEFT, 'mouse');
  green.point('tap', LEFT, 'mouse');
  green.drag(LEFT, RIGHT, 'mouse');
  expect(green.laid()).toMatchObject({ places: [{ figure: 'a1' }], missing: ['a2', 'a3'] });
});

test('one who has a place and is in hand is not left for a line', () => {
  const green = hand();
  green.tools.select('a1');
  green.point('down', LEFT, 'mouse');
  green.point('tap', LEFT, 'mouse');
  green.tools.select('a1');
  green.drag({ x: 600, y: 200 }, RIGHT, 'mouse');
  expect(green.laid()).toMatchObject({ missing: ['a2', 'a3'], line: null });
});

test('a drag that is broken off, and one who has a place that is chosen, give the line up', () => {
  const green = hand();
  green.point('down', LEFT, 'mouse');
  green.point('move', RIGHT, 'mouse');
  green.point('cancel', RIGHT, 'mouse');
  expect(green.laid()).toMatchObject({ places: [], line: null });
  green.tools.select('a1');
  green.point('down', LEFT, 'mouse');
  green.point('tap', LEFT, 'mouse');
  green.tools.setUp?.line();
  expect(green.laid().line).not.toBeNull();
  green.tools.select('a1');
  expect(green.laid().line).toBeNull();
});

test('a tap of a finger moves the line, and a trembling finger draws none', () => {
  const green = hand();
  green.tools.setUp?.line();
  const spread = () => (green.laid().line?.stands ?? []).map(({ at }) => at);
  const widthOf = ([first, , last]: readonly Point[]) => (last?.x ?? 0) - (first?.x ?? 0);
  const width = widthOf(spread());
  green.point('down', { x: 1000, y: 150 }, 'touch');
  green.point('tap', { x: 1000, y: 150 }, 'touch');
  expect(spread()[1]).toEqual({ x: 1000, y: 150 });
  expect(widthOf(spread())).toBe(width);
  green.point('down', { x: 500, y: 200 }, 'touch');
  green.point('move', { x: 540, y: 200 }, 'touch');
  expect(widthOf(spread())).toBe(width);
});

test('a step back lifts only those who were put down last, even after one of them got another place', () => {
  const green = hand();
  green.drag(LEFT, RIGHT, 'mouse');
  green.tools.select('a1');
  green.point('down', { x: 300, y: 100 }, 'mouse');
  green.point('tap', { x: 300, y: 100 }, 'mouse');
  for (let back = 0; back < 2; back++) green.tools.cancel();
  expect(green.laid().places.map(({ figure }) => figure)).toEqual(['a2', 'a3']);
  green.tools.cancel();
  expect(places(green)).toEqual([]);
});
