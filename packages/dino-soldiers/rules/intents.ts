/** Everything that a player may want to do. */
import type { Team, TeamId } from './data/teams';
import type { Mode, Shout } from './data/words';
import type { Dodge, Spot } from './state';

/** The target of an attack, by the kind of its mode (DS-SEQ-1). */
export type Target =
  | { readonly kind: 'single'; readonly unit: number }
  | { readonly kind: 'singleOrPair'; readonly units: readonly number[] }
  | { readonly kind: 'tile'; readonly x: number; readonly y: number }
  | { readonly kind: 'ownTile' }
  | { readonly kind: 'chargeLine'; readonly dx: number; readonly dy: number; readonly length: number }
  | { readonly kind: 'fireLine'; readonly dx: number; readonly dy: number };

/** The sound a player makes; nothing else of it leaves the device (DS-SEQ-2, DS-SHO-5). */
export interface ShoutMade {
  readonly family: Shout;
  readonly holdMs: number;
}

export type SubmitTeam = { readonly type: 'submitTeam' } & Readonly<Team>;
export type PickTeam = { readonly type: 'pickTeam'; readonly team: TeamId };
export type PlaceTile = { readonly type: 'placeTile' } & Readonly<Spot>;
export type PlaceStart = { readonly type: 'placeStart' } & Readonly<Spot>;
/** A tile or Starting Tile on a random legal spot. */
export type PlaceAnywhere = { readonly type: 'placeAnywhere' };
export type Deploy = { readonly type: 'deploy'; readonly units: readonly number[] };
export type Enter = { readonly type: 'enter'; readonly unit: number };
export type StepTo = { readonly type: 'step'; readonly unit: number } & Readonly<Spot>;
export type Leap = { readonly type: 'leap'; readonly unit: number } & Readonly<Spot>;
export type Overfly = {
  readonly type: 'overfly';
  readonly unit: number;
  readonly via: Readonly<Spot>;
} & Readonly<Spot>;
export type EndMove = { readonly type: 'endMove' };
export type Attack = {
  readonly type: 'attack';
  readonly unit: number;
  readonly mode: Mode;
  readonly target: Target;
  readonly shout: ShoutMade | null;
};
export type EndTurn = { readonly type: 'endTurn' };
export type ChooseDodges = { readonly type: 'dodge'; readonly choices: readonly Readonly<Dodge>[] };
export type Resign = { readonly type: 'resign' };

export type Intent =
  | SubmitTeam
  | PickTeam
  | PlaceTile
  | PlaceStart
  | PlaceAnywhere
  | Deploy
  | Enter
  | StepTo
  | Leap
  | Overfly
  | EndMove
  | Attack
  | EndTurn
  | ChooseDodges
  | Resign;
