/** Jurassic Wars in the browser. */

import type { GameClient } from '@dwo/kits/game-client';
import { StagedPlayback } from '@dwo/kits/shell/staged-playback';
import type { Event, Intent, Options, State } from '../rules';
import { jurassicWarsGame } from '../wire';
import { lobby } from './lobby';
import { recordedIn } from './log';
import { scoreOf } from './score';
import { scenesOf } from './staging';
import { Board, Drawers, Rules, Table } from './table';

export const jurassicWarsClient: GameClient<State, Intent, Event, Options> = {
  game: jurassicWarsGame,
  words: { log: recordedIn },
  lobby,
  Drawers,
  pages: [{ path: 'rules', load: async () => Rules }],
  referee: () => new Worker(new URL('./referee.ts', import.meta.url), { type: 'module' }),
  replay: async () => (await import('./replay/replay')).Replay,
  open(line, listener) {
    const playback = new StagedPlayback<State, Event>({ scenes: scenesOf, log: recordedIn }, listener);
    return {
      playback,
      meet: () => {},
      refresh: () => {},
      View: () => <Table line={line} />,
      Board,
      score: scoreOf,
      close: () => playback.close(),
    };
  },
};
