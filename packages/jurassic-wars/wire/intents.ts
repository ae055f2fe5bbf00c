/** The shapes and bounds of intents and options, as zod schemas. */
import { z } from 'zod';
import {
  BACKINGS,
  COMBAT_IDS,
  DEALS,
  HIT_LOSSES,
  type Intent,
  type Options,
  RANKS,
  TIMELINES,
  UNLEASHED_TIMELINES,
  VERSIONS,
  WILD_CARD_SIDES,
} from '../rules';

const place = z
  .int()
  .min(0)
  .max(RANKS.length - 1);
const kind = <T extends string>(type: T) => z.literal(type);

/** The shape of an intent; the rules check everything else. */
export const intent: z.ZodType<Intent> = z.discriminatedUnion('type', [
  z.strictObject({ type: kind('play'), at: place.nullable() }),
  z.strictObject({ type: kind('commit'), card: z.int().min(1).max(COMBAT_IDS.length).nullable() }),
  z.strictObject({ type: kind('reveal'), cards: z.array(place).max(RANKS.length).nullable() }),
  z.strictObject({ type: kind('ready') }),
  z.strictObject({ type: kind('bid'), n: z.int().min(0).max(RANKS.length) }),
  z.strictObject({ type: kind('declare'), choice: z.enum(['fight', 'fold']) }),
  z.strictObject({ type: kind('pick'), slot: place.nullable() }),
  z.strictObject({ type: kind('predict'), n: z.int().min(0).max(RANKS.length).nullable() }),
  z.strictObject({ type: kind('stake'), side: z.enum(BACKINGS).nullable(), n: z.int().min(0).max(RANKS.length) }),
  z.strictObject({ type: kind('resign') }),
]);

const seconds = z.int().min(5).max(3600);

/** The shape of options; `checkSetup` checks everything else. */
export const options: z.ZodType<Options> = z.strictObject({
  version: z.enum(VERSIONS),
  players: z.int().min(2).max(5),
  hitLoss: z.enum(HIT_LOSSES),
  deal: z.enum(DEALS),
  dinocardsEach: z.int().min(2).max(RANKS.length).nullable(),
  unlimited: z.boolean(),
  timeline: z.enum(TIMELINES),
  naturalOrder: z.boolean(),
  reveal: z.boolean(),
  pokerCombatCards: z.boolean(),
  startingCounters: z.int().min(6).max(200),
  handsPerDealer: z.int().min(1).max(4),
  wildCardSide: z.enum(WILD_CARD_SIDES),
  unleashedTimeline: z.enum(UNLEASHED_TIMELINES),
  unleashedCombatCards: z.boolean(),
  doubleMatch: z.boolean(),
  predictions: z.boolean(),
  carnivores: z.int().min(0).max(1).nullable(),
  clocks: z.strictObject({ play: seconds, commit: seconds, bid: seconds }).nullable(),
});
