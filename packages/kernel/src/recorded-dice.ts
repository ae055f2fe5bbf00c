/** The dice of a recorded match: by step or by occasion, and those of the match that it goes on from. */
import type { Turned } from './cards';
import type { Dice } from './dice';
import { type DiceKind, formerDice, keyedDice, matchKey, type Occasion, occasionDice } from './match-dice';
import type { CardDice, HasPacks } from './packs';
import { type Recording, type Roll, recordedCards } from './recording';
import type { Frozen, Ruleset, Seat, Tagged } from './ruleset';
import { secretFromHex } from './seeded';

/** The dice of each step; an intent's occasion counts if the dice of the match are by occasion. */
export type StepDice = (step: number, occasion?: Occasion | null) => Dice | CardDice;

/** Returns the dice of each step of a recorded match. In a game with packs they also turn its cards. */
export function recordedDice<I, O>(recording: Recording<I, O>, game: HasPacks<O> = {}): StepDice {
  const key = matchKey(secretFromHex(recording.secret), recording.entropy);
  const cards = recordedCards(recording, game);
  const former = diceAhead(recording.origin);
  const plain: StepDice = (step, occasion = null) =>
    occasion === null ? keyedDice(key, step) : (former(occasion) ?? occasionDice(key, occasion));
  if (cards === null) return plain;
  return (step, occasion) => {
    const dice = plain(step, occasion);
    return {
      roll: (sides, why) => dice.roll(sides, why),
      turn: (pack, slot, to) => cards.at(pack, slot, to),
    };
  };
}

/** The dice that an occasion had in the earlier match, after the step from which a fork goes on; null for a new occasion. */
function diceAhead(origin: Recording<unknown, unknown> | undefined): (occasion: Occasion) => Dice | null {
  if (origin?.ahead === undefined) return () => null;
  const keys: Uint8Array[] = [];
  for (let each: typeof origin | undefined = origin; each !== undefined; each = each.origin) {
    keys.push(matchKey(secretFromHex(each.secret), each.entropy));
  }
  const known = new Map(origin.ahead.map((each) => [each.occasion, each]));
  return ({ name, times }) => {
    const { dice = null, back = 0 } = known.get(`${name}#${times}`) ?? {};
    const key = keys[back];
    if (dice === null) return null;
    if (key === undefined) throw new RangeError(`This match does not go back ${back} matches`);
    return formerDice(key, dice);
  };
}

/** An intent that was not undone, and the name of its occasion if the dice of the match are by occasion. */
export interface Stood {
  readonly occasion: string | null;
}

/** An intent in a state. */
interface Due<S, I> {
  readonly state: Frozen<S>;
  readonly seat: Seat;
  readonly intent: I;
}

/** The name of the occasion of an intent's rolls. */
export function occasionOf<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  { state, seat, intent }: Due<S, I>,
): string {
  return rules.occasion?.(state, seat, intent) ?? `${seat} ${intent.type}`;
}

/** The occasion of an intent after those that stand; null if the dice of the match are by step. */
export function occasionAfter<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  kind: DiceKind | null | undefined,
  stand: readonly Stood[],
  due: Due<S, I>,
): Occasion | null {
  if (kind !== 'by-occasion') return null;
  const name = occasionOf(rules, due);
  return { name, times: stand.filter(({ occasion }) => occasion === name).length + 1 };
}

/** Dice that remember their rolls, and the cards that were turned for all. */
export interface HeardDice extends Dice {
  readonly rolls: Roll[];
  readonly turns: Pick<Turned, 'pack' | 'slot'>[];
}

/** Wraps dice so that they remember their rolls. */
export function heard(dice: Dice | CardDice): HeardDice {
  const rolls: Roll[] = [];
  const turns: HeardDice['turns'] = [];
  const plain: HeardDice = {
    rolls,
    turns,
    roll(sides, why) {
      const face = dice.roll(sides, why);
      rolls.push([sides, face]);
      return face;
    },
  };
  if (!('turn' in dice)) return plain;
  const turn: CardDice['turn'] = (pack, slot, to) => {
    const card = dice.turn(pack, slot, to);
    if (to === 'all') turns.push({ pack, slot });
    return card;
  };
  return Object.assign(plain, { turn });
}
