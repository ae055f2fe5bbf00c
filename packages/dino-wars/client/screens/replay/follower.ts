/** Holds the camera of a replay to the action, until somebody takes it over by hand. */
import type { Insets, Scene } from '@dwo/kits/miniatures/model';
import type { TableHands } from '@dwo/kits/replay';
import { actionOf } from './action';
import type { Beat, Tableau } from './edition/shown';

/** The insets of the table: on a narrow one the plates of both sides lie above it, and the words below. */
const WIDE: Insets = { top: 20, right: 20, bottom: 20, left: 20 };
const NARROW: Insets = { top: 76, right: 6, bottom: 64, left: 6 };
const NARROW_PX = 600;
/** There is no room to keep clear of everything. */
const LOW: Insets = { top: 8, right: 8, bottom: 8, left: 8 };
const LOW_PX = 340;

/** One camera at a time. */
export class Follower {
  #scene: Scene | null = null;
  #deafen: () => void = () => {};
  readonly #hands: Pick<TableHands, 'follows' | 'takenOver'>;

  constructor(hands: Pick<TableHands, 'follows' | 'takenOver'>) {
    this.#hands = hands;
  }

  /** From now on it is the camera of this board; of none with null. */
  attach(scene: Scene | null): void {
    this.#deafen();
    this.#scene = scene;
    this.#deafen = scene?.onSteer(() => this.#takenOver()) ?? (() => {});
  }

  /** Turns to where these beats happen, if it follows; returns in how many milliseconds it is there. */
  look(before: Tableau | null, beats: readonly Beat[]): number {
    if (before === null || !this.#hands.follows()) return 0;
    return this.#scene?.follow(actionOf(before, beats), this.#insets()) ?? 0;
  }

  /** The whole table, if it follows: nothing has happened yet. */
  lookAround(): void {
    if (this.#hands.follows()) this.#scene?.wholeTable();
  }

  #takenOver(): void {
    if (this.#hands.follows()) this.#hands.takenOver();
  }

  #insets(): Insets {
    const { clientWidth = 0, clientHeight = 0 } = document.querySelector('.table-host') ?? {};
    if (clientHeight < LOW_PX) return LOW;
    return clientWidth < NARROW_PX ? NARROW : WIDE;
  }
}
