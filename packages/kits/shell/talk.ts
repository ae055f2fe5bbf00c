/** The chat of the open match, and which lines this person wants to see. */
import type { ChatLine, ChatLog } from '@dwo/shared';
import { createStore } from 'zustand/vanilla';
import { recall, remember } from './storage';

/** The preferences for chat. */
export interface Ear {
  /** Hide bad language. */
  readonly mask: boolean;
  /** Show spectators' lines. */
  readonly watchers: boolean;
}

/** The chat of the open match. */
export interface Talk {
  /** The match that it belongs to; null outside a match. */
  readonly match: string | null;
  /** The id under which the chat knows this browser's person. */
  readonly who: string;
  readonly lines: readonly ChatLine[];
  /** Lines by others since the chat was last open. */
  readonly unread: number;
  /** Whether the chat is open. */
  readonly open: boolean;
  /** The people whom this person has muted in this match. */
  readonly muted: readonly string[];
  readonly ear: Ear;
}

/** The number of lines kept on the page. */
const KEPT = 200;
const EAR = 'dino-wars.ear';
const MUTED = 'dino-wars.muted';
/** The number of matches whose muted people are stored. */
const REMEMBERED = 30;

export const talk = createStore<Talk>(() => ({
  match: null,
  who: '',
  lines: [],
  unread: 0,
  open: false,
  muted: [],
  ear: earIn(recall(EAR)),
}));

/** Begins an empty chat for a match. */
export function sitAtTable(match: string | null): void {
  const muted = match === null ? [] : (mutedByMatch()[match] ?? []);
  talk.setState({ match, who: '', lines: [], unread: 0, open: false, muted });
}

/** Takes in the lines from before this browser came, or reconnected. */
export function hearLog({ who, lines }: ChatLog): void {
  const before = talk.getState();
  const known = new Set(before.lines.map(({ id }) => id));
  const missed = lines.filter((line) => !known.has(line.id) && line.who !== who && wanted(line, before)).length;
  // For a person who comes for the first time, earlier lines are not unread.
  const unread = before.open || before.who === '' ? 0 : before.unread + missed;
  talk.setState({ who, lines, unread });
}

/** Takes in a new line. */
export function hear(line: ChatLine): void {
  const before = talk.getState();
  const counts = !before.open && line.who !== before.who && wanted(line, before);
  talk.setState({ lines: [...before.lines, line].slice(-KEPT), unread: before.unread + (counts ? 1 : 0) });
}

/** Opens or closes the chat. */
export function showTalk(open: boolean): void {
  talk.setState(open ? { open, unread: 0 } : { open });
}

/** Whether this person wants to see a line. */
export function wanted({ who, place }: ChatLine, { ear, muted }: Pick<Talk, 'ear' | 'muted'>): boolean {
  return !muted.includes(who) && (place !== null || ear.watchers);
}

/** Changes the preferences and stores them. */
export function setEar(part: Partial<Ear>): void {
  const ear = { ...talk.getState().ear, ...part };
  talk.setState({ ear });
  remember(EAR, JSON.stringify(ear));
}

/** Mutes a person in this match, or unmutes them. */
export function setMuted(who: string, isMuted: boolean): void {
  const { match, muted } = talk.getState();
  if (match === null) return;
  const others = muted.filter((each) => each !== who);
  const now = isMuted ? [...others, who] : others;
  talk.setState({ muted: now });
  const { [match]: _, ...rest } = mutedByMatch();
  const kept = Object.entries(rest).slice(1 - REMEMBERED);
  remember(MUTED, JSON.stringify(Object.fromEntries(now.length === 0 ? kept : [...kept, [match, now]])));
}

/** The text of a line with its masked words as asterisks. */
export function masked({ text, mask }: Pick<ChatLine, 'text' | 'mask'>): string {
  let shown = '';
  let at = 0;
  for (const [from, length] of mask) {
    shown += text.slice(at, from) + '*'.repeat(length);
    at = from + length;
  }
  return shown + text.slice(at);
}

function earIn(text: string | null): Ear {
  const read = parsed(text) as Partial<Record<keyof Ear, unknown>>;
  return { mask: read.mask !== false, watchers: read.watchers !== false };
}

function mutedByMatch(): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [match, whos] of Object.entries(parsed(recall(MUTED)))) {
    if (Array.isArray(whos)) found[match] = whos.filter((who) => typeof who === 'string');
  }
  return found;
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
