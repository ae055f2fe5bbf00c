/** The intents: everything that a player may ask for. */
import type { Team, TeamId } from './data/teams';
import type { Mode, Shout } from './data/words';
import type { Dodge, Spot } from './state';

/** The target of an attack; its form depends on the attack mode (DS-SEQ-1). */
export type Target =
  | { readonly kind: 'single'; readonly unit: number }
  | { readonly kind: 'singleOrPair'; readonly units: readonly number[] }
  | { readonly kind: 'tile'; readonly x: number; readonly y: number }
  | { readonly kind: 'ownTile' }
  | { readonly kind: 'chargeLine'; readonly dx: number; readonly dy: number; readonly length: number }
  | { readonly kind: 'fireLine'; readonly dx: number; readonly dy: number };

/** The shout of a player, held for `holdMs` milliseconds; nothing else of it leaves the device (DS-SEQ-2, DS-SHO-5). */
export interface ShoutMade {
  readonly family: Shout;
  readonly holdMs: number;
}

/** Submits a custom team. */
export type SubmitTeam = { readonly type: 'submitTeam' } & Readonly<Team>;
/** Picks a ready-made team. */
export type PickTeam = { readonly type: 'pickTeam'; readonly team: TeamId };
/** Places a terrain tile. */
export type PlaceTile = { readonly type: 'placeTile' } & Readonly<Spot>;
/** Places a Starting Tile. */
export type PlaceStart = { readonly type: 'placeStart' } & Readonly<Spot>;
/** Places a terrain tile or Starting Tile on a random legal spot. */
export type PlaceAnywhere = { readonly type: 'placeAnywhere' };
/** Deploys units of the reserve, by their ids. */
export type Deploy = { readonly type: 'deploy'; readonly units: readonly number[] };
/** Brings a unit in from reserve. */
export type Enter = { readonly type: 'enter'; readonly unit: number };
/** Moves a unit to an adjacent spot. */
export type StepTo = { readonly type: 'step'; readonly unit: number } & Readonly<Spot>;
/** Moves a unit two spots in a straight line, without entering the spot between. */
export type Leap = { readonly type: 'leap'; readonly unit: number } & Readonly<Spot>;
/** Moves a unit across the Obstacle at `via`. */
export type Overfly = {
  readonly type: 'overfly';
  readonly unit: number;
  readonly via: Readonly<Spot>;
} & Readonly<Spot>;
/** Ends the Move phase of the turn. */
export type EndMove = { readonly type: 'endMove' };
/** Attacks with one mode of a unit; `shout` is null for an attack in silence. */
export type Attack = {
  readonly type: 'attack';
  readonly unit: number;
  readonly mode: Mode;
  readonly target: Target;
  readonly shout: ShoutMade | null;
};
/** Ends the turn. */
export type EndTurn = { readonly type: 'endTurn' };
/** Chooses the attacks that Agile units ignore. */
export type ChooseDodges = { readonly type: 'dodge'; readonly choices: readonly Readonly<Dodge>[] };
/** Resigns the match. */
export type Resign = { readonly type: 'resign' };

/** Any intent. */
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
