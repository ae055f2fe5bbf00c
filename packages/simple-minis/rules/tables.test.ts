/** The code's numbers are those of the tables. */

import { distance, frozen } from '@dwo/kernel';
import tables from '../fixtures/tables.json';
import { matchOf } from '../testing/presets';
import {
  ARMOR_SAVE,
  AUTOMATIC_DICE,
  CALM,
  CLASS_DATA,
  COSTS,
  COVER_GRADES,
  costOf,
  DIE,
  DOUBT,
  EGG_SCORE,
  FORCE_IDS,
  FORCES,
  type ForceData,
  LEAST_CROSSING,
  MAP_IDS,
  MAPS,
  MOST_ATTACKERS,
  MOST_FIGURES,
  MOST_WAYPOINTS,
  memberOf,
  OVERLAP,
  optionFaults,
  POINTS,
  POOL,
  PROFILE_IDS,
  RANGE,
  REACH,
  RULE_IDS,
  refuseForce,
  SCENARIO_IDS,
  SCENARIOS,
  SCREEN,
  type ScenarioData,
  SECTION_MOST,
  SKILL_TARGET,
  SKILLS,
  STOCKADE,
  sure,
  TABLE,
  TERRAIN,
  TERRAIN_KINDS,
  TERRAIN_SAVE,
  TO_HIT,
  TOUCH,
  WAGON_SCORE,
  WILD_STEP,
  ZONES,
} from '.';

const { constants } = tables;

test('VS-R-1 VS-R-2 VS-R-3 VS-R-28 VS-R-5 sizes and distances', () => {
  expect(TABLE).toEqual({ width: constants.table.width, height: constants.table.height });
  for (const [name, data] of Object.entries(CLASS_DATA)) {
    const known = tables.classes[name as keyof typeof CLASS_DATA];
    expect([data.radius, data.move, data.half]).toEqual([known.radius, known.move, known.half_move]);
    expect(data.armorBonus).toBe(known.armor_bonus);
  }
  expect([TOUCH, REACH, OVERLAP, RANGE]).toEqual([
    constants.touch,
    constants.reach,
    constants.overlap_tolerance,
    constants.distance_unit,
  ]);
  expect([SCREEN.near, SCREEN.deep, MOST_WAYPOINTS, WILD_STEP, LEAST_CROSSING]).toEqual([
    constants.screen_ignore,
    constants.screen_depth,
    constants.path_max_waypoints,
    constants.wild_step,
    5,
  ]);
});

test('VS-DST-5 VS-COV-1 VS-HTH-4 VS-SKL-4 VS-ARM-2 VS-ARM-3 VS-TER-3 target numbers', () => {
  expect(TO_HIT).toEqual({
    distance: constants.distance_to_hit,
    cover: constants.distance_to_hit_cover,
    hand: constants.hand_to_hand_to_hit,
  });
  expect(ARMOR_SAVE).toEqual(constants.armor);
  expect([SKILL_TARGET, TERRAIN_SAVE, DOUBT, DIE, AUTOMATIC_DICE]).toEqual([
    constants.skill_target,
    constants.terrain_save,
    constants.sight_roll,
    constants.die,
    constants.automatic_dice,
  ]);
  expect(COVER_GRADES.map(({ from }) => from)).toEqual([
    0,
    constants.cover_lines.doubtful[0],
    constants.cover_lines.covered,
  ]);
});

test('VS-R-7 kinds of terrain, and maps of sections of at most 3"', () => {
  expect(TERRAIN_KINDS).toEqual(Object.keys(tables.terrain_kinds));
  for (const kind of TERRAIN_KINDS) expect(tables.terrain_kinds[kind]).toMatchObject(TERRAIN[kind]);
  expect(MAP_IDS).toEqual(tables.maps.map(({ id }) => id));
  for (const { id, features } of tables.maps) {
    const own = MAPS[id as keyof typeof MAPS].map(({ outline, ...piece }) => ({
      ...piece,
      outline: outline.map(({ x, y }) => [x, y]),
    }));
    const known = features.map((piece) => {
      const { polygon, segment } = piece as { polygon?: number[][]; segment?: number[][] };
      const { id: name, group, kind } = piece;
      return { id: name, group, kind, closed: polygon !== undefined, outline: polygon ?? segment };
    });
    expect(own).toEqual(known);
  }
  const lines = Object.values(MAPS)
    .flat()
    .filter(({ closed }) => !closed);
  for (const { outline } of lines)
    expect(distance(sure(outline[0]), sure(outline[1]))).toBeLessThanOrEqual(SECTION_MOST);
});

