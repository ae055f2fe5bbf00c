/** The attack that a press on a tile aims. */

import { outcomeOf } from '../../bot/foresight/outcome';
import { type Attack, type Figure, type Now, unitsOn } from '../../rules';
import { touches } from './aiming';

/** The number of victims; of several attacks on a tile, that with most victims comes first. */
function victims(state: Now, attack: Attack): number {
  return outcomeOf(state, attack).blows.length;
}

/** The attacks that hit a tile, or a unit on it. */
function candidates(state: Now, attacks: readonly Attack[], tile: number, unit: Figure | null): readonly Attack[] {
  const there = attacks.filter((attack) => touches(state, attack, tile));
  const single = there.filter(({ target }) => {
    if (target.kind === 'single') return unit === null || target.unit === unit.id;
    if (target.kind === 'singleOrPair')
      return target.units.length === 1 && (unit === null || target.units[0] === unit.id);
    return true;
  });
  return [...single].sort((a, b) => victims(state, b) - victims(state, a));
}

/** The attack on the aimed target and another unit as a pair; null if there is none. */
function pairOf(attacks: readonly Attack[], aimed: Attack | null, unit: Figure | null): Attack | null {
  const first = aimed?.target.kind === 'singleOrPair' && aimed.target.units.length === 1 ? aimed.target.units[0] : null;
  if (first === null || first === undefined || unit === null || unit.id === first) return null;
  return (
    attacks.find(({ target }) => {
      return (
        target.kind === 'singleOrPair' &&
        target.units.length === 2 &&
        target.units.includes(first) &&
        target.units.includes(unit.id)
      );
    }) ?? null
  );
}

/**
 * The attack that is aimed after a press on a tile, or on a unit there. It is the pair of the aimed target and this
 * unit, else the next attack that hits the place; null if no attack does.
 */
export function nextAim(
  state: Now,
  attacks: readonly Attack[],
  aimed: Attack | null,
  at: { readonly tile: number; readonly unit: Figure | null },
): Attack | null {
  // A press by keyboard names a tile, not a unit on it.
  const there = unitsOn(state, at.tile);
  const pair = pairOf(attacks, aimed, at.unit ?? (there.length === 1 ? (there[0] ?? null) : null));
  if (pair !== null) return pair;
  const possible = candidates(state, attacks, at.tile, at.unit);
  return possible[(possible.indexOf(aimed as Attack) + 1) % possible.length] ?? null;
}
