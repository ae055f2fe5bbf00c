import { frac, odds } from '@dwo/kernel';
import { ARMY, armed, dino, fire, ground, rex, rifle, scene } from '../../testing/table';
import { HAND_WEAPONS } from '../data/weapons';
import { dinoWars } from '../ruleset';
import type { Soldier } from '../state';
import { aim, canFire, fireTargets, readyWeapons } from './aim';

const REGULAR = { phase: 'regular-fire' } as const;

test('DW-MOD-2 DW-RANGE-1 a preview has all values of a shot', () => {
  const { state } = scene(REGULAR, dino('stegosaurus', 'G', 30, 10), armed('bazooka', 'S', 20, 10, { rank: 'nco' }));
  expect(aim(state, 'S', 'bazooka', 'G')).toEqual({
    score: 6,
    parts: [
      { rule: 'DW-ATK-2', value: 6 },
      { rule: 'DW-MOD-1', value: 1 },
      { rule: 'DW-ARM-2', value: -1 },
    ],
    ...{
      rangeCi: 780,
      limitCi: 1200,
      leastCi: 0,
      arc: null,
      indirect: false,
      chanceOf36: 15,
      damage: 3,
      refusal: null,
    },
  });
});

test.each([
  ['DW-RANGE-1', fire('S', 'smg', 'far'), { rule: 'DW-RANGE-1', facts: { rangeCi: 3760, limitCi: 600 } }],
  ['DW-SIDE-4', fire('S', 'rifle', 'T'), { rule: 'DW-SIDE-4', facts: { weapon: 'rifle' } }],
  ['DW-LOS-1', fire('S', 'smg', 'hid'), { rule: 'DW-LOS-1', facts: { blocker: 'building' } }],
])("%s the preview has the referee's refusal", (_, intent, expected) => {
  const terrain = [ground('building', [19, 12], [21, 13])];
  const herd = [rex('T', 25, 10), rex('far', 60, 10), dino('coelophysis', 'hid', 20, 15)];
  const { state, says } = scene({ ...REGULAR, terrain }, ...herd, armed('smg', 'S', 20, 10));
  if (intent.type !== 'fire') throw new Error('No shot');
  const no = aim(state, 'S', intent.weapon, intent.target)?.refusal;
  expect(no).toMatchObject(expected);
  expect(says(ARMY, intent)).toBe(`${no?.rule} ${no?.code}`.trim());
});

test('figures and weapons that do not exist have no preview', () => {
  const { state } = scene(REGULAR, rex('T', 25, 10), rifle('S', 20, 10));
  expect(aim(state, 'nobody', 'rifle', 'T')).toBeNull();
  expect(aim(state, 'S', 'rifle', '__proto__')).toBeNull();
  expect(aim(state, 'S', 'constructor' as 'rifle', 'T')).toBeNull();
});

test('in other phases a preview judges as in phase 2', () => {
  const { state } = scene({ phase: 'dinosaur-movement' }, rex('T', 25, 10), rifle('S', 20, 10));
  expect(aim(state, 'S', 'grenade', 'T')?.refusal).toBeNull();
  expect(fireTargets(state, 'S', null)).toEqual([]);
  expect(canFire(state, 'S')).toBe(false);
});

test('DW-DMG-12 the dead neither fire nor are targets', () => {
  const { state } = scene(REGULAR, rex('T', 25, 10), rifle('S', 20, 10), rifle('S2', 20, 12));
  (state.soldiers.S as { alive: boolean }).alive = false;
  expect(aim(state, 'S', 'rifle', 'T')?.refusal).toMatchObject({ rule: 'DW-DMG-12', code: 'DEAD' });
  expect(fireTargets(state, 'S', null)).toEqual([]);
});

test('DW-BUDGET-1 DW-SEC-1 lists weapons that are ready, in the order of the table', () => {
  const { state } = scene(REGULAR, rex('T', 25, 10), armed('bazooka', 'S', 20, 10, { rank: 'hero' }));
  const hero = state.soldiers.S as Soldier;
  expect(readyWeapons(state, 'S', hero, 'regular')).toEqual(['rifle', 'grenade', 'bazooka']);
  expect(readyWeapons(state, 'S', hero, 'secondary')).toEqual(['rifle']);
  expect(readyWeapons(state, 'S', hero, 'closing')).toEqual(['rifle', 'bazooka']);
  hero.shots.push('regular');
  expect(readyWeapons(state, 'S', hero, 'regular')).toEqual([]);
});

const GRID = HAND_WEAPONS.flatMap((weapon) =>
  (['enlisted', 'hero'] as const).flatMap((rank) =>
    (
      [
        ['allosaurus', 0],
        ['triceratops', 0],
        ['triceratops', 180],
        ['ankylosaurus', 0],
        ['coelophysis', 0],
      ] as const
    ).map(([kind, facing]) => ({ weapon, rank, kind, facing })),
  ),
);

test.each(GRID)('DW-ATK-2 DW-AUTO-2 DW-R-30 the preview agrees with every result of the dice: %j', (row) => {
  const { weapon, rank, kind, facing } = row;
  const shooter = armed(weapon === 'grenade' ? 'rifle' : weapon, 'S', 14, 10, { rank });
  const { state } = scene(REGULAR, dino(kind, 'D', 11, 10, { facing }), shooter);
  const shot = aim(state, 'S', weapon, 'D');
  const ends = odds(dinoWars, state, ARMY, fire('S', weapon, 'D'), (events) =>
    events.some(({ type }) => type === 'wounded') ? 'effect' : 'none',
  );
  expect(ends.get('effect') ?? frac(0, 1)).toEqual(frac(shot?.chanceOf36 ?? -1, 36));
});

test("DW-OPT-PARA-1 DW-R-89 a paratrooper who has not landed yet can't fire", () => {
  const { state } = scene(REGULAR, rex('T', 25, 10), rifle('S', 20, 10), rifle('S2', 20, 12));
  (state.soldiers.S as { absence: string }).absence = 'waiting';
  expect(aim(state, 'S', 'rifle', 'T')?.refusal).toMatchObject({ rule: 'DW-OPT-PARA-1' });
  expect(canFire(state, 'S')).toBe(false);
});
