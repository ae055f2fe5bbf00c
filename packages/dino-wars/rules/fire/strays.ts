/** The option Fire into Combat: misses that may hit a friend (DW-OPT-FIC-1 to 3, DW-R-86). */
import type { Dice, Frozen } from '@dwo/kernel';
import { contacts } from '../contact';
import type { Weapon } from '../data/weapons';
import { crewAt } from '../designated-crew';
import type { Emit } from '../emit';
import { armyFigureOf, crewedWeaponOf, isSoldier, soldierOf, sure } from '../figures';
import { plays } from '../options-in-play';
import { roll2d6 } from '../rolls';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { damageVehicle } from './casualties';
import { strike } from './luck';
import { damageOf } from './marksmen';

/** A shot that missed. */
export interface Miss {
  readonly id: FigureId;
  readonly weapon: Weapon;
  readonly target: FigureId;
}

/**
 * Lists the figures that a miss may hit, in order of id: soldiers on foot and vehicles in contact with the target. It
 * leaves out the firer, the crew that serves the weapon, and the firer's vehicle or crewed weapons (DW-R-86). The list is
 * empty if the option is off.
 */
export function strayTargets(state: Frozen<State>, { id, target }: Omit<Miss, 'weapon'>): FigureId[] {
  if (!plays(state, 'fire_into_combat')) return [];
  const spared = [id, soldierOf(state, id)?.aboard ?? null, ...crewAt(state, id)];
  return contacts(state, target).filter((friend) => !spared.includes(friend) && crewedWeaponOf(state, friend) === null);
}

/**
 * Rolls once for each miss into combat (DW-OPT-FIC-3). On 10 or more one of the figures in contact is hit, each with the
 * same chance (DW-R-110).
 */
export function stray(state: Frozen<State>, miss: Miss, dice: Dice, emit: Emit): void {
  const friends = strayTargets(state, miss);
  if (friends.length === 0) return;
  const { strayRoll } = tablesOf(state).parameters;
  const thrown = roll2d6(dice, 'stray', [strayRoll - 1]);
  const astray = thrown[0] + thrown[1] >= strayRoll;
  const drawn = astray && friends.length > 1 ? dice.roll(friends.length, 'draw') : null;
  const friend = astray ? (friends[(drawn ?? 1) - 1] as FigureId) : null;
  emit({ type: 'strayed', figure: miss.id, dice: thrown, drawn, target: friend });
  if (friend !== null) hit(state, miss, friend, dice, emit);
}

/** A soldier is killed or has luck; a vehicle loses the weapon's damage. Asterisks do not count (DW-OPT-FIC-2, DW-R-57). */
function hit(state: Frozen<State>, { id, weapon }: Miss, friend: FigureId, dice: Dice, emit: Emit): void {
  const firer = sure(armyFigureOf(state, id));
  const figure = sure(armyFigureOf(state, friend));
  const rule = 'DW-OPT-FIC-2';
  if (isSoldier(figure)) strike(state, { id: friend, by: id, rule }, dice, emit);
  else {
    // The overrun of a vehicle waits until the people from it stand on the ground (DW-R-22).
    const dinosaur = state.reactions.find(({ target }) => target === friend)?.dinosaur ?? null;
    const lost = damageOf(state, firer, weapon);
    damageVehicle(state, { id: friend, by: id, lost, rule, dinosaur }, dice, emit);
  }
}
