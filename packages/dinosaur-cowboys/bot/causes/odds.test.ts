/** The odds behind causes compared with the rules, and the limits of the causes that rest on them. */
import { chance, frozen } from '@dwo/kernel';
import { attackOdds, being, type Intent, type State, snapOdds } from '../../rules';
import { go, id, moveTo, type Name, type Odd, type Placed, scene, up } from '../../testing/table';
import { suspects } from '.';
import { attackFrom, attackOddsOf, damageOfAll, snapOf, threatsOn } from './odds';

type Declared = Extract<Intent, { type: 'attack' | 'charge' }>;

const END: Intent = { type: 'endActivation' };
const FAR: Placed = ['mama_hanna', 2, 34];
const gun = (name: string, reload = false) =>
  [{ id: name, long: name === 'light_repeater' ? 16_000 : 14_000, reload }] as Odd['weapons'] & object;
const knife = (name: string) => [{ id: name, long: null, reload: false }] as Odd['weapons'] & object;
const use = (state: State, type: Declared['type'], by: Name, weapon: string, on: Name): Declared =>
  ({ type, attacker: id(state, by), weapon, target: id(state, on) }) as Declared;
const causesOf = (state: State, chosen: Intent, better: Intent) => suspects(frozen(state), state.asked, chosen, better);
const idsOf = (...asked: Parameters<typeof causesOf>) => causesOf(...asked).map((cause) => cause.id);

function active(name: Name, placed: readonly Placed[]): State {
  const state = scene(placed);
  up(state, name);
  return state;
}

/** Papa Jonas, and The Blade some inches from him with this much to shoot with. */
const facing = (x: number, odd: Odd, ...more: readonly Placed[]) =>
  active('papa_jonas', [
    ['papa_jonas', 10, 10],
    FAR,
    ['the_blade', x, 10, [-1, 0], { spd: 6, weapons: gun('six_shooter_80kw'), ...odd }],
    ...more,
  ]);
const [into, away] = [14, 6].map((x) => (state: State) => moveTo(state, 'papa_jonas', [[x, 10]])) as [
  (state: State) => Intent,
  (state: State) => Intent,
];

test.each<readonly [Declared['type'], string, number]>([
  ['attack', 'six_shooter_100kw', 14],
  ['attack', 'saber', 11],
  ['charge', 'saber', 14],
])('DC-ATK-1 DC-ACT-7 the odds of %s with %s are those of the rules', (type, weapon, x) => {
  const weapons = [...gun('six_shooter_100kw'), ...knife('saber')];
  const state = active('cass_holloway', [
    ['cass_holloway', 10, 10, [1, 0], { weapons }],
    ['long_eli', 2, 34],
    ['the_blade', x, 10, [-1, 0], { hp: 5 }],
  ]);
  for (const fan of weapon === 'six_shooter_100kw' ? [false, true] : [false]) {
    const intent = { ...use(state, type, 'cass_holloway', weapon, 'the_blade'), ...(fan ? { fan } : {}) } as Declared;
    const told = attackOddsOf(frozen(state), 0, intent);
    const { out, damage } = attackOdds(frozen(state), 0, intent);
    expect(told.out).toBeCloseTo(chance(out));
    expect(told.hit).toBeCloseTo(damage.reduce((sum, each) => sum + (each.damage > 0 ? chance(each.chance) : 0), 0));
    // The target has 5 hitpoints, and nobody loses more than they have.
    const lost = damage.reduce((sum, each) => sum + Math.min(5, each.damage) * chance(each.chance), 0);
    expect(told.damage).toBeCloseTo(lost);
  }
});

test('DC-CLO-5 a Snap attack is made with the close weapon that does most, and never with a gun', () => {
  const arms = (weapons: Odd['weapons'] & object) =>
    active('mama_hanna', [
      ['mama_hanna', 10, 10],
      ['papa_jonas', 2, 34],
      ['the_blade', 11.05, 10, [-1, 0], { weapons }],
    ]);
  const told = (weapons: Odd['weapons'] & object) => {
    const state = arms(weapons);
    return snapOf(frozen(state), being(frozen(state), id(state, 'the_blade')), being(frozen(state), 1));
  };
  const state = arms(knife('saber'));
  const by = id(state, 'the_blade');
  const snap = { entity: by, weapon: 'saber', target: id(state, 'mama_hanna') } as const;
  const { out } = snapOdds(frozen(state), 0, moveTo(state, 'mama_hanna', [[7, 10]]), snap);
  const saber = told(knife('saber'));
  expect(saber.out).toBeCloseTo(chance(out));
  const arsenal = [...knife('bowie_knife'), ...knife('saber'), ...knife('machete'), ...gun('six_shooter_400kw')];
  expect(told(arsenal)).toEqual(saber);
  expect(told(knife('bowie_knife')).damage).toBeLessThan(saber.damage);
  expect(told(gun('six_shooter_400kw'))).toEqual({ hit: 0, out: 0, damage: 0 });
});

