/**
 * Random games with checks at every step. A walk depends only on ruleset, options and seed, so a failure can be repeated from
 * its seed.
 */
import { clone } from '../clone';
import type { Dice } from '../dice';
import type { CardDice } from '../packs';
import { recordedDice } from '../recorded-dice';
import { newRecording, type Recording } from '../recording';
import type { Outcome, Ruleset, Seat, Tagged } from '../ruleset';
import { secretToHex } from '../seeded';
import { deepFreeze } from './deep-freeze';
import { Random, secretOf } from './random';
import { IntentPool } from './strange';

/** Any game. */
export type Game = Ruleset<object, Tagged, Tagged, unknown, string>;

/** The settings of a walk. */
export interface WalkSettings {
  /** A game must end within this many intents. */
  readonly mostSteps: number;
  /** Types of intents that are tried only once in a hundred times, such as giving up. */
  readonly rare: readonly string[];
}

/** A step of a walk; the states are frozen copies. */
export interface Taken {
  /** The number of the step, from 1. */
  readonly step: number;
  readonly before: object;
  readonly after: object;
  readonly seat: Seat;
  readonly intent: Tagged;
  readonly events: readonly Tagged[];
}

/** Checks a promise along a walk. Each hook throws if the promise is broken. */
export interface Watcher {
  /** Called before each step, and once more when the game is over. */
  before?(state: object): void;
  /** Called after each step. */
  after?(taken: Taken): void;
  /** Called when the game is over. */
  end?(state: object): void;
}

/** A failed check. `check` names the watcher, or `walk` if the game itself could not go on. */
export interface Failure {
  readonly check: string;
  readonly message: string;
}

/** A walk under way. */
export class Walk {
  readonly random: Random;
  readonly pool: IntentPool;
  readonly recording: Recording<Tagged, unknown>;
  readonly failures: Failure[] = [];
  readonly seats: number;
  /** A frozen copy of the first state. */
  readonly first: object;
  /** The state that the walk plays on. */
  readonly state: object;
  /** A frozen copy of that state. */
  still: object;
  outcome: Outcome | null = null;
  private readonly diceOf: (step: number) => Dice | CardDice;
  private readonly played: { readonly seat: Seat; readonly intent: Tagged }[] = [];
  private readonly dice = new Leash();
  private readonly legal = new Map<Seat, readonly Tagged[]>();

  /** Throws what setup throws. */
  constructor(
    readonly rules: Game,
    options: unknown,
    readonly seed: number,
    readonly settings: WalkSettings,
  ) {
    this.random = new Random(seed, 0);
    this.pool = new IntentPool(new Random(seed, 1));
    this.recording = newRecording(rules, deepFreeze(clone(options)), secretToHex(secretOf(seed)));
    this.diceOf = recordedDice(this.recording, rules);
    this.seats = rules.seats(this.recording.options);
    this.state = this.setup();
    this.still = deepFreeze(clone(this.state));
    this.first = this.still;
  }

  /** Makes the first state again. */
  setup(): object {
    return this.dice.during(this.diceOf(0), (dice) => this.rules.setup(this.recording.options, dice));
  }

  /** Plays to the end, or until the game itself can't go on. */
  run(watchers: ReadonlyMap<string, Watcher>): void {
    const awake = new Map(watchers);
    const tell = (hook: (watcher: Watcher) => void) => {
      for (const [name, watcher] of awake) if (!this.attempt(name, () => hook(watcher))) awake.delete(name);
    };
    const goes = this.attempt('walk', () => {
      for (;;) {
        tell((watcher) => watcher.before?.(this.still));
        this.outcome = this.rules.outcome(this.still);
        if (this.outcome !== null) return;
        if (this.played.length >= this.settings.mostSteps) throw new Error('The game does not end');
        const taken = this.take();
        tell((watcher) => watcher.after?.(taken));
      }
    });
    if (goes) tell((watcher) => watcher.end?.(this.still));
  }

