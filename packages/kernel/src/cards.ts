/** Cards, and what is published of those that may stay closed for ever; `packs.ts` tells how that works. */

/** The face of a card. */
export type Card = number | string;

/** A pack of cards as it is printed. Slots count from 0 once it is shuffled. */
export interface Pack {
  readonly id: string;
  readonly cards: readonly Card[];
}

/** The seals on the cards of each pack, by its id, as the server laid them out; 64 hex digits each. */
export type PackSeals = Readonly<Record<string, readonly string[]>>;

/** A card that everybody has seen, and the salt of its seal, 64 hex digits. */
export interface Turned {
  readonly pack: string;
  readonly slot: number;
  readonly card: Card;
  readonly salt: string;
}
