/** Shows records of DINO WARS! on the shell's replay page. */
import { dinoWars, type Side } from '@dwo/dino-wars';
import type { ReplayProps } from '@dwo/kits/game-client';
import { spoken } from '@dwo/kits/miniatures/hud/log-reading';
import { type GameReplay, ReplayScreen, type SideLook } from '@dwo/kits/replay';
import type { Ending } from '@dwo/kits/replay/contract';
import type { LuckWords } from '@dwo/kits/replay/luck/judge';
import { LuckPanel } from '@dwo/kits/replay/luck/luck-panel';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { openDrawer } from '@dwo/kits/shell/store';
import { ATTACKS } from '../../actions';
import type { LuckKind } from '../../actions/rolls';
import { RulesPanel } from '../../hud/panels/rules-panel';
import { DICE_WORDS } from '../../hud/theatre/dice-words';
import { HINTS } from './advise';
import type { DinoWarsShown } from './edition/shown';
import { ReplayBoard } from './replay-board';
import { ReplayLog } from './replay-log';
import { REVIEW } from './review';
import './sides.css';
import { say } from '../../words';
import { saidOf } from './table-words';

const isSide = (side: string): side is Side => side === 'army' || side === 'dinosaurs';

function lookOf(side: string): SideLook {
  if (!isSide(side)) return { name: side, inside: side, icon: 'star' };
  return { name: say(`side.${side}`), inside: say(`side.inside.${side}`), icon: side === 'army' ? 'star' : 'claw' };
}

function headline({ winner }: Ending): string {
  if (winner === null) return say('replay.won.nobody');
  return isSide(winner) ? say(`replay.won.${winner}`) : winner;
}

const LUCK: LuckWords = {
  kind: (kind) => say(`luck.of.${kind as LuckKind}`),
  side: (side) => say(`side.the.${side as Side}`),
  attacks: ATTACKS,
};

const LUCK_SIDES = [
  { side: 'army', icon: 'star' },
  { side: 'dinosaurs', icon: 'claw' },
] as const;

const GAME: GameReplay<DinoWarsShown> = {
  rules: dinoWars,
  get title() {
    return say('replay.title');
  },
  follows: true,
  losses: true,
  worker: () => startWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  table: (hands) => new ReplayBoard(hands),
  side: lookOf,
  said: saidOf,
  headline,
  get opening() {
    return say('replay.opening');
  },
  hints: HINTS,
  review: REVIEW,
  spoken,
  Log: ReplayLog,
  Dice: ReplayBoard.Dice(DICE_WORDS),
  Luck: () => <LuckPanel words={LUCK} sides={LUCK_SIDES} />,
  Rules: ({ rule }) => <RulesPanel rule={rule} onRule={(id) => openDrawer({ type: 'rule', id })} />,
};

/** Shows a record of this game. */
export function Replay(props: ReplayProps) {
  return <ReplayScreen game={GAME} {...props} />;
}
