/** The shapes and bounds of intents and options, as zod schemas. */
import type { Point } from '@dwo/kernel';
import { cleanName } from '@dwo/shared';
import { z } from 'zod';
import {
  ALLEGIANCES,
  EDGES,
  type Intent,
  LAST_TURN,
  LONGEST,
  MAP_IDS,
  MOST_WAYPOINTS,
  type Options,
  OWN_TABLE,
  type OwnPosse,
  type Placement,
  POSSE_IDS,
  POSSE_SIZE,
  SCENARIOS,
  type Scenario,
  SEATS,
  TABLE,
  TERRAIN_KINDS,
  TRAIT_IDS,
  WEAPON_IDS,
} from '../rules';

const one = <const W extends readonly string[]>(words: W) =>
  z.enum(words as unknown as readonly [W[number], ...W[number][]]);
const MOST_ENTITIES = SEATS * POSSE_SIZE;
const entity = z
  .int()
  .min(0)
  .max(MOST_ENTITIES - 1);
/** A little beyond the table, so that the rules say why that is no place. */
const at = z
  .int()
  .min(-TABLE.width)
  .max(2 * TABLE.width);
const place = { x: at, y: at };
const turned = z.int().min(-10_000_000).max(10_000_000);
const facing = z.strictObject({ x: turned, y: turned });
const weapon = one(WEAPON_IDS);
const path = z.array(z.strictObject(place)).max(2 * MOST_WAYPOINTS);
const duel = { attacker: entity, weapon, target: entity };

const placement: z.ZodType<Placement> = z.union([
  z.strictObject({ entity, ...place, facing }),
  z.strictObject({ entity, mount: entity }),
]);
const traitUse = z.strictObject({
  entity,
  trait: one(TRAIT_IDS),
  target: entity.exactOptional(),
  weapon: weapon.exactOptional(),
});

const value = z.int().min(0).max(99);
const cleaned = (most: number) => z.string().max(200).transform(cleanName).pipe(z.string().max(most));

/** The shape of a posse of one's own; the rules check everything else, so that one that is not ready can be kept (DC-C-11). */
export const posseShape: z.ZodType<OwnPosse> = z.strictObject({
  name: cleaned(LONGEST.posse),
  allegiance: one(ALLEGIANCES),
  members: z
    .array(
      z.strictObject({
        ...{ card: z.string().max(40), name: cleaned(LONGEST.member) },
        ...{ rtn: value, ctn: value, btn: value, spd: value, hp: value },
        traits: z.array(z.strictObject({ id: one(TRAIT_IDS), level: z.int().min(1).max(3).nullable() })).max(12),
        weapons: z.array(weapon).max(8),
      }),
    )
    .max(POSSE_SIZE),
  beast: z.string().max(40),
});

/** The shape of an intent; the rules check everything else. */
export const intent: z.ZodType<Intent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pickPosse'), posse: one(POSSE_IDS) }),
  z.strictObject({ type: z.literal('bringPosse'), posse: posseShape }),
  z.strictObject({ type: z.literal('pickMap'), map: one(MAP_IDS) }),
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('chooseEdge'), edge: z.enum(EDGES) }),
  z.strictObject({ type: z.literal('deploy'), placements: z.array(placement).max(MOST_ENTITIES) }),
  z.strictObject({ type: z.literal('activate'), unit: entity }),
  z.strictObject({ type: z.literal('declareTraits'), uses: z.array(traitUse).max(MOST_ENTITIES) }),
  z.strictObject({ type: z.literal('setFleeFacing'), facing }),
  z.strictObject({ type: z.literal('move'), entity, path, facing }),
  z.strictObject({ type: z.literal('attack'), ...duel, fan: z.boolean().exactOptional() }),
  z.strictObject({ type: z.literal('reload'), entity, weapon }),
  z.strictObject({ type: z.literal('hustle'), path, facing }),
  z.strictObject({ type: z.literal('charge'), ...duel }),
  z.strictObject({ type: z.literal('mount'), entity, dinosaur: entity }),
  z.strictObject({
    type: z.literal('dismount'),
    list: z.array(z.strictObject({ entity, ...place, facing })).max(MOST_ENTITIES),
  }),
  z.strictObject({ type: z.literal('endActivation') }),
  z.strictObject({ type: z.literal('idle') }),
  z.strictObject({
    type: z.literal('reactSnap'),
    list: z.array(z.strictObject({ entity, weapon, target: entity })).max(MOST_ENTITIES),
  }),
  z.strictObject({ type: z.literal('reactLucky'), use: z.boolean() }),
  z.strictObject({ type: z.literal('reactYeehaw'), use: z.boolean(), die: z.int().min(0).max(99) }),
  z.strictObject({
    type: z.literal('placeDismounted'),
    list: z.array(z.strictObject({ entity, ...place })).max(MOST_ENTITIES),
  }),
  z.strictObject({ type: z.literal('resign') }),
]);

