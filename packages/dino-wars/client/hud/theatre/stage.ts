/** The stage of the theatre: the board, the dice box, the log and the sounds. */

import { dinoWars, type Event, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import { clone } from '@dwo/kernel';
import { PLAYER } from '@dwo/kits/audio/loudspeaker';
import { hearLesson } from '@dwo/kits/lessons';
import type { Scene } from '@dwo/kits/miniatures/model';
import type { Stage as AnyStage } from '@dwo/kits/miniatures/theatre/contract';
import { playerName } from '@dwo/kits/shell/lobby';
import { isMyMove } from '@dwo/kits/shell/moves';
import { patchMatch } from '@dwo/kits/shell/store';
import { tellingOf } from '../../actions';
import type { DiceKind } from '../../actions/rolls';
import { COURSE } from '../../lessons/course';
import { desk, patchDesk, store } from '../../store';
import { record } from '../words/log';
import { lookAt } from './watching';

const PACES = { normal: 1, double: 2, instant: 0 } as const;

let scene: Scene | null = null;
/** Changes as soon as what plays was cut. */
let takes = 0;

/** Sets the board to play on; null when it is removed. */
export function attachScene(next: Scene | null): void {
  scene = next;
}

/** The board on the page; null if there is none. */
export function boardOnPage(): Scene | null {
  return scene;
}

/** The place of a figure on the board's canvas; null if it is out of view. */
export function placeOnBoard(figure: string): { readonly x: number; readonly y: number } | null {
  return scene?.screenOf(figure) ?? null;
}

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
    const log = record(match.log, event, {
      state,
      names,
      player: (seat) => playerName(match.lobby, seat),
      isYou: (seat) => match.seats.includes(seat),
    });
    if (log !== match.log) patchMatch({ log });
    hearLesson(COURSE, event);
  },
  async play(effects, pace) {
    scene?.setPace(pace);
    const take = takes;
    const turning = lookAt(effects);
    if (turning > 0) await new Promise((resolve) => setTimeout(resolve, turning));
    if (take === takes) await scene?.play(effects);
  },
  cut() {
    takes++;
    scene?.skip();
  },
  sound: (voice, pitch) => PLAYER.play(voice, pitch),
  busy: (telling) =>
    patchMatch({ telling: telling !== null, behindMs: telling?.leftMs ?? 0, retelling: telling?.again ?? false }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
  pace: () => PACES[store.getState().settings.speed],
  watched: () => !document.hidden,
  asked: () => isMyMove(store.getState().match),
};
