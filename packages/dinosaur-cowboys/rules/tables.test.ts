/** The tables against those of the specification, and its vectors. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tables from '../fixtures/tables.json';
import { id, scene, up, who } from '../testing/table';
import {
  ADJACENT,
  ALLEGIANCES,
  BLAST,
  BUDGET,
  bandsOf,
  braveryThreshold,
  CAPACITY,
  CHARGE,
  COST_TOLERANCE,
  CRITICAL,
  criticalFrom,
  D6,
  D12,
  damageOf,
  ENTITY_NAMES,
  FAN,
  GET_UP_REACH,
  HIGHER,
  hitsOf,
  isEmptied,
  LAST_TURN,
  LEAST_CROSSING,
  MAP_IDS,
  MAP_NAMES,
  MAPS,
  MOST_WAYPOINTS,
  OVERLAP,
  POSSE_IDS,
  POSSE_NAMES,
  type PosseId,
  posseData,
  posseFaults,
  pushOf,
  RADIUS,
  SCREEN_IGNORED,
  SEARCH,
  SPECIALS,
  STEP,
  STRIP,
  spentBy,
  TABLE,
  TERRAIN,
  TRAIT_IDS,
  TRAIT_NAMES,
  TRAITS,
  traitValue,
  WEAPON_IDS,
  WEAPON_NAMES,
  type WeaponId,
  weaponData,
  winnersByLosses,
  YEEHAW_REACH,
} from '.';

const mils = (inches: number) => inches * 1000;

test('DC-TERM-7 DC-WPN-1 DC-WPN-2 DC-WPN-3 DC-WPN-5 DC-C-05 DC-C-07 every weapon is as in the tables', () => {
  expect(WEAPON_IDS).toEqual(Object.keys(tables.weapons));
  for (const [key, printed] of Object.entries(tables.weapons)) {
    const own = weaponData(key as WeaponId);
    expect(WEAPON_NAMES[key as WeaponId]).toBe(printed.name);
    expect(own).toMatchObject({
      type: printed.type,
      attacks: printed.attacks,
      damage: printed.damage,
      special: printed.special,
    });
    expect(own.reload).toBe(printed.reload?.count ?? 0);
    if (typeof printed.bands === 'string') expect(own.bands).toBeNull();
    else {
      const { short, medium, long } = printed.bands;
      expect(own.bands).toMatchObject({
        short: mils(short.up_to_in),
        medium: mils(medium.up_to_in),
        long: mils(long.up_to_in),
      });
      expect(own.bands?.least).toBe(mils(printed.min_distance_in ?? 0));
    }
  }
  expect(SPECIALS).toHaveLength(3);
});

const RULES = readFileSync(join(__dirname, '../RULES.md'), 'utf8');

test('DC-TRT-5 every trait has the values of its levels, and its rule', () => {
  expect(TRAIT_IDS).toEqual(Object.keys(tables.traits));
  for (const [key, { name, timing, levels }] of Object.entries(tables.traits)) {
    const trait = key as keyof typeof TRAITS;
    expect(TRAIT_NAMES[trait]).toBe(name);
    expect(TRAITS[trait]).toMatchObject({ timing, levels });
    for (const [i, value] of (levels ?? []).entries()) expect(traitValue(trait, i + 1)).toBe(value);
    expect(RULES).toContain(`- **${TRAITS[trait].rule}** *${name}* (`);
  }
});

test('DC-TERM-1 DC-TERM-2 DC-TERM-3 DC-TERM-4 DC-TERM-12 DC-POS-1 DC-POS-2 DC-POS-3 DC-TRT-4 DC-C-01 DC-C-02 DC-C-04 DC-C-06 DC-C-08 every posse is as in the tables', () => {
  expect(ALLEGIANCES).toEqual(tables.allegiances.map((each) => each.id));
  expect(POSSE_IDS).toEqual(tables.posses.map((each) => each.id));
  for (const posse of tables.posses) {
    const own = posseData(posse.id as PosseId);
    expect([own.allegiance, POSSE_NAMES[posse.id as PosseId]]).toEqual([posse.allegiance, posse.name]);
    expect(posseFaults(own)).toEqual([]);
    expect(own.entities).toEqual(
      posse.entities.map((each) => ({
        ...{
          id: each.id,
          kind: each.kind,
          leader: each.leader,
          def: each.def,
          ctn: each.ctn,
          spd: each.spd,
          hp: each.hp,
        },
        size: 'size' in each ? each.size : 'character',
        rtn: 'rtn' in each ? each.rtn : null,
        btn: 'btn' in each ? each.btn : null,
        dis: 'dis' in each ? each.dis : null,
        traits: each.traits,
        weapons: each.weapons.map((weapon) =>
          'long_up_to_in' in weapon
            ? { id: weapon.weapon, long: mils(weapon.long_up_to_in as number) }
            : { id: weapon.weapon },
        ),
        armour: 'armor_label' in each ? each.armor_label : null,
      })),
    );
    for (const each of posse.entities) expect(ENTITY_NAMES[each.id as keyof typeof ENTITY_NAMES]).toBe(each.name);
  }
});

test('DC-C-03 DC-C-09 every posse spends what the book-keeping says, within the budget', () => {
  expect(POSSE_IDS.map((posse) => spentBy(posseData(posse)))).toEqual([5, 48, 32, 98]);
  const own = posseData('birkshire_family');
  const [leader, ...others] = own.entities;
  const strong = { ...own, entities: [{ ...(leader as (typeof own.entities)[number]), hp: 40 }, ...others] };
  expect(spentBy(strong)).toBeGreaterThan(BUDGET);
  expect(posseFaults(strong).map(({ rule }) => rule)).toEqual(['DC-C-03']);
  expect(posseFaults({ ...own, entities: others }).map(({ rule }) => rule)).toEqual(['DC-TERM-12']);
  const crowd = { ...own, entities: [...own.entities, ...others.slice(0, 2), ...others.slice(0, 1)] };
  expect(posseFaults(crowd).map(({ rule }) => rule)).toContain('DC-TERM-2');
});

test('DC-R-10 DC-R-19 DC-SET-2 the maps are as in the tables, and the same after half a turn', () => {
  const { width, height } = TABLE;
  expect(MAP_IDS).toEqual(tables.maps.map((map) => map.id));
  for (const map of tables.maps) {
    expect([map.width, map.height, MAP_NAMES[map.id as (typeof MAP_IDS)[number]]]).toEqual([width, height, map.name]);
    const own = MAPS[map.id as (typeof MAP_IDS)[number]];
    expect(own).toEqual(
      map.features.map((feature) => ({
        ...{ id: feature.id, kind: feature.kind },
        height: 'height_in' in feature ? mils(feature.height_in as number) : 0,
        outline: feature.polygon.map(([x = 0, y = 0]) => ({ x, y })),
      })),
    );
    const corners = (turn: boolean) =>
      own
        .map(
          ({ kind, outline }) =>
            `${kind} ${outline.map(({ x, y }) => (turn ? [width - x, height - y] : [x, y]).join()).sort()}`,
        )
        .sort();
    expect(corners(true)).toEqual(corners(false));
  }
  for (const [kind, { difficult, impassable, sight }] of Object.entries(tables.terrain_kinds)) {
    expect(TERRAIN[kind as keyof typeof TERRAIN]).toEqual({ difficult, impassable, sight });
  }
});

test('DC-TERM-11 DC-R-2 the numbers are as in the tables', () => {
  const { constants } = tables;
  expect({
    ...{ turn_limit: LAST_TURN, table: { ...TABLE, units: constants.table.units }, deploy_depth: STRIP, bases: RADIUS },
    capacity: { medium: CAPACITY.medium, large: CAPACITY.large },
    ...{ adjacency: ADJACENT, overlap_tolerance: OVERLAP, placement_step: STEP, cost_tolerance: COST_TOLERANCE },
    ...{ sight_tolerance: LEAST_CROSSING, screen_ignore: SCREEN_IGNORED },
    ...{ place_reach_extra: SEARCH.extra, place_reach_growth: SEARCH.apart },
    ...{ attack_die: D12, initiative_die: D12, bravery_die: D12, charge_die: D6, panic_die: D6 },
    ...{ charge_min: CHARGE.least, charge_max: CHARGE.most },
    ...{ yeehaw_range: YEEHAW_REACH, get_up_range: GET_UP_REACH },
    ...{ explosion_range: BLAST.reach, explosion_damage: BLAST.damage, fan_attacks: FAN.dice, push: FAN.push },
    ...{ critical_from: CRITICAL.from, critical_from_improved: CRITICAL.improved },
    ...{ critical_hits: CRITICAL.hits, critical_disabled_at_tn: CRITICAL.noneAt },
    ...{ elevation_difference: HIGHER, path_max_waypoints: MOST_WAYPOINTS },
  }).toEqual({ ...constants, charge_attack_bonus: undefined, hustle: undefined, bravery_threshold: undefined });
});

interface Wanted {
  readonly kind: string;
  readonly weapon: WeaponId;
  readonly base_tn: number;
  readonly dice?: readonly number[];
  readonly def?: number;
  readonly thick_skin?: number;
  readonly band?: string;
  readonly knee_shot?: number;
  readonly rapid_fire?: number;
  readonly berserker?: number;
  readonly [flag: string]: unknown;
}

/** The normative formula, in the terms that the rules compute from a state; attacks.test.ts shows that they do. */
function formula(input: Wanted) {
  const has = (flag: string) => input[flag] === true;
  const { attacks, damage } = weaponData(input.weapon);
  const count =
    attacks + (has('charge') ? 1 : 0) + (has('fan') ? FAN.dice : 0) + (input.rapid_fire ?? 0) + (input.berserker ?? 0);
  let tn = input.base_tn + (has('piercing') ? 0 : (input.def ?? 0) + (input.thick_skin ?? 0));
  if (input.kind === 'range') {
    if (has('moved') && !has('tracking')) tn += 1;
    if (has('in_close')) tn += 1;
    else if (input.band === 'short') tn -= 1;
    if (input.band === 'long') tn += 1;
  }
  const knee = has('moved') ? (input.knee_shot ?? 0) : 0;
  const minus = (has('cover') ? 1 : 0) + (has('panic') ? 1 : 0);
  const plus = damage - minus + (has('elevation') ? 1 : 0) + (has('tracking') ? 1 : 0) + knee;
  return { count, tn, crit: criticalFrom(tn, has('rear') || has('eyes')), plus, floor: has('panic') ? 1 : 0 };
}

