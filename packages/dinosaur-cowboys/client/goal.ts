/** The goal of a match and its present score, in a sentence, by the rules on how a match ends. */
import type { Seat } from '@dwo/kernel';
import { listedNow } from '@dwo/kits/shell/log-scene';
import { LAST_TURN, type Now, SEATS, winnersByLosses } from '../rules';
import { say } from './words';

const isClaim = ({ options }: Now) => options.scenario === 'claim';

/** The seats that would win if the last Turn were over now; none for a draw (DC-C-10, DC-END-2, DC-R-79). */
function leadersOf(state: Now): readonly Seat[] {
  const byPoints = isClaim(state) ? winnersByLosses(state.posses.map(({ points }) => -points)) : [];
  return byPoints.length > 0 ? byPoints : winnersByLosses(state.posses.map(({ losses }) => losses));
}

/** The goal, with the score once the battle has begun; null after the end. */
export function goalOf(state: Now, seat: Seat | null): string | null {
  if (state.phase === 'over') return null;
  const goal = say('goal', { scenario: state.options.scenario, turn: LAST_TURN });
  if (state.turn === 0) return goal;
  const seats = seat === null ? state.posses.map((_, each) => each) : [seat, SEATS - 1 - seat];
  const count = (of: 'points' | 'losses') => seats.map((each) => state.posses[each]?.[of] ?? 0).join(' : ');
  const [leader] = leadersOf(state);
  const who = leader === undefined ? 'nobody' : leader === seat ? 'you' : 'other';
  const scores = { scenario: state.options.scenario, points: count('points'), losses: count('losses') };
  return `${goal} ${say('goal.now', { ...scores, who, name: leader === undefined ? '' : listedNow(leader) })}`;
}

/** The rule by which the last Turn decides. */
export const goalRuleOf = (state: Now): string => (isClaim(state) ? 'DC-C-10' : 'DC-END-2');
