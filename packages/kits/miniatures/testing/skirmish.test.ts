/** The tools of the kit play a whole match of the test game, for both of its players. */
import { clone, type Frozen, frozen, type Point, type Seat } from '@dwo/kernel';
import type { Notice } from '../../shell/store';
import { actionFace } from '../hud/action';
import type { TablePlan } from '../hud/contract';
import { sceneOf } from '../hud/scene-of';
import { TableToolbox } from '../hud/toolbox';
import type { Pointing } from '../model';
import { type Field, skirmish, type Wish } from './rules';
import { SKIRMISH } from './table';

/** Both players at one table. */
function match(rolls: readonly number[], game: Partial<typeof SKIRMISH> = {}) {
  let state: Frozen<Field> = frozen(skirmish.setup({}, { roll: () => 1 }));
  const left = [...rolls];
  const hands = [0, 1].map((seat) => hand(seat, () => state, play, game));
  function play(seat: Seat, wish: Wish): void {
    expect(skirmish.check(state, seat, wish)).toBeNull();
    const next = clone(state) as Field;
    const dice = { roll: () => left.shift() ?? 1 };
    skirmish.resolve(state, seat, wish, dice, (fact) => skirmish.evolve(next, fact));
    state = frozen(next);
    for (const each of hands) each.tools.refresh();
  }
  return { hands: hands as [ReturnType<typeof hand>, ReturnType<typeof hand>], state: () => state };
}

function hand(
  seat: Seat,
  state: () => Frozen<Field>,
  play: (seat: Seat, wish: Wish) => void,
  game: Partial<typeof SKIRMISH>,
) {
  let plan: TablePlan<Wish> = { kind: 'none' };
  let selected: string | null = null;
  let said: Notice | null = null;
  const tools = new TableToolbox<Field, Wish>(
    {
      ...{ state, seat: () => seat, selected: () => selected, plan: () => plan },
      lay: (next) => {
        plan = next;
      },
      choose: (figure) => {
        selected = figure;
      },
      using: () => {},
      say: (notice) => {
        said = notice;
      },
      explain: ({ rule, code }) => ({ text: code, rule, tone: 'refusal' }),
      async send(wish) {
        play(seat, wish);
        return null;
      },
      busy: () => {},
    },
    { ...SKIRMISH, ...game } as never,
  );
  const point = (type: Pointing['type'], at: Point, figure: string | null = null) =>
    tools.point({
      type,
      at,
      figure,
      dragging: type === 'move',
      pointer: 'mouse',
      under: figure === null ? [] : [figure],
    });
  const tap = (at: Point, figure: string | null = null) => {
    point('down', at, figure);
    point('tap', at, figure);
  };
  const scene = () => sceneOf<Field>(SKIRMISH as never, { state: state(), seat, selected, plan });
  return { tools, tap, point, scene, plan: () => plan, selected: () => selected, said: () => said };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a force is set up at once, and a place outside of the zone is refused where it is shown', async () => {
  const { hands, state } = match([]);
  const [green] = hands;
  green.tools.select('a1');
  green.point('hover', { x: 600, y: 1200 });
  expect(green.plan()).toMatchObject({ kind: 'deploy', figure: 'a1', refusal: { rule: 'SK-1', code: 'OUTSIDE' } });
  green.tap({ x: 600, y: 200 });
  expect(green.selected()).toBe('a2');
  expect(green.scene().marks?.some(({ type }) => type === 'zone')).toBe(true);
  expect(green.plan()).toMatchObject({ missing: ['a2', 'a3'], intent: null });
  green.tools.setUp?.rest();
  green.tools.confirm();
  await settled();
  expect(state().fighters.slice(0, 3)).toMatchObject([
    { x: 6000, y: 2000, placed: true },
    { placed: true },
    { placed: true },
  ]);
});

/** Both players put everybody in place. */
async function placeAll(hands: ReturnType<typeof match>['hands']): Promise<void> {
  for (const each of hands) {
    each.tools.refresh();
    each.tools.select(null);
    each.tools.setUp?.rest();
    each.tools.confirm();
    await settled();
  }
}

