import { frozen, play, scriptedDice } from '@dwo/kernel';
import { Random } from '@dwo/kernel/testing';
import { lobbyOf, matchOf } from '../testing/presets';
import { at, blow, END, fig, go, inStep, move, no, now, scene, shot, types, why } from '../testing/table';
import {
  type Event,
  FORCES,
  facingAt,
  grabbed,
  hasOrders,
  type Intent,
  isMount,
  type Member,
  memberOf,
  type Options,
  refuseForce,
  type State,
  simpleMinis,
  usualSetUp,
  ZONES,
} from '.';

type Rolls = Parameters<typeof go>[2];

function begin(options: Options, rolls: Rolls = []): State {
  const dice = scriptedDice(rolls ?? []);
  const state = simpleMinis.setup(frozen(options), dice);
  dice.spent();
  return state;
}

const awaited = (state: State) => simpleMinis.awaiting(now(state));
const force = (id: keyof typeof FORCES): Member[] => FORCES[id].members.map((profile) => memberOf(profile));
const named = (changes: Partial<Options> = {}) =>
  matchOf('open_battle', 2, { forces: ['frontier_ranch', 'saurian_pack'], ...changes });
const idle: Intent = { type: 'idle' };
const resign: Intent = { type: 'resign' };

test('VS-R-11 a set-up with ready forces tells of its roll-off', () => {
  const told: Event[] = [];
  const rolls = scriptedDice([['zone', 2, 5]]);
  simpleMinis.setup(frozen(named()), rolls, (event) => told.push(event));
  expect(told).toContainEqual({ type: 'contested', contest: 'zone', seats: [0, 1], dice: [2, 5], winner: 1 });
});

test('VS-SEQ-2 VS-C-02 VS-PTS-2 VS-PTS-3 forces are chosen by all at once, within their limits', () => {
  const state = begin(lobbyOf('open_battle'));
  expect(awaited(state)).toEqual([0, 1]);
  expect(why(state, { type: 'pickForce', force: 'siege_herd' }, 1)).toMatchObject({ points: 50, limit: 40 });
  const many = Array.from({ length: 13 }, () => memberOf('brawler'));
  expect(no(state, { type: 'chooseForce', members: many }, 0)).toBe('VS-PTS-3');
  expect(no(state, { type: 'chooseForce', members: [memberOf('horse')] }, 0)).toBe('VS-PTS-2');
  expect(
    no(state, { type: 'chooseForce', members: [{ ...memberOf('horse'), skills: ['beasts'], profile: 'own' }] }, 0),
  ).toBe('VS-PTS-2');
  go(state, { type: 'pickForce', force: 'homestead' }, [], 1);
  expect(no(state, { type: 'pickForce', force: 'homestead' }, 1)).toBe('VS-SEQ-2');
  expect(awaited(state)).toEqual([0]);
  go(state, { type: 'chooseForce', members: force('ranch_hands') }, [['zone', 5, 2]], 0);
  expect([state.phase, state.asked]).toEqual(['zone', 0]);
});

test('VS-PTS-2 VS-C-02 grabbed forces fit every scenario', () => {
  const random = new Random(7, 1);
  const dice = { roll: (sides: number) => random.below(sides) + 1 };
  for (const scenario of ['open_battle', 'last_stand', 'wagon_train'] as const) {
    for (let i = 0; i < 40; i++) {
      const state = { options: frozen(matchOf(scenario)), defender: scenario === 'open_battle' ? null : 0 };
      for (const seat of [0, 1]) expect(refuseForce(state, seat, grabbed(state, seat, dice))).toBeNull();
    }
  }
});

test('VS-SET-2 VS-R-11 VS-SET-1 VS-R-14 the roll-off decides who picks a zone; the others follow clockwise', () => {
  const four = matchOf('open_battle', 4, { forces: ['ranch_hands', 'ranch_hands', 'poacher_gang', 'saurian_hunt'] });
  const state = begin(four, [
    ['zone', 5, 5, 2, 5],
    ['zone', 1, 6, 6],
    ['zone', 4, 3],
  ]);
  expect(state.asked).toBe(1);
  expect(no(state, { type: 'chooseEdge', zone: 4 })).toBe('VS-R-11');
  expect(no(state, { type: 'chooseEdge', zone: 0 }, 2)).toBe('VS-SEQ-2');
  go(state, { type: 'chooseEdge', zone: 3 });
  expect(state.players.map(({ zone }) => zone)).toEqual([2, 3, 0, 1]);
  expect([state.phase, state.asked, state.order]).toEqual(['deploy', 1, [1, 2, 3, 0]]);
});

