import { frozen, noDice } from '@dwo/kernel';
import { lobbyOf } from '../testing/presets';
import {
  at,
  blow,
  box,
  demolition,
  fig,
  go,
  inStep,
  no,
  now,
  order,
  scene,
  shot,
  terrain,
  types,
  why,
} from '../testing/table';
import { chainOf, type Intent, lookAt, memberOf, type ProfileId, refuseMember, simpleMinis } from '.';

test('VS-FIG-1 VS-FIG-2 VS-FIG-3 VS-FIG-4 VS-FIG-5 VS-FIG-6 VS-R-21 the kinds of figures', () => {
  const guy = { ...memberOf('cowhand'), profile: 'own' as const };
  expect(refuseMember({ ...guy, armor: 'heavy', automatic: true }, 0)).toBeNull();
  expect(refuseMember({ ...guy, distance: false, automatic: true }, 3)).toMatchObject({
    rule: 'VS-FIG-6',
    facts: { at: 3 },
  });
  expect(refuseMember({ ...guy, class: 'cavalry' }, 0)?.rule).toBe('VS-FIG-6');
  expect(refuseMember({ ...guy, grade: null }, 0)?.rule).toBe('VS-FIG-6');
  expect(refuseMember({ ...guy, class: 'cavalry', grade: null, large: true }, 0)?.rule).toBe('VS-R-21');
  expect(refuseMember({ ...guy, class: 'vehicle', grade: null, large: true }, 0)).toBeNull();
  expect(refuseMember({ ...guy, aquatic: true }, 0)?.rule).toBe('VS-PTS-2');
  // A profile's name goes with its own abilities alone.
  expect(refuseMember({ ...memberOf('cowhand'), automatic: true }, 0)?.rule).toBe('VS-PTS-2');
});

test('VS-DST-1 VS-R-28 VS-R-29 shots at 12" and no farther, at others only', () => {
  const state = inStep(
    'distance',
    scene([at('cowhand', 0, 10, 10), at('brawler', 0, 12, 10), at('cowhand', 1, 23, 10), at('cowhand', 1, 23.001, 14)]),
  );
  expect(no(state, shot(1, 2))).toBe('VS-DST-1');
  expect(no(state, shot(0, 2))).toBeNull();
  fig(state, 2).x = 23_001;
  expect(no(state, shot(0, 2))).toBe('VS-R-28');
  expect(no(state, shot(0, 1))).toBe('VS-R-29');
});

test('VS-DST-2 VS-LOS-1 VS-R-24 VS-INV-13 a target behind, or behind a wall, is out of sight', () => {
  const state = inStep(
    'distance',
    scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 15, 20), at('cowhand', 1, 30, 20)], {
      features: [box('wall', 'w', [24, 17, 25, 23])],
    }),
  );
  expect(why(state, shot(0, 1))).toMatchObject({ arc: 'behind' });
  expect(no(state, shot(0, 2))).toBe('VS-R-24');
  state.features = [];
  expect(lookAt(now(state), fig(state, 0), fig(state, 2)).lines).toHaveLength(5);
  expect(no(state, shot(0, 2))).toBeNull();
});

test('VS-DST-3 VS-ARM-1 VS-R-35 VS-EFF-1 VS-R-36 heroes add 1; armor is rolled at once; what is hit is gone and scores', () => {
  const state = inStep(
    'distance',
    scene([at('poacher_chief', 0, 10, 10), at('raptor', 1, 20, 10), at('raptor', 1, 20, 30)]),
  );
  const events = order(state, shot(0, 1), ['shot', 4], ['armor', 5]);
  expect(events).toMatchObject([
    { type: 'attacked', bonus: 1, need: 5, hit: true },
    { type: 'armorRolled', bonus: 0, need: 6, saved: false },
    { type: 'destroyed', figure: 1, seat: 0, points: 3 },
  ]);
  expect([fig(state, 1).place, state.players[0]?.kills]).toEqual(['destroyed', 3]);
  expect(no(state, shot(0, 2))).toBe('VS-RND-4');
});

