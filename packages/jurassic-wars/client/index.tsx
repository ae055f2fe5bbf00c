/** Jurassic Wars in the browser. */

import type { GameClient } from '@dwo/kits/game-client';
import { hearLesson } from '@dwo/kits/lessons';
import { TablePlayback } from '@dwo/kits/playback/playback';
import { inScenes } from '@dwo/kits/playback/scenes';
import type { Stage } from '@dwo/kits/playback/stage';
import { startWorker } from '@dwo/kits/shell/start-worker';
import type { Event, Intent, Options, State } from '../rules';
import { jurassicWarsGame } from '../wire';
import { COURSE, isBeginner, LearnScreen } from './lessons/course';
import { lobby } from './lobby';
import { recordedIn } from './log';
import { scoreOf } from './score';
import { scenesOf } from './staging';
import { clearStart, throwStart } from './start-roll';
import { Board, Drawers, Table } from './table';

/** The client of Jurassic Wars: its table, lobby, lessons, pages and replays. */
export const jurassicWarsClient: GameClient<State, Intent, Event, Options> = {
  game: jurassicWarsGame,
  words: { log: recordedIn },
  lobby,
  Drawers,
  pages: [
    { path: 'figures', load: async () => (await import('./bestiary/bestiary-screen')).BestiaryScreen },
    { path: 'rules', load: async () => (await import('./book')).Rules },
    { path: 'learn', load: async () => LearnScreen },
  ],
  referee: () => startWorker(() => new Worker(new URL('./referee.ts', import.meta.url), { type: 'module' })),
  replay: async () => (await import('./replay/replay')).Replay,
  open(line, listener) {
    const stage: Stage<State, Event> = {
      perform: inScenes((before, batch) => scenesOf(before, batch, isBeginner(before))),
      tellsAll: true,
      prelude: throwStart,
      log(log, event, scene) {
        hearLesson(COURSE, event);
        return recordedIn(log, event, scene);
      },
    };
    const playback = new TablePlayback(stage, listener);
    return {
      playback,
      meet: () => {},
      refresh: () => {},
      View: () => <Table line={line} />,
      Board,
      score: scoreOf,
      close() {
        playback.close();
        clearStart();
      },
    };
  },
};
