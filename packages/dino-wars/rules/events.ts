/**
 * Events: atomic facts in the past tense. Folding them over the first state rebuilds every later state, so each carries all
 * that `evolve` needs.
 */
import type { Point, Point3, Seat } from '@dwo/kernel';
import type { Weapon } from './data/weapons';
import type { Spot } from './intents';
import type { RuleId } from './rule-ids';
import type { Dinosaur, FigureId, FireWindow, Leave, Phase, Side, StandingOrder } from './state';

/** One summand of an attack score and the rule that it comes from (DW-MOD-2). */
export interface ScorePart {
  readonly rule: RuleId;
  readonly value: number;
}

/** Everything that can happen in a match. */
export type Event =
  /** With `byItself` true, the phase before it ended because nobody could act (DW-R-104). */
  | { readonly type: 'phaseBegan'; readonly turn: number; readonly phase: Phase; readonly byItself: boolean }
  /**
   * A move on the ground. `path` has the first place, every corner and the last place; `costCi` is the cost of this move
   * (DW-R-4).
   */
  | {
      readonly type: 'moved';
      readonly figure: FigureId;
      readonly path: readonly Point[];
      readonly facing: number;
      readonly costCi: number;
    }
  /** A flight, from the height where it began. The last corner has z 0 if the flight ends on the ground (DW-FLY-2). */
  | {
      readonly type: 'flew';
      readonly figure: FigureId;
      readonly path: readonly Point3[];
      readonly facing: number;
      readonly costCi: number;
    }
  /** A soldier or vehicle in contact began to move (DW-AMOVE-2). */
  | { readonly type: 'leftContact'; readonly figure: FigureId }
  | { readonly type: 'faced'; readonly figure: FigureId; readonly facing: number }
  | { readonly type: 'moveEnded'; readonly figure: FigureId }
  /**
   * The dinosaur moves no farther until an overrun succeeds: after a dive (DW-R-78), or because it came into contact
   * (DW-R-6, other reading).
   */
  | { readonly type: 'stopped'; readonly figure: FigureId }
  /** An overrun was declared and paid for (DW-OVER-3). */
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
      readonly weapons: readonly Weapon[];
    }
  /** The answer: a weapon, or null for holding fire. With `late` true the clock gave it (DW-R-17). */
  | {
      readonly type: 'reactionClosed';
      readonly target: FigureId;
      readonly weapon: Weapon | null;
      readonly late: boolean;
    }
  /** An army's attack: two dice against `score`, the sum of `parts` (DW-ATK-2). */
  | {
      readonly type: 'shot';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly weapon: Weapon;
      readonly window: FireWindow;
      /** The figure that saw the target for the weapon; null for direct fire (DW-IND-3). */
      readonly spotter: FigureId | null;
      readonly dice: readonly [number, number];
      readonly score: number;
      readonly parts: readonly ScorePart[];
      readonly hit: boolean;
    }
  /** A dinosaur lost life points. `rule` is DW-DMG-8, or DW-AUTO-2 for an automatic kill. */
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
  /** A vehicle lost structural points. `rule` is DW-DMG-9, DW-AUTO-3, DW-AUTO-4 or DW-OPT-FIC-2. */
  | { readonly type: 'damaged'; readonly figure: FigureId; readonly lost: number; readonly rule: RuleId }
  /** A vehicle or a crewed weapon was destroyed (DW-DMG-9, DW-CREW-10). */
  | { readonly type: 'destroyed'; readonly figure: FigureId; readonly by: FigureId; readonly rule: RuleId }
  /** A soldier in a destroyed vehicle rolled for survival (DW-CAS-1). */
  | {
      readonly type: 'survivalRolled';
      readonly figure: FigureId;
      readonly vehicle: FigureId;
      readonly dice: readonly [number, number];
      readonly needed: number;
      readonly alive: boolean;
    }
  /** Survivors wait until their owner places them (DW-R-56). */
  | {
      readonly type: 'survivorsWait';
      readonly vehicle: FigureId;
      readonly seat: Seat;
      readonly people: readonly FigureId[];
      readonly dinosaur: FigureId | null;
    }
  | {
      readonly type: 'survivorsPlaced';
      readonly vehicle: FigureId;
      readonly seat: Seat;
      readonly spots: readonly Spot[];
    }
  /** A special figure saved by luck is wounded until the end of the match (DW-OPT-WOUND-1). */
  | { readonly type: 'crippled'; readonly figure: FigureId }
  /** A dinosaur without life points rolled to live on (DW-OPT-RAGE-1). */
  | {
      readonly type: 'raged';
      readonly figure: FigureId;
      readonly dice: readonly [number, number];
      readonly needed: number;
      readonly alive: boolean;
    }
  /**
   * A miss may have hit a friend (DW-OPT-FIC-1). `target` is the friend, or null. `drawn` is the die that chose among
   * several.
   */
  | {
      readonly type: 'strayed';
      readonly figure: FigureId;
      readonly dice: readonly [number, number];
      readonly drawn: number | null;
      readonly target: FigureId | null;
    }
  /** A vehicle rammed a dinosaur (DW-OPT-RAM-2). */
  | {
      readonly type: 'rammed';
      readonly figure: FigureId;
      readonly target: FigureId;
      readonly dice: readonly [number, number];
      readonly score: number;
      readonly parts: readonly ScorePart[];
      readonly hit: boolean;
    }
  | { readonly type: 'gunTurned'; readonly figure: FigureId; readonly facing: number }
  | { readonly type: 'boarded'; readonly figure: FigureId; readonly vehicle: FigureId; readonly seat: number }
  | { readonly type: 'alighted'; readonly figure: FigureId; readonly vehicle: FigureId; readonly at: Point }
  | { readonly type: 'seatsSwapped'; readonly vehicle: FigureId; readonly seats: readonly [number, number] }
  | { readonly type: 'assigned'; readonly weapon: FigureId; readonly crew: readonly FigureId[] }
  /** A weapon was dismantled, which halves the movement of the soldiers in `by` (DW-R-47). */
  | { readonly type: 'dismantled'; readonly weapon: FigureId; readonly by: readonly FigureId[] }
  | {
      readonly type: 'setUp';
      readonly weapon: FigureId;
      readonly facing: number;
      readonly by: readonly FigureId[];
    }
  /** A weapon or pole was carried along `path`. Every carrier paid `costCi` and stands at their spot afterwards (DW-R-47). */
  | {
      readonly type: 'carried';
      readonly weapon: FigureId;
      readonly path: readonly Point[];
      readonly costCi: number;
      readonly carriers: readonly Spot[];
    }
  | { readonly type: 'stowed'; readonly weapon: FigureId; readonly vehicle: FigureId }
  | { readonly type: 'unstowed'; readonly weapon: FigureId; readonly vehicle: FigureId; readonly at: Point }
  /** A weapon was hitched by `crew`. Those who got in follow as `boarded`. */
  | {
      readonly type: 'hitched';
      readonly vehicle: FigureId;
      readonly weapon: FigureId;
      readonly crew: readonly FigureId[];
    }
  | {
      readonly type: 'unhitched';
      readonly vehicle: FigureId;
      readonly weapon: FigureId;
      readonly at: Point;
      readonly facing: number;
      readonly crew: readonly FigureId[];
    }
  /** A hero took a gun. `die` is the ammunition roll, or null if the gun keeps its ammunition (DW-RAMBO-3, DW-R-54). */
  | {
      readonly type: 'pickedUp';
      readonly figure: FigureId;
      readonly weapon: FigureId;
      readonly die: number | null;
    }
  | { readonly type: 'laidDown'; readonly figure: FigureId; readonly weapon: FigureId; readonly at: Point }
  /**
   * A weapon, or a vehicle's cannon, is unloaded: by the one attack of an undermanned crew (DW-CREW-3), or by a hero's last
   * turn of ammunition (DW-RAMBO-5).
   */
  | { readonly type: 'emptied'; readonly figure: FigureId }
  /** A weapon, or a vehicle's cannon, was reloaded when phase 5 ended (DW-CREW-4). */
  | { readonly type: 'reloaded'; readonly figure: FigureId }
  /** A turn of reloading was interrupted (DW-R-45). */
  | { readonly type: 'reloadBroken'; readonly figure: FigureId }
  /** A figure paid for unusual terrain (DW-OPT-TERR-2). */
  | { readonly type: 'paidTerrain'; readonly figure: FigureId; readonly costCi: number }
  | {
      readonly type: 'placed';
      readonly figure: FigureId;
      readonly at: Point;
      readonly facing: number;
      readonly z: number;
    }
  /** A dinosaur was placed hidden; only its own side sees this. */
  | { readonly type: 'hidden'; readonly figure: FigureId; readonly at: Point; readonly facing: number }
  /** A hidden dinosaur moved or flew; only its own side sees this (DW-R-94). */
  | {
      readonly type: 'crept';
      readonly figure: FigureId;
      readonly path: readonly Point3[];
      readonly facing: number;
      readonly costCi: number;
      readonly flown: boolean;
    }
  | { readonly type: 'unplaced'; readonly figure: FigureId }
  /** The turn to place passed on. */
  | { readonly type: 'placingTurned'; readonly turn: number }
  /** Everything is set up, and turn 1 begins. */
  | { readonly type: 'placingEnded' }
  /** The paratroopers' flight ended, on the table or off it (DW-R-89). */
  | {
      readonly type: 'airDropped';
      readonly seat: Seat;
      readonly from: Point;
      readonly direction: number;
      readonly flight: readonly [number, number];
      readonly drift: readonly [number, number];
      readonly at: Point;
      readonly landed: boolean;
    }
  | { readonly type: 'landed'; readonly figure: FigureId; readonly at: Point }
  /** A hidden dinosaur was spotted; `dinosaur` is its whole state (DW-R-94). */
  | { readonly type: 'spotted'; readonly figure: FigureId; readonly dinosaur: Dinosaur }
  /** The hidden pole was found (DW-R-92). */
  | { readonly type: 'poleFound'; readonly pole: FigureId; readonly at: Point }
  /** A figure escaped through the gate, with everybody aboard (DW-R-93). */
  | { readonly type: 'escaped'; readonly figure: FigureId }
  /** A special figure rolled for luck (DW-DMG-3). */
  | {
      readonly type: 'luckRolled';
      readonly figure: FigureId;
      readonly dice: readonly [number, number];
      readonly needed: number;
      readonly lucky: boolean;
    }
  | { readonly type: 'killed'; readonly figure: FigureId; readonly by: FigureId; readonly rule: RuleId }
  /** An overrun ended. `rule` is DW-OVER-5, DW-OVER-7, or DW-CLOSE-11 if the dinosaur died first. */
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
  | { readonly type: 'spottingAllowed'; readonly figure: FigureId; readonly allow: Leave }
  | { readonly type: 'finished'; readonly seat: Seat }
  /** The clock of the phase ended it for a player (DW-R-100). */
  | { readonly type: 'lapsed'; readonly seat: Seat }
  | { readonly type: 'resumed'; readonly seat: Seat }
  | { readonly type: 'endAgreed'; readonly seat: Seat; readonly agreed: boolean }
  /** A player wants to give up, or withdraws (DW-R-100). */
  | { readonly type: 'resigned'; readonly seat: Seat; readonly agreed: boolean }
  | { readonly type: 'ended'; readonly winner: Side | null; readonly rule: RuleId };
