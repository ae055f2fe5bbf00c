import { frozen } from '@dwo/kernel';
import { facts, go, id, moveTo, type Name, no, only, type Placed, scene, spot, up, who } from '../testing/table';
import { dinosaurCowboys, gapOf, hasInFront, type Intent, type PlaceDismounted, placesAround, placesBeside } from '.';
import type { State } from './state';

const FAR: Placed = ['betty_one_eye', 46, 34, [-1, 0]];
const END: Intent = { type: 'endActivation' };
const onto = (state: State, name: Name): Intent => ({
  type: 'mount',
  entity: id(state, name),
  dinosaur: id(state, 'drake'),
});
const place = (state: State, name: Name, x: number, y: number) => ({
  entity: id(state, name),
  x: x * 1000,
  y: y * 1000,
  facing: { x: 0, y: 1 },
});

describe('mounting', () => {
  const near = (...others: readonly Placed[]) =>
    scene([['papa_jonas', 10, 10], ['drake', 11.6, 10], ['brother_jerrid', 2, 30], ...others, FAR]);

  test('DC-ACT-10 DC-DIN-7 DC-R-56 DC-R-25 the action of an adjacent character, who then has no base and takes its token', () => {
    const state = near();
    up(state, 'papa_jonas');
    go(state, onto(state, 'papa_jonas'));
    expect(who(state, 'papa_jonas')).toMatchObject({ mount: id(state, 'drake'), x: null, activated: true });
    expect(who(state, 'drake').activated).toBe(false);
    expect(gapOf(state, who(state, 'papa_jonas'), who(state, 'drake'))).toBe(0);
  });

  test('DC-R-58 it may move before, not after, and onto an Activated beast; its own flag is lost', () => {
    const state = scene([
      ['papa_jonas', 8, 10],
      ['drake', 11.6, 10, [1, 0], { activated: true }],
      ['brother_jerrid', 2, 30],
      FAR,
    ]);
    up(state, 'papa_jonas');
    go(state, moveTo(state, 'papa_jonas', [[10.1, 10]]));
    go(state, onto(state, 'papa_jonas'));
    expect(who(state, 'papa_jonas')).toMatchObject({ moved: false, activated: true });
    const first = near();
    up(first, 'papa_jonas');
    go(first, onto(first, 'papa_jonas'));
    expect(first.activation?.unit).not.toBe(id(first, 'papa_jonas'));
  });

  test('DC-DIN-7 DC-R-55 DC-DIN-1 DC-ACT-10 DC-DIN-4 not from afar, not an enemy beast, not a full one, and only on foot', () => {
    const far = scene([
      ['papa_jonas', 9.8, 10],
      ['drake', 11.6, 10],
      ['brother_jerrid', 2, 30],
      FAR,
      ['malice', 9.8, 12],
    ]);
    up(far, 'papa_jonas');
    expect(no(far, onto(far, 'papa_jonas'))).toBe('DC-DIN-7');
    expect(no(far, { type: 'mount', entity: id(far, 'papa_jonas'), dinosaur: id(far, 'malice') })).toBe('DC-R-55');
    expect(no(far, onto(far, 'brother_jerrid'))).toBe('DC-DIN-4');
    const full = scene([
      ['papa_jonas', 10, 10],
      ['drake', 11.6, 10],
      ['brother_jerrid', 'drake'],
      ['mama_hanna', 'drake'],
      FAR,
    ]);
    up(full, 'papa_jonas');
    expect(no(full, onto(full, 'papa_jonas'))).toBe('DC-DIN-1');
    const rider = scene([['drake', 11.6, 10], ['papa_jonas', 'drake'], ['brother_jerrid', 2, 30], FAR]);
    up(rider, 'drake');
    expect(no(rider, onto(rider, 'papa_jonas'))).toBe('DC-ACT-10');
  });
});

