import { frozen } from '@dwo/kernel';
import { scriptedDice } from '@dwo/kernel/testing';
import { OPEN, QUICK } from '../testing/presets';
import { go, goAs, id, no, only, scene, sceneOptions, up, who } from '../testing/table';
import {
  type Deploy,
  dinosaurCowboys,
  groundOf,
  type Intent,
  MAP_IDS,
  type Options,
  type Placement,
  usualDeployment,
} from '.';
import type { State } from './state';

function setUp(options: Options, ...dice: readonly (readonly [string, ...number[]])[]): State {
  return dinosaurCowboys.setup(frozen(options), scriptedDice(dice));
}

const END: Intent = { type: 'endActivation' };

describe('the lobby', () => {
  test('DC-SET-1 DC-R-18 each player picks a posse, may change it until both are made, and both may pick the same', () => {
    const state = setUp(OPEN);
    expect(dinosaurCowboys.awaiting(frozen(state))).toEqual([0, 1]);
    goAs(state, 0, { type: 'pickPosse', posse: 'drylands_gang' });
    expect(dinosaurCowboys.awaiting(frozen(state))).toEqual([1]);
    goAs(state, 0, { type: 'pickPosse', posse: 'birkshire_family' });
    goAs(state, 1, { type: 'pickPosse', posse: 'birkshire_family' }, ['map', 1], ['sides', 4, 9]);
    expect(state.entities).toHaveLength(8);
    expect(no(state, { type: 'pickPosse', posse: 'drylands_gang' })).toBe('DC-SEQ-2');
    expect(no(setUp(OPEN), { type: 'pickPosse', posse: 'nobody' as never }, 0)).toBe('DC-SET-1');
    expect(
      no(setUp({ ...OPEN, posses: ['drylands_gang', null] }), { type: 'pickPosse', posse: 'birkshire_family' }, 0),
    ).toBe('DC-R-18');
  });

  test('DC-R-10 the ground that was asked for before a map is laid out is that of the map afterwards', () => {
    const state = setUp(OPEN);
    expect(groundOf(state).areas).toEqual([]);
    goAs(state, 0, { type: 'pickPosse', posse: 'drylands_gang' });
    goAs(state, 1, { type: 'pickPosse', posse: 'drylands_gang' }, ['map', 1], ['sides', 4, 9]);
    expect(groundOf(state).areas.map(({ id: name }) => name)).toEqual(state.terrain.map(({ id: name }) => name));
    expect(state.terrain.length).toBeGreaterThan(0);
  });

  test('DC-R-19 a map counts if both have named it; else one is drawn with no die of the game', () => {
    const agreed = setUp(OPEN);
    for (const seat of [0, 1]) goAs(agreed, seat, { type: 'pickMap', map: 'ruined_highway' });
    goAs(agreed, 0, { type: 'pickPosse', posse: 'drylands_gang' });
    goAs(agreed, 1, { type: 'pickPosse', posse: 'drylands_gang' }, ['sides', 4, 9]);
    expect(agreed.terrain.map(({ id: name }) => name)).toContain('wreck_1a');
    const drawn = setUp(OPEN);
    goAs(drawn, 0, { type: 'pickMap', map: 'ruined_highway' });
    goAs(drawn, 0, { type: 'pickPosse', posse: 'drylands_gang' });
    goAs(
      drawn,
      1,
      { type: 'pickPosse', posse: 'drylands_gang' },
      ['map', MAP_IDS.indexOf('dry_gulch') + 1],
      ['sides', 4, 9],
    );
    expect(drawn.terrain.map(({ id: name }) => name)).not.toContain('wreck_1a');
    expect(no(setUp({ ...OPEN, map: 'dry_gulch' }), { type: 'pickMap', map: 'dry_gulch' }, 0)).toBe('DC-R-19');
  });

  test('DC-R-80 no game starts if the time is up', () => {
    const state = setUp({ ...OPEN, clocks: { lobbyS: 60, edgeS: 20, deployS: 60, turnS: 60, reactS: 20 } });
    expect(dinosaurCowboys.pass(frozen(state), 0)).toEqual({ type: 'leave' });
    goAs(state, 0, { type: 'leave' });
    expect(dinosaurCowboys.outcome(frozen(state))).toMatchObject({ winners: [], rule: 'DC-R-80' });
    expect(no(setUp(QUICK, ['sides', 5, 3]), { type: 'leave' })).toBe('DC-SEQ-2');
  });
});

