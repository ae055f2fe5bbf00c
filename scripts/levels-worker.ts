/* A worker of `npm run -s bots -- --levels` and of `balance`: plays the matches that its parent sends, one after the other, and
   reports each. */
import { type Frozen, play, seededDice } from '@dwo/kernel';
import { gameNamed } from './game';
import { luckOf } from './luck';

/** A match between computers of two strengths. */
export interface LevelMatch {
  readonly game: string;
  readonly battle: string;
  readonly seed: number;
  /** The strength of each side, by the labels of its chairs. */
  readonly strengths: Readonly<Record<string, string>>;
  /** Whether its luck is measured. */
  readonly isWeighed?: boolean;
}

/** The result of a match. */
export interface LevelResult {
  readonly match: LevelMatch;
  /** The label of the winners' chairs; null for a draw, or for a match that did not end. */
  readonly winner: string | null;
  readonly ended: boolean;
  readonly intents: number;
  /** The ms of each decision of the strength that computes longest, without decisions that left no choice. */
  readonly ms: readonly number[];
  /** The luck of its first chair (`luck.ts`); 0 if it was not measured. */
  readonly luck: number;
}

const MOST_INTENTS = 20_000;
/** A faster decision had no choice to weigh. */
const THOUGHT_MS = 3;

/** Plays one match to its end. */
export function playLevels(match: LevelMatch): LevelResult {
  const { game } = gameNamed(match.game);
  const { rules, bot, evaluator } = game;
  if (bot === null) throw new Error(`No computer plays ${rules.id}`);
  const secret = Uint8Array.from({ length: 32 }, (_, i) => (match.seed >> (8 * i)) & 255);
  const options = game.presets[match.battle]?.(seededDice(secret, 0)) as Frozen<object> | undefined;
  if (options === undefined) throw new Error(`There is no battle ${match.battle}`);
  const labels = game.chairs(options);
  const state = rules.setup(options, seededDice(secret, 0)) as object;
  const now = state as Frozen<object>;
  const ms: number[] = [];
  let luck = 0;
  const chance = (at: Frozen<object>) => evaluator?.chances(at)[0] ?? 0;
  for (let intents = 1; intents <= MOST_INTENTS; intents += 1) {
    const outcome = rules.outcome(now);
    if (outcome !== null) {
      const winners = new Set(outcome.winners.map((seat) => labels[seat]));
      const [winner = null] = winners.size === 1 ? [...winners] : [];
      return { match, winner, ended: true, intents, ms, luck };
    }
    const [seat = 0] = rules.awaiting(now);
    const began = performance.now();
    const view = rules.view(now, seat) as Frozen<object>;
    const intent = bot.choose(
      view,
      seat,
      seededDice(secret, MOST_INTENTS + intents),
      match.strengths[labels[seat] ?? ''],
    );
    const took = performance.now() - began;
    if (took > THOUGHT_MS) ms.push(took);
    if (match.isWeighed === true) luck += luckOf({ rules, secret, chance }, state, intents, seat, intent);
    else play(rules, state, seat, intent, seededDice(secret, intents));
  }
  return { match, winner: null, ended: false, intents: MOST_INTENTS, ms, luck };
}

if (process.send !== undefined) {
  process.on('message', (match: LevelMatch) => process.send?.(playLevels(match)));
  process.on('disconnect', () => process.exit());
}
