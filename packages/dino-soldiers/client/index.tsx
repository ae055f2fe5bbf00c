/** Dino Soldiers in the browser. */
import type { GameClient } from '@dwo/kits/game-client';
import { hearLesson } from '@dwo/kits/lessons';
import { TablePlayback } from '@dwo/kits/playback/playback';
import type { Stage } from '@dwo/kits/playback/stage';
import { onShow } from '@dwo/kits/shell/moves';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { store } from '@dwo/kits/shell/store';
import type { Event, Intent, Now, Options, State } from '../rules';
import { dinoSoldiersGame } from '../wire';
import { Effects } from './effects';
import { COURSE, LearnScreen } from './lessons/course';
import { lobby } from './lobby';
import { recordedIn } from './log';
import { clearLot, throwLot } from './lot';
import { Drawers } from './panels/drawers';
import { scoreOf } from './score';
import { Board, Table } from './table';

/** The client of Dino Soldiers: its table, lobby, lessons, pages and replays. */
export const dinoSoldiersClient: GameClient<State, Intent, Event, Options> = {
  game: dinoSoldiersGame,
  words: { log: recordedIn },
  lobby,
  Drawers,
  pages: [
    { path: 'figures', load: async () => (await import('./bestiary/bestiary-screen')).BestiaryScreen },
    { path: 'rules', load: async () => (await import('./panels/rules-page')).RulesPage },
    { path: 'learn', load: async () => LearnScreen },
  ],
  referee: () => startWorker(() => new Worker(new URL('./referee.ts', import.meta.url), { type: 'module' })),
  replay: async () => (await import('./replay/replay')).Replay,
  open(line, listener) {
    const effects = new Effects();
    const stage: Stage<State, Event> = {
      prelude: throwLot,
      log(log, event, scene) {
        effects.heard(event, onShow(store.getState().match) as Now | null);
        hearLesson(COURSE, event);
        return recordedIn(log, event, scene);
      },
    };
    const playback = new TablePlayback(stage, listener);
    return {
      playback,
      meet: () => {},
      refresh: () => effects.settled(),
      View: () => (
        <>
          <Table line={line} effects={effects} />
          <Drawers />
        </>
      ),
      Board: () => <Board effects={effects} />,
      score: scoreOf,
      close() {
        playback.close();
        clearLot();
      },
    };
  },
};
