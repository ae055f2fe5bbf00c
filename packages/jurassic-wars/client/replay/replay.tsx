/** The records of Jurassic Wars on the shell's replay page. */
import { type Aside, type GameReplay, ReplayScreen, type ReplayTable, type TableHands } from '@dwo/kits/replay';
import { playerName } from '@dwo/kits/shell/player-name';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { createStore } from 'zustand/vanilla';
import { jurassicWars } from '../../rules';
import { BareTable } from '../bare-table';
import { jurassicWarsBox } from '../box';
import { DinoCard } from '../card';
import { Rules } from '../table';
import { say } from '../words';
import type { JwBeat, JwPicture, JwShown } from './edition';
import '../table.css';

class CardTable implements ReplayTable<JwShown> {
  readonly #shown = createStore<{ readonly picture: JwPicture | null }>(() => ({ picture: null }));
  #wake = () => {};
  #take = 0;

  constructor(private readonly hands: TableHands) {}

  open(): void {}

  show(picture: JwPicture): void {
    this.#shown.setState({ picture });
  }

  async perform(beats: readonly JwBeat[]): Promise<void> {
    this.#take += 1;
    const take = this.#take;
    for (const { picture, log, ms } of beats) {
      this.hands.log(log);
      this.show(picture);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, ms / this.hands.pace());
      });
      if (take !== this.#take) return;
    }
  }

  cut(): void {
    this.#take += 1;
    this.#wake();
  }

  clear(): void {}

  look(): void {}

  setPace(): void {}

  close(): void {}

  readonly View = () => {
    const picture = useStore(this.#shown, (each) => each.picture);
    const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
    if (picture === null) return null;
    const name = (seat: number) => playerName(lobby, seat);
    return (
      <BareTable state={picture} name={name} id="jw-replay">
        {picture.secrets.map((secret, seat) => (
          <span key={seat} class="jw__shown">
            {secret?.hand.map(
              (rank) => rank !== null && <DinoCard key={rank} rank={rank} period={picture.period} small />,
            )}
          </span>
        ))}
      </BareTable>
    );
  };
}

function Log({ aside }: { readonly aside: Aside }) {
  const log = useStore(store, ({ match }) => match?.log ?? []);
  return (
    <section class="paper jw__log jw__log--replay" role="log" aria-label={say('table.log')}>
      {log.map((entry) => (
        <p key={entry.key}>
          {entry.text} {entry.rule !== '' && <small>{entry.rule}</small>} {aside(entry)}
        </p>
      ))}
    </section>
  );
}

const sideName = (side: string): string => jurassicWarsBox.sideName(side) ?? side;

const GAME: GameReplay<JwShown> = {
  rules: jurassicWars,
  get title() {
    return say('table.title');
  },
  follows: false,
  losses: false,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  table: (hands) => new CardTable(hands),
  side: (side) => ({ name: sideName(side), inside: sideName(side), icon: 'flag' }),
  said: () => null,
  headline: ({ reason }) => reason,
  get opening() {
    return say('replay.opening');
  },
  spoken: ({ text }) => text,
  Log,
  Rules,
};

/** Shows a record of this game. */
export function Replay({ id, at }: { readonly id: string | null; readonly at: string | null }) {
  return <ReplayScreen game={GAME} id={id} at={at} />;
}
