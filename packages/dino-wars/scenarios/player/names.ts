/** Names of intents: ours, and those of the decision sequence, which mean the same. */
import type { Intent } from '../../rules/intents';
import { known } from './format';

export const NAMES = {
  place: 'place',
  hide: 'hide',
  unplace: 'unplace',
  move: 'move',
  MoveDino: 'move',
  MoveSoldier: 'move',
  MoveVehicle: 'move',
  fly: 'fly',
  overrun: 'overrun',
  face: 'face',
  Reface: 'face',
  turnGun: 'turnGun',
  GunFacing: 'turnGun',
  endMove: 'endMove',
  closingFire: 'closingFire',
  timeOut: 'timeOut',
  placeSurvivors: 'placeSurvivors',
  fire: 'fire',
  attack: 'attack',
  board: 'board',
  alight: 'alight',
  Leave: 'alight',
  swapSeats: 'swapSeats',
  SwapSeat: 'swapSeats',
  assign: 'assign',
  dismantle: 'dismantle',
  setUp: 'setUp',
  SetUpPole: 'setUp',
  carry: 'carry',
  MoveWeapon: 'carry',
  MovePole: 'carry',
  stow: 'stow',
  TakePole: 'stow',
  unstow: 'unstow',
  DropPole: 'unstow',
  hitch: 'hitch',
  unhitch: 'unhitch',
  pickUp: 'pickUp',
  PickUpLmg: 'pickUp',
  layDown: 'layDown',
  DropLmg: 'layDown',
  ram: 'ram',
  airDrop: 'airDrop',
  Drop: 'airDrop',
  land: 'land',
  PlaceParatrooper: 'land',
  order: 'order',
  StandingOrder: 'order',
  allowSpotting: 'allowSpotting',
  done: 'done',
  lapse: 'lapse',
  resume: 'resume',
  agreeEnd: 'agreeEnd',
  resign: 'resign',
} as const satisfies Record<string, Intent['type']>;

export type Name = keyof typeof NAMES;

/** Whether the weapon of an intent is a kind of weapon; of all others it is a figure. */
export function weaponsAreKinds(intent: string | undefined): boolean {
  const name = intent === undefined ? null : known(intent, Object.keys(NAMES) as Name[]);
  return name === null || NAMES[name] === 'fire' || NAMES[name] === 'closingFire';
}
