/** Phases 2 and 5: the army masses its fire on the dinosaur it can bring down, the most dangerous one first. */
import { aim, type Fire, figureIntents, type Intent, type State, soldierOf, weaponRow } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { type Beast, type Field, gapOf } from './field';
import { menace } from './worth';

/** A firer, a dinosaur in its sights, and its best weapon for it. */
interface Chance {
  readonly fire: Fire;
  /** Life points it can be expected to take. */
  readonly damage: number;
  readonly death: number;
}

/** The next shot; null when nobody can hit anything any more. */
export function volley(field: Field, seat: Seat): Intent | null {
  const beasts = new Map(field.beasts.map((beast) => [beast.id, beast]));
  const chances = firersOf(field.state, seat).flatMap((id) => chancesOf(field.state, id, beasts));
  const target = targetOf(field, beasts, chances);
  if (target === null) return null;
  const choices = new Map<string, number>();
  for (const { fire } of chances) choices.set(fire.figure, (choices.get(fire.figure) ?? 0) + 1);
  let best: Chance | null = null;
  // Those with the fewest targets fire first, so that the others keep their choice.
  const better = (a: Chance, b: Chance): boolean => {
    const fewer = (choices.get(a.fire.figure) ?? 0) - (choices.get(b.fire.figure) ?? 0);
    return fewer !== 0 ? fewer < 0 : a.death !== b.death ? a.death > b.death : a.damage > b.damage;
  };
  for (const chance of chances) if (chance.fire.target === target && (!best || better(chance, best))) best = chance;
  return best?.fire ?? null;
}

/** Everybody of a seat who might fire, guns before those who serve them. */
function firersOf(state: Frozen<State>, seat: Seat): string[] {
  const living = (figures: Readonly<Record<string, { readonly owner: Seat; readonly alive: boolean }>>) =>
    Object.entries(figures).flatMap(([id, { owner, alive }]) => (owner === seat && alive ? [id] : []));
  return [...living(state.crewedWeapons), ...living(state.vehicles), ...living(state.soldiers)];
}

/** What one firer may fire at now, each target with the weapon that can be expected to do most. */
function chancesOf(state: Frozen<State>, id: string, beasts: ReadonlyMap<string, Beast>): Chance[] {
  const best = new Map<string, Chance>();
  const serves = soldierOf(state, id)?.crewOf ?? null;
  // A crewman leaves it to his gun as long as that can fire.
  if (serves !== null && gunCanFire(state, serves)) return [];
  for (const intent of figureIntents(state, id)) {
    if (intent.type !== 'fire') continue;
    const beast = beasts.get(intent.target);
    const shot = aim(state, id, intent.weapon, intent.target, intent.spotter);
    if (beast === undefined || shot === null || shot.chanceOf36 === 0) continue;
    const { autoKill } = weaponRow(intent.weapon);
    const { lifePoints } = beast.it;
    const dealt = Math.min(shot.damage, lifePoints);
    const lost = autoKill ? (shot.chanceOf36 - 1) * dealt + lifePoints : shot.chanceOf36 * dealt;
    const death = dealt >= lifePoints ? shot.chanceOf36 / 36 : autoKill ? 1 / 36 : 0;
    const chance: Chance = { fire: intent, damage: lost / 36, death };
    const known = best.get(intent.target);
    if (known === undefined || chance.damage > known.damage) best.set(intent.target, chance);
  }
  return [...best.values()];
}

function gunCanFire(state: Frozen<State>, id: string): boolean {
  return figureIntents(state, id).some(({ type }) => type === 'fire');
}

/** The dinosaur whose death is worth most for the life points it costs, if all who can fire at it do. */
function targetOf(field: Field, beasts: ReadonlyMap<string, Beast>, chances: readonly Chance[]): string | null {
  const firepower = new Map<string, number>();
  for (const { fire, damage } of chances) firepower.set(fire.target, (firepower.get(fire.target) ?? 0) + damage);
  let best: { target: string; value: number } | null = null;
  for (const [target, damage] of firepower) {
    const beast = beasts.get(target);
    if (!beast) continue;
    const gap = Math.min(...field.prey.map(({ base }) => gapOf(base, beast.base)));
    const { lifePoints } = beast.it;
    const falls = Math.min(1, damage / lifePoints);
    const value = (menace(beast.it, gap) / lifePoints) * falls;
    if (!best || value > best.value) best = { target, value };
  }
  return best?.target ?? null;
}
