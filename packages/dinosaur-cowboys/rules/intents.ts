/** The intents: everything that a player may ask for (DC-SEQ-2). */
import type { Point } from '@dwo/kernel';
import type { MapId } from './data/maps';
import type { OwnPosse, PosseId } from './data/posses';
import type { TraitId } from './data/traits';
import type { WeaponId } from './data/weapons';
import type { Edge } from './data/words';
import type { Place, Snap } from './state';

/** The place of an entity in a deployment: a spot with a facing, or a mount (DC-R-21). */
export type Placement =
  | { readonly entity: number; readonly x: number; readonly y: number; readonly facing: Point }
  | { readonly entity: number; readonly mount: number };

/** One declared trait; `target` is for Get Up!, `weapon` for Speed Reload. */
export interface TraitUse {
  readonly entity: number;
  readonly trait: TraitId;
  readonly target?: number;
  readonly weapon?: WeaponId;
}

export type PickPosse = { readonly type: 'pickPosse'; readonly posse: PosseId };
/** Brings a posse of one's own (DC-C-11). */
export type BringPosse = { readonly type: 'bringPosse'; readonly posse: OwnPosse };
export type PickMap = { readonly type: 'pickMap'; readonly map: MapId };
/** Leaves the lobby, so that no game starts (DC-R-80). */
export type Leave = { readonly type: 'leave' };
export type ChooseEdge = { readonly type: 'chooseEdge'; readonly edge: Edge };
export type Deploy = { readonly type: 'deploy'; readonly placements: readonly Placement[] };
export type Activate = { readonly type: 'activate'; readonly unit: number };
export type DeclareTraits = { readonly type: 'declareTraits'; readonly uses: readonly TraitUse[] };
export type SetFleeFacing = { readonly type: 'setFleeFacing'; readonly facing: Point };
export type Move = {
  readonly type: 'move';
  readonly entity: number;
  readonly path: readonly Point[];
  readonly facing: Point;
};
export type AttackWith = {
  readonly type: 'attack';
  readonly attacker: number;
  readonly weapon: WeaponId;
  readonly target: number;
  readonly fan?: boolean;
};
export type Reload = { readonly type: 'reload'; readonly entity: number; readonly weapon: WeaponId };
export type Hustle = { readonly type: 'hustle'; readonly path: readonly Point[]; readonly facing: Point };
export type ChargeAt = {
  readonly type: 'charge';
  readonly attacker: number;
  readonly weapon: WeaponId;
  readonly target: number;
};
export type Mount = { readonly type: 'mount'; readonly entity: number; readonly dinosaur: number };
export type Dismount = { readonly type: 'dismount'; readonly list: readonly Readonly<Place>[] };
export type EndActivation = { readonly type: 'endActivation' };
/** Tells what the clock plays: activates the first unit if none is, declares nothing and ends (DC-R-80). */
export type Idle = { readonly type: 'idle' };
export type ReactSnap = { readonly type: 'reactSnap'; readonly list: readonly Readonly<Snap>[] };
export type ReactLucky = { readonly type: 'reactLucky'; readonly use: boolean };
/** `die` counts the dice of the roll from 0; it means nothing without `use`. */
export type ReactYeehaw = { readonly type: 'reactYeehaw'; readonly use: boolean; readonly die: number };
export type PlaceDismounted = {
  readonly type: 'placeDismounted';
  readonly list: readonly { readonly entity: number; readonly x: number; readonly y: number }[];
};
export type Resign = { readonly type: 'resign' };

/** Everything that a player may ask for. */
export type Intent =
  | PickPosse
  | BringPosse
  | PickMap
  | Leave
  | ChooseEdge
  | Deploy
  | Activate
  | DeclareTraits
  | SetFleeFacing
  | Move
  | AttackWith
  | Reload
  | Hustle
  | ChargeAt
  | Mount
  | Dismount
  | EndActivation
  | Idle
  | ReactSnap
  | ReactLucky
  | ReactYeehaw
  | PlaceDismounted
  | Resign;
