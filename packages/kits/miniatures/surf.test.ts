import type { Container } from 'pixi.js';
import { Surf } from './surf';

jest.mock('pixi.js', () => {
  class Spot {
    set(): void {}
    copyFrom(): void {}
  }
  class Graphics {
    zIndex = 0;
    pivot = new Spot();
    position = new Spot();
    scale = new Spot();
    path = (): this => this;
    stroke = (): this => this;
  }
  return { Graphics, GraphicsPath: class {} };
});

/** The names of everything drawn, in the order of depth in which the land draws them. */
function drawn(come: readonly (string | typeof SURF)[]): readonly string[] {
  const land: { name: string; zIndex: number }[] = [];
  const depths: Readonly<Record<string, number>> = { ground: 0, pond: 1, ripples: 1.5, woods: 2 };
  for (const each of come) {
    if (each !== SURF) land.push({ name: each, zIndex: depths[each] ?? 0 });
    else {
      const addChild = (line: { zIndex: number }) => land.push({ name: 'wave', zIndex: line.zIndex });
      new Surf({ addChild } as unknown as Container, { widthCi: 6000, heightCi: 4800, terrain: [], look: 'island' });
    }
  }
  return [...land].sort((a, b) => a.zIndex - b.zIndex).map(({ name }) => name);
}

const SURF = Symbol('surf');
const ORDER = ['ground', 'wave', 'wave', 'pond', 'ripples', 'woods'];

test.each([
  ['first', [SURF, 'ground', 'pond', 'ripples', 'woods']],
  ['last', ['woods', 'pond', 'ground', 'ripples', SURF]],
  ['before the ground is painted', ['pond', SURF, 'woods', 'ripples', 'ground']],
] as const)('the surf lies above the ground and below all terrain when it comes %s', (_, come) => {
  expect(drawn(come)).toEqual(ORDER);
});
