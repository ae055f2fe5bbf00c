/** Plays matches, and replays their records. */
import { canonicalJson } from './canonical';
import type { Turned } from './cards';
import { clone, frozen } from './clone';
import type { Entropies } from './match-dice';
import { type Observed, observe } from './observe';
import { type Cards, packsOf } from './packs';
import { type Attempt, attempt } from './play';
import { type HeardDice, heard, occasionAfter, recordedDice, type StepDice, type Stood } from './recorded-dice';
import { type Entry, newRecording, type Recording, type Roll, recordedCards } from './recording';
import type { Frozen, Ruleset, Seat, Tagged } from './ruleset';

/** A match under way or a replay: its state and its record. */
export class Match<S extends object, I extends Tagged, E extends Tagged, O, R extends string> {
  readonly recording: Recording<I, O>;
  /** The dice of the set-up. */
  readonly lots: readonly Roll[];
  /** The cards that the set-up turned for all. */
  readonly dealt: readonly Turned[];
  /** The events of the set-up, for telling; the first state has them already. */
  readonly opening: readonly E[];
  private readonly cards: Cards | null;
  private readonly dice: StepDice;
  private readonly stand: (Stood & { readonly seat: Seat; readonly intent: I })[] = [];
  private plain: S;
  private watched: Observed<S>;
  private latest: readonly Roll[] = [];
  private shown: readonly Turned[] = [];

  /**
   * Sets the match up. Throws if the options can't be played, if the secret is not 64 hex digits or if an entropy is invalid.
   * With `start`, the match goes on from that state, which is not written to. A replay of a game with packs needs the former
   * record, which contains the cards.
   */
  constructor(
    readonly rules: Ruleset<S, I, E, O, R>,
    options: O,
    secret: string,
    entropy: Entropies = [],
    private readonly start: Frozen<S> | null = null,
    former: Recording<I, O> | null = null,
  ) {
    const refusals = rules.checkSetup(frozen(options));
    if (refusals.length > 0) throw new Error(`These options can't be played: ${JSON.stringify(refusals)}`);
    const isKept = former !== null && rules.packs !== undefined;
    this.recording = isKept ? headOf(former) : newRecording(rules, clone(options), secret, entropy);
    if (former?.dice !== undefined) this.recording.dice = former.dice;
    const before = former?.origin === undefined ? {} : { origin: former.origin };
    this.dice = recordedDice(isKept ? former : { ...this.recording, ...before }, rules);
    this.cards = recordedCards(isKept ? former : this.recording, rules);
    const told: E[] = [];
    const { state, dice } = this.setUp((event) => told.push(event));
    this.opening = told;
    this.lots = dice?.rolls ?? [];
    this.dealt = this.opened(dice);
    this.plain = state;
    this.watched = observe(state);
  }

  /** The state now. After an undo it is another object. */
  get state(): S {
    return this.plain;
  }

  /** The number of intents that were not undone. */
  get step(): number {
    return this.stand.length;
  }

  /** The dice of the latest intent. */
  get rolls(): readonly Roll[] {
    return this.latest;
  }

  /** The cards that the latest intent turned for all. */
  get turned(): readonly Turned[] {
    return this.shown;
  }

  /**
   * Checks an intent, and plays and records it unless it is refused. If the rules throw, the state is as before and the error
   * is passed on.
   */
  attempt(seat: Seat, intent: I): Attempt<E, R> {
    const { occasion, ...result } = this.enact(seat, intent);
    if (result.refusal === null) {
      const own = { seat, intent: clone(intent) };
      this.stand.push({ ...own, occasion });
      this.recording.entries.push({ ...own });
    }
    return result;
  }

  /** Returns to the state after the first `steps` intents. Throws a RangeError if there are not so many. */
  back(steps: number): void {
    finish(this.backing(steps));
  }

  /** The same as a generator, one intent per step. */
  *backing(steps: number): Generator<void, void> {
    if (!Number.isSafeInteger(steps) || steps < 0 || steps > this.step) {
      throw new RangeError(`There is no way back to step ${steps} from step ${this.step}`);
    }
    const again = this.stand.splice(0).slice(0, steps);
    this.plain = this.setUp().state;
    this.watched = observe(this.plain);
    this.latest = [];
    this.shown = [];
    for (const { seat, intent } of again) {
      const { occasion } = this.enact(seat, intent);
      this.stand.push({ seat, intent, occasion });
      yield;
    }
    this.recording.entries.push({ back: steps });
  }

  private setUp(tell?: (event: E) => void): { readonly state: S; readonly dice: HeardDice | null } {
    if (this.start !== null) return { state: clone(this.start as S), dice: null };
    const dice = heard(this.dice(0));
    return { state: this.rules.setup(frozen(clone(this.recording.options)), dice, tell), dice };
  }

  private opened(dice: HeardDice | null): readonly Turned[] {
    const { cards } = this;
    return cards === null || dice === null ? [] : dice.turns.map(({ pack, slot }) => cards.opened(pack, slot));
  }

  private enact(seat: Seat, intent: I): Attempt<E, R> & Stood {
    const { rules, recording, stand } = this;
    const occasion = occasionAfter(rules, recording.dice, stand, { state: frozen(this.plain), seat, intent });
    const dice = heard(this.dice(this.step + 1, occasion));
    try {
      const result = attempt(this.rules, this.plain, seat, intent, dice, this.watched.proxy);
      this.watched.keep();
      if (result.refusal === null) {
        this.latest = dice.rolls;
        this.shown = this.opened(dice);
      }
      return { ...result, occasion: occasion?.name ?? null };
    } catch (error) {
      this.watched.rollback();
      throw error;
    }
  }
}

