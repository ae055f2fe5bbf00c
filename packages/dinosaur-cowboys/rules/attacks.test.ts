import { facts, go, id, type Name, no, only, type Placed, scene, up, who } from '../testing/table';
import { type AttackWith, lookAt, type TraitId, termsOf, type WeaponId } from '.';
import type { State } from './state';

const FAR: Placed = ['malice', 46, 34, [-1, 0]];

function shot(state: State, attacker: Name, weapon: WeaponId, target: Name, fan?: boolean): AttackWith {
  const plain = { type: 'attack' as const, attacker: id(state, attacker), weapon, target: id(state, target) };
  return fan === undefined ? plain : { ...plain, fan };
}

/** The terms of an attack as `rule by` in order. */
function parts(
  state: State,
  attacker: Name,
  weapon: WeaponId,
  target: Name,
  more: { fan?: boolean; charge?: boolean; snap?: boolean } = {},
) {
  const blow = {
    attacker: who(state, attacker),
    weapon,
    target: who(state, target),
    fan: false,
    charge: false,
    snap: false,
    ...more,
  };
  return termsOf(state, blow).parts.map(({ rule, by }) => `${rule} ${by}`);
}

/** Papa Jonas and The Blade this far apart, in inches of gap; whoever is named also stands there. */
function duel(gap: number, ...others: readonly Placed[]): State {
  return scene([['papa_jonas', 10, 10], ['the_blade', 11 + gap, 10, [-1, 0]], ['mama_hanna', 2, 30], FAR, ...others]);
}

