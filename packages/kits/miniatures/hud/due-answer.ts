/** When an answer that a standing wish gives by itself is sent. */

/** The state and the wishes for which an answer was sent. */
export interface Tried {
  readonly state: unknown;
  readonly kept: unknown;
}

/** The moment at which an answer may be due. */
export interface Moment extends Tried {
  /** Null if the wishes give none. */
  readonly answer: unknown;
  /** Whether another intent is not acknowledged yet: a state can arrive before that. */
  readonly sending: boolean;
  /** Whether the match is paused. */
  readonly paused: boolean;
}

/** Whether the answer is sent now: once for a state and its wishes, also if it is refused. */
export function isDue({ answer, state, kept, sending, paused }: Moment, tried: Tried | null): boolean {
  const isTried = tried !== null && tried.state === state && tried.kept === kept;
  return answer !== null && !sending && !paused && !isTried;
}
