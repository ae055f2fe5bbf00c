/** Plays random games for tests that check every step. */
import {
  attempt,
  type CardDice,
  clone,
  type Dice,
  type Frozen,
  frozen,
  newRecording,
  observe,
  recordedCards,
  type Seat,
  secretToHex,
  seededDice,
  type Tagged,
} from '@dwo/kernel';
import { Random, secretOf } from '@dwo/kernel/testing';
import type { Game } from '../src/game';

/** A step as a visitor sees it; `state` is the living state. */
export interface RandomStep {
  readonly seq: number;
  readonly seat: Seat;
  readonly intent: Tagged;
  readonly events: readonly Tagged[];
  readonly state: Frozen<object>;
  readonly paths: readonly (readonly string[])[];
}

/**
 * Plays at most `most` random intents from a preset and returns the last state. Giving up is tried only once in fifty times.
 */
export function randomGame(
  game: Game,
  preset: string,
  seed: number,
  most: number,
  visit: (step: RandomStep) => void,
): Frozen<object> {
  const { rules } = game;
  const random = new Random(seed, 7);
  const secret = secretOf(seed);
  const makeOptions = game.presets[preset];
  if (makeOptions === undefined) throw new Error(`No preset ${preset}`);
  const options = frozen(makeOptions(seededDice(secret, 0)));
  const diceOf = seededCardDice(game, options, secret);
  const state = rules.setup(options, diceOf(0));
  const watched = observe(state);
  for (let seq = 1; seq <= most; seq++) {
    const awaited = rules.awaiting(state);
    if (awaited.length === 0) break;
    const seat = random.pick(awaited);
    const intent = choose(rules.intents(state, seat), random, game.ownersOnly ?? []);
    const dice = diceOf(seq);
    const { refusal, events } = attempt(rules, state, seat, intent, dice, watched.proxy);
    if (refusal !== null) throw new Error(`refused: ${JSON.stringify([intent, refusal])}`);
    visit({ seq, seat, intent: clone(intent), events, state, paths: watched.changes() });
  }
  return state;
}

/** The dice of a seed, by step; in a game with packs they also turn its cards. */
function seededCardDice(game: Game, options: unknown, secret: Uint8Array): (step: number) => Dice | CardDice {
  const cards = recordedCards(newRecording(game.rules, options, secretToHex(secret)), game.rules);
  if (cards === null) return (step) => seededDice(secret, step);
  const turn: CardDice['turn'] = (pack, slot, to) => cards.at(pack, slot, to);
  return (step) => Object.assign(seededDice(secret, step), { turn });
}

function choose(intents: readonly Tagged[], random: Random, rare: readonly string[]): Tagged {
  const types = [...new Set(intents.map(({ type }) => type))];
  const usual = types.filter((type) => type !== 'done' && type !== 'endMove' && !rare.includes(type));
  const type = random.pick(usual.length > 0 && !random.rarely(8) ? usual : types);
  return random.pick(intents.filter((intent) => intent.type === type));
}