test('VS-ARM-1 VS-ARM-3 vehicles add 1 to their armor die', () => {
  const state = inStep('distance', scene([at('gunslinger', 0, 10, 10), at('tyrannosaurus', 1, 20, 10)]));
  expect(order(state, shot(0, 1), ['shot', 1, 4], ['armor', 3])).toMatchObject([
    { hit: true },
    { bonus: 1, saved: true },
  ]);
});

test('VS-DST-4 VS-R-48 VS-HTH-5 at touch a shot meets cover, a blow does not', () => {
  const features = [
    terrain('woods', 'w', [
      [21, 18],
      [26, 18],
      [26, 22],
      [21, 22],
    ]),
  ];
  const figures = [at('cowhand', 0, 20, 20), at('cowhand', 1, 21, 20), at('cowhand', 1, 24.2, 20)];
  const far = inStep(
    'distance',
    scene([figures[0] ?? at('cowhand', 0, 0, 0), at('cowhand', 1, 24.2, 20)], { features }),
  );
  expect(order(far, shot(0, 1), ['shot', 5])).toMatchObject([{ need: 6, hit: false }]);
  const state = inStep('distance', scene(figures.slice(0, 2), { features }));
  expect(no(state, shot(0, 1))).toBeNull();
  inStep('hand', state);
  expect(order(state, blow(0, 1), ['blow', 4])).toMatchObject([
    { way: 'hand', need: 4, dice: [4], hit: true },
    { type: 'destroyed' },
  ]);
});

test('VS-LOS-2 VS-R-25 VS-SEQ-3 the sight die comes first; a failure leaves the attack but forbids the target', () => {
  const state = inStep(
    'distance',
    scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 22, 26), at('cowhand', 1, 26, 20)]),
  );
  expect(order(state, shot(0, 1), ['sight', 3])).toMatchObject([{ type: 'sightRolled', die: 3, seen: false }]);
  expect(no(state, shot(0, 1))).toBe('VS-R-25');
  expect(fig(state, 0)).toMatchObject({ attacked: false, unseen: [1] });
  expect(no(state, shot(0, 2))).toBeNull();
  const lucky = inStep('distance', scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 22, 26)]));
  expect(types(order(lucky, shot(0, 1), ['sight', 4], ['shot', 5]))).toEqual(['sightRolled', 'attacked', 'destroyed']);
});

test('VS-COV-3 VS-R-26 disputed cover is rolled at each attack, after the sight die', () => {
  const features = [box('tree', 't', [24, 20.1, 25, 23])];
  const make = () => inStep('distance', scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 30, 20)], { features }));
  expect(lookAt(now(make()), fig(make(), 0), fig(make(), 1)).cover).toBe('disputed');
  expect(order(make(), shot(0, 1), ['cover', 4], ['shot', 5])).toMatchObject([
    { covered: true },
    { need: 6, hit: false },
  ]);
  expect(order(make(), shot(0, 1), ['cover', 3], ['shot', 5])).toMatchObject([
    { covered: false },
    { need: 5, hit: true },
    {},
  ]);
});

test('VS-COV-1 VS-R-24 a screen at the attacker is looked past unless it is deep or reaches the target', () => {
  const from = at('cowhand', 0, 20, 20);
  const target = at('cowhand', 1, 29, 20);
  const cover = (features: Parameters<typeof box>[2]) => {
    const state = scene([from, target], { features: [box('woods', 'w', features)] });
    return lookAt(now(state), fig(state, 0), fig(state, 1)).cover;
  };
  expect(cover([19, 18, 21.5, 22])).toBe('open');
  expect(cover([19, 18, 23, 22])).toBe('covered');
  expect(cover([23, 18, 24, 22])).toBe('covered');
});

test('VS-COV-2 VS-RID-6 VS-R-27 VS-R-23 riders are in cover without lines, their mounts are not', () => {
  const figures = [at('cowhand', 0, 10, 10), at('horse', 1, 20, 10), at('cowhand', 1, 20, 10, { riding: 1 })];
  const make = () => inStep('distance', scene(figures));
  expect(order(make(), shot(0, 2), ['shot', 5])).toMatchObject([{ target: 2, need: 6, hit: false }]);
  expect(order(make(), shot(0, 1), ['shot', 5])).toMatchObject([{ target: 1, need: 5, hit: true }, {}, {}]);
});

