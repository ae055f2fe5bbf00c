/** The events of a match; nothing else changes the state. */
import type { Point, Seat } from '@dwo/kernel';
import type { AttackWay, Bonus, ContestName, EdgeName, Phase, Step, Task } from './data/words';
import type { RuleId } from './rule-ids';
import type { Member } from './state';

interface Of<T extends string> {
  readonly type: T;
}

/** The place where a figure was set up. */
export interface Deployed extends Point {
  readonly figure: number;
  readonly riding: number | null;
  readonly facing: Point;
}

/** The target of a die: a figure by its index or a section by its id; the other one is null. */
export interface Aimed {
  readonly target: number | null;
  readonly section: string | null;
}

/** A way of a figure: its corners, without the start, and its cost in mils. */
interface Way {
  readonly figure: number;
  readonly path: readonly Point[];
  readonly cost: number;
}

/** One event, past tense. Figures and items are named by their index in the state. */
export type Event =
  | (Of<'rolesSettled'> & { readonly defender: Seat })
  | (Of<'forceChosen'> & { readonly seat: Seat; readonly members: readonly Readonly<Member>[] })
  /** All forces and the wild creatures are known. */
  | Of<'mustered'>
  /** A throw of a roll-off by these seats; the winner is null if the highest are equal and throw again (VS-R-14). */
  | (Of<'contested'> & {
      readonly contest: ContestName;
      readonly seats: readonly Seat[];
      readonly dice: readonly number[];
      readonly winner: Seat | null;
    })
  | (Of<'phaseBegan'> & { readonly phase: Phase })
  /** The zone of every seat, and the order in which they set up. */
  | (Of<'zonesSettled'> & { readonly zones: readonly number[]; readonly order: readonly Seat[] })
  | (Of<'orderSettled'> & { readonly order: readonly Seat[] })
  | (Of<'deployed'> & { readonly seat: Seat; readonly list: readonly Deployed[] })
  | (Of<'roundBegan'> & { readonly round: number })
  | (Of<'stepBegan'> & { readonly step: Step })
  | (Of<'asked'> & { readonly seat: Seat })
  | (Of<'stepEnded'> & { readonly seat: Seat })
  | (Of<'timedOut'> & { readonly seat: Seat; readonly times: number })
  /** An order of the seat's own ends its row of times out. */
  | (Of<'woke'> & { readonly seat: Seat })
  /** A figure moved with its rider; without a path it turned. */
  | (Of<'moved'> & Way & { readonly facing: Point })
  | (Of<'boarded'> & Way & { readonly mount: number })
  | (Of<'dismounted'> & Way & { readonly mount: number; readonly facing: Point })
  | (Of<'leftSurface'> & Way & { readonly edge: EdgeName })
  | (Of<'itemsDropped'> & { readonly figure: number; readonly items: readonly number[] } & Point)
  | (Of<'itemsTaken'> & { readonly figure: number; readonly items: readonly number[] })
  | (Of<'itemsLeft'> & { readonly items: readonly number[]; readonly edge: EdgeName })
  | (Of<'sightRolled'> & Aimed & { readonly figure: number; readonly die: number; readonly seen: boolean })
  | (Of<'coverRolled'> & {
      readonly figure: number;
      readonly target: number;
      readonly die: number;
      readonly covered: boolean;
    })
  | (Of<'attacked'> &
      Aimed & {
        readonly figure: number;
        readonly way: AttackWay;
        readonly dice: readonly number[];
        readonly bonus: number;
        readonly need: number;
        readonly hit: boolean;
      })
  | (Of<'armorRolled'> & {
      readonly figure: number;
      readonly die: number;
      readonly bonus: number;
      readonly need: number;
      readonly saved: boolean;
    })
  | (Of<'wallRolled'> & { readonly section: string; readonly die: number; readonly saved: boolean })
  | (Of<'sectionFell'> & { readonly section: string })
  /** `seat` scores `points`; null for nobody. */
  | (Of<'destroyed'> & {
      readonly figure: number;
      readonly by: number;
      readonly seat: Seat | null;
      readonly points: number;
    })
  /** A rider whose mount is gone stands where the mount stood (VS-R-37). */
  | (Of<'unhorsed'> & { readonly figure: number; readonly mount: number })
  | (Of<'skillRolled'> & {
      readonly figure: number;
      readonly task: Task;
      readonly object: number | null;
      readonly die: number;
      readonly bonus: number;
      readonly need: number;
      readonly success: boolean;
    })
  /** The creature skips all steps of the next round. */
  | (Of<'calmed'> & { readonly figure: number; readonly seat: Seat })
  /** It wakes at the end of the round. */
  | (Of<'stirred'> & { readonly figure: number })
  | (Of<'wokeUp'> & { readonly figure: number })
  | (Of<'scored'> & { readonly seat: Seat; readonly points: number; readonly bonus: Bonus })
  /** The figures of a player who gave up were taken away; captured mounts of others stay. */
  | (Of<'resigned'> & { readonly seat: Seat; readonly figures: readonly number[] })
  | (Of<'roundEnded'> & { readonly round: number })
  | (Of<'ended'> & { readonly winners: readonly Seat[]; readonly rule: RuleId });

/** Takes an event, folds it into the state and records it. */
export type Emit = (event: Event) => void;
