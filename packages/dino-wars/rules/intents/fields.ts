/** The fields of every intent by kind. The wire reads intents by them, tests invent intents by them, and scenarios spell them. */
import type { Point, Point3 } from '@dwo/kernel';
import type { Weapon } from '../data/weapons';
import type { FigureId, Leave, StandingOrder } from '../state';
import { CREW_FIELDS } from './crews';
import { FIRE_FIELDS, type Spot } from './fire';
import type { Intent } from './intent';
import { MOVE_FIELDS } from './moves';
import { SET_UP_FIELDS } from './set-up';
import { TALK_FIELDS } from './talk';
import { VEHICLE_FIELDS } from './vehicles';

/** The kinds of fields, with the type of each. */
export interface Kinds {
  figure: FigureId;
  'figure or none': FigureId | null;
  people: readonly FigureId[];
  spots: readonly Spot[];
  place: Point;
  height: number;
  facing: number;
  way: readonly Point[];
  'way or none': readonly Point[];
  flight: readonly Point3[];
  weapon: Weapon;
  'weapon or none': Weapon | null;
  'seat or none': number | null;
  'two seats': readonly [number, number];
  'standing order': StandingOrder;
  leave: Leave;
  flag: boolean;
}
/** The name of a kind of field. */
export type FieldKind = keyof Kinds;

/** The kinds whose type is exactly `V`. */
type KindOf<V> = {
  [K in FieldKind]: [V, Kinds[K]] extends [Kinds[K], V] ? K : never;
}[FieldKind];

type FieldsOf<I extends Intent> = { readonly [F in Exclude<keyof I, 'type'>]: KindOf<I[F]> };

/** The fields of every intent, by its type. */
export const FIELDS = {
  ...SET_UP_FIELDS,
  ...MOVE_FIELDS,
  ...FIRE_FIELDS,
  ...VEHICLE_FIELDS,
  ...CREW_FIELDS,
  ...TALK_FIELDS,
} as const satisfies { readonly [T in Intent['type']]: FieldsOf<Extract<Intent, { readonly type: T }>> };

/** Every type of intent. */
export const INTENT_TYPES = Object.keys(FIELDS) as readonly Intent['type'][];

/** Lists the fields of an intent of this type. */
export function fieldsOf(type: Intent['type']): readonly (readonly [field: string, kind: FieldKind])[] {
  return Object.entries(FIELDS[type]) as [string, FieldKind][];
}

/** The intents that only a clock sends. */
export const OF_THE_CLOCK: readonly Intent['type'][] = ['timeOut', 'lapse'];