describe('a unit of several', () => {
  const ridden = (odd = {}) =>
    scene([
      ['drake', 10, 10],
      ['papa_jonas', 'drake', odd],
      ['mama_hanna', 'drake'],
      ['brother_jerrid', 2, 30],
      ['the_blade', 15, 10, [-1, 0]],
      FAR,
    ]);
  const shoot = (state: State, name: Name, weapon: 'six_shooter_80kw' | 'low_burst_rifle'): Intent => ({
    type: 'attack',
    attacker: id(state, name),
    weapon,
    target: id(state, 'the_blade'),
  });

  test('DC-EX-10 DC-DIN-2 DC-DIN-3 DC-DIN-4 DC-DIN-6 DC-DIN-14 they activate together, move once, and one of them acts', () => {
    const state = ridden();
    up(state, 'drake');
    expect(state.activation?.members).toEqual(
      ['drake', 'papa_jonas', 'mama_hanna'].map((name) => id(state, name as Name)),
    );
    go(state, moveTo(state, 'drake', [[10, 15]], [1, -1]));
    expect(no(state, moveTo(state, 'drake', [[10, 16]]))).toBe('DC-ACV-1');
    expect(hasInFront(state, who(state, 'papa_jonas'), who(state, 'the_blade'))).toBe(true);
    go(state, shoot(state, 'papa_jonas', 'six_shooter_80kw'), ['attack', 2, 2, 2, 2]);
    expect(['drake', 'papa_jonas', 'mama_hanna'].map((name) => who(state, name as Name).activated)).toEqual([
      true,
      true,
      true,
    ]);
    const alone = scene([['drake', 10, 10], ['brother_jerrid', 2, 30], ['the_blade', 15, 10, [-1, 0]], FAR]);
    up(alone, 'drake');
    expect(alone.activation?.members).toEqual([id(alone, 'drake')]);
    go(alone, moveTo(alone, 'drake', [[13.5, 10]]));
    expect(spot(alone, 'drake')).toEqual([13.5, 10]);
    const bite = {
      type: 'attack',
      attacker: id(alone, 'drake'),
      weapon: 'crest_smash',
      target: id(alone, 'the_blade'),
    };
    expect(only(go(alone, bite as Intent, ['attack', 2, 2]), 'attackRolled')).toHaveLength(1);
  });

  test('DC-DIN-4 DC-R-34 after one has acted nobody else can', () => {
    const state = ridden();
    up(state, 'drake');
    go(state, shoot(state, 'mama_hanna', 'low_burst_rifle'), ['attack', 2, 2, 2, 2, 2, 2]);
    go(state, { type: 'reactYeehaw', use: false, die: 0 });
    expect(no(state, shoot(state, 'papa_jonas', 'six_shooter_80kw'))).toBe('DC-ACT-1');
  });

  test('DC-R-25 anybody who was Activated before rides along, but neither acts nor declares', () => {
    const state = ridden({ activated: true });
    go(state, { type: 'activate', unit: id(state, 'drake') });
    expect(no(state, { type: 'declareTraits', uses: [{ entity: id(state, 'papa_jonas'), trait: 'rapid_fire' }] })).toBe(
      'DC-R-65',
    );
    go(state, { type: 'declareTraits', uses: [] });
    expect(no(state, shoot(state, 'papa_jonas', 'six_shooter_80kw'))).toBe('DC-R-25');
    expect(no(state, shoot(state, 'mama_hanna', 'low_burst_rifle'))).toBeNull();
  });

  test('DC-TV-27 DC-DIS-5 DC-R-64 DC-R-63 Panic is eased by 1, by 2 if mounted at the end', () => {
    const after = (panic: number, mounted: boolean) => {
      const state = scene([
        ['drake', 10, 10, [1, 0], { panic }],
        mounted ? ['mama_hanna', 'drake'] : ['mama_hanna', 2, 34],
        ['brother_jerrid', 2, 30],
        FAR,
      ]);
      up(state, 'drake', [], ['panic', 2]);
      go(state, END);
      return who(state, 'drake').panic;
    };
    expect([after(1, false), after(1, true), after(3, false), after(3, true)]).toEqual([0, 0, 2, 1]);
  });
});

