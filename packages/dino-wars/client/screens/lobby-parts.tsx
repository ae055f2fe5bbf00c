/** The lobby of a match of this game. */

import type { Agreed, GameLobby } from '@dwo/kits/game-client';
import { Sketch } from '@dwo/kits/miniatures/editor/sketch';
import { ANY_CHAIR } from '@dwo/shared';
import { Figure } from '../art/figure';
import { agreedOptions, forceSheet, presetOptions } from '../hud/presets';
import { say } from '../words';
import { Forces } from './lobby-forces';
import { Picker } from './lobby-picker';
import { modes } from './modes';
import { agreedIn } from './plan/agreement';
import { OwnBattle } from './plan/own-battle';
import { knownPlan, optionsOf } from './plan/plan';
import { problemsOf } from './plan/reasons';
import { RulesInUse } from './plan/rules-in-use';
import { firstPlan } from './plan/starts';
import { strengths } from './strengths';

const ONE = { width: 150, height: 92 };
const SEVERAL = { width: 74, height: 92 };

export const LOBBY: GameLobby = {
  sides: [
    {
      wish: 'army',
      get name() {
        return say('side.the.army');
      },
      get text() {
        return say('lobby.side.army');
      },
      Picture: () => (
        <>
          <Figure art="soldier-nco" {...SEVERAL} />
          <Figure art="soldier-rifle" {...SEVERAL} />
          <Figure art="soldier-bazooka" {...SEVERAL} />
        </>
      ),
    },
    {
      wish: 'dinosaurs',
      get name() {
        return say('side.the.dinosaurs');
      },
      get text() {
        return say('lobby.side.dinosaurs');
      },
      Picture: () => <Figure art="tyrannosaurus" {...ONE} />,
    },
    {
      wish: ANY_CHAIR,
      get name() {
        return say('side.the.any');
      },
      get text() {
        return say('lobby.side.any');
      },
      Picture: () => (
        <>
          <Figure art="soldier-hero" {...SEVERAL} />
          <Figure art="deinonychus" {...SEVERAL} />
        </>
      ),
    },
  ],
  agreed,
  get modes() {
    return modes();
  },
  own: { Card: OwnBattle, options: () => optionsOf(knownPlan(firstPlan())), reasons: problemsOf },
  strengths,
  Picker,
};

/** The content of a match. For a custom battle, or one that was drawn at random, the server is asked. */
async function agreed(match: string, preset: string): Promise<Agreed | null> {
  const options = presetOptions(preset) ?? (await agreedOptions(match));
  if (options === null) return null;
  const sheet = forceSheet(options);
  const View = () => (
    <>
      <RulesInUse agreement={agreedIn(options)} />
      <div class="lobby__forces">
        <Sketch table={sheet.table} />
        <Forces sheet={sheet} />
      </div>
    </>
  );
  return { seats: options.players.map(({ side }) => side), View };
}
