/** The table of a replay: the board of a match without input, on which the events of a record are played. */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { ReplayTable, TableHands } from '../../replay/game-replay';
import { withGhost } from '../hints/over';
import type { MiniaturesTable } from '../hud/contract';
import { sceneOf } from '../hud/scene-of';
import { actionOf } from '../table/action';
import { Beats } from '../theatre/beats';
import type { Beat, Tableau } from '../theatre/show';
import { RecordBoard } from './record-board';
import type { FigureBeat, FiguresShown, Ghosted } from './tape';

/** The board on which one record of a game is shown. */
export class MiniaturesReplay<S extends object, I extends Tagged, E extends Tagged, K extends string>
  extends RecordBoard<K>
  implements ReplayTable<FiguresShown<S, E>>
{
  readonly #game: MiniaturesTable<S, I, E, K>;
  #picture: Ghosted<S> | null = null;
  readonly #beats: Beats<S, E, K>;

  constructor(hands: TableHands, game: MiniaturesTable<S, I, E, K>) {
    super(hands, game.art);
    this.#game = game;
    this.#beats = new Beats<S, E, K>((event) => game.performance(event));
  }

  override clear(): void {
    this.#beats.clear();
    super.clear();
  }

  open(): void {}

  show(picture: Ghosted<S>): void {
    this.#picture = picture;
    this.draw(this.#ghosted(picture));
  }

  attend(picture: Ghosted<S>): void {
    this.lookAtPlan(this.#ghosted(picture));
  }

  #ghosted(picture: Ghosted<S>): Tableau {
    return withGhost(this.#tableau(picture), picture.ghost ?? null);
  }

  async perform(beats: readonly FigureBeat<S, E>[], said: boolean): Promise<void> {
    if (this.#picture !== null) this.look(this.#picture, beats);
    await this.player.perform(
      beats.map((beat) => this.#beat(beat)),
      said,
    );
    this.#picture = (beats.at(-1)?.picture as Ghosted<S> | undefined) ?? this.#picture;
  }

  #beat({ event, picture, log }: FigureBeat<S, E>): Beat<K> {
    const beat = this.#beats.of(event, picture, { board: this.#tableau(picture), log });
    const name = (id: string) => (id === '' ? '' : this.#game.words.short(picture, id));
    const { roll } = beat;
    return roll === null
      ? beat
      : { ...beat, roll: { ...roll, by: name(roll.by), at: roll.at === null ? null : name(roll.at) } };
  }

  #tableau(picture: Frozen<S>): Tableau {
    const view = { state: picture, seat: null, selected: null, plan: { kind: 'none' } } as const;
    return sceneOf(this.#game as unknown as Parameters<typeof sceneOf<S>>[0], view);
  }

  protected draw(board: Tableau): void {
    if (this.#picture !== null) this.scene?.show({ ...board, table: this.#game.ground(this.#picture) });
  }

  protected again(): void {
    if (this.#picture !== null) this.show(this.#picture);
  }

  /** The camera has moved before the beats begin, by the states between which they happen. */
  protected lookAt(): number {
    return 0;
  }

  look(before: Frozen<S> | null, beats: readonly FigureBeat<S, E>[]): void {
    if (before === null || beats.length === 0) {
      this.follower.lookAround();
      return;
    }
    const effects = beats.flatMap(
      ({ event, picture }) => this.#game.performance(event).effects?.(event, picture) ?? [],
    );
    this.follower.look(actionOf(this.#game.standing, effects, before, null));
  }
}
