import { frozen } from '@dwo/kernel';
import {
  facts,
  go,
  hustleTo,
  id,
  moveTo,
  type Name,
  no,
  only,
  type Placed,
  scene,
  spot,
  up,
  who,
} from '../testing/table';
import { dinosaurCowboys, type Intent, snapTargets, type WeaponId } from '.';
import type { State } from './state';

const FAR: Placed = ['betty_one_eye', 46, 34, [-1, 0]];
const KEEP: Intent = { type: 'reactYeehaw', use: false, die: 0 };

function attackOf(state: State, attacker: Name, weapon: WeaponId, target: Name): Intent {
  return { type: 'attack', attacker: id(state, attacker), weapon, target: id(state, target) };
}

function snap(state: State, ...list: readonly (readonly [Name, WeaponId, Name])[]): Intent {
  return {
    type: 'reactSnap',
    list: list.map(([entity, weapon, target]) => ({ entity: id(state, entity), weapon, target: id(state, target) })),
  };
}

describe('Snap attacks', () => {
  /** Papa Jonas beside The Blade. */
  const beside = (...others: readonly Placed[]) =>
    scene([
      ['papa_jonas', 10, 10, [1, 0], { startHp: 14, hp: 14 }],
      ['brother_jerrid', 2, 30],
      ['the_blade', 11, 10, [-1, 0]],
      ...others,
    ]);
  const leave = (state: State) => go(state, moveTo(state, 'papa_jonas', [[10, 8]]));

  test('DC-CLO-5 DC-R-44 DC-R-45 DC-SEQ-W1 DC-INV-23 anybody who moves away from contact is attacked first, where they stand', () => {
    const state = beside();
    up(state, 'papa_jonas');
    leave(state);
    expect([state.phase, state.asked, spot(state, 'papa_jonas')]).toEqual(['snap', 1, [10, 10]]);
    const events = go(state, snap(state, ['the_blade', 'spine_blade', 'papa_jonas']), ['attack', 9, 2, 2, 2, 2]);
    expect(only(events, 'attackRolled')[0]).toMatchObject({ snap: true, charge: false, dice: [9, 2, 2, 2, 2] });
    const { hp, startHp } = who(state, 'papa_jonas');
    expect([startHp - hp, spot(state, 'papa_jonas')]).toEqual([4, [10, 8]]);
  });

  test('DC-R-44 turning in place triggers nothing, nor does coming into contact', () => {
    const state = beside();
    up(state, 'papa_jonas');
    go(state, moveTo(state, 'papa_jonas', [], [0, 1]));
    expect(state.phase).toBe('phases');
    const near = scene([
      ['papa_jonas', 7, 10],
      ['brother_jerrid', 2, 30],
      ['the_blade', 11, 10, [-1, 0]],
    ]);
    up(near, 'papa_jonas');
    go(near, moveTo(near, 'papa_jonas', [[10, 10]]));
    expect(near.phase).toBe('phases');
  });

  test('DC-R-45 DC-CLO-4 only by those who have the mover in front and a close weapon, Activated and Fleeing ones too', () => {
    const state = beside(['betty_one_eye', 10, 11, [0, -1]], ['maynard_dereus', 9, 10, [-1, 0]]);
    Object.assign(who(state, 'the_blade'), { activated: true, fleeing: true });
    up(state, 'papa_jonas');
    leave(state);
    expect(no(state, snap(state, ['the_blade', 'spine_blade', 'papa_jonas']))).toBeNull();
    expect(no(state, snap(state, ['betty_one_eye', 'light_repeater', 'papa_jonas']))).toBe('DC-R-44');
    expect(no(state, snap(state, ['maynard_dereus', 'saber', 'papa_jonas']))).toBe('DC-R-44');
    expect(no(state, snap(state, ['the_blade', 'six_shooter_80kw', 'papa_jonas']))).toBe('DC-CLO-5');
    expect(no(state, snap(state, ['the_blade', 'spine_blade', 'brother_jerrid']))).toBe('DC-R-45');
    expect(
      no(state, snap(state, ['the_blade', 'spine_blade', 'papa_jonas'], ['the_blade', 'spine_blade', 'papa_jonas'])),
    ).toBe('DC-SEQ-W1');
    expect(dinosaurCowboys.pass(frozen(state), 1)).toEqual({ type: 'reactSnap', list: [] });
  });

  test('DC-R-46 DC-ATK-9 DC-R-26 anybody who falls moves no more, and the activation ends', () => {
    const state = beside(FAR);
    who(state, 'papa_jonas').hp = 4;
    up(state, 'papa_jonas');
    leave(state);
    const events = go(
      state,
      snap(state, ['the_blade', 'spine_blade', 'papa_jonas']),
      ['attack', 9, 2, 2, 2, 2],
      ['bravery', 12],
    );
    expect([who(state, 'papa_jonas').inPlay, state.posses[0]?.losses, state.asked]).toEqual([false, 3, 1]);
    expect(only(events, 'movementStopped')).toHaveLength(1);
  });

  test('DC-R-46 DC-R-51 anybody who became Fleeing goes on, and flees in the next activation', () => {
    const state = beside();
    up(state, 'papa_jonas');
    leave(state);
    go(state, snap(state, ['the_blade', 'spine_blade', 'papa_jonas']), ['attack', 12, 12, 2, 2, 2], ['bravery', 2]);
    expect([who(state, 'papa_jonas').fleeing, spot(state, 'papa_jonas'), state.phase]).toEqual([
      true,
      [10, 8],
      'phases',
    ]);
  });

  test('DC-R-45 an answer whose target is gone is void', () => {
    const state = beside(['maynard_dereus', 10, 11, [0, -1]]);
    who(state, 'papa_jonas').hp = 4;
    up(state, 'papa_jonas');
    leave(state);
    const events = go(
      state,
      snap(state, ['the_blade', 'spine_blade', 'papa_jonas'], ['maynard_dereus', 'saber', 'papa_jonas']),
      ['attack', 9, 2, 2, 2, 2],
    );
    expect(only(events, 'attackRolled')).toHaveLength(1);
    const after = go(state, KEEP, ['bravery', 12]);
    expect([who(state, 'papa_jonas').inPlay, only(after, 'attackRolled'), state.movement]).toEqual([false, [], null]);
  });

  test('DC-R-45 against a moving mount the dinosaur or any rider may be picked', () => {
    const state = scene([
      ['drake', 10, 10],
      ['papa_jonas', 'drake', { startHp: 14, hp: 14 }],
      ['brother_jerrid', 2, 30],
      ['the_blade', 11.5, 10, [-1, 0]],
    ]);
    up(state, 'drake');
    go(state, moveTo(state, 'drake', [[10, 8]]));
    expect(snapTargets(frozen(state)).map((each) => state.entities[each]?.name)).toEqual(['drake', 'papa_jonas']);
    const events = go(state, snap(state, ['the_blade', 'spine_blade', 'papa_jonas']), ['attack', 9, 2, 2, 2, 2]);
    expect([only(events, 'struck')[0]?.harm[0]?.entity, spot(state, 'drake')]).toEqual([
      id(state, 'papa_jonas'),
      [10, 8],
    ]);
  });

  test('DC-R-44 DC-R-46 a Charge is interrupted after its roll; without its attacker it ends', () => {
    const state = scene([
      ['malice', 10, 10],
      ['the_blade', 'malice', { hp: 3 }],
      ['betty_one_eye', 2, 30],
      ['ruth_tallow', 8.5, 10],
      ['cass_holloway', 16, 10, [-1, 0]],
    ]);
    up(state, 'malice');
    go(
      state,
      { type: 'charge', attacker: id(state, 'the_blade'), weapon: 'spine_blade', target: id(state, 'cass_holloway') },
      ['charge', 6],
    );
    expect([state.phase, state.asked]).toEqual(['snap', 1]);
    go(state, snap(state, ['ruth_tallow', 'machete', 'the_blade']), ['attack', 11, 2, 2, 2]);
    const events = go(state, KEEP);
    expect([...only(events, 'moved'), ...only(events, 'attackRolled').filter(({ charge }) => charge)]).toEqual([]);
    expect([spot(state, 'malice'), state.charge]).toEqual([[10, 10], null]);
  });

  test('DC-R-44 a Hustle triggers, too; a failed Charge and mounting do not', () => {
    const state = beside();
    up(state, 'papa_jonas');
    go(state, hustleTo([[10, 9]]));
    expect(state.phase).toBe('snap');
    const rides = scene([
      ['papa_jonas', 10, 10],
      ['drake', 10, 11.55],
      ['brother_jerrid', 2, 30],
      ['the_blade', 11, 10, [-1, 0]],
    ]);
    up(rides, 'papa_jonas');
    go(rides, { type: 'mount', entity: id(rides, 'papa_jonas'), dinosaur: id(rides, 'drake') });
    expect([who(rides, 'papa_jonas').mount, rides.attack]).toEqual([id(rides, 'drake'), null]);
  });

  test('DC-R-47 DC-DIN-8 against those who dismount, one of them each, where the mount stands', () => {
    const state = scene([
      ['drake', 10, 10],
      ['papa_jonas', 'drake'],
      ['mama_hanna', 'drake', { startHp: 10, hp: 10 }],
      ['brother_jerrid', 2, 30],
      ['the_blade', 11.5, 10, [-1, 0]],
    ]);
    up(state, 'drake');
    const place = (name: Name, x: number, y: number) => ({ entity: id(state, name), x, y, facing: { x: 1, y: 0 } });
    go(state, { type: 'dismount', list: [place('papa_jonas', 10_000, 11_500), place('mama_hanna', 10_000, 8500)] });
    expect([state.phase, snapTargets(frozen(state))]).toEqual([
      'snap',
      [id(state, 'papa_jonas'), id(state, 'mama_hanna')],
    ]);
    expect(no(state, snap(state, ['the_blade', 'spine_blade', 'drake']))).toBe('DC-R-45');
    go(state, snap(state, ['the_blade', 'spine_blade', 'mama_hanna']), ['attack', 9, 2, 2, 2, 2]);
    expect([who(state, 'mama_hanna').hp, spot(state, 'mama_hanna'), spot(state, 'papa_jonas')]).toEqual([
      6,
      [10, 8.5],
      [10, 11.5],
    ]);
  });
});

