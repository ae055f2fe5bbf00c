/** The records of DINO WARS! on the shell's replay page. */
import { dinoWars, type Side } from '@dwo/dino-wars';
import { type Aside, type GameReplay, ReplayScreen, type SideLook } from '@dwo/kits/replay';
import type { Ending } from '@dwo/kits/replay/contract';
import { openDrawer } from '@dwo/kits/shell/store';
import { LogPanel } from '../../hud/panels/log-panel';
import { RulesPanel } from '../../hud/panels/rules-panel';
import { DiceBox } from '../../hud/theatre/dice-box';
import { spoken } from '../../hud/words/log-reading';
import { BoardStage } from './board-stage';
import type { DinoWarsShown } from './edition/shown';
import { LuckPanel } from './luck-panel';
import './sides.css';
import { saidOf } from './table-words';
import { useMine } from './use-mine';
import { useOwners } from './use-owners';

const SIDES: Record<Side, SideLook> = {
  army: { name: 'Army', inside: 'the army', icon: 'star' },
  dinosaurs: { name: 'Dinosaurs', inside: 'the dinosaurs', icon: 'claw' },
};

const WINS: Record<Side, string> = { army: 'The army holds the lawn!', dinosaurs: 'Dinosaurs rule the lawn!' };

function Log({ aside }: { readonly aside: Aside }) {
  return <LogPanel mine={useMine()} owners={useOwners()} aside={aside} />;
}

const GAME: GameReplay<DinoWarsShown> = {
  rules: dinoWars,
  title: 'Dino Wars',
  follows: true,
  losses: true,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  stage: (hands) => new BoardStage(hands),
  side: (side) => SIDES[side as Side] ?? { name: side, inside: side, icon: 'star' },
  said: saidOf,
  headline: ({ winner }: Ending) => (winner === null ? 'Nobody holds the lawn!' : (WINS[winner as Side] ?? winner)),
  opening: 'The armies stand ready.',
  spoken,
  Log,
  Dice: DiceBox,
  Luck: LuckPanel,
  Rules: ({ rule }) => <RulesPanel rule={rule} onRule={(id) => openDrawer({ type: 'rule', id })} />,
};

/** Shows a record of this game. */
export function Replay({ id, at }: { readonly id: string | null; readonly at: string | null }) {
  return <ReplayScreen game={GAME} id={id} at={at} />;
}
