import { chance, frozen, noDice, seededDice } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { attackOdds, dinosaurCowboys, gapOf, type Intent, termsOf } from '../rules';
import type { State } from '../rules/state';
import { go, id, scene, up, who } from '../testing/table';
import { bot, STRENGTHS } from '.';
import { QUICK_MIND } from './minds';
import { plans } from './plan';
import { hitChances } from './worth';

const choose = (state: State, strength = 'normal') =>
  bot.choose(dinosaurCowboys.view(frozen(state), state.asked), state.asked, seededDice(secretOf(1), 1), strength);

test('the chances that it reckons with are those of the rules', () => {
  const state = scene([
    ['brother_jerrid', 10, 10],
    ['mama_hanna', 2, 34],
    ['the_blade', 15, 10, [-1, 0]],
    ['betty_one_eye', 46, 34],
  ]);
  up(state, 'brother_jerrid');
  const intent = {
    type: 'attack' as const,
    attacker: id(state, 'brother_jerrid'),
    weapon: 'six_shooter_400kw' as const,
    target: id(state, 'the_blade'),
  };
  const blow = {
    attacker: who(state, 'brother_jerrid'),
    weapon: intent.weapon,
    target: who(state, 'the_blade'),
    fan: false,
    charge: false,
    snap: false,
  };
  const own = hitChances(termsOf(state, blow));
  for (const { hits, chance: exact } of attackOdds(state, 0, intent).hits)
    expect(own[hits]).toBeCloseTo(chance(exact), 12);
});

test.each(['normal', 'strong'])('%s takes the enemy who is about to fall', (strength) => {
  const state = scene([
    ['brother_jerrid', 10, 10],
    ['mama_hanna', 2, 34],
    ['the_blade', 15, 9, [-1, 0]],
    ['betty_one_eye', 15, 11, [-1, 0], { hp: 2 }],
  ]);
  up(state, 'brother_jerrid');
  // The best from here or from a place nearby is to shoot at her.
  let intent: Intent = choose(state, strength);
  if (intent.type === 'move') {
    go(state, intent);
    if (state.phase === 'phases') intent = choose(state, strength);
  }
  expect(intent).toMatchObject({ type: 'attack', target: id(state, 'betty_one_eye') });
});

test('it does not blow up its friends without a gain', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['mama_hanna', 14, 11.4, [1, 0], { hp: 3 }],
    ['brother_jerrid', 14, 8.6, [1, 0], { hp: 3 }],
    ['malice', 15, 10, [-1, 0]],
    ['betty_one_eye', 46, 34],
  ]);
  Object.assign(who(state, 'papa_jonas').traits[0] ?? {}, { used: true });
  up(state, 'papa_jonas');
  expect(choose(state)).not.toMatchObject({ weapon: 'scattergun' });
});

test('it goes where it can fight', () => {
  const state = scene([
    ['brother_jerrid', 10, 10],
    ['mama_hanna', 2, 34],
    ['the_blade', 34, 10, [-1, 0]],
    ['betty_one_eye', 46, 34],
  ]);
  up(state, 'brother_jerrid');
  const intent = choose(state);
  if (intent.type !== 'move') throw new Error(`It does not move: ${intent.type}`);
  go(state, intent);
  expect(who(state, 'brother_jerrid').x).toBeGreaterThan(12_000);
});

test.each([
  ['looks at the enemy already', [1, 0], 0],
  ['looks away', [-1, 0], 1],
] as const)('whoever %s', (_, facing, turns) => {
  const state = scene([
    ['brother_jerrid', 10, 10, [...facing]],
    ['mama_hanna', 2, 34],
    ['the_blade', 34, 10, [-1, 0]],
    ['betty_one_eye', 46, 34],
  ]);
  up(state, 'brother_jerrid');
  const stays = plans(frozen(state), 0, QUICK_MIND).filter(
    ({ intent }) => intent.type === 'move' && intent.path.length === 0,
  );
  expect(stays).toHaveLength(turns);
});

test('DC-SEQ-W1 it answers a Snap window with everybody who can', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['brother_jerrid', 2, 30],
    ['the_blade', 11, 10, [-1, 0]],
    ['maynard_dereus', 10, 11, [0, -1]],
  ]);
  up(state, 'papa_jonas');
  go(state, { type: 'move', entity: 0, path: [{ x: 10_000, y: 8000 }], facing: { x: 1, y: 0 } });
  const intent = choose(state);
  expect(intent.type === 'reactSnap' && intent.list.map(({ entity }) => entity).sort()).toEqual(
    [id(state, 'maynard_dereus'), id(state, 'the_blade')].sort(),
  );
});

test('DC-R-68 Lucky is kept for dice that are worth it', () => {
  const shoot = (...faces: readonly number[]) => {
    const state = scene([
      ['betty_one_eye', 10, 10],
      ['the_blade', 40, 30],
      ['trismash', 16, 10, [-1, 0]],
      ['hemmings', 40, 10],
    ]);
    up(state, 'betty_one_eye');
    go(
      state,
      { type: 'attack', attacker: id(state, 'betty_one_eye'), weapon: 'light_repeater', target: id(state, 'trismash') },
      ['attack', ...faces],
    );
    return choose(state);
  };
  expect([shoot(12, 12, 12, 12, 12, 12), shoot(2, 2, 2, 2, 2, 9)]).toEqual([
    { type: 'reactLucky', use: true },
    { type: 'reactLucky', use: false },
  ]);
});

test.each(STRENGTHS)('%s decides legally in every state of a match', (strength) => {
  const state = dinosaurCowboys.setup(
    frozen({
      posses: ['birkshire_family', 'black_hill_raiders'],
      map: 'dry_gulch',
      terrain: null,
      scenario: 'book',
      clocks: null,
    }),
    seededDice(secretOf(5), 0),
  );
  for (let step = 1; step <= 9 && state.ending === null; step++) {
    const intent = choose(state, strength);
    expect(dinosaurCowboys.check(frozen(state), state.asked, intent)).toBeNull();
    dinosaurCowboys.resolve(frozen(state), state.asked, intent, seededDice(secretOf(5), step), (event) =>
      dinosaurCowboys.evolve(state, event),
    );
  }
  expect(() => noDice.roll(6, 'nothing')).toThrow();
});

test.each(['normal', 'strong'])('DC-ACT-6 %s ends no move too near to charge and too far to strike', (strength) => {
  // Drake's Speed ends inside the ring on the straight way to each of these.
  for (const gap of [6.9, 7.3, 7.7]) {
    const state = scene([
      ['drake', 10, 10],
      ['papa_jonas', 2, 34],
      ['malice', 10 + 2 + gap, 10, [-1, 0]],
      ['betty_one_eye', 46, 34],
    ]);
    up(state, 'drake');
    const intent = choose(state, strength);
    if (intent.type !== 'move') throw new Error(`It does not move: ${intent.type}`);
    go(state, intent);
    const [drake, malice] = [who(state, 'drake'), who(state, 'malice')];
    const left = gapOf(frozen(state), drake, malice);
    expect(left <= 100 || left >= 2000 || `${strength} ${gap}: ${left}`).toBe(true);
    if (left >= 2000) expect(choose(state, strength).type).toBe('charge');
  }
});
