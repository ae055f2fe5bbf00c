/** How a game's computer judges a position: by playing on from it, many times, on common dice. */

import { clone, frozen } from '../clone';
import type { Dice } from '../dice';
import type { CardDice } from '../packs';
import type { Frozen, Ruleset, Seat, Tagged } from '../ruleset';
import { CommonDice } from './common-dice';

/** A blow that cost a figure all or a part of what it had when a playout began, or healing, which gives a part back. */
export interface Blow {
  readonly figure: string;
  /** The figure that struck; null for nobody's. */
  readonly by: string | null;
  /** How it came, in the game's words. */
  readonly way: string;
  /** The turns since the decision: 0 in the same one. */
  readonly later: number;
  /** The share of the figure that it cost, 1 for all of it; below 0 for healing. */
  readonly part: number;
}

/** Reads the events of one playout in order, each before it is folded into the state; tells the blows that it brings. */
export type BlowReader<S, E> = (now: Frozen<S>, event: E) => readonly Blow[];

/** How one playout ended. */
export interface Playout {
  /** The chance to win by seat, from 0 to 1; 1 or 0 once the match is over, shared if nobody won. */
  readonly chances: readonly number[];
  /** The number of intents that were played. */
  readonly steps: number;
  /** By figure: the share of it that was lost, from 0 to 1; 1 once it is gone. Left out by games without figures. */
  readonly lost?: Readonly<Record<string, number>>;
  /** The blows in order; left out by games whose events do not tell who struck. */
  readonly blows?: readonly Blow[];
}

/** Exact numbers and ids for a sentence. */
export type CauseFacts = Readonly<Record<string, string | number | boolean | null>>;

/** The facts of a suspicion that depend on who strikes a figure. */
export interface Struck {
  readonly figure: string;
  /** By the figure that strikes. */
  readonly by: Readonly<Record<string, CauseFacts>>;
  /** The facts if playouts show nobody else's blows than of figures that are not in `by`; null if it is no reason then. */
  readonly nobody: CauseFacts | null;
}

/** A possible reason why one choice is worse than another. It is asserted only if `without` carries the loss. */
export interface Suspicion<I> {
  /** The name of the cause in the game's words. */
  readonly id: string;
  /** The rule that is behind it. */
  readonly rule: string;
  readonly facts: CauseFacts;
  /** The chosen intent with this single cause removed. */
  readonly without: I;
  /** The figure that the cause harms: it is named only if this figure lost clearly more, at least a tenth of it, in the playouts of the choice than in those without it. */
  readonly hurts?: string;
  /** More facts, of the one who strikes a figure most in the playouts of the choice and spares it in those without the cause. */
  readonly struck?: Struck;
  /** Whether it is named only if no other cause carries the loss. It is the last of its list. */
  readonly isLast?: boolean;
}

/** A judge of positions beside the `Bot`. It knows only what the asked seat may see, and is the same for the same question. */
export interface Evaluator<S extends object = object, I extends Tagged = Tagged, E extends Tagged = Tagged> {
  /** False if the seat's own secret is unknown here, as in a public record whose cards stay closed. Default: true. */
  knows?(view: Frozen<S>, seat: Seat): boolean;
  /** Whether an event brings something hidden to light. Default: in matches with secrets every event may. */
  reveals?(event: E): boolean;
  /** The least loss that its playouts can tell from none, as a share of the chance to win; a smaller one is no mark. Default: 0. */
  readonly leastLoss?: number;
  /** How many times as many playouts a level takes in this match, because they are quick. Default: 1. */
  finer?(view: Frozen<S>): number;
  /**
   * The intents that are worth comparing, all legal, the computer's usual one first; fewer than two if nothing is weighed. With `chosen`,
   * other orders for its figure are among the first.
   */
  candidates(view: Frozen<S>, seat: Seat, chosen?: I): readonly I[];
  /** Whether two choices are orders for different figures, so that `other` may well follow `chosen`. Default: no. */
  isApart?(chosen: I, other: I): boolean;
  /**
   * Plays on from the view of a seat after `first` (null: at once as the computer would). The same number rolls the same dice
   * for the same occasions, whatever was chosen. The seat goes on by `then`, as far as that is legal.
   */
  playout(view: Frozen<S>, seat: Seat, first: I | null, number: number, then?: readonly I[]): Generator<void, Playout>;
  /** The same, played on further if the game wants: for the chance itself, not to compare choices. */
  outlook(view: Frozen<S>, seat: Seat, first: I | null, number: number): Generator<void, Playout>;
  /**
   * A playout by a better player and farther on: too slow for all choices, and true enough to confirm a mark. Left out by games whose
   * playouts need no witness.
   */
  witness?: Evaluator<S, I>['playout'];
  /** The same, played on so far that a loss it does not show is hardly one; left out by games whose marks are not looked at again so. */
  farther?: Evaluator<S, I>['outlook'];
  /** The chance to win by seat that a state shows by itself; exact once the match is over: 1 for a victory. */
  chances(state: Frozen<S>): readonly number[];
  /** The possible reasons why `chosen` is worse than `better`; left out by games without causes. */
  suspects?(view: Frozen<S>, seat: Seat, chosen: I, better: I): readonly Suspicion<I>[];
  /** The figure that acts by an intent, as `lost` of a playout calls it; null for none. */
  actor?(intent: I): string | null;
  /** The odds of an intent for its sentence, by name; left out by games without them. */
  oddsOf?(view: Frozen<S>, seat: Seat, intent: I): Readonly<Record<string, number>>;
}

/** A table with nothing hidden that agrees with a view, and its dice if they also turn cards. */
export interface Supposed<S> {
  readonly state: S;
  readonly dice?: Dice | CardDice;
}

