/** The events of a match; nothing else changes the state. */
import type { Seat } from '@dwo/kernel';
import type { Team } from './data/teams';
import type { Face } from './data/tiles';
import type { UnitType } from './data/units';
import type { Cause, Mode, Phase, Shout, Side, Step, Way } from './data/words';
import type { RuleId } from './rule-ids';
import type { Dodge, Pending, Spot } from './state';

interface Of<T extends string> {
  readonly type: T;
}

/** One event, past tense. Units and tiles are named by their index in the state, points and damage in whole points. */
export type Event =
  /** The other seat sees that a team was chosen, but not which: null. */
  | (Of<'teamChosen'> & { readonly seat: Seat; readonly team: Readonly<Team> | null })
  | (Of<'mustered'> & {
      readonly units: readonly { readonly type: UnitType; readonly alpha: boolean }[];
      readonly oneSpecies: boolean;
    })
  | (Of<'phaseBegan'> & { readonly phase: Phase; readonly side: Side })
  | (Of<'tileLaid'> & Readonly<Spot>)
  | (Of<'startLaid'> & { readonly side: Side } & Readonly<Spot>)
  | (Of<'obstaclesFound'> & { readonly spots: readonly Readonly<Spot>[] })
  | (Of<'turnBegan'> & { readonly side: Side; readonly round: number })
  | (Of<'stepBegan'> & { readonly step: Step })
  | (Of<'cameIn'> & { readonly unit: number; readonly tile: number })
  | (Of<'moved'> & { readonly unit: number; readonly tile: number; readonly way: Way })
  | (Of<'turned'> & { readonly tile: number; readonly face: Face })
  | (Of<'paid'> & { readonly unit: number; readonly points: number })
  | (Of<'hid'> & { readonly unit: number; readonly turns: number })
  | (Of<'revealed'> & { readonly unit: number })
  | (Of<'attacked'> & {
      readonly unit: number;
      readonly mode: Mode;
      readonly shout: Shout | null;
      readonly holdMs: number;
      readonly failed: boolean;
    })
  | (Of<'hit'> & { readonly unit: number; readonly by: number })
  | (Of<'postponed'> & Readonly<Pending>)
  | (Of<'hurt'> & { readonly unit: number; readonly damage: number; readonly cause: Cause })
  | (Of<'died'> & { readonly unit: number; readonly cause: Cause })
  | (Of<'healed'> & { readonly unit: number; readonly points: number })
  | (Of<'lit'> & { readonly tile: number; readonly burns: number; readonly heat: number })
  | (Of<'dodgesChosen'> & { readonly seat: Seat; readonly choices: readonly Readonly<Dodge>[] | null })
  | (Of<'dodged'> & Readonly<Dodge>)
  | (Of<'settled'> & { readonly unit: number; readonly attack: number })
  | (Of<'turnEnded'> & { readonly side: Side })
  | (Of<'roundEnded'> & { readonly quiet: number })
  | (Of<'ended'> & { readonly winners: readonly Seat[]; readonly rule: RuleId; readonly worth: readonly number[] });

/** Takes an event, folds it into the state and records it. */
export type Emit = (event: Event) => void;
