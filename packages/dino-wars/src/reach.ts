/** Whom a dinosaur may attack from where it stands. */
import type { Frozen } from '@dwo/kernel';
import { contacts, touching } from './contact';
import { crewAt, weaponAtHand } from './crews';
import { crewedWeaponOf, dinosaurOf, discOf, figureOf, onTable, soldierOf } from './figures';
import { reads } from './options-in-play';
import { type No, refuse } from './refusal';
import type { RuleId } from './rules';
import type { FigureId, State } from './state';
import { tablesOf } from './tables';

/**
 * Whatever it touches (DW-OVER-2, DW-DATK-2, DW-R-23), and the crew at a weapon it touches (DW-CREW-11, DW-R-46); in order
 * of id. Those in vehicles are not to be had (DW-TRANS-7).
 */
export function preyOf(state: Frozen<State>, id: FigureId): FigureId[] {
  const found = new Set<FigureId>();
  for (const touched of contacts(state, id)) {
    found.add(touched);
    const weapon = weaponReached(state, touched);
    if (weapon === null) continue;
    found.add(weapon);
    for (const member of crewAt(state, weapon)) found.add(member);
  }
  return [...found].sort();
}

/** The weapon whose whole crew is reached by touching this figure: itself, or by the other reading of DW-R-46 its crewmen too. */
function weaponReached(state: Frozen<State>, touched: FigureId): FigureId | null {
  if (crewedWeaponOf(state, touched) !== null) return touched;
  return reads(state, 'weapon_and_crew_are_one') ? weaponAtHand(state, touched) : null;
}

/** Why a dinosaur may not attack this figure, by the rule for this kind of attack; null if it reaches it. */
export function refusePrey(state: Frozen<State>, id: FigureId, target: FigureId, rule: RuleId): No | null {
  const figure = figureOf(state, target);
  if (figure === null || dinosaurOf(state, target) !== null) return refuse(rule, '', { figure: id, target });
  if (!figure.alive) return refuse(rule, 'DEAD', { target });
  const vehicle = soldierOf(state, target)?.aboard ?? null;
  if (vehicle !== null) return refuse('DW-TRANS-7', 'ABOARD', { target, vehicle });
  const carrier = crewedWeaponOf(state, target)?.carrier ?? null;
  // Hitched (DW-R-51), in a hero's hands (DW-R-54) or stowed.
  if (carrier !== null) return refuse('DW-R-51', '', { target, carrier });
  return reaches(state, id, target) ? null : refuse(rule, 'NO_CONTACT', { figure: id, target });
}

function reaches(state: Frozen<State>, id: FigureId, target: FigureId): boolean {
  const dinosaur = dinosaurOf(state, id);
  const figure = figureOf(state, target);
  if (dinosaur === null || figure === null || !onTable(figure)) return false;
  // The short way first: nobody else is looked at.
  if (
    dinosaur.z === 0 &&
    touching(discOf(state, dinosaur), discOf(state, figure), tablesOf(state).parameters.contactCi)
  )
    return true;
  return preyOf(state, id).includes(target);
}
