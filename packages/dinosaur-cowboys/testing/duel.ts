/** Matches of one computer player against another. */
import { type Bot, frozen, matchDice, play } from '@dwo/kernel';
import { secretOf } from '@dwo/kernel/testing';
import { bot } from '../bot';
import { dinosaurCowboys, type Intent, MAP_IDS, type Options, POSSE_IDS, type PosseId, type State } from '../rules';
import { QUICK } from './presets';

/** The result of one match. */
export interface Duel {
  /** Whether the first player won; null for a draw. */
  readonly won: boolean | null;
  /** The seat that won; null for a draw. */
  readonly winner: number | null;
  readonly turns: number;
  readonly rule: string;
  readonly losses: readonly number[];
}

/** The computer player of a strength. */
export function playerOf(strength: string): Bot<State, Intent> {
  return { choose: (view, seat, dice) => bot.choose(view, seat, dice, strength) };
}

/** The posses of a seed: all sixteen pairings in turn. */
function possesOf(seed: number): readonly [PosseId, PosseId] {
  const n = Math.floor(seed / 2);
  const pick = (at: number) => POSSE_IDS[at % POSSE_IDS.length] as PosseId;
  return [pick(n), pick(Math.floor(n / POSSE_IDS.length))];
}

/**
 * Plays the match of a seed, its posses and map changed by `odd`. Seeds 2n and 2n + 1 have the same dice, posses and map, with the
 * players' sides swapped.
 */
export function duel(
  one: Bot<State, Intent>,
  other: Bot<State, Intent>,
  seed: number,
  odd: Partial<Options> = {},
): Duel {
  const first = seed % 2;
  const n = Math.floor(seed / 2);
  const secret = secretOf(n + 1);
  const dice = (step: number) => matchDice(secret, [null, null], step);
  const map = MAP_IDS[n % MAP_IDS.length] ?? null;
  const state = dinosaurCowboys.setup(frozen({ ...QUICK, posses: [...possesOf(seed)], map, ...odd }), dice(0));
  for (let step = 1; state.ending === null && step < 5000; step++) {
    const [seat = 0] = dinosaurCowboys.awaiting(frozen(state));
    const player = seat === first ? one : other;
    const intent = player.choose(dinosaurCowboys.view(frozen(state), seat), seat, dice(100_000 + step));
    play(dinosaurCowboys, state, seat, intent, dice(step));
  }
  const winner = state.ending?.winners[0] ?? null;
  return {
    won: winner === null ? null : winner === first,
    winner,
    turns: state.turn,
    rule: state.ending?.rule ?? 'none',
    losses: state.posses.map(({ losses }) => losses),
  };
}