test('VS-R-12 VS-R-11 the zones of one table never overlap', () => {
  for (const zones of Object.values(ZONES)) {
    for (const [i, { rect: a }] of zones.entries()) {
      for (const { rect: b } of zones.slice(i + 1)) {
        expect(a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]).toBe(true);
      }
    }
  }
});

test('VS-R-11 a force is set up at once, in its zone, on no barrier; guys may begin on own mounts', () => {
  const state = begin(named(), [['zone', 6, 1]]);
  go(state, { type: 'chooseEdge', zone: 0 });
  const list = usualSetUp(now(state), 0);
  const changed = (figure: number, change: object): Intent => ({
    type: 'deploy',
    list: list.map((spot) => (spot.figure === figure ? { ...spot, ...change } : spot)),
  });
  expect(no(state, { type: 'deploy', list: list.slice(1) })).toBe('VS-R-11');
  expect(no(state, changed(0, { y: 11_501 }))).toBe('VS-R-11');
  expect(no(state, changed(0, { x: list[1]?.x ?? 0, y: list[1]?.y ?? 0 }))).toBe('VS-R-11');
  const mount = state.figures.find((figure) => isMount(figure))?.id ?? 0;
  expect(no(state, changed(0, { riding: 1 }))).toBe('VS-R-11');
  go(state, changed(0, { riding: mount }));
  expect(fig(state, 0)).toMatchObject({ riding: mount, x: fig(state, mount).x, facingX: 0, facingY: 1 });
  expect(state.asked).toBe(1);
  expect(facingAt(now(state), 1, { x: 100, y: 47_000 })).toEqual({ x: 0, y: -1 });
  expect(facingAt({ ...now(state), options: frozen(matchOf('open_battle', 4)) }, 1, { x: 30_000, y: 0 })).toEqual({
    x: 1,
    y: 4,
  });
});

test('VS-INI-1 VS-INI-2 VS-INI-3 VS-RND-1 VS-R-47 the highest names a seat in play, and the turn passes to the left', () => {
  const state = begin(named(), [['zone', 1, 6]]);
  go(state, { type: 'chooseEdge', zone: 0 });
  go(state, { type: 'deploy', list: usualSetUp(now(state), 1) });
  go(state, { type: 'deploy', list: usualSetUp(now(state), 0) }, [
    ['initiative', 4, 4],
    ['initiative', 2, 5],
  ]);
  expect([state.phase, state.asked, state.round]).toEqual(['first', 1, 1]);
  expect(no(state, { type: 'chooseFirst', seat: 5 })).toBe('VS-R-47');
  go(state, { type: 'chooseFirst', seat: 0 });
  expect([state.phase, state.asked, state.order]).toEqual(['move', 0, [0, 1]]);
});

test('VS-INI-3 VS-R-47 of three the turn passes to the left; a beaten seat is neither named nor asked', () => {
  const forces = ['ranch_hands' as const, 'poacher_gang' as const, 'saurian_hunt' as const];
  const state = begin(matchOf('open_battle', 3, { forces, everyoneActs: false }), [['zone', 6, 1, 1]]);
  go(state, { type: 'chooseEdge', zone: 0 });
  for (const seat of [0, 1]) go(state, { type: 'deploy', list: usualSetUp(now(state), seat) });
  go(state, { type: 'deploy', list: usualSetUp(now(state), 2) }, [['initiative', 2, 5, 1]]);
  go(state, { type: 'chooseFirst', seat: 2 });
  expect(state.order).toEqual([2, 0, 1]);

  const figures = [at('cowhand', 0, 20, 20), at('cowhand', 2, 60, 40)];
  const beaten = inStep('first', scene(figures, { options: { seats: 3, fightOn: true } }), 2);
  expect(no(beaten, { type: 'chooseFirst', seat: 1 })).toBe('VS-R-47');
  go(beaten, { type: 'chooseFirst', seat: 0 });
  expect([beaten.order, beaten.asked]).toEqual([[0, 1, 2], 0]);
  go(beaten, END);
  expect([beaten.phase, beaten.asked]).toEqual(['move', 2]);
});

