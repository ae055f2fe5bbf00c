/** The goal of a match, in a sentence, and how far each player has come. */
import type { Seat } from '@dwo/kernel';
import { listedNow } from '@dwo/kits/shell/log-scene';
import {
  CALM,
  commanded,
  EGG_SCORE,
  garrisonOf,
  isIn,
  type Now,
  POOL,
  type Role,
  roleOf,
  SCENARIOS,
  scoreOf,
  stoppedScore,
  WAGON_SCORE,
} from '../rules';

import { say } from './words';

/** The points that sentences about scenarios name, but for that of a stopped wagon. */
const SCORES = {
  ...{ calm: CALM.score, egg: EGG_SCORE.off, held: EGG_SCORE.held, pool: POOL.score },
  wagon: WAGON_SCORE.off,
};

type Agreed = Pick<Now, 'options' | 'asOf'>;

/** The aim of a scenario, to all players. */
export function aimOf({ options, asOf }: Agreed): string {
  return say('aim.of', { id: options.scenario, stopped: stoppedScore({ asOf }), ...SCORES });
}

/** The goal of this match, to a player or a spectator; null after the end. */
export function goalOf(state: Now, seat: Seat | null): string | null {
  if (state.phase === 'over') return null;
  const { scenario } = state.options;
  const role: Role | null = seat === null ? null : roleOf(state, seat);
  return say('goal.of', {
    ...{ id: role ?? scenario, aim: aimOf(state), rounds: SCENARIOS[scenario].rounds },
    ...{ stopped: stoppedScore(state), ...SCORES },
  });
}

/** How a match ended: by its points, or by whoever was left in the stockade (VS-SCN-4b). */
export function endingOf(state: Now): string {
  const { ending, defender } = state;
  if (ending?.rule === 'VS-SCN-4b') return say('ending.stand', { held: `${ending.winners.includes(defender ?? -1)}` });
  const points = state.players.map((_, seat) => `${listedNow(seat)} ${scoreOf(state, seat)}`).join(' : ');
  return say('ending.points', { points });
}

/** How far a player has come: points; in a last stand, in which points do not count, the figures that do (VS-SCN-4b). */
export function progressOf(state: Now, seat: Seat): { readonly count: number; readonly text: string } {
  const { scenario } = state.options;
  if (scenario !== 'last_stand' || state.defender === null || state.round === 0) {
    const points = scoreOf(state, seat);
    return { count: points, text: say('points', { points }) };
  }
  const isDefender = seat === state.defender;
  const count = isDefender ? garrisonOf(state, true).length : isIn(state, seat) ? commanded(state, seat).length : 0;
  return { count, text: say(isDefender ? 'score.inside' : 'score.attackers', { count }) };
}
