/** Checks all options of a match and lists every refusal at once, each with its rule. */
import type { Frozen } from '@dwo/kernel';
import { PARAMETERS } from '../data/parameters';
import { dinosaurOf } from '../figures';
import { type No, refuse } from '../refusal';
import { SIDES, type State } from '../state';
import { isExposed } from '../time-gate/reveal';
import { checkCrews } from './check-crews';
import { checkFigures, countFigures, isReadable } from './check-figures';
import { checkOptions } from './check-options';
import { checkPlaces } from './check-places';
import { placeAll } from './first-places';
import { checkIsland } from './island';
import type { Options } from './options';
import { given, stateFrom } from './setup';

/** Lists every refusal; the list is empty if the match can be played. Options may hold any values that have their shape. */
export function checkSetup(options: Frozen<Options>): readonly No[] {
  const terms = checkOptions(options);
  // Other checks look figures up in the tables of the match, and need lists that are not too long.
  const isMeasurable = terms.every(({ rule }) => rule !== 'DW-R-103');
  const found = [...terms, ...checkPlayers(options), ...(isMeasurable ? checkFigures(options) : [])];
  if (!isMeasurable || countFigures(options) > PARAMETERS.mostFigures || !isReadable(options)) return found;
  found.push(...checkCrews(options));
  if (terms.length === 0) found.push(...checkPlaces(options), ...checkIsland(options));
  if (found.length > 0) return found;
  const { refusal } = placeAll(options, null);
  return refusal === null ? refuseHidden(options) : [refusal];
}

/** Refuses a hidden dinosaur that an army figure with a place would see (DW-R-94). */
function refuseHidden(options: Frozen<Options>): No[] {
  const hidden = options.dinosaurs.filter((dinosaur) => dinosaur.hidden && dinosaur.at !== null);
  if (hidden.length === 0) return [];
  const state = stateFrom(options, given(options), { roll: () => 1 }) as Frozen<State>;
  return hidden.flatMap(({ id }) => {
    const dinosaur = dinosaurOf(state, id);
    if (dinosaur === null || !isExposed(state, id, dinosaur)) return [];
    return [refuse('DW-R-94', '', { figure: id, x: dinosaur.x, y: dinosaur.y })];
  });
}

/** Each side has one to four players, and each player has figures to command (DW-SIDE-1). */
function checkPlayers({ players, dinosaurs, soldiers }: Frozen<Options>): No[] {
  const found: No[] = [];
  const most = PARAMETERS.mostPlayersPerSide;
  for (const side of SIDES) {
    const count = players.filter((player) => player.side === side).length;
    if (count < 1 || count > most) found.push(refuse('DW-SIDE-1', 'QUOTA', { side, players: count, most }));
  }
  const stranger = players.findIndex(({ side }) => !SIDES.includes(side));
  if (stranger >= 0) found.push(refuse('DW-SIDE-1', '', { seat: stranger }));
  const owners = new Set([...dinosaurs, ...soldiers].map(({ owner }) => owner));
  players.forEach((_, seat) => {
    if (!owners.has(seat)) found.push(refuse('DW-SIDE-1', 'QUOTA', { seat, figures: 0 }));
  });
  return found;
}
