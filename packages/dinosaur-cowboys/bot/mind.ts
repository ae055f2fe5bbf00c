/** The parameters of a computer player: how it thinks. */
export interface Mind {
  /** Directions in which places are tried, and how many distances in each. */
  readonly directions: number;
  readonly rings: number;
  /** How much the damage that the enemy could do counts. */
  readonly fear: number;
  /** Whether Fan the Hammer, Charges and emptied weapons are weighed. */
  readonly weighs: boolean;
  /** Whether each unit's best plan decides which is activated. */
  readonly orders: boolean;
  /** Whether it only ever thinks of the nearest enemy. */
  readonly narrow: boolean;
  /** Whether it looks to the end of the match, where only losses count. */
  readonly ends: boolean;
  /** It takes any plan instead of the best once in so many times; 0 for never. */
  readonly overlooks: number;
}
