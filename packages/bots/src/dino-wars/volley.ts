/** Phases 2 and 5: the army masses its fire on the dinosaur it can bring down, the most dangerous one first. */
import {
  dinosaurOf,
  distanceCi,
  type FireWindow,
  fireTargets,
  type HandWeapon,
  type Intent,
  isHandWeapon,
  isInRange,
  limitCi,
  readyWeapons,
} from '@dwo/dino-wars';
import type { Seat } from '@dwo/kernel';
import { type Beast, type Field, gapOf, type Man, menOf } from './field';
import { deathChance, expectedDamage, menace } from './worth';

/** A man, a dinosaur in his sights, and his best weapon for it. */
interface Chance {
  readonly man: Man;
  readonly target: string;
  readonly weapon: HandWeapon;
  readonly damage: number;
  readonly death: number;
}

/** The next shot; null when nobody can hit anything any more. */
export function volley(field: Field, seat: Seat, window: FireWindow): Intent | null {
  const chances = menOf(field, seat).flatMap((man) => chancesOf(field, man, window));
  const beasts = new Map(field.beasts.map((beast) => [beast.id, beast]));
  const target = targetOf(field, beasts, chances);
  if (target === null) return null;
  const choices = new Map<string, number>();
  for (const { man } of chances) choices.set(man.id, (choices.get(man.id) ?? 0) + 1);
  let best: Chance | null = null;
  // Those with the fewest targets fire first, so that the others keep their choice.
  const better = (a: Chance, b: Chance): boolean => {
    const fewer = (choices.get(a.man.id) ?? 0) - (choices.get(b.man.id) ?? 0);
    return fewer !== 0 ? fewer < 0 : a.death !== b.death ? a.death > b.death : a.damage > b.damage;
  };
  for (const chance of chances) if (chance.target === target && (!best || better(chance, best))) best = chance;
  return best && { type: 'fire', figure: best.man.id, weapon: best.weapon, target, spotter: null };
}

/** What one man may fire at now, each target with the weapon that can be expected to do most. */
function chancesOf(field: Field, man: Man, window: FireWindow): Chance[] {
  const weapons = readyWeapons(field.state, man.id, man.it, window).filter(isHandWeapon);
  if (weapons.length === 0) return [];
  return fireTargets(field.state, man.id, null).flatMap((target) => {
    const dinosaur = dinosaurOf(field.state, target);
    const beast = field.beasts.find(({ id }) => id === target);
    if (!dinosaur || !beast) return [];
    const away = distanceCi(field.state, man.it, dinosaur);
    let best: Chance | null = null;
    for (const weapon of weapons) {
      if (!isInRange(field.state, away, limitCi(field.state, man.it, weapon))) continue;
      const damage = expectedDamage(field.state, man.it, weapon, dinosaur, man.it);
      const death = deathChance(field.state, man.it, weapon, dinosaur, man.it);
      if (damage > 0 && (!best || damage > best.damage)) best = { man, target, weapon, damage, death };
    }
    return best ? [best] : [];
  });
}

/** The dinosaur whose death is worth most for the life points it costs, if all who can fire at it do. */
function targetOf(field: Field, beasts: ReadonlyMap<string, Beast>, chances: readonly Chance[]): string | null {
  const firepower = new Map<string, number>();
  for (const { target, damage } of chances) firepower.set(target, (firepower.get(target) ?? 0) + damage);
  let best: { target: string; value: number } | null = null;
  for (const [target, damage] of firepower) {
    const beast = beasts.get(target);
    if (!beast) continue;
    const gap = Math.min(...field.men.map(({ base }) => gapOf(base, beast.base)));
    const { lifePoints } = beast.it;
    const falls = Math.min(1, damage / lifePoints);
    const value = (menace(beast.it, gap) / lifePoints) * falls;
    if (!best || value > best.value) best = { target, value };
  }
  return best?.target ?? null;
}
