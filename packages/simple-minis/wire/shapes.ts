/** The shapes and bounds of intents and options, as zod schemas. */
import type { Point } from '@dwo/kernel';
import { cleanName } from '@dwo/shared';
import { z } from 'zod';
import {
  ARMORS,
  CLASSES,
  DRAWN_KINDS,
  type DrawnKind,
  FORCE_IDS,
  GRADES,
  type Intent,
  LONGEST_NAME,
  type Member,
  MOST_ATTACKERS,
  MOST_WAYPOINTS,
  type Options,
  OWN_TABLE,
  PROFILE_IDS,
  ROLES,
  type Role,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
  SEATS,
  SKILLS,
  STEPS,
  STYLES,
  TABLE,
  TASKS,
  TERRAIN_KINDS,
} from '../rules';

/** The longest name of a force or a table, in characters. */
const LONGEST_DOCUMENT_NAME = 40;
/** The most figures of a force that is being made: more than any battle admits, so that the rules can refuse it with its number. */
const MOST_KEPT = 24;

const one = <const W extends readonly string[]>(words: W) =>
  z.enum(words as unknown as readonly [W[number], ...W[number][]]);
const figure = z.int().min(0).max(199);
const item = z.int().min(0).max(99);
const seat = z
  .int()
  .min(0)
  .max(SEATS.most - 1);
/** Places a little outside the surface have a shape: the rules refuse them with their number. */
const at = z
  .int()
  .min(-TABLE.width)
  .max(2 * TABLE.width);
const point = z.strictObject({ x: at, y: at });
const facing = z.strictObject({
  x: z.int().min(-10_000_000).max(10_000_000),
  y: z.int().min(-10_000_000).max(10_000_000),
});
/** One corner more than the rules admit, so that they can refuse it (VS-R-5). */
const path = z.array(point).max(MOST_WAYPOINTS + 1);
const handled = { pickUp: z.array(item).max(20), drop: z.array(item).max(20) };
const section = z.string().min(1).max(40);

const able = {
  class: one(CLASSES),
  grade: one(GRADES).nullable(),
  large: z.boolean(),
  distance: z.boolean(),
  automatic: z.boolean(),
  armor: one(ARMORS),
  skills: z.array(one(SKILLS)).max(SKILLS.length),
  aquatic: z.boolean(),
  profile: one([...PROFILE_IDS, 'own'] as const),
  name: z.string().max(200).transform(cleanName).pipe(z.string().max(LONGEST_NAME)),
  style: one(STYLES),
};

/** The shape of a figure of a force. */
const member: z.ZodType<Member> = z.strictObject(able);

/** A force that a player keeps and shares, with the battle that it is made for (VS-PTS-2). */
export interface Force {
  readonly name: string;
  readonly scenario: ScenarioId;
  readonly seats: number;
  /** Null in scenarios whose seats are alike. */
  readonly role: Role | null;
  readonly members: readonly Member[];
}

/** The shape of such a force. The rules check everything else, so that a force that is not ready can be kept. */
export const force: z.ZodType<Force> = z
  .strictObject({
    name: z.string().max(200).transform(cleanName).pipe(z.string().max(LONGEST_DOCUMENT_NAME)),
    scenario: one(SCENARIO_IDS),
    seats: z.int().min(SEATS.least).max(SEATS.most),
    role: one(ROLES).nullable(),
    members: z.array(member).max(MOST_KEPT),
  })
  .refine(
    ({ scenario, role }) => {
      const roles: readonly Role[] | null = SCENARIOS[scenario].roles;
      return role === null ? roles === null : roles?.includes(role) === true;
    },
    { path: ['role'] },
  );

