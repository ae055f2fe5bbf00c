/**
 * This browser's notes of a match from before anybody could know how the dice would fall, kept until the end, when the
 * server says its secret: then they show whether that is the one it had committed itself to.
 */
import { opensCommitment } from '@dwo/kernel';
import { type MatchState, sealsIn } from '@dwo/shared';
import { say } from '../words';
import { recall, remember } from './storage';

/** How it stands with the dice of a match; `broken` says in a sentence what is not as it was. */
export type Fairness =
  | { readonly verdict: 'open' | 'proven'; readonly commitment: string }
  | { readonly verdict: 'broken'; readonly commitment: string; readonly why: string };

/** The notes of a match. */
export interface Seen {
  readonly commitment: string;
  /** Whether it was seen before the secret was: only then does it prove anything. */
  readonly early: boolean;
  /** The entropy that this browser added to the dice; null if it watches. */
  readonly entropy: string | null;
  /** By seat; empty where there was none. */
  readonly seals: readonly string[];
}

const KEY = 'dino-wars.witness';
/** Older matches are forgotten beyond this many. */
const KEPT = 60;

/** Chance of this browser's own: 32 hex digits. */
export function drawEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One match as this browser saw it. */
export class Witness {
  private seen: Seen | null;
  private given: string | null = null;
  private fairness: Fairness | null = null;

  constructor(private readonly id: string) {
    this.seen = allSeen()[id] ?? null;
  }

  /** This browser sat down and added this to the dice. */
  sat(entropy: string): void {
    this.given = entropy;
    if (this.seen !== null) this.keep({ ...this.seen, entropy });
  }

  /** This browser has given its chair up, or somebody else has taken it with its token: what it added counts no more. */
  left(): void {
    this.given = null;
    if (this.seen !== null) this.keep({ ...this.seen, entropy: null });
  }

  /** Looks at what the server shows now; the same object as before if nothing about it changed. */
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

/** Hex digits of the commitment to the dice; what follows them seals the closed cards. */
const DICE_DIGITS = 64;

/** The notes, with the cards as they are sealed now: in the lobby a match may become another one, its dice stay. */
function sealedAnew(seen: Seen | null, { stage, commitment }: MatchState): Seen | null {
  if (seen === null || stage !== 'lobby' || seen.commitment === commitment) return seen;
  const isSameDice = seen.commitment.slice(0, DICE_DIGITS) === commitment.slice(0, DICE_DIGITS);
  return isSameDice ? { ...seen, commitment } : seen;
}

/** The first difference from what was seen before; null if all is well so far. */
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

/** This browser's notes of a match while it was played; null if it was not there. */
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
