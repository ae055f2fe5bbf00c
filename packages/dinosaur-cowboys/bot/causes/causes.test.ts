/** The causes that a review names: each in a scene of its own, and mistakes that are planted and found. */
import { chance, finish, frozen, judging, type Played } from '@dwo/kernel';
import { attackOdds, dinosaurCowboys, type Intent, type State } from '../../rules';
import { type Box, go, hustleTo, id, moveTo, type Name, type Placed, scene, up } from '../../testing/table';
import { evaluator } from '../evaluator';
import { CAUSES, suspects } from '.';
import { attackFrom, oddsOf } from './odds';

const END: Intent = { type: 'endActivation' };
const FAR: Placed = ['mama_hanna', 2, 30];

/** The causes of a choice of the posse that is asked. */
const causesOf = (state: State, chosen: Intent, better: Intent) => suspects(frozen(state), state.asked, chosen, better);

/** A scene in which a unit of the first posse is active. */
function active(name: Name, placed: readonly Placed[], boxes: readonly Box[] = []): State {
  const state = scene(placed, boxes);
  up(state, name);
  return state;
}

const attack = (state: State, by: Name, weapon: string, on: Name): Intent =>
  ({ type: 'attack', attacker: id(state, by), weapon, target: id(state, on) }) as Intent;
const charge = (state: State, by: Name, weapon: string, on: Name): Intent =>
  ({ type: 'charge', attacker: id(state, by), weapon, target: id(state, on) }) as Intent;

/** Papa Jonas with two enemies in the open before him. */
const facing = () =>
  active('papa_jonas', [
    ['papa_jonas', 10, 10],
    FAR,
    ['the_blade', 18, 10, [-1, 0], { hp: 4 }],
    ['betty_one_eye', 18, 14, [-1, 0]],
  ]);