test('VS-EFF-2 VS-EFF-3 VS-R-37 a dropped rider stands where its mount stood, and may still attack', () => {
  const figures = [at('cowhand', 0, 10, 10), at('horse', 1, 20, 10), at('cowhand', 1, 20, 10, { riding: 1 })];
  const state = scene(figures, { items: [{ place: 'carried', by: 1, x: 0, y: 0 }] });
  fig(state, 1).attacked = true;
  inStep('distance', state);
  expect(types(order(state, shot(0, 1), ['shot', 6]))).toEqual(['attacked', 'unhorsed', 'destroyed', 'itemsDropped']);
  expect(fig(state, 2)).toMatchObject({ riding: null, x: 20_000, y: 10_000, place: 'table' });
  expect(state.items[0]).toMatchObject({ place: 'lying', x: 20_000, y: 10_000 });
  inStep('distance', state, 1);
  fig(state, 2).facingX = -1;
  expect(no(state, shot(2, 0))).toBeNull();
});

test('VS-AUT-1 VS-R-30 automatic fire takes the higher of two dice, at terrain too, never hand to hand', () => {
  const features = [
    terrain('fence', 'f', [
      [15, 8],
      [15, 11],
    ]),
  ];
  const make = (step: 'distance' | 'hand') =>
    inStep(step, scene([at('repeater_gunner', 0, 14, 10), at('cowhand', 1, 20, 14)], { features }));
  expect(order(make('distance'), demolition(0, 'f'), ['shot', 2, 5], ['wall', 3])).toMatchObject([
    { dice: [2, 5], hit: true },
    { saved: true },
  ]);
  expect(order(make('hand'), demolition(0, 'f'), ['blow', 3])).toMatchObject([{ dice: [3], hit: false }]);
});

test('VS-HTH-1 VS-HTH-2 VS-HTH-3 VS-R-32 all strike what they touch, and what stands 1" before them', () => {
  const make = (x: number, y: number) =>
    inStep('hand', scene([at('poacher_chief', 0, 20, 20), at('cowhand', 1, x, y)]));
  expect(no(make(19, 20), blow(0, 1))).toBeNull();
  expect(no(make(22, 20), blow(0, 1))).toBeNull();
  expect(no(make(22.001, 20), blow(0, 1))).toBe('VS-R-32');
  expect(no(make(18.5, 20), blow(0, 1))).toBe('VS-R-32');
  expect(order(make(22, 20), blow(0, 1), ['blow', 3])).toMatchObject([{ bonus: 1, hit: true }, {}]);
});

test('VS-R-33 VS-HTH-2 a strike does not go through a barrier, but to that barrier', () => {
  const features = [
    terrain('fence', 'f', [
      [20.9, 18],
      [20.9, 22],
    ]),
  ];
  const state = inStep('hand', scene([at('cowhand', 0, 20.2, 20), at('cowhand', 1, 21.6, 20)], { features }));
  expect(no(state, blow(0, 1))).toBe('VS-R-33');
  expect(no(state, demolition(0, 'f'))).toBeNull();
});

