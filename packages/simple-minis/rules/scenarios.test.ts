import { frozen } from '@dwo/kernel';
import { matchOf } from '../testing/presets';
import {
  at,
  blow,
  board,
  box,
  END,
  fig,
  go,
  inStep,
  leave,
  move,
  no,
  now,
  off,
  order,
  scene,
  shot,
  terrain,
  types,
  why,
} from '../testing/table';
import {
  endTowards,
  facingAt,
  forceFaults,
  type Intent,
  isInRect,
  memberOf,
  type ProfileId,
  pointsOf,
  poolHolder,
  preyOf,
  refuseForce,
  type ScenarioId,
  STOCKADE,
  simpleMinis,
  usualSetUp,
  wildOnes,
  zonesOf,
} from '.';

const skill = (figure: number, task: 'calm' | 'liftEgg', object: number | null): Intent => ({
  type: 'skillRoll',
  figure,
  task,
  object,
});
const of = (scenario: ScenarioId, odd = {}) => ({ options: { scenario, ...odd }, features: null });
const EGG = { place: 'nest' as const, by: null, x: 0, y: 0 };
const members = (...ids: ProfileId[]) => ids.map((id) => memberOf(id));
const agreed = (scenario: ScenarioId) => ({ options: frozen(matchOf(scenario)), defender: 0 });

test('VS-PTS-2 VS-PTS-3 VS-FIG-6 VS-SCN-5 every fault of a force is named at once, with its figure and its numbers', () => {
  const odd = { ...memberOf('horse'), profile: 'own' as const, automatic: true, aquatic: true };
  const force = [odd, ...members(...Array.from({ length: 12 }, () => 'tyrannosaurus' as const))];
  expect(forceFaults(agreed('wagon_train'), 0, force)).toEqual([
    { rule: 'VS-FIG-6', code: 'BAD_FORCE', facts: { at: 0, what: 'automatic' } },
    { rule: 'VS-PTS-2', code: 'BAD_FORCE', facts: { at: 0, what: 'aquatic' } },
    { rule: 'VS-PTS-3', code: 'BAD_FORCE', facts: { figures: 13, most: 12 } },
    { rule: 'VS-PTS-2', code: 'BAD_FORCE', facts: { points: 88, limit: 50 } },
    { rule: 'VS-SCN-5', code: 'BAD_FORCE', facts: { vehicles: 0, exactly: 3 } },
    { rule: 'VS-SCN-5', code: 'BAD_FORCE', facts: { guys: 0, least: 3 } },
  ]);
  expect(forceFaults(agreed('open_battle'), 0, [])).toMatchObject([{ rule: 'VS-PTS-2', facts: { what: 'nobody' } }]);
  expect(pointsOf([{ ...memberOf('cowhand'), profile: 'own', grade: null }])).toBe(6);
});

test('VS-SCN-2 VS-SCN-2a VS-SKL-1 VS-SKL-5 VS-R-40 VS-WLD-7 a calmed creature skips the next round, and scores once for each player', () => {
  const figures = [
    at('tracker', 0, 20, 20),
    at('tracker', 0, 20, 24),
    at('cowhand', 1, 60, 40),
    at('triceratops', null, 26, 20),
  ];
  const state = inStep('skill', scene(figures, { options: { scenario: 'dinosaurs_loose' } }));
  Object.assign(fig(state, 0), { moved: true, attacked: true });
  expect(order(state, skill(0, 'calm', 3), ['skill', 3])).toMatchObject([
    { bonus: 1, need: 4, success: true },
    { type: 'calmed', figure: 3 },
    { type: 'scored', points: 2, bonus: 'calm' },
  ]);
  expect(no(state, skill(0, 'calm', 3))).toBe('VS-R-40');
  expect(no(state, skill(1, 'calm', 3))).toBe('VS-SCN-2a');
  expect(no(state, skill(1, 'liftEgg', null))).toBe('VS-R-40');
  state.round = 2;
  expect(wildOnes(now(state))).toEqual([]);
  fig(state, 0).tried = false;
  expect(types(order(state, skill(0, 'calm', 3), ['skill', 6]))).toEqual(['skillRolled', 'calmed']);
  state.round = 4;
  expect(wildOnes(now(state))).toHaveLength(1);
});

