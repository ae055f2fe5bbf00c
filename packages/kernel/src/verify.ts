/** Verifies a record: the commitment, every roll, every intent, every seal and the end. */
import { samePlain, stateHash } from './canonical';
import type { Turned } from './cards';
import { frozen } from './clone';
import { commitmentTo, matchKey } from './match-dice';
import { cardFlaw, type HasPacks, packsOf, sealsHash } from './packs';
import { type Entry, type Recording, type Roll, turnedIn } from './recording';
import { openRecording, type Replay } from './replay';
import type { Outcome, Ruleset, Tagged } from './ruleset';
import { type OpenedSeal, Seals } from './seal';
import { secretFromHex } from './seeded';

/** The codes of the flaws that a record can have. */
const FLAWS = [
  /** Not a record of this format, game or ruleset version. */
  'NOT_A_RECORD',
  /** The secret does not fit the commitment. */
  'COMMITMENT',
  /** The record differs from what was seen during the match. */
  'NOT_AS_SEEN',
  /** The dice of the set-up differ. */
  'LOTS',
  /** The rules refuse an intent, or an undo is impossible. */
  'ENTRY',
  /** The dice of an intent differ. */
  'ROLLS',
  /** A hidden set-up does not fit its seal. */
  'SEAL',
  /** A turned card does not fit its seal, or another card was turned. */
  'CARD',
  'OUTCOME',
  'HASH',
] as const;
/** The code of a flaw. */
export type FlawCode = (typeof FLAWS)[number];

/** A flaw of a record. `n` is the entry at which it shows, from 1; null if it is not about one entry. */
export interface Flaw {
  readonly ok: false;
  readonly code: FlawCode;
  readonly n: number | null;
  readonly message: string;
}

/** The counts of a record without flaws. */
export interface Verified {
  readonly ok: true;
  readonly entries: number;
  /** The number of verified rolls, those of the set-up included. */
  readonly rolls: number;
  readonly seals: number;
  readonly outcome: Outcome | null;
  readonly hash: string;
}

/** The result of a verification. */
export type Verdict = Verified | Flaw;

/** Notes of a person who saw the match. */
export interface Seen {
  readonly commitment?: string;
  /** The entropy by seat, as far as it was seen. */
  readonly entropy?: readonly (string | null | undefined)[];
  /** The seals by seat; empty or missing if none was seen. */
  readonly seals?: readonly (string | undefined)[];
}

/** Whether this secret, 64 hex digits, fits the commitment. */
export function opensCommitment(commitment: string, secret: string): boolean {
  // In a game with packs the hash of all seals follows it.
  return /^[0-9a-f]{64}$/.test(secret) && commitmentTo(secretFromHex(secret)) === commitment.slice(0, 64);
}

/** Replays a record and compares its contents, and the notes of a person who saw the match, with the replay. Never throws. */
export function verifyRecording<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
  seen: Seen = {},
): Verdict {
  try {
    return judged(rules, recording, seen);
  } catch (error) {
    return flaw('NOT_A_RECORD', messageOf(error));
  }
}

function judged<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
  seen: Seen,
): Verdict {
  if (recording.format !== 2) {
    return flaw('NOT_A_RECORD', 'Only records of format 2 can be verified: older ones have no commitment');
  }
  if (recording.origin !== undefined) {
    const origin = verifyRecording(rules, recording.origin);
    if (!origin.ok) return { ...origin, message: `In the match this one goes on from: ${origin.message}` };
  }
  const early = commitmentFlaw(recording, seen);
  if (early !== null) return early;
  return followed(rules, recording, openRecording(rules, recording), seen);
}