  /** The legal intents of an awaited seat, computed once per step. */
  intents(seat: Seat): readonly Tagged[] {
    const known = this.legal.get(seat) ?? this.rules.intents(this.still, seat);
    this.legal.set(seat, known);
    return known;
  }

  /**
   * Plays an intent on a state with the dice of a step; events are written through `target`. A roll outside `resolve` throws,
   * and so does a write to an intent or an event, even a late one.
   */
  resolve(step: number, seat: Seat, intent: Tagged, state: object, target: object = state): Tagged[] {
    const events: Tagged[] = [];
    this.dice.during(this.diceOf(step), (dice) => {
      this.rules.resolve(state, seat, deepFreeze(clone(intent)), dice, (event) => {
        const fact = deepFreeze(clone(event));
        this.dice.held(() => this.rules.evolve(target, fact));
        events.push(fact);
      });
    });
    return events;
  }

  /** Chooses an intent and plays it on the living state. */
  private take(): Taken {
    const before = this.still;
    const { seat, intent } = this.stray() ?? this.choose();
    this.pool.add(intent);
    const refusal = this.rules.check(before, seat, intent);
    if (refusal !== null) throw new Error(`${told(seat, intent)} is refused: ${JSON.stringify(refusal)}`);
    const step = this.played.length + 1;
    this.played.push({ seat, intent });
    this.recording.entries.push({ seat, intent });
    const events = this.resolve(step, seat, intent, this.state);
    this.still = deepFreeze(clone(this.state));
    this.legal.clear();
    return { step, before, after: this.still, seat, intent, events };
  }

  /** Sometimes an intent that was not offered, from any seat, if it is legal. */
  private stray(): { seat: Seat; intent: Tagged } | null {
    const intent = this.random.rarely(8) ? this.pool.any() : null;
    if (intent === null || this.settings.rare.includes(intent.type)) return null;
    const seat = this.random.below(this.seats);
    return this.rules.check(this.still, seat, intent) === null ? { seat, intent } : null;
  }

  private choose(): { seat: Seat; intent: Tagged } {
    const seat = this.random.pick(this.rules.awaiting(this.still));
    return { seat, intent: this.random.rarely(20) ? this.rules.pass(this.still, seat) : this.offered(seat) };
  }

  private offered(seat: Seat): Tagged {
    const legal = this.intents(seat);
    const types = [...new Set(legal.map(({ type }) => type))];
    const usual = types.filter((type) => !this.settings.rare.includes(type));
    const type = this.random.pick(usual.length === 0 || this.random.rarely(100) ? types : usual);
    return this.random.pick(legal.filter((intent) => intent.type === type));
  }

  /** Runs `act` and notes what it throws; returns false if it threw. */
  private attempt(check: string, act: () => void): boolean {
    try {
      act();
      return true;
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      const last = this.played.at(-1);
      const where = last === undefined ? 'after setup' : `step ${this.played.length}, ${told(last.seat, last.intent)}`;
      this.failures.push({ check, message: `seed ${this.seed}, ${where}: ${what}` });
      return false;
    }
  }
}

/** A seat and its intent, for a message. */
export function told(seat: Seat, intent: unknown): string {
  return `seat ${seat}'s ${JSON.stringify(intent)}`;
}

/** Dice that can be rolled only while `during` runs, and not while `held` runs. */
class Leash {
  private free = false;

  during<T>(dice: Dice | CardDice, act: (dice: Dice) => T): T {
    this.free = true;
    const held: Dice = {
      roll: (sides, purpose) => {
        if (!this.free) throw new Error(`A d${sides} was rolled for ${purpose} outside setup and resolve`);
        return dice.roll(sides, purpose);
      },
    };
    const turn: CardDice['turn'] = (pack, slot, to) => {
      if (!this.free) throw new Error(`The card at ${pack} ${slot} was turned outside setup and resolve`);
      return (dice as CardDice).turn(pack, slot, to);
    };
    try {
      return act('turn' in dice ? Object.assign(held, { turn }) : held);
    } finally {
      this.free = false;
    }
  }

  held(act: () => void): void {
    const was = this.free;
    this.free = false;
    act();
    this.free = was;
  }
}
