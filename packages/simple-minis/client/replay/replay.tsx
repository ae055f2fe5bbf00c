/** Shows records of Very Simple Miniatures on the shell's replay page. */
import type { Judgement } from '@dwo/kernel';
import type { ReplayProps } from '@dwo/kits/game-client';
import { hintingOf } from '@dwo/kits/miniatures/replay/hinting';
import { ReplayLog } from '@dwo/kits/miniatures/replay/replay-log';
import { MiniaturesReplay } from '@dwo/kits/miniatures/replay/replay-table';
import type { FiguresShown } from '@dwo/kits/miniatures/replay/tape';
import { type GameReplay, ReplayScreen } from '@dwo/kits/replay';
import { tellingOf } from '@dwo/kits/review/sentence';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { type Event, type Intent, type Now, type State, simpleMinis } from '../../rules';
import { presetTitle, sideName } from '../box/names';
import { MISTAKE_OF } from '../mistakes';
import { Rules } from '../rules-page';
import { MINIATURES } from '../table';
import { say } from '../words';
import { wordsAt } from './sentences';

const GAME: GameReplay<FiguresShown<State, Event>> = {
  rules: simpleMinis,
  get title() {
    return presetTitle('');
  },
  follows: true,
  losses: false,
  worker: () => startWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  review: {
    worker: () => startWorker(() => new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' })),
    mistakes: MISTAKE_OF,
    told: (judgement, _, before) => tellingOf(judgement as Judgement<Intent>, wordsAt(before as Now)),
  },
  hints: hintingOf(MINIATURES),
  table: (hands) => new MiniaturesReplay(hands, MINIATURES),
  side: (side) => ({ name: sideName(side) ?? side, inside: sideName(side) ?? side, icon: 'flag' }),
  said: () => null,
  headline: ({ winner }) =>
    winner === null ? say('replay.draw') : say('replay.won', { side: sideName(winner) ?? winner }),
  get opening() {
    return say('replay.opening');
  },
  spoken: ({ text }) => text,
  Log: ReplayLog,
  Dice: MiniaturesReplay.Dice(MINIATURES.dice),
  Rules,
};

/** Shows a record of this game. */
export function Replay(props: ReplayProps) {
  return <ReplayScreen game={GAME} {...props} />;
}
