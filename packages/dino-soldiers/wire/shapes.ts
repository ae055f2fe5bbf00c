/** The shapes and bounds of intents and options, as zod schemas. */
import { z } from 'zod';
import {
  FACE_IDS,
  type Intent,
  LONGEST_SHOUT,
  MODES,
  type Options,
  ROUND_LIMITS,
  SHOUTS,
  SIDES,
  type Target,
  TEAM_IDS,
  UNIT_TYPES,
} from '../rules';

const one = <const W extends readonly string[]>(words: W) =>
  z.enum(words as unknown as readonly [W[number], ...W[number][]]);
const unit = z.int().min(0).max(99);
const at = z.int().min(-30).max(30);
const by = z.int().min(-1).max(1);
const spot = { x: at, y: at };

const target: z.ZodType<Target> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single'), unit }),
  z.strictObject({ kind: z.literal('singleOrPair'), units: z.array(unit).min(1).max(2) }),
  z.strictObject({ kind: z.literal('tile'), ...spot }),
  z.strictObject({ kind: z.literal('ownTile') }),
  z.strictObject({ kind: z.literal('chargeLine'), dx: by, dy: by, length: z.int().min(1).max(9) }),
  z.strictObject({ kind: z.literal('fireLine'), dx: by, dy: by }),
]);
const shout = z.strictObject({ family: one(SHOUTS), holdMs: z.int().min(0).max(LONGEST_SHOUT) }).nullable();
const type = one(UNIT_TYPES);
const team = {
  units: z.array(z.strictObject({ type, count: z.int().min(1).max(20) })).max(30),
  alphaOn: z.strictObject({ type, index: z.int().min(0).max(20) }).nullable(),
};
const choices = z.array(z.strictObject({ unit, attack: z.int().min(1).max(99) })).max(40);

/** The shape of an intent; the rules check everything else. */
export const intent: z.ZodType<Intent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('submitTeam'), ...team }),
  z.strictObject({ type: z.literal('pickTeam'), team: one(TEAM_IDS) }),
  z.strictObject({ type: z.literal('placeTile'), ...spot }),
  z.strictObject({ type: z.literal('placeStart'), ...spot }),
  z.strictObject({ type: z.literal('placeAnywhere') }),
  z.strictObject({ type: z.literal('deploy'), units: z.array(unit).max(20) }),
  z.strictObject({ type: z.literal('enter'), unit }),
  z.strictObject({ type: z.literal('step'), unit, ...spot }),
  z.strictObject({ type: z.literal('leap'), unit, ...spot }),
  z.strictObject({ type: z.literal('overfly'), unit, via: z.strictObject(spot), ...spot }),
  z.strictObject({ type: z.literal('endMove') }),
  z.strictObject({ type: z.literal('attack'), unit, mode: one(MODES), target, shout }),
  z.strictObject({ type: z.literal('endTurn') }),
  z.strictObject({ type: z.literal('dodge'), choices }),
  z.strictObject({ type: z.literal('resign') }),
]);

const position = z.strictObject({
  side: one(SIDES),
  round: z.int().min(1).max(ROUND_LIMITS.most),
  tiles: z
    .array(z.strictObject({ ...spot, face: one(FACE_IDS).nullable(), open: z.boolean() }))
    .min(1)
    .max(FACE_IDS.length),
  units: z
    .array(
      z.strictObject({
        type,
        at: z.strictObject(spot).nullable(),
        hp: z.int().min(1).max(99).nullable(),
        hidden: z.int().min(0).max(9),
        alpha: z.boolean(),
      }),
    )
    .min(2)
    .max(60),
});
const seconds = z.int().min(5).max(1_209_600);

/** The shape of options; `checkSetup` checks everything else. */
export const options: z.ZodType<Options> = z.strictObject({
  sideAssignment: z.enum(['random', 'choice']),
  teamMode: z.enum(['premade', 'custom', 'random']),
  fieldMode: z.enum(['alternate', 'quick']),
  shoutMode: z.enum(['off', 'cheer', 'strict']),
  roundLimit: z.int().min(ROUND_LIMITS.least).max(ROUND_LIMITS.most),
  clocks: z
    .strictObject({ teamsS: seconds, placeS: seconds, deployS: seconds, turnS: seconds, dodgeS: seconds })
    .nullable(),
  position: position.exactOptional(),
});
