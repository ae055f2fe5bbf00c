/** Orders, and what players tell the referee. */
import type { FigureId, Leave, StandingOrder } from '../state';

/** Whether teammates may name this soldier as their spotter (DW-R-40). Allowed at any time. */
export interface AllowSpotting {
  readonly type: 'allowSpotting';
  readonly figure: FigureId;
  readonly allow: Leave;
}

/** A standing order for one soldier, vehicle or crewed weapon, or with null for all of the seat's (DW-R-17). Allowed at any time. */
export interface Order {
  readonly type: 'order';
  readonly figure: FigureId | null;
  readonly order: StandingOrder;
}

/** This seat has finished the phase. */
export interface Done {
  readonly type: 'done';
}

/** The clock of the phase has run out for this seat (DW-R-100). Only the clock wishes it. */
export interface Lapse {
  readonly type: 'lapse';
}

/** Take `done` back while the phase lasts. */
export interface Resume {
  readonly type: 'resume';
}

/** Agree, or no longer agree, to end a stalled game by points (DW-R-97). */
export interface AgreeEnd {
  readonly type: 'agreeEnd';
  readonly agreed: boolean;
}

/** Want to give up, or no longer; a side resigns when all its players want to (DW-R-100). */
export interface Resign {
  readonly type: 'resign';
  readonly agreed: boolean;
}

/** The kind of each of their fields. */
export const TALK_FIELDS = {
  allowSpotting: { figure: 'figure', allow: 'leave' },
  order: { figure: 'figure or none', order: 'standing order' },
  done: {},
  lapse: {},
  resume: {},
  agreeEnd: { agreed: 'flag' },
  resign: { agreed: 'flag' },
} as const;
