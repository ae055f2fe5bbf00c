/** Intents about orders, phases and the end of the game. */
import type { FigureId, Leave, StandingOrder } from '../state';

/** Allow or forbid teammates to name this soldier as their spotter (DW-R-40). Allowed at any time. */
export interface AllowSpotting {
  readonly type: 'allowSpotting';
  readonly figure: FigureId;
  readonly allow: Leave;
}

/**
 * Give a standing order to one soldier, vehicle or crewed weapon, or with null to all of the seat's (DW-R-17). Allowed at
 * any time.
 */
export interface Order {
  readonly type: 'order';
  readonly figure: FigureId | null;
  readonly order: StandingOrder;
}

/** End the phase for this seat. */
export interface Done {
  readonly type: 'done';
}

/** The clock ends the phase for this seat (DW-R-100). Only the clock sends it. */
export interface Lapse {
  readonly type: 'lapse';
}

/** Take `done` back while the phase lasts. */
export interface Resume {
  readonly type: 'resume';
}

/** Agree to end a stalled game by points, or withdraw (DW-R-97). */
export interface AgreeEnd {
  readonly type: 'agreeEnd';
  /** True to agree, false to withdraw. */
  readonly agreed: boolean;
}

/** Give up, or withdraw. A side resigns when all of its players want to (DW-R-100). */
export interface Resign {
  readonly type: 'resign';
  /** True to give up, false to withdraw. */
  readonly agreed: boolean;
}

/** The kinds of fields of these intents. */
export const TALK_FIELDS = {
  allowSpotting: { figure: 'figure', allow: 'leave' },
  order: { figure: 'figure or none', order: 'standing order' },
  done: {},
  lapse: {},
  resume: {},
  agreeEnd: { agreed: 'flag' },
  resign: { agreed: 'flag' },
} as const;
