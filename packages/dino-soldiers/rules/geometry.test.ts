import { scene } from '../testing/table';
import { adjacent, clear, DIRECTIONS, distance, legalTiles, ORTHOGONAL, obstaclesOf, ring, sideAdjacent } from '.';

const centre = { x: 0, y: 0 };

test('DS-GEO-2 DS-GEO-3 DS-GEO-5 DS-GEO-10 four spots share a side, eight are adjacent, and these are the ring', () => {
  const near = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => ({ x, y })));
  expect(near.filter((spot) => sideAdjacent(centre, spot))).toHaveLength(4);
  expect(near.filter((spot) => adjacent(centre, spot))).toHaveLength(8);
  expect(adjacent(centre, centre) || sideAdjacent(centre, centre)).toBe(false);
  expect(new Set(ring(centre).map(({ x, y }) => `${x},${y}`)).size).toBe(8);
  expect(ring(centre).every((spot) => adjacent(centre, spot))).toBe(true);
  expect(ORTHOGONAL.every(({ x, y }) => x === 0 || y === 0)).toBe(true);
  expect(DIRECTIONS.slice(4).every(({ x, y }) => x !== 0 && y !== 0)).toBe(true);
});

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [3, -1, 3],
  [-2, -5, 5],
])('DS-GEO-4 DS-RNG-4 (%i,%i) is %i away, straight through whatever lies between', (x, y, far) => {
  expect(distance(centre, { x, y })).toBe(far);
});

const RING = ['ooo', 'o o', 'ooo'];

test('DS-GEO-6 DS-GEO-7 an empty spot with a full ring is an Obstacle, any other is void', () => {
  expect(scene(RING, []).obstacles).toEqual([{ x: 1, y: 1 }]);
  expect(scene(['ooo', 'o o', 'oo '], []).obstacles).toEqual([]);
  expect(scene(['oooo', 'o  o', 'oooo'], []).obstacles).toEqual([]);
});

test('DS-GEO-9 two Obstacles are never adjacent', () => {
  const found = obstaclesOf(scene(['ooooo', 'o o o', 'ooooo', 'o o o', 'ooooo'], []).tiles);
  expect(found).toHaveLength(4);
  expect(found.every((one) => found.every((other) => !adjacent(one, other)))).toBe(true);
});

test('DS-EX-7 DS-SET-5 no tile lies on an Obstacle', () => {
  const { tiles } = scene(RING, []);
  expect(legalTiles(tiles, 20)).not.toContainEqual({ x: 1, y: 1 });
});

describe('line of sight', () => {
  const spots = [0, 1, 2, 3, 4].flatMap((x) => [0, 1, 2, 3, 4].map((y) => ({ x, y })));
  const obstacles = [
    { x: 1, y: 1 },
    { x: 3, y: 2 },
  ];

  test('DS-LOS-4 line of sight is symmetric', () => {
    for (const p of spots) for (const q of spots) expect(clear(p, q, obstacles)).toBe(clear(q, p, obstacles));
  });

  test('DS-LOS-3 a spot sees itself and its ring', () => {
    const tiles = spots.filter((spot) => !obstacles.some(({ x, y }) => x === spot.x && y === spot.y));
    for (const p of tiles) {
      expect(clear(p, p, obstacles)).toBe(true);
      for (const q of tiles.filter((spot) => adjacent(p, spot))) expect(clear(p, q, obstacles)).toBe(true);
    }
  });

  test('DS-LOS-1 DS-LOS-2 DS-LOS-5 the whole-number test agrees with a walk along the segment', () => {
    const [o] = obstacles.map(({ x, y }) => ({ x: x * 1000, y: y * 1000 }));
    for (const p of spots) {
      for (const q of spots) {
        let met = false;
        for (let n = 1; n < 400; n++) {
          const x = p.x * 1000 + ((q.x - p.x) * 1000 * n) / 400;
          const y = p.y * 1000 + ((q.y - p.y) * 1000 * n) / 400;
          met ||= Math.abs(x - (o?.x ?? 0)) < 500 && Math.abs(y - (o?.y ?? 0)) < 500;
        }
        const own = (p.x === 1 && p.y === 1 && q.x === 1 && q.y === 1) || (p.x === q.x && p.y === q.y);
        if (!own) expect(clear(p, q, obstacles.slice(0, 1))).toBe(!met);
      }
    }
  });
});
