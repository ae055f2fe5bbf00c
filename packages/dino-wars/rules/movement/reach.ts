/** The figures that a dinosaur may attack from its place. */
import type { Frozen } from '@dwo/kernel';
import { isWithin } from '@dwo/kernel/table';
import { contacts, isLevel } from '../contact';
import { crewAt, weaponAtHand } from '../designated-crew';
import {
  type ArmyFigure,
  armyFigureOf,
  crewedWeaponOf,
  dinosaurOf,
  discOf,
  isCrewedWeapon,
  isSoldier,
  onTable,
  sure,
} from '../figures';
import { reads } from '../options-in-play';
import { type No, refuse } from '../refusal';
import type { RuleId } from '../rule-ids';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';

/**
 * Lists the figures that a dinosaur touches (DW-OVER-2, DW-DATK-2, DW-R-23) and the crew at a weapon that it touches
 * (DW-CREW-11, DW-R-46), in order of id. People in vehicles are out of reach (DW-TRANS-7).
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

/**
 * Returns the weapon whose whole crew is reached by touching this figure: the figure itself, or under the other reading of
 * DW-R-46 the weapon of a crewman.
 */
function weaponReached(state: Frozen<State>, touched: FigureId): FigureId | null {
  if (crewedWeaponOf(state, touched) !== null) return touched;
  return reads(state, 'weapon_and_crew_are_one') ? weaponAtHand(state, touched) : null;
}

/** Returns why a dinosaur may not attack this figure, or null if it reaches it. `rule` is the rule for this kind of attack. */
export function refusePrey(state: Frozen<State>, id: FigureId, target: FigureId, rule: RuleId): No | null {
  const figure = armyFigureOf(state, target);
  if (figure === null) return refuse(rule, '', { figure: id, target });
  if (!figure.alive) return refuse(rule, 'DEAD', { target });
  if (isSoldier(figure) && figure.aboard !== null) {
    return refuse('DW-TRANS-7', 'ABOARD', { target, vehicle: figure.aboard });
  }
  // The weapon is hitched (DW-R-51), in a hero's hands (DW-R-54) or stowed.
  if (isCrewedWeapon(figure) && figure.carrier !== null) {
    return refuse('DW-R-51', '', { target, carrier: figure.carrier });
  }
  // Contact with the figure itself is the cheap test and comes first.
  const isReached = touches(state, id, figure) || preyOf(state, id).includes(target);
  return isReached ? null : refuse(rule, 'NO_CONTACT', { figure: id, target });
}

function touches(state: Frozen<State>, id: FigureId, figure: Frozen<ArmyFigure>): boolean {
  const dinosaur = sure(dinosaurOf(state, id));
  if (!onTable(figure) || !isLevel(state, dinosaur.z, figure)) return false;
  return isWithin(discOf(state, dinosaur), discOf(state, figure), tablesOf(state).parameters.contactCi);
}
