/** Volleys: who takes part, the exact odds together, and how they end (VS-R-15, VS-R-16). */
import { clone, type Frozen, frozen, play, type ScriptedRolls, scriptedDice } from '@dwo/kernel';
import type { TablePlan } from '@dwo/kits/miniatures/hud';
import { TableToolbox } from '@dwo/kits/miniatures/hud/toolbox';
import type { Notice } from '@dwo/kits/shell/store';
import { commanderOf, type Intent, orderAlone, type State, simpleMinis } from '../../rules';
import { at, inStep, scene } from '../../testing/table';
import { COURSE } from './course';
import { degreesOf, STANDING } from './places';
import { VOLLEYS } from './volleys';

const TARGET = '4';

/** Three shooters, one too far away, and a target with another enemy beside it. */
function row(everyoneActs = false, target: 'cowhand' | 'raptor' = 'cowhand'): State {
  const shooters = [18, 20, 22].map((y) => at('cowhand', 0, 20, y));
  const figures = [...shooters, at('cowhand', 0, 2, 40), at(target, 1, 28, 20), at('cowhand', 1, 28, 24)];
  return inStep('distance', scene(figures, { options: { everyoneActs } }));
}

const attack = { weapon: 'distance', target: TARGET } as const;

test('VS-R-15 all figures that can shoot at the target take part, the likeliest first, and no other', () => {
  const state = frozen(row());
  expect(
    VOLLEYS.all(state, 0, attack)
      .map(({ figure }) => figure)
      .sort(),
  ).toEqual(['0', '1', '2']);
  expect(VOLLEYS.all(state, 1, attack)).toEqual([]);
  expect(VOLLEYS.all(state, 0, { ...attack, weapon: 'hand' })).toEqual([]);
});

test('VS-R-16 with Everyone Acts only one figure acts before the others, and there is no volley', () => {
  expect(VOLLEYS.all(frozen(row(true)), 0, attack)).toEqual([]);
});

/** The chance that the target falls, from every sequence of dice through the real orders one after the other. */
function brute(state: Frozen<State>, figures: readonly string[]): number {
  const [first, ...others] = figures;
  if (first === undefined) return 0;
  let share = 0;
  const walk = (rolls: readonly number[], weight: number): void => {
    const left = [...rolls];
    const asked: number[] = [];
    const next = clone(state) as State;
    const intent: Intent = { type: 'distanceAttack', figure: Number(first), target: Number(TARGET) };
    const roll = (sides: number) => {
      const known = left.shift();
      if (known === undefined) asked.push(sides);
      return known ?? 1;
    };
    orderAlone.resolve(state, 0, intent, { roll }, (event) => orderAlone.evolve(next, event));
    const [sides] = asked;
    if (sides !== undefined) {
      for (let face = 1; face <= sides; face++) walk([...rolls, face], weight / sides);
    } else share += weight * (next.figures[Number(TARGET)]?.place === 'destroyed' ? 1 : brute(frozen(next), others));
  };
  walk([], 1);
  return share;
}

test.each(['cowhand', 'raptor'] as const)(
  'VS-R-15 the odds of a volley at a %s are those of its shots one after the other',
  (target) => {
    const state = frozen(row(false, target));
    const all = VOLLEYS.all(state, 0, attack);
    const odds = VOLLEYS.odds(state, 0, all);
    expect(odds?.share).toBeCloseTo(
      brute(
        state,
        all.map(({ figure }) => figure),
      ),
      12,
    );
    const [n, d] = odds?.exact?.split('/').map(Number) ?? [];
    expect((n ?? 0) / (d ?? 1)).toBeCloseTo(odds?.share ?? 0, 12);
  },
);

const trayOf = ({ figures }: State, seat: number) =>
  figures.filter((figure) => commanderOf(row(), figure) === seat).map(({ id }) => `${id}`);

/** A player at the table, whose orders are played with these rolls. */
function hand(start: State, rolls: readonly ScriptedRolls[]) {
  let state = frozen(start);
  let plan: TablePlan<Intent> = { kind: 'none' };
  let selected: string | null = null;
  let said: Notice | null = null;
  const dice = scriptedDice(rolls);
  const sent: Intent[] = [];
  const toolbox: TableToolbox<State, Intent> = new TableToolbox<State, Intent>(
    {
      ...{ state: () => state, seat: () => 0, selected: () => selected, plan: () => plan },
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
      async send(intent) {
        sent.push(intent);
        const next = clone(state) as State;
        play(simpleMinis, next, 0, intent, dice);
        state = frozen(next);
        toolbox.refresh();
        return null;
      },
      busy: () => {},
    },
    {
      ...COURSE,
      standing: STANDING,
      facing: degreesOf,
      volleys: VOLLEYS,
      check: simpleMinis.check,
      tray: trayOf,
    } as never,
  );
  return { toolbox, sent, plan: () => plan, said: () => said, state: () => state };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function begun(rolls: readonly ScriptedRolls[]) {
  const player = hand(row(), rolls);
  player.toolbox.select('0');
  player.toolbox.goFor(TARGET);
  expect(player.toolbox.canVolley()).toBe(true);
  player.toolbox.volley();
  return player;
}

test('VS-R-15 one confirmation; nobody shoots once the target is down, and the rest may still shoot', async () => {
  const player = begun([
    ['shot', 1],
    ['shot', 6],
  ]);
  expect(player.plan()).toMatchObject({ kind: 'volley', target: TARGET, fired: null });
  expect(player.sent).toEqual([]);
  player.toolbox.confirm();
  await settled();
  expect(player.sent).toHaveLength(2);
  expect(player.state().figures[Number(TARGET)]?.place).toBe('destroyed');
  expect(player.said()?.text).toBe('It is down after 2 attacks of 3.');
  const left = VOLLEYS.all(player.state(), 0, { weapon: 'distance', target: '5' });
  expect(left).toHaveLength(1);
});

test('a figure can be left out and taken in again, and a press on another enemy makes it the target', () => {
  const player = begun([]);
  const count = () => (player.plan() as { readonly shots: readonly unknown[] }).shots.length;
  player.toolbox.select('1');
  expect(count()).toBe(2);
  player.toolbox.select('1');
  expect(count()).toBe(3);
  player.toolbox.goFor('5');
  expect(player.plan()).toMatchObject({ kind: 'volley', target: '5' });
  expect(player.toolbox.cancel()).toBe(true);
  expect(player.plan().kind).toBe('none');
});