/** The part of a game that has its positions judged by playouts. */
export interface PlayingOn<S extends object, I extends Tagged, E extends Tagged> {
  /** A table that agrees with everything the seat sees. Default: a copy of the view. */
  suppose?(view: Frozen<S>, seat: Seat, dice: Dice, number: number): Supposed<S>;
  /** The computer for one playout: it returns its usual intent for an awaited seat at a supposed table. */
  player(): (state: Frozen<S>, seat: Seat, dice: Dice) => I;
  /** The chance to win by seat; exact once the match is over. */
  chances(state: Frozen<S>): readonly number[];
  /** By figure of `start`: the share that it has lost by `now`. Default: nothing is told about figures. */
  lost?(start: Frozen<S>, now: Frozen<S>): Readonly<Record<string, number>>;
  /** Begins to read the events of a playout from `start`. Default: nothing is told about blows. */
  readBlows?(start: Frozen<S>): BlowReader<S, E>;
  /** Whether a playout that began at `start` has gone far enough. */
  isFar(start: Frozen<S>, now: Frozen<S>): boolean;
  /** Whether a playout for the chance itself has gone far enough. Default: the same. */
  isSettled?(start: Frozen<S>, now: Frozen<S>): boolean;
  /** Whether a playout that looks at a mark again has gone far enough. Default: no mark is looked at again. */
  isFarther?(start: Frozen<S>, now: Frozen<S>): boolean;
  /** The player and the end of the playouts that confirm a mark. Default: marks are not confirmed by others. */
  readonly witness?: Pick<PlayingOn<S, I, E>, 'player' | 'isFar'>;
  /** The most intents of one playout. */
  readonly mostSteps: number;
  readonly knows?: Evaluator<S, I>['knows'];
  readonly reveals?: Evaluator<S, I, E>['reveals'];
  readonly leastLoss?: number;
  readonly finer?: Evaluator<S, I>['finer'];
  readonly candidates: Evaluator<S, I>['candidates'];
  readonly isApart?: Evaluator<S, I>['isApart'];
  readonly suspects?: Evaluator<S, I>['suspects'];
  readonly actor?: Evaluator<S, I>['actor'];
  readonly oddsOf?: Evaluator<S, I>['oddsOf'];
}

/** Makes the evaluator of a game from how its computer plays on. */
export function evaluatorOf<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  on: PlayingOn<S, I, E>,
): Evaluator<S, I, E> {
  type End = (start: Frozen<S>, now: Frozen<S>) => boolean;
  type Player = PlayingOn<S, I, E>['player'];
  interface Begun {
    readonly view: Frozen<S>;
    readonly seat: Seat;
    readonly first: I | null;
    readonly then?: readonly I[] | undefined;
  }
  function* played(
    { view, seat, first, then = [] }: Begun,
    number: number,
    isEnd: End,
    player: Player = on.player,
  ): Generator<void, Playout> {
    const common = new CommonDice(number);
    const { state, dice = common } = on.suppose?.(view, seat, common, number) ?? { state: clone(view as S) };
    const now = frozen(state);
    const blows: Blow[] = [];
    const readBlows = on.readBlows?.(view);
    const fold = (event: E) => {
      if (readBlows !== undefined) blows.push(...readBlows(now, event));
      rules.evolve(state, event);
    };
    const act = (at: Seat, intent: I) => {
      common.turnTo(rules.occasion?.(now, at, intent) ?? `${at} ${intent.type}`);
      rules.resolve(now, at, intent, dice, fold);
    };
    const usual = player();
    let steps = 0;
    if (first !== null) {
      act(seat, first);
      steps += 1;
    }
    for (const intent of then) {
      // Hidden things may make it impossible here.
      if (rules.awaiting(now)[0] !== seat || rules.check(now, seat, intent) !== null) break;
      act(seat, intent);
      steps += 1;
    }
    while (steps < on.mostSteps && rules.outcome(now) === null && !isEnd(view, now)) {
      const [next] = rules.awaiting(now);
      if (next === undefined) break;
      yield;
      common.turnTo(`choice ${steps}`);
      act(next, usual(now, next, common));
      steps += 1;
    }
    return {
      ...{ chances: on.chances(now), steps },
      ...(on.lost === undefined ? {} : { lost: on.lost(view, now) }),
      ...(readBlows === undefined ? {} : { blows }),
    };
  }
  const { witness, isFarther, knows, reveals, leastLoss, finer, candidates, isApart, suspects, actor, oddsOf } = on;
  return {
    ...(knows === undefined ? {} : { knows }),
    ...(reveals === undefined ? {} : { reveals }),
    ...(leastLoss === undefined ? {} : { leastLoss }),
    ...(finer === undefined ? {} : { finer }),
    ...(isApart === undefined ? {} : { isApart }),
    ...(suspects === undefined ? {} : { suspects }),
    ...(actor === undefined ? {} : { actor }),
    ...(oddsOf === undefined ? {} : { oddsOf }),
    candidates,
    playout: (view, seat, first, number, then) => played({ view, seat, first, then }, number, on.isFar),
    ...(witness === undefined
      ? {}
      : {
          witness: (view, seat, first, number, then) =>
            played({ view, seat, first, then }, number, witness.isFar, witness.player),
        }),
    outlook: (view, seat, first, number) => played({ view, seat, first }, number, on.isSettled ?? on.isFar),
    ...(isFarther === undefined
      ? {}
      : { farther: (view, seat, first, number) => played({ view, seat, first }, number, isFarther) }),
    chances: on.chances,
  };
}
