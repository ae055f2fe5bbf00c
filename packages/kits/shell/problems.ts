/** The problems that can stand between a person and a match, and the page's words for them. */

export const PROBLEMS = [
  'unknown-match',
  'unplayable',
  'server-gone',
  'too-fast',
  'taken-over',
  'shutting-down',
  'version',
  'mishap',
] as const;
export type ProblemKind = (typeof PROBLEMS)[number];

export interface Problem {
  readonly kind: ProblemKind;
  /** The server's own message, for people who have to look into it. */
  readonly detail: string;
}

export interface ProblemText {
  readonly headline: string;
  readonly text: string;
  /** The act of the one button. */
  readonly remedy: 'title' | 'reload' | 'retry';
}

export const PROBLEM_TEXTS: Record<ProblemKind, ProblemText> = {
  'unknown-match': {
    headline: 'No such battle!',
    text: 'Nobody has set up a table under this link. Perhaps a letter got lost on the way: ask your friend to send it again.',
    remedy: 'title',
  },
  unplayable: {
    headline: 'From another age!',
    text: 'This battle was fought under older rules that this server no longer plays, or its record cannot be read.',
    remedy: 'title',
  },
  'server-gone': {
    headline: 'The line is dead!',
    text: 'The server does not answer. Your match is safe in its record; try again in a moment.',
    remedy: 'retry',
  },
  'too-fast': {
    headline: 'Hold your horses!',
    text: 'This browser sent more wishes than any person can, so the server hung up. Your seat is kept.',
    remedy: 'retry',
  },
  'taken-over': {
    headline: 'You are already here!',
    text: 'Your seat is being played from another window. Close that one, or take the seat back here.',
    remedy: 'retry',
  },
  'shutting-down': {
    headline: 'Intermission!',
    text: 'The server is being restarted. The match stands as it stood and will go on in a moment.',
    remedy: 'retry',
  },
  version: {
    headline: 'A newer version!',
    text: 'The game was updated since this page was loaded. Load it again to go on where you were.',
    remedy: 'reload',
  },
  mishap: {
    headline: 'Something broke!',
    text: 'The server stumbled over this match and put it back as it was. Loading the page again usually helps.',
    remedy: 'reload',
  },
};
