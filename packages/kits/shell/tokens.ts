/** The secrets that give a browser its chairs back, one a match, and the name it likes to play under. */
import { recall, remember } from './storage';

const TOKENS = 'dino-wars.seats';
const NAME = 'dino-wars.name';
const CREATED = 'dino-wars.created';
/** Old matches are forgotten beyond this many. */
const KEPT = 60;

type Tokens = Record<string, string>;

/** The token for a match; null if this browser has no chair in it. */
export function tokenFor(matchId: string): string | null {
  const tokens = readTokens();
  return Object.hasOwn(tokens, matchId) ? (tokens[matchId] ?? null) : null;
}

/** Keeps the token of a match, or forgets it with null. */
export function keepToken(matchId: string, token: string | null): void {
  const { [matchId]: _, ...others } = readTokens();
  const kept = Object.entries(others).slice(-KEPT);
  remember(TOKENS, JSON.stringify(Object.fromEntries(token === null ? kept : [...kept, [matchId, token]])));
}

/** The name played under last; null for a newcomer. */
export function knownName(): string | null {
  return recall(NAME);
}

/** Remembers a name for the next match. */
export function keepName(name: string): void {
  remember(NAME, name);
}

/**
 * Remembers, for this tab only, which chair to take in a match once it is open. `passing`: the match is soon forgotten, such as a
 * lesson, and is not to stand among one's battles.
 */
export function keepWish(matchId: string, wish: string, passing = false): void {
  wishes.set(matchId, wish);
  if (passing) passingMatches.add(matchId);
}

/** Whether a match is soon forgotten. */
export function isPassing(matchId: string): boolean {
  return passingMatches.has(matchId);
}

/** The chair to take in a match; null if none was chosen beforehand. */
export function wishFor(matchId: string): string | null {
  return wishes.get(matchId) ?? null;
}

const wishes = new Map<string, string>();
const passingMatches = new Set<string>();

/** Remembers that this browser set a match up: it may choose what is played. */
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
