/** The table of a replay: the board of a match without input, and the dice beside it. */
import type { Scene } from '@dwo/kits/miniatures/model';
import { recordedAction } from '@dwo/kits/miniatures/replay/action';
import { RecordBoard } from '@dwo/kits/miniatures/replay/record-board';
import type { ReplayTable, TableHands } from '@dwo/kits/replay';
import type { Cast } from '@dwo/kits/replay/contract';
import type { DiceKind } from '../../actions/rolls';
import { FIGURES } from '../../art/figures/on-the-table';
import { exposeState } from '../../debug';
import { clearDesk, patchDesk } from '../../store';
import type { Beat, DinoWarsShown, Setting, Tableau } from './edition/shown';
import { sceneOf } from './scene-of';
import { namesOf, settingOf } from './setting-of';

/** The board on which one record is shown. */
export class ReplayBoard extends RecordBoard<DiceKind> implements ReplayTable<DinoWarsShown> {
  #board: Tableau | null = null;
  #setting: Setting | null = null;

  constructor(hands: TableHands) {
    super(hands, FIGURES);
    clearDesk();
  }

  open(cast: Cast<DinoWarsShown>): void {
    this.#setting = settingOf(cast);
    patchDesk({ names: namesOf(cast) });
  }

  show(board: Tableau): void {
    this.draw(board);
  }

  attend(board: Tableau): void {
    this.lookAtPlan(board);
  }

  protected draw(board: Tableau): void {
    this.#board = board;
    if (this.#setting !== null) this.scene?.show(sceneOf(board, this.#setting.table));
  }

  protected again(): void {
    if (this.#board !== null) this.draw(this.#board);
  }

  async perform(beats: readonly Beat[], said: boolean): Promise<void> {
    await this.player.perform(beats, said);
  }

  protected lookAt(beats: readonly Beat[]): number {
    return this.#board === null ? 0 : this.follower.look(recordedAction(this.#board, beats));
  }

  look(before: Tableau | null, beats: readonly Beat[]): void {
    if (before === null) this.follower.lookAround();
    else this.follower.look(recordedAction(before, beats));
  }

  override attach(scene: Scene | null): void {
    if (scene !== null) exposeState();
    super.attach(scene);
  }

  override close(): void {
    clearDesk();
  }
}