/** The shape of an intent; the rules check everything else. */
export const intent: z.ZodType<Intent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pickForce'), force: one(FORCE_IDS) }),
  z.strictObject({ type: z.literal('chooseForce'), members: z.array(member).max(MOST_ATTACKERS + 1) }),
  z.strictObject({ type: z.literal('grabForce') }),
  z.strictObject({
    type: z.literal('chooseEdge'),
    zone: z
      .int()
      .min(0)
      .max(SEATS.most - 1),
  }),
  z.strictObject({
    type: z.literal('deploy'),
    list: z.array(z.strictObject({ figure, x: at, y: at, riding: figure.nullable() })).max(40),
  }),
  z.strictObject({ type: z.literal('chooseFirst'), seat }),
  z.strictObject({ type: z.literal('move'), figure, path, facing: facing.nullable(), ...handled }),
  z.strictObject({ type: z.literal('board'), figure, path, mount: figure }),
  z.strictObject({ type: z.literal('leave'), figure, path, facing: facing.nullable(), ...handled }),
  z.strictObject({ type: z.literal('leaveSurface'), figure, path }),
  z.strictObject({ type: z.literal('distanceAttack'), figure, target: figure }),
  z.strictObject({ type: z.literal('handAttack'), figure, target: figure }),
  z.strictObject({ type: z.literal('attackTerrain'), figure, section, second: section.nullable() }),
  z.strictObject({ type: z.literal('skillRoll'), figure, task: one(TASKS), object: figure.nullable() }),
  z.strictObject({ type: z.literal('endStep') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('idle') }),
  z.strictObject({ type: z.literal('resign') }),
]);

const place = { x: z.int().min(0).max(TABLE.width), y: z.int().min(0).max(TABLE.height) };
const look = z.int().min(-10_000_000).max(10_000_000);
const position = z.strictObject({
  round: z.int().min(1).max(8),
  step: one(STEPS),
  first: seat,
  features: z
    .array(
      z.strictObject({
        id: section,
        group: section,
        kind: one(TERRAIN_KINDS),
        closed: z.boolean(),
        outline: z.array(z.strictObject(place)).min(2).max(16),
      }),
    )
    .max(60)
    .nullable(),
  figures: z
    .array(
      z.strictObject({
        ...able,
        ...place,
        seat: seat.nullable(),
        facingX: look,
        facingY: look,
        riding: figure.nullable(),
        asleep: z.boolean(),
      }),
    )
    .min(1)
    .max(100),
});
/** A table that a player keeps and shares, with the battle that it is drawn for. Lengths are in hundredths of an inch (VS-R-49). */
export interface OwnTable {
  readonly name: string;
  readonly widthCi: number;
  readonly heightCi: number;
  readonly scenario: ScenarioId;
  readonly seats: number;
  readonly terrain: readonly { readonly id: string; readonly kind: DrawnKind; readonly outline: readonly Point[] }[];
}

/** One piece and one corner more than the rules admit, so that they can refuse them with their number (VS-R-49). */
const terrainOf = <P extends Readonly<Record<'x' | 'y', z.ZodNumber>>>(on: P) =>
  z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9_-]{1,32}$/),
        kind: one(DRAWN_KINDS),
        outline: z
          .array(z.strictObject(on))
          .min(2)
          .max(OWN_TABLE.cornersOfPiece + 1),
      }),
    )
    .max(OWN_TABLE.pieces + 1);
const [widthCi, heightCi] = [TABLE.width / 10, TABLE.height / 10];

/** The shape of such a table. The rules check everything else, so that a table that is not ready can be kept. */
export const table: z.ZodType<OwnTable> = z.strictObject({
  name: z.string().max(200).transform(cleanName).pipe(z.string().max(LONGEST_DOCUMENT_NAME)),
  widthCi: z.literal(widthCi),
  heightCi: z.literal(heightCi),
  scenario: one(SCENARIO_IDS),
  seats: z.int().min(SEATS.least).max(SEATS.most),
  // Maps have corners on thousandths of an inch.
  terrain: terrainOf({ x: z.number().min(0).max(widthCi), y: z.number().min(0).max(heightCi) }),
});
const seconds = z.int().min(5).max(1_209_600);

/** The shape of options; `checkSetup` checks everything else. */
export const options: z.ZodType<Options> = z.strictObject({
  scenario: one(SCENARIO_IDS),
  seats: z.int().min(SEATS.least).max(SEATS.most),
  forces: z
    .array(one([...FORCE_IDS, 'random', 'open'] as const))
    .min(SEATS.least)
    .max(SEATS.most),
  everyoneActs: z.boolean(),
  specificSkills: z.boolean(),
  fightOn: z.boolean(),
  defender: seat.nullable(),
  clocks: z.strictObject({ forceS: seconds, setUpS: seconds, turnS: seconds }).nullable(),
  table: terrainOf(place).exactOptional(),
  position: position.exactOptional(),
  asOf: z.int().min(1).max(255).exactOptional(),
});
