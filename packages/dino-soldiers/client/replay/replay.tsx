/** The replay page of Dino Soldiers. */
import type { Judgement } from '@dwo/kernel';
import type { ReplayProps } from '@dwo/kits/game-client';
import { type Aside, type GameReplay, PlainTable, ReplayScreen } from '@dwo/kits/replay';
import type { PlainShown } from '@dwo/kits/replay/plain-tape';
import { tellingOf } from '@dwo/kits/review/sentence';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { dinoSoldiers, type Intent, type Now } from '../../rules';
import { dinoSoldiersBox } from '../box';
import { BareField } from '../field/bare-field';
import { MISTAKE_OF } from '../mistakes';
import { Book } from '../panels/book';
import { Log as BattleLog } from '../panels/log';
import { say } from '../words';
import { type DsPicture, HINTS } from './hints';
import { wordsAt } from './sentences';
import '../table.css';
import '../field.css';
import '../panels.css';

/** Milliseconds that a move is shown at normal speed. */
const MOVE_MS = 750;

const sideName = (side: string): string => dinoSoldiersBox.sideName(side) ?? side;

const GAME: GameReplay<PlainShown<DsPicture>> = {
  rules: dinoSoldiers,
  get title() {
    return say('table.title');
  },
  follows: false,
  losses: false,
  worker: () => startWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  table: (hands) =>
    new PlainTable<DsPicture>(hands, {
      ms: MOVE_MS,
      View: ({ picture }) => <BareField state={picture} effects={null} overlay={picture.advised} id="ds-replay" />,
    }),
  side: (side) => ({ name: sideName(side), inside: sideName(side), icon: side === 'soldiers' ? 'star' : 'claw' }),
  said: () => null,
  hints: HINTS,
  review: {
    worker: () => startWorker(() => new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' })),
    luck: () => say('review.luck'),
    mistakes: MISTAKE_OF,
    told: (judgement, _, before) => tellingOf(judgement as Judgement<Intent>, wordsAt(before as Now)),
  },
  headline: ({ reason }) => reason,
  get opening() {
    return say('replay.opening');
  },
  spoken: ({ text }) => text,
  Log: ({ aside }: { readonly aside: Aside }) => <BattleLog aside={aside} />,
  Rules: ({ rule }) => <Book rule={rule} />,
};

export function Replay(props: ReplayProps) {
  return <ReplayScreen game={GAME} {...props} />;
}
