/** The replay page of Jurassic Wars. */

import type { Judgement } from '@dwo/kernel';
import type { ReplayProps } from '@dwo/kits/game-client';
import { type Aside, type GameReplay, PlainTable, ReplayScreen } from '@dwo/kits/replay';
import type { Ending } from '@dwo/kits/replay/contract';
import type { PlainShown } from '@dwo/kits/replay/plain-tape';
import { replayStore } from '@dwo/kits/replay/state';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { type Intent, jurassicWars } from '../../rules';
import { BareTable } from '../bare-table';
import { jurassicWarsBox } from '../box';
import { LogSheet } from '../log-sheet';
import { MISTAKE_OF } from '../mistakes';
import { RulesText } from '../rules-drawer';
import type { Picture } from '../staging';
import { say } from '../words';
import { HINTS } from './hints';
import { toldOf } from './sentences';
import '../table.css';
import { calledAs } from '../../wire/persons';

/** Milliseconds that a move is shown at normal speed. */
const MOVE_MS = 1_100;

const sideName = (side: string): string => jurassicWarsBox.sideName(side) ?? side;

/** The name of the player of a side; every seat is a side of its own. */
function nameOf(side: string | null): string {
  return calledAs(replayStore.getState().cast?.seats.find((seat) => seat.side === side)?.name ?? '');
}

const GAME: GameReplay<PlainShown<Picture>> = {
  rules: jurassicWars,
  get title() {
    return say('table.title');
  },
  follows: false,
  ownPlates: true,
  losses: false,
  worker: () => startWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  table: (hands) =>
    new PlainTable<Picture>(hands, {
      ms: MOVE_MS,
      View: ({ picture, name }) => <BareTable state={picture} name={(seat) => calledAs(name(seat))} id="jw-replay" />,
    }),
  side: (side) => ({
    name: sideName(side),
    inside: say('replay.side', { side: sideName(side), name: nameOf(side) }),
    icon: 'flag',
  }),
  said: () => null,
  hints: HINTS,
  review: {
    worker: () => startWorker(() => new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' })),
    mistakes: MISTAKE_OF,
    told: (judgement, cast, _, own) => toldOf(judgement as Judgement<Intent>, cast, own),
  },
  headline: ({ winner }: Ending) => say('log.ended', { name: nameOf(winner), who: 'other' }),
  get opening() {
    return say('replay.opening');
  },
  spoken: ({ text }) => text,
  Log: ({ aside }: { readonly aside: Aside }) => <LogSheet aside={aside} look="jw__log--replay" />,
  Rules: RulesText,
};

export function Replay(props: ReplayProps) {
  return <ReplayScreen game={GAME} {...props} />;
}
