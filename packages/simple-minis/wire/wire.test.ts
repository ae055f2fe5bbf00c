import { frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { wireContract } from '@dwo/shared/testing';
import { FORCES, memberOf } from '../rules';
import { crowd } from '../testing/crowd';
import { matchOf } from '../testing/presets';
import { forceShape, simpleMinisGame } from '.';
import { LOOKS } from './plan';

wireContract(simpleMinisGame as Game, { preset: 'quick', told: 4, shown: 2, kinds: 20 });

const standard = simpleMinisGame.presets.standard?.({ roll: () => 1 });

test('VS-R-13 options and intents of another shape are refused', () => {
  expect(simpleMinisGame.options.safeParse(standard).success).toBe(true);
  expect(simpleMinisGame.options.safeParse({ ...standard, seats: 7 }).success).toBe(false);
  const members = FORCES.homestead.members.map((profile) => memberOf(profile));
  expect(simpleMinisGame.intent.safeParse({ type: 'chooseForce', members }).success).toBe(true);
  const powers = members.map((member) => ({ ...member, powers: ['flight'] }));
  expect(simpleMinisGame.intent.safeParse({ type: 'chooseForce', members: powers }).success).toBe(false);
});

test('VS-SCN-4c players ask for a part by their seat, unless the dice are to decide', () => {
  const last = simpleMinisGame.presets.last_stand?.({ roll: () => 1 });
  expect(last && simpleMinisGame.chairs(last)).toEqual(['defender', 'attacker']);
  expect(last && simpleMinisGame.chairs({ ...last, defender: null })).toEqual(['either', 'either']);
  const train = simpleMinisGame.presets.wagon_train?.({ roll: () => 1 });
  expect(train && simpleMinisGame.chairs(train)).toEqual(['convoy', 'hunters']);
  expect(last && simpleMinisGame.chairs({ ...last, defender: 1 })).toEqual(['attacker', 'defender']);
});

test('VS-C-06 VS-OPT-1 many players get Everyone Acts', () => {
  expect(standard?.everyoneActs).toBe(false);
  expect(simpleMinisGame.presets.three?.({ roll: () => 1 }).everyoneActs).toBe(true);
  expect(Object.keys(LOOKS)).toContain('fence');
});

test('VS-PTS-2 VS-SCN-4c a kept force may be unfinished, but names a battle that exists; its names lose what could disguise them', () => {
  const own = { ...memberOf('cowhand'), profile: 'own', name: ' A\u202Eb\u0000 ' };
  const force = { name: 'Mine', scenario: 'last_stand', seats: 2, role: 'attacker', members: [own] };
  expect(forceShape.parse(force).members[0]?.name).toBe('Ab');
  for (const odd of [{ role: null }, { role: 'convoy' }, { seats: 7 }, { scenario: 'siege' }, { powers: [] }]) {
    expect(forceShape.safeParse({ ...force, ...odd }).success).toBe(false);
  }
  expect(forceShape.safeParse({ ...force, members: Array.from({ length: 25 }, () => own) }).success).toBe(false);
  const members = [{ ...own, name: 'x'.repeat(25) }];
  expect(simpleMinisGame.intent.safeParse({ type: 'chooseForce', members }).success).toBe(false);
});

test('a decision of the computer costs by the figures that may take the field', () => {
  const cost = (options: Parameters<typeof simpleMinisGame.chairs>[0]) =>
    simpleMinisGame.decisionCost?.(options, 'strong');
  const position = {
    round: 1,
    step: 'move' as const,
    first: 0,
    features: null,
    figures: crowd().position?.figures ?? [],
  };
  expect(cost(frozen(matchOf('open_battle', 6)))).toBe(3 * (cost(frozen(matchOf('open_battle', 2))) ?? 0));
  expect(cost(frozen(matchOf('open_battle', 2, { position })))).toBe(position.figures.length);
});
