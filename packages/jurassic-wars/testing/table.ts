/** Tables with chosen cards, and dice with chosen results, for tests. */
import { type Dice, frozen, play, type Seat, scriptedDice, seededDice } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import {
  defaults,
  type Event,
  type Intent,
  jurassicWars,
  type Options,
  PERIODS,
  type Period,
  type Side,
  type State,
  type Version,
} from '../rules';

/** The parts of a table that differ from a random deal. */
export interface Arrangement {
  readonly hands?: readonly (readonly number[])[];
  /** The ids of combat cards by seat; none by default. */
  readonly combat?: readonly (readonly number[])[];
  readonly sets?: readonly (readonly number[])[];
  readonly dealer?: Seat;
  readonly timeline?: readonly Period[];
}

/** The id of a Surprise Attack. */
export const SURPRISE = 1;
/** The id of an Adrenaline. */
export const ADRENALINE = 5;
/** The id of a Thick Hide. */
export const HIDE = 8;
/** The id of a Stare-Down. */
export const STARE = 10;

/** A match as the dice of a seed deal it. */
export function dealt(options: Options, seed = 1): State {
  return jurassicWars.setup(frozen(options), cardDice(seed));
}

/** The dice of a seed, with packs in order: slot 0 holds rank 1. */
export function cardDice(seed: number, step = 0): Dice {
  const dice = seededDice(secretOf(seed), step);
  const turn = (_pack: string, slot: number) => slot + 1;
  return Object.assign({ roll: (sides: number, why: string) => dice.roll(sides, why) }, { turn });
}

/** A table with chosen cards before its first combat, or before the first bid of Whist. */
export function table(
  version: Version,
  players: number,
  changes: Partial<Options> = {},
  { hands, combat, sets, dealer = players - 1, timeline = PERIODS }: Arrangement = {},
): State {
  const state = dealt({ ...defaults(version, players), ...changes });
  state.dealer = dealer;
  state.period = timeline[0] ?? null;
  state.known = timeline.slice(0, 1);
  if (state.closed !== null) state.closed.timeline = [...timeline];
  state.players.forEach((player, seat) => {
    const secret = state.secrets[seat];
    if (secret === null || secret === undefined) throw new Error(`Seat ${seat} has no secret`);
    if (hands !== undefined) secret.hand = [...(hands[seat] ?? [])];
    secret.combat = [...(combat?.[seat] ?? [])];
    Object.assign(player, { cards: secret.hand.length, combat: secret.combat.length, set: [...(sets?.[seat] ?? [])] });
  });
  if (state.phase === 'lead') {
    const holders = Array.from({ length: players }, (_, i) => (dealer + 1 + i) % players).filter(
      (seat) => (state.players[seat]?.cards ?? 0) > 0,
    );
    [state.lead = null, state.opponent = null] = holders;
  }
  if (state.phase === 'bid') state.turn = dealer;
  return state;
}

/** Dice with which a side hits with every die and the other with none; all other dice show 1. */
export function always(side: Side): Dice {
  const winner = side === 0 ? 'lead' : 'opponent';
  return { roll: (_, why) => (why === winner ? 6 : 1) };
}

/** A roll of both sides: H for a hit, M for a miss. */
export type Throw = readonly [lead: string, opponent: string];

/** Dice for exactly these rolls of one combat. */
export function throws(rolls: readonly Throw[]) {
  const faces = (text: string) => [...text].map((letter) => (letter === 'H' ? 6 : 1));
  return scriptedDice(
    rolls.flatMap(([lead, opponent]) => [['lead', ...faces(lead)] as const, ['opponent', ...faces(opponent)] as const]),
  );
}

/** Plays an intent. Throws if it is refused. */
export function does(state: State, seat: Seat, intent: Intent, dice: Dice = always(0)): Event[] {
  return play(jurassicWars, state, seat, intent, dice);
}

/** The refusal of an intent; null if it is legal. */
export function refusal(state: State, seat: Seat, intent: Intent) {
  return jurassicWars.check(frozen(state), seat, intent);
}

/** Lead and opponent play these ranks; without combat cards this fights the combat. */
export function combat(state: State, [lead, opponent]: readonly [number, number], dice: Dice = always(0)): Event[] {
  const { lead: first, opponent: second } = state;
  if (first === null || second === null) throw new Error('Nobody leads');
  const one = does(state, first, { type: 'play', at: placeOf(state, first, lead) }, dice);
  return [...one, ...does(state, second, { type: 'play', at: placeOf(state, second, opponent) }, dice)];
}

/** The place of a rank in a hand. Throws if it is not there. */
export function placeOf(state: State, seat: Seat, rank: number): number {
  const at = state.secrets[seat]?.hand.indexOf(rank) ?? -1;
  if (at < 0) throw new Error(`Seat ${seat} does not hold ${rank}`);
  return at;
}

/** The events of one type, in order. */
export function ofType<T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** Plays a match to its end with random legal choices and returns all its events; `watch` gets those of each choice. */
export function playedOut(
  state: State,
  seed: number,
  most = 5_000,
  watch: (events: readonly Event[]) => void = () => {},
): Event[] {
  const events: Event[] = [];
  for (let step = 1; step <= most && state.ending === null; step++) {
    const whims = seededDice(secretOf(seed), most + step);
    const seats = jurassicWars.awaiting(frozen(state));
    const seat = seats[whims.roll(seats.length, 'seat') - 1] as Seat;
    const offers = jurassicWars.intents(frozen(state), seat).filter(({ type }) => type !== 'resign');
    const intent = offers[whims.roll(offers.length, 'intent') - 1] as Intent;
    const told = does(state, seat, intent, cardDice(seed, step));
    events.push(...told);
    watch(told);
  }
  return events;
}
