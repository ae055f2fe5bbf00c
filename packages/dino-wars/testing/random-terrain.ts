/** Random terrain for tests. */
import type { Point } from '@dwo/kernel';
import type { Chance } from '@dwo/kernel/testing';
import { TERRAIN_KINDS } from '../rules/data/terrain';
import type { Terrain } from '../rules/state';

/** Returns a convex piece of terrain of any kind with three to six corners. */
export function randomTerrain(
  chance: Chance,
  id: string,
  { widthCi, heightCi }: { widthCi: number; heightCi: number },
): Terrain {
  const [x, y, size] = [
    chance.between(400, widthCi - 400),
    chance.between(400, heightCi - 400),
    chance.between(150, 500),
  ];
  const corners = [
    [-size, -size / 2],
    [0, -size],
    [size, -size / 2],
    [size, size / 2],
    [0, size],
    [-size, size / 2],
  ];
  const used = corners.slice(0, chance.between(3, 6));
  const outline = used.map(([dx, dy]) => ({ x: Math.round(x + (dx ?? 0)), y: Math.round(y + (dy ?? 0)) }));
  return { id, kind: chance.pick(TERRAIN_KINDS), outline };
}

/** Whether a place is outside all terrain that some figure may not enter. */
export function onFirmGround(at: Point, terrain: readonly Terrain[]): boolean {
  return terrain.every(({ kind, outline }) => {
    const firm = ['open', 'broken', 'woods', 'ruins', 'hill', 'swamp', 'shallow_water'].includes(kind);
    const xs = outline.map((p) => p.x);
    const ys = outline.map((p) => p.y);
    const outside =
      at.x < Math.min(...xs) || at.x > Math.max(...xs) || at.y < Math.min(...ys) || at.y > Math.max(...ys);
    return firm || outside;
  });
}
