/** The stage of the theatre: the board, the dice box, the log and the sounds. */

import { dinoWars, type Event, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import { clone } from '@dwo/kernel';
import { PLAYER } from '@dwo/kits/audio/loudspeaker';
import { hearLesson } from '@dwo/kits/lessons';
import { lookAt } from '@dwo/kits/miniatures/hud/watching';
import type { Stage as AnyStage } from '@dwo/kits/miniatures/theatre/contract';
import { onStage } from '@dwo/kits/miniatures/theatre/on-stage';
import { playerName } from '@dwo/kits/shell/lobby';
import { patchMatch } from '@dwo/kits/shell/store';
import { tellingOf } from '../../actions';
import type { DiceKind } from '../../actions/rolls';
import { COURSE } from '../../lessons/course';
import { STANDING } from '../../standing';
import { desk, patchDesk, store } from '../../store';
import { recordTold } from '../words/story';

/** The stage of this game's theatre. */
export type Stage = AnyStage<State, Event, DiceKind>;

/** The stage, without the reports of what was seen. */
export const STAGE: Omit<Stage, 'saw' | 'caughtUp' | 'jumped'> = {
  performance: tellingOf,
  copy: (state) => clone(state) as State,
  evolve: (state, event) => dinoWars.evolve(state, event),
  show: (shown) => patchMatch({ shown }),
  dice: (dice) => patchDesk({ dice }),
  tell(event, state) {
    const { match } = store.getState();
    const { names } = desk.getState();
    if (match === null || names === null) return;
    if (event.type === 'phaseBegan' && match.seat !== null) {
      const mine = state.players[match.seat]?.side === SIDE_OF_PHASE[event.phase];
      if (mine && !match.state?.ending) PLAYER.play('sting');
    }
    const log = recordTold(match.log, event, {
      state,
      names,
      player: (seat) => playerName(match.lobby, seat),
      isYou: (seat) => match.seats.includes(seat),
    });
    if (log !== match.log) patchMatch({ log });
    hearLesson(COURSE, event);
  },
  ...onStage((effects) => lookAt(STANDING, effects)),
};
