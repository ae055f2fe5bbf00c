/** Every hand weapon at every range, by every rank, against every armour, compared with a reviewed table. */
import { type Frozen, frac, frozen, odds } from '@dwo/kernel';
import golden from '../../fixtures/golden-hand-weapons.json';
import { type FigureText, scenarioOptions } from '../../scenarios/player';
import { dinoWars } from '..';
import type { DinosaurKind } from '../data/dinosaurs';
import { HAND_WEAPONS, type HandWeapon } from '../data/weapons';
import type { Fire } from '../intents';
import type { Rank, State } from '../state';

type Row = readonly [HandWeapon, Rank, 0 | 1 | 2, number, number, number, number, number, number, number];
const ROWS = golden.rows as readonly (readonly (string | number)[])[] as readonly Row[];

/** A dinosaur with each armour, with more life points than any hit takes. */
const ARMOURED: Readonly<Record<0 | 1 | 2, { readonly kind: DinosaurKind; readonly radiusCi: number }>> = {
  0: { kind: 'allosaurus', radiusCi: 150 },
  1: { kind: 'saltasaurus', radiusCi: 150 },
  2: { kind: 'ankylosaurus', radiusCi: 200 },
};

const FIRE: Omit<Fire, 'weapon'> = { type: 'fire', figure: 'S', target: 'D', spotter: null };

/** Returns a soldier and a dinosaur at this distance in phase 2. */
function stand([weapon, rank, armour]: Row, gapCi: number): State {
  const { kind, radiusCi } = ARMOURED[armour];
  const figures: FigureText[] = [
    { id: 'D', type: kind, pos: [0, 0] },
    {
      id: 'S',
      type: 'soldier',
      pos: [(radiusCi + 50 + gapCi) / 100, 0],
      rank,
      weapon: weapon === 'grenade' ? 'rifle' : weapon,
    },
  ];
  return dinoWars.setup(frozen(scenarioOptions({ figures, steps: [], start: { phase: 2 } }).options), {
    roll: () => 1,
  });
}

/** Returns the same state after the soldier has moved in the latest phase 4. */
function moved(state: State): State {
  if (state.soldiers.S) state.soldiers.S.moved = true;
  return state;
}

function refused(state: State, weapon: HandWeapon): string | null {
  const refusal = dinoWars.check(frozen(state), 0, { ...FIRE, weapon });
  return refusal ? `${refusal.rule} ${refusal.code}` : null;
}

function chances(state: Frozen<State>, weapon: HandWeapon): Record<string, string> {
  const found = odds(dinoWars, state, 0, { ...FIRE, weapon }, (events) => {
    const [shot, wounded] = events;
    if (shot?.type !== 'shot') throw new Error('No shot');
    if (wounded?.type !== 'wounded') return `${shot.score} misses`;
    return `${shot.score} ${wounded.rule === 'DW-AUTO-2' ? 'kills' : `wounds ${wounded.lost}`}`;
  });
  return Object.fromEntries([...found].map(([name, { n, d }]) => [name, `${n}/${d}`]));
}

/** Returns the same values from the reviewed row. */
function reviewed([, , , score, wounds, kills, misses, damage]: Row): Record<string, string> {
  const share = (n: number): string => `${frac(n, 36).n}/${frac(n, 36).d}`;
  return {
    ...(misses > 0 ? { [`${score} misses`]: share(misses) } : {}),
    [`${score} wounds ${damage}`]: share(wounds),
    ...(kills > 0 ? { [`${score} kills`]: share(kills) } : {}),
  };
}

test('the table has every weapon, rank and armour once, and its chances add up', () => {
  expect(ROWS).toHaveLength(HAND_WEAPONS.length * 4 * 3);
  expect(new Set(ROWS.map(([weapon, rank, armour]) => `${weapon} ${rank} ${armour}`)).size).toBe(ROWS.length);
  for (const [, , , , wounds, kills, misses] of ROWS) expect(wounds + kills + misses).toBe(36);
});

describe.each(ROWS)('%s, %s, armour %i', (...row) => {
  const [weapon, , , , , , , , stillCi, movedCi] = row;

  test('DW-MOD-4 DW-MOD-2 DW-ATK-2 DW-DMG-8 DW-AUTO-2 DW-ARM-2: odds are exact, and the same near and far', () => {
    for (const gapCi of [0, stillCi]) expect(chances(frozen(stand(row, gapCi)), weapon)).toEqual(reviewed(row));
  });

  test('DW-RANGE-1 DW-RANGE-3 DW-RANGE-4 DW-R-34: range, and 0.05" of doubt', () => {
    expect(refused(stand(row, stillCi + 5), weapon)).toBeNull();
    expect(refused(stand(row, stillCi + 6), weapon)).toBe('DW-RANGE-1 OUT_OF_RANGE');
    expect(refused(moved(stand(row, movedCi + 5)), weapon)).toBeNull();
    expect(refused(moved(stand(row, movedCi + 6)), weapon)).toBe('DW-RANGE-1 OUT_OF_RANGE');
  });
});
