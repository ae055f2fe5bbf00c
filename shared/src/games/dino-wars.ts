/** DINO WARS! on the wire. */

import { schema, t } from '@colyseus/schema';
import { dinoWarsBot } from '@dwo/bots';
import {
  dinoWars,
  type Event,
  FIRE_WINDOWS,
  HAND_WEAPONS,
  type Intent,
  type Options,
  PHASES,
  PRESETS,
  type RuleId,
  STANDING_ORDERS,
  type State,
} from '@dwo/dino-wars';
import { z } from 'zod';
import { withWords } from '../mirror';
import type { Game } from '../wire';
import { dinoWarsEvents } from './dino-wars-events';
import { dinoWarsOptions, figureId, place } from './dino-wars-options';

const Corner = schema({ x: t.uint16(), y: t.uint16() }, 'Corner');
const Terrain = schema({ id: t.string(), kind: t.string(), outline: t.array(Corner) }, 'Terrain');
const Table = schema({ widthCi: t.uint16(), heightCi: t.uint16(), terrain: t.array(Terrain) }, 'Table');

const Player = schema(
  { side: t.string(), done: t.boolean(), resigned: t.boolean(), endAgreed: t.boolean(), timeouts: t.uint8() },
  'Player',
);

/** What moves comes first: positions are the patches. */
const Dinosaur = schema(
  {
    x: t.uint16(),
    y: t.uint16(),
    facing: t.uint16(),
    spentCi: t.uint16(),
    lifePoints: t.uint8(),
    moveOver: t.boolean(),
    attacked: t.boolean(),
    alive: t.boolean(),
    kind: t.string(),
    owner: t.uint8(),
  },
  'Dinosaur',
);

const soldier = schema(
  {
    x: t.uint16(),
    y: t.uint16(),
    facing: t.uint16(),
    spentCi: t.uint16(),
    leftContact: t.boolean(),
    moved: t.boolean(),
    shots: t.string(),
    singleShot: t.boolean(),
    overrun: t.boolean(),
    alive: t.boolean(),
    order: t.string(),
    rank: t.string(),
    weapons: t.string(),
    owner: t.uint8(),
  },
  'Soldier',
);
const Soldier = withWords(soldier, { shots: FIRE_WINDOWS, weapons: HAND_WEAPONS });

const Reaction = withWords(schema({ target: t.string(), dinosaur: t.string(), weapons: t.string() }, 'Reaction'), {
  weapons: HAND_WEAPONS,
});
const StartingPoints = schema({ army: t.uint32(), dinosaurs: t.uint32() }, 'StartingPoints');
const Ending = schema({ winner: t.string().optional(), rule: t.string() }, 'Ending');

const state = schema(
  {
    turn: t.uint16(),
    phase: t.string(),
    era: t.string(),
    table: Table,
    players: t.array(Player),
    dinosaurs: t.map(Dinosaur),
    soldiers: t.map(Soldier),
    reactions: t.array(Reaction),
    quietTurns: t.uint16(),
    attackRolled: t.boolean(),
    selfEnded: t.string(),
    startingPoints: StartingPoints,
    ending: t.ref(Ending).optional(),
  },
  'DinoWars',
);
/** The state of a match of DINO WARS! as a Colyseus schema. */
export const DinoWarsState = withWords(state, { selfEnded: PHASES });

const weapon = z.enum(HAND_WEAPONS);

/** Every wish a player of DINO WARS! may send; `timeOut` is for the clock alone. */
export const dinoWarsIntent: z.ZodType<Intent> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('move'),
    figure: figureId,
    path: z.array(place).min(1).max(64),
    stopAt: figureId.nullable(),
  }),
  z.strictObject({ type: z.literal('overrun'), figure: figureId, target: figureId }),
  z.strictObject({ type: z.literal('face'), figure: figureId, facing: z.int().min(0).max(359) }),
  z.strictObject({ type: z.literal('endMove'), figure: figureId }),
  z.strictObject({ type: z.literal('closingFire'), figure: figureId, weapon: weapon.nullable() }),
  z.strictObject({ type: z.literal('fire'), figure: figureId, weapon, target: figureId }),
  z.strictObject({ type: z.literal('attack'), figure: figureId, target: figureId }),
  z.strictObject({ type: z.literal('order'), figure: figureId.nullable(), order: z.enum(STANDING_ORDERS) }),
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('agreeEnd'), agreed: z.boolean() }),
  z.strictObject({ type: z.literal('resign'), agreed: z.boolean() }),
]);

/** DINO WARS! as server and client play it. */
export const dinoWarsGame: Game<State, Intent, Event, Options, RuleId> = {
  rules: dinoWars,
  intent: dinoWarsIntent,
  options: dinoWarsOptions,
  State: DinoWarsState,
  hasSecrets: false,
  events: dinoWarsEvents,
  chairs: ({ players }) => players.map(({ side }) => side),
  presets: {
    skirmish: () => PRESETS.skirmish(),
    quick: () => PRESETS.quick(),
    duel: () => PRESETS.duel(),
  },
  bot: { name: 'Computer', choose: (view, seat, dice) => dinoWarsBot.choose(view, seat, dice) },
};