test('VS-RND-2 VS-RND-3 VS-R-15 VS-R-46 a player acts with some or all figures, then the next; empty steps are passed over', () => {
  const state = scene([at('cowhand', 0, 20, 20), at('cowhand', 0, 30, 20), at('cowhand', 1, 60, 40)]);
  expect(no(state, { type: 'pass' })).toBe('VS-R-15');
  go(state, move(0, [[22, 20]]));
  expect(state.asked).toBe(0);
  expect(hasOrders(now(state), 0, 'distance')).toBe(false);
  go(state, END);
  expect([state.phase, state.asked]).toEqual(['move', 1]);
  const events = go(state, move(2, [[58, 40]]), [['initiative', 6, 1]]);
  expect(types(events).filter((type) => type === 'stepBegan')).toHaveLength(3);
  expect([state.phase, state.round, fig(state, 0).moved]).toEqual(['first', 2, false]);
});

test('VS-R-16 VS-OPT-1 with Everyone Acts each order passes the turn on, and a pass ends the step', () => {
  const figures = [
    at('cowhand', 0, 20, 20),
    at('cowhand', 0, 30, 20),
    at('cowhand', 1, 60, 40),
    at('cowhand', 1, 60, 30),
  ];
  const state = scene(figures, { options: { everyoneActs: true } });
  expect(no(state, END)).toBe('VS-R-16');
  go(state, move(0, [[22, 20]]));
  expect(state.asked).toBe(1);
  go(state, { type: 'pass' });
  expect(state.asked).toBe(0);
  expect(state.players[1]?.done).toBe(true);
});

test('VS-FIG-7 VS-SEQ-1 VS-INV-17 everything is open, and a refused intent changes nothing', () => {
  const state = scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 60, 40)]);
  const before = JSON.stringify(state);
  expect(no(state, move(1, [[50, 40]]))).toBe('VS-R-17');
  expect(JSON.stringify(state)).toBe(before);
  expect(simpleMinis.view(now(state), 'spectator')).toBe(now(state));
});

test('VS-END-1 VS-END-3 the game ends after its rounds, and most points win', () => {
  const state = scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 60, 40)], { round: 5 });
  Object.assign(state.players[1] ?? {}, { kills: 3 });
  go(state, END);
  go(state, END);
  expect(simpleMinis.outcome(now(state))).toEqual({ winners: [1], rule: 'VS-END-1', facts: { scores: [0, 3] } });
  expect(no(state, END)).toBe('VS-SEQ-2');
});

test('VS-END-2 VS-R-42 it ends at once when a player has no figure left; empty mounts are figures', () => {
  const figures = [at('poacher_chief', 0, 20, 20), at('cowhand', 1, 21, 20)];
  const state = inStep('hand', scene(figures));
  go(state, blow(0, 1), [['blow', 6]]);
  expect(state.ending).toEqual({ winners: [0], rule: 'VS-END-2' });
  const horse = inStep('hand', scene([...figures, at('horse', 1, 60, 40)]));
  go(horse, blow(0, 1), [
    ['blow', 6],
    ['initiative', 6, 1],
  ]);
  expect([horse.ending, horse.round]).toEqual([null, 2]);
});

test('VS-R-42 a last figure that is boarded by another player ends the game too', () => {
  const state = scene([at('cowhand', 0, 20, 20), at('horse', 1, 22, 20)]);
  go(state, { type: 'board', figure: 0, path: [{ x: 20_750, y: 20_000 }], mount: 1 });
  expect(state.ending).toEqual({ winners: [], rule: 'VS-END-2' });
});

test('VS-OPT-3 VS-R-47 with Fight On the game goes on without a beaten player, whose score can still win', () => {
  const figures = [at('poacher_chief', 0, 20, 20), at('cowhand', 1, 21, 20), at('cowhand', 2, 60, 40)];
  const make = (fightOn: boolean) => inStep('hand', scene(figures, { options: { seats: 3, fightOn } }));
  const short = make(false);
  go(short, blow(0, 1), [['blow', 6]]);
  expect(short.ending?.rule).toBe('VS-END-2');
  const long = make(true);
  Object.assign(long.players[1] ?? {}, { kills: 9 });
  go(long, blow(0, 1), [
    ['blow', 6],
    ['initiative', 6, 1],
  ]);
  expect(long.ending).toBeNull();
  Object.assign(long, { round: 5 });
  go(long, { type: 'chooseFirst', seat: 2 });
  go(long, END);
  go(long, END);
  expect(long.ending).toEqual({ winners: [1], rule: 'VS-END-1' });
});

