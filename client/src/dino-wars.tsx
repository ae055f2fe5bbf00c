/** DINO WARS! in the browser. */
import type { Event, Intent, Options, State } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { GameClient } from '@dwo/kits/game-client';
import { STAGE } from './hud/theatre/stage';
import { Theatre } from './hud/theatre/theatre';
import { record } from './hud/words/log';
import { nameFigures, sizeOf } from './hud/words/names';
import { MatchContext } from './match-context';
import { Battle } from './screens/match/battle';
import { clearDesk, desk, patchDesk } from './table-store';
import { toolboxFor } from './tools/world';

export const dinoWarsClient: GameClient<State, Intent, Event, Options> = {
  game: dinoWarsGame,
  words: {
    log(log, event, scene) {
      const { names } = desk.getState();
      return names === null ? log : record(log, event, { ...scene, names });
    },
  },
  open(session, listener) {
    clearDesk();
    const toolbox = toolboxFor(session);
    const open = { session, toolbox };
    return {
      playback: new Theatre({ ...STAGE, ...listener }),
      meet(state) {
        // Worked out again when somebody comes to light.
        if (desk.getState().names?.size !== sizeOf(state)) patchDesk({ names: nameFigures(state) });
      },
      refresh: () => toolbox.refresh(),
      View: () => (
        <MatchContext.Provider value={open}>
          <Battle />
        </MatchContext.Provider>
      ),
    };
  },
};
