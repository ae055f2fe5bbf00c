/** Dinosaur Cowboys in the browser. */
import type { GameClient } from '@dwo/kits/game-client';
import { exposeTrial, openTable } from '@dwo/kits/miniatures/hud';
import { startWorker } from '@dwo/kits/shell/start-worker';
import type { Event, Intent, Options, State } from '../rules';
import { dinosaurCowboysGame } from '../wire';
import { Drawers } from './drawers';
import { LESSON_COURSE, LearnScreen } from './lessons/course';
import { lobby } from './lobby';
import { recordedIn } from './log';
import { MINIATURES } from './table';

/** The client of Dinosaur Cowboys. */
export const dinosaurCowboysClient: GameClient<State, Intent, Event, Options> = {
  game: dinosaurCowboysGame,
  words: { log: recordedIn },
  lobby,
  Drawers,
  pages: [
    { path: 'figures', load: async () => (await import('./bestiary/bestiary-screen')).BestiaryScreen },
    { path: 'rules', load: async () => (await import('./rules-page')).RulesPage },
    { path: 'posse', load: async () => (await import('./posse/posse-screen')).PosseScreen },
    { path: 'tables', load: async () => (await import('./tables/table-screen')).TablesScreen },
    { path: 'learn', load: async () => LearnScreen },
  ],
  referee: () => startWorker(() => new Worker(new URL('./referee.ts', import.meta.url), { type: 'module' })),
  replay: async () => (await import('./replay/replay')).Replay,
  open(line, listener) {
    exposeTrial(dinosaurCowboysGame, line);
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
