/** Dino Soldiers in the browser. */
import type { GameClient } from '@dwo/kits/game-client';
import { onShow } from '@dwo/kits/shell/moves';
import { PlainPlayback } from '@dwo/kits/shell/plain-playback';
import { store } from '@dwo/kits/shell/store';
import type { Event, Intent, Now, Options, State } from '../rules';
import { dinoSoldiersGame } from '../wire';
import { Effects } from './effects';
import { lobby } from './lobby';
import { recordedIn } from './log';
import { Drawers } from './panels/drawers';
import { RulesPage } from './panels/rules-page';
import { scoreOf } from './score';
import { Board, Table } from './table';

export const dinoSoldiersClient: GameClient<State, Intent, Event, Options> = {
  game: dinoSoldiersGame,
  words: { log: recordedIn },
  lobby,
  Drawers,
  pages: [{ path: 'rules', load: async () => RulesPage }],
  referee: () => new Worker(new URL('./referee.ts', import.meta.url), { type: 'module' }),
  replay: async () => (await import('./replay/replay')).Replay,
  open(line, listener) {
    const effects = new Effects();
    const playback = new PlainPlayback<State, Event>((log, event, scene) => {
      effects.heard(event, onShow(store.getState().match) as Now | null);
      return recordedIn(log, event, scene);
    }, listener);
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
      close: () => playback.close(),
    };
  },
};
