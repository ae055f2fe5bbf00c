/**
 * Tells when a match is live for the page. The board arrives a moment before the referee says which seat this browser has;
 * shown in between, a player would see the match as a spectator does.
 */
export class Introduction {
  readonly #live: () => void;
  #up = false;
  #known = false;

  /** `live` is called once for each connection, when board and seat are known. */
  constructor(live: () => void) {
    this.#live = live;
  }

  /** The first board came over a new connection. */
  boardIsHere(): void {
    if (this.#up) return;
    this.#up = true;
    if (this.#known) this.#live();
  }

  /** The referee has said which seat this browser has. */
  seatIsKnown(): void {
    if (this.#known) return;
    this.#known = true;
    if (this.#up) this.#live();
  }

  /** The connection is lost; the next one waits for board and seat again. */
  lineIsGone(): void {
    this.#up = false;
    this.#known = false;
  }
}