test('VS-C-02 VS-PTS-1 profiles and ready-made forces', () => {
  expect(PROFILE_IDS).toEqual(tables.profiles.map(({ id }) => id));
  for (const { id, points, armor, skills, automatic, aquatic } of tables.profiles) {
    const member = memberOf(id as (typeof PROFILE_IDS)[number]);
    expect(costOf(member)).toBe(points);
    expect(member).toMatchObject({ armor, skills, automatic, aquatic });
  }
  expect(FORCE_IDS).toEqual(tables.sample_forces.map(({ id }) => id));
  for (const { id, limit, members, points } of tables.sample_forces) {
    const force: ForceData = FORCES[id as (typeof FORCE_IDS)[number]];
    expect([force.limit, force.members]).toEqual([limit, members]);
    expect(force.members.reduce((sum, each) => sum + costOf(memberOf(each)), 0)).toBe(points);
  }
  expect(COSTS.base).toEqual({
    troop: tables.point_costs.base.guy_troop,
    hero: tables.point_costs.base.guy_hero,
    cavalry: tables.point_costs.base.cavalry,
    vehicle: tables.point_costs.base.vehicle,
    creature: tables.point_costs.base.large_creature,
  });
  expect(SKILLS).toEqual(tables.skills);
});

test('VS-C-02 every scenario has two ready-made forces or more for every seat, and all of them fit', () => {
  for (const scenario of SCENARIO_IDS) {
    const {
      seats: [least, most],
      roles,
    } = SCENARIOS[scenario] as ScenarioData;
    for (let seats = least; seats <= most; seats++) {
      const options = frozen(matchOf(scenario, seats));
      for (const seat of [0, 1]) {
        const state = { options, defender: roles === null ? null : 0 };
        const fitting = FORCE_IDS.filter((id) => {
          const force: ForceData = FORCES[id];
          const role = roles === null ? null : roles[seat];
          const limit = role ? POINTS.roles[role] : POINTS.seats[seats];
          return force.scenarios.includes(scenario) && force.role === (role ?? null) && force.limit === limit;
        });
        expect(fitting.length).toBeGreaterThanOrEqual(2);
        for (const id of fitting) {
          expect(
            refuseForce(
              state,
              seat,
              FORCES[id].members.map((each) => memberOf(each)),
            ),
          ).toBeNull();
        }
      }
    }
  }
});

test('VS-C-04 VS-SCN-1 VS-SCN-2 VS-SCN-3 VS-SCN-4 VS-SCN-5 VS-SCN-6 VS-SET-3 scenarios, zones and scores', () => {
  expect(SCENARIO_IDS).toEqual(tables.scenarios.map(({ id }) => id));
  for (const known of tables.scenarios) {
    const own: ScenarioData = SCENARIOS[known.id as (typeof SCENARIO_IDS)[number]];
    expect([own.map, own.seats, own.rounds]).toEqual([known.map, known.players, known.rounds]);
    expect(own.wild.map(({ profile, x, y, facing }) => ({ profile, x, y, facing }))).toEqual(
      known.wild.map(({ profile, x, y, facing }) => ({ profile, x, y, facing })),
    );
    expect(own.fightOn).toBe((known as { fight_on?: boolean }).fight_on ?? false);
    expect(own.wildScore).toBe((known as { wild_score?: boolean }).wild_score ?? false);
  }
  const found = (id: string) => tables.scenarios.find((each) => each.id === id) as Record<string, unknown>;
  expect(found('open_battle').points).toEqual(POINTS.seats);
  expect({ ...(found('last_stand').points as object), ...(found('wagon_train').points as object) }).toEqual(
    POINTS.roles,
  );
  expect(found('capture_the_egg').score).toEqual({
    egg_off_own_edge: EGG_SCORE.off,
    egg_carried_at_end: EGG_SCORE.held,
  });
  expect(found('wagon_train').score).toEqual({
    vehicle_off_east: WAGON_SCORE.off,
    vehicle_not_off: WAGON_SCORE.stopped,
  });
  expect(found('watering_hole').score).toEqual({ pool_majority: POOL.score, pool_range: POOL.range });
  expect(found('last_stand').inside).toEqual(STOCKADE);
  expect((found('dinosaurs_loose').skills as object[])[0]).toMatchObject(CALM);
  expect([MOST_FIGURES, MOST_ATTACKERS]).toEqual([constants.max_figures, constants.max_figures_last_stand_attacker]);
  for (const [seats, zones] of Object.entries(tables.deploy_zones)) {
    expect(ZONES[Number(seats)]?.map(({ id, rect }) => ({ name: id, rect }))).toEqual(zones);
  }
});

test('VS-R-13 VS-FIG-8 VS-SCN-1 two to six seats, as the scenario says; rules are named once', () => {
  expect(optionFaults(frozen(matchOf('open_battle', 6)))).toEqual([]);
  expect(optionFaults(frozen(matchOf('last_stand', 3)))[0]?.rule).toBe('VS-R-13');
  expect(optionFaults(frozen({ ...matchOf('open_battle', 2), fightOn: true }))[0]?.rule).toBe('VS-OPT-3');
  expect(optionFaults(frozen({ ...matchOf('open_battle', 2), defender: 0 }))[0]?.rule).toBe('VS-SCN-4c');
  expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
});
