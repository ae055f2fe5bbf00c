/**
 * What happened: atomic facts in the past tense. Folding them over the first state rebuilds every later one, so each
 * carries all that `evolve` needs.
 */
import type { Point, Seat } from '@dwo/kernel';
import type { HandWeapon } from './data/weapons';
import type { RuleId } from './rules';
import type { FigureId, FireWindow, Phase, Side, StandingOrder } from './state';

/** One summand of an attack score and the rule it comes from (DW-MOD-2). */
export interface ScorePart {
  readonly rule: RuleId;
  readonly value: number;
}

export type Event =
  /** `byItself`: the phase before it ended because nobody could act (DW-R-104). */
  | { readonly type: 'phaseBegan'; readonly turn: number; readonly phase: Phase; readonly byItself: boolean }
  /** Where it stood first, every corner, where it stands now; `costCi` is what this move cost (DW-R-4). */
  | {
      readonly type: 'moved';
      readonly figure: FigureId;
      readonly path: readonly Point[];
      readonly facing: number;
      readonly costCi: number;
    }
  /** A soldier started to move in contact (DW-AMOVE-2). */
  | { readonly type: 'leftContact'; readonly figure: FigureId }
  | { readonly type: 'faced'; readonly figure: FigureId; readonly facing: number }
  | { readonly type: 'moveEnded'; readonly figure: FigureId }
  /** Declared and paid for (DW-OVER-3). */
  | {
      readonly type: 'overrunDeclared';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly facing: number;
      readonly costCi: number;
    }
  /** The owner of `target` must answer (DW-R-14). */
  | {
      readonly type: 'reactionOpened';
      readonly target: FigureId;
      readonly figure: FigureId;
      readonly weapons: readonly HandWeapon[];
    }
  /** The answer: a weapon, or null for holding fire. `late`: the clock gave it (DW-R-17). */
  | {
      readonly type: 'reactionClosed';
      readonly target: FigureId;
      readonly weapon: HandWeapon | null;
      readonly late: boolean;
    }
  /** An army attack: two dice against `score`, the sum of `parts` (DW-ATK-2). */
  | {
      readonly type: 'shot';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly weapon: HandWeapon;
      readonly window: FireWindow;
      readonly dice: readonly [number, number];
      readonly score: number;
      readonly parts: readonly ScorePart[];
      readonly hit: boolean;
    }
  /** A dinosaur lost life points; `rule` is DW-DMG-8 or, for an automatic kill, DW-AUTO-2. */
  | { readonly type: 'wounded'; readonly figure: FigureId; readonly lost: number; readonly rule: RuleId }
  /** A dinosaur's attack, in an overrun or in phase 3. */
  | {
      readonly type: 'attacked';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly overrun: boolean;
      readonly dice: readonly [number, number];
      readonly score: number;
      readonly parts: readonly ScorePart[];
      readonly hit: boolean;
    }
  /** A special figure's luck roll (DW-DMG-3). */
  | {
      readonly type: 'luckRolled';
      readonly figure: FigureId;
      readonly dice: readonly [number, number];
      readonly needed: number;
      readonly lucky: boolean;
    }
  | { readonly type: 'killed'; readonly figure: FigureId; readonly by: FigureId; readonly rule: RuleId }
  /** An overrun came to its end (DW-OVER-5, DW-OVER-7, or DW-CLOSE-11 if the dinosaur died first). */
  | {
      readonly type: 'overrunEnded';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly success: boolean;
      readonly rule: RuleId;
    }
  | {
      readonly type: 'ordered';
      readonly seat: Seat;
      readonly figure: FigureId | null;
      readonly order: StandingOrder;
    }
  | { readonly type: 'finished'; readonly seat: Seat }
  | { readonly type: 'resumed'; readonly seat: Seat }
  | { readonly type: 'endAgreed'; readonly seat: Seat; readonly agreed: boolean }
  /** Wants to give up, or no longer (DW-R-100). */
  | { readonly type: 'resigned'; readonly seat: Seat; readonly agreed: boolean }
  | { readonly type: 'ended'; readonly winner: Side | null; readonly rule: RuleId };
