/** The sentence over the table: what the seat is to do, or what the match waits for. */
import type { Seat } from '@dwo/kernel';
import { list } from '@dwo/kits/shell/list';
import { dinoSoldiers, fielded, type Now, sideAt, tilesLeft } from '../rules';
import { endingText } from './log';
import { say } from './words';

export function promptOf(state: Now, seat: Seat | null, name: (seat: Seat) => string): string {
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
      if (step === 'attack') return say('prompt.attack');
      return say(fielded(state, side).length === 0 ? 'prompt.empty' : 'prompt.move');
    }
  }
}
