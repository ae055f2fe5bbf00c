/** The replay page of Dino Soldiers. */
import type { ReplayProps } from '@dwo/kits/game-client';
import { type Aside, type GameReplay, ReplayScreen, type ReplayTable, type TableHands } from '@dwo/kits/replay';
import { useStore } from '@dwo/kits/shell/use-store';
import { createStore } from 'zustand/vanilla';
import { dinoSoldiers } from '../../rules';
import { dinoSoldiersBox } from '../box';
import { BareField } from '../field/bare-field';
import { Book } from '../panels/book';
import { Log as BattleLog } from '../panels/log';
import { say } from '../words';
import type { DsBeat, DsPicture, DsShown } from './edition';
import '../table.css';
import '../field.css';
import '../panels.css';

/** Milliseconds that a move is shown at normal speed. */
const MOVE_MS = 750;

class TileTable implements ReplayTable<DsShown> {
  readonly #shown = createStore<{ readonly picture: DsPicture | null }>(() => ({ picture: null }));
  #wake = () => {};

  constructor(private readonly hands: TableHands) {}

  open(): void {}

  show(picture: DsPicture): void {
    this.#shown.setState({ picture });
  }

  async perform(beats: readonly DsBeat[]): Promise<void> {
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
    if (picture === null) return null;
    return <BareField state={picture} effects={null} id="ds-replay" />;
  };
}

const sideName = (side: string): string => dinoSoldiersBox.sideName(side) ?? side;

const GAME: GameReplay<DsShown> = {
  rules: dinoSoldiers,
  get title() {
    return say('table.title');
  },
  follows: false,
  losses: false,
  worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  table: (hands) => new TileTable(hands),
  side: (side) => ({ name: sideName(side), inside: sideName(side), icon: side === 'soldiers' ? 'star' : 'claw' }),
  said: () => null,
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