test('VS-TER-1 VS-TER-2 VS-TER-3 VS-R-34 VS-R-39 sections fall on 1 or 2; vehicles break two, one die for both', () => {
  const features = [
    terrain(
      'fence',
      'f1',
      [
        [24, 15],
        [24, 18],
      ],
      'f',
    ),
    terrain(
      'fence',
      'f2',
      [
        [24, 18],
        [24, 21],
      ],
      'f',
    ),
    terrain(
      'fence',
      'f3',
      [
        [24, 21],
        [24, 24],
      ],
      'f',
    ),
    box('woods', 'w', [40, 10, 44, 14]),
  ];
  const make = () =>
    inStep(
      'distance',
      scene([at('spitter', 0, 18, 20), at('cowhand', 0, 18, 30), at('cowhand', 1, 30, 40)], { features }),
    );
  const state = make();
  expect(no(state, demolition(0, 'w'))).toBe('VS-R-39');
  expect(no(state, demolition(0, 'f2', 'f1'))).toBeNull();
  expect(no(state, demolition(0, 'f1', 'f3'))).toBe('VS-R-39');
  expect(no(state, demolition(1, 'f3', 'f2'))).not.toBeNull();
  expect(order(state, demolition(0, 'f2', 'f3'), ['shot', 4], ['wall', 2])).toMatchObject([
    { need: 5, bonus: 1, hit: true },
    { saved: false },
    { section: 'f2' },
    { section: 'f3' },
  ]);
  expect(state.features.map(({ standing }) => standing)).toEqual([true, false, false, true]);
  expect(no(state, demolition(0, 'f1'))).toBe('VS-R-34');
  expect(types(order(make(), demolition(0, 'f2'), ['shot', 6], ['wall', 1]))).toEqual([
    'attacked',
    'wallRolled',
    'sectionFell',
    'sectionFell',
  ]);
});

test('VS-R-39 VS-R-25 a section is seen by one line to its middle, and doubt is rolled for it too', () => {
  const features = [
    terrain('fence', 'f', [
      [21, 25],
      [24, 25],
    ]),
  ];
  const state = inStep('distance', scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 40, 40)], { features }));
  expect(order(state, demolition(0, 'f'), ['sight', 1])).toMatchObject([{ section: 'f', target: null, seen: false }]);
  expect(no(state, demolition(0, 'f'))).toBe('VS-R-25');
});

test('VS-R-31 VS-SEQ-3 the chain of a shot: its parts and results are exact', () => {
  const features = [box('tree', 't', [24, 20.1, 25, 23])];
  const state = inStep('distance', scene([at('cowhand', 0, 20, 20), at('raptor', 1, 30, 20)], { features }));
  const { parts, results } = chainOf(now(state), 0, shot(0, 1) as Intent);
  expect(parts.map(({ part, chance: { n, d } }) => `${part} ${n}/${d}`)).toEqual(['cover 1/2', 'hit 1/4', 'armor 1/6']);
  expect(Object.fromEntries([...results].map(([result, { n, d }]) => [result, `${n}/${d}`]))).toEqual({
    missed: '3/4',
    saved: '1/24',
    destroyed: '5/24',
  });
});

test('VS-R-31 VS-TER-3 the chain of a wall, with a sight die', () => {
  const features = [
    terrain('fence', 'f', [
      [21, 25],
      [24, 25],
    ]),
  ];
  const state = inStep('distance', scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 40, 40)], { features }));
  const { parts, results } = chainOf(now(state), 0, demolition(0, 'f'));
  expect(parts.map(({ part }) => part)).toEqual(['sight', 'hit', 'wall']);
  expect(results.get('falls')).toEqual({ n: 1, d: 18 });
  expect(results.get('unseen')).toEqual({ n: 1, d: 2 });
});

test('VS-R-44 VS-FIG-9 there are no powers, and a force may hold figures of one type alone', () => {
  expect(Object.keys(memberOf('cowhand'))).not.toContain('powers');
  const state = simpleMinis.setup(frozen(lobbyOf('open_battle')), noDice);
  const choose = (...ids: ProfileId[]): Intent => ({ type: 'chooseForce', members: ids.map((id) => memberOf(id)) });
  expect(no(state, choose('horse', 'horse'), 0)).toBe('VS-PTS-2');
  go(state, choose('brawler', 'cowhand', 'scout'), [], 0);
  go(state, choose('tyrannosaurus', 'triceratops'), [['zone', 5, 2]], 1);
  const kinds = [0, 1].map((seat) => state.figures.flatMap((each) => (each.seat === seat ? [each.class] : [])));
  expect(kinds).toEqual([
    ['guy', 'guy', 'guy'],
    ['vehicle', 'vehicle'],
  ]);
});