describe('a shot', () => {
  test('DC-ATK-1 DC-ATK-2 DC-ATK-3 DC-ATK-8 DC-MOD-1 DC-MOD-3 DC-SHO-2 DC-TERM-9 rolls its Attacks against RTN, Defense and the band', () => {
    const state = duel(4);
    expect(parts(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade')).toEqual([
      'DC-ATK-1 4',
      'DC-ATK-2 7',
      'DC-MOD-1 1',
      'DC-MOD-3 -1',
      'DC-ATK-8 0',
    ]);
    up(state, 'papa_jonas');
    const events = go(state, shot(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'), ['attack', 7, 6, 12, 2]);
    expect(only(events, 'struck')).toMatchObject([{ hits: 3, harm: [{ entity: id(state, 'the_blade'), damage: 3 }] }]);
    expect(who(state, 'the_blade').hp).toBe(7);
  });

  test('DC-ATK-7 DC-R-34 DC-ACT-1 DC-ACT-2 is the one action, at one target', () => {
    const state = duel(4, ['betty_one_eye', 15, 14, [-1, 0]]);
    up(state, 'papa_jonas');
    const events = go(state, shot(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'), ['attack', 7, 6, 11, 2]);
    expect(only(events, 'struck')[0]?.harm.map(({ entity }) => entity)).toEqual([id(state, 'the_blade')]);
    expect(no(state, shot(state, 'papa_jonas', 'scattergun', 'betty_one_eye'))).toBe('DC-ACT-1');
  });

  test('DC-MOD-2 DC-MOD-4 DC-R-29 at a moved target at Long distance', () => {
    const state = duel(12);
    who(state, 'the_blade').moved = true;
    expect(parts(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade').slice(3, 5)).toEqual([
      'DC-MOD-2 1',
      'DC-MOD-4 1',
    ]);
  });

  test.each<[rule: string, gap: number, weapon: WeaponId, refused: string | null]>([
    ['DC-SHO-3 beyond the Long limit', 14.001, 'six_shooter_80kw', 'DC-SHO-3'],
    ['DC-R-16 at the limit', 14, 'six_shooter_80kw', null],
  ])('%s', (_, gap, weapon, refused) => {
    const state = duel(gap);
    up(state, 'papa_jonas');
    expect(no(state, shot(state, 'papa_jonas', weapon, 'the_blade'))).toBe(refused);
  });

  test.each<[rule: string, gap: number, shooter: Name, weapon: WeaponId, refused: string | null]>([
    ['DC-R-17 below the printed minimum', 1.9, 'keturah', 'handcannon', 'DC-R-17'],
    ['DC-R-17 at the printed minimum', 2, 'keturah', 'handcannon', null],
    ['DC-WPN-5 DC-C-07 below the Minimum Distance', 3.9, 'long_eli', 'lever_action_400kw', 'DC-WPN-5'],
    ['DC-TRT-21 DC-TRT-3 with the Eagle Eye', 19.5, 'long_eli', 'lever_action_400kw', null],
  ])('%s', (_, gap, shooter, weapon, refused) => {
    const state = scene([
      [shooter, 10, 10],
      ['the_blade', 11 + gap, 10, [-1, 0]],
      [shooter === 'keturah' ? 'hemmings' : 'ruth_tallow', 2, 30],
      FAR,
    ]);
    up(state, shooter);
    expect(no(state, shot(state, shooter, weapon, 'the_blade'))).toBe(refused);
  });

  test('DC-SHO-1 DC-R-13 needs to see its target', () => {
    const state = scene(
      [['papa_jonas', 10, 10], ['the_blade', 17, 10, [-1, 0]], ['mama_hanna', 2, 30], FAR],
      [['building', 12, 5, 13, 15]],
    );
    up(state, 'papa_jonas');
    expect(no(state, shot(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'))).toBe('DC-SHO-1');
  });

  test('DC-R-35 DC-R-6 DC-TERM-8 only at enemies in play, in front', () => {
    const state = duel(4);
    up(state, 'papa_jonas');
    expect(no(state, shot(state, 'papa_jonas', 'six_shooter_80kw', 'mama_hanna'))).toBe('DC-R-35');
    const atNobody = { ...shot(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'), target: 99 };
    expect([no(state, atNobody), facts(state, atNobody)]).toEqual(['DC-R-35', { target: 99 }]);
    who(state, 'papa_jonas').facingX = -1;
    expect(no(state, shot(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'))).toBe('DC-R-35');
    Object.assign(who(state, 'papa_jonas'), { facingX: 0, facingY: 1 });
    expect(no(state, shot(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'))).toBeNull();
  });

  test('DC-WPN-1 DC-SHO-4 DC-ACT-3 with its own loaded weapon', () => {
    const state = duel(4);
    up(state, 'papa_jonas');
    expect(no(state, shot(state, 'papa_jonas', 'saber', 'the_blade'))).toBe('DC-WPN-1');
    const own = who(state, 'papa_jonas').weapons[1];
    expect(no(state, { type: 'reload', entity: 0, weapon: 'six_shooter_80kw' })).toBe('DC-ACT-3');
    Object.assign(own ?? {}, { reload: true });
    expect(no(state, shot(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'))).toBe('DC-SHO-4');
    go(state, { type: 'reload', entity: 0, weapon: 'six_shooter_80kw' });
    expect(own?.reload).toBe(false);
  });

  test('DC-SHO-6 DC-TERM-10 a 1 leaves a Reload token', () => {
    const state = duel(4);
    up(state, 'papa_jonas');
    go(state, shot(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'), ['attack', 1, 2, 3, 4]);
    expect(who(state, 'papa_jonas').weapons[1]?.reload).toBe(true);
  });

  test('DC-R-36 without Hits does nothing', () => {
    const state = duel(4);
    up(state, 'papa_jonas');
    expect(
      only(go(state, shot(state, 'papa_jonas', 'scattergun', 'the_blade'), ['attack', 2]), 'struck'),
    ).toMatchObject([{ hits: 0, harm: [] }]);
    expect(who(state, 'the_blade').hp).toBe(10);
  });

  test('DC-SHO-5 DC-R-38 in the back is critical from 10', () => {
    const state = duel(4);
    who(state, 'the_blade').facingX = 1;
    up(state, 'papa_jonas');
    const events = go(state, shot(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade'), ['attack', 10, 2, 2, 2]);
    expect(only(events, 'attackRolled')[0]?.crit).toBe(10);
    expect(only(events, 'struck')[0]?.hits).toBe(2);
  });

  test('DC-MOD-6 DC-R-14 into cover does 1 less', () => {
    const state = scene(
      [['papa_jonas', 10, 10], ['the_blade', 17, 10, [-1, 0]], ['mama_hanna', 2, 30], FAR],
      [['woods', 13, 8, 15, 12]],
    );
    expect(parts(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade')).toContain('DC-MOD-6 -1');
    expect(lookAt(state, who(state, 'papa_jonas'), who(state, 'the_blade'))).toMatchObject({ seen: true, cover: true });
  });

  test('DC-R-14 a screen at the own base is looked past, unless the target is near it', () => {
    const wall = (target: number) =>
      scene([['papa_jonas', 10, 10], ['the_blade', target, 10, [-1, 0]], FAR], [['low_wall', 10.8, 8, 11, 12]]);
    const cover = (state: State) => lookAt(state, who(state, 'papa_jonas'), who(state, 'the_blade')).cover;
    expect([cover(wall(15)), cover(wall(11.4))]).toEqual([false, true]);
  });

  test('DC-R-12 DC-R-13 DC-MOD-8 hills block the view of those below, and height adds damage', () => {
    const hill = ['hill', 12, 5, 14, 15, 2] as const;
    const below = scene([['papa_jonas', 10, 10], ['the_blade', 17, 10, [-1, 0]], FAR], [hill]);
    expect(lookAt(below, who(below, 'papa_jonas'), who(below, 'the_blade')).seen).toBe(false);
    const above = scene([['papa_jonas', 13, 10], ['the_blade', 17, 10, [-1, 0]], FAR], [hill]);
    expect(lookAt(above, who(above, 'papa_jonas'), who(above, 'the_blade')).seen).toBe(true);
    expect(parts(above, 'papa_jonas', 'six_shooter_80kw', 'the_blade')).toContain('DC-MOD-8 1');
    expect(parts(above, 'the_blade', 'six_shooter_80kw', 'papa_jonas')).not.toContain('DC-MOD-8 1');
  });

  test('DC-R-15 bodies never block sight nor give cover', () => {
    const state = duel(8, ['betty_one_eye', 14, 10, [-1, 0]], ['drake', 16.6, 10]);
    expect(lookAt(state, who(state, 'papa_jonas'), who(state, 'the_blade'))).toMatchObject({
      seen: true,
      cover: false,
    });
  });

  test('DC-CLO-1 DC-CLO-2 DC-MOD-5 DC-R-40 DC-R-4 In Close replaces Short, not Long', () => {
    const near = duel(0.1);
    expect(parts(near, 'papa_jonas', 'six_shooter_80kw', 'the_blade')).toContain('DC-MOD-5 1');
    expect(parts(near, 'papa_jonas', 'six_shooter_80kw', 'the_blade')).not.toContain('DC-MOD-3 -1');
    expect(parts(duel(0.101), 'papa_jonas', 'six_shooter_80kw', 'the_blade')).toContain('DC-MOD-3 -1');
    const long = duel(12, ['brother_jerrid', 24, 10]);
    expect(
      parts(long, 'papa_jonas', 'six_shooter_80kw', 'the_blade').filter((part) => part.startsWith('DC-MOD')),
    ).toEqual(['DC-MOD-1 1', 'DC-MOD-5 1', 'DC-MOD-4 1']);
  });
});

describe('Fan the Hammer', () => {
  const fanned = (gap: number) =>
    scene([['brother_jerrid', 10, 10], ['the_blade', 11 + gap, 10, [-1, 0]], ['mama_hanna', 2, 30], FAR]);

  test('DC-WPN-3 DC-WPN-4 DC-R-74 DC-R-75 two more dice, a Reload token, and a push on a Hit', () => {
    const state = fanned(2);
    up(state, 'brother_jerrid');
    go(
      state,
      shot(state, 'brother_jerrid', 'six_shooter_400kw', 'the_blade', true),
      ['attack', 6, 2, 3, 4, 5, 5],
      ['bravery', 12],
    );
    expect(who(state, 'the_blade')).toMatchObject({ x: 15_000, y: 10_000, moved: false, facingX: -1 });
    expect(who(state, 'brother_jerrid').weapons[0]?.reload).toBe(true);
  });

  test('DC-R-74 a miss pushes nobody', () => {
    const state = fanned(2);
    up(state, 'brother_jerrid');
    expect(
      only(
        go(state, shot(state, 'brother_jerrid', 'six_shooter_400kw', 'the_blade', true), ['attack', 2, 2, 3, 4, 5, 5]),
        'pushed',
      ),
    ).toEqual([]);
  });

  test('DC-R-75 a push ends before the first place that is not free', () => {
    const state = scene([
      ['brother_jerrid', 10, 10],
      ['the_blade', 13, 10, [-1, 0]],
      ['maynard_dereus', 15, 10],
      ['mama_hanna', 2, 30],
    ]);
    up(state, 'brother_jerrid');
    go(
      state,
      shot(state, 'brother_jerrid', 'six_shooter_400kw', 'the_blade', true),
      ['attack', 6, 2, 3, 4, 5, 5],
      ['bravery', 12],
    );
    expect(who(state, 'the_blade').x).toBe(14_000);
  });

  test('DC-R-74 only at Short distance and with a weapon that can', () => {
    const far = fanned(7);
    up(far, 'brother_jerrid');
    expect(no(far, shot(far, 'brother_jerrid', 'six_shooter_400kw', 'the_blade', true))).toBe('DC-R-74');
    const state = duel(2);
    up(state, 'papa_jonas');
    expect(no(state, shot(state, 'papa_jonas', 'six_shooter_80kw', 'the_blade', true))).toBe('DC-R-74');
  });
});

describe('an explosion', () => {
  test('DC-TV-31 DC-WPN-2 DC-R-72 hurts everybody within 2 inches of the target, but not the target again', () => {
    const state = scene([
      ['papa_jonas', 10, 10],
      ['the_blade', 12, 10, [-1, 0]],
      ['mama_hanna', 12, 12.9],
      ['brother_jerrid', 2, 30],
      ['maynard_dereus', 15, 10],
      ['betty_one_eye', 12, 6.999],
    ]);
    up(state, 'papa_jonas');
    const events = go(state, shot(state, 'papa_jonas', 'scattergun', 'the_blade'), ['attack', 9], ['bravery', 12]);
    const harm = Object.fromEntries(
      (only(events, 'struck')[0]?.harm ?? []).map(({ entity, damage }) => [state.entities[entity]?.name, damage]),
    );
    expect(harm).toEqual({ the_blade: 6, papa_jonas: 5, mama_hanna: 5, maynard_dereus: 5 });
  });

  test('DC-R-73 DC-DIN-5 DC-R-49 shooting the mount hits its riders, and everybody counts what an attack did to them once', () => {
    const state = scene([
      ['papa_jonas', 10, 10],
      ['malice', 16, 10, [-1, 0]],
      ['the_blade', 'malice'],
      ['mama_hanna', 2, 30],
    ]);
    up(state, 'papa_jonas');
    const events = go(state, shot(state, 'papa_jonas', 'scattergun', 'malice'), ['attack', 9], ['bravery', 12]);
    expect(only(events, 'struck')[0]?.harm).toEqual([
      { entity: id(state, 'malice'), damage: 6 },
      { entity: id(state, 'the_blade'), damage: 5 },
    ]);
    expect(only(events, 'panicked')).toHaveLength(1);
  });

  test('DC-INV-10 DC-R-36 a miss does not explode', () => {
    const state = duel(1);
    up(state, 'papa_jonas');
    expect(
      only(go(state, shot(state, 'papa_jonas', 'scattergun', 'the_blade'), ['attack', 3]), 'struck')[0]?.harm,
    ).toEqual([]);
  });
});

describe('a close attack', () => {
  test('DC-CLO-3 DC-WPN-6 needs an adjacent enemy, and has no bands, cover or movement', () => {
    const state = scene([
      ['drake', 10, 10],
      ['the_blade', 11.55, 10, [-1, 0], { moved: true }],
      ['mama_hanna', 2, 30],
      FAR,
    ]);
    expect(parts(state, 'drake', 'crest_smash', 'the_blade')).toEqual([
      'DC-ATK-1 2',
      'DC-ATK-2 7',
      'DC-MOD-1 1',
      'DC-ATK-8 2',
    ]);
    up(state, 'drake');
    expect(no(state, shot(state, 'drake', 'crest_smash', 'the_blade'))).toBeNull();
    who(state, 'the_blade').x = 11_601;
    expect(no(state, shot(state, 'drake', 'crest_smash', 'the_blade'))).toBe('DC-CLO-3');
  });

  test('DC-MOD-9 DC-R-81 DC-ACT-9 a Charge adds one die and nothing else', () => {
    const state = scene([
      ['the_blade', 10, 10],
      ['papa_jonas', 11, 10],
      ['maynard_dereus', 2, 30],
    ]);
    const plain = parts(state, 'the_blade', 'spine_blade', 'papa_jonas');
    expect(
      parts(state, 'the_blade', 'spine_blade', 'papa_jonas', { charge: true }).filter((part) => !plain.includes(part)),
    ).toEqual(['DC-MOD-9 1']);
  });

  test('DC-MOD-7 DC-DIS-4 DC-R-37 DC-R-57 Panic takes 1 from the damage of the dinosaur, not of its riders', () => {
    const state = scene([
      ['malice', 10, 10, [1, 0], { panic: 1 }],
      ['the_blade', 'malice'],
      ['papa_jonas', 11.5, 10],
      ['mama_hanna', 2, 30],
    ]);
    expect(parts(state, 'malice', 'leap', 'papa_jonas')).toContain('DC-MOD-7 -1');
    expect(parts(state, 'the_blade', 'spine_blade', 'papa_jonas')).not.toContain('DC-MOD-7 -1');
    const { floor } = termsOf(state, {
      attacker: who(state, 'malice'),
      weapon: 'leap',
      target: who(state, 'papa_jonas'),
      fan: false,
      charge: false,
      snap: false,
    });
    expect(floor).toBe(1);
  });
});

describe('traits in an attack', () => {
  const cases: readonly [rule: string, owner: Name, trait: TraitId, weapon: WeaponId, part: string][] = [
    ['DC-TRT-16', 'papa_jonas', 'rapid_fire', 'six_shooter_80kw', 'DC-TRT-16 2'],
    ['DC-TRT-10', 'maynard_dereus', 'berserker', 'saber', 'DC-TRT-10 2'],
    ['DC-TRT-13 DC-R-71', 'keturah', 'knee_shot', 'handcannon', 'DC-TRT-13 3'],
    ['DC-TRT-19 DC-R-71', 'keturah', 'tracking_shot', 'handcannon', 'DC-TRT-19 1'],
  ];
  test.each(cases)('%s %s', (_, owner, trait, weapon, part) => {
    const foe: Name = owner === 'papa_jonas' ? 'the_blade' : 'mama_hanna';
    const state = scene([
      [owner, 10, 10],
      [foe, owner === 'maynard_dereus' ? 11 : 14, 10, [-1, 0], { moved: true }],
    ]);
    up(state, owner, [{ entity: id(state, owner), trait }]);
    expect(parts(state, owner, weapon, foe)).toContain(part);
    if (trait === 'tracking_shot') expect(parts(state, owner, weapon, foe)).not.toContain('DC-MOD-2 1');
  });

  test('DC-TRT-15 DC-R-70 DC-TRT-18 Piercing Shot ignores Defense and Thick Skin', () => {
    const state = scene([
      ['betty_one_eye', 10, 10],
      ['cass_holloway', 16, 10, [-1, 0], { thickSkin: 2 }],
    ]);
    expect(parts(state, 'betty_one_eye', 'light_repeater', 'cass_holloway').slice(2, 4)).toEqual([
      'DC-MOD-1 2',
      'DC-TRT-18 2',
    ]);
    up(state, 'betty_one_eye', [{ entity: id(state, 'betty_one_eye'), trait: 'piercing_shot' }]);
    expect(parts(state, 'betty_one_eye', 'light_repeater', 'cass_holloway')).toEqual([
      'DC-ATK-1 6',
      'DC-ATK-2 7',
      'DC-ATK-8 1',
    ]);
  });

  test('DC-TRT-12 Go For the Eyes makes 10s critical, at close quarters too', () => {
    const state = scene([['ruth_tallow', 10, 10], ['the_blade', 11, 10, [-1, 0]], ['cass_holloway', 2, 30], FAR]);
    up(state, 'ruth_tallow', [{ entity: id(state, 'ruth_tallow'), trait: 'go_for_the_eyes' }]);
    const blow = {
      attacker: who(state, 'ruth_tallow'),
      weapon: 'machete' as const,
      target: who(state, 'the_blade'),
      fan: false,
      charge: false,
    };
    expect(termsOf(state, { ...blow, snap: false }).crit).toBe(10);
    expect(termsOf(state, { ...blow, snap: true }).crit).toBe(12);
  });

  test('DC-R-66 DC-R-67 a trait ends with the activation, Thick Skin with the start of the next one', () => {
    const state = scene([['cass_holloway', 10, 10], ['the_blade', 40, 10, [-1, 0]], ['ruth_tallow', 2, 30], FAR]);
    up(state, 'cass_holloway', [{ entity: id(state, 'cass_holloway'), trait: 'thick_skin' }]);
    expect(who(state, 'cass_holloway').thickSkin).toBe(2);
    go(state, { type: 'endActivation' });
    expect([state.activation?.declared ?? [], who(state, 'cass_holloway').thickSkin]).toEqual([[], 2]);
    Object.assign(state, { phase: 'select', asked: 0, activation: null });
    who(state, 'cass_holloway').activated = false;
    up(state, 'cass_holloway');
    expect(who(state, 'cass_holloway').thickSkin).toBe(0);
  });
});

describe('declaring traits', () => {
  const start = () =>
    scene([
      ['mama_hanna', 10, 10],
      ['papa_jonas', 12, 10],
      ['brother_jerrid', 30, 30],
      ['the_blade', 40, 10],
      ['betty_one_eye', 40, 20],
      FAR,
    ]);

  test('DC-TRT-1 once a game', () => {
    const state = start();
    const use = { entity: id(state, 'papa_jonas'), trait: 'rapid_fire' as const };
    go(state, { type: 'activate', unit: use.entity });
    expect(no(state, { type: 'declareTraits', uses: [use, use] })).toBe('DC-TRT-1');
    go(state, { type: 'declareTraits', uses: [use] });
    expect(who(state, 'papa_jonas').traits[0]?.used).toBe(true);
    Object.assign(state, { phase: 'traits' });
    expect(no(state, { type: 'declareTraits', uses: [use] })).toBe('DC-TRT-1');
  });

  test('DC-TRT-2 DC-TRT-3 DC-R-68 not a passive trait, and not Lucky', () => {
    const state = scene([
      ['trismash', 10, 10],
      ['keturah', 'trismash'],
      ['hemmings', 20, 10],
      ['the_blade', 40, 10],
      FAR,
    ]);
    go(state, { type: 'activate', unit: id(state, 'trismash') });
    expect(no(state, { type: 'declareTraits', uses: [{ entity: id(state, 'trismash'), trait: 'lucky' }] })).toBe(
      'DC-TRT-2',
    );
  });

  test('DC-R-65 several traits together, of members only', () => {
    const state = scene([
      ['trismash', 10, 10],
      ['keturah', 'trismash'],
      ['hemmings', 20, 10],
      ['the_blade', 40, 10],
      FAR,
    ]);
    go(state, { type: 'activate', unit: id(state, 'trismash') });
    const keturah = id(state, 'keturah');
    expect(
      no(state, {
        type: 'declareTraits',
        uses: [
          { entity: keturah, trait: 'tracking_shot' },
          { entity: keturah, trait: 'knee_shot' },
        ],
      }),
    ).toBeNull();
    expect(
      no(state, { type: 'declareTraits', uses: [{ entity: id(state, 'hemmings'), trait: 'tracking_shot' }] }),
    ).toBe('DC-R-65');
    expect(no(state, { type: 'declareTraits', uses: [{ entity: keturah, trait: 'berserker' }] })).toBe('DC-R-65');
  });

  test('DC-TRT-11 DC-R-69 Get Up! for an ally within 8 inches', () => {
    const state = start();
    const use = (target?: Name) => ({
      entity: id(state, 'mama_hanna'),
      trait: 'get_up' as const,
      ...(target ? { target: id(state, target) } : {}),
    });
    go(state, { type: 'activate', unit: id(state, 'mama_hanna') });
    expect(no(state, { type: 'declareTraits', uses: [use()] })).toBe('DC-R-69');
    expect(no(state, { type: 'declareTraits', uses: [use('mama_hanna')] })).toBe('DC-R-69');
    expect(no(state, { type: 'declareTraits', uses: [use('the_blade')] })).toBe('DC-R-69');
    expect(no(state, { type: 'declareTraits', uses: [use('brother_jerrid')] })).toBe('DC-TRT-11');
    expect(no(state, { type: 'declareTraits', uses: [use('papa_jonas')] })).toBeNull();
  });

  test('DC-TRT-17 Speed Reload clears a Reload token of its own', () => {
    const state = start();
    const use = {
      entity: id(state, 'brother_jerrid'),
      trait: 'speed_reload' as const,
      weapon: 'six_shooter_400kw' as const,
    };
    Object.assign(who(state, 'brother_jerrid').weapons[0] ?? {}, { reload: true });
    go(state, { type: 'activate', unit: use.entity });
    expect(no(state, { type: 'declareTraits', uses: [{ ...use, weapon: 'scattergun' }] })).toBe('DC-TRT-17');
    go(state, { type: 'declareTraits', uses: [use] });
    expect([who(state, 'brother_jerrid').weapons[0]?.reload, state.phase, state.activation?.acted]).toEqual([
      false,
      'phases',
      false,
    ]);
  });

  test('DC-SEQ-5 nobody is asked who has nothing to declare', () => {
    const state = start();
    go(state, { type: 'activate', unit: id(state, 'brother_jerrid') });
    expect(state.phase).toBe('phases');
  });

  test('DC-TRT-20 Bonus SPD is part of the printed Speed', () => {
    expect(who(start(), 'the_blade').spd).toBe(6);
  });
});
