import { DINOSAUR_KINDS, HAND_WEAPONS } from '@dwo/dino-wars';
import { DINOSAURS, type DinosaurArt } from '@dwo/kits/art/figures/dinosaurs';
import { parseContours, pathOf } from '@dwo/kits/art/figures/outline';
import { POSES } from '@dwo/kits/art/figures/poses';
import { RUBBER } from '@dwo/kits/art/palette';
import { likeness, likenesses, rasterOf } from '@dwo/kits/art/testing/likeness';
import { FIGURE_ARTS, figureArt, figureMetrics, figureSvg, outlineFor } from '.';

const KINDS = Object.keys(DINOSAURS) as DinosaurArt[];
const PAIRS = likenesses(40);
const plan = (art: DinosaurArt) => DINOSAURS[art].plan;

test('every kind of dinosaur in the tables has a drawing, and no other', () => {
  expect([...KINDS].sort()).toEqual([...DINOSAUR_KINDS].sort());
});

test('every hand weapon and every rank of a special figure has a drawing', () => {
  const names = [...HAND_WEAPONS, 'nco', 'leader', 'hero'].map((name) => `soldier-${name}`);
  const special = ['soldier-sniper', 'soldier-paratrooper', 'soldier-hero-lmg'];
  expect(Object.keys(POSES).sort()).toEqual([...names, ...special].sort());
});

describe('black shapes at 40 px', () => {
  test('a shape equals itself, and the measure sees a difference', () => {
    const rex = rasterOf('tyrannosaurus', 40);
    expect(likeness(rex, rex, 40)).toBe(1);
    expect(likeness(rex, rasterOf('deinosuchus', 40), 40)).toBeLessThan(0.45);
  });

  test('neighbours of one body plan overlap by less than 80 %', () => {
    const alike = PAIRS.filter(({ a, b }) => plan(a) === plan(b) && a !== b).filter((pair) => pair.likeness >= 0.8);
    expect(alike).toEqual([]);
  });

  test('kinds of different plans overlap by less than 75 %', () => {
    const alike = PAIRS.filter(({ a, b }) => plan(a) !== plan(b)).filter((pair) => pair.likeness >= 0.75);
    expect(alike).toEqual([]);
  });

  test('no shape is too thin: each fills at least a twentieth of its square', () => {
    const thin = KINDS.filter((kind) => rasterOf(kind, 40).reduce((sum, cell) => sum + cell, 0) < 80);
    expect(thin).toEqual([]);
  });
});

test('no two kinds of one plan share both colour and marking', () => {
  const seen = new Map<string, string>();
  const doubles: string[] = [];
  for (const kind of KINDS) {
    const { rubber, marking } = DINOSAURS[kind];
    const key = `${plan(kind)} ${rubber} ${marking}`;
    const other = seen.get(key);
    if (other) doubles.push(`${other} and ${kind}: ${key}`);
    seen.set(key, kind);
  }
  expect(doubles).toEqual([]);
});

describe.each([...FIGURE_ARTS])('%s', (art) => {
  const svg = figureSvg(art);

  test('is self-contained, closed and small', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/href|<image|<text|style=|NaN|undefined|Infinity/);
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    expect(svg.length).toBeLessThan(32_000);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('two drawings in one document have different ids', () => {
    const ids = [svg, figureSvg(art)].flatMap((text) => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('stands inside its frame and mirrors', () => {
    const { width, height, anchor, head, length } = figureMetrics(art);
    const mirrored = figureMetrics(art, { flip: true });
    expect(mirrored.anchor.x).toBeCloseTo(width - anchor.x);
    for (const { x, y } of [anchor, head]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
    expect(length).toBeLessThan(width);
  });

  test('the dead one is bone white and crossed out', () => {
    const dead = figureSvg(art, { state: 'dead' });
    expect(dead).toContain('#B3261E');
    const rubber = art in DINOSAURS ? RUBBER[DINOSAURS[art as DinosaurArt].rubber].flat : '#5B7F35';
    expect(dead).not.toContain(rubber);
  });
});

test('the outline shows as 2.2 px within its bounds', () => {
  expect(outlineFor(0.68)).toBeCloseTo(3.235, 2);
  expect(outlineFor(4)).toBe(2.6);
  expect(outlineFor(0.1)).toBe(6.5);
});

test('an unknown name falls back to the rifleman', () => {
  expect(figureArt('no-such-thing')).toBe('soldier-rifle');
  expect(figureArt('gallimimus')).toBe('gallimimus');
});

describe('the notation of outlines', () => {
  test('smooth, corner, straight and open lines', () => {
    expect(pathOf('#0,0 10,0 10,10')).toBe('M0 0L10 0L10 10L0 0Z');
    expect(pathOf('~0,0! 10,0!')).toBe('M0 0L10 0');
    expect(pathOf('0,0 10,0 10,10 0,10')).toMatch(/^M0 0C.*Z$/);
    expect(pathOf('#0,0 1,0 1,1/#5,5 6,5 6,6').match(/M/g)).toHaveLength(2);
  });

  test('an invalid notation is refused', () => {
    expect(() => parseContours('0,0 12 4,4')).toThrow('no point: 12');
  });
});
