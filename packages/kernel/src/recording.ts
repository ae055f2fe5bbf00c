/** A match as a file: how it was set up and what was played. The dice come from it, so nothing else is needed. */
import type { PackSeals, Turned } from './cards';
import type { Dice } from './dice';
import { commitmentTo, type Entropies, keyedDice, matchKey } from './match-dice';
import {
  type CardDice,
  type Cards,
  ClosedCards,
  type HasPacks,
  halvesOf,
  OpenCards,
  packsOf,
  sealsHash,
} from './packs';
import type { Outcome, Seat, Tagged } from './ruleset';
import type { OpenedSeal } from './seal';
import { secretFromHex, secretToHex } from './seeded';

/** A die as it fell: how many sides it has and which of them, from 1, it shows. */
export type Roll = readonly [sides: number, face: number];

/** Something a seat did. `rolls` are the dice that fell for it, for whoever checks them; they follow from the rest. */
export interface PlayedEntry<I> {
  seat: Seat;
  intent: I;
  /** Epoch milliseconds. */
  at?: number;
  rolls?: readonly Roll[];
  /** Cards that were turned for all. A public record needs them, for what is not among them nobody may know. */
  turned?: readonly Turned[];
}

/** A take-back: everything after the first `back` standing intents was undone. */
export interface BackEntry {
  back: number;
  at?: number;
}

/** Something that happened at the table and changes nothing of the game: a pause, a seat that changed hands. */
export interface DeedEntry {
  deed: Tagged;
  at?: number;
}

/** One thing of a match, in order; the n-th of them, from 1, led to `seq` n. */
export type Entry<I> = PlayedEntry<I> | BackEntry | DeedEntry;

/** A person who held a seat, for a while or to the end. */
export interface RecordedPlayer {
  name: string;
  label: string;
  bot: boolean;
}

/**
 * Everything that is needed to play a match again and to check its dice; plain data. What may be missing is for people to look
 * at or to check; neither dice nor state depend on it.
 */
export interface Recording<I, O> {
  format: 2;
  game: string;
  version: number;
  options: O;
  /** SHA-256 of the secret, and in a game with packs the hash of all seals behind it; known to all before the first sat down. */
  commitment: string;
  /** 64 hex digits. */
  secret: string;
  /** In a game with packs: the seals on all cards. */
  packs?: PackSeals;
  /** In a game with packs: the key that closed cards come from, 64 hex digits. Only the server has it; no public record does. */
  closed?: string;
  /** The entropy of each seat, by seat. */
  entropy: (string | null)[];
  /**
   * The match that this one goes on from, with the entries up to where it does: it begins with the last state of that one, and
   * has the same options. Steps and entries count from 1 all the same.
   */
  origin?: Recording<I, O>;
  entries: Entry<I>[];
  /** The dice of the set-up. */
  lots?: readonly Roll[];
  /** Cards that the set-up turned for all. */
  dealt?: readonly Turned[];
  /** The secrets that seats had hidden in their set-up, to be compared with the seals shown when the match was made. */
  seals?: readonly OpenedSeal[];
  outcome?: Outcome | null;
  /** Hash of the last state; in a game with packs, of what a spectator sees of it. */
  hash?: string;
  id?: string;
  preset?: string;
  players?: RecordedPlayer[];
  /** Epoch milliseconds. */
  begunAt?: number;
  endedAt?: number;
}

/** The keys from which the chance of a match comes. */
export interface MatchKeys {
  /** Its dice come from it, and everybody sees it at the end. */
  readonly secret: Uint8Array;
  /** In a game with packs the key of its closed cards, which nobody ever sees; null in all others. */
  readonly closed: Uint8Array | null;
}

/** The keys of a new match, made of 32 bytes that nobody can guess. */
export function keysFrom<O>(game: HasPacks<O>, options: O, random: Uint8Array): MatchKeys {
  if (packsOf(game, options).length === 0) return { secret: random, closed: null };
  const { open, closed } = halvesOf(random);
  return { secret: open, closed };
}

