/** Tar Pit in the browser. */
import type { GameClient } from '@dwo/kits/game-client';
import { TablePlayback } from '@dwo/kits/playback/playback';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { ANY_CHAIR } from '@dwo/shared';
import type { Event, Intent, Options, State } from '../rules';
import { tarPitGame } from '../wire';
import { Card } from './box';
import { recordedIn } from './log';
import { Board, Drawers, Rules, scoreOf, Table } from './table';
import { say } from './words';

export const tarPitClient: GameClient<State, Intent, Event, Options> = {
  game: tarPitGame,
  words: { log: recordedIn },
  lobby: {
    get sides() {
      return [
        {
          wish: 'left',
          name: say('card.left'),
          text: say('card.six'),
          Picture: () => <Card art="1" width={44} height={62} />,
        },
        {
          wish: 'right',
          name: say('card.right'),
          text: say('card.six'),
          Picture: () => <Card art="12" width={44} height={62} />,
        },
        {
          wish: ANY_CHAIR,
          name: say('card.any'),
          text: say('card.dice'),
          Picture: () => <Card art="?" width={44} height={62} />,
        },
      ];
    },
    agreed: async () => ({ seats: ['left', 'right'], View: () => <p class="note">{say('agreed')}</p> }),
    Picker: () => null,
  },
  Drawers,
  pages: [{ path: 'rules', load: async () => Rules }],
  referee: () => startWorker(() => new Worker(new URL('./referee.ts', import.meta.url), { type: 'module' })),
  replay: async () => (await import('./replay/replay')).Replay,
  open(line, listener) {
    const playback = new TablePlayback<State, Event>({ log: recordedIn }, listener);
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
