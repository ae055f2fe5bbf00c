/** A tape for a game without effects: each entry leads to one picture and to lines of the log. */
import type { Frozen, Ruleset, Seat, Tagged } from '@dwo/kernel';
import type { LogScene } from '../game-client';
import type { LogEntry } from '../shell/log-entry';
import {
  CONTRACT,
  type Counted,
  type Edition,
  type Frame,
  type Marks,
  type PhaseMark,
  type Position,
  type Shown,
  type Strength,
  type Tape,
  type Viewpoint,
} from './contract';
import { dueIn } from './due';
import type { Entry } from './fold';
import { OpenRecord } from './open-record';
import { say } from './record/words';
import { RecordTape } from './record-tape';

/** A picture, and the log when it is shown. */
export interface PlainBeat<P extends object> {
  readonly picture: P;
  readonly log: readonly LogEntry[];
  /** How long it stays, in ms; if left out, as long as the table's `ms`. */
  readonly ms?: number;
}

/** The data of such a game in a replay. */
export interface PlainShown<P extends object> extends Shown {
  readonly setting: null;
  readonly picture: P;
  readonly beat: PlainBeat<P>;
}

/** The functions by which a game tells its records. */
export interface PlainGame<S extends object, I extends Tagged, E extends Tagged, O, R extends string> {
  readonly rules: Ruleset<S, I, E, O, R>;
  /** The label of each seat's side, by seat, from the first state. */
  sides(start: Frozen<S>): readonly string[];
  /** The turn or round, counted from 1. */
  turn(state: Frozen<S>): number;
  /** The game's word for it, which may differ by options; turns if left out. */
  readonly counts?: Counted | ((start: Frozen<S>) => Counted);
  strengths(state: Frozen<S>): readonly Strength[];
  /** Why the match ended, as a sentence; called only after the end. */
  reason(state: Frozen<S>, player: (seat: Seat) => string): string;
  /** The log with the lines for one more event, as in `GameClient.words`. */
  log(log: readonly LogEntry[], event: E, scene: LogScene<S>): readonly LogEntry[];
  /** Left out by a game without hints. */
  readonly hints?: PlainHints<S>;
}

/** The decisions that a hint can be about. */
export interface PlainHints<S extends object> {
  /** Whether the awaited decision leaves a strong player a choice. */
  weighs(state: Frozen<S>): boolean;
  /** Whether a hint can reveal the hidden hand of a seat. */
  readonly hands: boolean;
}

/** A record that is being played again. */
export class PlainTape<S extends object, I extends Tagged, E extends Tagged, O, R extends string>
  extends RecordTape<S, I, E, O, R>
  implements Tape<PlainShown<Frozen<S>>>
{
  readonly cast: Tape<PlainShown<Frozen<S>>>['cast'];
  protected readonly logs: (readonly LogEntry[])[] = [[]];
  private readonly phases: PhaseMark[];

  constructor(
    protected readonly game: PlainGame<S, I, E, O, R>,
    record: unknown,
  ) {
    super(game.rules, new OpenRecord(game.rules, record));
    const { length, state, names } = this.record;
    const seats = game.sides(state).map((side, seat) => {
      return { side, index: 0, name: names[seat] || say('record.player', { n: seat + 1 }) };
    });
    this.cast = {
      length,
      seats,
      secrets: 'secrets' in state,
      phases: [],
      counts: typeof game.counts === 'function' ? game.counts(state) : (game.counts ?? 'turn'),
      setting: null,
    };
    this.logs[0] = this.told([], this.record.opening, state);
    this.phases = [{ n: 0, turn: game.turn(state), phase: null }];
  }

  marks(): Marks {
    return { phases: [...this.phases], losses: [], backs: [...this.backs] };
  }

  frame(n: number, viewpoint: Viewpoint): Frame<PlainShown<Frozen<S>>> {
    const state = this.fold.at(n);
    const picture = this.picture(n, viewpoint);
    const strengths = this.game.strengths(state);
    return {
      n,
      turn: this.game.turn(state),
      phase: null,
      picture,
      log: this.logs[n] ?? [],
      strengths,
      ending: this.ending(state),
    };
  }

  beats(n: number, viewpoint: Viewpoint): readonly PlainBeat<Frozen<S>>[] {
    if (this.fold.events(n).length === 0) return [];
    return [{ picture: this.picture(n, viewpoint), log: this.logs[n] ?? [] }];
  }

  position(n: number, viewpoint: Viewpoint): Position | null {
    const { rules, hints } = this.game;
    const state = this.fold.at(n);
    if (hints === undefined || !hints.weighs(state)) return null;
    return dueIn(rules, state, { viewpoint, next: this.record.actor(n + 1), hands: hints.hands });
  }

  luck() {
    return [];
  }

  protected readonly player = (seat: Seat): string => this.cast.seats[seat]?.name ?? '';

  /** The viewpoint `everything` shows all secrets of seats, but nothing that no seat owns. */
  protected picture(n: number, viewpoint: Viewpoint): Frozen<S> {
    const state = this.fold.at(n);
    if (viewpoint !== 'everything') return this.game.rules.view(state, viewpoint);
    return 'closed' in state ? { ...state, closed: null } : state;
  }

  /** The log with the lines for these events of one entry; `state` is the state after it. */
  protected told(log: readonly LogEntry[], events: readonly E[], state: Frozen<S>): readonly LogEntry[] {
    const { player } = this;
    return events.reduce((lines, event) => this.game.log(lines, event, { state, player }), log);
  }

  private ending(state: Frozen<S>): Frame['ending'] {
    const outcome = this.game.rules.outcome(state);
    if (outcome === null) return null;
    const [winner] = outcome.winners;
    const side = winner === undefined ? null : (this.cast.seats[winner]?.side ?? null);
    return { winner: side, rule: outcome.rule, reason: this.game.reason(state, this.player) };
  }

  protected take(entry: Entry<E>): void {
    const n = this.played;
    const { state } = this.record;
    const before = entry.type === 'back' ? entry.to : n - 1;
    this.logs.push(this.told(this.logs[before] ?? [], this.fold.events(n), state));
    const turn = this.game.turn(state);
    if (this.phases.at(-1)?.turn !== turn) this.phases.push({ n, turn, phase: null });
  }
}

/** The edition of a game without effects. */
export function plainEdition<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  game: PlainGame<S, I, E, O, R>,
): Edition<PlainShown<Frozen<S>>> {
  const { id, version } = game.rules;
  return { contract: CONTRACT, game: id, version, open: async (record) => new PlainTape(game, record) };
}
