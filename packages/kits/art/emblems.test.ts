import { type BurstTone, burstSvg, type DieFace, dieSvg, plateSvg, rankSvg, starPoints } from './emblems';
import { ICONS, type IconName, iconSvg } from './icon-paths';

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

test.each([1, 2, 3, 4, 5, 6] as DieFace[])('a die shows %i pips and its label says so', (face) => {
  for (const colour of ['cream', 'red'] as const) {
    const svg = dieSvg(face, colour);
    expect(count(svg, /<circle/g)).toBe(face);
    expect(svg).toContain(`aria-label="${face}"`);
  }
});

test('a star has two points a spike and stays in its box', () => {
  const points = starPoints(200, 100, 17, 0.7)
    .split(' ')
    .map((point) => point.split(',').map(Number) as [number, number]);
  expect(points).toHaveLength(34);
  expect(points.every(([x, y]) => Math.abs(x) <= 100 && Math.abs(y) <= 50)).toBe(true);
});

test('a burst carries its word, wider for longer ones, and a miss is the smallest', () => {
  const width = (svg: string) => Number(/width="(\d+)"/.exec(svg)?.[1]);
  const tones: BurstTone[] = ['bang', 'bite', 'luck', 'auto'];
  for (const tone of tones) {
    expect(burstSvg('BLAM', tone)).toContain('>BLAM</text>');
    expect(width(burstSvg('RAT-TAT-TAT', tone))).toBeGreaterThan(width(burstSvg('BLAM', tone)));
    expect(width(burstSvg('BLAM', tone))).toBeGreaterThan(width(burstSvg('BLAM', 'miss')));
  }
});

test('sides differ by the shape of the plate, players by emblem and colour', () => {
  const plates = (['rubber', 'plastic'] as const).flatMap((make) =>
    [0, 1, 2].map((player) => plateSvg(make, player, null)),
  );
  expect(new Set(plates).size).toBe(6);
  const shape = (svg: string) => /<path d="([^"]+)"/.exec(svg)?.[1];
  expect(new Set(plates.slice(0, 3).map(shape)).size).toBe(1);
  expect(new Set(plates.map(shape)).size).toBe(2);
  expect(plateSvg('rubber', 0, 7)).toContain('>7</text>');
});

test('the three ranks differ', () => {
  expect(new Set([rankSvg('nco'), rankSvg('leader'), rankSvg('hero')]).size).toBe(3);
});

test.each(Object.keys(ICONS) as IconName[])('icon %s keeps to its grid', (name) => {
  const svg = iconSvg(name, '#123456');
  expect(svg).toContain('#123456');
  expect(svg).not.toMatch(/NaN|undefined/);
});
