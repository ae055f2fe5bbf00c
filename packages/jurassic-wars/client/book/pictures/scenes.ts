/** The scenes of the rulebook's pictures: matches of the real rules with chosen hands, as they stand on the table. */
import { type Dice, type Frozen, frozen, play, scriptedDice } from '@dwo/kernel';
import {
  defaults,
  type Intent,
  jurassicWars,
  type Options,
  type Period,
  type State,
  type Version,
} from '../../../rules';

/** Each act with its dice: the faces of the lead, then those of the opponent. The seat is null for whoever is awaited first. */
type Act = readonly [seat: number | null, intent: Intent, rolls?: readonly (readonly number[])[]];

/** A scene: a match with these hands, and what is played in it. */
interface Scene {
  readonly version: Version;
  readonly players: number;
  readonly options?: Partial<Options>;
  /** The ranks in the hand of each seat. */
  readonly hands?: readonly (readonly number[])[];
  /** The ids of the combat cards of each seat. */
  readonly combat?: readonly (readonly number[])[];
  readonly period?: Period;
  readonly acts: readonly Act[];
}

const lead = (at: number): Act => [0, { type: 'play', at }];
const answer = (at: number): Act => [1, { type: 'play', at }];

/** The scenes by the slugs of their chapters. */
export const SCENES = {
  'combat-cards': {
    ...{ version: 'standard', players: 2, period: 'jurassic' },
    hands: [
      [13, 1],
      [10, 4],
    ],
    combat: [[5], [1]],
    acts: [
      lead(0),
      answer(0),
      [0, { type: 'commit', card: 5 }],
      [
        1,
        { type: 'commit', card: 1 },
        [
          [6, 6],
          [1, 1],
        ],
      ],
    ],
  },
  'the-standard-game': {
    ...{ version: 'standard', players: 3, period: 'earlyCretaceous' },
    hands: [
      [8, 1],
      [4, 10],
      [6, 16],
    ],
    acts: [lead(0)],
  },
  combat: {
    ...{ version: 'standard', players: 2, period: 'jurassic' },
    hands: [
      [12, 1],
      [14, 4],
    ],
    combat: [[5], [1]],
    acts: [lead(0), answer(0)],
  },
  'natural-order': {
    ...{ version: 'standard', players: 2, period: 'jurassic', options: { naturalOrder: true } },
    hands: [
      [1, 12],
      [10, 4],
    ],
    combat: [[5], [1]],
    acts: [lead(0), answer(0)],
  },
  'dinosaurs-wild': { version: 'dinosaursWild', players: 2, acts: [[null, { type: 'pick', slot: 5 }]] },
  poker: { version: 'poker', players: 4, acts: [] },
} as const satisfies Readonly<Record<string, Scene>>;

/** The chapters that have a picture. */
export type Pictured = keyof typeof SCENES;

/** The dice of a shuffle: cards in their order, and rolls that differ, so that somebody rolls best. */
function shuffle(): Dice {
  let rolled = 0;
  const roll = (sides: number) => (rolled++ % sides) + 1;
  return Object.assign({ roll }, { turn: (_: string, slot: number) => slot + 1 });
}

/** The options of a scene. */
export function optionsOf(slug: Pictured): Options {
  const { version, players, options = {} }: Scene = SCENES[slug];
  return { ...defaults(version, players), ...options };
}

/** The state of a scene after its acts. Throws if one is refused, or if a die is left over. */
export function stateOf(slug: Pictured): Frozen<State> {
  const { hands, combat, period, acts }: Scene = SCENES[slug];
  const state = jurassicWars.setup(frozen(optionsOf(slug)), shuffle());
  for (const [seat, hand] of (hands ?? []).entries()) {
    const [player, secret] = [state.players[seat], state.secrets[seat]];
    if (player === undefined || secret == null) continue;
    secret.hand = [...hand];
    secret.combat = [...(combat?.[seat] ?? [])];
    Object.assign(player, { cards: hand.length, combat: secret.combat.length });
  }
  if (period !== undefined) Object.assign(state, { period, lead: 0, opponent: 1, dealer: state.players.length - 1 });
  for (const [seat, intent, rolls] of acts) {
    play(jurassicWars, state, seat ?? jurassicWars.awaiting(frozen(state))[0] ?? 0, intent, diceOf(rolls));
  }
  return frozen(state);
}

function diceOf(rolls: Act[2]): Dice {
  if (rolls === undefined) return shuffle();
  return scriptedDice(rolls.map((faces, at) => [at % 2 === 0 ? 'lead' : 'opponent', ...faces]));
}
