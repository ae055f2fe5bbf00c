/** Shapes of everything a player of DINO WARS! may wish. */

import { z } from 'zod';
import { ALL_WEAPONS, type Intent, LEAVES, PARAMETERS, STANDING_ORDERS } from '../rules';
import { figureId, place } from './options';

const facing = z.int().min(0).max(359);
const height = z.int().min(0).max(PARAMETERS.mostTableCi);
const weapon = z.enum(ALL_WEAPONS);
/** A way of so many corners; an empty one is for those who stand there already. */
const way = (least: number) => z.array(place).min(least).max(64);
const flight = z.array(z.strictObject({ ...place.shape, z: height }));
/** More seats than any vehicle has. */
const MOST_SEATS = 64;
const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const people = z.array(figureId).max(MOST_SEATS);
const spots = z.array(z.strictObject({ figure: figureId, at: place })).max(MOST_SEATS);

/** Every wish a player of DINO WARS! may send; `timeOut` is for the clock alone. */
export const dinoWarsIntent: z.ZodType<Intent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), figure: figureId, at: place, facing, z: height }),
  z.strictObject({ type: z.literal('hide'), figure: figureId, at: place, facing }),
  z.strictObject({ type: z.literal('unplace'), figure: figureId }),
  z.strictObject({ type: z.literal('move'), figure: figureId, path: way(1), stopAt: figureId.nullable() }),
  z.strictObject({
    type: z.literal('fly'),
    figure: figureId,
    path: flight.min(1).max(64),
    stopAt: figureId.nullable(),
  }),
  z.strictObject({ type: z.literal('overrun'), figure: figureId, target: figureId }),
  z.strictObject({ type: z.literal('face'), figure: figureId, facing }),
  z.strictObject({ type: z.literal('turnGun'), vehicle: figureId, facing }),
  z.strictObject({ type: z.literal('endMove'), figure: figureId }),
  z.strictObject({ type: z.literal('closingFire'), figure: figureId, weapon: weapon.nullable() }),
  z.strictObject({ type: z.literal('placeSurvivors'), vehicle: figureId, spots }),
  z.strictObject({
    type: z.literal('fire'),
    figure: figureId,
    weapon,
    target: figureId,
    spotter: figureId.nullable(),
  }),
  z.strictObject({ type: z.literal('attack'), figure: figureId, target: figureId }),
  z.strictObject({
    type: z.literal('board'),
    figure: figureId,
    vehicle: figureId,
    seat: seat.nullable(),
    path: way(0),
  }),
  z.strictObject({ type: z.literal('alight'), figure: figureId, at: place }),
  z.strictObject({ type: z.literal('swapSeats'), vehicle: figureId, seats: z.tuple([seat, seat]) }),
  z.strictObject({ type: z.literal('assign'), weapon: figureId, crew: people }),
  z.strictObject({ type: z.literal('dismantle'), weapon: figureId }),
  z.strictObject({ type: z.literal('setUp'), weapon: figureId, facing }),
  z.strictObject({ type: z.literal('carry'), weapon: figureId, carriers: people, path: way(1) }),
  z.strictObject({ type: z.literal('stow'), weapon: figureId, vehicle: figureId }),
  z.strictObject({ type: z.literal('unstow'), weapon: figureId, at: place }),
  z.strictObject({ type: z.literal('hitch'), vehicle: figureId, weapon: figureId, board: people }),
  z.strictObject({ type: z.literal('unhitch'), vehicle: figureId, at: place, facing, crew: spots }),
  z.strictObject({ type: z.literal('pickUp'), figure: figureId, weapon: figureId }),
  z.strictObject({ type: z.literal('layDown'), figure: figureId, at: place }),
  z.strictObject({ type: z.literal('ram'), vehicle: figureId, path: way(1), target: figureId }),
  z.strictObject({ type: z.literal('airDrop'), from: place, direction: facing }),
  z.strictObject({ type: z.literal('land'), figure: figureId, at: place }),
  z.strictObject({ type: z.literal('order'), figure: figureId.nullable(), order: z.enum(STANDING_ORDERS) }),
  z.strictObject({ type: z.literal('allowSpotting'), figure: figureId, allow: z.enum(LEAVES) }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('agreeEnd'), agreed: z.boolean() }),
  z.strictObject({ type: z.literal('resign'), agreed: z.boolean() }),
]);
