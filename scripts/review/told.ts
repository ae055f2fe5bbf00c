/** The review of a record as plain data. */
import {
  agendaOf,
  booksOf,
  finish,
  imbalanceOf,
  type Judgement,
  judging,
  playedOf,
  type Recording,
  type Tagged,
} from '@dwo/kernel';
import { orderOf } from '@dwo/kits/review/contract';
import { loserOf } from '@dwo/kits/review/reviewer';
import type { Game } from '@dwo/shared';

/** A decision that is marked. Losses and chances are shares from 0 to 1. */
export interface ToldMark {
  readonly n: number;
  readonly seat: number;
  readonly mark: string;
  readonly loss: number;
  readonly error: number;
  readonly chosen: Tagged;
  readonly better: Tagged | null;
  readonly odds: Judgement<Tagged>['odds'];
  readonly fate: Judgement<Tagged>['fate'];
  /** The causes that carry the loss, the heaviest first. */
  readonly causes: readonly {
    readonly id: string;
    readonly rule: string;
    readonly facts: object;
    readonly loss: number;
  }[];
}

/** A review as plain data; lists are by seat. */
export interface Told {
  readonly game: string;
  readonly decisions: number;
  readonly start: readonly number[];
  readonly result: readonly number[];
  readonly luck: readonly number[];
  /** By deciding seat, then by seat. */
  readonly skill: readonly (readonly number[])[];
  /** By how much start, luck and skill miss the result. */
  readonly imbalance: number;
  readonly marks: readonly ToldMark[];
  /** The number of intents that were played out, and the milliseconds that it took. */
  readonly evaluated: number;
  readonly ms: number;
  /** The milliseconds until the first mark of the loser was found, in the order in which a page looks; null without one. */
  readonly firstMs: number | null;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Reviews a record of a game. Throws if the game has no judge, or the record can't be played to its end. */
export function told({ rules, evaluator }: Game, record: Recording<Tagged, unknown>): Told {
  if (evaluator === undefined) throw new Error(`${rules.id} has no judge of positions`);
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  const played = playedOf(rules, record, evaluator.reveals);
  const final = evaluator.chances(played.last);
  const loser = loserOf(final);
  const judged: Judgement<Tagged>[] = [];
  let firstMs: number | null = null;
  for (const at of orderOf(agendaOf(evaluator, played), loser)) {
    const judgement = finish(judging(rules, evaluator, played, at));
    judged.push(judgement);
    if (judgement.seat === loser && judgement.mark !== null) firstMs ??= since();
  }
  judged.sort((a, b) => a.n - b.n);
  const books = booksOf(final, judged);
  const { start, result, luck, skill } = books;
  return {
    ...{ game: rules.id, decisions: judged.length },
    ...{ start: start.map(rounded), result, luck: luck.map(rounded), skill: skill.map((each) => each.map(rounded)) },
    imbalance: imbalanceOf(books),
    marks: judged.flatMap(({ n, seat, mark, loss, error, chosen, better, odds, fate, causes }) => {
      if (mark === null) return [];
      const reasons = causes.map((each) => ({
        id: each.id,
        rule: each.rule,
        facts: each.facts,
        loss: rounded(each.loss),
      }));
      const told = { n, seat, mark, loss: rounded(loss), error: rounded(error), chosen, better, odds, fate };
      return [{ ...told, causes: reasons }];
    }),
    evaluated: judged.reduce((sum, each) => sum + each.evaluated, 0),
    ...{ firstMs, ms: since() },
  };
}
