/** The theatre at an open table: it plays on the board, throws the dice, and tells the log and the lesson. */
import { clone, type Frozen, type Tagged } from '@dwo/kernel';
import type { LogScene, PlaybackListener } from '../../game-client';
import { type Course, hearLesson } from '../../lessons';
import type { LogEntry } from '../../shell/log-entry';
import { sceneOf } from '../../shell/log-scene';
import { patchMatch, store } from '../../shell/store';
import type { Standing } from '../standing';
import { onStage } from '../theatre/on-stage';
import type { DiceShow, Performance } from '../theatre/performance';
import { Theatre } from '../theatre/theatre';
import { patchTable } from './desk';
import { lookAt } from './watching';

/** A game as its theatre plays it. */
export interface Played<S extends object, E extends Tagged, K extends string> {
  readonly standing: Standing<S>;
  performance(event: E): Performance<S, E, K>;
  evolve(state: S, event: E): void;
  /** As in `GameClient.words`. */
  log(log: readonly LogEntry[], event: E, scene: LogScene<S>): readonly LogEntry[];
  /** Called for each event as it is told, before its line. */
  heard?(event: E, state: Frozen<S>): void;
}

/** The theatre of one open match. */
export function theatreOf<S extends object, E extends Tagged, K extends string, Id extends string>(
  game: Played<S, E, K>,
  course: Course<Id> | null,
  listener: PlaybackListener,
): Theatre<S, E, K> {
  return new Theatre<S, E, K>({
    performance: (event) => game.performance(event),
    copy: (state) => clone(state) as S,
    evolve: (state, event) => game.evolve(state, event),
    show: (shown) => patchMatch({ shown }),
    dice: (dice: DiceShow<K> | null) => patchTable({ dice }),
    tell(event, state) {
      const { match } = store.getState();
      if (match === null) return;
      game.heard?.(event, state);
      const log = game.log(match.log, event, sceneOf(match, state));
      if (log !== match.log) patchMatch({ log });
      if (course !== null) hearLesson(course, event);
    },
    ...onStage((effects) => lookAt(game.standing, effects)),
    ...listener,
  });
}
