/** Forces (VS-PTS-2, VS-C-02). */
import type { Seat } from '@dwo/kernel';
import { FORCE_IDS } from '../data/ready-forces';
import { forcesFor, grabbed, membersOf, refuseForce } from '../forces';
import type { ChooseForce, GrabForce, PickForce } from '../intents';
import type { Action } from '../play';
import { type No, refuse } from '../refusal';
import type { Now } from '../state';

/** Why a seat may not choose a force now; null if it may (VS-SEQ-2). */
function refuseChoice({ phase, players }: Now, seat: Seat): No | null {
  if (phase === 'over') return refuse('VS-SEQ-2', 'GAME_OVER');
  if (phase !== 'lobby') return refuse('VS-SEQ-2', 'WRONG_PHASE', { phase });
  return players[seat]?.chosen === false ? null : refuse('VS-SEQ-2', 'ALREADY_DONE', { seat });
}

const isChoosing = (state: Now, seat: Seat) => refuseChoice(state, seat) === null;

/** Takes a ready-made force; any that keeps the limits will do. */
export const pickForce: Action<PickForce> = {
  check(state, seat, { force }) {
    const no = refuseChoice(state, seat);
    if (no !== null) return no;
    if (!FORCE_IDS.includes(force)) return refuse('VS-C-02', 'BAD_FORCE', { force });
    return refuseForce(state, seat, membersOf(force, state.asOf));
  },
  resolve: ({ state, emit }, seat, { force }) =>
    emit({ type: 'forceChosen', seat, members: membersOf(force, state.asOf) }),
  offers: (state, seat) =>
    isChoosing(state, seat) ? FORCE_IDS.map((force) => ({ type: 'pickForce' as const, force })) : [],
};

/** Takes a force of one's own. */
export const chooseForce: Action<ChooseForce> = {
  check: (state, seat, { members }) => refuseChoice(state, seat) ?? refuseForce(state, seat, members),
  resolve: ({ emit }, seat, { members }) => emit({ type: 'forceChosen', seat, members }),
  offers(state, seat) {
    const [first] = isChoosing(state, seat) ? forcesFor(state, seat) : [];
    return first === undefined ? [] : [{ type: 'chooseForce', members: membersOf(first, state.asOf) }];
  },
};

/** Takes random figures. */
export const grabForce: Action<GrabForce> = {
  check: refuseChoice,
  resolve: ({ state, dice, emit }, seat) => emit({ type: 'forceChosen', seat, members: grabbed(state, seat, dice) }),
  offers: (state, seat) => (isChoosing(state, seat) ? [{ type: 'grabForce' }] : []),
};
