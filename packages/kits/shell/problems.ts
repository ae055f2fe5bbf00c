/** The problems that can keep a person from a match. */

export const PROBLEMS = [
  'unknown-match',
  'unplayable',
  'server-gone',
  'too-fast',
  'taken-over',
  'shutting-down',
  'version',
  'no-worker',
  'mishap',
] as const;
export type ProblemKind = (typeof PROBLEMS)[number];

export interface Problem {
  readonly kind: ProblemKind;
  /** The server's own message, for the people who investigate it. */
  readonly detail: string;
}

/** The act of a problem's one button. */
export type Remedy = 'title' | 'reload' | 'retry';

/** The button of each problem. */
export const REMEDIES: Readonly<Record<ProblemKind, Remedy>> = {
  'unknown-match': 'title',
  unplayable: 'title',
  'server-gone': 'retry',
  'too-fast': 'retry',
  'taken-over': 'retry',
  'shutting-down': 'retry',
  version: 'reload',
  'no-worker': 'retry',
  mishap: 'reload',
};