test('VS-SCN-2a VS-SKL-2 VS-SKL-4 calming needs a guy on foot within 6" who faces the creature', () => {
  const figures = [
    at('tracker', 0, 20, 20, { facingX: -1 }),
    at('horse', 0, 20, 26),
    at('tracker', 0, 20, 26, { riding: 1 }),
    at('tracker', 0, 17.9, 20),
    at('cowhand', 1, 60, 40),
    at('triceratops', null, 26, 20),
  ];
  const state = inStep('skill', scene(figures, { options: { scenario: 'dinosaurs_loose' } }));
  expect(no(state, skill(0, 'calm', 5))).toBe('VS-SCN-2a');
  expect(no(state, skill(2, 'calm', 5))).toBe('VS-RID-3');
  expect(no(state, skill(1, 'calm', 5))).toBe('VS-SKL-2');
  expect(why(state, skill(3, 'calm', 5))).toEqual({ object: 5 });
  fig(state, 0).facingX = 1;
  expect(order(state, skill(0, 'calm', 5), ['skill', 2])).toMatchObject([{ success: false }]);
});

test('VS-SCN-3 VS-SCN-3a VS-WLD-6 lifting an egg wakes the sleeper at the end of the round', () => {
  const figures = [
    at('scout', 0, 33.4, 24),
    at('scout', 1, 60, 40),
    at('tyrannosaurus', null, 36, 24, { asleep: true }),
  ];
  const state = inStep('skill', scene(figures, { ...of('capture_the_egg'), items: [EGG, EGG] }));
  expect(wildOnes(now(state))).toEqual([]);
  expect(order(state, skill(0, 'liftEgg', null), ['skill', 3])).toMatchObject([
    { success: true },
    { items: [0] },
    { type: 'stirred', figure: 2 },
  ]);
  expect([state.items.map(({ place }) => place), fig(state, 2).asleep]).toEqual([['carried', 'nest'], true]);
  expect(types(go(state, END, [['initiative', 6, 1]]))).toContain('wokeUp');
  expect(fig(state, 2).asleep).toBe(false);
  fig(state, 0).x = 33_300;
  expect(no(inStep('skill', state), skill(0, 'liftEgg', null))).toBe('VS-SCN-3a');
});

test('VS-SCN-3b VS-SCN-3c eggs score over the own long edge, nowhere else, and the last one ends the game', () => {
  const carried = { ...EGG, place: 'carried' as const, by: 0 };
  const figures = [at('scout', 0, 1, 3), at('scout', 0, 30, 20), at('scout', 1, 60, 40)];
  const own = scene(figures, { ...of('capture_the_egg'), items: [carried] });
  go(own, off(0, [[1, 0]]));
  expect([own.players[0]?.bonus, own.ending]).toEqual([10, { winners: [0], rule: 'VS-SCN-3c' }]);
  const other = scene(figures, { ...of('capture_the_egg'), items: [carried, { ...EGG }] });
  go(other, off(0, [[0, 3]]));
  expect([other.players[0]?.bonus, other.ending]).toEqual([0, null]);
  const held = scene(figures, { ...of('capture_the_egg'), items: [carried], round: 8 });
  go(held, END);
  go(held, END);
  expect([held.players[0]?.bonus, held.ending?.rule]).toEqual([4, 'VS-END-1']);
});

