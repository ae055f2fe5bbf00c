/** The sentence over the table: what the seat is to do, or what the match waits for. */
import type { Seat } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import {
  ALPHA_COST,
  attacksOf,
  dinoSoldiers,
  fielded,
  type Now,
  SIDES,
  type Side,
  sideAt,
  tilesLeft,
  worthOf,
} from '../rules';
import { firstRound, isPatrol } from '../wire/patrol';
import { endingText } from './log';
import { unitName } from './names';
import { say } from './words';

/** The sentence; a screen that has the points elsewhere asks for `brief`. */
export function promptOf(state: Now, seat: Seat | null, name: (seat: Seat) => string, brief = false): string {
  const { ending, phase, step } = state;
  if (ending !== null) return endingText(ending, { player: name, isYou: (each) => each === seat });
  const awaited = dinoSoldiers.awaiting(state);
  if (seat === null || !awaited.includes(seat)) {
    return say('prompt.wait', { names: list(awaited.map(name)), phase: phase === 'play' ? step : phase });
  }
  const side = sideAt(state, seat);
  switch (phase) {
    case 'teams':
      return say('prompt.teams', { side });
    case 'field':
      return say('prompt.field', { left: tilesLeft(state) });
    case 'starts':
      return say('prompt.starts', { side });
    case 'deploy':
      return say('prompt.deploy');
    default: {
      if (step === 'dodge') return say('prompt.dodge');
      if (step === 'attack') return attackPrompt(state, side);
      if (fielded(state, side).length === 0) return say('prompt.empty');
      return !brief && state.round === firstRound(state, side) ? openingPrompt(state, side) : say('prompt.move');
    }
  }
}

/** In the attacks: units that have attacked may do so again with another kind of attack (DS-ATK-2, DS-ATK-3). */
function attackPrompt(state: Now, side: Side): string {
  const again = fielded(state, side).filter((unit) => unit.modes.length > 0 && attacksOf(state, unit).length > 0);
  if (again.length === 0) return say('prompt.attack');
  return say('prompt.attack.again', { units: list(again.map(({ id }) => unitName(state, id))) });
}

/** In the first turn: when the points of both sides decide, which are uneven (DS-END-5). */
function openingPrompt(state: Now, side: Side): string {
  const [dinosaurs, soldiers] = SIDES.map((each) => worthOf(state, each, ALPHA_COST));
  if (dinosaurs === undefined || soldiers === undefined || dinosaurs === soldiers) return say('prompt.move');
  const own = side === 'dinosaurs' ? dinosaurs : soldiers;
  const other = dinosaurs + soldiers - own;
  const patrol = isPatrol(state) ? 'yes' : 'no';
  return say('prompt.move.first', {
    ...{ own, other, rounds: state.options.roundLimit, patrol },
  });
}
