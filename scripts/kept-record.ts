/** Records of whole matches of the computer player, for a rules bundle to play. */
import { completed, frozen, Match, matchDice, type Recording, secretFromHex, type Tagged } from '@dwo/kernel';
import type { GameTesting } from '@dwo/shared/testing';

/** A record and how its match ended. */
export interface KeptRecord {
  readonly outcome: unknown;
  readonly hash: string;
  readonly recording: Recording<Tagged, unknown>;
}

/** No match takes more intents. */
const MOST = 4000;
/** The number of intents that are undone and played again. */
const BACK = 3;
/** The steps of the computer's own dice begin here, so that they are others than the match's. */
const OWN_DICE = 1_000_000;

/** The match with these options, played by the computer to its end; in the middle some moves are undone and played again. */
export function keptRecord({ game }: GameTesting, options: unknown, secret: string): KeptRecord {
  const { rules, bot } = game;
  if (bot === null) throw new Error(`${rules.id} has no computer player`);
  const match = new Match(rules, options, secret);
  const own = (step: number) => matchDice(secretFromHex(secret), match.recording.entropy, OWN_DICE + step);
  const ended = () => rules.outcome(frozen(match.state)) !== null;
  for (let n = 0; !ended() && n < MOST; n++) {
    const seat = rules.awaiting(frozen(match.state))[0] ?? 0;
    const view = frozen(rules.view(frozen(match.state), seat));
    const intent = bot.choose(view, seat, own(n), bot.strengths?.[0]) ?? rules.pass(view, seat);
    const { refusal } = match.attempt(seat, intent);
    if (refusal !== null) throw new Error(`${rules.id}: ${JSON.stringify(refusal)}`);
    if (match.step === 2 * BACK && n === 2 * BACK - 1) match.back(BACK);
  }
  if (!ended()) throw new Error(`The match of ${secret} came to no end`);
  const players = game.chairs(frozen(options)).map((label, seat) => ({ name: `Player ${seat + 1}`, label, bot: true }));
  const recording = JSON.parse(
    JSON.stringify({ ...completed(rules, match.recording), players }),
  ) as KeptRecord['recording'];
  return { outcome: recording.outcome, hash: recording.hash ?? '', recording };
}
