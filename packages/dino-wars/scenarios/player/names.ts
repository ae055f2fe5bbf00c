/** The names of intents: our own, and those of the decision sequence. */
import { INTENT_TYPES, type Intent } from '../../rules/intents';
import { known } from './format';

/** The names of the decision sequence, and the intent that each means. */
const OTHER_NAMES = {
  MoveDino: 'move',
  MoveSoldier: 'move',
  MoveVehicle: 'move',
  Reface: 'face',
  GunFacing: 'turnGun',
  Leave: 'alight',
  SwapSeat: 'swapSeats',
  SetUpPole: 'setUp',
  MoveWeapon: 'carry',
  MovePole: 'carry',
  TakePole: 'stow',
  DropPole: 'unstow',
  PickUpLmg: 'pickUp',
  DropLmg: 'layDown',
  Drop: 'airDrop',
  PlaceParatrooper: 'land',
  StandingOrder: 'order',
} as const satisfies Record<string, Intent['type']>;

/** The type of intent that each name means. */
export const NAMES: Readonly<Record<Name, Intent['type']>> = {
  ...(Object.fromEntries(INTENT_TYPES.map((type) => [type, type])) as { readonly [T in Intent['type']]: T }),
  ...OTHER_NAMES,
};

/** A name of an intent. */
export type Name = Intent['type'] | keyof typeof OTHER_NAMES;

/** Whether the `weapon` of an intent is a kind of weapon. In all other intents it is a figure. */
export function weaponsAreKinds(intent: string | undefined): boolean {
  const name = intent === undefined ? null : known(intent, Object.keys(NAMES) as Name[]);
  return name === null || NAMES[name] === 'fire' || NAMES[name] === 'closingFire';
}