/** A copy of a record without its entries. */
function headOf<I, O>({ closed, packs, origin: _, ...recording }: Recording<I, O>): Recording<I, O> {
  const { format, game, version, commitment, secret } = recording;
  const head = { format, game, version, commitment, secret, entropy: [...recording.entropy], entries: [] };
  const cards = { ...(packs === undefined ? {} : { packs }), ...(closed === undefined ? {} : { closed }) };
  return { ...head, ...cards, options: clone(recording.options) };
}

/** One replayed entry. The next step changes `state` further. */
export interface Step<S, I, E> {
  /** The number of the entry, from 1. */
  readonly n: number;
  readonly entry: Entry<I>;
  /** The number of intents that are not undone now. */
  readonly step: number;
  /** The events of an intent; empty for other entries. */
  readonly events: readonly E[];
  readonly rolls: readonly Roll[];
  /** The cards that were turned for all. */
  readonly turned: readonly Turned[];
  readonly state: S;
}

/** A replay under way. */
export interface Replay<S extends object, I extends Tagged, E extends Tagged> {
  /** The state now; before the first `next`, the first state. */
  readonly state: S;
  /** The dice of the set-up. */
  readonly lots: readonly Roll[];
  /** The cards that the set-up turned for all. */
  readonly dealt: readonly Turned[];
  /** The events of the set-up, for telling; the first state has them already. */
  readonly opening: readonly E[];
  /** Plays the next entry; null after the last. Throws if the rules refuse an intent. */
  next(): Step<S, I, E> | null;
  /** The same as a generator, one intent per step during an undo. */
  advance(): Generator<void, Step<S, I, E> | null>;
}

/** Runs a generator to its end and returns its result. */
export function finish<T>(work: Generator<void, T>): T {
  for (;;) {
    const piece = work.next();
    if (piece.done === true) return piece.value;
  }
}

/**
 * Opens a record for a replay entry by entry. Throws if it is of another game or version, or if its set-up is not valid. Does
 * not verify the commitment and the rolls; `verifyRecording` does.
 */
export function openRecording<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
): Replay<S, I, E> {
  return finish(opening(rules, recording));
}

/** The same as a generator: the record of a fork has to replay the earlier match first. */
export function* opening<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
): Generator<void, Replay<S, I, E>> {
  if (recording.game !== rules.id) throw new Error(`This is a record of ${recording.game}, not of ${rules.id}`);
  if (recording.version !== rules.version) {
    throw new Error(
      `Recorded under version ${recording.version} of ${rules.id}, but these rules are version ${rules.version}`,
    );
  }
  const { options, secret, entropy, entries } = recording;
  const start = yield* originOf(rules, recording);
  const match = new Match(rules, options, secret, entropy, start, recording);
  let n = 0;
  return {
    lots: match.lots,
    dealt: match.dealt,
    opening: match.opening,
    get state() {
      return match.state;
    },
    next() {
      return finish(this.advance());
    },
    *advance() {
      const entry = entries[n];
      if (entry === undefined) return null;
      n++;
      if ('back' in entry) yield* match.backing(entry.back);
      const events = enter(match, entry, n);
      const [rolls, turned] = 'intent' in entry ? [match.rolls, match.turned] : [[], []];
      return { n, entry, step: match.step, events, rolls, turned, state: match.state };
    },
  };
}

/** The last state of the earlier match; null if the record is not of a fork. Throws if the two records don't fit. */
function* originOf<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
): Generator<void, Frozen<S> | null> {
  if (recording.origin === undefined) return null;
  if (packsOf(rules, recording.options).length > 0) {
    throw new Error('Nobody may know the cards that a match would go on with');
  }
  if (canonicalJson(recording.origin.options) !== canonicalJson(recording.options)) {
    throw new Error('This match has other options than the one it goes on from');
  }
  const state = frozen(yield* replaying(rules, recording.origin));
  if (rules.outcome(state) !== null) throw new Error('This match goes on from one that was over');
  return state;
}

function enter<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  match: Match<S, I, E, O, R>,
  entry: Entry<I>,
  n: number,
): readonly E[] {
  if (!('intent' in entry)) return [];
  const { seat, intent } = entry;
  const { refusal, events } = match.attempt(seat, intent);
  if (refusal === null) return events;
  throw new Error(`Entry ${n}: seat ${seat} may not ${JSON.stringify(intent)}: ${JSON.stringify(refusal)}`);
}

/**
 * Replays a recorded match and returns its last state; `visit` is called for every entry. Throws what `openRecording` throws.
 */
export function replay<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
  visit: (step: Step<S, I, E>) => void = () => {},
): S {
  return finish(replaying(rules, recording, visit));
}

/** The same as a generator, one intent per step, for callers that must not block. */
export function* replaying<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
  visit: (step: Step<S, I, E>) => void = () => {},
): Generator<void, S> {
  const opened = yield* opening(rules, recording);
  for (let step = yield* opened.advance(); step !== null; step = yield* opened.advance()) {
    visit(step);
    yield;
  }
  return opened.state;
}
