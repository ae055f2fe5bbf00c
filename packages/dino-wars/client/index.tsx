/** DINO WARS! in the browser. */
import type { Event, Intent, Options, State } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { GameClient } from '@dwo/kits/game-client';
import { closeHint } from '@dwo/kits/miniatures/hints/ask';
import { FaceContext } from '@dwo/kits/miniatures/hud/context';
import { watchOf } from '@dwo/kits/miniatures/hud/danger';
import { theatreOf } from '@dwo/kits/miniatures/hud/stage';
import { worldOn } from '@dwo/kits/miniatures/hud/world';
import { startWorker } from '@dwo/kits/shell/start-worker';
import type { ComponentChildren } from 'preact';
import { BareBoard } from './battle/bare-board';
import { Battle } from './battle/battle';
import { exposeState, exposeWishes } from './debug';
import { Drawers } from './hud/panels/drawers';
import { scoreOf } from './hud/score';
import { explain } from './hud/words/explain';
import { nameFigures, sizeOf } from './hud/words/names';
import { COURSE, LearnScreen } from './lessons/course';
import { MatchContext } from './match-context';
import { LOBBY } from './screens/lobby-parts';
import { clearDesk, desk, patchDesk } from './store';
import { PLAYED, TABLE } from './table';
import { Toolbox } from './tools/toolbox';
import '@dwo/kits/miniatures/hud/styles';

export const dinoWarsClient: GameClient<State, Intent, Event, Options> = {
  game: dinoWarsGame,
  words: { log: PLAYED.log },
  lobby: LOBBY,
  Drawers,
  pages: [
    { path: 'learn', load: async () => LearnScreen },
    { path: 'plan', load: async () => (await import('./screens/plan/plan-screen')).PlanScreen },
    {
      path: 'forces',
      async load() {
        const { ForcesScreen } = await import('./screens/forces/force-screen');
        return ({ hash }) => <ForcesScreen packed={hash} />;
      },
    },
    {
      path: 'tables',
      async load() {
        const { TablesScreen } = await import('./screens/tables/table-screen');
        return ({ hash }) => <TablesScreen packed={hash} />;
      },
    },
    {
      path: 'rules',
      async load() {
        const { RulesScreen } = await import('./screens/rules/rules-screen');
        return ({ hash }) => <RulesScreen rule={hash} />;
      },
    },
    { path: 'figures', load: async () => (await import('./bestiary/bestiary-screen')).BestiaryScreen },
  ],
  referee: () => startWorker(() => new Worker(new URL('./referee.ts', import.meta.url), { type: 'module' })),
  async replay() {
    return (await import('./screens/replay/replay')).Replay;
  },
  open(line, listener) {
    clearDesk();
    const toolbox = new Toolbox(worldOn(line, explain));
    const open = { session: line, toolbox };
    const danger = watchOf(TABLE);
    const face = { game: TABLE, toolbox, line, danger };
    exposeState();
    exposeWishes(line);
    const playback = theatreOf(PLAYED, COURSE, listener);
    const Open = ({ children }: { readonly children: ComponentChildren }) => (
      <FaceContext.Provider value={face}>
        <MatchContext.Provider value={open}>{children}</MatchContext.Provider>
      </FaceContext.Provider>
    );
    return {
      playback,
      draws: true,
      meet(state) {
        // Computed again when a hidden figure is revealed.
        if (desk.getState().names?.size !== sizeOf(state)) patchDesk({ names: nameFigures(state) });
      },
      refresh: () => toolbox.refresh(),
      close() {
        playback.close();
        closeHint();
        danger?.close();
        exposeWishes(null);
      },
      View: () => (
        <Open>
          <Battle />
        </Open>
      ),
      Board: () => (
        <Open>
          <BareBoard />
        </Open>
      ),
      score: scoreOf,
    };
  },
};
