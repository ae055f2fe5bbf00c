/**
 * When a match is live for the page. The board comes a moment before the referee says which seat is one's own; until
 * then, a player would see it as a spectator does.
 */
export class Introduction {
  readonly #live: () => void;
  #up = false;
  #known = false;

  /** `live` is called once for each line, when both are there. */
  constructor(live: () => void) {
    this.#live = live;
  }

  /** The first board came over a new line. */
  boardIsHere(): void {
    if (this.#up) return;
    this.#up = true;
    if (this.#known) this.#live();
  }

  /** The referee has said who one is. */
  seatIsKnown(): void {
    if (this.#known) return;
    this.#known = true;
    if (this.#up) this.#live();
  }

  /** The line is gone; whoever comes back is told anew. */
  lineIsGone(): void {
    this.#up = false;
    this.#known = false;
  }
}
