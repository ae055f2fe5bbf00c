/** A short digest of a random match, with every offer, refusal and view. */
import { attempt, type Frozen, keyedDice, matchKey, secretFromHex } from '@dwo/kernel';
import { Chance } from '@dwo/kernel/testing';
import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import { Digits } from './digits';
import { secretOf } from './match-secret';
import { type DinoWars, randomIntent } from './random-play';
import { type Sort, skirmish } from './skirmish';
import { wildIntent } from './wild';

/** The most intents that are followed. */
const MOST_INTENTS = 45;
/** The number of wild intents that are sent to the referee before each intent. */
const WILD = 6;
/** All offers and all views are recorded after every so many intents. */
const EVERY = 3;

/** The digest of a match. It changes with everything that a player could notice. */
export interface Chronicle {
  /** The number of intents that were followed. */
  readonly intents: number;
  readonly digits: string;
}

/** Plays the match of a seed and records all answers of the rules. */
export function chronicleOf(rules: DinoWars, seed: number, sort: Sort): Chronicle {
  const chance = new Chance(seed);
  const options = skirmish(chance, sort);
  const digits = new Digits();
  const key = matchKey(secretFromHex(secretOf(seed)), []);
  const state = rules.setup(options, keyedDice(key, 0));
  const now = state as Frozen<State>;
  digits.add(state);
  let intents = 0;
  while (rules.outcome(now) === null && intents < MOST_INTENTS) {
    const awaited = rules.awaiting(now);
    digits.add([awaited, rules.timers(now)]);
    for (let i = 0; i < WILD; i++) {
      const wish = wildIntent(now, chance);
      digits.add(rules.check(now, chance.below(state.players.length), wish));
    }
    const seat = chance.pick(awaited);
    digits.add(rules.pass(now, seat));
    const intent = randomIntent(rules, now, seat, { chance, temper: 'fierce' });
    const events: readonly Event[] = attempt(rules, state, seat, intent, keyedDice(key, ++intents)).events ?? [];
    digits.add([seat, intent, events]);
    if (intents % EVERY === 0) look(digits, rules, now);
  }
  digits.add([state, rules.outcome(now)]);
  return { intents, digits: digits.toString() };
}

/** Adds everything that can be asked of a state. */
function look(digits: Digits, rules: DinoWars, state: Frozen<State>): void {
  for (const seat of state.players.keys()) digits.add([rules.intents(state, seat), rules.view(state, seat)]);
  digits.add(rules.view(state, 'spectator'));
}
