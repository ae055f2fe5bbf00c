/** The chat of the table this browser is at, and which of it its owner wants to hear. */
import type { ChatLine, ChatLog } from '@dwo/shared';
import { createStore } from 'zustand/vanilla';
import { recall, remember } from './storage';

/** The preferences of a listener. */
export interface Ear {
  /** Hide the worst words. */
  readonly mask: boolean;
  /** Hear those who only watch. */
  readonly watchers: boolean;
}

export interface Talk {
  /** The match this is about; null outside of one. */
  readonly match: string | null;
  /** How the owner of this browser is known here. */
  readonly who: string;
  readonly lines: readonly ChatLine[];
  /** Lines by others that came since the talk was last looked at. */
  readonly unread: number;
  /** Whether the talk is being looked at. */
  readonly open: boolean;
  /** The people this browser does not want to hear in this match. */
  readonly muted: readonly string[];
  readonly ear: Ear;
}

/** So many lines are kept on the page. */
const KEPT = 200;
const EAR = 'dino-wars.ear';
const MUTED = 'dino-wars.muted';
/** Matches whose muted people are remembered. */
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

/** Begins anew for a match. */
export function sitAtTable(match: string | null): void {
  const muted = match === null ? [] : (mutedByMatch()[match] ?? []);
  talk.setState({ match, who: '', lines: [], unread: 0, open: false, muted });
}

/** Takes in the lines that were said before this browser came, or came back. */
export function hearLog({ who, lines }: ChatLog): void {
  const before = talk.getState();
  const known = new Set(before.lines.map(({ id }) => id));
  const missed = lines.filter((line) => !known.has(line.id) && line.who !== who && wanted(line, before)).length;
  // A person who comes for the first time has missed nothing that needs a mark.
  const unread = before.open || before.who === '' ? 0 : before.unread + missed;
  talk.setState({ who, lines, unread });
}

/** Somebody said something. */
export function hear(line: ChatLine): void {
  const before = talk.getState();
  const counts = !before.open && line.who !== before.who && wanted(line, before);
  talk.setState({ lines: [...before.lines, line].slice(-KEPT), unread: before.unread + (counts ? 1 : 0) });
}

/** The talk is looked at, or no longer. */
export function showTalk(open: boolean): void {
  talk.setState(open ? { open, unread: 0 } : { open });
}

/** Whether the owner of this browser wants to hear this. */
export function wanted({ who, place }: ChatLine, { ear, muted }: Pick<Talk, 'ear' | 'muted'>): boolean {
  return !muted.includes(who) && (place !== null || ear.watchers);
}

/** Changes what is heard, and remembers it. */
export function setEar(part: Partial<Ear>): void {
  const ear = { ...talk.getState().ear, ...part };
  talk.setState({ ear });
  remember(EAR, JSON.stringify(ear));
}

/** Stops hearing somebody in this match, or hears them again. */
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

/** The text with its masked words as asterisks. */
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
