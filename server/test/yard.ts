/** The Boneyard of the kernel for the network: a game in which some cards stay closed for ever. */
import { schema, t } from '@colyseus/schema';
import { boneyard, type YardEvent, type YardIntent } from '@dwo/kernel/testing';
import { eventCodec, type Game, list, nullable, uint } from '@dwo/shared';
import { z } from 'zod';

const Player = schema(
  { up: t.uint8(), hand: t.array('uint8'), dug: t.boolean(), folded: t.boolean(), shown: t.uint8().optional() },
  'YardPlayer',
);
const Ending = schema({ winners: t.array('uint8') }, 'YardEnding');

const intent: z.ZodType<YardIntent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dig') }),
  z.strictObject({ type: z.literal('fold') }),
  z.strictObject({ type: z.literal('show'), bone: z.int().min(0).max(8) }),
]);

/** The Boneyard as server and client play it. */
export const yardGame = {
  rules: boneyard,
  intent,
  options: z.strictObject({}),
  State: schema(
    { turn: t.uint8(), yard: t.array('uint8'), players: t.array(Player), ending: t.ref(Ending).optional() },
    'Yard',
  ),
  hasSecrets: true,
  hands: (event: YardEvent) => (event.type === 'folded' ? { buried: event.seat } : null),
  events: eventCodec<YardEvent>({
    dug: { seat: uint, slot: uint, card: nullable(uint) },
    folded: { seat: uint },
    shown: { seat: uint, bone: uint, card: uint },
    ended: { winners: list(uint) },
  } as never),
  chairs: () => ['first', 'second', 'third'],
  presets: { plain: () => ({}) },
} as unknown as Game;
