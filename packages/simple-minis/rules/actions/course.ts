/** Ending a step, running out of time, and giving up (VS-R-15, VS-R-16, VS-R-45). */
import type { Seat } from '@dwo/kernel';
import { commanderOf, discOf, figureOf, seatsOf, sure } from '../bodies';
import { MOST_TIME_OUTS } from '../data/limits';
import { STEPS } from '../data/words';
import { refuseAsked } from '../first-checks';
import { orderFrom } from '../flow';
import { forcesFor, membersOf } from '../forces';
import type { EndStep, Idle, Pass, Resign } from '../intents';
import type { Action, Play } from '../play';
import { type No, refuse } from '../refusal';
import type { Now } from '../state';
import { itemsOf } from '../strike';
import { usualSetUp } from '../zones';
import { chooseEdge, deploy } from './set-up';

/** Ends the running step for a player (VS-R-15); with Everyone Acts a pass does (VS-R-16). */
export const endStep: Action<EndStep> = {
  check(state, seat) {
    const no = refuseAsked(state, seat, ...STEPS);
    if (no !== null) return no;
    return state.options.everyoneActs ? refuse('VS-R-16', 'WRONG_PHASE', { phase: state.phase }) : null;
  },
  resolve: ({ emit }, seat) => emit({ type: 'stepEnded', seat }),
  offers: () => [{ type: 'endStep' }],
};

/** Ends the running step for a player with Everyone Acts (VS-R-16). */
export const pass: Action<Pass> = {
  check(state, seat) {
    const no = refuseAsked(state, seat, ...STEPS);
    if (no !== null) return no;
    return state.options.everyoneActs ? null : refuse('VS-R-15', 'WRONG_PHASE', { phase: state.phase });
  },
  resolve: ({ emit }, seat) => emit({ type: 'stepEnded', seat }),
  offers: () => [{ type: 'pass' }],
};

/** Whether a seat owes a decision. */
function owes(state: Now, seat: Seat): No | null {
  if (state.phase === 'over') return refuse('VS-SEQ-2', 'GAME_OVER');
  if (state.phase === 'lobby') {
    return state.players[seat]?.chosen === false ? null : refuse('VS-SEQ-2', 'NOT_YOUR_TURN', { seat });
  }
  return state.asked === seat ? null : refuse('VS-SEQ-2', 'NOT_YOUR_TURN', { seat: state.asked });
}

/** The deeds of the clock for a player whose time is up; a third time in a row is a resignation (VS-R-45). */
export const idle: Action<Idle> = {
  check: owes,
  resolve(play, seat) {
    const { state, emit } = play;
    const times = sure(state.players[seat]).timeOuts + 1;
    emit({ type: 'timedOut', seat, times });
    if (times >= MOST_TIME_OUTS) giveUp(play, seat);
    else doUsual(play, seat);
  },
  offers: () => [{ type: 'idle' }],
};

function doUsual(play: Play, seat: Seat): void {
  const { state, emit } = play;
  switch (state.phase) {
    case 'lobby':
      emit({ type: 'forceChosen', seat, members: membersOf(sure(forcesFor(state, seat)[0]), state.asOf) });
      return;
    case 'zone':
      chooseEdge.resolve(play, seat, { type: 'chooseEdge', zone: 0 });
      return;
    case 'deploy':
      deploy.resolve(play, seat, { type: 'deploy', list: usualSetUp(state, seat) });
      return;
    case 'first':
      emit({ type: 'orderSettled', order: orderFrom(seatsOf(state), seat) });
      return;
    default:
      emit({ type: 'stepEnded', seat });
  }
}

/** Takes away whatever a player commands or owns empty; items stay, mounts go to their owners (VS-R-45, VS-R-38). */
function giveUp({ state, emit }: Play, seat: Seat): void {
  const gone = state.figures.filter((figure) => {
    if (figure.place !== 'table' && figure.place !== 'force') return false;
    return figure.seat === seat && (figure.rider === null || commanderOf(state, figure) === seat);
  });
  const held = gone.map((figure) => ({ id: figure.id, items: itemsOf(state, figure.id), at: discOf(state, figure) }));
  emit({ type: 'resigned', seat, figures: gone.map(({ id }) => id) });
  for (const { id, items, at } of held) {
    if (items.length > 0) emit({ type: 'itemsDropped', figure: figureOf(state, id).id, items, x: at.x, y: at.y });
  }
}

/** Gives up; open to everybody who has not, at any time (VS-SEQ-2, VS-R-45). */
export const resign: Action<Resign> = {
  check(state, seat) {
    if (state.phase === 'over') return refuse('VS-SEQ-2', 'GAME_OVER');
    return state.players[seat]?.resigned === false ? null : refuse('VS-R-45', 'ALREADY_DONE', { seat });
  },
  resolve: (play, seat) => giveUp(play, seat),
  offers: () => [{ type: 'resign' }],
};
