/**
 * Every dinosaur against every vehicle, compared with a reviewed table: chance to hit, damage, automatic results, and
 * attacks needed.
 */
import { type Fraction, type Frozen, frac, frozen, odds } from '@dwo/kernel';
import golden from '../../fixtures/golden-bites.json';
import { scenarioOptions } from '../../scenarios/player';
import { dinoWars } from '..';
import { DINOSAUR_KINDS, DINOSAURS, type DinosaurKind } from '../data/dinosaurs';
import { VEHICLE_KINDS, VEHICLES, type VehicleKind } from '../data/vehicles';
import type { State } from '../state';

/**
 * Hits and automatic results of 36, structural points that a hit takes, and the expected number of attacks until the
 * vehicle is destroyed.
 */
type Row = readonly [DinosaurKind, VehicleKind, number, number, number, string];
const ROWS = golden.rows as readonly (readonly (string | number)[])[] as readonly Row[];

/** Returns the two in contact in phase 3, nobody aboard, and a soldier far away. */
function beside(kind: DinosaurKind, vehicle: VehicleKind): Frozen<State> {
  const x = (DINOSAURS[kind].radiusCi + VEHICLES[vehicle].radiusCi) / 100;
  const { options } = scenarioOptions({
    figures: [
      { id: 'D', type: kind, pos: [0, 0], facing: 0 },
      { id: 'V', type: vehicle, pos: [x, 0], crew: false },
      { id: 'Z', type: 'soldier', pos: [60, 0] },
    ],
    ...{ steps: [], start: { phase: 3 } },
  });
  return frozen(dinoWars.setup(frozen(options), { roll: () => 1 }));
}

/** Returns the chances of one attack by its result. */
function chances(state: Frozen<State>): ReadonlyMap<string, Fraction> {
  return odds(dinoWars, state, 1, { type: 'attack', figure: 'D', target: 'V' }, (events) => {
    const damaged = events.find((event) => event.type === 'damaged');
    if (damaged?.type !== 'damaged') return 'miss';
    return damaged.rule === 'DW-DMG-9' ? `hit ${damaged.lost}` : 'automatic';
  });
}

function of36(share: Fraction | undefined): number {
  return share === undefined ? 0 : (share.n * 36) / share.d;
}

/**
 * Returns the expected number of attacks until the structural points are gone or an automatic result comes (DW-DMG-9,
 * DW-AUTO-3).
 */
function expected(hits: number, automatic: number, needed: number): string {
  let [n, d] = [0, 1];
  // E(i) = (36 + hits * E(i + 1)) / (hits + automatic)
  for (let i = 0; i < needed; i++) {
    const next = frac(36 * d + hits * n, d * (hits + automatic));
    [n, d] = [next.n, next.d];
  }
  return `${n}/${d}`;
}

test('the table has every dinosaur with every vehicle once', () => {
  const wanted = DINOSAUR_KINDS.flatMap((kind) => VEHICLE_KINDS.map((vehicle) => `${kind} ${vehicle}`));
  expect(ROWS.map(([kind, vehicle]) => `${kind} ${vehicle}`)).toEqual(wanted);
});

test.each(ROWS)(
  'DW-DMG-9 DW-AUTO-3 DW-AUTO-4 DW-AUTO-5 DW-DATK-2: %s at a %s',
  (kind, vehicle, hits, automatic, damage, attacks) => {
    const found = chances(beside(kind, vehicle));
    const points = VEHICLES[vehicle].structurePoints;
    const ordinary = [...found].filter(([name]) => name.startsWith('hit'));
    expect(ordinary.map(([name, share]) => [name, of36(share)])).toEqual([[`hit ${Math.min(damage, points)}`, hits]]);
    expect(of36(found.get('automatic'))).toBe(automatic);
    expect(expected(hits, automatic, Math.ceil(points / damage))).toBe(attacks);
  },
);
