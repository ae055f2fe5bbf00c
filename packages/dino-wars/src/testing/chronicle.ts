/** How a random match goes, down to the last offer, refusal and look, and what the judge says of lies about it, in a few digits. */
import { attempt, clone, type Frozen, keyedDice, matchKey, secretFromHex } from '@dwo/kernel';
import type { Event } from '../events';
import type { Intent } from '../intents';
import { auditor, diceIn, type Played } from '../invariants';
import type { State } from '../state';
import { Chance, secretOf } from './chance';
import { Digits } from './digits';
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
  const refused: RefusedWish[] = [];
  let intents = 0;
  while (rules.outcome(now) === null && intents < MOST_INTENTS) {
    const awaited = rules.awaiting(now);
    digits.add([awaited, rules.timers(now)]);
    for (let i = 0; i < WILD; i++) {
      const wish = wildIntent(now, chance);
      const no = rules.check(now, chance.below(state.players.length), wish);
      digits.add(no);
      refused.push({
        after: played.length,
        wish,
        code: chance.pick([no?.code ?? '', 'OUT_OF_RANGE', 'NO_LINE_OF_SIGHT']),
      });
    }
    const seat = chance.pick(awaited);
    digits.add(rules.pass(now, seat));
    const intent = randomIntent(rules, now, seat, { chance, temper: 'fierce' });
    const events: readonly Event[] = attempt(rules, state, seat, intent, keyedDice(key, ++intents)).events ?? [];
    digits.add([seat, intent, events]);
    played.push({ seat, intent, events, rolls: events.flatMap(diceIn), after: clone(state) as Frozen<State> });
    if (intents % EVERY === 0) look(digits, rules, now);
  }
  digits.add([state, rules.outcome(now)]);
  return { intents, digits: digits.toString(), judged: judgedDigits(first, { played, refused }, chance) };
}

/** A wish that was refused after so many intents, with a reason that may be a lie. */
interface RefusedWish {
  readonly after: number;
  readonly wish: Intent;
  readonly code: string;
}

/** All that the judge can be told of a match. */
interface Told {
  readonly played: readonly Played[];
  readonly refused: readonly RefusedWish[];
}

/** What the judge says when he is told a match with one lie in it: about what happened, or what it came to. */
function judgedDigits(first: State, { played, refused }: Told, chance: Chance): string {
  const digits = new Digits();
  const names = [...Object.keys(first.dinosaurs), ...Object.keys(first.soldiers), ...Object.keys(first.vehicles)];
  for (let i = 0; i < LIES; i++) {
    const upTo = chance.below(played.length);
    const judge = auditor(first as Frozen<State>);
    for (const step of played.slice(0, upTo)) judge.played(step);
    for (const { wish, code } of refused.filter(({ after }) => after === upTo))
      digits.addAnswer(() => judge.refused(wish, code));
    const lie = clone(played[upTo] as Played);
    tamper(chance.inThousand(700) ? lie.events : lie.after, names, chance);
    digits.addAnswer(() => judge.played(lie));
  }
  return digits.toString();
}

/** Everything that somebody might ask of a state. */
function look(digits: Digits, rules: DinoWars, state: Frozen<State>): void {
  for (const seat of state.players.keys()) digits.add([rules.intents(state, seat), rules.view(state, seat)]);
  digits.add(rules.view(state, 'spectator'));
}
