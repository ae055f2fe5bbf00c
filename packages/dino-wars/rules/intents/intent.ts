/** The union of all intents. */
import type { Assign, Carry, Dismantle, Hitch, LayDown, PickUp, SetUp, Stow, Unhitch, Unstow } from './crews';
import type { Attack, ClosingFire, Fire, PlaceSurvivors, TimeOut } from './fire';
import type { EndMove, Face, Fly, Move, Overrun, Ram, TurnGun } from './moves';
import type { AirDrop, Hide, Land, Place, Unplace } from './set-up';
import type { AgreeEnd, AllowSpotting, Done, Lapse, Order, Resign, Resume } from './talk';
import type { Alight, Board, SwapSeats } from './vehicles';

/** Any intent of DINO WARS!. */
export type Intent =
  | Place
  | Hide
  | Unplace
  | Move
  | Fly
  | Overrun
  | Face
  | TurnGun
  | EndMove
  | ClosingFire
  | TimeOut
  | PlaceSurvivors
  | Fire
  | Attack
  | Board
  | Alight
  | SwapSeats
  | Assign
  | Dismantle
  | SetUp
  | Carry
  | Stow
  | Unstow
  | Hitch
  | Unhitch
  | PickUp
  | LayDown
  | Ram
  | AirDrop
  | Land
  | Order
  | AllowSpotting
  | Done
  | Lapse
  | Resume
  | AgreeEnd
  | Resign;
