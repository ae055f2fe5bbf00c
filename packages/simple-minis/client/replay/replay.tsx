/** Shows records of Very Simple Miniatures on the shell's replay page. */
import type { ReplayProps } from '@dwo/kits/game-client';
import { MiniaturesReplay } from '@dwo/kits/miniatures/replay/replay-table';
import type { FiguresShown } from '@dwo/kits/miniatures/replay/tape';
import { type Aside, type GameReplay, ReplayScreen } from '@dwo/kits/replay';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { type Event, type State, simpleMinis } from '../../rules';
import { sideName } from '../box/names';
import { Rules } from '../rules-page';
import { MINIATURES } from '../table';
import { say } from '../words';

function Log({ aside }: { readonly aside: Aside }) {
  const log = useStore(store, ({ match }) => match?.log ?? []);
  return (
    <section class="paper vs-log" role="log" aria-label={say('log.title')}>
      {log.map((entry) => (
        <p key={entry.key}>
          {entry.text} {entry.rule !== '' && <small>{entry.rule}</small>} {aside(entry)}
        </p>
      ))}
    </section>
  );
}

const GAME: GameReplay<FiguresShown<State, Event>> = {
  rules: simpleMinis,
  get title() {
    return say('title');
  },
  follows: true,
  losses: false,
  worker: () => startWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  review: {
    worker: () => startWorker(() => new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' })),
  },
  table: (hands) => new MiniaturesReplay(hands, MINIATURES),
  side: (side) => ({ name: sideName(side) ?? side, inside: sideName(side) ?? side, icon: 'flag' }),
  said: () => null,
  headline: ({ winner }) =>
    winner === null ? say('replay.draw') : say('replay.won', { side: sideName(winner) ?? winner }),
  get opening() {
    return say('replay.opening');
  },
  spoken: ({ text }) => text,
  Log,
  Rules,
};

/** Shows a record of this game. */
export function Replay(props: ReplayProps) {
  return <ReplayScreen game={GAME} {...props} />;
}
