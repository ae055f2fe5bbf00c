import tables from '../fixtures/tables.json';
import {
  ALPHA_COST,
  ATTACKS,
  BOX,
  BUDGET,
  clear,
  costOf,
  distance,
  FACES,
  feasible,
  HIDE_TURNS,
  legalTiles,
  obstaclesOf,
  QUIET_ROUNDS,
  RULE_IDS,
  SHOUTS,
  SMALL_ON_TILE,
  START_DISTANCE,
  TEAM_IDS,
  TERRAIN_FACES,
  TERRAIN_TILES,
  type TeamId,
  teamCalled,
  teamFaults,
  UNIT_TYPES,
  UNITS,
  type UnitType,
} from '.';

const short = (id: string) => id.replace(/^\w+\./, '');
const spots = (list: readonly number[][]) => list.map(([x = 0, y = 0]) => ({ x, y }));
const sorted = (list: readonly { x: number; y: number }[]) => [...list].sort((a, b) => a.x - b.x || a.y - b.y);

test('DS-TEAM-5 DS-TEAM-6 DS-ATK-4 DS-DMG-6 every unit is as in the tables', () => {
  const printed = [...tables.dinosaurs, ...tables.soldiers];
  expect(UNIT_TYPES).toEqual(printed.map(({ id }) => short(id)));
  for (const card of printed) {
    const { abilities, modes, ...unit } = UNITS[short(card.id) as UnitType];
    const { side, cost, starLimited: star, maxCopies: copies, hp, move } = card;
    expect(unit).toEqual({ side, cost, star, copies, hp, move });
    const degrees = card.abilities.map((one) => [one.id, 'x' in one ? one.x : 1]);
    expect(abilities).toEqual(Object.fromEntries(degrees));
    expect(modes.map(({ mode, kind, damage, shout }) => ({ mode, kind, damage, shout }))).toEqual(
      card.attackModes.map(({ mode, kind, shout, ...rest }) => ({
        mode,
        kind,
        damage: 'damage' in rest ? rest.damage : 0,
        shout,
      })),
    );
    const ranges = card.attackModes.map((mode) => {
      if ('maxLength' in mode) return mode.maxLength;
      return 'range' in mode ? mode.range : 0;
    });
    expect(modes.map(({ range }) => range)).toEqual(ranges);
    if (side === 'dinosaurs') expect(modes[0]).toMatchObject({ mode: 'strike', range: 0, damage: card.damage });
    else if (!abilities.massive) expect(hp).toBe(1);
  }
});

test('DS-TER-1 DS-SET-1 the terrain is as in the tables, 28 tiles', () => {
  expect(TERRAIN_FACES).toEqual(tables.terrainTiles.map(({ id }) => id));
  for (const { id, terrain, damage } of tables.terrainTiles) {
    expect(FACES[id as keyof typeof FACES]).toMatchObject({ terrain, damage });
  }
  for (const { id, count } of tables.terrains) {
    expect(TERRAIN_FACES.filter((face) => FACES[face].terrain === id)).toHaveLength(count);
  }
  expect([FACES.START_D.terrain, FACES.START_S.terrain]).toEqual(['open', 'open']);
});

test('the limits are as in the tables', () => {
  const { limits, alphaCard, shouts } = tables;
  expect(BUDGET).toBe(limits.teamBudget);
  expect(TERRAIN_TILES).toBe(limits.terrainTiles);
  expect(BOX).toBe(limits.fieldBox.maxWidth);
  expect(START_DISTANCE).toBe(limits.minStartDistance);
  expect(SMALL_ON_TILE).toBe(limits.tileCapacityPerSide.small);
  expect(ATTACKS).toEqual(limits.attacksPerTurn);
  expect(HIDE_TURNS).toBe(limits.hideTurns);
  expect(QUIET_ROUNDS).toBe(limits.quietRoundLimit);
  expect(ALPHA_COST).toBe(alphaCard.cost);
  expect(SHOUTS).toEqual(shouts.map(({ family }) => family));
});

test('DS-EX-40 the ready-made teams are as in the tables and cost exactly 36', () => {
  expect(TEAM_IDS).toEqual(tables.premadeTeams.map(({ id }) => short(id)));
  for (const { id, side, units, alphaOn, cost } of tables.premadeTeams) {
    const team = teamCalled(short(id) as TeamId);
    expect(team.units).toEqual(units.map(({ type, count }) => ({ type: short(type), count })));
    expect(team.alphaOn).toEqual(alphaOn === null ? null : { type: short(alphaOn), index: 0 });
    expect(costOf(team)).toBe(cost);
    expect(teamFaults(side as 'dinosaurs' | 'soldiers', team)).toEqual([]);
  }
});

test.each(tables.losVectors)('DS-EX-9 DS-LOS-2 $from to $to past $obstacles: $clear', (vector) => {
  const [from, to] = spots([vector.from, vector.to]) as [{ x: number; y: number }, { x: number; y: number }];
  expect(clear(from, to, spots(vector.obstacles))).toBe(vector.clear);
  expect(distance(from, to)).toBe(vector.distance);
});

test.each(tables.setupVectors)('DS-EX-10 DS-SET-7 $id', ({ placed, remainingAfterPlaced: left, legal, ...rest }) => {
  expect(sorted(legalTiles(spots(placed), left))).toEqual(sorted(spots(legal)));
  expect(feasible(spots(placed), left)).toBe(true);
  if (rest.obstaclesSoFar) expect(obstaclesOf(spots(placed))).toEqual(spots(rest.obstaclesSoFar));
  if (rest.obstaclesAfterLast) {
    expect(sorted(obstaclesOf(spots([...placed, ...legal])))).toEqual(spots(rest.obstaclesAfterLast));
  }
});

test('every rule has an id of its own', () => {
  expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
});