describe('Lucky', () => {
  const shoot = () => {
    const state = scene([
      ['betty_one_eye', 10, 10],
      ['the_blade', 40, 30],
      ['trismash', 16, 10, [-1, 0]],
      ['hemmings', 40, 10],
    ]);
    up(state, 'betty_one_eye');
    go(state, attackOf(state, 'betty_one_eye', 'light_repeater', 'trismash'), ['attack', 12, 12, 12, 12, 12, 12]);
    return state;
  };

  test('DC-TRT-14 DC-R-68 DC-R-82 DC-SEQ-W2 the whole set is rolled again before it is read, once a game', () => {
    const state = shoot();
    expect([state.phase, state.asked]).toEqual(['lucky', 1]);
    go(state, { type: 'reactLucky', use: true }, ['attack', 1, 1, 1, 1, 2, 2]);
    expect([who(state, 'trismash').hp, who(state, 'trismash').traits[0]?.used]).toEqual([28, true]);
    // DC-R-42
    expect(who(state, 'betty_one_eye').weapons[0]?.reload).toBe(true);
  });

  test('DC-SEQ-W2 declined, the dice stand', () => {
    const state = shoot();
    expect(dinosaurCowboys.pass(frozen(state), 1)).toEqual({ type: 'reactLucky', use: false });
    go(state, { type: 'reactLucky', use: false });
    expect([who(state, 'trismash').hp, who(state, 'trismash').traits[0]?.used]).toEqual([15, false]);
  });

  test('DC-R-68 only for the one who is aimed at', () => {
    const state = scene([
      ['betty_one_eye', 10, 10],
      ['the_blade', 40, 30],
      ['trismash', 16, 10, [-1, 0]],
      ['hemmings', 'trismash'],
    ]);
    up(state, 'betty_one_eye');
    go(state, attackOf(state, 'betty_one_eye', 'light_repeater', 'hemmings'), ['attack', 2, 2, 2, 2, 2, 2]);
    expect(state.attack).toBeNull();
  });

  test('DC-R-78 Lucky comes before Yeehaw!', () => {
    const state = scene([
      ['betty_one_eye', 10, 10],
      ['maynard_dereus', 10, 16],
      ['trismash', 16, 10, [-1, 0]],
      ['hemmings', 40, 10],
    ]);
    up(state, 'betty_one_eye');
    go(state, attackOf(state, 'betty_one_eye', 'light_repeater', 'trismash'), ['attack', 2, 2, 2, 2, 2, 2]);
    expect(state.phase).toBe('lucky');
    go(state, { type: 'reactLucky', use: true }, ['attack', 3, 3, 3, 3, 3, 3]);
    expect([state.phase, state.asked]).toEqual(['yeehaw', 0]);
    go(state, { type: 'reactYeehaw', use: true, die: 5 }, ['attack', 11]);
    expect(who(state, 'trismash').hp).toBe(26);
  });
});

