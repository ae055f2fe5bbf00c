/** Shows records of Tar Pit on the shell's replay page. */
import type { ReplayProps } from '@dwo/kits/game-client';
import { type Aside, type GameReplay, ReplayScreen, type ReplayTable, type TableHands } from '@dwo/kits/replay';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { createStore } from 'zustand/vanilla';
import { tarPit } from '../../rules';
import { Card } from '../box';
import { Rules } from '../table';
import { say } from '../words';
import type { TarBeat, TarPicture, TarShown } from './edition';

/** How long the replay shows a move before the next one. */
const MOVE_MS = 900;

class CardTable implements ReplayTable<TarShown> {
  readonly #shown = createStore<{ readonly picture: TarPicture | null }>(() => ({ picture: null }));
  #wake = () => {};

  constructor(private readonly hands: TableHands) {}

  open(): void {}

  show(picture: TarPicture): void {
    this.#shown.setState({ picture });
  }

  async perform(beats: readonly TarBeat[]): Promise<void> {
    for (const { picture, log } of beats) {
      this.hands.log(log);
      this.show(picture);
    }
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, MOVE_MS / this.hands.pace());
    });
  }

  cut(): void {
    this.#wake();
  }

  clear(): void {}

  look(): void {}

  setPace(): void {}

  close(): void {}

  readonly View = () => {
    const picture = useStore(this.#shown, (each) => each.picture);
    return (
      <div class="tar tar--replay" data-testid="tar-replay">
        <div class="tar__players">
          {picture?.players.map(({ laid, shown, cards }, seat, all) => (
            <div key={seat} class="tar__player">
              <Card art={laid && !all.every((each) => each.laid) ? '?' : `${shown ?? ''}`} width={72} height={100} />
              <span class="tar__held">
                {picture.hands[seat]?.map((card) => <Card key={card} art={`${card}`} width={30} height={42} />) ??
                  say('replay.hand', { cards })}
              </span>
            </div>
          ))}
        </div>
      </div>
    );
  };
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

const GAME: GameReplay<TarShown> = {
  rules: tarPit,
  get title() {
    return say('box.title');
  },
  follows: false,
  losses: false,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  table: (hands) => new CardTable(hands),
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
