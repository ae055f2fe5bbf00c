/** A match as a file: its set-up and its intents. The dice follow from these, so nothing else is needed. */
import type { PackSeals, Turned } from './cards';
import { commitmentTo, type DiceKind, type Entropies, matchKey } from './match-dice';
import { type Cards, ClosedCards, type HasPacks, halvesOf, OpenCards, packsOf, sealsHash } from './packs';
import type { Outcome, Seat, Tagged } from './ruleset';
import type { OpenedSeal } from './seal';
import { secretFromHex, secretToHex } from './seeded';

/** One roll: the sides of the die and its face, from 1. */
export type Roll = readonly [sides: number, face: number];

/** An intent of a seat. `rolls` are its dice, for readers who verify them; they follow from the rest. */
export interface PlayedEntry<I> {
  seat: Seat;
  intent: I;
  /** Epoch milliseconds. */
  at?: number;
  rolls?: readonly Roll[];
  /** The cards that were turned for all. A public record needs them, because nothing else reveals them. */
  turned?: readonly Turned[];
}

/** An undo: only the first `back` of the intents that were not undone stay. */
export interface BackEntry {
  back: number;
  at?: number;
}

/** A deed at the table that does not change the game: a pause, or a seat that changed hands. */
export interface DeedEntry {
  deed: Tagged;
  at?: number;
}

/** An intent of a match that another one has gone on from, after the step at which it did. */
export interface Followed<I> {
  seat: Seat;
  intent: I;
  /** The occasion of its rolls, counted from that step on: the name, a hash sign and the number of times. */
  occasion: string;
  /** The dice of its rolls in the earlier match: the number of its step, or the occasion as that match counted it. */
  dice: string;
  /** How many matches before the earlier one these dice come from, if that was such a fork itself; missing for none. */
  back?: number;
}

/** One entry of a record; the n-th, from 1, led to `seq` n. */
export type Entry<I> = PlayedEntry<I> | BackEntry | DeedEntry;

/** A person who had a seat, for a time or to the end. */
export interface RecordedPlayer {
  name: string;
  label: string;
  bot: boolean;
}

/**
 * Everything needed to replay a match and verify its dice; plain data. Optional fields are for readers and for verification:
 * neither dice nor state depend on them.
 */
export interface Recording<I, O> {
  format: 2;
  game: string;
  version: number;
  options: O;
  /** SHA-256 of the secret, followed in a game with packs by the hash of all seals. It was public before anybody sat down. */
  commitment: string;
  /** 64 hex digits. */
  secret: string;
  /** In a game with packs: the seals of all cards. */
  packs?: PackSeals;
  /**
   * In a game with packs: the key of closed cards, 64 hex digits. Only the server has it; a public record never contains it.
   */
  closed?: string;
  /** The entropy of each seat, by seat. */
  entropy: (string | null)[];
  /** How the dice depend on what is played; missing for dice by step. */
  dice?: DiceKind;
  /**
   * For a fork: the record of the earlier match up to the step from which this one goes on. This match begins with the last
   * state of that record and has the same options. Its own steps and entries count from 1.
   */
  origin?: Recording<I, O>;
  /**
   * In the origin of a fork that rolls the same dice to come: the intents that followed there. An occasion that is one of theirs
   * rolls their dice; all others roll dice of the fork's own, by occasion.
   */
  ahead?: readonly Followed<I>[];
  entries: Entry<I>[];
  /** The dice of the set-up. */
  lots?: readonly Roll[];
  /** The cards that the set-up turned for all. */
  dealt?: readonly Turned[];
  /** The opened secrets of the seats' set-ups, to be compared with the seals published during the match. */
  seals?: readonly OpenedSeal[];
  outcome?: Outcome | null;
  /** Hash of the last state; in a game with packs, of the spectators' view of it. */
  hash?: string;
  id?: string;
  preset?: string;
  players?: RecordedPlayer[];
  /** Epoch milliseconds. */
  begunAt?: number;
  endedAt?: number;
}