test('VS-R-45 a player who gives up has everything taken away without points, items and captured mounts stay', () => {
  const figures = [
    at('cowhand', 0, 20, 20),
    at('horse', 1, 22, 30),
    at('cowhand', 0, 22, 30, { riding: 1 }),
    at('cowhand', 1, 60, 40),
    at('cowhand', 2, 60, 20),
  ];
  const items = [{ place: 'carried' as const, by: 0, x: 0, y: 0 }];
  const state = scene(figures, { options: { seats: 3 }, items });
  go(state, resign);
  expect(state.figures.map(({ place }) => place)).toEqual(['withdrawn', 'table', 'withdrawn', 'table', 'table']);
  expect([fig(state, 1).rider, state.items[0]?.place]).toEqual([null, 'lying']);
  expect([state.ending, state.asked]).toEqual([null, 1]);
  expect(no(state, resign, 0)).toBe('VS-R-45');
  go(state, resign, [], 2);
  expect(state.ending).toEqual({ winners: [1], rule: 'VS-R-45' });
});

test('VS-R-45 giving up before the battle leaves the choice to the next seat, or the match to the other', () => {
  const two = begin(lobbyOf('open_battle'));
  go(two, resign, [], 0);
  expect(two.ending).toEqual({ winners: [1], rule: 'VS-R-45' });
  const three = begin(matchOf('open_battle', 3, { forces: ['ranch_hands', 'ranch_hands', 'poacher_gang'] }), [
    ['zone', 6, 2, 1],
  ]);
  go(three, resign);
  expect(three.asked).toBe(1);
  go(three, { type: 'chooseEdge', zone: 0 });
  go(three, { type: 'deploy', list: usualSetUp(now(three), 1) });
  go(three, { type: 'deploy', list: usualSetUp(now(three), 2) }, [['initiative', 3, 4]]);
  expect([three.phase, three.asked]).toEqual(['first', 2]);
  go(three, resign, [], 2);
  expect(three.ending).toEqual({ winners: [1], rule: 'VS-R-45' });
});

test('VS-R-45 a time-out does what is usual, and the third in a row is a resignation', () => {
  const state = begin(lobbyOf('open_battle', 2, { clocks: { forceS: 60, setUpS: 60, turnS: 60 } }));
  expect(simpleMinis.timers(now(state))).toMatchObject([{ id: 'force', seats: [0, 1], seconds: 60 }]);
  expect(simpleMinis.pass(now(state), 0)).toEqual(idle);
  go(state, idle, [], 1);
  expect(state.players[1]).toMatchObject({ chosen: true, timeOuts: 1 });
  go(state, { type: 'pickForce', force: 'saurian_pack' }, [['zone', 1, 6]], 0);
  go(state, idle);
  expect([state.phase, state.players[1]?.zone]).toEqual(['deploy', 0]);
  play(simpleMinis, state, 1, { type: 'deploy', list: usualSetUp(now(state), 1) }, { roll: () => 1 });
  expect(state.players[1]?.timeOuts).toBe(0);
  for (const times of [1, 2]) {
    Object.assign(state.players[0] ?? {}, { timeOuts: times - 1 });
  }
  Object.assign(state.players[0] ?? {}, { timeOuts: 2 });
  go(state, idle, [], 0);
  expect(state.ending).toEqual({ winners: [1], rule: 'VS-R-45' });
});

test('VS-R-45 the server sets up from the middle of the centre line outwards, nobody riding', () => {
  const state = begin(named(), [['zone', 6, 1]]);
  go(state, { type: 'chooseEdge', zone: 0 });
  const list = usualSetUp(now(state), 0);
  expect(list.slice(0, 3).map(({ x, y }) => [x, y])).toEqual([
    [36_000, 6000],
    [37_000, 6000],
    [35_000, 6000],
  ]);
  expect(list.every(({ riding }) => riding === null)).toBe(true);
});

test('VS-R-36 VS-EFF-1 the attacker scores the points of its victim', () => {
  const state = inStep(
    'distance',
    scene([at('poacher_chief', 0, 20, 20), at('cowhand', 1, 26, 20), at('cowhand', 1, 60, 40)]),
  );
  go(state, shot(0, 1), [
    ['shot', 6],
    ['initiative', 6, 1],
  ]);
  expect(state.players.map(({ kills }) => kills)).toEqual([6, 0]);
});
