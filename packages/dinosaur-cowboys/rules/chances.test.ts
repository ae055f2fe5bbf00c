import { chance, EnumeratingDice, type Fraction, frac, pool } from '@dwo/kernel';
import { go, id, moveTo, type Name, scene, up, who } from '../testing/table';
import {
  type AttackOdds,
  answerOdds,
  attackOdds,
  chargeChance,
  damageOf,
  hitsOf,
  type Intent,
  snapOdds,
  termsOf,
  type WeaponId,
} from '.';
import type { State } from './state';

function shot(state: State, attacker: Name, weapon: WeaponId, target: Name) {
  return { type: 'attack' as const, attacker: id(state, attacker), weapon, target: id(state, target) };
}

/** The chance of each damage, counted die by die. */
function byHand(state: State, attacker: Name, weapon: WeaponId, target: Name): Map<number, number> {
  const terms = termsOf(state, {
    attacker: who(state, attacker),
    weapon,
    target: who(state, target),
    fan: false,
    charge: false,
    snap: false,
  });
  const dice = new EnumeratingDice();
  const chances = new Map<number, number>();
  do {
    const hits = pool(dice, terms.dice, 12, 'attack').reduce((sum, die) => sum + hitsOf(die, terms), 0);
    const damage = damageOf(hits, terms);
    chances.set(damage, (chances.get(damage) ?? 0) + dice.weight / dice.ways);
  } while (dice.next());
  return chances;
}

const sum = ({ damage }: AttackOdds) => damage.reduce((so, each) => so + chance(each.chance), 0);
const near = (fraction: Fraction, value: number) => expect(chance(fraction)).toBeCloseTo(value, 10);

test('DC-SHO-6 DC-ATK-6 the odds of a volley are those of all its dice', () => {
  const state = scene([
    ['brother_jerrid', 10, 10],
    ['mama_hanna', 2, 34],
    ['the_blade', 15, 10, [-1, 0]],
    ['betty_one_eye', 46, 34],
  ]);
  up(state, 'brother_jerrid');
  const odds = attackOdds(state, 0, shot(state, 'brother_jerrid', 'six_shooter_400kw', 'the_blade'));
  for (const [damage, each] of byHand(state, 'brother_jerrid', 'six_shooter_400kw', 'the_blade')) {
    near(odds.damage.find((other) => other.damage === damage)?.chance ?? frac(0, 1), each);
  }
  expect(sum(odds)).toBeCloseTo(1, 12);
  near(odds.emptied, 1 - (11 / 12) ** 4);
  // Damage of 10 or more takes The Blade out; from 5 it tests against 8.
  const out = odds.damage.filter(({ damage }) => damage >= 10).reduce((so, each) => so + chance(each.chance), 0);
  const tested = odds.damage
    .filter(({ damage }) => damage >= 5 && damage < 10)
    .reduce((so, each) => so + chance(each.chance), 0);
  near(odds.out, out);
  near(odds.tested, tested);
  near(odds.flees, (tested * 7) / 12);
});

test('DC-DIS-1 the odds of Panic, with windows left alone', () => {
  const state = scene([
    ['betty_one_eye', 10, 10],
    ['maynard_dereus', 10, 14],
    ['drake', 16, 10, [-1, 0]],
    ['papa_jonas', 40, 10],
  ]);
  up(state, 'betty_one_eye');
  const odds = attackOdds(state, 0, shot(state, 'betty_one_eye', 'light_repeater', 'drake'));
  near(
    odds.panic,
    odds.damage.filter(({ damage }) => damage >= 3).reduce((so, each) => so + chance(each.chance), 0),
  );
  expect(sum(odds)).toBeCloseTo(1, 12);
});

test('DC-R-72 the odds of a blast tell whom of the own posse it would hurt', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['mama_hanna', 13.5, 11],
    ['brother_jerrid', 2, 30],
    ['the_blade', 15, 10, [-1, 0]],
    ['betty_one_eye', 46, 34],
  ]);
  up(state, 'papa_jonas');
  const odds = attackOdds(state, 0, shot(state, 'papa_jonas', 'scattergun', 'the_blade'));
  expect(odds.friends).toEqual(
    frac(
      odds.hits.filter(({ hits }) => hits > 0).reduce((so, each) => so + each.chance.n * (12 / each.chance.d), 0),
      12,
    ),
  );
});

test('DC-ACT-7 DC-MOD-9 the odds of a Charge contain its roll', () => {
  const state = scene([
    ['the_blade', 10, 10],
    ['betty_one_eye', 2, 30],
    ['papa_jonas', 15, 10, [-1, 0]],
    ['mama_hanna', 40, 30],
  ]);
  up(state, 'the_blade');
  const charge = {
    type: 'charge' as const,
    attacker: id(state, 'the_blade'),
    weapon: 'spine_blade' as const,
    target: id(state, 'papa_jonas'),
  };
  expect(chargeChance(state, 0, charge)).toEqual(frac(1, 2));
  const odds = attackOdds(state, 0, charge);
  const miss = odds.damage.find(({ damage }) => damage === 0);
  near(miss?.chance ?? frac(0, 1), 0.5 + 0.5 * (8 / 12) ** 6);
});

test('DC-CLO-5 the odds of a Snap attack against who leaves', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['brother_jerrid', 2, 30],
    ['the_blade', 11, 10, [-1, 0]],
    ['betty_one_eye', 46, 34],
  ]);
  up(state, 'papa_jonas');
  const move = moveTo(state, 'papa_jonas', [[10, 8]]);
  const odds = snapOdds(state, 0, move, {
    entity: id(state, 'the_blade'),
    weapon: 'spine_blade',
    target: id(state, 'papa_jonas'),
  });
  near(odds.damage[0]?.chance ?? frac(1, 1), (8 / 12) ** 5);
  expect(who(state, 'papa_jonas').hp).toBe(who(state, 'papa_jonas').startHp);
});

test('DC-LDR-2 DC-TRT-14 the odds of an answer, against those of the dice that lie there', () => {
  const state = scene([
    ['mama_hanna', 10, 10],
    ['papa_jonas', 10, 14],
    ['the_blade', 16, 10, [-1, 0]],
    ['betty_one_eye', 46, 34],
  ]);
  up(state, 'mama_hanna');
  go(state, shot(state, 'mama_hanna', 'low_burst_rifle', 'the_blade'), ['attack', 2, 2, 2, 2, 2, 2]);
  const answer = (use: boolean): Extract<Intent, { type: 'reactYeehaw' }> => ({ type: 'reactYeehaw', use, die: 0 });
  expect(answerOdds(state, 0, answer(false)).damage).toEqual([{ damage: 0, chance: frac(1, 1) }]);
  expect(answerOdds(state, 0, answer(true)).damage).toEqual([
    { damage: 0, chance: frac(6, 12) },
    { damage: 2, chance: frac(5, 12) },
    { damage: 3, chance: frac(1, 12) },
  ]);
});