test('VS-SCN-4 VS-SCN-4d VS-SCN-5 the demands of parts on a force', () => {
  const stand = agreed('last_stand');
  expect(refuseForce(stand, 1, members('gunslinger'))?.rule).toBe('VS-SCN-4');
  expect(refuseForce(stand, 1, members('allosaurus'))).toBeNull();
  expect(refuseForce(stand, 0, members('allosaurus'))?.rule).toBe('VS-SCN-4d');
  const train = agreed('wagon_train');
  expect(refuseForce(train, 0, members('steam_wagon', 'steam_wagon', 'brawler', 'brawler', 'brawler'))?.rule).toBe(
    'VS-SCN-5',
  );
  expect(refuseForce(train, 0, members('steam_wagon', 'steam_wagon', 'steam_wagon', 'brawler', 'brawler'))?.rule).toBe(
    'VS-SCN-5',
  );
  expect(
    refuseForce(train, 0, members('steam_wagon', 'steam_wagon', 'steam_wagon', 'brawler', 'brawler', 'brawler')),
  ).toBeNull();
});

test('VS-SCN-4 VS-SCN-4a VS-SCN-4c VS-SCN-5 parts are drawn; the defender sets up first, and the attacker begins round 1', () => {
  const options = frozen(matchOf('last_stand', 2, { defender: null, forces: ['random', 'random'] }));
  const dice = (defender: number) => ({ roll: (_: number, why: string) => (why === 'roles' ? defender + 1 : 1) });
  const state = simpleMinis.setup(options, dice(1));
  expect([state.defender, state.phase, state.asked]).toEqual([1, 'deploy', 1]);
  go(state, { type: 'deploy', list: usualSetUp(now(state), 1) });
  expect(
    state.figures.filter(({ seat }) => seat === 1).every((figure) => isInRect({ ...figure, radius: 500 }, STOCKADE)),
  ).toBe(true);
  expect(zonesOf(now(state), 0)).toHaveLength(2);
  expect([facingAt(now(state), 0, { x: 1000, y: 1000 }), facingAt(now(state), 1, { x: 40_000, y: 20_000 })]).toEqual([
    { x: 1, y: 0 },
    { x: 1, y: 0 },
  ]);
  go(state, { type: 'deploy', list: usualSetUp(now(state), 0) });
  expect([state.phase, state.asked, state.order]).toEqual(['move', 0, [0, 1]]);
  const train = simpleMinis.setup(frozen(matchOf('wagon_train', 2)), dice(0));
  expect([train.asked, zonesOf(now(train), 0), zonesOf(now(train), 1).length]).toEqual([
    0,
    [[0, 0, 12_000, 48_000]],
    2,
  ]);
});

test('VS-SCN-4b a guy in the stockade after round 7 wins for the defender, whatever the points', () => {
  const odd = (x: number) => [at('cowhand', 0, x, 24), at('allosaurus', 1, 60, 40), at('cowhand', 1, 60, 30)];
  const end = (x: number) => {
    const state = scene(odd(x), { options: { scenario: 'last_stand', defender: 0 }, round: 7 });
    go(state, END);
    go(state, END);
    return state.ending;
  };
  expect(end(27)).toEqual({ winners: [0], rule: 'VS-SCN-4b' });
  expect(end(26.9)).toEqual({ winners: [1], rule: 'VS-SCN-4b' });
  const dead = inStep(
    'hand',
    scene([at('cowhand', 0, 30, 20), at('allosaurus', 1, 32, 20)], {
      options: { scenario: 'last_stand', defender: 0 },
    }),
    1,
  );
  go(dead, blow(1, 0), [['blow', 4]]);
  expect(dead.ending).toEqual({ winners: [1], rule: 'VS-SCN-4b' });
});

