/** Matches between computer players. */
import { type Bot, frozen, matchDice, play } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { bot } from '../bot';
import { type Intent, type Options, type State, simpleMinis } from '../rules';

/** The result of one match. */
export interface Duel {
  /** Empty for a draw. */
  readonly winners: readonly number[];
  readonly defender: number | null;
  readonly scores: readonly number[];
  readonly rounds: number;
  readonly rule: string;
  readonly orders: number;
}

const MOST_ORDERS = 4000;

/** The computer player of a strength. */
export function playerOf(strength: string): Bot<State, Intent> {
  return { choose: (view, seat, dice) => bot.choose(view, seat, dice, strength) };
}

/** Plays the match of a seed, one player for each seat. */
export function duel(options: Options, players: readonly Bot<State, Intent>[], seed: number): Duel {
  const secret = secretOf(seed);
  const dice = (step: number) =>
    matchDice(
      secret,
      options.forces.map(() => null),
      step,
    );
  const state = simpleMinis.setup(frozen(options), dice(0));
  let step = 1;
  for (; state.ending === null && step < MOST_ORDERS; step++) {
    const [seat = 0] = simpleMinis.awaiting(frozen(state));
    const intent = players[seat]?.choose(frozen(state), seat, dice(100_000 + step)) ?? { type: 'resign' };
    play(simpleMinis, state, seat, intent, dice(step));
  }
  return {
    winners: state.ending?.winners ?? [],
    defender: state.defender,
    scores: state.players.map(({ kills, bonus }) => kills + bonus),
    rounds: state.round,
    rule: state.ending?.rule ?? 'none',
    orders: step,
  };
}
