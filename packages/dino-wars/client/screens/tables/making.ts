/** The tables that can be drawn: kinds of terrain, sizes, limits, and the army's zone. */
import { type Ground, PARAMETERS, type TerrainKind } from '@dwo/dino-wars';
import type { TableMaker } from '@dwo/kits/miniatures/editor/contract';
import { inches } from '../../hud/words/words';
import { say } from '../../words';

/** The empty table. */
export const BARE: Ground = { name: '', widthCi: 7200, heightCi: 6000, armyZoneCi: 1200, terrain: [] };

export const MAKING: Pick<TableMaker<Ground>, 'kinds' | 'sizes' | 'limits' | 'zones'> = {
  kinds: [
    ['open', 1200, 250],
    ['broken', 400, 280],
    ['woods', 550, 450],
    ['ruins', 450, 350],
    ['hill', 700, 500],
    ['building', 400, 300],
    ['swamp', 700, 500],
    ['deep_swamp', 450, 350],
    ['mountain', 650, 550],
    ['shallow_water', 600, 400],
    ['deep_water', 600, 400],
  ] satisfies readonly [TerrainKind, number, number][],
  sizes: [
    [4800, 4800],
    [7200, 4800],
    [7200, 6000],
    [9600, 7200],
    [14_400, 18_000],
  ],
  limits: {
    leastSideCi: PARAMETERS.leastTableCi,
    // Twice the island.
    mostSideCi: 36_000,
    mostPieces: PARAMETERS.mostTerrain,
    mostCornersOfPiece: PARAMETERS.mostOutlineCorners,
    mostCorners: PARAMETERS.mostTerrainCorners,
  },
  zones: [
    {
      tone: 'green',
      word: () => say('tables.zone'),
      label: (depthCi) => say('tables.mark.zone', { depth: inches(depthCi) }),
      depthCi: ({ armyZoneCi }) => armyZoneCi,
      withDepth: (ground, armyZoneCi) => ({ ...ground, armyZoneCi }),
    },
  ],
};