test('both players set up, walk, shoot and answer by the tools until one side has fallen', async () => {
  const { hands, state } = match(Array.from({ length: 40 }, () => 12));
  await placeAll(hands);
  const [green, grey] = hands;
  green.tools.select('a1');
  const start = SKIRMISH.standing.base(state(), 'a1') as Point;
  green.point('down', start, 'a1');
  green.point('move', { x: start.x, y: start.y + 900 });
  expect(green.scene().path).toMatchObject({ legal: true, label: '6" of 6"' });
  green.point('up', { x: start.x, y: start.y + 900 });
  await settled();
  expect(state().fighters[0]).toMatchObject({ walked: true, y: 9000 });
  for (let turn = 0; turn < 40 && state().winner === null; turn++) {
    const me = hands[state().turn] as typeof green;
    const other = me === green ? grey : green;
    await act(me, other, state);
  }
  expect(skirmish.outcome(state())).toMatchObject({ winners: [0] });
  expect(green.tools.uses()).toEqual([]);
});

test('a tap on the ground with nobody selected is answered', async () => {
  const { hands } = match([]);
  await placeAll(hands);
  const [green, grey] = hands;
  for (const each of hands) {
    each.tools.select(null);
    each.tap({ x: 1500, y: 1100 });
  }
  expect(green.said()).toMatchObject({ text: 'Choose one of your figures first.', tone: 'refusal' });
  expect(grey.said()).toBeNull();
  green.tools.select('a1');
  expect(green.said()).toBeNull();
});

test('a set-up that is done leaves the hand, even if a figure is to act at once', async () => {
  const { hands, state } = match([], {
    leads: ({ fighters }, seat) => (seat === 0 && fighters[0]?.placed ? 'a2' : null),
  });
  const [green] = hands;
  green.tools.refresh();
  green.tools.setUp?.rest();
  green.tools.confirm();
  await settled();
  expect(state().fighters[0]?.placed).toBe(true);
  expect(green.selected()).toBe('a2');
  expect(green.plan().kind).not.toBe('deploy');
});

test('a turn that begins lets go of a figure that can do nothing in it, and keeps one that can', async () => {
  const isIdle = { now: false };
  const { hands } = match([], {
    ready: (field, id) => (isIdle.now && id === 'a1' ? 'idle' : SKIRMISH.ready(field, id)),
  });
  await placeAll(hands);
  const [green, grey] = hands;
  const selectedAfterTurn = async (figure: string) => {
    await green.tools.wish({ type: 'end' });
    green.tools.select(figure);
    await grey.tools.wish({ type: 'end' });
    return green.selected();
  };
  expect(await selectedAfterTurn('a1')).toBe('a1');
  isIdle.now = true;
  expect(await selectedAfterTurn('a1')).toBeNull();
  expect(await selectedAfterTurn('a2')).toBe('a2');
});

test('the figure that alone may act is selected, and the red button does what it does at once', async () => {
  const end = { type: 'press', id: 'end', word: 'End', icon: 'flag', intent: { type: 'end' }, refusal: null } as const;
  const { hands, state } = match([], {
    leads: (field, seat) => (SKIRMISH.acts(field, seat) ? 'a2' : null),
    tools: (_, __, figure) => (figure === 'a2' ? [end] : []),
  });
  await placeAll(hands);
  const [green] = hands;
  expect(green.selected()).toBe('a2');
  expect(actionFace(green.plan(), green.tools.uses()[0] ?? null, (id) => id)).toMatchObject({
    ready: true,
    label: 'End',
  });
  green.tools.confirm();
  await settled();
  expect(state().turn).toBe(1);
});

type Hand = ReturnType<typeof hand>;

/** One turn: every figure walks toward the enemy, shoots at what it can, and the other player stands or ducks. */
async function act(me: Hand, other: Hand, state: () => Frozen<Field>): Promise<void> {
  while (state().winner === null && me.tools.next()) {
    const figure = me.selected() as string;
    const at = SKIRMISH.standing.base(state(), figure) as Point;
    if (me.tools.uses().some(({ id }) => id === 'walk')) {
      me.tools.goToPoint({ x: at.x, y: 1200 });
      me.tools.confirm();
      await settled();
    }
    if (state().winner !== null || !me.tools.uses().some(({ id }) => id === 'shoot')) continue;
    me.tools.select(figure);
    me.tools.use('shoot');
    me.tools.arrow('right');
    const plan = me.plan();
    if (plan.kind !== 'aim' || plan.target === null) break;
    expect(plan.odds).toMatchObject({ exact: '9/12' });
    me.tools.confirm();
    await settled();
    const seat = other === me ? 0 : (SKIRMISH.standing.owner(state(), plan.target) as Seat);
    const [asked] = SKIRMISH.windows(state(), seat);
    if (asked === undefined) continue;
    await other.tools.wish(asked.answers[0]?.intent as Wish);
  }
  if (state().winner === null) await me.tools.wish({ type: 'end' });
}
