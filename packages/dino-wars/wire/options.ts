/** The shapes of the options of a match of DINO WARS!, and of forces and tables as people keep and share them. */

import { cleanName } from '@dwo/shared';
import { z } from 'zod';
import {
  CREWED_KINDS,
  DINOSAUR_KINDS,
  ERAS,
  type Force,
  type Ground,
  HAND_WEAPONS,
  OPTIONAL_RULE_IDS,
  type Options,
  PARAMETERS,
  PHASES,
  PLACING_KINDS,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  PLAIN_VEHICLE,
  PLAIN_WEAPON,
  plainMatch,
  RANKS,
  SCENARIOS,
  SIDES,
  STANDING_ORDERS,
  TERRAIN_KINDS,
  VARIANT_IDS,
  VEHICLE_KINDS,
  VEHICLE_MGS,
  VEHICLE_SIZES,
} from '../rules';

/** The id of a figure or a piece of terrain. */
export const figureId = z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,23}$/);
const ci = z.int().min(-100_000).max(100_000);
/** A place on or near a table, in ci. */
export const place = z.strictObject({ x: ci, y: ci });

const { mostFigures, mostOutlineCorners, mostTableCi, mostTerrain } = PARAMETERS;
const facing = z.int().min(0).max(359).nullable();
const order = z.enum(STANDING_ORDERS);
const weapon = z.enum(HAND_WEAPONS);
const length = z.int().min(1).max(mostTableCi);
const figures = <T extends z.ZodType>(shape: T) => z.array(shape).max(mostFigures);

const setup = { id: figureId, owner: z.int().min(0).max(15), at: place.nullable(), facing };

const terrain = z
  .array(
    z.strictObject({
      id: figureId,
      kind: z.enum(TERRAIN_KINDS),
      outline: z.array(place).min(3).max(mostOutlineCorners),
    }),
  )
  .max(mostTerrain);

const divisor = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);

/** Returns a shape with defaults: a missing field gets its value from `plain`. */
function unlessSaid<T extends z.ZodType>(plain: object, shape: T) {
  const known = (given: unknown): given is object => typeof given === 'object' && given !== null;
  return z.preprocess((given) => (known(given) ? { ...plain, ...given } : given), shape);
}

const wholeOptions = z.strictObject({
  era: z.enum(ERAS),
  optional: z.array(z.enum(OPTIONAL_RULE_IDS)).max(OPTIONAL_RULE_IDS.length),
  variants: z.array(z.enum(VARIANT_IDS)).max(VARIANT_IDS.length),
  scale: z.strictObject({ lengths: divisor, bases: divisor }),
  asOf: z.int().min(1).max(255).nullish(),
  scenario: z.enum(SCENARIOS),
  table: z.strictObject({ widthCi: length, heightCi: length, terrain }),
  players: z
    .array(z.strictObject({ side: z.enum(SIDES) }))
    .min(1)
    .max(8),
  dinosaurs: figures(
    unlessSaid(
      PLAIN_DINOSAUR,
      z.strictObject({
        ...setup,
        kind: z.enum(DINOSAUR_KINDS),
        lifePoints: z.int().min(1).max(255).nullable(),
        young: z.strictObject({ lifePoints: z.int().min(1).max(255), damage: z.int().min(0).max(9) }).nullable(),
        z: z.int().min(0).max(mostTableCi),
        hidden: z.boolean(),
      }),
    ),
  ),
  soldiers: figures(
    unlessSaid(
      PLAIN_SOLDIER,
      z.strictObject({
        ...setup,
        rank: z.enum(RANKS),
        weapon,
        order,
        aboard: z.strictObject({ vehicle: figureId, seat: z.int().min(0).max(63) }).nullable(),
        crewOf: figureId.nullable(),
        sniper: z.boolean(),
        highCalibre: z.boolean(),
        elite: z.boolean(),
        paratrooper: z.boolean(),
      }),
    ),
  ),
  vehicles: figures(
    unlessSaid(
      PLAIN_VEHICLE,
      z.strictObject({
        ...setup,
        kind: z.enum(VEHICLE_KINDS),
        size: z.enum(VEHICLE_SIZES),
        mg: z.enum(VEHICLE_MGS).nullable(),
        cannon: z.boolean(),
        gunFacing: facing,
        structurePoints: z.int().min(1).max(255).nullable(),
        order,
      }),
    ),
  ),
  crewedWeapons: figures(
    unlessSaid(
      PLAIN_WEAPON,
      z.strictObject({ ...setup, kind: z.enum(CREWED_KINDS), hitchedTo: figureId.nullable(), order }),
    ),
  ),
  placing: z.enum(PLACING_KINDS),
  spots: z.array(place).max(64),
  armyZoneCi: z.int().min(0).max(mostTableCi),
  liftCaps: z.boolean(),
  separationCi: z.int().min(0).max(mostTableCi),
  start: z.strictObject({ turn: z.int().min(1).max(1000), phase: z.enum(PHASES) }),
});

/** The options of a match. A missing option gets the rulebook's value; `checkSetup` decides if they can be played. */
export const dinoWarsOptions: z.ZodType<Options> = unlessSaid(plainMatch(), wholeOptions);

/** The greatest length of a force's or table's name, in characters. */
export const MOST_NAME = 40;
/** A name that a person has given, cleaned up. It may be empty. */
const name = z.string().max(200).transform(cleanName).pipe(z.string().max(MOST_NAME));
const count = z.int().min(1).max(mostFigures);
const index = z.int().min(0).max(mostFigures).nullable();
/** The most lines in a force, more than fit on any table. */
const MOST_LINES = 100;

/** A force in a file or a link. `checkForce` decides if it can be fielded. */
export const forceShape: z.ZodType<Force> = z.discriminatedUnion('side', [
  z.strictObject({
    side: z.literal('army'),
    name,
    squad: z
      .array(
        z.strictObject({
          count,
          rank: z.enum(RANKS),
          weapon: z.enum([...HAND_WEAPONS, 'basic']),
          sniper: z.boolean(),
          highCalibre: z.boolean(),
          elite: z.boolean(),
          paratrooper: z.boolean(),
          serves: index,
          rides: index,
        }),
      )
      .max(MOST_LINES),
    vehicles: z
      .array(
        z.strictObject({
          kind: z.enum(VEHICLE_KINDS),
          size: z.enum(VEHICLE_SIZES),
          mg: z.enum(VEHICLE_MGS).nullable(),
          cannon: z.boolean(),
          crew: z.array(z.enum(RANKS)).max(8),
          tows: index,
        }),
      )
      .max(MOST_LINES),
    weapons: z.array(z.strictObject({ kind: z.enum(CREWED_KINDS) })).max(MOST_LINES),
  }),
  z.strictObject({
    side: z.literal('dinosaurs'),
    name,
    herd: z.array(z.strictObject({ count, kind: z.enum(DINOSAUR_KINDS) })).max(MOST_LINES),
  }),
]);

/** A table in a file or a link. `checkGround` decides if it can be played on. */
export const groundShape: z.ZodType<Ground> = z.strictObject({
  name,
  widthCi: length,
  heightCi: length,
  terrain,
  armyZoneCi: z.int().min(0).max(mostTableCi),
});
