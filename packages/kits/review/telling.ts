/** A judged decision in words, apart from the sentences: tools that have no page read these types too. */

/** A result of both choices in playouts: how often it comes, or how much of a life it takes, from 0 to 1. */
export interface Outcome {
  readonly what: string;
  readonly chosen: number;
  readonly better: number;
}

/** A judged decision in words. */
export interface Telling {
  readonly why: string;
  /** The fate of a figure that shows the loss, to compare both choices; empty where none does. */
  readonly outcomes: readonly Outcome[];
  /** The number of playouts of each choice behind them. */
  readonly tries: number;
}