test('DC-ACT-2 an activation that ends before an attack is told with its exact odds', () => {
  const state = facing();
  const better = attack(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade');
  const [cause] = causesOf(state, END, better);
  expect(cause).toMatchObject({ id: 'unspent-attack', rule: 'DC-ACT-2', without: better });
  // They are those of the rules, played out die by die.
  const { out, damage } = attackOdds(frozen(state), state.asked, better as Extract<Intent, { type: 'attack' }>);
  expect(cause?.facts.out).toBeCloseTo(chance(out));
  const hurt = damage.filter((each) => each.damage > 0).reduce((sum, each) => sum + chance(each.chance), 0);
  expect(cause?.facts.hit).toBeCloseTo(hurt);
  expect(oddsOf(frozen(state), state.asked, better)).toMatchObject({ hit: cause?.facts.hit, out: cause?.facts.out });
});

test('DC-ACT-2 an attack that was given up for a Hustle, or by a move that lost its target, is told with its odds', () => {
  const state = facing();
  const better = attack(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade');
  const [hustled] = causesOf(state, hustleTo([[11, 10]]), better);
  expect(hustled).toMatchObject({ id: 'gave-up-attack', rule: 'DC-ACT-2', facts: { hustle: true }, without: better });
  expect(Number(hustled?.facts.hit)).toBeGreaterThan(0.3);
  const lost = causesOf(state, moveTo(state, 'papa_jonas', [[7, 10]], [-1, 0]), better);
  expect(lost.find((each) => each.id === 'gave-up-attack')?.facts).toMatchObject({ hustle: false });
  // From there the attack is as good as before, so that nothing was given up.
  const kept = causesOf(state, moveTo(state, 'papa_jonas', [[10.2, 10]], [1, 0]), better);
  expect(kept.map((each) => each.id)).not.toContain('gave-up-attack');
  expect(kept.find((each) => each.id === 'moved-first')).toMatchObject({ rule: 'DC-ACV-1', without: better });
});

test('DC-MOV-1 a unit that had better stayed is told what was better there', () => {
  const state = facing();
  const causes = causesOf(state, moveTo(state, 'papa_jonas', [[7, 10]], [-1, 0]), END);
  expect(causes[0]).toMatchObject({ id: 'left-place', rule: 'DC-MOV-1', facts: { why: 'attack' }, without: END });
});

test('DC-ACT-3 an empty weapon that was not reloaded is named', () => {
  const state = facing();
  const better: Intent = { type: 'reload', entity: id(state, 'papa_jonas'), weapon: 'scattergun' };
  expect(causesOf(state, END, better)[0]).toMatchObject({ id: 'unspent-reload', rule: 'DC-ACT-3', without: better });
});

test('DC-ATK-7 DC-WPN-1 the wrong target and the wrong weapon are named with the odds of both', () => {
  const state = facing();
  const chosen = attack(state, 'papa_jonas', 'six_shooter_80kw', 'betty_one_eye');
  const [target] = causesOf(state, chosen, attack(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'));
  expect(target).toMatchObject({ id: 'wrong-target', rule: 'DC-ATK-7', facts: { target: id(state, 'betty_one_eye') } });
  expect(Number(target?.facts.otherOut)).toBeGreaterThan(Number(target?.facts.out));
  const hpOf = (name: Name) => state.entities[id(state, name)]?.hp;
  expect(target?.facts).toMatchObject({ hp: hpOf('betty_one_eye'), otherHp: hpOf('the_blade'), waits: false });
  Object.assign(state.entities[id(state, 'betty_one_eye')] ?? {}, { activated: true });
  const acted = causesOf(state, chosen, attack(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'));
  expect(acted[0]?.facts.waits).toBe(true);
  const [weapon] = causesOf(state, chosen, attack(state, 'papa_jonas', 'scattergun', 'betty_one_eye'));
  expect(weapon).toMatchObject({ id: 'wrong-weapon', rule: 'DC-WPN-1', facts: { otherWeapon: 'scattergun' } });
  expect(weapon?.facts).toMatchObject({ hurtFoes: 0, hurtFriends: 0 });
});

test('DC-ACT-6 DC-ACT-7 a Charge at bad odds, and one that was left out, are told with their roll', () => {
  const state = active('maynard_dereus', [
    ['maynard_dereus', 10, 10],
    ['betty_one_eye', 2, 30],
    ['papa_jonas', 16, 10, [-1, 0]],
    ['mama_hanna', 40, 30, [-1, 0]],
  ]);
  const attempt = charge(state, 'maynard_dereus', 'saber', 'papa_jonas');
  const [bad] = causesOf(state, attempt, END);
  // The gap is 5", so a 5 or a 6.
  expect(bad).toMatchObject({ id: 'bad-charge', rule: 'DC-ACT-7', without: END });
  expect(bad?.facts.reached).toBeCloseTo(1 / 3);
  expect(causesOf(state, END, attempt)[0]).toMatchObject({ id: 'missed-charge', rule: 'DC-ACT-6', without: attempt });
});

test('DC-CLO-5 contact that was left, and a Snap attack that was not made, are told with its odds', () => {
  const state = active('mama_hanna', [
    ['mama_hanna', 10, 10],
    ['papa_jonas', 2, 30],
    ['maynard_dereus', 11.05, 10, [-1, 0]],
    ['betty_one_eye', 40, 30, [-1, 0]],
  ]);
  const away = moveTo(state, 'mama_hanna', [[7, 10]]);
  const [left] = causesOf(state, away, END);
  const foe = id(state, 'maynard_dereus');
  expect(left).toMatchObject({
    id: 'left-contact',
    rule: 'DC-CLO-5',
    struck: { by: { [foe]: { foe } }, nobody: null },
  });
  const { hit } = left?.struck?.by[foe] ?? {};
  expect(Number(hit)).toBeGreaterThan(0.3);
  go(state, away);
  expect(state.phase).toBe('snap');
  const snap: Intent = {
    type: 'reactSnap',
    list: [{ entity: id(state, 'maynard_dereus'), weapon: 'saber', target: id(state, 'mama_hanna') }],
  };
  const [held] = causesOf(state, { type: 'reactSnap', list: [] }, snap);
  expect(held).toMatchObject({ id: 'held-snap', rule: 'DC-CLO-5', facts: { hit } });
});

test('DC-CLO-5 contact that was left is no cause where nobody can snap, or where an attack that was left out does more', () => {
  const gun = active('maynard_dereus', [
    ['maynard_dereus', 10, 10],
    ['betty_one_eye', 2, 30],
    ['mama_hanna', 11.05, 10, [-1, 0]],
    ['papa_jonas', 40, 30, [-1, 0]],
  ]);
  const away = moveTo(gun, 'maynard_dereus', [[7, 10]]);
  expect(causesOf(gun, away, END).map((each) => each.id)).not.toContain('left-contact');
  // With a knife she can, but the Saber does more.
  const knife = [{ id: 'bowie_knife' as const, long: null, reload: false }];
  Object.assign(gun.entities[id(gun, 'mama_hanna')] ?? {}, { weapons: knife });
  expect(causesOf(gun, away, END)[0]?.id).toBe('left-contact');
  const strike = attack(gun, 'maynard_dereus', 'saber', 'mama_hanna');
  expect(causesOf(gun, away, strike)[0]?.id).toBe('gave-up-attack');
});

test('DC-ACV-1 an attack before a move is told with the better one from there, or with the danger that the move spares', () => {
  const state = active('papa_jonas', [
    ['papa_jonas', 10, 10],
    FAR,
    ['the_blade', 22, 10, [-1, 0]],
    ['betty_one_eye', 26, 14, [-1, 0]],
  ]);
  const chosen = attack(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade');
  const [nearer] = causesOf(state, chosen, moveTo(state, 'papa_jonas', [[13, 10]]));
  expect(nearer).toMatchObject({ id: 'attacked-first', rule: 'DC-ACV-1', facts: { why: 'attack' } });
  expect(Number(nearer?.facts.otherHit)).toBeGreaterThan(Number(nearer?.facts.hit));
  const open = active('papa_jonas', [
    ['papa_jonas', 14, 10],
    FAR,
    ['the_blade', 24, 10, [-1, 0], { activated: true }],
    ['betty_one_eye', 34, 10, [-1, 0]],
  ]);
  const shot = attack(open, 'papa_jonas', 'six_shooter_80kw', 'the_blade');
  const [farther] = causesOf(open, shot, moveTo(open, 'papa_jonas', [[10, 10]]));
  expect(farther).toMatchObject({ id: 'attacked-first', facts: { why: 'danger', foes: 1 } });
  expect(Number(farther?.facts.otherDamage)).toBeLessThan(Number(farther?.facts.damage));
  // Another unit's move is no reason.
  const better = { ...moveTo(state, 'papa_jonas', [[13, 10]]), entity: id(state, 'mama_hanna') } as Intent;
  expect(causesOf(state, chosen, better).map((each) => each.id)).not.toContain('attacked-first');
});

test('DC-SHO-1 a step into the reach of an enemy who is yet to act is told, and is cut where they can do less', () => {
  const state = active('papa_jonas', [
    ['papa_jonas', 10, 10],
    FAR,
    ['betty_one_eye', 34, 10, [-1, 0]],
    ['the_blade', 46, 34, [-1, 0], { activated: true }],
  ]);
  const into = moveTo(state, 'papa_jonas', [[14, 10]]);
  const away = moveTo(state, 'papa_jonas', [[6, 10]]);
  const [cause] = causesOf(state, into, away);
  const foe = id(state, 'betty_one_eye');
  const jonas = String(id(state, 'papa_jonas'));
  expect(cause).toMatchObject({ id: 'step-into-reach', rule: 'DC-SHO-1', hurts: jonas });
  // Only one of whom playouts show blows is named.
  expect(cause).toMatchObject({ facts: { foe: null, foes: 1, otherDamage: 0 }, struck: { by: { [foe]: { foe } } } });
  expect(causesOf(state, into, END)[0]).toMatchObject({ id: 'step-into-reach', without: { type: 'move' } });
  // The enemy has acted in this Turn, so nothing threatens.
  const later = structuredClone(state);
  Object.assign(later.entities[id(state, 'betty_one_eye')] ?? {}, { activated: true });
  expect(causesOf(later, into, away).map((each) => each.id)).not.toContain('step-into-reach');
});

test('DC-SHO-1 a unit that stays within reach is told so', () => {
  const state = active('papa_jonas', [
    ['papa_jonas', 14, 10],
    FAR,
    ['betty_one_eye', 34, 10, [-1, 0]],
    ['the_blade', 46, 34, [-1, 0], { activated: true }],
  ]);
  const [cause] = causesOf(state, END, moveTo(state, 'papa_jonas', [[10, 10]]));
  expect(cause).toMatchObject({ id: 'stay-in-reach', rule: 'DC-SHO-1' });
});

test('DC-MOD-6 cover that was given up is named with the damage of both', () => {
  const state = active(
    'papa_jonas',
    [
      ['papa_jonas', 10, 10],
      FAR,
      ['betty_one_eye', 20, 10, [-1, 0]],
      ['the_blade', 46, 34, [-1, 0], { activated: true }],
    ],
    [['low_wall', 12, 11.2, 12.5, 16]],
  );
  const [cause] = causesOf(
    state,
    moveTo(state, 'papa_jonas', [[10, 9]]),
    moveTo(state, 'papa_jonas', [[10, 13]], [1, -0.2].map((each) => each * 10) as [number, number]),
  );
  expect(cause).toMatchObject({ id: 'gave-up-cover', rule: 'DC-MOD-6' });
  expect(Number(cause?.facts.otherDamage)).toBeLessThan(Number(cause?.facts.damage));
});

test('DC-SHO-3 a unit that could attack nobody from where it was left is told whom it could have', () => {
  const state = active('papa_jonas', [
    ['papa_jonas', 10, 10],
    FAR,
    ['the_blade', 26, 10, [1, 0], { activated: true }],
    ['betty_one_eye', 46, 34, [-1, 0], { activated: true }],
  ]);
  const [cause] = causesOf(state, END, moveTo(state, 'papa_jonas', [[14, 10]]));
  expect(cause).toMatchObject({ id: 'out-of-range', rule: 'DC-SHO-3', facts: { target: id(state, 'the_blade') } });
});

test('DC-TRN-5 DC-LDR-2 DC-TRT-14 another unit first, a re-roll that was kept, and one that was spent', () => {
  const state = scene([['papa_jonas', 10, 10], FAR, ['the_blade', 18, 10, [-1, 0]]]);
  const unit = (name: Name): Intent => ({ type: 'activate', unit: id(state, name) });
  expect(causesOf(state, unit('mama_hanna'), unit('papa_jonas'))[0]).toMatchObject({
    ...{ id: 'wrong-unit', rule: 'DC-TRN-5' },
    facts: { figure: id(state, 'mama_hanna'), other: id(state, 'papa_jonas'), target: id(state, 'the_blade') },
  });
  // Out of range, but no longer so after a move; the enemy has acted and threatens nobody.
  const walk = scene([['papa_jonas', 10, 10], FAR, ['the_blade', 26, 10, [-1, 0], { activated: true }]]);
  expect(causesOf(walk, unit('mama_hanna'), unit('papa_jonas'))[0]?.facts).toMatchObject({
    ...{ why: 'goes', target: id(walk, 'the_blade') },
  });
  const away = scene([['papa_jonas', 10, 10], FAR, ['the_blade', 46, 34, [-1, 0], { activated: true }]]);
  expect(causesOf(away, unit('mama_hanna'), unit('papa_jonas'))[0]?.facts.why).toBe('order');
  const yeehaw = (use: boolean): Intent => ({ type: 'reactYeehaw', use, die: 0 });
  expect(causesOf(state, yeehaw(false), yeehaw(true))[0]).toMatchObject({ id: 'kept-dice', rule: 'DC-LDR-2' });
  const lucky = (use: boolean): Intent => ({ type: 'reactLucky', use });
  expect(causesOf(state, lucky(true), lucky(false))[0]).toMatchObject({ id: 'spent-reroll', rule: 'DC-TRT-14' });
});

test('DC-TRN-5 a unit that should have acted first is told with the attack that it makes in the playouts, not with the heaviest', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    FAR,
    ['the_blade', 18, 12, [-1, 0], { activated: true }],
    ['betty_one_eye', 14, 8, [-1, 0], { activated: true, hp: 1 }],
  ]);
  const unit = (name: Name): Intent => ({ type: 'activate', unit: id(state, name) });
  const [cause] = causesOf(state, unit('mama_hanna'), unit('papa_jonas'));
  expect(attackFrom(state, id(state, 'papa_jonas'))?.on).toBe(id(state, 'the_blade'));
  expect(cause?.facts).toMatchObject({ why: 'attacks', target: id(state, 'betty_one_eye') });
});

test('DC-MOV-1 another place is named only if nothing else is known about it', () => {
  const state = active('mama_hanna', [
    ['mama_hanna', 10, 10],
    ['papa_jonas', 2, 30],
    ['the_blade', 46, 10, [-1, 0], { activated: true }],
  ]);
  const [near, far] = [moveTo(state, 'mama_hanna', [[13, 10]]), moveTo(state, 'mama_hanna', [[8, 10]])];
  const [worse, more] = causesOf(state, far, near);
  expect(worse).toMatchObject({ id: 'worse-place', rule: 'DC-MOV-1', facts: { gap: 37_000, otherGap: 32_000 } });
  expect(more).toBeUndefined();
  expect(causesOf(state, END, near)[0]).toMatchObject({ id: 'idle', rule: 'DC-MOV-1' });
  expect(causesOf(state, END, hustleTo([[11, 10]]))[0]?.id).toBe('idle');
});

test('DC-MOV-1 another place is told with the attack that it allows, or with what enemies can do there in the next Turn', () => {
  const placed = (foe: number): Placed[] => [
    ['papa_jonas', 10, 10],
    FAR,
    ['betty_one_eye', foe, 10, [-1, 0], { activated: true }],
    ['the_blade', 46, 34, [-1, 0], { activated: true }],
  ];
  const state = active('papa_jonas', placed(18));
  const turned = moveTo(state, 'papa_jonas', [[10, 12]], [-1, 0]);
  const facing = moveTo(state, 'papa_jonas', [[10, 9]], [1, 0]);
  const [attacks] = causesOf(state, turned, facing);
  expect(attacks?.facts).toMatchObject({ target: id(state, 'betty_one_eye') });
  const wide = active('papa_jonas', placed(30));
  const [near, far] = [moveTo(wide, 'papa_jonas', [[14, 10]]), moveTo(wide, 'papa_jonas', [[6, 10]])];
  const [danger] = causesOf(wide, near, far);
  expect(danger).toMatchObject({ id: 'worse-place', facts: { why: 'danger', otherDamage: 0 } });
  const [next] = causesOf(wide, far, near);
  expect(next).toMatchObject({ id: 'worse-place', facts: { why: 'next', target: id(wide, 'betty_one_eye') } });
});

test('the same choice has no cause', () => {
  const state = facing();
  expect(causesOf(state, END, END)).toEqual([]);
  expect(new Set(CAUSES).size).toBe(CAUSES.length);
});

/** The judgement of a single decision in the last Turn. */
function judged(state: State, chosen: Intent) {
  const before = frozen(Object.assign(state, { turn: 6 }));
  const moment = { n: 1, seat: state.asked, intent: chosen, before, isChance: false, isOpen: true };
  const played: Played<State, Intent> = { seats: 2, moments: [moment], last: before, seed: 7 };
  return finish(judging(dinosaurCowboys, evaluator, played, 0));
}

/** Papa Jonas beside an enemy who is nearly down, in the last Turn. */
const last = () =>
  active('papa_jonas', [
    ['papa_jonas', 10, 10, [1, 0]],
    ['mama_hanna', 2, 30, [1, 0], { activated: true }],
    ['the_blade', 14, 10, [-1, 0], { hp: 1, activated: true }],
    ['betty_one_eye', 46, 34, [-1, 0], { activated: true }],
  ]);

test('a planted attack that was left out in the last Turn is marked, with its cause first', () => {
  const { mark, causes } = judged(last(), END);
  expect(mark).not.toBeNull();
  expect(causes[0]?.id).toBe('unspent-attack');
});

test('a good attack is not marked', () => {
  const state = last();
  expect(judged(state, attack(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade')).mark).toBeNull();
});
