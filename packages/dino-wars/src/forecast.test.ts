import { type Frozen, frozen } from '@dwo/kernel';
import { chainOdds, volleyAt, volleyOdds } from './forecast';
import type { Fire } from './intents';
import type { State } from './state';
import { ARMY, armed, dino, HERD, rex, rifle, scene, table } from './testing/table';

const at7 = 21 / 36;

function shots(target: string, ...firers: [figure: string, weapon: Fire['weapon']][]): Fire[] {
  return firers.map(([figure, weapon]) => ({ type: 'fire', figure, weapon, target, spotter: null }));
}

function volley(state: State, ...list: Parameters<typeof shots>) {
  return volleyOdds(frozen(state) as Frozen<State>, ARMY, shots(...list));
}

test('DW-ATK-3 a volley is its shots one after the other, each rolled by itself', () => {
  const { state } = scene(
    { phase: 'regular-fire' },
    dino('dimetrodon', 'D', 20, 20, { lifePoints: 2 }),
    rifle('A', 30, 20),
    rifle('B', 20, 30),
  );
  const { shots: taken, kill, lost } = volley(state, 'D', ['A', 'rifle'], ['B', 'rifle']);
  expect(taken).toBe(2);
  expect(kill).toBeCloseTo(at7 * at7, 12);
  expect(lost).toBeCloseTo(2 * at7, 12);
});

test('DW-AUTO-2 an automatic kill counts, and nobody shoots at the dead', () => {
  const { state } = scene(
    { phase: 'regular-fire' },
    dino('brachiosaurus', 'D', 20, 20),
    armed('bazooka', 'A', 30, 20),
    rifle('B', 30, 25),
  );
  const { kill, lost } = volley(state, 'D', ['A', 'bazooka'], ['B', 'rifle']);
  expect(kill).toBeCloseTo(1 / 36, 12);
  expect(lost).toBeCloseTo(32 / 36 + (14 / 36) * 3 + (35 / 36) * at7, 10);
});

test('a shot that is refused is left out', () => {
  const { state } = scene(
    { phase: 'regular-fire' },
    dino('dimetrodon', 'D', 20, 20),
    rifle('A', 30, 20),
    rifle('B', 100, 100),
  );
  expect(volley(state, 'D', ['A', 'rifle'], ['B', 'rifle']).shots).toBe(1);
});

test('DW-OVER-6 a chain goes on after a success and ends with the first failure', () => {
  // Attack score 10: 33 of 36. Closing fire holds, so only the bites count.
  const hold = { order: 'hold' } as const;
  const { state } = table(
    rex('T', 20, 20),
    rifle('A', 24, 20, hold),
    rifle('B', 29, 20, hold),
    rifle('C', 34, 20, hold),
    rifle('D', 60, 20, hold),
  );
  const { kills, dies, leftCi } = chainOdds(frozen(state), HERD, 'T', 'A');
  const p = 33 / 36;
  expect(kills).toHaveLength(3);
  [p, p * p, p * p * p].forEach((chance, i) => {
    expect(kills[i]).toBeCloseTo(chance, 12);
  });
  expect(dies).toBe(0);
  expect(leftCi).toBeGreaterThan(0);
});

test('DW-CLOSE-11 a dinosaur may fall to closing fire on its way', () => {
  const { state } = table(rex('T', 20, 20, { lifePoints: 1 }), rifle('A', 24, 20), rifle('B', 29, 20));
  const { kills, dies } = chainOdds(frozen(state), HERD, 'T', 'A');
  const bite = (1 - at7) * (33 / 36);
  expect(kills[0]).toBeCloseTo(bite, 12);
  expect(kills[1]).toBeCloseTo(bite * bite, 12);
  expect(dies).toBeCloseTo(at7 + bite * at7, 12);
});

test('a volley takes the best weapon of everybody who can fire at it, and nobody else', () => {
  const { state } = scene(
    { phase: 'regular-fire' },
    dino('brachiosaurus', 'D', 20, 20),
    rifle('A', 24, 20, { rank: 'hero' }),
    armed('bazooka', 'B', 20, 30),
    rifle('C', 100, 100),
  );
  const found = volleyAt(frozen(state), ARMY, 'D');
  expect(found.map(({ figure, weapon }) => [figure, weapon]).sort()).toEqual([
    ['A', 'grenade'],
    ['B', 'bazooka'],
  ]);
  expect(volleyAt(frozen(state), HERD, 'D')).toEqual([]);
});
