/** The shapes of all intents of DINO WARS!. */

import { z } from 'zod';
import {
  ALL_WEAPONS,
  type FieldKind,
  fieldsOf,
  INTENT_TYPES,
  type Intent,
  type Kinds,
  LEAVES,
  OF_THE_CLOCK,
  PARAMETERS,
  STANDING_ORDERS,
} from '../rules';
import { figureId, place } from './options';

const facing = z.int().min(0).max(359);
const height = z.int().min(0).max(PARAMETERS.mostTableCi);
const weapon = z.enum(ALL_WEAPONS);
/** A path of at least this many corners. It may be empty for a soldier who stands there already. */
const way = (least: number) => z.array(place).min(least).max(64);
const flight = z.array(z.strictObject({ ...place.shape, z: height }));
/** The bound on seat numbers and lists of people; more seats than any vehicle has. */
const MOST_SEATS = 64;
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const people = z.array(figureId).max(MOST_SEATS);
const spots = z.array(z.strictObject({ figure: figureId, at: place })).max(MOST_SEATS);

/** The shape of each kind of field. */
const SHAPES: { readonly [K in FieldKind]: z.ZodType<Kinds[K]> } = {
  figure: figureId,
  'figure or none': figureId.nullable(),
  people,
  spots,
  place,
  height,
  facing,
  way: way(1),
  'way or none': way(0),
  flight: flight.min(1).max(64),
  weapon,
  'weapon or none': weapon.nullable(),
  'seat or none': seat.nullable(),
  'two seats': z.tuple([seat, seat]),
  'standing order': z.enum(STANDING_ORDERS),
  leave: z.enum(LEAVES),
  flag: z.boolean(),
};

function shapeOf(type: Intent['type']) {
  const fields = fieldsOf(type).map(([field, kind]) => [field, SHAPES[kind]]);
  return z.strictObject({ type: z.literal(type), ...Object.fromEntries(fields) });
}

const [first, ...others] = INTENT_TYPES.filter((type) => !OF_THE_CLOCK.includes(type)).map(shapeOf);
if (first === undefined) throw new Error('A game has intents');

/**
 * Every intent of DINO WARS!; some of them only the clock sends. The compiler compares these fields with the types of the
 * intents.
 */
export const dinoWarsIntent = z.discriminatedUnion('type', [first, ...others]) as unknown as z.ZodType<Intent>;
