import { besideLeader, followersOf, swing } from './formation';
import { glideMs, heightAlong } from './glide-time';
import { holdsOf, lost } from './holds';
import { legFacing } from './leg';
import { burstPlace, shotEnd, targetOf } from './places';
import { popSize, progress } from './world';

describe('figures held back by effects that wait', () => {
  test('a moving figure stands at the start of its first glide, facing along it', () => {
    const hold = holdsOf([
      {
        type: 'glide',
        figure: 'd1',
        path: [
          { x: 10, y: 10 },
          { x: 10, y: 90 },
        ],
      },
      {
        type: 'glide',
        figure: 'd1',
        path: [
          { x: 10, y: 90 },
          { x: 50, y: 90 },
        ],
      },
    ]).get('d1');
    expect(hold).toEqual({ at: { x: 10, y: 10 }, facing: 90, z: null, veiled: false, upright: false, debt: 0 });
  });

  test('a killed figure stands and keeps its life points until the effect takes them', () => {
    const waiting = [
      { type: 'tracer', from: 's1', to: 'd1', hit: true },
      { type: 'number', figure: 'd1', text: '-2' },
      { type: 'number', figure: 'd1', text: '−3' },
      { type: 'death', figure: 'd1' },
    ] as const;
    expect(holdsOf(waiting).get('d1')).toMatchObject({ upright: true, debt: 5 });
    expect(holdsOf(waiting.slice(2)).get('d1')?.debt).toBe(3);
    expect(holdsOf(waiting).has('s1')).toBe(false);
  });

  test('a flyer waits at the height where its dive begins', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 500, y: 0 },
    ];
    expect(holdsOf([{ type: 'swoop', figure: 'd1', path, heights: [1200, 0] }]).get('d1')).toMatchObject({ z: 1200 });
  });

  test('a figure that has yet to arrive is invisible, and a machine stands until it explodes', () => {
    const holds = holdsOf([
      { type: 'parachute', figure: 's1' },
      { type: 'reveal', figure: 'd1' },
      { type: 'shell', from: 'c1', to: 'd1', hit: true },
      { type: 'explosion', figure: 'v1' },
    ]);
    expect(holds.get('s1')?.veiled).toBe(true);
    expect(holds.get('d1')?.veiled).toBe(true);
    expect(holds.get('v1')).toMatchObject({ veiled: false, upright: true });
    expect(holds.has('c1')).toBe(false);
  });

  test.each([
    ['-2', 2],
    ['−12', 12],
    ['- 2', 0],
    ['PHEW', 0],
    ['+2', 0],
  ])('%s takes %i', (text, points) => expect(lost(text)).toBe(points));

  test('a leg of no length has no facing', () => {
    expect(legFacing({ x: 1, y: 1 }, { x: 1, y: 1 })).toBeNull();
    expect(legFacing({ x: 0, y: 0 }, { x: -5, y: 0 })).toBe(180);
  });
});

describe('figures that move along', () => {
  const way = {
    type: 'glide',
    figure: 'truck',
    path: [
      { x: 0, y: 0 },
      { x: 0, y: 500 },
      { x: 500, y: 500 },
    ],
  } as const;
  const marks = [{ type: 'tow', vehicle: 'truck', weapon: 'gun' } as const];

  test('a towed weapon follows unless others are named', () => {
    expect(followersOf(way, { marks })).toEqual(['gun']);
    expect(followersOf({ ...way, followers: ['s1', 's2'] }, { marks })).toEqual(['s1', 's2']);
    expect(followersOf({ ...way, figure: 'jeep' }, { marks })).toEqual([]);
    expect(followersOf(way, null)).toEqual([]);
  });

  test('a towed weapon trails behind on every leg and ends where it stands', () => {
    const own = { x: 400, y: 500 };
    expect(swing(way.path, 90)).toBe(90);
    const trailing = besideLeader(way.path, own, { x: 0, y: 300 }, 90);
    expect(trailing.x).toBeCloseTo(0);
    expect(trailing.y).toBeCloseTo(200);
    expect(besideLeader(way.path, own, { x: 500, y: 500 }, swing(way.path, 0))).toEqual(own);
    expect(swing(way.path, null)).toBe(0);
  });

  test('it waits behind its leader before they set off', () => {
    const place = (id: string) => (id === 'gun' ? { x: 400, y: 500, facing: 0 } : undefined);
    const hold = holdsOf([way], { model: { marks }, place }).get('gun');
    expect(hold?.at?.x).toBeCloseTo(0);
    expect(hold?.at?.y).toBeCloseTo(-100);
    expect(hold?.facing).toBe(90);
  });
});

