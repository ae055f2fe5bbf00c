/** The tokens of this browser's seats, one for each match, and the name used last. */
import { recall, remember } from './storage';

const TOKENS = 'dino-wars.seats';
const NAME = 'dino-wars.name';
const CREATED = 'dino-wars.created';
/** Tokens of more matches than this are not kept; the oldest go first. */
const KEPT = 60;

type Tokens = Record<string, string>;

/** The token for a match; null if this browser has no seat in it. */
export function tokenFor(matchId: string): string | null {
  const tokens = readTokens();
  return Object.hasOwn(tokens, matchId) ? (tokens[matchId] ?? null) : null;
}

/** Stores the token of a match; null deletes it. */
export function keepToken(matchId: string, token: string | null): void {
  const { [matchId]: _, ...others } = readTokens();
  const kept = Object.entries(others).slice(-KEPT);
  remember(TOKENS, JSON.stringify(Object.fromEntries(token === null ? kept : [...kept, [matchId, token]])));
}

/** How many matches this browser has a seat in, the latest at most. */
export function seatsKept(): number {
  return Object.keys(readTokens()).length;
}

/** The name used last; null for a newcomer. */
export function knownName(): string | null {
  return recall(NAME);
}

/** Stores a name for the next match. */
export function keepName(name: string): void {
  remember(NAME, name);
}

/**
 * Keeps, in this tab only, which side to take in a match once it is open. `passing`: the match is soon forgotten, such as a
 * lesson, and is not listed among the person's own.
 */
export function keepWish(matchId: string, wish: string, passing = false): void {
  wishes.set(matchId, wish);
  if (passing) passingMatches.add(matchId);
}

/** Whether a match is soon forgotten. */
export function isPassing(matchId: string): boolean {
  return passingMatches.has(matchId);
}

/** The side to take in a match; null if none was chosen beforehand. */
export function wishFor(matchId: string): string | null {
  return wishes.get(matchId) ?? null;
}

const wishes = new Map<string, string>();
const passingMatches = new Set<string>();

/** Stores that this browser set a match up, and so may choose what is played. */
export function keepCreated(matchId: string): void {
  remember(CREATED, JSON.stringify([...createdHere().slice(-KEPT), matchId]));
}

/** Whether this browser set a match up. */
export function wasCreatedHere(matchId: string): boolean {
  return createdHere().includes(matchId);
}

function createdHere(): readonly string[] {
  try {
    const value: unknown = JSON.parse(recall(CREATED) ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

function readTokens(): Tokens {
  try {
    const value: unknown = JSON.parse(recall(TOKENS) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