const seconds = z.int().min(5).max(1_209_600);
const id = z.string().regex(/^[a-z0-9_-]{1,32}$/);
/** One corner, and below one piece, more than the rules admit, so that they can refuse them with their number (DC-R-83). */
const outlineOf = <P extends Readonly<Record<'x' | 'y', z.ZodNumber>>>(on: P) =>
  z
    .array(z.strictObject(on))
    .min(3)
    .max(OWN_TABLE.cornersOfPiece + 1);
const corner = { x: z.int().min(0).max(TABLE.width), y: z.int().min(0).max(TABLE.height) };
const height = z.int().min(0).max(OWN_TABLE.height);
const terrain = z
  .array(z.strictObject({ id, kind: z.enum(TERRAIN_KINDS), height, outline: outlineOf(corner) }))
  .max(OWN_TABLE.pieces + 1);

/** The kinds that people draw: a hill has one of two heights. */
export const DRAWN_KINDS = [...TERRAIN_KINDS, 'high_hill'] as const;

/** A table that a player keeps and shares. Its places are in hundredths of an inch (DC-R-83). */
export interface OwnTable {
  readonly name: string;
  readonly widthCi: number;
  readonly heightCi: number;
  readonly scenario: Scenario;
  readonly terrain: readonly {
    readonly id: string;
    readonly kind: (typeof DRAWN_KINDS)[number];
    readonly outline: readonly Point[];
  }[];
}

const [widthCi, heightCi] = [TABLE.width / 10, TABLE.height / 10];
const cornerCi = { x: z.number().min(0).max(widthCi), y: z.number().min(0).max(heightCi) };

/** The shape of such a table. The rules check everything else, so that a table that is not ready can be kept. */
export const tableShape: z.ZodType<OwnTable> = z.strictObject({
  name: cleaned(LONGEST.posse),
  widthCi: z.literal(widthCi),
  heightCi: z.literal(heightCi),
  scenario: z.enum(SCENARIOS),
  terrain: z
    .array(z.strictObject({ id, kind: z.enum(DRAWN_KINDS), outline: outlineOf(cornerCi) }))
    .max(OWN_TABLE.pieces + 1),
});

const position = z.strictObject({
  turn: z.int().min(1).max(LAST_TURN),
  active: z
    .int()
    .min(0)
    .max(SEATS - 1),
  standing: z
    .array(
      z.strictObject({
        ...{ entity, ...place, facing },
        mount: entity.nullable(),
        hp: z.int().min(1).max(99).nullable(),
        activated: z.boolean(),
      }),
    )
    .min(2)
    .max(MOST_ENTITIES),
});

/** The shape of options; `checkSetup` checks everything else. */
export const options: z.ZodType<Options> = z.strictObject({
  posses: z.array(z.union([one(POSSE_IDS), posseShape]).nullable()).length(SEATS),
  map: one(MAP_IDS).nullable(),
  terrain: terrain.nullable(),
  scenario: z.enum(SCENARIOS),
  clocks: z
    .strictObject({ lobbyS: seconds, edgeS: seconds, deployS: seconds, turnS: seconds, reactS: seconds })
    .nullable(),
  position: position.exactOptional(),
  asOf: z.int().min(1).max(255).exactOptional(),
});
