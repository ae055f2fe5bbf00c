/** The words for deeds at the table: lines for the log, warnings, and why something could not be done. */

import { type Deed, ruleOfDeed, type Warning } from '@dwo/shared';
import { say } from '../words';
import { type LogEntry, withLine } from './log-entry';
import { playersOf } from './log-scene';
import { named, type Players } from './named';
import { playerName } from './player-name';
import { notify, patchMatch, store } from './store';

const NOBODY = { name: '', who: 'other' } as const;

/** Adds a line to the log of the open match, unless the deed needs none. */
export function logDeed(deed: Deed): void {
  const { match } = store.getState();
  if (match === null) return;
  const log = deedEntry(match.log, deed, playersOf(match));
  if (log !== match.log) patchMatch({ log });
}

/** A log with a line for a deed; the same log if the deed needs none. */
export function deedEntry(log: readonly LogEntry[], deed: Deed, players: Players): readonly LogEntry[] {
  const line = lineOf(deed, players);
  if (line === null) return log;
  const { text, bold, seat } = line;
  const key = (log.at(-1)?.key ?? 0) + 1;
  const entry: LogEntry = {
    ...{ key, kind: 'remark', by: 'referee', text, bold, notes: [], rule: line.rule },
    ...{ figures: [], seats: seat === null ? [] : [seat], kill: false },
  };
  return [...log, entry];
}

/** A line of the log about the table. */
export interface Line {
  readonly text: string;
  readonly bold: readonly string[];
  readonly seat: number | null;
  /** The rule of the table behind the deed, `TABLE-n`. */
  readonly rule: string;
}

/** The line for a deed; null for a deed that needs none. */
export function lineOf(deed: Deed, players: Players): Line | null {
  const rule = ruleOfDeed(deed);
  const bolds = (seat: number | null) => {
    const { name, who } = seat === null ? NOBODY : named(players, seat);
    return who === 'you' ? [] : [name];
  };
  const by = deed.by === null ? NOBODY : named(players, deed.by);
  const said = (text: string): Line => ({ text, bold: bolds(deed.by), seat: deed.by, rule });
  switch (deed.type) {
    case 'asked':
      return said(say(`deed.asked.${deed.what}`, by));
    case 'declined':
      return said(say('deed.declined', by));
    case 'withdrew':
      return said(say('deed.withdrew', by));
    case 'agreed':
      return said(say('deed.agreed', by));
    case 'tookBack':
      return said(say('deed.tookBack', by));
    case 'paused':
      return said(say('deed.paused', by));
    case 'resumed':
      return said(say('deed.resumed'));
    case 'aborted':
      return said(say('deed.aborted', by));
    case 'opened':
      return { text: say('deed.opened', named(players, deed.seat)), bold: bolds(deed.seat), seat: deed.seat, rule };
    case 'closed':
      return null;
    case 'handed': {
      const owner = named(players, deed.seat);
      const text = deed.to === 'owner' ? say('deed.back', owner) : say('deed.handed', { by: deed.name, ...owner });
      return { text, bold: [...bolds(deed.seat), deed.name], seat: deed.seat, rule };
    }
  }
}

/** So long a warning stands before what is asked: a clock beside it goes on saying it. */
const WARNED_MS = 3_000;

/** So long a notice waits for the line of the log that says what the game has decided. */
const TELL_MS = 6_000;

/** Whether a line may say what was done for a seat: one about that player, or about figures of a player that it does not name. */
function tellsOf({ rule, seats, figures }: LogEntry, seat: number): boolean {
  if (rule === 'TABLE-6') return false;
  return seats.includes(seat) || (seats.length === 0 && figures.length > 0);
}

/** Puts into the log that a seat's time ran out; the player is also told what was done for them, once the log says it. */
function tellTimeOut(seat: number, mine: boolean): void {
  const { match } = store.getState();
  if (match === null) return;
  const name = playerName(match.lobby, seat);
  const line = { text: say('deed.out', { name }), rule: 'TABLE-6', seats: [seat] };
  const log = withLine(match.log, line);
  patchMatch({ log });
  if (!mine) return;
  notify({ text: say('deed.out.you'), rule: 'TABLE-6', tone: 'info' });
  const last = log.at(-1)?.key ?? 0;
  const stop = store.subscribe(({ match: now }) => {
    const next = now?.log.find((entry) => entry.key > last && (entry.kind === 'heading' || tellsOf(entry, seat)));
    if (now?.id === match.id && next === undefined) return;
    done();
    if (next !== undefined && next.kind !== 'heading') {
      notify({ text: say('deed.out.you.did', { line: next.text }), rule: 'TABLE-6', tone: 'info' });
    }
  });
  const timer = setTimeout(stop, TELL_MS);
  const done = () => {
    clearTimeout(timer);
    stop();
  };
}

const HOUR_S = 3600;

/** Shows a warning about this player's time; by correspondence also about that of a player they wait for. */
export function heedWarning({ kind, seat, ms }: Warning): void {
  const { match } = store.getState();
  if (match === null) return;
  const mine = match.seats.includes(seat);
  if (kind === 'quiet') {
    if (mine) patchMatch({ quiet: true });
    return;
  }
  if (kind === 'out') {
    tellTimeOut(seat, mine);
    return;
  }
  if (mine) {
    const seconds = Math.min(HOUR_S, Math.round(ms / 1000));
    notify({ text: say('deed.left.you', { seconds }), rule: 'TABLE-6', tone: 'info', shownMs: WARNED_MS });
  } else if (ms > (HOUR_S * 1000) / 2) {
    // The seconds of others are on their clock.
    notify({ text: say('deed.left', { name: playerName(match.lobby, seat) }), rule: 'TABLE-6', tone: 'info' });
  }
}
