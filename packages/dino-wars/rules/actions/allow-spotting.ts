/** Permission for teammates to name a soldier as their spotter (DW-R-40). */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { soldierOf } from '../figures';
import { refuseOwnSoldier, refuseSeat } from '../first-checks';
import type { AllowSpotting } from '../intents';
import { playerAt } from '../phases';
import { type No, refuse } from '../refusal';
import { LEAVES, type State } from '../state';
import type { Action } from './action';

/** Refuses a change that changes nothing. It is allowed at any time, because nobody is asked during play. */
function checkAllowSpotting(state: Frozen<State>, seat: Seat, { figure, allow }: AllowSpotting): No | null {
  const no = refuseSeat(state, seat) ?? refuseOwnSoldier(state, seat, figure);
  if (no !== null) return no;
  const other = LEAVES.includes(allow) && soldierOf(state, figure)?.spotting !== allow;
  return other ? null : refuse('DW-R-40', '', { figure, allow });
}

function resolveAllowSpotting({ figure, allow }: AllowSpotting, emit: Emit): void {
  emit({ type: 'spottingAllowed', figure, allow });
}

/** Offers every change for every soldier of a player who has teammates. */
function allowSpottingIntents(state: Frozen<State>, seat: Seat): AllowSpotting[] {
  const { side = null } = playerAt(state, seat) ?? {};
  const alone = side !== 'army' || state.players.filter((player) => player.side === 'army').length < 2;
  if (alone) return [];
  const intents: AllowSpotting[] = [];
  for (const [figure, { alive, owner, spotting }] of Object.entries(state.soldiers)) {
    if (!alive || owner !== seat) continue;
    for (const allow of LEAVES) if (allow !== spotting) intents.push({ type: 'allowSpotting', figure, allow });
  }
  return intents;
}

/** The action `allowSpotting`: sets if teammates may name a soldier as their spotter (DW-R-40). */
export const allowSpotting: Action<AllowSpotting> = {
  check: checkAllowSpotting,
  resolve: ({ intent, emit }) => resolveAllowSpotting(intent, emit),
  offers: { aside: allowSpottingIntents },
};
