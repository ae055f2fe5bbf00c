/** New decisions beside those of the match before. */
import { following } from '../ahead';
import { frozen } from '../clone';
import { newRecording, type Recording, standingIntents } from '../recording';
import { finish, Match, replay } from '../replay';
import { secretToHex } from '../seeded';
import { Random, secretOf } from '../testing/random';
import { toyEvaluator } from '../testing/toy-evaluator';
import { toyGame } from '../testing/toy-game';
import type { ToyIntent, ToyOptions, ToyState } from '../testing/toy-types';
import { comparing, IDEA_DICE } from './idea';
import { playedOf } from './moments';

type Whole = Recording<ToyIntent, ToyOptions>;

const options: ToyOptions = { rounds: 3, fame: 100, bidSeconds: null };

/** A match of its own, or the fork of this record from a state. */
const matchOf = (secret: string, start: ToyState | null = null, head: Whole | null = null) =>
  new Match(toyGame, options, secret, [], start === null ? null : frozen(start), head);

/** Plays a match on at random to its end. */
function playedOn(match: ReturnType<typeof matchOf>): Whole['entries'] {
  const random = new Random(1);
  for (;;) {
    const state = frozen(match.state);
    const [seat] = toyGame.awaiting(state);
    if (seat === undefined) return match.recording.entries;
    match.attempt(seat, random.pick(toyGame.intents(state, seat)));
  }
}

const record: Whole = { ...newRecording(toyGame, options, secretToHex(secretOf(1))), entries: [] };
record.entries = playedOn(matchOf(record.secret));
const stand = standingIntents(record);
/** The first bid, and a card that was not bid. */
const at = stand.findIndex(({ intent }) => intent.type === 'bid');
const former = stand[at] as { seat: number; intent: ToyIntent & { type: 'bid' } };

/** A fork before that bid which plays these intents, and then anything. */
function forked(first: readonly { readonly seat: number; readonly intent: ToyIntent }[]): Whole {
  const origin: Whole = {
    ...record,
    entries: stand.slice(0, at),
    ahead: finish(following(toyGame, record, at)),
  };
  const secret = secretToHex(secretOf(2));
  const head: Whole = { ...newRecording(toyGame, options, secret), dice: 'by-occasion', origin };
  const match = matchOf(secret, replay(toyGame, origin), head);
  for (const { seat, intent } of first) {
    if (match.attempt(seat, intent).refusal !== null) throw new Error('This intent is refused');
  }
  return { ...head, entries: playedOn(match) };
}

/** Another bid of the same seat. */
function other(): ToyIntent & { type: 'bid' } {
  const state = frozen(replay(toyGame, { ...record, entries: stand.slice(0, at) }));
  const all = toyGame.intents(state, former.seat);
  const found = all.find((each) => each.type === 'bid' && each.card !== former.intent.card);
  return found as ToyIntent & { type: 'bid' };
}

/** The comparison of that bid with the former one, by the chance of each in a playout with this number. */
function idea(chanceOf: (isNew: boolean, number: number) => number, fork = forked([{ ...former, intent: other() }])) {
  const ends: typeof toyEvaluator = {
    ...toyEvaluator,
    *playout(_view, seat, first, number) {
      yield;
      const own = chanceOf(first?.type === 'bid' && first.card === other().card, number);
      return { chances: [0, 1, 2].map((each) => (each === seat ? own : (1 - own) / 2)), steps: 1 };
    },
  };
  return finish(comparing(toyGame, ends, playedOf(toyGame, fork), fork));
}

test('a new decision is compared with the former one on a hundred dice', () => {
  const found = idea((isNew) => (isNew ? 0.75 : 0.5));
  expect(found).toMatchObject({ n: 1, seat: former.seat, chosen: other(), former: former.intent });
  expect(found).toMatchObject({ verdict: 'better', dice: 100, chance: 0.75, formerChance: 0.5, gain: 0.25 });
  expect(idea((isNew) => (isNew ? 0.25 : 0.5))?.verdict).toBe('worse');
  const numbers = new Set<number>();
  idea((_, number) => numbers.add(number).size / 1000);
  expect(numbers.size).toBe(IDEA_DICE);
});

test('a difference that may be luck is none', () => {
  expect(idea((isNew, number) => (isNew ? (number & 7) / 7 : (number & 3) / 3))?.verdict).toBe('same');
});

test('nothing is compared in a match of its own, nor where the seat decided as before', () => {
  expect(idea(() => 0.5, record)).toBeNull();
  expect(idea(() => 0.5, forked(stand.slice(at)))).toBeNull();
});
