/** The records of Jurassic Wars on the shell's replay page. */

import type { ReplayProps } from '@dwo/kits/game-client';
import { type Aside, type GameReplay, ReplayScreen, type ReplayTable, type TableHands } from '@dwo/kits/replay';
import type { Cast, Ending } from '@dwo/kits/replay/contract';
import { replayStore } from '@dwo/kits/replay/state';
import { useStore } from '@dwo/kits/shell/use-store';
import { createStore } from 'zustand/vanilla';
import { jurassicWars } from '../../rules';
import { BareTable } from '../bare-table';
import { Rules } from '../book';
import { jurassicWarsBox } from '../box';
import { LogSheet } from '../log-sheet';
import { say } from '../words';
import type { JwBeat, JwPicture, JwShown } from './edition';
import '../table.css';

class CardTable implements ReplayTable<JwShown> {
  readonly #shown = createStore<{ readonly picture: JwPicture | null }>(() => ({ picture: null }));
  #names: readonly string[] = [];
  #wake = () => {};
  #take = 0;

  constructor(private readonly hands: TableHands) {}

  open({ seats }: Cast<JwShown>): void {
    this.#names = seats.map(({ name }) => name);
  }

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
    if (picture === null) return null;
    return <BareTable state={picture} name={(seat) => this.#names[seat] ?? ''} id="jw-replay" />;
  };
}

const sideName = (side: string): string => jurassicWarsBox.sideName(side) ?? side;

/** The player of a side; every seat has a side of its own. */
function nameOf(side: string | null): string {
  return replayStore.getState().cast?.seats.find((seat) => seat.side === side)?.name ?? '';
}

const GAME: GameReplay<JwShown> = {
  rules: jurassicWars,
  get title() {
    return say('table.title');
  },
  follows: false,
  ownPlates: true,
  losses: false,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  table: (hands) => new CardTable(hands),
  side: (side) => ({
    name: sideName(side),
    inside: say('replay.side', { side: sideName(side), name: nameOf(side) }),
    icon: 'flag',
  }),
  said: () => null,
  headline: ({ winner }: Ending) => say('log.ended', { name: nameOf(winner) }),
  get opening() {
    return say('replay.opening');
  },
  spoken: ({ text }) => text,
  Log: ({ aside }: { readonly aside: Aside }) => <LogSheet aside={aside} look="jw__log--replay" />,
  Rules,
};

/** Shows a record of this game. */
export function Replay(props: ReplayProps) {
  return <ReplayScreen game={GAME} {...props} />;
}