test('VS-SCN-5a wagons that leave east with a driver score 8 each, the others 5 for the hunters', () => {
  const figures = [
    at('steam_wagon', 0, 65, 20),
    at('cowhand', 0, 65, 20, { riding: 0 }),
    at('steam_wagon', 0, 5, 20),
    at('cowhand', 0, 5, 30),
    at('cowhand', 1, 60, 45),
  ];
  const state = scene(figures, { options: { scenario: 'wagon_train', defender: 0 }, round: 7 });
  go(state, off(0, [[72, 20]]));
  expect(state.players.map(({ bonus }) => bonus)).toEqual([8, 0]);
  expect(fig(state, 1).place).toBe('left');
  go(state, END);
  go(state, END);
  expect([state.players.map(({ bonus }) => bonus), state.ending]).toEqual([[8, 5], { winners: [0], rule: 'VS-END-1' }]);
  const last = scene([...figures.slice(0, 2), ...figures.slice(3, 5).map((each) => ({ ...each }))], {
    options: { scenario: 'wagon_train', defender: 0 },
  });
  go(last, off(0, [[72, 20]]));
  expect(last.ending).toEqual({ winners: [0], rule: 'VS-SCN-5a' });
});

test('VS-SCN-6 VS-SCN-6a most figures at the pool score 1 a round; a unit counts once, a tie scores nothing', () => {
  const figures = [
    at('horse', 0, 29, 24),
    at('cowhand', 0, 29, 24, { riding: 0 }),
    at('cowhand', 1, 43, 24),
    at('horse', 1, 36, 31),
    at('swamp_lizard', null, 36, 24, { asleep: true }),
  ];
  const state = scene(figures, of('watering_hole'));
  expect(poolHolder(now(state))).toBeNull();
  fig(state, 2).x = 60_000;
  expect(poolHolder(now(state))).toBe(0);
  inStep('skill', state, 1);
  Object.assign(state.players[0] ?? {}, { done: true });
  go(state, END, [['initiative', 6, 1]]);
  expect(state.players.map(({ bonus }) => bonus)).toEqual([1, 0]);
});

test('VS-WLD-1 VS-WLD-2 the prey is the nearest figure; ties go to the lower seat, a mount before its rider', () => {
  const figures = [
    at('cowhand', 1, 30, 20),
    at('horse', 0, 10, 20),
    at('cowhand', 0, 10, 20, { riding: 1 }),
    at('cowhand', 0, 10, 30),
    at('raptor', null, 20.25, 20),
  ];
  const state = scene(figures);
  fig(state, 4).x = 20_125;
  // 9.875 - 1 to the guy, 10.125 - 1.25 to the horse.
  expect(preyOf(now(state), fig(state, 4)).map(({ id }) => id)).toEqual([1, 2, 0, 3]);
});

test('VS-WLD-3 VS-C-03 a creature goes straight to its prey as far as is legal, to contact, and faces it', () => {
  const make = (x: number, features: Parameters<typeof scene>[1] = {}) =>
    scene([at('cowhand', 0, x, 20), at('cowhand', 1, 70, 47), at('raptor', null, 20, 20)], features);
  const near = make(24.03);
  expect(endTowards(now(near), fig(near, 2), fig(near, 0))).toEqual({ x: 23_000, y: 20_000 });
  const far = make(40);
  expect(endTowards(now(far), fig(far, 2), fig(far, 0))).toEqual({ x: 26_000, y: 20_000 });
  const rough = make(40, { features: [box('woods', 'w', [21, 10, 30, 30])] });
  expect(endTowards(now(rough), fig(rough, 2), fig(rough, 0))).toEqual({ x: 23_000, y: 20_000 });
  const fenced = make(40, {
    features: [
      terrain('fence', 'f', [
        [22, 10],
        [22, 30],
      ]),
    ],
  });
  expect(endTowards(now(fenced), fig(fenced, 2), fig(fenced, 0))).toEqual({ x: 21_500, y: 20_000 });
  go(far, END);
  const events = go(far, END, [['initiative', 6, 1]]);
  expect(events.find(({ type }) => type === 'moved')).toMatchObject({
    figure: 2,
    cost: 6000,
    facing: { x: 14_000, y: 0 },
  });
});

