/** Matches of one computer player against another. */
import { type Bot, frozen, matchDice, play } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { bot } from '../bot';
import { dinoSoldiers, type Intent, type State } from '../rules';
import { QUICK } from './presets';

/** The result of one match. */
export interface Duel {
  /** Whether the first player won; null for a draw. */
  readonly won: boolean | null;
  readonly dinosaursWon: boolean | null;
  readonly rounds: number;
  readonly rule: string;
}

/** The computer player of a strength. */
export function playerOf(strength: string): Bot<State, Intent> {
  return { choose: (view, seat, dice) => bot.choose(view, seat, dice, strength) };
}

/** Plays the match of a seed. Seeds 2n and 2n + 1 have the same field and teams, with the players' sides swapped. */
export function duel(one: Bot<State, Intent>, other: Bot<State, Intent>, seed: number): Duel {
  const first = seed % 2;
  const secret = secretOf(Math.floor(seed / 2) + 1);
  const dice = (step: number) => matchDice(secret, [null, null], step);
  const options = { ...QUICK, sideAssignment: 'choice' as const };
  const state = dinoSoldiers.setup(frozen(options), dice(0));
  for (let step = 1; state.ending === null && step < 20_000; step++) {
    const [seat = 0] = dinoSoldiers.awaiting(frozen(state));
    const player = seat === first ? one : other;
    const intent = player.choose(dinoSoldiers.view(frozen(state), seat), seat, dice(100_000 + step));
    play(dinoSoldiers, state, seat, intent, dice(step));
  }
  const [winner] = state.ending?.winners ?? [];
  return {
    won: winner === undefined ? null : winner === first,
    dinosaursWon: winner === undefined ? null : winner === state.dinosaurs,
    rounds: state.round,
    rule: state.ending?.rule ?? 'none',
  };
}
