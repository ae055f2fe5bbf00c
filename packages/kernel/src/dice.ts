/** Where every random number of a game comes from. */
export interface Dice {
  /** One fair die: an integer from 1 to `sides`. `why` names the roll for logs, scripts and odds. */
  roll(sides: number, why: string): number;
}
