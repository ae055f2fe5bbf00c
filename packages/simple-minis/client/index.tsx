/** Very Simple Miniatures in the browser. */
import type { GameClient } from '@dwo/kits/game-client';
import { exposeTrial, openTable } from '@dwo/kits/miniatures/hud';
import { startWorker } from '@dwo/kits/shell/start-worker';
import type { Event, Intent, Options, State } from '../rules';
import { simpleMinisGame } from '../wire';
import { Drawers } from './drawers';
import { LESSON_COURSE, LearnScreen } from './lessons/course';
import { lobby } from './lobby';
import { recordedIn } from './log';
import { MINIATURES } from './table';

/** The client of Very Simple Miniatures. */
export const simpleMinisClient: GameClient<State, Intent, Event, Options> = {
  game: simpleMinisGame,
  words: { log: recordedIn },
  lobby,
  Drawers,
  pages: [
    { path: 'figures', load: async () => (await import('./bestiary/bestiary-screen')).BestiaryScreen },
    { path: 'rules', load: async () => (await import('./rules-page')).RulesPage },
    { path: 'forces', load: async () => (await import('./forces/force-screen')).ForceScreen },
    { path: 'tables', load: async () => (await import('./tables/table-screen')).TablesScreen },
    { path: 'learn', load: async () => LearnScreen },
  ],
  referee: () => startWorker(() => new Worker(new URL('./referee.ts', import.meta.url), { type: 'module' })),
  replay: async () => (await import('./replay/replay')).Replay,
  open(line, listener) {
    exposeTrial(simpleMinisGame, line);
    const table = openTable(MINIATURES, line, listener, { course: LESSON_COURSE });
    return {
      ...table,
      View: () => (
        <>
          <table.View />
          <Drawers />
        </>
      ),
    };
  },
};
