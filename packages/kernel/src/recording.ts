/** A match as a file: how it was set up and what was played. The dice come from it, so nothing else is needed. */
import type { Dice } from './dice';
import { commitmentTo, type Entropies, keyedDice, matchKey } from './match-dice';
import type { Outcome, Seat, Tagged } from './ruleset';
import type { OpenedSeal } from './seal';
import { secretFromHex } from './seeded';

/** A die as it fell: how many sides it has and which of them, from 1, it shows. */
export type Roll = readonly [sides: number, face: number];

/** Something a seat did. `rolls` are the dice that fell for it, for whoever checks them; they follow from the rest. */
export interface PlayedEntry<I> {
  seat: Seat;
  intent: I;
  /** Epoch milliseconds. */
  at?: number;
  rolls?: readonly Roll[];
}

/** What was played after the first `back` standing intents was taken back. */
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

/** Whoever had a seat. */
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
  /** SHA-256 of the secret, known to all before the first of them sat down. */
  commitment: string;
  /** 64 hex digits. */
  secret: string;
  /** What each seat added, by seat. */
  entropy: (string | null)[];
  /**
   * The match that this one goes on from, with the entries up to where it does: it begins with the last state of that one, and
   * has the same options. Steps and entries count from 1 all the same.
   */
  origin?: Recording<I, O>;
  entries: Entry<I>[];
  /** The dice of the set-up. */
  lots?: readonly Roll[];
  /** What seats had hidden in their set-up, to be compared with the seals that were shown when it was made. */
  seals?: readonly OpenedSeal[];
  outcome?: Outcome | null;
  /** Hash of the last state. */
  hash?: string;
  id?: string;
  preset?: string;
  players?: RecordedPlayer[];
  /** Epoch milliseconds. */
  begunAt?: number;
  endedAt?: number;
}

/** A record to be filled. */
export function newRecording<I, O>(
  game: { readonly id: string; readonly version: number },
  options: O,
  secret: string,
  entropy: Entropies = [],
): Recording<I, O> {
  const commitment = commitmentTo(secretFromHex(secret));
  const { id, version } = game;
  return { format: 2, game: id, version, options, commitment, secret, entropy: [...entropy], entries: [] };
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

/** The dice of a recorded match: those of each step. */
export function recordedDice<I, O>(recording: Recording<I, O>): (step: number) => Dice {
  const key = matchKey(secretFromHex(recording.secret), recording.entropy);
  return (step) => keyedDice(key, step);
}

/** Dice that remember how they fell. */
export interface HeardDice extends Dice {
  readonly rolls: Roll[];
}

/** The same dice, which remember how they fell. */
export function heard(dice: Dice): HeardDice {
  const rolls: Roll[] = [];
  return {
    rolls,
    roll(sides, why) {
      const face = dice.roll(sides, why);
      rolls.push([sides, face]);
      return face;
    },
  };
}