function followed<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
  opened: Replay<S, I, E>,
  seen: Seen,
): Verdict {
  if (recording.lots !== undefined && !samePlain(recording.lots, opened.lots)) {
    return flaw('LOTS', `The set-up rolls ${told(opened.lots)}, the record says ${told(recording.lots)}`);
  }
  const cards = cardsFlaw(rules, recording, opened.dealt);
  if (cards !== null) return cards;
  let rolls = opened.lots.length;
  const seals = new Seals(rules, secretFromHex(recording.secret), rules.seats(frozen(recording.options)));
  seals.look(frozen(opened.state), 0);
  for (let n = 1; n <= recording.entries.length; n++) {
    const entry = recording.entries[n - 1] as Entry<I>;
    try {
      const step = opened.next();
      if (step === null) break;
      rolls += step.rolls.length;
      if ('back' in entry) seals.back(entry.back);
      else seals.look(frozen(step.state), step.step);
      if ('intent' in entry && entry.rolls !== undefined && !samePlain(entry.rolls, step.rolls)) {
        return flaw('ROLLS', `Entry ${n} rolls ${told(step.rolls)}, the record says ${told(entry.rolls)}`, n);
      }
      if ('intent' in entry && rules.packs !== undefined && !samePlain(entry.turned ?? [], step.turned)) {
        return flaw('CARD', `Entry ${n} turns other cards than the record says`, n);
      }
    } catch (error) {
      return flaw('ENTRY', messageOf(error), n);
    }
  }
  const state = frozen(opened.state);
  const hash = stateHash(rules.packs === undefined ? state : rules.view(state, 'spectator'));
  return sealFlaw(recording, seals.all, seen) ?? endOf(recording, rules.outcome(state), hash, [rolls, seals]);
}

/** Returns a flaw unless every turned card fits its seal and the seals fit the commitment. */
function cardsFlaw<I, O>(rules: HasPacks<O>, recording: Recording<I, O>, dealt: readonly Turned[]): Flaw | null {
  const packs = packsOf(rules, recording.options);
  if (packs.length === 0) return recording.commitment.length === 64 ? null : flaw('COMMITMENT', 'Nothing was sealed');
  const { packs: seals = {}, secret, entropy, commitment } = recording;
  if (commitment.slice(64) !== sealsHash(seals)) {
    return flaw('COMMITMENT', 'The seals on the cards are not those that were committed to');
  }
  const why = cardFlaw(packs, seals, matchKey(secretFromHex(secret), entropy), turnedIn(recording));
  if (why !== null) return flaw('CARD', why);
  return samePlain(recording.dealt ?? [], dealt) ? null : flaw('CARD', 'The set-up turns other cards');
}

function commitmentFlaw<I, O>({ commitment, secret, entropy }: Recording<I, O>, seen: Seen): Flaw | null {
  if (!opensCommitment(commitment, secret))
    return flaw('COMMITMENT', 'The secret is not the one that was committed to');
  if (seen.commitment !== undefined && seen.commitment !== commitment) {
    return flaw('NOT_AS_SEEN', `The commitment was ${seen.commitment}, the record says ${commitment}`);
  }
  for (const [seat, added] of (seen.entropy ?? []).entries()) {
    if (added === undefined || added === (entropy[seat] ?? null)) continue;
    return flaw('NOT_AS_SEEN', `Seat ${seat} added ${added} to the dice, the record says ${entropy[seat] ?? null}`);
  }
  return null;
}

function sealFlaw<I, O>(recording: Recording<I, O>, made: readonly OpenedSeal[], seen: Seen): Flaw | null {
  if (recording.seals !== undefined && !samePlain(recording.seals, made)) {
    return flaw('SEAL', 'What was hidden in the set-up is not what the record says was sealed');
  }
  for (const [seat, seal] of (seen.seals ?? []).entries()) {
    if (seal === undefined || seal === '' || made.some((one) => one.seat === seat && one.seal === seal)) continue;
    return flaw('NOT_AS_SEEN', `What seat ${seat} hid in the set-up is not under the seal that was seen`);
  }
  return null;
}

function endOf<I, O>(
  recording: Recording<I, O>,
  outcome: Outcome | null,
  hash: string,
  [rolls, seals]: readonly [number, Seals],
): Verdict {
  if (recording.outcome !== undefined && !samePlain(recording.outcome, outcome)) {
    return flaw(
      'OUTCOME',
      `It ends with ${JSON.stringify(outcome)}, the record says ${JSON.stringify(recording.outcome)}`,
    );
  }
  if (recording.hash !== undefined && recording.hash !== hash) {
    return flaw('HASH', `The last state has the hash ${hash}, the record says ${recording.hash}`);
  }
  return { ok: true, entries: recording.entries.length, rolls, seals: seals.all.length, outcome, hash };
}

function flaw(code: FlawCode, message: string, n: number | null = null): Flaw {
  return { ok: false, code, n, message };
}

function told(rolls: readonly Roll[]): string {
  return rolls.length === 0 ? 'nothing' : rolls.map(([sides, face]) => `d${sides}=${face}`).join(' ');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
