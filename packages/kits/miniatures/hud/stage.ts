/** The playback of an open table of miniatures: it plays on the board, throws the dice, and tells the log and the lesson. */
import type { Frozen, Tagged } from '@dwo/kernel';
import { PLAYER } from '../../audio/loudspeaker';
import type { PlaybackListener } from '../../game-client';
import { type Course, hearLesson } from '../../lessons';
import { TablePlayback } from '../../playback/playback';
import type { Standing } from '../standing';
import { boardOnPage } from '../table/on-page';
import { type Repertoire, theatreStage } from '../theatre/theatre';
import { patchTable } from './desk';
import { lookAt } from './watching';

/** A game as its theatre plays it. */
export interface Played<S extends object, E extends Tagged, K extends string> extends Repertoire<S, E, K> {
  readonly standing: Standing<S>;
  /** Called for each event as it is told, before its line. */
  heard?(event: E, state: Frozen<S>): void;
}

/** The playback of one open match. */
export function theatreOf<S extends object, E extends Tagged, K extends string, Id extends string>(
  game: Played<S, E, K>,
  course: Course<Id> | null,
  listener: PlaybackListener,
): TablePlayback<S, E> {
  // Changes as soon as what plays was cut.
  let takes = 0;
  const repertoire: Repertoire<S, E, K> = {
    performance: (event) => game.performance(event),
    evolve: (state, event) => game.evolve(state, event),
    log(log, event, scene) {
      game.heard?.(event, scene.state);
      const lines = game.log(log, event, scene);
      if (course !== null) hearLesson(course, event);
      return lines;
    },
  };
  const stage = theatreStage(repertoire, {
    dice: (dice) => patchTable({ dice }),
    sound: (voice, pitch) => PLAYER.play(voice, pitch),
    async effects(effects, pace) {
      boardOnPage()?.setPace(pace);
      const take = takes;
      const turning = lookAt(game.standing, effects);
      if (turning > 0) await new Promise((resolve) => setTimeout(resolve, turning));
      if (take === takes) await boardOnPage()?.play(effects);
    },
    cut() {
      takes++;
      boardOnPage()?.skip();
    },
  });
  return new TablePlayback(stage, listener);
}
