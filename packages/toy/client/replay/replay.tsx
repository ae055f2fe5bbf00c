/** Shows records of Tar Pit on the shell's replay page. */
import type { Frozen } from '@dwo/kernel';
import type { ReplayProps } from '@dwo/kits/game-client';
import { type Aside, type GameReplay, PlainTable, ReplayScreen } from '@dwo/kits/replay';
import type { PlainShown } from '@dwo/kits/replay/plain-tape';
import { startWorker } from '@dwo/kits/shell/start-worker';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { type State, tarPit } from '../../rules';
import { Card } from '../box';
import { Rules } from '../table';
import { say } from '../words';

/** How long the replay shows a move before the next one. */
const MOVE_MS = 900;

/** Both players with the latest round and the hands that the viewer may see. */
function Picture({ picture: { players, secrets } }: { readonly picture: Frozen<State> }) {
  const open = players.every(({ laid }) => laid);
  return (
    <div class="tar tar--replay" data-testid="tar-replay">
      <div class="tar__players">
        {players.map(({ laid, shown, cards }, seat) => (
          <div key={seat} class="tar__player">
            <Card art={laid && !open ? '?' : `${shown ?? ''}`} width={72} height={100} />
            <span class="tar__held">
              {secrets[seat]?.hand.map((card) => <Card key={card} art={`${card}`} width={30} height={42} />) ??
                say('replay.hand', { cards })}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

function Log({ aside }: { readonly aside: Aside }) {
  const log = useStore(store, ({ match }) => match?.log ?? []);
  return (
    <section class="paper tar__log" role="log" aria-label={say('log')}>
      {log.map((entry) => (
        <p key={entry.key}>
          {entry.text} {entry.rule !== '' && <small>{entry.rule}</small>} {aside(entry)}
        </p>
      ))}
    </section>
  );
}

const bank = (side: string): string => say(side === 'left' ? 'card.left' : 'card.right');

const GAME: GameReplay<PlainShown<Frozen<State>>> = {
  rules: tarPit,
  get title() {
    return say('box.title');
  },
  follows: false,
  losses: false,
  worker: () => startWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
  table: (hands) => new PlainTable<Frozen<State>>(hands, { ms: MOVE_MS, View: Picture }),
  side: (side) => ({ name: bank(side), inside: say(side === 'left' ? 'side.left' : 'side.right'), icon: 'flag' }),
  said: () => null,
  headline: ({ winner }) => (winner === null ? say('replay.draw') : say('replay.won', { side: bank(winner) })),
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