test('DC-TRN-5 DC-SHO-4 only those threaten who are yet to act, with weapons that are not empty', () => {
  const near = (odd: Odd) => facing(18, {}, ['betty_one_eye', 18, 14, [-1, 0], odd]);
  const by = (state: State) => threatsOn(frozen(state), id(state, 'papa_jonas')).map((each) => each.by);
  const both = near({});
  expect(by(both)).toEqual([id(both, 'betty_one_eye'), id(both, 'the_blade')]);
  expect(by(near({ activated: true }))).toEqual([id(both, 'the_blade')]);
  expect(by(near({ weapons: gun('light_repeater', true) }))).toEqual([id(both, 'the_blade')]);
  const own = facing(18, {});
  expect(attackFrom(frozen(own), 0)?.weapon).toBe('scattergun');
  for (const each of own.entities[0]?.weapons ?? []) each.reload = true;
  expect(attackFrom(frozen(own), 0)).toBeNull();
});

test('DC-SHO-1 enemies together take no more hitpoints than there are', () => {
  const both = (hp: number) => {
    const state = facing(18, {}, ['betty_one_eye', 18, 14, [-1, 0]]);
    Object.assign(state.entities[id(state, 'papa_jonas')] ?? {}, { hp });
    return threatsOn(frozen(state), id(state, 'papa_jonas'));
  };
  const [many, few] = [both(12), both(1)];
  expect(damageOfAll(many)).toBeCloseTo(many.reduce((sum, { damage }) => sum + damage, 0));
  expect(few.map(({ damage, hit }) => damage - hit)).toEqual([0, 0]);
  expect(few.reduce((sum, { damage }) => sum + damage, 0)).toBeGreaterThan(1);
  expect(damageOfAll(few)).toBe(1);
});

test('DC-DIN-5 an enemy threatens a mount and its riders once, where they do most', () => {
  const state = active('drake', [
    ['drake', 10, 10, [1, 0], { def: 4 }],
    ['papa_jonas', 'drake', { def: 0 }],
    ['betty_one_eye', 20, 10, [-1, 0]],
  ]);
  const found = threatsOn(frozen(state), id(state, 'drake'));
  expect(found.map(({ on }) => on)).toEqual([id(state, 'papa_jonas')]);
});

test('DC-SHO-1 two thirds of a point of damage are too little to be told, and one is enough', () => {
  // RTN 7 hits a moving target of DEF 2 at Long on 11 and 12, twice on 12: a point by four dice.
  const more = facing(30, { rtn: 7 });
  expect(causesOf(more, into(more), away(more))[0]).toMatchObject({
    ...{ id: 'step-into-reach', without: away(more) },
    facts: { foes: 1, damage: 1, otherDamage: 0 },
  });
  // RTN 8 does a point at Medium, and a third of it at Long.
  const less = facing(24.5, { rtn: 8 });
  expect(idsOf(less, into(less), away(less))).not.toContain('step-into-reach');
  // RTN 8 does a point at Long to somebody who stays.
  const stays = facing(28, { rtn: 8 });
  expect(causesOf(stays, END, away(stays))[0]).toMatchObject({ id: 'stay-in-reach', facts: { damage: 1 } });
  const near = facing(24, { rtn: 8 });
  expect(idsOf(near, END, away(near))).not.toContain('stay-in-reach');
});

test('DC-R-5 a step is cut only where its figure may stand', () => {
  const cut = (ally: Placed) => {
    const state = facing(34.3, { rtn: 7 }, ally);
    return causesOf(state, into(state), END)[0]?.without;
  };
  expect(cut(['brother_jerrid', 2, 30])).toMatchObject({ path: [{ x: 13_000, y: 10_000 }] });
  expect(cut(['brother_jerrid', 13, 10])).toMatchObject({ path: [{ x: 12_000, y: 10_000 }] });
});

/** Papa Jonas and Mama Hanna on a mount; Betty One-Eye so far away that only the rifle reaches her, or nearer. */
const riding = (far: number) =>
  active('drake', [
    ['drake', 10, 10],
    ['papa_jonas', 'drake'],
    ['mama_hanna', 'drake'],
    ['the_blade', 18, 10, [-1, 0]],
    ['betty_one_eye', far, 12, [-1, 0]],
  ]);

test('DC-ATK-7 a target that the weapon cannot reach was not the wrong one', () => {
  for (const [far, isTold] of [
    [26.4, false],
    [22, true],
  ] as const) {
    const state = riding(far);
    const chosen = use(state, 'attack', 'papa_jonas', 'scattergun', 'the_blade');
    const better = use(state, 'attack', 'mama_hanna', 'low_burst_rifle', 'betty_one_eye');
    const told = causesOf(state, chosen, better).filter((cause) => cause.id === 'wrong-target');
    const without = use(state, 'attack', 'papa_jonas', 'scattergun', 'betty_one_eye');
    expect(told.map((cause) => cause.without)).toEqual(isTold ? [without] : []);
  }
});

