/** How a random match goes, down to the last offer, refusal and look, and what the judge says of lies about it, in a few digits. */
import { attempt, canonicalJson, clone, type Frozen, keyedDice, matchKey, secretFromHex } from '@dwo/kernel';
import type { Event } from '../events';
import { auditor, diceIn, type Played } from '../invariants';
import type { State } from '../state';
import { Chance, secretOf } from './chance';
import { type DinoWars, randomIntent } from './random-play';
import { type Sort, skirmish } from './skirmish';
import { tamper } from './tamper';
import { wildIntent } from './wild';

/** So many intents are followed; whatever is still to come is left out. */
const MOST_INTENTS = 45;
/** So many wishes out of the blue are put to the referee before each intent. */
const WILD = 6;
/** The whole list of offers and what everybody sees is looked at after so many intents. */
const EVERY = 3;
/** So many lies about a match are put to the judge. */
const LIES = 40;

/** What a match came to: the digits change with anything that anybody could notice of it. */
export interface Chronicle {
  readonly intents: number;
  readonly digits: string;
  /** The same for what the judge says of lies about the match. */
  readonly judged: string;
}

/** A running sum of everything that is told (two of the kind known as FNV-1a). */
class Digits {
  private high = 0x811c9dc5;
  private low = 0x01000193;

  add(value: unknown): void {
    const text = canonicalJson(value);
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      this.high = Math.imul(this.high ^ code, 0x01000193);
      this.low = Math.imul(this.low ^ code, 0x5bd1e995) + 1;
    }
  }

  toString(): string {
    return [this.high, this.low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

/** Plays the match of a seed and writes down all that the rules say on the way. */
export function chronicleOf(rules: DinoWars, seed: number, sort: Sort): Chronicle {
  const chance = new Chance(seed);
  const options = skirmish(chance, sort);
  const digits = new Digits();
  const key = matchKey(secretFromHex(secretOf(seed)), []);
  const state = rules.setup(options, keyedDice(key, 0));
  const now = state as Frozen<State>;
  digits.add(state);
  const first = clone(state);
  const played: Played[] = [];
  let intents = 0;
  while (rules.outcome(now) === null && intents < MOST_INTENTS) {
    const awaited = rules.awaiting(now);
    digits.add([awaited, rules.timers(now)]);
    for (let i = 0; i < WILD; i++)
      digits.add(rules.check(now, chance.below(state.players.length), wildIntent(now, chance)));
    const seat = chance.pick(awaited);
    digits.add(rules.pass(now, seat));
    const intent = randomIntent(rules, now, seat, { chance, temper: 'fierce' });
    const events: readonly Event[] = attempt(rules, state, seat, intent, keyedDice(key, ++intents)).events ?? [];
    digits.add([seat, intent, events]);
    played.push({ seat, intent, events, rolls: events.flatMap(diceIn), after: clone(state) as Frozen<State> });
    if (intents % EVERY === 0) look(digits, rules, now);
  }
  digits.add([state, rules.outcome(now)]);
  return { intents, digits: digits.toString(), judged: judgedDigits(first, played, chance) };
}

/** What the judge says when he is told a match with one lie in it: about what happened, or what it came to. */
function judgedDigits(first: State, played: readonly Played[], chance: Chance): string {
  const digits = new Digits();
  const names = [...Object.keys(first.dinosaurs), ...Object.keys(first.soldiers), ...Object.keys(first.vehicles)];
  for (let i = 0; i < LIES; i++) {
    const upTo = chance.below(played.length);
    const judge = auditor(first as Frozen<State>);
    for (const step of played.slice(0, upTo)) judge.played(step);
    const lie = clone(played[upTo] as Played);
    tamper(chance.inThousand(700) ? lie.events : lie.after, names, chance);
    // The judge measures in fractions, which plain data has none of.
    digits.add(JSON.stringify(verdict(() => judge.played(lie))));
  }
  return digits.toString();
}

/** What he says, or that he can make nothing of it. */
function verdict(judge: () => unknown): unknown {
  try {
    return judge();
  } catch {
    return 'senseless';
  }
}

/** Everything that somebody might ask of a state. */
function look(digits: Digits, rules: DinoWars, state: Frozen<State>): void {
  for (const seat of state.players.keys()) digits.add([rules.intents(state, seat), rules.view(state, seat)]);
  digits.add(rules.view(state, 'spectator'));
}