describe('Yeehaw!', () => {
  const shoot = (x = 10, y = 20) => {
    const state = scene([
      ['mama_hanna', 10, 10],
      ['papa_jonas', x, y],
      ['brother_jerrid', 2, 34],
      ['the_blade', 16, 10, [-1, 0]],
      FAR,
    ]);
    up(state, 'mama_hanna');
    go(state, attackOf(state, 'mama_hanna', 'low_burst_rifle', 'the_blade'), ['attack', 2, 2, 2, 2, 2, 2]);
    return state;
  };

  test('DC-LDR-2 DC-R-77 DC-SEQ-W3 DC-INV-5 one die of an ally within 12 inches of the Leader, once a game', () => {
    const state = shoot();
    expect([state.phase, state.asked]).toEqual(['yeehaw', 0]);
    expect([no(state, { type: 'reactYeehaw', use: true, die: 6 }), no(state, KEEP)]).toEqual(['DC-SEQ-W3', null]);
    go(state, { type: 'reactYeehaw', use: true, die: 2 }, ['attack', 12]);
    expect([who(state, 'the_blade').hp, state.posses[0]?.yeehaw]).toEqual([7, true]);
  });

  const yeehaw = (die: number, use = true): Intent => ({ type: 'reactYeehaw', use, die });
  const offered = (state: State) =>
    dinosaurCowboys.intents(frozen(state), 0).filter(({ type }) => type === 'reactYeehaw');

  test('DC-SEQ-W3 one of the dice on the table, each of which is offered', () => {
    const state = shoot();
    expect([-1, 0.5, 6].map((die) => no(state, yeehaw(die)))).toEqual(['DC-SEQ-W3', 'DC-SEQ-W3', 'DC-SEQ-W3']);
    expect(facts(state, yeehaw(6))).toEqual({ die: 6, dice: 6 });
    expect([0, 5].map((die) => no(state, yeehaw(die)))).toEqual([null, null]);
    // Keeping the dice names none of them, and nobody else is asked.
    expect(no(state, yeehaw(9, false))).toBeNull();
    expect(no(state, yeehaw(0), 1)).not.toBeNull();
    expect(offered(state)).toEqual([KEEP, ...[0, 1, 2, 3, 4, 5].map((die) => yeehaw(die))]);
    go(state, KEEP);
    expect([state.phase, offered(state)]).toEqual(['phases', []]);
    expect(no(state, yeehaw(0))).not.toBeNull();
  });

  test('DC-SEQ-W3 a single roll that is kept stands, and the Leader may shout later', () => {
    const state = scene([
      ['drake', 10, 10, [1, 0], { panic: 1 }],
      ['papa_jonas', 10, 14],
      ['the_blade', 40, 10],
    ]);
    up(state, 'drake', [], ['panic', 2]);
    expect(offered(state)).toEqual([KEEP, yeehaw(0)]);
    expect([no(state, yeehaw(1)), facts(state, yeehaw(1))]).toEqual(['DC-SEQ-W3', { die: 1, dice: 1 }]);
    expect(only(go(state, KEEP), 'yeehawUsed')).toEqual([]);
    expect([state.activation?.panicSpeed, state.posses[0]?.yeehaw]).toEqual([2, false]);
  });

  test('DC-R-77 not beyond 12 inches, and not without a Leader in play', () => {
    expect([shoot(10, 23).phase, shoot(10, 23.001).phase]).toEqual(['yeehaw', 'phases']);
    const state = scene([['papa_jonas', 10, 10], ['brother_jerrid', 2, 34], ['the_blade', 16, 10, [-1, 0]], FAR]);
    up(state, 'papa_jonas');
    go(state, attackOf(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'), ['attack', 2, 2, 2, 2]);
    expect(state.phase).toBe('phases');
  });

  test('DC-SEQ-W3 DC-SEQ-6 declined by silence', () => {
    const state = shoot();
    expect(dinosaurCowboys.pass(frozen(state), 0)).toEqual(KEEP);
    go(state, KEEP);
    expect([state.phase, state.posses[0]?.yeehaw]).toEqual(['phases', false]);
  });

  test('DC-R-77 a Panic Speed roll, a Charge roll of the attacker, and a Bravery Test', () => {
    const panic = scene([
      ['drake', 10, 10, [1, 0], { panic: 1 }],
      ['papa_jonas', 10, 14],
      ['the_blade', 40, 10],
    ]);
    up(panic, 'drake', [], ['panic', 1]);
    expect(panic.phase).toBe('yeehaw');
    go(panic, { type: 'reactYeehaw', use: true, die: 0 }, ['panic', 6]);
    expect(panic.activation?.panicSpeed).toBe(6);

    const charge = scene([
      ['the_blade', 10, 10],
      ['maynard_dereus', 10, 16],
      ['papa_jonas', 15, 10],
      ['mama_hanna', 40, 30],
    ]);
    up(charge, 'the_blade');
    go(
      charge,
      { type: 'charge', attacker: id(charge, 'the_blade'), weapon: 'spine_blade', target: id(charge, 'papa_jonas') },
      ['charge', 1],
    );
    go(charge, { type: 'reactYeehaw', use: true, die: 0 }, ['charge', 4], ['attack', 2, 2, 2, 2, 2, 2]);
    expect(spot(charge, 'the_blade')).toEqual([14, 10]);

    const brave = scene([
      ['brother_jerrid', 10, 10],
      ['mama_hanna', 2, 34],
      ['the_blade', 15, 10, [-1, 0]],
      ['maynard_dereus', 20, 14],
    ]);
    up(brave, 'brother_jerrid');
    go(
      brave,
      attackOf(brave, 'brother_jerrid', 'six_shooter_400kw', 'the_blade'),
      ['attack', 8, 2, 2, 2],
      ['bravery', 3],
    );
    expect([brave.phase, brave.asked]).toEqual(['yeehaw', 1]);
    go(brave, { type: 'reactYeehaw', use: true, die: 0 }, ['bravery', 9]);
    expect(who(brave, 'the_blade').fleeing).toBe(false);
  });
});

describe('Bravery', () => {
  const hit = (state: State, ...dice: readonly (readonly [string, ...number[]])[]) => {
    up(state, 'brother_jerrid');
    return go(state, attackOf(state, 'brother_jerrid', 'six_shooter_400kw', 'the_blade'), ...dice);
  };
  const alone = () => scene([['brother_jerrid', 10, 10], ['mama_hanna', 2, 34], ['the_blade', 15, 10, [-1, 0]], FAR]);

  test('DC-BRV-1 DC-BRV-2 half the starting Hitpoints by one attack is a test against BTN', () => {
    const brave = alone();
    hit(brave, ['attack', 8, 2, 2, 2], ['bravery', 8]);
    const shy = alone();
    const events = hit(shy, ['attack', 8, 2, 2, 2], ['bravery', 7]);
    expect([who(brave, 'the_blade').fleeing, who(shy, 'the_blade').fleeing]).toEqual([false, true]);
    expect(only(events, 'braveryTested')).toMatchObject([{ cause: 'damage', passed: false }]);
  });

  test('DC-BRV-3 a Fleeing character is not tested again', () => {
    const state = alone();
    who(state, 'the_blade').fleeing = true;
    expect(only(hit(state, ['attack', 8, 2, 2, 2]), 'rolled')).toEqual([]);
  });

  test('DC-LDR-1 DC-R-50 DC-R-43 a fallen Leader is a test for every character left, after those for damage; beasts take none', () => {
    const state = scene([
      ['papa_jonas', 10, 10],
      ['brother_jerrid', 2, 34],
      ['maynard_dereus', 15, 10, [-1, 0], { hp: 1 }],
      ['the_blade', 15, 12],
      ['malice', 30, 30],
      ['betty_one_eye', 46, 34],
    ]);
    up(state, 'papa_jonas');
    const events = go(
      state,
      attackOf(state, 'papa_jonas', 'scattergun', 'maynard_dereus'),
      ['attack', 11],
      ['bravery', 12, 12, 12],
    );
    const tests = only(events, 'braveryTested').map(({ entity, cause }) => [state.entities[entity]?.name, cause]);
    expect(tests).toEqual([
      ['the_blade', 'damage'],
      ['the_blade', 'leader'],
      ['betty_one_eye', 'leader'],
    ]);
    expect(who(state, 'malice').fleeing).toBe(false);
  });

  test('DC-R-43 DC-R-50 a failed damage test makes the second one moot', () => {
    const state = scene([
      ['papa_jonas', 10, 10],
      ['brother_jerrid', 2, 34],
      ['maynard_dereus', 15, 10, [-1, 0], { hp: 1 }],
      ['the_blade', 15, 12],
    ]);
    up(state, 'papa_jonas');
    const events = go(
      state,
      attackOf(state, 'papa_jonas', 'scattergun', 'maynard_dereus'),
      ['attack', 11],
      ['bravery', 2],
    );
    expect(only(events, 'testSkipped')).toHaveLength(1);
  });

  test('DC-EX-11 DC-DIS-1 DC-DIS-2 DC-R-63 damage of DIS is one Panic token, at most one an attack', () => {
    const state = scene([
      ['betty_one_eye', 10, 10],
      ['the_blade', 40, 30],
      ['drake', 16, 10, [-1, 0]],
      ['papa_jonas', 40, 10],
    ]);
    up(state, 'betty_one_eye');
    go(state, attackOf(state, 'betty_one_eye', 'light_repeater', 'drake'), ['attack', 12, 12, 8, 2, 2, 2]);
    expect(who(state, 'drake')).toMatchObject({ hp: 12, panic: 1 });
    const little = scene([
      ['betty_one_eye', 10, 10],
      ['the_blade', 40, 30],
      ['drake', 16, 10, [-1, 0]],
      ['papa_jonas', 40, 10],
    ]);
    up(little, 'betty_one_eye');
    go(little, attackOf(little, 'betty_one_eye', 'light_repeater', 'drake'), ['attack', 8, 2, 2, 2, 2, 2]);
    expect(who(little, 'drake')).toMatchObject({ hp: 16, panic: 0 });
  });
});
