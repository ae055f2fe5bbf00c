import { diffTokens, sameToken } from './diff';
import type { Token } from './model';

const token = (id: string, more: Partial<Token> = {}): Token => ({
  id,
  art: 'allosaurus',
  name: 'Allosaurus',
  make: 'rubber',
  player: 0,
  rank: null,
  x: 100,
  y: 200,
  radiusCi: 150,
  lengthCi: 1500,
  facing: 90,
  life: { now: 7, max: 10 },
  alive: true,
  readiness: 'idle',
  ...more,
});

const shown = (tokens: readonly Token[]) => new Map(tokens.map((t) => [t.id, t] as const));

describe('the changes between two models', () => {
  test('nothing for fresh objects with the same fields', () => {
    const more = { badges: ['busy', 'locked'], seats: ['driver'], crew: { now: 1, min: 2 } } as const;
    const before = [token('a'), token('b', more)];
    expect(diffTokens(shown(before), [token('a'), token('b', { ...more, badges: [...more.badges] })])).toEqual({
      entered: [],
      changed: [],
      left: [],
    });
  });

  test('the one that moved, the one that came and the one that left', () => {
    const moved = token('a', { x: 101 });
    const came = token('c');
    const changes = diffTokens(shown([token('a'), token('b')]), [moved, came]);
    expect(changes).toEqual({ entered: [came], changed: [moved], left: ['b'] });
  });

  test.each<Partial<Token>>([
    { x: 1 },
    { y: 1 },
    { facing: 1 },
    { alive: false },
    { readiness: 'acted' },
    { life: { now: 6, max: 10 } },
    { life: null },
    { art: 'triceratops' },
    { rank: 'nco' },
    { player: 1 },
    { radiusCi: 151 },
    { lengthCi: null },
    { name: 'Al' },
    { make: 'plastic' },
    { class: 'vehicle' },
    { widthCi: 300 },
    { gunFacing: 15 },
    { z: 600 },
    { hidden: true },
    { badges: ['locked'] },
    { seats: ['driver', 'empty'] },
    { crew: { now: 1, min: 2 } },
  ])('a token with %o looks different', (more) => {
    expect(sameToken(token('a'), token('a', more))).toBe(false);
  });
});
