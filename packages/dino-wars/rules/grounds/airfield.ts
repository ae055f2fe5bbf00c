import type { Ground } from './ground';
import { blob, box, piece } from './shapes';

/** A bombed runway with craters, two hangars, a tower in ruins and wrecks. */
export const AIRFIELD: Ground = {
  name: 'Ruined airfield',
  widthCi: 9600,
  heightCi: 7200,
  armyZoneCi: 1800,
  terrain: [
    piece('runway', 'open', [
      [0, 30],
      [96, 37],
      [96, 45],
      [0, 38],
    ]),
    piece('taxiway', 'open', [
      [21, 18],
      [26, 18],
      [27, 33.5],
      [22, 33],
    ]),
    box('west-hangar', 'building', [15, 49], [27, 58]),
    piece('east-hangar', 'ruins', [
      [33, 49.5],
      [45, 49],
      [45.4, 53],
      [42, 54],
      [43, 58.4],
      [33.4, 59],
    ]),
    piece('tower', 'ruins', [
      [56, 52],
      [61, 52.6],
      [60.4, 57.4],
      [55.4, 56.8],
    ]),
    box('barracks', 'building', [36, 20.5], [47, 25]),
    box('fuel-shed', 'building', [74, 22], [79, 26]),
    blob('crater-1', 'broken', [12, 35], [3.2, 3], [100, 90, 105, 95, 85, 100, 110, 90]),
    blob('crater-2', 'broken', [39, 36.5], [3.6, 3.2], [95, 105, 90, 100, 110, 85, 100, 95]),
    blob('crater-3', 'broken', [58, 39.5], [2.8, 2.8], [100, 85, 110, 95, 100, 90, 105, 85]),
    blob('crater-4', 'broken', [85, 40], [3.4, 3], [105, 95, 85, 100, 95, 110, 90, 100]),
    piece('bomber-wreck', 'ruins', [
      [65, 27],
      [67, 25.4],
      [69.4, 30],
      [71.6, 31.4],
      [70.4, 33],
      [67.6, 32],
      [65.4, 33],
      [64, 31.4],
      [66, 29.6],
    ]),
    blob('dump', 'broken', [57, 21], [4.4, 2.6], [100, 90, 110, 85, 100, 95, 105, 85]),
    blob('west-hill', 'hill', [8, 63], [7, 5.4], [100, 90, 105, 95, 110, 85, 100, 95, 90, 105]),
    blob('east-hill', 'hill', [84, 61], [8, 5.6], [105, 95, 90, 110, 85, 100, 95, 105, 90, 100]),
    blob('south-palms', 'woods', [7, 21.5], [5, 4], [100, 110, 90, 95, 105, 85, 100, 95, 90]),
    blob('east-palms', 'woods', [90, 25], [4.6, 5.4], [100, 90, 105, 95, 110, 85, 100, 95]),
    blob('tower-palms', 'woods', [71, 55], [4.2, 3.6], [100, 85, 105, 95, 110, 90, 100, 85]),
  ],
};

/** How much of the airfield's lower edge the nearer end of it leaves out, in ci. */
const LEFT_OUT_CI = 800;
/** The pieces of the airfield that stand elsewhere at its nearer end. */
const MOVED = [
  blob('west-hill', 'hill', [8, 50], [7, 5.4], [100, 90, 105, 95, 110, 85, 100, 95, 90, 105]),
  blob('east-hill', 'hill', [85, 49], [8, 5.6], [105, 95, 90, 110, 85, 100, 95, 105, 90, 100]),
];

/**
 * The airfield without the fields at either edge. The sides begin so near to each other that the rulebook's sample forces
 * win equally often (docs/BOTS.md).
 */
export const RUNWAY: Ground = {
  ...AIRFIELD,
  name: 'Runway',
  heightCi: 5600,
  terrain: AIRFIELD.terrain.map((each) => {
    const moved = MOVED.find(({ id }) => id === each.id);
    return moved ?? { ...each, outline: each.outline.map(({ x, y }) => ({ x, y: y - LEFT_OUT_CI })) };
  }),
};
