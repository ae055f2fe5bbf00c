import { canonicalJson, type Frozen, seededDice } from '@dwo/kernel';
import { checkSetup } from './check-setup';
import type { Options } from './options';
import { dinosaurWorth, GROUNDS, randomBattle, squadWorth } from './random-battle';
import { PICKET, SECTION } from './ready-armies';
import { PAIR, SMALL_HERD } from './ready-herds';
import { setup } from './setup';

const DRAWS = 400;
const drawn = (seed: number) => randomBattle(seededDice(new Uint8Array(32).fill(seed % 251), Math.floor(seed / 251)));
const battles = Array.from({ length: DRAWS }, (_, seed) => drawn(seed));

/** Returns the worth of each side. */
function worthOf({ soldiers, dinosaurs }: Options) {
  const squad = soldiers.map(({ rank, weapon }) => [1, rank, weapon === 'rifle' ? 'basic' : weapon] as const);
  return { army: squadWorth(squad), herd: dinosaurs.reduce((sum, { kind }) => sum + dinosaurWorth(kind), 0) };
}

test('every battle is legal by the rulebook, and everybody has a place', () => {
  for (const options of battles) expect(checkSetup(options)).toEqual([]);
  for (const options of battles.slice(0, 40)) {
    const state = setup(options as Frozen<Options>, seededDice(new Uint8Array(32), 0));
    expect(state.ending).toBeNull();
  }
});

test('the same dice draw the same battle, others a different one', () => {
  expect(drawn(7)).toEqual(battles[7]);
  expect(new Set(battles.map((each) => canonicalJson(each))).size).toBeGreaterThan(DRAWS * 0.95);
});

test('it is as large as the small ready-made battles', () => {
  for (const { soldiers, dinosaurs } of battles) {
    expect(soldiers.length).toBeGreaterThanOrEqual(6);
    expect(soldiers.length).toBeLessThanOrEqual(12);
    expect(dinosaurs.length).toBeGreaterThanOrEqual(1);
    expect(dinosaurs.length).toBeLessThanOrEqual(6);
  }
  const kinds = new Set(battles.flatMap(({ dinosaurs }) => dinosaurs.map(({ kind }) => kind)));
  expect(kinds.size).toBeGreaterThan(25);
  expect(new Set(battles.map(({ table }) => canonicalJson(table))).size).toBe(6);
});

test('the herd is worth as much as the squad, with the correction of the table', () => {
  const shares = battles.map((options) => {
    const { army, herd } = worthOf(options);
    const better = GROUNDS.find(({ ground }) => ground.widthCi === options.table.widthCi)?.better ?? 0;
    return (herd * 100) / (army * (100 + better));
  });
  expect(Math.max(...shares)).toBeLessThanOrEqual(1.001);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(mean).toBeGreaterThan(0.97);
  expect(Math.min(...shares)).toBeGreaterThan(0.85);
});

test('the ready-made battles that are nearly even in measured matches are so by worth', () => {
  const herdWorth = (herd: typeof PAIR) => herd.reduce((sum, [count, kind]) => sum + count * dinosaurWorth(kind), 0);
  for (const [squad, herd] of [
    [PICKET, PAIR],
    [SECTION, SMALL_HERD],
  ] as const) {
    expect(Math.abs(herdWorth(herd) / squadWorth(squad) - 1)).toBeLessThan(0.15);
  }
});