describe('setting up', () => {
  test('DC-SET-3 DC-R-82 ties are rolled again, seat A first, and the higher is the First Player', () => {
    const state = setUp(QUICK, ['sides', 7, 7, 3, 8]);
    expect([state.first, state.phase, state.asked]).toEqual([1, 'edge', 1]);
  });

  test('DC-SET-4 DC-SET-5 DC-R-20 DC-SEQ-2 the First Player picks any edge and sets up first, then the other at the edge facing it', () => {
    const state = setUp(QUICK, ['sides', 5, 3]);
    expect(no(state, { type: 'chooseEdge', edge: 'W' }, 1)).toBe('DC-SEQ-2');
    expect(no(state, { type: 'chooseEdge', edge: 'X' as never })).toBe('DC-R-20');
    go(state, { type: 'chooseEdge', edge: 'W' });
    expect([state.phase, state.asked]).toEqual(['deploy', 0]);
    go(state, usualDeployment(frozen(state), 0));
    expect(state.asked).toBe(1);
    const theirs = usualDeployment(frozen(state), 1);
    expect(theirs.placements.every((one) => 'x' in one && one.x > 40_000)).toBe(true);
    goAs(state, 1, theirs, ['initiative', 5, 6]);
    expect([state.turn, state.phase, state.asked]).toEqual([1, 'select', 1]);
  });

  test('DC-SET-5 DC-R-21 DC-SET-6 DC-DIN-1 DC-R-55 every entity once, wholly in the strip, or on its own dinosaur within its capacity', () => {
    const state = setUp(QUICK, ['sides', 5, 3]);
    go(state, { type: 'chooseEdge', edge: 'S' });
    const { placements } = usualDeployment(frozen(state), 0);
    const changed = (at: number, one: Placement): Deploy => ({
      type: 'deploy',
      placements: placements.map((each, i) => (i === at ? one : each)),
    });
    const [first] = placements as [Extract<Placement, { x: number }>];
    expect(no(state, { type: 'deploy', placements: placements.slice(1) })).toBe('DC-R-21');
    expect(no(state, changed(0, { ...first, y: 7501 }))).toBe('DC-SET-5');
    expect(no(state, changed(0, { ...first, y: 7500, x: 20_000 }))).toBeNull();
    expect(no(state, changed(1, { ...first, entity: 1 }))).toBe('DC-R-5');
    expect(no(state, changed(0, { ...first, facing: { x: 0, y: 0 } }))).toBe('DC-R-6');
    expect(no(state, changed(0, { entity: 0, mount: 1 }))).toBe('DC-SET-6');
    expect(no(state, changed(0, { entity: 0, mount: 7 }))).toBe('DC-SET-6');
    const riders = (count: number): Deploy => ({
      type: 'deploy',
      placements: placements.map((each, i) => (i < count ? { entity: i, mount: 3 } : each)),
    });
    expect([no(state, riders(2)), no(state, riders(3))]).toEqual([null, 'DC-DIN-1']);
  });

  test('DC-R-21 DC-R-11 not on impassable ground', () => {
    const state = setUp(
      {
        ...QUICK,
        map: null,
        terrain: [
          {
            id: 'saloon',
            kind: 'building',
            height: 0,
            outline: [
              { x: 0, y: 0 },
              { x: 9000, y: 0 },
              { x: 9000, y: 6000 },
              { x: 0, y: 6000 },
            ],
          },
        ],
      },
      ['sides', 5, 3],
    );
    go(state, { type: 'chooseEdge', edge: 'S' });
    const [first, ...others] = usualDeployment(frozen(state), 0).placements as [
      Extract<Placement, { x: number }>,
      ...Placement[],
    ];
    expect(no(state, { type: 'deploy', placements: [{ ...first, x: 5000, y: 4000 }, ...others] })).toBe('DC-R-11');
  });

  test('DC-SET-7 DC-POS-4 all weapons are loaded, all traits unused, nobody has tokens', () => {
    for (const entity of setUp(QUICK, ['sides', 5, 3]).entities) {
      expect(entity).toMatchObject({
        activated: false,
        fleeing: false,
        panic: 0,
        moved: false,
        thickSkin: 0,
        hp: entity.startHp,
      });
      expect([...entity.weapons.map(({ reload }) => reload), ...entity.traits.map(({ used }) => used)]).not.toContain(
        true,
      );
    }
  });

  test('DC-R-80 anybody who does not set up is put on the centre line of the strip, and the edge is the southern one', () => {
    const state = setUp(QUICK, ['sides', 5, 3]);
    expect(dinosaurCowboys.pass(frozen(state), 0)).toEqual({ type: 'chooseEdge', edge: 'S' });
    go(state, dinosaurCowboys.pass(frozen(state), 0));
    go(state, dinosaurCowboys.pass(frozen(state), 0));
    const [one, two] = state.entities;
    expect([one?.x, one?.y, one?.facingX, one?.facingY]).toEqual([24_000, 4000, 0, 1]);
    expect([two?.x, two?.y]).toEqual([25_000, 4000]);
  });

  test('DC-SET-1 DC-R-10 DC-R-19 options that cannot be played are refused with their rule', () => {
    const rules = (options: Options) => dinosaurCowboys.checkSetup(frozen(options)).map(({ rule }) => rule);
    expect(rules({ ...QUICK, posses: ['birkshire_family'] })).toEqual(['DC-SET-1']);
    expect(rules({ ...QUICK, terrain: [] })).toEqual(['DC-R-19']);
    const outline = [
      { x: 0, y: 0 },
      { x: 9000, y: 0 },
      { x: 9000, y: 6000 },
    ];
    expect(rules({ ...QUICK, map: null, terrain: [{ id: 'a', kind: 'hill', height: 0, outline }] })).toEqual([
      'DC-R-10',
    ]);
    const position = sceneOptions([
      ['papa_jonas', 10, 10],
      ['the_blade', 10.5, 10],
    ]);
    expect(rules(position)).toEqual(['DC-R-5']);
  });
});

