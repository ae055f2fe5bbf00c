/** A place on a table, in integers of whatever unit the game measures by. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
