/**
 * The words for deeds at the table besides the game: lines for the log, warnings, and why something could not be done.
 */

import { type Deed, type Failure, ruleOfDeed, type Warning } from '@dwo/shared';
import type { LogEntry } from './log-entry';
import { type Named, playerName } from './player-name';
import { notify, patchMatch, store } from './store';

/** Adds a line to the log of the open match; nothing for a deed that nobody needs to read of later. */
export function logDeed(deed: Deed): void {
  const { match } = store.getState();
  if (match === null) return;
  const log = deedEntry(match.log, deed, match.lobby);
  if (log !== match.log) patchMatch({ log });
}

/** A log with a line for a deed; the same log if the deed needs none. */
export function deedEntry(log: readonly LogEntry[], deed: Deed, lobby: Named | null): readonly LogEntry[] {
  const line = lineOf(deed, lobby);
  if (line === null) return log;
  const { text, bold, seat } = line;
  const key = (log.at(-1)?.key ?? 0) + 1;
  const entry: LogEntry = {
    ...{ key, kind: 'remark', by: 'referee', text, bold, notes: [], rule: line.rule },
    ...{ figures: [], seats: seat === null ? [] : [seat], kill: false },
  };
  return [...log, entry];
}

/** A sentence of the log about the table. */
export interface Line {
  readonly text: string;
  readonly bold: readonly string[];
  readonly seat: number | null;
  /** The rule of the table that it was done by. */
  readonly rule: string;
}

/** A deed as a sentence. */
export function lineOf(deed: Deed, lobby: Named | null): Line | null {
  const name = (seat: number) => playerName(lobby, seat);
  const by = deed.by === null ? '' : name(deed.by);
  const rule = ruleOfDeed(deed);
  const said = (text: string): Line => ({ text, bold: [by], seat: deed.by, rule });
  switch (deed.type) {
    case 'asked':
      return said(`${by} ${ASKED[deed.what]}`);
    case 'declined':
      return said(`${by} would rather not`);
    case 'withdrew':
      return said(`${by} asks no more`);
    case 'agreed':
      return said(`${by} agrees`);
    case 'tookBack':
      return said(`${by} took back a move`);
    case 'paused':
      return said(`The match is paused at the wish of ${by}`);
    case 'resumed':
      return said('The match goes on');
    case 'opened':
      return {
        text: `A spectator may stand in for ${name(deed.seat)}`,
        bold: [name(deed.seat)],
        seat: deed.seat,
        rule,
      };
    case 'closed':
      return null;
    case 'handed': {
      const owner = name(deed.seat);
      const text = deed.to === 'owner' ? `${owner} plays again` : `${deed.name} plays for ${owner}`;
      return { text, bold: [owner, deed.name], seat: deed.seat, rule };
    }
  }
}

const ASKED = {
  takeBack: 'asks to undo a move',
  pause: 'asks for a pause',
  resume: 'asks to go on',
} as const;

/** A warning concerns me, or somebody I wait for. */
export function heedWarning({ kind, seat, ms }: Warning): void {
  const { match } = store.getState();
  if (match === null) return;
  const mine = match.seats.includes(seat);
  if (kind === 'quiet') {
    if (mine) patchMatch({ quiet: true });
    return;
  }
  const seconds = Math.round(ms / 1000);
  const who = mine ? 'You have' : `${playerName(match.lobby, seat)} has`;
  const left = seconds >= 3600 ? 'an hour' : `${seconds} seconds`;
  notify({ text: `${who} ${left} left.`, rule: 'TABLE-6', tone: 'info' });
}

/** Why something at the table could not be done. */
export const TABLE_REASONS: Partial<Record<Failure['code'], string>> = {
  PAUSED: 'The match is paused. It goes on when whoever asked for it says so.',
  NOT_PAUSED: 'The match is not paused.',
  NOT_YOURS: 'That is for somebody else to decide.',
  NOT_AWAY: 'Somebody plays there, or has not been away for long enough.',
  NO_MATE: 'Nobody else of that side is at the table.',
  NO_BOT: 'No computer knows this game.',
  NOT_OPEN: 'That seat is not to be had.',
  ALREADY_SO: 'That is so already.',
  ALREADY_ASKED: 'That is being asked already.',
  NOT_ASKED: 'Nobody asks for that any more.',
  DECLINED_BEFORE: 'That was declined a moment ago. Ask again in a minute.',
  NOTHING_PLAYED: 'There is nothing of yours to undo.',
  OTHERS_PLAYED: 'Somebody else has acted since: that can no longer be undone.',
  ROLLED: 'Dice were rolled for it: that can no longer be undone.',
  REVEALED: 'Something hidden came to light: that can no longer be undone.',
  TIMED_OUT: 'The clock ended that: it can no longer be undone.',
};