describe('dismounting', () => {
  const ridden = () =>
    scene([
      ['drake', 10, 10],
      ['papa_jonas', 'drake'],
      ['mama_hanna', 'drake', { activated: true }],
      ['brother_jerrid', 2, 30],
      FAR,
    ]);

  test('DC-ACT-11 DC-DIN-8 DC-DIN-9 DC-R-59 the shared action; with the Movement Phase unused, each that was un-Activated then moves on its own', () => {
    const state = ridden();
    up(state, 'drake');
    go(state, { type: 'dismount', list: [place(state, 'papa_jonas', 10, 11.6), place(state, 'mama_hanna', 10, 8.4)] });
    expect(state.activation?.movers).toEqual([id(state, 'drake'), id(state, 'papa_jonas')]);
    expect(no(state, moveTo(state, 'mama_hanna', [[10, 8]]))).toBe('DC-ACV-1');
    go(state, moveTo(state, 'papa_jonas', [[10, 15]]));
    expect(no(state, moveTo(state, 'drake', [[15, 10]]))).toBeNull();
    go(state, END);
    expect(who(state, 'papa_jonas').activated).toBe(true);
  });

  test('DC-R-59 DC-R-29 after the shared movement nobody moves again; the flag of the mount is copied', () => {
    const state = ridden();
    up(state, 'drake');
    go(state, moveTo(state, 'drake', [[12, 10]]));
    go(state, { type: 'dismount', list: [place(state, 'papa_jonas', 12, 11.6)] });
    expect([who(state, 'papa_jonas').moved, who(state, 'papa_jonas').activated]).toEqual([true, true]);
  });

  test('DC-DIN-8 DC-R-59 DC-R-5 every place must be adjacent and free, or the whole answer is refused', () => {
    const state = ridden();
    up(state, 'drake');
    const [papa, mama] = [place(state, 'papa_jonas', 10, 11.6), place(state, 'mama_hanna', 10, 11.5)];
    expect(no(state, { type: 'dismount', list: [place(state, 'papa_jonas', 10, 11.601)] })).toBe('DC-DIN-8');
    expect(no(state, { type: 'dismount', list: [papa, mama] })).toBe('DC-R-5');
    expect(no(state, { type: 'dismount', list: [papa, papa] })).toBe('DC-R-59');
    expect(no(state, { type: 'dismount', list: [] })).toBe('DC-R-59');
    expect(no(state, { type: 'dismount', list: [place(state, 'brother_jerrid', 10, 11.6)] })).toBe('DC-R-59');
  });
});

