/**
 * This browser's notes of a match, taken before anybody could know the dice. They are kept until the end, when the server shows
 * its secret: then they prove whether it is the secret of the commitment.
 */
import { opensCommitment } from '@dwo/kernel';
import { type MatchState, sealsIn } from '@dwo/shared';
import { say } from '../words';
import { recall, remember } from './storage';

/** The fairness of a match's dice as far as it is known; `broken` says in a sentence what has changed. */
export type Fairness =
  | { readonly verdict: 'open' | 'proven'; readonly commitment: string }
  | { readonly verdict: 'broken'; readonly commitment: string; readonly why: string };

/** The notes of a match. */
export interface Seen {
  readonly commitment: string;
  /** Whether the commitment was seen before the secret: only then does it prove anything. */
  readonly early: boolean;
  /** The entropy that this browser added to the dice; null for a spectator. */
  readonly entropy: string | null;
  /** By seat; empty for a seat without a seal. */
  readonly seals: readonly string[];
}

const KEY = 'dino-wars.witness';
/** The notes of more matches than this are not kept; the oldest go first. */
const KEPT = 60;

/** New entropy of this browser: 32 hex digits. */
export function drawEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The notes of one match. */
export class Witness {
  private seen: Seen | null;
  private given: string | null = null;
  private fairness: Fairness | null = null;

  constructor(private readonly id: string) {
    this.seen = allSeen()[id] ?? null;
  }

  /** This browser has sat down, and added this entropy to the dice. */
  sat(entropy: string): void {
    this.given = entropy;
    if (this.seen !== null) this.keep({ ...this.seen, entropy });
  }

  /** This browser has left its seat, or another has taken it with its token: its entropy no longer counts. */
  left(): void {
    this.given = null;
    if (this.seen !== null) this.keep({ ...this.seen, entropy: null });
  }

  /** Compares what the server shows now with the notes; the same object as before if nothing has changed. */
  look(root: MatchState): Fairness {
    const { commitment, secret, stage } = root;
    const before = sealedAnew(this.seen, root);
    const seen = before ?? { commitment, early: stage !== 'over', entropy: this.given, seals: [] };
    const seals = sealsIn(root).map((seal, seat) => seen.seals[seat] || seal);
    if (before !== this.seen || before === null || seals.join() !== seen.seals.join()) this.keep({ ...seen, seals });
    const why = brokenBy(root, seen);
    const verdict = why !== null ? 'broken' : seen.early && stage === 'over' && secret !== '' ? 'proven' : 'open';
    const known = this.fairness;
    if (known?.verdict === verdict && known.commitment === seen.commitment) return known;
    const fairness: Fairness =
      why === null
        ? { verdict: verdict as 'open' | 'proven', commitment: seen.commitment }
        : { verdict: 'broken', commitment: seen.commitment, why };
    this.fairness = fairness;
    return fairness;
  }

  private keep(seen: Seen): void {
    this.seen = seen;
    const { [this.id]: _, ...others } = allSeen();
    remember(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(-KEPT), [this.id, seen]])));
  }
}

/** Hex digits of the commitment to the dice; the digits after them seal the closed cards. */
const DICE_DIGITS = 64;

/** The notes with the present seal of the cards: in the lobby the match may be changed, while its dice stay. */
function sealedAnew(seen: Seen | null, { stage, commitment }: MatchState): Seen | null {
  if (seen === null || stage !== 'lobby' || seen.commitment === commitment) return seen;
  const isSameDice = seen.commitment.slice(0, DICE_DIGITS) === commitment.slice(0, DICE_DIGITS);
  return isSameDice ? { ...seen, commitment } : seen;
}

/** The first difference from the notes, as a sentence; null if there is none. */
function brokenBy(root: MatchState, { commitment, entropy, seals }: Seen): string | null {
  const { stage, secret } = root;
  if (root.commitment !== commitment) return say('fair.commitment');
  if (stage !== 'lobby' && entropy !== null && ![...root.chairs].some((chair) => chair.entropy === entropy)) {
    return say('fair.entropy');
  }
  const now = sealsIn(root);
  if (seals.some((seal, seat) => seal !== '' && now[seat] !== seal)) {
    return say('fair.seal');
  }
  if (stage === 'over' && secret !== '' && !opensCommitment(commitment, secret)) {
    return say('fair.secret');
  }
  return null;
}

/** This browser's notes of a match; null if it was not there. */
export function seenOf(id: string): Seen | null {
  const all = allSeen();
  return Object.hasOwn(all, id) ? (all[id] ?? null) : null;
}

function allSeen(): Record<string, Seen> {
  try {
    const value: unknown = JSON.parse(recall(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, Seen>) : {};
  } catch {
    return {};
  }
}