test('DC-WPN-1 neither an empty weapon nor that of another figure was the better weapon', () => {
  const state = riding(22);
  const shots = [
    use(state, 'attack', 'papa_jonas', 'scattergun', 'the_blade'),
    use(state, 'attack', 'papa_jonas', 'six_shooter_80kw', 'the_blade'),
    use(state, 'attack', 'mama_hanna', 'low_burst_rifle', 'the_blade'),
  ] as const;
  expect(idsOf(state, shots[0], shots[1])).toEqual(['wrong-weapon']);
  expect(idsOf(state, shots[0], shots[2])).toEqual([]);
  for (const each of state.entities[0]?.weapons ?? []) each.reload = each.id === 'six_shooter_80kw';
  expect(idsOf(state, shots[0], shots[1])).toEqual([]);
});

test('DC-ACT-6 a Charge instead of another one was not missed', () => {
  const state = active('maynard_dereus', [
    ['maynard_dereus', 10, 10],
    ['betty_one_eye', 2, 34],
    ['papa_jonas', 15, 10, [-1, 0]],
    ['mama_hanna', 14, 12, [-1, 0]],
  ]);
  const [one, other] = (['papa_jonas', 'mama_hanna'] as const).map((name) =>
    use(state, 'charge', 'maynard_dereus', 'saber', name),
  ) as [Intent, Intent];
  expect(idsOf(state, one, other)).toEqual(['bad-charge']);
  expect(idsOf(state, use(state, 'attack', 'maynard_dereus', 'six_shooter_80kw', 'papa_jonas'), other)).toEqual([
    'missed-charge',
  ]);
});

test('DC-CLO-5 the Snap attack that was not made is told, not one that was', () => {
  const state = active('mama_hanna', [
    ['mama_hanna', 10, 10],
    ['papa_jonas', 2, 34],
    ['maynard_dereus', 11.05, 10, [-1, 0]],
    ['the_blade', 10, 11.05, [0, -1]],
  ]);
  go(state, moveTo(state, 'mama_hanna', [[7, 8]]));
  const target = id(state, 'mama_hanna');
  const snaps = [
    { entity: id(state, 'maynard_dereus'), weapon: 'saber', target },
    { entity: id(state, 'the_blade'), weapon: 'spine_blade', target },
  ] as const;
  const all: Intent = { type: 'reactSnap', list: snaps };
  const first: Intent = { type: 'reactSnap', list: [snaps[0]] };
  const [cause, ...more] = causesOf(state, first, all);
  expect(more).toEqual([]);
  expect(cause).toMatchObject({ id: 'held-snap', rule: 'DC-CLO-5', facts: { figure: snaps[1].entity, target } });
  const { hit, out } = snapOf(frozen(state), being(frozen(state), snaps[1].entity), being(frozen(state), target));
  expect(cause?.facts).toMatchObject({ hit, out });
  expect(idsOf(state, all, first)).toEqual([]);
});

test('DC-SHO-3 a place out of range is told only if nobody could be attacked from it and an attack is left', () => {
  const at = (x: number, odd: Odd = { activated: true }) => facing(x, odd);
  const far = at(26);
  expect(causesOf(far, away(far), into(far))[0]).toMatchObject({
    ...{ id: 'out-of-range', rule: 'DC-SHO-3' },
    facts: { figure: id(far, 'papa_jonas'), target: id(far, 'the_blade') },
  });
  const acted = at(26);
  Object.assign(acted.activation ?? {}, { acted: true });
  expect(idsOf(acted, away(acted), into(acted))).not.toContain('out-of-range');
  const near = at(19);
  expect(idsOf(near, END, into(near))).not.toContain('out-of-range');
  const nobody = at(40);
  expect(idsOf(nobody, END, into(nobody))).not.toContain('out-of-range');
});

test.each([
  ['reactLucky', false, true, 'kept-dice', 'DC-TRT-14'],
  ['reactLucky', true, false, 'spent-reroll', 'DC-TRT-14'],
  ['reactYeehaw', false, true, 'kept-dice', 'DC-LDR-2'],
  ['reactYeehaw', true, false, 'spent-reroll', 'DC-LDR-2'],
] as const)('%s %s where %s was better is %s by %s', (type, chosen, better, cause, rule) => {
  const state = facing(18, {});
  const answer = (how: typeof type, used: boolean, die: number): Intent =>
    how === 'reactLucky' ? { type: how, use: used } : { type: how, use: used, die };
  const target = id(state, 'the_blade');
  const lucky = type === 'reactLucky';
  // The owner of the dice is told from the attack, or else from the roll.
  for (const part of [{ attack: { target } }, { roll: { entity: target } }] as unknown as Partial<State>[]) {
    const facts = { lucky, target };
    const asked = Object.assign(structuredClone(state), part);
    expect(causesOf(asked, answer(type, chosen, 0), answer(type, better, 0))).toMatchObject([
      { id: cause, rule, facts },
    ]);
  }
  expect(idsOf(state, answer(type, chosen, 0), answer(type, chosen, 1))).toEqual([]);
  expect(idsOf(state, answer(type, chosen, 0), answer(lucky ? 'reactYeehaw' : 'reactLucky', better, 0))).toEqual([]);
});