test('VS-WLD-4 a creature that touches nobody shoots at the nearest it can; a failed sight die leaves the next', () => {
  const figures = [
    at('cowhand', 0, 21, 26),
    at('cowhand', 1, 29, 20),
    at('spitter', null, 20, 20),
    at('horse', 1, 60, 40),
  ];
  const state = inStep('distance', scene(figures, { options: { scenario: 'dinosaurs_loose' } }), 1);
  fig(state, 1).attacked = true;
  const events = go(state, END, [
    ['sight', 1],
    ['shot', 4],
    ['initiative', 6, 1],
  ]);
  expect(
    events.filter(({ type }) => type === 'sightRolled' || type === 'attacked' || type === 'destroyed'),
  ).toMatchObject([
    { target: 0, seen: false },
    { target: 1, hit: true },
    { figure: 1, seat: null, points: 0 },
  ]);
});

test('VS-WLD-5 VS-R-36 a creature strikes whom it can reach, or breaks the barrier in its way', () => {
  const features = [
    terrain('fence', 'f', [
      [21.55, 15],
      [21.55, 25],
    ]),
  ];
  const state = inStep(
    'hand',
    scene([at('cowhand', 0, 30, 20), at('cowhand', 1, 60, 40), at('allosaurus', null, 20, 20)], { features }),
    1,
  );
  const events = go(state, END, [
    ['blow', 3],
    ['wall', 1],
    ['initiative', 6, 1],
  ]);
  expect(types(events)).toContain('sectionFell');
  const close = inStep(
    'hand',
    scene([at('cowhand', 0, 22, 20), at('cowhand', 1, 60, 40), at('allosaurus', null, 20, 20)]),
    1,
  );
  Object.assign(close.players[0] ?? {}, { done: true });
  go(close, END, [['blow', 3]]);
  expect([fig(close, 0).place, close.players.map(({ kills }) => kills)]).toEqual(['destroyed', [0, 0]]);
});

test('VS-WLD-6 a sleeper that is attacked, hit or miss, wakes at the end of the round', () => {
  const figures = [
    at('cowhand', 0, 20, 20),
    at('cowhand', 1, 60, 40),
    at('tyrannosaurus', null, 28, 20, { asleep: true }),
  ];
  const state = inStep('distance', scene(figures, { options: { scenario: 'capture_the_egg' }, items: [EGG] }));
  expect(types(order(state, shot(0, 2), ['shot', 1]))).toEqual(['attacked', 'stirred']);
  expect(fig(state, 2)).toMatchObject({ asleep: true, stirred: true });
});

test('VS-R-36 VS-SCN-2 a destroyed wild creature scores where the scenario says so', () => {
  const make = (scenario: ScenarioId) =>
    inStep(
      'distance',
      scene([at('cowhand', 0, 20, 20), at('cowhand', 1, 60, 40), at('raptor', null, 28, 20)], {
        options: { scenario },
      }),
    );
  expect(order(make('dinosaurs_loose'), shot(0, 2), ['shot', 6], ['armor', 1]).at(-1)).toMatchObject({
    seat: 0,
    points: 3,
  });
  expect(order(make('open_battle'), shot(0, 2), ['shot', 6], ['armor', 1]).at(-1)).toMatchObject({
    seat: null,
    points: 0,
  });
});

test('VS-SCN-3b VS-R-38 an egg goes with a ride, and stays with the guy who gets off', () => {
  const figures = [at('horse', 0, 24, 20), at('scout', 0, 20, 20), at('scout', 1, 60, 40)];
  const state = scene(figures, { ...of('capture_the_egg'), items: [{ ...EGG, place: 'carried', by: 1 }] });
  order(state, board(1, [[22.75, 20]], 0));
  Object.assign(fig(state, 1), { moved: false });
  expect(no(state, move(0, [[25, 20]], { drop: [0] }))).toBe('VS-R-38');
  order(state, leave(1, [[26, 20]]));
  expect(state.items[0]?.by).toBe(1);
});
