/** Lets the camera follow the action, in a replay and for spectators, until they move it by hand. */
import type { Insets, Place, Scene } from '../model';

/** The insets of the table: on a narrow screen the plates of both sides lie above it and the words below. */
const WIDE: Insets = { top: 20, right: 20, bottom: 20, left: 20 };
const NARROW: Insets = { top: 76, right: 6, bottom: 64, left: 6 };
const NARROW_PX = 600;
/** The insets of a low screen, which has no room to keep clear of everything. */
const LOW: Insets = { top: 8, right: 8, bottom: 8, left: 8 };
const LOW_PX = 340;

/** The person at the table. */
interface Viewer {
  /** Whether the camera follows the action. */
  follows(): boolean;
  /** Call it when the person has moved the camera by hand. */
  takenOver(): void;
}

/** The camera that follows. */
export class Follower {
  #scene: Scene | null = null;
  #deafen: () => void = () => {};
  readonly #viewer: Viewer;

  constructor(viewer: Viewer) {
    this.#viewer = viewer;
  }

  /** Follows on this board from now on; null for none. */
  attach(scene: Scene | null): void {
    this.#deafen();
    this.#scene = scene;
    this.#deafen = scene?.onSteer(() => this.#takenOver()) ?? (() => {});
  }

  /** Moves to these places, if it follows and there are any; returns after how many ms it is there. */
  look(places: readonly Place[]): number {
    if (places.length === 0 || !this.#viewer.follows()) return 0;
    return this.#scene?.follow(places, this.#insets()) ?? 0;
  }

  /** Shows the whole table, if it follows and nothing has happened yet. */
  lookAround(): void {
    if (this.#viewer.follows()) this.#scene?.wholeTable();
  }

  #takenOver(): void {
    if (this.#viewer.follows()) this.#viewer.takenOver();
  }

  #insets(): Insets {
    const { clientWidth = 0, clientHeight = 0 } = document.querySelector('.table-host') ?? {};
    if (clientHeight < LOW_PX) return LOW;
    return clientWidth < NARROW_PX ? NARROW : WIDE;
  }
}
