/** The Bone Auction for the network: three seats, hidden hands, simultaneous bids. */
import { schema, t } from '@colyseus/schema';
import { randomBot } from '@dwo/kernel';
import {
  FOSSILS,
  TOY_RULES,
  type ToyEvent,
  type ToyIntent,
  type ToyOptions,
  type ToyRule,
  type ToyState,
  toyGame,
} from '@dwo/kernel/testing';
import { z } from 'zod';
import { bool, eventCodec, list, nullable, uint, word } from '../src/codec';
import type { Game } from '../src/game';

const Options = schema({ rounds: t.uint8(), fame: t.uint16(), bidSeconds: t.uint16().optional() }, 'ToyOptions');
const Player = schema(
  { bid: t.boolean(), cards: t.uint8(), shown: t.uint8().optional(), points: t.uint16(), fossils: t.array('string') },
  'ToyPlayer',
);
const Ending = schema({ winners: t.array('uint8'), rule: t.string() }, 'ToyEnding');
const Toy = schema(
  {
    round: t.uint8(),
    stage: t.string(),
    options: Options,
    lot: t.string(),
    players: t.array(Player),
    holder: t.uint8().optional(),
    doubter: t.uint8().optional(),
    ending: t.ref(Ending).optional(),
  },
  'Toy',
);

const card = z.int().min(1).max(15);
const intent: z.ZodType<ToyIntent> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bid'), card }),
  z.strictObject({ type: z.literal('note'), card }),
  z.strictObject({ type: z.literal('doubt') }),
  z.strictObject({ type: z.literal('accept') }),
]);

const options: z.ZodType<ToyOptions> = z.strictObject({
  rounds: z.int(),
  fame: z.int().max(1000),
  bidSeconds: z.int().min(1).max(3600).nullable(),
});

const fossil = word(FOSSILS);

/** The toy game as server and client play it. */
export const toyWire: Game<ToyState, ToyIntent, ToyEvent, ToyOptions, ToyRule> = {
  rules: toyGame,
  intent,
  options,
  State: Toy,
  hasSecrets: true,
  hasClosed: true,
  events: eventCodec<ToyEvent>({
    bidLaid: { seat: uint, card: nullable(uint) },
    noted: { seat: uint, card: uint },
    shown: { cards: list(uint), holder: uint, doubter: uint },
    accepted: { seat: uint },
    appraised: { seat: uint, face: uint, fake: bool },
    sold: { seat: uint, fossil },
    scored: { seat: uint, points: uint },
    roundBegan: { round: uint, lot: fossil },
    ended: { winners: list(uint), rule: word(TOY_RULES) },
  }),
  chairs: () => ['first', 'second', 'third'],
  about: {
    en: { name: 'Bone Auction', scene: 'Three bid for fossils.' },
    de: { name: 'Knochenauktion', scene: 'Drei bieten auf Fossilien.' },
  },
  presets: {
    short: () => ({ rounds: 2, fame: 100, bidSeconds: 30 }),
    long: () => ({ rounds: 5, fame: 100, bidSeconds: null }),
  },
  bot: { name: 'Computer', choose: (view, seat, dice) => randomBot(toyGame).choose(view, seat, dice) },
};