const attacks = tables.vectors.filter(({ kind }) => kind === 'attack');
test.each(attacks.map((vector) => [vector.id, vector] as const))(
  '%s DC-ATK-4 DC-ATK-6 DC-R-36 DC-R-37 DC-R-38 DC-R-39',
  (_, vector) => {
    const input = vector.input as unknown as Wanted;
    const terms = formula(input);
    const dice = input.dice ?? [];
    const each = dice.map((die) => hitsOf(die, terms));
    const hits = each.reduce((sum, hit) => sum + hit, 0);
    expect({
      dice_count: terms.count,
      tn: terms.tn,
      crit_from: terms.crit,
      hits_per_die: each,
      hits,
      damage: damageOf(hits, terms),
      reload_token: isEmptied(input.weapon, dice, input.fan === true),
    }).toEqual(vector.expect);
  },
);

test('DC-EX-4 DC-EX-5 DC-EX-6 DC-EX-8 DC-EX-13 DC-TERM-5 DC-ATK-5 DC-SHO-6 DC-R-42 the examples of the source on dice', () => {
  const six = { kind: 'range', weapon: 'six_shooter_100kw', base_tn: 6 } as const;
  expect(formula(six).count).toBe(4);
  expect(formula({ ...six, rapid_fire: 2 }).count).toBe(6);
  const faces = Array.from({ length: D12 }, (_, i) => i + 1);
  expect(faces.filter((die) => hitsOf(die, { tn: 6, crit: null }) > 0)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  const hits = [2, 5, 7, 9].reduce((sum, die) => sum + hitsOf(die, formula(six)), 0);
  expect([hits, damageOf(hits, formula(six))]).toEqual([2, 3]);
  expect(isEmptied('six_shooter_100kw', [1, 4, 8, 11], false)).toBe(true);
  expect(isEmptied('light_repeater', [1, 1, 1, 8, 9, 9], false)).toBe(false);
  expect(isEmptied('saber', [1, 1, 1, 1], false)).toBe(false);
});

/** The band of a gap in inches. */
function bandAt(weapon: WeaponId, gap: number, long = weaponData(weapon).bands?.long ?? null): string | null {
  const at = Math.round(gap * 1000);
  return bandsOf(weapon, long).find(({ from, to }) => at >= from && at <= to)?.name ?? null;
}

test('DC-TV-18 DC-TV-19 DC-EX-7 DC-EX-14 DC-R-16 DC-R-17 DC-TRT-21 bands begin and end where they are printed', () => {
  for (const vector of tables.vectors.filter(({ kind }) => kind === 'band')) {
    const { weapon, gaps_in: gaps } = vector.input as unknown as { weapon: WeaponId; gaps_in: number[] };
    expect(gaps.map((gap) => bandAt(weapon, gap))).toEqual((vector.expect as unknown as { bands: unknown }).bands);
  }
  expect(bandAt('six_shooter_100kw', 9)).toBe('medium');
  expect([bandAt('lever_action_400kw', 19.9), bandAt('lever_action_400kw', 19.9, 20_000)]).toEqual([null, 'long']);
});

test('DC-TV-20 DC-EX-9 DC-BRV-1 DC-R-48 DC-TERM-6 the thresholds of Bravery Tests', () => {
  const cases = [
    [13, 5],
    [13, 6],
    [10, 4],
    [10, 5],
    [2, 1],
    [2, 2],
  ] as const;
  expect(cases.map(([hp]) => braveryThreshold(hp))).toEqual([6, 6, 5, 5, 2, 2]);
  expect(cases.map(([hp, damage]) => damage >= braveryThreshold(hp))).toEqual([false, true, false, true, false, true]);
  expect(braveryThreshold(8)).toBe(4);
});

test('DC-TV-26 DC-R-75 DC-R-1 a push goes straight away from the shooter', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['the_blade', 13, 14],
    ['mama_hanna', 40, 30],
  ]);
  expect(pushOf(state, who(state, 'papa_jonas'), who(state, 'the_blade'))).toEqual({ x: 14_200, y: 15_600 });
});

test('DC-TV-30 DC-TRT-11 DC-R-69 Get Up! heals up to the starting Hitpoints', () => {
  const state = scene([
    ['mama_hanna', 10, 10],
    ['papa_jonas', 12, 10, [1, 0], { startHp: 14, hp: 12 }],
    ['the_blade', 40, 30],
  ]);
  up(state, 'mama_hanna', [{ entity: id(state, 'mama_hanna'), trait: 'get_up', target: id(state, 'papa_jonas') }]);
  expect(who(state, 'papa_jonas').hp).toBe(14);
});

test('DC-TV-32 DC-END-2 DC-R-79 more losses lose, and equal numbers are a draw', () => {
  expect(
    [
      [2, 2],
      [3, 1],
      [4, 4],
    ].map(winnersByLosses),
  ).toEqual([[], [1], []]);
});