describe('timing', () => {
  test('a figure glides 24 inches a second', () => {
    expect(
      glideMs([
        { x: 0, y: 0 },
        { x: 2400, y: 0 },
      ]),
    ).toBeCloseTo(1000);
    expect(
      glideMs([
        { x: 0, y: 0 },
        { x: 3, y: 0 },
      ]),
    ).toBe(120);
  });

  test('a dive is faster, and no path takes for ever', () => {
    const way = (x: number) => [
      { x: 0, y: 0 },
      { x, y: 0 },
    ];
    expect(glideMs(way(2400), true)).toBeLessThan(glideMs(way(2400)) / 2);
    expect(glideMs(way(100_000))).toBe(glideMs(way(200_000)));
  });

  test('a flyer’s height changes evenly along each leg', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 400, y: 0 },
    ];
    expect([0, 0.125, 0.25, 0.625, 1].map((t) => heightAlong(path, [0, 1000, 400], t))).toEqual([
      0, 500, 1000, 700, 400,
    ]);
  });

  test('a burst pops from 0.6 over 1.08 to 1', () => {
    expect(popSize(0)).toBeCloseTo(0.6);
    expect(popSize(70)).toBeCloseTo(1.08);
    expect(popSize(500)).toBeCloseTo(1);
    expect(progress(50, 100, 10)).toBe(0);
    expect(progress(105, 100, 10)).toBe(0.5);
    expect(progress(500, 100, 10)).toBe(1);
  });
});

describe('places', () => {
  const window = { left: 0, top: 0, right: 1000, bottom: 600 };
  const size = { width: 200, height: 120 };
  const shooter = { left: 480, top: 260, right: 520, bottom: 310 };

  test.each([
    { left: 700, top: 250, right: 800, bottom: 350 },
    { left: 200, top: 250, right: 300, bottom: 350 },
    { left: 520, top: 120, right: 600, bottom: 220 },
    { left: 420, top: 100, right: 500, bottom: 230 },
  ])('a burst at %o keeps off its target and inside the view', (target) => {
    const { x, y } = burstPlace(size, { head: { x: 500, y: 270 }, shooter, target, window });
    const apart = x + 100 <= target.left || x - 100 >= target.right || y + 60 <= target.top || y - 60 >= target.bottom;
    expect(apart).toBe(true);
    expect(x).toBeGreaterThanOrEqual(100);
    expect(y).toBeGreaterThanOrEqual(60);
  });

  test('a burst in a corner is pushed into the view', () => {
    const at = burstPlace(size, { head: { x: 5, y: 5 }, shooter, target: null, window });
    expect(at.x).toBeGreaterThanOrEqual(100);
    expect(at.y).toBeGreaterThanOrEqual(60);
  });

  test('the target is the next one shot at, else the one aimed at', () => {
    const burst = { type: 'burst', figure: 's1', word: 'BLAM', tone: 'bang' } as const;
    expect(targetOf(burst, [{ type: 'tracer', from: 's1', to: 'd2', hit: false }], null)).toBe('d2');
    expect(targetOf(burst, [{ type: 'tracer', from: 's9', to: 'd2', hit: false }], null)).toBeNull();
  });

  test('a hit ends on the target, a miss goes past it', () => {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(shotEnd(from, to, 20, true).x).toBeLessThan(100);
    const miss = shotEnd(from, to, 20, false);
    expect(miss.x).toBeGreaterThan(120);
    expect(Math.abs(miss.y)).toBeGreaterThan(20);
  });
});
