import { checkGround, type Ground, PARAMETERS, READY_GROUNDS, TERRAIN_KINDS } from '@dwo/dino-wars';
import { ofSize, SNAP_CI, withPiece, withZone } from '@dwo/kits/miniatures/editor/shaping';
import { BARE, MAKING } from './making';

const corners = (ground: Ground) => ground.terrain.flatMap(({ outline }) => outline);

function onTableAndSnapped(ground: Ground): void {
  for (const { x, y } of corners(ground)) {
    expect([x % SNAP_CI, y % SNAP_CI]).toEqual([0, 0]);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(ground.widthCi);
    expect(y).toBeLessThanOrEqual(ground.heightCi);
  }
}

test('every kind of terrain can be drawn', () => {
  expect(MAKING.kinds.map(([kind]) => kind)).toEqual(TERRAIN_KINDS);
});

test.each(TERRAIN_KINDS)('DW-R-10 a new piece of %s is proper, wherever it is put', (kind) => {
  for (const at of [
    { x: 3600, y: 3000 },
    { x: 0, y: 0 },
    { x: 9999, y: -50 },
  ]) {
    const made = withPiece(MAKING, BARE, kind, at);
    expect(made?.id).toBe(`${kind.replace('_', '-')}-1`);
    if (made !== null) {
      expect(checkGround(made.table)).toEqual([]);
      onTableAndSnapped(made.table);
    }
  }
});

test('DW-R-1 a table of another size takes its terrain along and keeps within bounds', () => {
  for (const ground of READY_GROUNDS) {
    const small = ofSize(MAKING, ground, 4800, 4800);
    onTableAndSnapped(small);
    expect(small).toMatchObject({ widthCi: 4800, heightCi: 4800 });
    expect(small.terrain).toHaveLength(ground.terrain.length);
  }
  expect(ofSize(MAKING, BARE, 1, 1e9)).toMatchObject({
    widthCi: PARAMETERS.leastTableCi,
    heightCi: MAKING.limits.mostSideCi,
  });
  expect(checkGround(ofSize(MAKING, BARE, 1, 1))).toEqual([]);
  const depths = MAKING.zones.map((zone) => [99_999, -4].map((depthCi) => withZone(zone, BARE, depthCi).armyZoneCi));
  expect(depths).toEqual([[3000, 100]]);
});
