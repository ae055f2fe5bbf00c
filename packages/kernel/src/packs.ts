/**
 * Packs of cards of which some may stay closed for ever. The secret of a match reveals its dice, and so every deck that dice
 * have shuffled. If some cards must never be seen, that secret could never be published and no roll could be verified.
 * Therefore a pack is shuffled twice. First the server lays the cards out in an order from a key that it never publishes,
 * puts a seal on each, and commits to the seals before anybody sits down. Then the match key, to which all seats contribute,
 * decides which sealed card lies at which slot. Neither side alone decides where a card lies. A turned card is opened with
 * the salt of its seal, which says nothing about the others. docs/FAIRNESS.md describes what that proves.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical';
import type { Card, Pack, PackSeals, Turned } from './cards';
import { frozen } from './clone';
import { shuffled } from './deck';
import type { Dice } from './dice';
import { keyedDice } from './match-dice';
import type { Frozen, Seat } from './ruleset';
import { sealOn } from './seal';

/** The dice of a game with packs; they also know the cards. */
export interface CardDice extends Dice {
  /** The card at a slot, shown to everybody or to one seat. Null for a seat's card in a replay of a public record. */
  turn(pack: string, slot: number, to: Seat | 'all'): Card | null;
}

/** Shows the card at a slot to everybody. Throws if the dice have no packs. */
export function turnUp(dice: Dice | CardDice, pack: string, slot: number): Card {
  const card = withCards(dice).turn(pack, slot, 'all');
  if (card === null) throw new Error(`Nobody knows the card at ${pack} ${slot}`);
  return card;
}

/**
 * Shows the card at a slot to one seat. Null if that card is not known here: rules must work without it, and must keep it
 * nowhere but in that seat's secret. Throws if the dice have no packs.
 */
export function showTo(seat: Seat, dice: Dice | CardDice, pack: string, slot: number): Card | null {
  return withCards(dice).turn(pack, slot, seat);
}

function withCards(dice: Dice | CardDice): CardDice {
  if (!('turn' in dice)) throw new Error('These dice know no packs of cards');
  return dice;
}

/** The part of a game that declares its packs. */
export interface HasPacks<O> {
  packs?(options: Frozen<O>): readonly Pack[];
}

/** The packs of a match with these options; empty if all its cards are open once it is over. */
export function packsOf<O>(game: HasPacks<O>, options: O): readonly Pack[] {
  return game.packs?.(frozen(options)) ?? [];
}

/**
 * Splits the secret of a match in a game with packs: `open` is for the dice and published at the end, `closed` is never
 * published.
 */
export function halvesOf(secret: Uint8Array): { readonly open: Uint8Array; readonly closed: Uint8Array } {
  return { open: hmac(sha256, secret, utf8ToBytes('open')), closed: hmac(sha256, secret, utf8ToBytes('closed')) };
}

/** The hash of all seals, published before anybody sits down: the SHA-256 of their canonical JSON, as 64 hex digits. */
export function sealsHash(seals: PackSeals): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(seals))));
}

/** The index of the sealed card at each slot of a pack, from the match key. */
export function cutOf(key: Uint8Array, { id, cards }: Pack): readonly number[] {
  const dice = keyedDice(hmac(sha256, key, utf8ToBytes(`cut.${id}`)), 0);
  return shuffled([...cards.keys()], dice, 'cut');
}

/** The source of a match's cards. */
export interface Cards {
  /**
   * The card at a slot, as a seat or everybody may see it; null if it is not known here. Throws a RangeError for an unknown
   * slot.
   */
  at(pack: string, slot: number, to: Seat | 'all'): Card | null;
  /** The same card with the salt of its seal, for verification. */
  opened(pack: string, slot: number): Turned;
}

/** All cards, as only the server knows them. */
export class ClosedCards implements Cards {
  readonly seals: PackSeals;
  private readonly laid = new Map<string, readonly { readonly card: Card; readonly salt: string }[]>();
  private readonly cuts = new Map<string, readonly number[]>();

  constructor(packs: readonly Pack[], closed: Uint8Array, key: Uint8Array) {
    for (const pack of packs) {
      const dice = keyedDice(hmac(sha256, closed, utf8ToBytes(`pack.${pack.id}`)), 0);
      const salt = (i: number) => bytesToHex(hmac(sha256, closed, utf8ToBytes(`card.${pack.id}.${i}`)));
      this.laid.set(
        pack.id,
        shuffled(pack.cards, dice, 'pack').map((card, i) => ({ card, salt: salt(i) })),
      );
      this.cuts.set(pack.id, cutOf(key, pack));
    }
    const seals = [...this.laid].map(([id, cards]) => [id, cards.map(({ card, salt }) => sealOn(card, salt))]);
    this.seals = Object.fromEntries(seals);
  }

  at(pack: string, slot: number): Card {
    return this.opened(pack, slot).card;
  }

  opened(pack: string, slot: number): Turned {
    const laid = this.laid.get(pack)?.[this.cuts.get(pack)?.[slot] ?? -1];
    if (laid === undefined) throw new RangeError(`There is no card at ${pack} ${slot}`);
    return { pack, slot, ...laid };
  }
}

/** The cards that were turned for all, as everybody knows them. */
export class OpenCards implements Cards {
  private readonly known: ReadonlyMap<string, Turned>;

  constructor(turned: readonly Turned[]) {
    this.known = new Map(turned.map((one) => [`${one.pack} ${one.slot}`, one]));
  }

  at(pack: string, slot: number, to: Seat | 'all'): Card | null {
    return to === 'all' ? this.opened(pack, slot).card : null;
  }

  opened(pack: string, slot: number): Turned {
    const turned = this.known.get(`${pack} ${slot}`);
    if (turned === undefined) throw new RangeError(`The card at ${pack} ${slot} was never turned`);
    return turned;
  }
}

/**
 * Explains why the turned cards can't have lain there; null if they can. They can if the seals fit the packs, each card has
 * its seal at the place that the match key names, and no pack has fewer cards of a kind than were turned.
 */
export function cardFlaw(
  packs: readonly Pack[],
  seals: PackSeals,
  key: Uint8Array,
  turned: readonly Turned[],
): string | null {
  if (packs.length !== Object.keys(seals).length) return 'There are not as many sealed packs as the game has';
  for (const pack of packs) {
    const sealed = seals[pack.id];
    if (sealed?.length !== pack.cards.length) return `The pack ${pack.id} is not sealed card by card`;
    const cut = cutOf(key, pack);
    const left = [...pack.cards];
    const seen = new Map<number, Card>();
    for (const { slot, card, salt } of turned.filter((one) => one.pack === pack.id)) {
      if (sealOn(card, salt) !== sealed[cut[slot] ?? -1]) return `The card at ${pack.id} ${slot} is not the sealed one`;
      if (seen.has(slot)) continue;
      seen.set(slot, card);
      const at = left.indexOf(card);
      if (at < 0) return `The pack ${pack.id} has no such card any more as lay at ${slot}`;
      left.splice(at, 1);
    }
  }
  const stray = turned.find((one) => packs.every(({ id }) => id !== one.pack));
  return stray === undefined ? null : `There is no pack ${stray.pack}`;
}