/** The secret keys on which the chance of a match depends. */
export interface MatchKeys {
  /** The key of the dice; published at the end. */
  readonly secret: Uint8Array;
  /** In a game with packs: the key of closed cards, which is never published. Null in all other games. */
  readonly closed: Uint8Array | null;
  /** How the dice depend on what is played; missing or null for dice by step. */
  readonly dice?: DiceKind | null;
  /** For a fork: the record that it goes on from, whose dice it may roll (`ahead`). */
  readonly origin?: { readonly record?: Recording<Tagged, unknown> } | null;
}

/** Makes the keys of a new match from 32 unpredictable bytes. */
export function keysFrom<O>(game: HasPacks<O>, options: O, random: Uint8Array): Omit<MatchKeys, 'origin'> {
  if (packsOf(game, options).length === 0) return { secret: random, closed: null };
  const { open, closed } = halvesOf(random);
  return { secret: open, closed };
}

/** The part of the keys that is published before anybody sits down: the commitment, and in a game with packs the seals. */
export function publishedOf<O>(game: HasPacks<O>, options: O, { secret, closed }: MatchKeys): Published {
  const packs = packsOf(game, options);
  if (packs.length === 0) return { commitment: commitmentTo(secret) };
  if (closed === null) throw new Error('The key of the closed cards is missing');
  // The seals don't depend on the slots of the cards, so any match key will do.
  const { seals } = new ClosedCards(packs, closed, secret);
  return { commitment: commitmentTo(secret) + sealsHash(seals), packs: seals };
}

/** The published part of the keys of a match. */
export interface Published {
  readonly commitment: string;
  readonly packs?: PackSeals;
}

/** An empty record of a match with this secret. In a game with packs the secret is split by `halvesOf`. */
export function newRecording<I, O>(
  game: { readonly id: string; readonly version: number } & HasPacks<O>,
  options: O,
  secret: string,
  entropy: Entropies = [],
): Recording<I, O> {
  return recordingWith(game, options, keysFrom(game, options, secretFromHex(secret)), entropy);
}

/** An empty record of a match with these keys. */
export function recordingWith<I, O>(
  game: { readonly id: string; readonly version: number } & HasPacks<O>,
  options: O,
  keys: MatchKeys,
  entropy: Entropies = [],
): Recording<I, O> {
  const { id, version } = game;
  const { closed, dice = null, origin } = keys;
  return {
    ...{ format: 2, game: id, version, secret: secretToHex(keys.secret), ...publishedOf(game, options, keys) },
    ...(closed === null ? {} : { closed: secretToHex(closed) }),
    ...(dice === null ? {} : { dice }),
    ...(origin?.record === undefined ? {} : { origin: origin.record as unknown as Recording<I, O> }),
    ...{ options, entropy: [...entropy], entries: [] },
  };
}

/**
 * The cards of a recorded match: all if the record has the key, otherwise those that were turned for all. Null in a game
 * without packs.
 */
export function recordedCards<I, O>(recording: Recording<I, O>, game: HasPacks<O>): Cards | null {
  const packs = packsOf(game, recording.options);
  if (packs.length === 0) return null;
  if (recording.closed === undefined) return new OpenCards(turnedIn(recording));
  const key = matchKey(secretFromHex(recording.secret), recording.entropy);
  return new ClosedCards(packs, secretFromHex(recording.closed), key);
}

/** All cards that a record says were turned for all. */
export function turnedIn<I, O>({ dealt = [], entries }: Recording<I, O>): readonly Turned[] {
  return [...dealt, ...entries.flatMap((entry) => ('intent' in entry ? (entry.turned ?? []) : []))];
}

/** The intents of a record that were not undone, in order. */
export function standingIntents<I, O>(recording: Pick<Recording<I, O>, 'entries'>): { seat: Seat; intent: I }[] {
  const stand: { seat: Seat; intent: I }[] = [];
  for (const entry of recording.entries) {
    if ('intent' in entry) stand.push({ seat: entry.seat, intent: entry.intent });
    else if ('back' in entry) stand.length = Math.min(stand.length, entry.back);
  }
  return stand;
}
