/** Cards of packs, some of which may stay closed for ever (see `packs.ts`). */

/** The face of a card. */
export type Card = number | string;

/** A pack of cards as it is printed. After shuffling, cards are known by their slot, counted from 0. */
export interface Pack {
  readonly id: string;
  readonly cards: readonly Card[];
}

/** The seals of the cards by pack id, in the order in which the server laid them out; each is 64 hex digits. */
export type PackSeals = Readonly<Record<string, readonly string[]>>;

/** A card that was shown to everybody, with the salt of its seal, 64 hex digits. */
export interface Turned {
  readonly pack: string;
  readonly slot: number;
  readonly card: Card;
  readonly salt: string;
}
