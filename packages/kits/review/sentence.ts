/** A judged decision in a sentence, from the words of its game. */
import type { Carried, Coming, Fate, Judgement } from '@dwo/kernel';
import { list } from '../shell/list';
import type { Outcome, Telling } from './telling';
import { say } from './words';

export type { Telling };

/** Odds of a choice by name, from 0 to 1. */
export type Odds = Readonly<Record<string, number>>;

/** How a game words the parts of a judgement. */
export interface ReviewWords<I> {
  /** A cause, from its facts. */
  cause(cause: Carried<I>): string;
  /** A choice with its exact odds; null for the better one if none is clearly better. */
  choice(of: 'chose' | 'better', intent: I | null, odds: Odds): string;
  /** The name of a figure; left out by games whose playouts tell nothing about figures. */
  name?(figure: string): string;
  /** The words for those who strike a figure; left out by games whose playouts do not tell. */
  readonly blows?: BlowWords;
  /** The causes that say little by themselves, so that the fate of any figure is told with them. Default: none. */
  readonly vague?: readonly string[];
}

/** The words of a game for those who strike a figure. */
export interface BlowWords {
  /** The act of its striker, with the figure that is lost by it: "overruns Pvt. Ruiz". The way is null where it strikes in several. */
  deed(way: string | null, figure: string): string;
  /** By when, in turns after that of the decision: "this turn", "by the next turn", "within 3 turns". */
  until(later: number): string;
}

/** Whether a choice was to give the match up (TABLE-11). */
export function isGivingUp(chosen: unknown): boolean {
  const { type, agreed } = chosen as { readonly type?: unknown; readonly agreed?: unknown };
  return type === 'resign' && agreed !== false;
}

/** Whether the computer's usual choice was the same: then nobody's chance is changed by it in the books. */
export function isUsual({ mark, chosen, skill }: Pick<Judgement<unknown>, 'mark' | 'chosen' | 'skill'>): boolean {
  return mark !== null && !isGivingUp(chosen) && skill.every((change) => change === 0);
}

/** The sentence for a match that was given up: the chance that was left. Null for any other choice. */
export function givenUp({ chosen, loss }: Pick<Judgement<unknown>, 'chosen' | 'loss'>): string | null {
  return isGivingUp(chosen) ? say('gave-up', { share: Math.max(0, loss) }) : null;
}

/**
 * A decision in words: its heaviest cause, or both choices with their odds if no single cause carries the loss; then the fate of a
 * figure that shows the loss. Where the cause is clear, that of others than the actor would only distract.
 */
export function tellingOf<I>(judgement: Judgement<I>, words: ReviewWords<I>): Telling {
  const { causes, chosen, better, odds, fate } = judgement;
  const gone = givenUp(judgement);
  if (gone !== null) return { why: gone, outcomes: [], tries: 0 };
  const [cause] = causes;
  const why =
    cause === undefined
      ? `${words.choice('chose', chosen, odds.chosen)} ${words.choice('better', better, odds.better)}`
      : words.cause(cause);
  const isVague = cause === undefined || words.vague?.includes(cause.id) === true;
  if (fate === null || words.name === undefined || !(fate.acts || isVague)) return { why, outcomes: [], tries: 0 };
  return { why, outcomes: outcomesOf(fate, words.name, words.blows), tries: fate.tries };
}

/** The losses of a figure after both choices, and if that is known those who strike it and by when. */
function outcomesOf(
  { figure: id, isWhole: whole, chosen, better, how }: Fate,
  name: (figure: string) => string,
  words: BlowWords | undefined,
): readonly Outcome[] {
  const figure = name(id);
  if (how === null || words === undefined) return [{ what: say('fate', { figure, whole }), chosen, better }];
  const [by, other] = how.by.map(name);
  const until = words.until(how.within);
  const shares = { chosen: how.chosen, better: how.better };
  if (by === undefined || other !== undefined) {
    const several = how.by.map((each, at) => say('fate.part', { by: name(each), share: how.parts[at] ?? 0 }));
    return [{ what: say('fate.several', { figure, whole, until, by: list(several) }), ...shares }];
  }
  const deed = words.deed(how.way, figure);
  return [{ what: say('fate.by', { figure, whole, until, by, deed }), ...shares }, ...insteadOf(how, by, whole, name)];
}

/**
 * The act of the striker after the choice that spares the figure, if it explains anything: that it reaches nobody, or takes another who falls
 * in any case, would only be more numbers.
 */
function insteadOf(
  { instead, chosen, better }: Coming,
  by: string,
  whole: boolean,
  name: (id: string) => string,
): readonly Outcome[] {
  if (instead === null || instead.what === 'nobody' || instead.anyway !== null) return [];
  const { what, figure } = instead;
  // A trade for as much would make the better choice look worse.
  const [traded, saved] = [Math.abs(instead.better - instead.chosen), Math.abs(chosen - better)];
  if (what === 'other' && traded >= saved) return [];
  const told = say(`fate.${what}`, { by, whole, other: figure === null ? '' : name(figure), known: figure !== null });
  return [{ what: told, chosen: instead.chosen, better: instead.better }];
}

/** A fact that is a number; 0 if it is none. */
export function numberIn(facts: Carried<never>['facts'], key: string): number {
  return typeof facts[key] === 'number' ? facts[key] : 0;
}
