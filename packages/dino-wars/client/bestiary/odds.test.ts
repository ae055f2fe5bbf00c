import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ALL_WEAPONS,
  DINOSAUR_KINDS,
  DINOSAURS,
  RANK_TABLE,
  VEHICLE_KINDS,
  volleyOdds,
  waysOf36,
} from '@dwo/dino-wars';
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { bestiaryFaults } from '@dwo/kits/testing/bestiary';
import { allFigures } from './figures';
import { biteAt, shootingRange, shotAt } from './odds';

const beasts = allFigures().flatMap((group) => group.beasts);

test.each(['triceratops', 'ankylosaurus', 'compsognathus', 'tyrannosaurus'].filter((kind) => kind in DINOSAURS))(
  'a shot at %s hits as often as the rules let it',
  (kind) => {
    const dinosaur = kind as keyof typeof DINOSAURS;
    const state = shootingRange(dinosaur);
    for (const side of ['front', 'rear'] as const) {
      for (const weapon of ['rifle', 'grenade', 'bazooka', 'automatic_rifle'] as const) {
        const figure = `${weapon.replaceAll('_', '-')}-${side}`;
        const shot = { type: 'fire', figure, weapon, target: 'd1', spotter: null } as const;
        const played = volleyOdds(state, 0, 'd1', [shot]);
        const { hit, damage } = shotAt(dinosaur, weapon, side);
        const outright = played.kill;
        expect([
          kind,
          weapon,
          side,
          outright + (played.lost - outright * DINOSAURS[dinosaur].lifePoints) / damage,
        ]).toEqual([kind, weapon, side, expect.closeTo(hit, 9)]);
      }
    }
  },
);

test('the mean number of shots agrees with shots played one after the other', () => {
  const { hit, damage, shots } = shotAt('coelophysis', 'rifle', 'front');
  const needed = Math.ceil(DINOSAURS.coelophysis.lifePoints / damage);
  expect(shots).toBeCloseTo(needed / hit, 9);
  expect(shotAt('triceratops', 'rifle', 'rear').shots).toBeLessThan(shotAt('triceratops', 'rifle', 'front').shots);
  expect(shotAt('triceratops', 'rifle', 'front', 'hero').hit).toBeGreaterThan(
    shotAt('triceratops', 'rifle', 'front').hit,
  );
});

test('a bite kills as the score and the luck of the victim say', () => {
  for (const kind of DINOSAUR_KINDS) {
    const bites = waysOf36(DINOSAURS[kind].attackScore) / 36;
    const enlisted = biteAt(kind, { type: 'soldier', rank: 'enlisted', weapon: 'rifle' });
    expect(enlisted.bite).toBeCloseTo(bites, 9);
    expect(enlisted.overrun).toBeLessThanOrEqual(enlisted.bite);
    const hero = biteAt(kind, { type: 'soldier', rank: 'hero', weapon: 'rifle' });
    expect(hero.bite).toBeCloseTo(bites * (1 - waysOf36(RANK_TABLE.hero.luck) / 36), 9);
  }
});

test('every dinosaur, weapon, rank and vehicle of the tables has an entry', () => {
  const ids = beasts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(
    expect.arrayContaining([...DINOSAUR_KINDS, ...ALL_WEAPONS, ...VEHICLE_KINDS, ...Object.keys(RANK_TABLE)]),
  );
});

test('every card names rules of the book, links to entries and has shares between 0 and 1', () => {
  const book = parseRulebook(readFileSync(join(__dirname, '../../RULES.md'), 'utf8'));
  const some = beasts.filter(
    ({ id }, at) => at % 20 === 0 || ['mortar', 'tank', 'hero', 'pteranodon', 'deinosuchus'].includes(id),
  );
  expect(bestiaryFaults(beasts, book, some)).toEqual([]);
});
