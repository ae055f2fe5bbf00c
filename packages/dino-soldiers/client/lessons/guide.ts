/** The coach in the first round of a player's first match: one sentence for each phase and step. */
import type { Seat } from '@dwo/kernel';
import { riskFor } from '../../bot/foresight/unknown';
import { dinoSoldiers, type Now, sideAt, sideOf } from '../../rules';
import { firstRound } from '../../wire/patrol';
import { percentOf } from '../names';
import type { say } from '../words';

type Key = Parameters<typeof say>[0];

/** The key of the sentence for this moment; null if there is none. The last sentence opens the seat's second turn. */
export function guideKey(state: Now, seat: Seat): Key | null {
  const { phase, step, ending } = state;
  const round = state.round - firstRound(state, sideAt(state, seat)) + 1;
  if (ending !== null || phase === 'over' || round > 2) return null;
  const mine = dinoSoldiers.awaiting(state).includes(seat);
  if (round === 2) return mine && step === 'move' ? 'guide.end' : null;
  if (phase !== 'play') return mine ? `guide.${phase}` : null;
  if (!mine) return 'guide.wait';
  return step === 'move' ? `guide.${sideAt(state, seat)}.move` : `guide.${step}`;
}

/** The chances in percent that a face-down tile hurts and kills the most endangered unit of a seat. */
export function guideFacts(state: Now, seat: Seat): { readonly hurts: number; readonly kills: number } {
  const own = state.units.filter((unit) => sideOf(unit) === sideAt(state, seat) && unit.place !== 'dead');
  const risks = state.tiles.some(({ face }) => face === null) ? own.map((unit) => riskFor(state, unit)) : [];
  const most = (of: 'hurts' | 'kills') => percentOf(Math.max(0, ...risks.map((risk) => risk[of])));
  return { hurts: most('hurts'), kills: most('kills') };
}