describe('the Turn', () => {
  const four = () =>
    scene([
      ['papa_jonas', 10, 10],
      ['mama_hanna', 10, 14],
      ['the_blade', 40, 10, [-1, 0]],
      ['betty_one_eye', 40, 14, [-1, 0]],
    ]);

  test('DC-TRN-1 DC-TRN-4 DC-TRN-5 DC-R-23 the winner activates first, then the opponent, then Initiative is rolled again', () => {
    const state = four();
    up(state, 'mama_hanna');
    go(state, END);
    expect([state.phase, state.asked]).toEqual(['select', 1]);
    up(state, 'the_blade');
    const events = go(state, END, ['initiative', 3, 3, 2, 9]);
    expect(only(events, 'initiativeRolled')).toEqual([{ type: 'initiativeRolled', dice: [3, 3, 2, 9], winner: 1 }]);
    expect(state.active).toBe(1);
  });

  test('DC-R-22 DC-TV-28 three units against two: A B, then B A, then A alone without Initiative', () => {
    const state = scene([
      ['papa_jonas', 10, 10],
      ['mama_hanna', 10, 14],
      ['brother_jerrid', 10, 18],
      ['the_blade', 40, 10, [-1, 0]],
      ['betty_one_eye', 40, 14, [-1, 0]],
    ]);
    const order: number[] = [];
    const rolls = [['initiative', 2, 9]] as [string, ...number[]][];
    let initiatives = 1;
    while (state.turn === 1 && order.length < 5) {
      const unit =
        state.activation?.unit ??
        state.entities.find(({ seat, activated, inPlay }) => seat === state.asked && !activated && inPlay)?.id ??
        0;
      const seat = state.asked;
      if (state.phase === 'select') go(state, { type: 'activate', unit });
      if (state.phase === 'traits') go(state, { type: 'declareTraits', uses: [] });
      order.push(seat);
      if (order.length === 5) break;
      initiatives += only(go(state, END, ...(order.length === 2 ? rolls : [])), 'initiativeRolled').length;
    }
    expect([order, initiatives]).toEqual([[0, 1, 1, 0, 0], 2]);
  });

  test('DC-R-22 DC-TV-29 four units against one: the opponent runs out in the first pair', () => {
    const state = scene(
      [
        ['papa_jonas', 10, 10],
        ['mama_hanna', 10, 14],
        ['brother_jerrid', 10, 18],
        ['drake', 10, 24],
        ['the_blade', 40, 10, [-1, 0]],
      ],
      [],
      { asked: 1, active: 1 },
    );
    up(state, 'the_blade');
    go(state, END);
    for (const name of ['drake', 'brother_jerrid'] as const) {
      expect([state.phase, state.asked, state.turn]).toEqual(['select', 0, 1]);
      up(state, name);
      go(state, END);
    }
    expect(state.turn).toBe(1);
  });

  test('DC-SEQ-5 a position with an only unit begins with the decisions of its activation', () => {
    const state = setUp(
      sceneOptions([
        ['brother_jerrid', 10, 10],
        ['malice', 40, 30],
      ]),
    );
    expect([state.phase, state.asked, state.activation?.unit]).toEqual(['phases', 0, id(state, 'brother_jerrid')]);
  });

  test('DC-SEQ-5 DC-R-24 an only unit is activated at once; nobody can skip', () => {
    const state = scene([
      ['papa_jonas', 10, 10],
      ['brother_jerrid', 10, 14],
      ['the_blade', 40, 10, [-1, 0]],
    ]);
    up(state, 'brother_jerrid');
    go(state, END);
    expect([state.activation?.unit, state.phase]).toEqual([id(state, 'the_blade'), 'phases']);
    const other = four();
    expect(no(other, END)).toBe('DC-SEQ-2');
  });

  test('DC-TRN-7 DC-TRN-5 only own un-Activated units, by their bodies', () => {
    const state = scene([
      ['drake', 10, 10],
      ['papa_jonas', 'drake'],
      ['mama_hanna', 10, 14, [1, 0], { activated: true }],
      ['brother_jerrid', 10, 18],
      ['the_blade', 40, 10],
    ]);
    expect(no(state, { type: 'activate', unit: id(state, 'papa_jonas') })).toBe('DC-TRN-7');
    expect(no(state, { type: 'activate', unit: id(state, 'the_blade') })).toBe('DC-TRN-7');
    expect(no(state, { type: 'activate', unit: id(state, 'mama_hanna') })).toBe('DC-TRN-5');
    expect(no(state, { type: 'activate', unit: id(state, 'drake') })).toBeNull();
  });

  test('DC-TRN-2 DC-TRN-3 DC-TRN-6 DC-ACV-4 the Turn ends with the last unit; Refresh takes Activated tokens and nothing else', () => {
    const state = scene([
      ['papa_jonas', 10, 10, [1, 0], { moved: true, fleeing: false }],
      ['the_blade', 40, 10, [-1, 0], { activated: true, fleeing: true }],
      ['drake', 20, 20, [1, 0], { activated: true, panic: 2 }],
    ]);
    Object.assign(who(state, 'papa_jonas').weapons[0] ?? {}, { reload: true });
    state.pair = 1;
    up(state, 'papa_jonas');
    const events = go(state, END, ['initiative', 2, 1]);
    expect(only(events, 'activationEnded')).toMatchObject([{ members: [id(state, 'papa_jonas')] }]);
    expect(state.turn).toBe(2);
    expect(state.entities.filter(({ inPlay }) => inPlay).map(({ activated, moved }) => [activated, moved])).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect([
      who(state, 'the_blade').fleeing,
      who(state, 'drake').panic,
      who(state, 'papa_jonas').weapons[0]?.reload,
    ]).toEqual([true, 2, true]);
  });

  test('DC-ACV-1 DC-ACV-2 DC-R-27 one Movement Phase and one Action Phase, in either order, and either may be left out', () => {
    const state = four();
    up(state, 'papa_jonas');
    go(state, { type: 'hustle', path: [{ x: 10_000, y: 9000 }], facing: { x: 1, y: 0 } });
    expect(state.phase).toBe('phases');
    expect(no(state, { type: 'hustle', path: [], facing: { x: 1, y: 0 } })).toBe('DC-ACT-1');
    go(state, {
      type: 'move',
      entity: id(state, 'papa_jonas'),
      path: [{ x: 10_000, y: 8000 }],
      facing: { x: 1, y: 0 },
    });
    expect(state.asked).toBe(1);
    const idle = four();
    up(idle, 'papa_jonas');
    go(idle, { type: 'move', entity: id(idle, 'papa_jonas'), path: [], facing: { x: 0, y: 1 } });
    expect(no(idle, { type: 'move', entity: id(idle, 'papa_jonas'), path: [], facing: { x: 0, y: 1 } })).toBe(
      'DC-ACV-1',
    );
    go(idle, END);
    expect(who(idle, 'papa_jonas')).toMatchObject({ activated: true, facingX: 0, facingY: 1, moved: false });
  });

  test('DC-ACV-3 DC-DIS-3 DC-R-80 the order inside an activation; the clock declares nothing, but Panic is rolled', () => {
    const state = scene([
      ['drake', 10, 10, [1, 0], { panic: 1 }],
      ['mama_hanna', 'drake'],
      ['brother_jerrid', 10, 18],
      ['the_blade', 40, 10],
    ]);
    go(state, { type: 'activate', unit: id(state, 'drake') });
    expect(state.phase).toBe('traits');
    const events = go(state, dinosaurCowboys.pass(frozen(state), 0), ['panic', 3]);
    expect(events.map(({ type }) => type).slice(0, 9)).toEqual([
      'idled',
      'courseReached',
      'courseReached',
      'rolled',
      'panicSpeedSet',
      'courseReached',
      'panicEased',
      'activationEnded',
      'chanceGiven',
    ]);
    const chosen = scene([
      ['papa_jonas', 10, 10],
      ['brother_jerrid', 10, 18],
      ['the_blade', 40, 10],
    ]);
    go(chosen, dinosaurCowboys.pass(frozen(chosen), 0));
    expect(who(chosen, 'papa_jonas').activated).toBe(true);
  });

  test('DC-R-80 a window stops the clock of the activation', () => {
    const state = scene([
      ['papa_jonas', 10, 10],
      ['brother_jerrid', 10, 18],
      ['the_blade', 11, 10, [-1, 0]],
    ]);
    state.options.clocks = { lobbyS: 60, edgeS: 20, deployS: 60, turnS: 90, reactS: 15 };
    up(state, 'papa_jonas');
    const turn = dinosaurCowboys.timers(frozen(state))[0];
    go(state, { type: 'move', entity: 0, path: [{ x: 10_000, y: 8000 }], facing: { x: 1, y: 0 } });
    expect(state.phase).toBe('snap');
    expect(dinosaurCowboys.timers(frozen(state))).toMatchObject([
      { seats: [1], seconds: 15, running: true },
      { id: turn?.id, seats: [], running: false },
    ]);
  });

  test('DC-SEQ-1 DC-SEQ-3 nothing is hidden, and every die is told with its owner', () => {
    const state = four();
    expect(dinosaurCowboys.view(frozen(state), 'spectator')).toEqual(state);
    const rolled = scene([
      ['drake', 10, 10, [1, 0], { panic: 1 }],
      ['brother_jerrid', 10, 18],
      ['the_blade', 40, 10],
    ]);
    const events = up(rolled, 'drake', [], ['panic', 4]);
    expect(only(events, 'rolled')).toEqual([
      { type: 'rolled', entity: id(rolled, 'drake'), purpose: 'panic', need: null, value: 4 },
    ]);
    expect(dinosaurCowboys.see(frozen(rolled), events[0] as never, 1)).toBe(events[0]);
  });
});