describe('a mount that falls', () => {
  /** Brother Jerrid shoots Malice, which carries The Blade. */
  const felled = (x = 15, y = 10) => {
    const state = scene([
      ['brother_jerrid', x - 5, y],
      ['mama_hanna', 2, 34],
      ['malice', x, y, [-1, 0], { hp: 4, moved: true }],
      ['the_blade', 'malice'],
      FAR,
    ]);
    up(state, 'brother_jerrid');
    go(
      state,
      {
        type: 'attack',
        attacker: id(state, 'brother_jerrid'),
        weapon: 'six_shooter_400kw',
        target: id(state, 'malice'),
      },
      ['attack', 9, 2, 2, 2],
    );
    return state;
  };
  const at = (state: State, x: number, y: number): PlaceDismounted => ({
    type: 'placeDismounted',
    list: [{ entity: id(state, 'the_blade'), x: x * 1000, y: y * 1000 }],
  });

  test('DC-DIN-10 DC-DIN-11 DC-R-60 DC-SEQ-W4 the opponent places its riders where it stood, unhurt', () => {
    const state = felled();
    expect([state.phase, state.asked, who(state, 'malice').inPlay]).toEqual(['place', 0, false]);
    expect(facts(state, at(state, 17, 10))).toMatchObject({ reach: 1600 });
    expect([no(state, at(state, 16.601, 10)), no(state, { type: 'placeDismounted', list: [] })]).toEqual([
      'DC-R-60',
      'DC-R-60',
    ]);
    const events = go(state, at(state, 15, 10));
    expect([spot(state, 'the_blade'), only(events, 'rolled'), only(events, 'attackRolled')]).toEqual([
      [15, 10],
      [],
      [],
    ]);
    expect(who(state, 'the_blade')).toMatchObject({ hp: 10, facingX: -1, moved: true, mount: null });
  });

  test('DC-DIN-12 DC-DIN-13 its riders may still activate, on foot, if it had not', () => {
    const state = felled();
    go(state, at(state, 15, 10));
    go(state, END);
    expect(no(state, { type: 'activate', unit: id(state, 'the_blade') })).toBeNull();
  });

  test('DC-SEQ-W4 DC-R-1 silence takes the first free point from due east', () => {
    const state = felled();
    expect(dinosaurCowboys.pass(frozen(state), 0)).toEqual(at(state, 16.5, 10));
    const edge = felled(46.9);
    const [given] = placesAround(frozen(edge), edge.fallen[0] as State['fallen'][number]);
    expect(given?.x).toBeLessThanOrEqual(47_500);
    expect(no(edge, dinosaurCowboys.pass(frozen(edge), 0))).toBeNull();
  });

  test('DC-R-61 in its own activation, the activation ends and all its members are Activated', () => {
    const state = scene([
      ['drake', 10, 10, [1, 0], { hp: 2 }],
      ['papa_jonas', 'drake'],
      ['brother_jerrid', 2, 30],
      ['the_blade', 11.5, 10, [-1, 0]],
      FAR,
    ]);
    up(state, 'drake');
    go(state, moveTo(state, 'drake', [[10, 8]]));
    go(
      state,
      {
        type: 'reactSnap',
        list: [{ entity: id(state, 'the_blade'), weapon: 'spine_blade', target: id(state, 'drake') }],
      },
      ['attack', 9, 2, 2, 2, 2],
    );
    expect([state.phase, state.asked]).toEqual(['place', 1]);
    go(state, { type: 'placeDismounted', list: [{ entity: id(state, 'papa_jonas'), x: 10_000, y: 10_000 }] });
    expect([who(state, 'papa_jonas').activated, state.activation, state.asked]).toEqual([true, null, 1]);
  });
});

describe('the end', () => {
  test('DC-END-1 a player wins as soon as every enemy is Out of Action', () => {
    const state = scene([
      ['brother_jerrid', 10, 10],
      ['mama_hanna', 2, 34],
      ['the_blade', 15, 10, [-1, 0], { hp: 1 }],
    ]);
    up(state, 'brother_jerrid');
    go(
      state,
      {
        type: 'attack',
        attacker: id(state, 'brother_jerrid'),
        weapon: 'six_shooter_400kw',
        target: id(state, 'the_blade'),
      },
      ['attack', 9, 2, 2, 2],
    );
    expect(dinosaurCowboys.outcome(frozen(state))).toMatchObject({ winners: [0], rule: 'DC-END-1' });
    expect(dinosaurCowboys.awaiting(frozen(state))).toEqual([]);
  });

  test('DC-R-79 both at once is a draw', () => {
    const state = scene([
      ['papa_jonas', 10, 10, [1, 0], { hp: 5 }],
      ['the_blade', 11.5, 10, [-1, 0], { hp: 1 }],
    ]);
    up(state, 'papa_jonas');
    go(
      state,
      { type: 'attack', attacker: id(state, 'papa_jonas'), weapon: 'scattergun', target: id(state, 'the_blade') },
      ['attack', 9],
    );
    expect(dinosaurCowboys.outcome(frozen(state))).toMatchObject({ winners: [], rule: 'DC-R-79' });
  });

  const last = (scenario: 'book' | 'claim', odd = {}) => {
    const state = scene(
      [
        ['papa_jonas', 24, 18],
        ['the_blade', 40, 10, [-1, 0], { activated: true }],
      ],
      [],
      { turn: 6, pair: 1, ...odd },
    );
    state.options.scenario = scenario;
    up(state, 'papa_jonas');
    go(state, END);
    return dinosaurCowboys.outcome(frozen(state));
  };

  test('DC-END-2 DC-TERM-8 after Turn 6 more losses lose', () => {
    expect(last('book')).toMatchObject({ winners: [], rule: 'DC-R-79' });
    const posses = scene([
      ['papa_jonas', 24, 18],
      ['the_blade', 40, 10],
    ]).posses.map((posse, seat) => ({ ...posse, losses: seat }));
    expect(last('book', { posses })).toMatchObject({ winners: [0], rule: 'DC-END-2' });
  });

  test('DC-C-10 anybody who alone stands by the claim at the end of a Turn scores, and points go before losses', () => {
    expect(last('claim')).toMatchObject({ winners: [0], rule: 'DC-C-10', facts: { points: [1, 0] } });
    const shared = scene(
      [
        ['papa_jonas', 24, 18],
        ['the_blade', 26, 18, [-1, 0], { activated: true }],
      ],
      [],
      { turn: 6, pair: 1 },
    );
    shared.options.scenario = 'claim';
    up(shared, 'papa_jonas');
    go(shared, END);
    expect(dinosaurCowboys.outcome(frozen(shared))).toMatchObject({ winners: [], rule: 'DC-R-79' });
  });

  test('DC-END-3 DC-SEQ-2 anybody who resigns loses, at any time after the lobby', () => {
    const state = scene([
      ['papa_jonas', 24, 18],
      ['the_blade', 40, 10],
    ]);
    expect(no(state, { type: 'resign' }, 1)).toBeNull();
    const events = go(state, { type: 'resign' });
    expect(only(events, 'ended')).toEqual([{ type: 'ended', winners: [1], rule: 'DC-END-3' }]);
    expect(no(state, { type: 'resign' })).toBe('DC-END-3');
  });
});