/** The part of the keys that everybody may know before anybody sits down: the commitment, and in a game with packs the seals behind it. */
export function publishedOf<O>(game: HasPacks<O>, options: O, { secret, closed }: MatchKeys): Published {
  const packs = packsOf(game, options);
  if (packs.length === 0) return { commitment: commitmentTo(secret) };
  if (closed === null) throw new Error('The key of the closed cards is missing');
  // The seals do not depend on where the cards lie in the end.
  const { seals } = new ClosedCards(packs, closed, secret);
  return { commitment: commitmentTo(secret) + sealsHash(seals), packs: seals };
}

export interface Published {
  readonly commitment: string;
  readonly packs?: PackSeals;
}

/** A record to be filled, of a match with this secret: in a game with packs, what is shown at its end comes from it. */
export function newRecording<I, O>(
  game: { readonly id: string; readonly version: number } & HasPacks<O>,
  options: O,
  secret: string,
  entropy: Entropies = [],
): Recording<I, O> {
  return recordingWith(game, options, keysFrom(game, options, secretFromHex(secret)), entropy);
}

/** A record to be filled, of a match with these keys. */
export function recordingWith<I, O>(
  game: { readonly id: string; readonly version: number } & HasPacks<O>,
  options: O,
  keys: MatchKeys,
  entropy: Entropies = [],
): Recording<I, O> {
  const { id, version } = game;
  const { closed } = keys;
  return {
    ...{ format: 2, game: id, version, secret: secretToHex(keys.secret), ...publishedOf(game, options, keys) },
    ...(closed === null ? {} : { closed: secretToHex(closed) }),
    ...{ options, entropy: [...entropy], entries: [] },
  };
}

/** The cards of a recorded match, all of them or those that its record may show; null in a game without packs. */
export function recordedCards<I, O>(recording: Recording<I, O>, game: HasPacks<O>): Cards | null {
  const packs = packsOf(game, recording.options);
  if (packs.length === 0) return null;
  if (recording.closed === undefined) return new OpenCards(turnedIn(recording));
  const key = matchKey(secretFromHex(recording.secret), recording.entropy);
  return new ClosedCards(packs, secretFromHex(recording.closed), key);
}

/** Every card that a record says was turned for all. */
export function turnedIn<I, O>({ dealt = [], entries }: Recording<I, O>): readonly Turned[] {
  return [...dealt, ...entries.flatMap((entry) => ('intent' in entry ? (entry.turned ?? []) : []))];
}

/** The intents that stand, in order: those that were taken back are left out. */
export function standingIntents<I, O>(recording: Pick<Recording<I, O>, 'entries'>): { seat: Seat; intent: I }[] {
  const stand: { seat: Seat; intent: I }[] = [];
  for (const entry of recording.entries) {
    if ('intent' in entry) stand.push({ seat: entry.seat, intent: entry.intent });
    else if ('back' in entry) stand.length = Math.min(stand.length, entry.back);
  }
  return stand;
}

/** The dice of a recorded match: those of each step. In a game with packs they turn its cards. */
export function recordedDice<I, O>(
  recording: Recording<I, O>,
  game: HasPacks<O> = {},
): (step: number) => Dice | CardDice {
  const key = matchKey(secretFromHex(recording.secret), recording.entropy);
  const cards = recordedCards(recording, game);
  if (cards === null) return (step) => keyedDice(key, step);
  return (step) => {
    const dice = keyedDice(key, step);
    return {
      roll: (sides, why) => dice.roll(sides, why),
      turn: (pack, slot, to) => cards.at(pack, slot, to),
    };
  };
}

/** Dice that remember how they fell, and which cards were turned for all. */
export interface HeardDice extends Dice {
  readonly rolls: Roll[];
  readonly turns: Pick<Turned, 'pack' | 'slot'>[];
}

/** The same dice, which remember how they fell. */
export function heard(dice: Dice | CardDice): HeardDice {
  const rolls: Roll[] = [];
  const turns: HeardDice['turns'] = [];
  const plain: HeardDice = {
    rolls,
    turns,
    roll(sides, why) {
      const face = dice.roll(sides, why);
      rolls.push([sides, face]);
      return face;
    },
  };
  if (!('turn' in dice)) return plain;
  const turn: CardDice['turn'] = (pack, slot, to) => {
    const card = dice.turn(pack, slot, to);
    if (to === 'all') turns.push({ pack, slot });
    return card;
  };
  return Object.assign(plain, { turn });
}
