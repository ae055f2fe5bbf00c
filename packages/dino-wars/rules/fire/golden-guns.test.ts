/** Every crewed and mounted weapon, direct and indirect, near and far, against every armour, compared with a reviewed table. */
import { type Frozen, frac, frozen, odds } from '@dwo/kernel';
import golden from '../../fixtures/golden-guns.json';
import { type FigureText, type ScenarioText, scenarioOptions } from '../../scenarios/player';
import { dinoWars } from '..';
import type { DinosaurKind } from '../data/dinosaurs';
import { CREWED_KINDS, CREWED_WEAPONS, type CrewedKind } from '../data/weapons';
import type { Fire } from '../intents';
import type { State } from '../state';

type Mode = 'direct' | 'indirect' | 'mounted' | 'hands';
type Row = readonly [CrewedKind, Mode, 0 | 1 | 2, number, number, number, number, number, number, number];
const ROWS = golden.rows as readonly (readonly (string | number)[])[] as readonly Row[];

/** A dinosaur with each armour, with more life points than any hit takes. */
const ARMOURED: Readonly<Record<0 | 1 | 2, { readonly kind: DinosaurKind; readonly radius: number }>> = {
  0: { kind: 'brachiosaurus', radius: 2.8 },
  1: { kind: 'saltasaurus', radius: 1.5 },
  2: { kind: 'ankylosaurus', radius: 2 },
};

/** Returns a state with one firer of this rank, at this distance from the dinosaur. */
function stand([weapon, mode, armour]: Row, gap: number, rank = 'enlisted'): Frozen<State> {
  const { kind, radius } = ARMOURED[armour];
  const firers = mode === 'mounted' ? rideWith(weapon, rank) : nestOf(weapon, rank);
  const own = mode === 'mounted' ? 2.7 : mode === 'hands' ? 0.5 : CREWED_WEAPONS[weapon].radiusCi / 100;
  const x = own + radius + gap;
  const spotter: FigureText = { id: 'S', type: 'soldier', pos: [x, 20] };
  // The wall is between the gun and the target, not between the spotter and the target.
  const wall = {
    kind: 'mountain',
    outline: [
      [x / 2, -9],
      [x / 2 + 0.1, -9],
      [x / 2 + 0.1, 9],
      [x / 2, 9],
    ] as [number, number][],
  };
  const scenario: ScenarioText = {
    figures: [...firers, spotter, { id: 'D', type: kind, pos: [x, 0], facing: 0 }],
    ...{ steps: [], terrain: mode === 'indirect' ? [wall] : [], start: { phase: 2 } },
  };
  const state = dinoWars.setup(frozen(scenarioOptions(scenario).options), { roll: () => 1 });
  const hero = state.soldiers.C0;
  const gun = state.crewedWeapons.G;
  if (mode === 'hands' && hero && gun) {
    Object.assign(gun, { status: 'in-hands', carrier: 'C0', crew: [], ammunition: 3 });
    Object.assign(hero, { holds: 'G', crewOf: null, x: gun.x, y: gun.y, facing: 0 });
  }
  return frozen(state);
}

function nestOf(weapon: CrewedKind, rank: string): FigureText[] {
  const { radiusCi, minCrew } = CREWED_WEAPONS[weapon];
  const off = radiusCi / 100 + 0.7;
  const spots: [number, number][] = [
    [0, off],
    [0, -off],
    [-off, 0],
    [off, 0],
  ];
  const crew = spots.slice(0, minCrew).map((pos, i): FigureText => ({ id: `C${i}`, type: 'soldier', rank, pos }));
  return [...crew, { id: 'G', type: weapon, pos: [0, 0], facing: 0, crew: crew.map(({ id }) => id) }];
}

function rideWith(weapon: CrewedKind, rank: string): FigureText[] {
  const mount = weapon === 'light_artillery' ? 'cannon' : `mg:${weapon}`;
  const crew = ['driver', 'mg', 'cannon', 'cannon'].map(
    (seat, i): FigureText => ({ id: `C${i}`, type: 'soldier', rank, aboard: 'G', seat }),
  );
  return [
    {
      id: 'G',
      type: 'tank',
      pos: [0, 0],
      facing: 0,
      mounts: mount === 'cannon' ? ['mg', 'cannon'] : [mount, 'cannon'],
    },
    ...crew,
  ];
}

function wish([weapon, mode]: Row): Fire {
  const figure = mode === 'hands' ? 'C0' : 'G';
  return { type: 'fire', figure, weapon, target: 'D', spotter: mode === 'indirect' ? 'S' : null };
}

function chances(state: Frozen<State>, row: Row): Record<string, string> {
  const found = odds(dinoWars, state, 0, wish(row), (events) => {
    const shot = events.find((event) => event.type === 'shot');
    const wounded = events.find((event) => event.type === 'wounded');
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

function refused(state: Frozen<State>, row: Row): string | null {
  const refusal = dinoWars.check(state, 0, wish(row));
  return refusal ? `${refusal.rule} ${refusal.code}` : null;
}

test('the table has every weapon in each of its modes against every armour, and its chances add up', () => {
  const ways = (kind: CrewedKind): Mode[] => {
    const { indirectScore } = CREWED_WEAPONS[kind];
    const mounted: readonly string[] = ['lmg', 'hmg', 'light_artillery'];
    return [
      'direct' as const,
      ...(indirectScore === null ? [] : ['indirect' as const]),
      ...(mounted.includes(kind) ? ['mounted' as const] : []),
      ...(kind === 'lmg' ? ['hands' as const] : []),
    ];
  };
  const wanted = CREWED_KINDS.flatMap((kind) =>
    ways(kind).flatMap((mode) => [0, 1, 2].map((armour) => `${kind} ${mode} ${armour}`)),
  );
  expect(ROWS.map(([weapon, mode, armour]) => `${weapon} ${mode} ${armour}`)).toEqual(wanted);
  for (const [, , , , wounds, kills, misses] of ROWS) expect(wounds + kills + misses).toBe(36);
});

describe.each(ROWS)('%s %s, armour %i', (...row) => {
  const [, mode, , , , , , , least, most] = row;
  const near = Math.max(least, 3);

  test('DW-MOD-4 DW-IND-2 DW-IND-3 DW-ARM-2 DW-AUTO-2 DW-R-28: odds are exact, and the same near and far', () => {
    const rank = mode === 'hands' ? 'hero' : 'enlisted';
    for (const gap of [near, most]) expect(chances(stand(row, gap, rank), row)).toEqual(reviewed(row));
  });

  test('DW-CREW-8 DW-R-27 DW-R-54: ranks of the crew change nothing, but a hero who holds the gun has their bonus', () => {
    if (mode !== 'hands') expect(chances(stand(row, near, 'hero'), row)).toEqual(reviewed(row));
    else expect(row[3]).toBe(CREWED_WEAPONS.lmg.attackScore + 1 - row[2]);
  });

  test('DW-RANGE-1 DW-RANGE-3 DW-RANGE-4 DW-RANGE-5 DW-R-35: range, and 0.05" of doubt', () => {
    const rank = mode === 'hands' ? 'hero' : 'enlisted';
    expect(refused(stand(row, most + 0.05, rank), row)).toBeNull();
    expect(refused(stand(row, most + 0.06, rank), row)).toBe('DW-RANGE-1 OUT_OF_RANGE');
    if (least === 0) return;
    expect(refused(stand(row, least - 0.05), row)).toBeNull();
    expect(refused(stand(row, least - 0.06), row)).toBe('DW-RANGE-5 OUT_OF_RANGE');
  });
});