test('DC-R-3 DC-SEQ-4 gaps are measured from edge to edge, and riders are where their mount is', () => {
  const state = scene([['drake', 10, 10], ['papa_jonas', 'drake'], ['the_blade', 15, 10], FAR]);
  expect([
    gapOf(state, who(state, 'papa_jonas'), who(state, 'the_blade')),
    gapOf(state, who(state, 'papa_jonas'), who(state, 'drake')),
  ]).toEqual([3500, 0]);
});

describe('places beside a dinosaur', () => {
  const beast: Placed = ['drake', 20, 20, [0, 1]];
  const riders: readonly Placed[] = [
    ['papa_jonas', 'drake'],
    ['mama_hanna', 'drake'],
  ];
  const at = (others: readonly Placed[], boxes: Parameters<typeof scene>[1] = []) => {
    const state = scene([beast, ...riders, ['brother_jerrid', 2, 30], FAR, ...others], boxes);
    up(state, 'drake');
    return { state, places: placesBeside(frozen(state), who(state, 'drake')) };
  };
  const inInches = ({ x, y }: { readonly x: number; readonly y: number }) => Math.hypot(x - 20_000, y - 20_000) / 1000;

  test('DC-DIN-8 DC-R-5 every rider has one of its own, adjacent to the beast, facing as it does', () => {
    const { state, places } = at([]);
    expect(places.map(({ entity }) => entity)).toEqual([id(state, 'papa_jonas'), id(state, 'mama_hanna')]);
    expect(places.map(({ facing }) => facing)).toEqual([
      { x: 0, y: 1 },
      { x: 0, y: 1 },
    ]);
    expect(no(state, { type: 'dismount', list: places })).toBeNull();
    go(state, { type: 'dismount', list: places });
    for (const name of ['papa_jonas', 'mama_hanna'] as const) {
      const gap = gapOf(state, who(state, name), who(state, 'drake'));
      expect([gap > 0, gap <= 100]).toEqual([true, true]);
    }
  });

  test('DC-R-5 a place that somebody has is left out', () => {
    const [first] = at([]).places;
    const stands = [(first?.x ?? 0) / 1000, (first?.y ?? 0) / 1000] as const;
    const { state, places } = at([['the_blade', ...stands]]);
    expect(places).toHaveLength(2);
    expect(places.every(({ x, y }) => Math.hypot(x / 1000 - stands[0], y / 1000 - stands[1]) > 0.9)).toBe(true);
    expect(no(state, { type: 'dismount', list: places })).toBeNull();
    expect(new Set(places.map((each) => inInches(each).toFixed(1))).size).toBe(1);
  });
});
