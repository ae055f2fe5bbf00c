/** The table of a replay: the board of a match without input, and the dice beside it. */
import { PLAYER } from '@dwo/kits/audio/loudspeaker';
import type { Scene } from '@dwo/kits/miniatures/model';
import { SceneHost } from '@dwo/kits/miniatures/table/host';
import { Follower } from '@dwo/kits/miniatures/theatre/follower';
import { Show } from '@dwo/kits/miniatures/theatre/show';
import type { ReplayTable, TableHands } from '@dwo/kits/replay';
import type { Cast } from '@dwo/kits/replay/contract';
import { useCallback } from 'preact/hooks';
import type { DiceKind } from '../../actions/rolls';
import { FIGURES } from '../../art/figures/on-the-table';
import { exposeState } from '../../debug';
import { clearDesk, patchDesk } from '../../store';
import { say } from '../../words';
import { actionOf } from './action';
import type { Beat, DinoWarsShown, Setting, Tableau } from './edition/shown';
import { sceneOf } from './scene-of';
import { namesOf, settingOf } from './setting-of';

/** The board on which one record is shown. */
export class ReplayBoard implements ReplayTable<DinoWarsShown> {
  readonly #show: Show<DiceKind>;
  readonly #follower: Follower;
  readonly #hands: TableHands;
  #scene: Scene | null = null;
  #board: Tableau | null = null;
  #setting: Setting | null = null;

  constructor(hands: TableHands) {
    clearDesk();
    this.#hands = hands;
    this.#follower = new Follower(hands);
    this.#show = new Show({
      board: (board) => this.show(board),
      effects: (effects) => this.#scene?.play(effects) ?? Promise.resolve(),
      cut: () => this.#scene?.skip(),
      look: (beats) => (this.#board === null ? 0 : this.#follower.look(actionOf(this.#board, beats))),
      dice: (dice) => patchDesk({ dice }),
      log: (log) => hands.log(log),
      sound: (voice, pitch) => PLAYER.play(voice, pitch),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      pace: () => hands.pace(),
    });
  }

  open(cast: Cast<DinoWarsShown>): void {
    this.#setting = settingOf(cast);
    patchDesk({ names: namesOf(cast) });
  }

  show(board: Tableau): void {
    this.#board = board;
    if (this.#setting !== null) this.#scene?.show(sceneOf(board, this.#setting.table));
  }

  async perform(beats: readonly Beat[], said: boolean): Promise<void> {
    await this.#show.perform(beats, said);
  }

  cut(): void {
    this.#show.cut();
  }

  clear(): void {
    patchDesk({ dice: null });
  }

  look(before: Tableau | null, beats: readonly Beat[]): void {
    if (before === null) this.#follower.lookAround();
    else this.#follower.look(actionOf(before, beats));
  }

  setPace(pace: number): void {
    this.#scene?.setPace(pace);
  }

  /** Shows on this scene from now on; null when it is removed. */
  attach(scene: Scene | null): void {
    this.#scene = scene;
    this.#follower.attach(scene);
    scene?.setPace(this.#hands.pace());
    if (this.#board !== null) this.show(this.#board);
  }

  close(): void {
    clearDesk();
  }

  readonly View = () => <BoardHost board={this} />;
}

function BoardHost({ board }: { readonly board: ReplayBoard }) {
  const attach = useCallback(
    (scene: Scene) => {
      exposeState();
      board.attach(scene);
      return () => board.attach(null);
    },
    [board],
  );
  return <SceneHost art={FIGURES} label={say('replay.board')} hands={null} attach={attach} />;
}
