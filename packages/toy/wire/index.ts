/** Tar Pit on the wire: two seats, hidden hands. */
import { schema, t } from '@colyseus/schema';
import { bool, eventCodec, type Game, list, nullable, uint } from '@dwo/shared';
import { z } from 'zod';
import { bot } from '../bot';
import { CARDS, type Event, type Intent, type Options, type State, type TarRule, tarPit } from '../rules';
import { about } from './about';

const OptionsShown = schema({ layS: t.uint16().optional() }, 'TarOptions');
const Player = schema(
  { cards: t.uint8(), laid: t.boolean(), shown: t.uint8().optional(), points: t.uint8() },
  'TarPlayer',
);
const Ending = schema({ winners: t.array('uint8') }, 'TarEnding');
const Table = schema(
  { round: t.uint8(), options: OptionsShown, players: t.array(Player), ending: t.ref(Ending).optional() },
  'TarPit',
);

const intent: z.ZodType<Intent> = z.strictObject({ type: z.literal('lay'), card: z.int().min(1).max(CARDS) });
const options: z.ZodType<Options> = z.strictObject({ layS: z.int().min(5).max(3600).nullable() });

/** Tar Pit as server and client play it. */
export const tarPitGame: Game<State, Intent, Event, Options, TarRule> = {
  rules: tarPit,
  intent,
  options,
  State: Table,
  hasSecrets: true,
  openOptions: (agreed) => agreed,
  events: eventCodec<Event>({
    laid: { seat: uint, card: nullable(uint) },
    shown: { cards: list(uint), winner: uint, swallowed: bool },
    roundBegan: { round: uint },
    ended: { winners: list(uint) },
  }),
  chairs: () => ['left', 'right'],
  about,
  presets: { standard: () => ({ layS: 60 }) },
  isOpening: ({ round }) => round === 1,
  bot: { name: 'Computer', ...bot },
};
