/** Plays one match of a computer player against itself. */
import type { Bot } from '../bot';
import { clone, frozen } from '../clone';
import { attempt } from '../play';
import { recordedDice } from '../recorded-dice';
import { newRecording, type Recording } from '../recording';
import type { Outcome, Seat, Tagged } from '../ruleset';
import { secretToHex, seededDice } from '../seeded';
import { secretOf } from './random';
import type { Game } from './walk';

/** The result of a match. `refused` is the first illegal intent of the computer player, or null. */
export interface BotGame {
  readonly recording: Recording<Tagged, unknown>;
  /** Null if the match was stopped. */
  readonly outcome: Outcome | null;
  readonly refused: { readonly seat: Seat; readonly intent: Tagged; readonly rule: string } | null;
}

/** Plays the match of a seed until it ends, an intent is refused, or `most` intents were played. */
export function botGame(rules: Game, bot: Bot<object, Tagged>, options: unknown, seed: number, most = 5_000): BotGame {
  const secret = secretOf(seed);
  const recording = newRecording<Tagged, unknown>(rules, clone(options), secretToHex(secret));
  const diceOf = recordedDice(recording, rules);
  const state = rules.setup(frozen(recording.options), diceOf(0));
  const now = frozen(state);
  for (let step = 1; step <= most; step++) {
    const outcome = rules.outcome(now);
    if (outcome !== null) return { recording, outcome, refused: null };
    const seat = rules.awaiting(now)[0] as Seat;
    const intent = bot.choose(rules.view(now, seat), seat, seededDice(secret, most + step));
    const { refusal } = attempt(rules, state, seat, intent, diceOf(step));
    if (refusal !== null) return { recording, outcome: null, refused: { seat, intent, rule: refusal.rule } };
    recording.entries.push({ seat, intent });
  }
  return { recording, outcome: null, refused: null };
}
