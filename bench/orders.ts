/** The cost of lasting orders: a phase in which every soldier has an order, against the same phase without. */

/** The orders that were carried out, and the cost of their phase in units of the same phase without. */
interface Cost {
  readonly orders: number;
  readonly ratio: number;
}

/** The costs by kind of order. */
interface Costs {
  readonly figures: number;
  readonly hold: Cost;
  readonly go: Cost;
  readonly keep: Cost;
  readonly follow: Cost;
}

// The types of a game's client are checked with its page, so it is loaded without them.
const client = require('../packages/dino-wars/client/tools/testing/orders-cost') as {
  costOfOrders(figures: number, pairs: number): Costs;
};

const FIGURES = [22, 50, 100, 200] as const;

/** By the number of figures; each ratio is the median of many pairs of runs. */
export function measureOrders(quick: boolean) {
  return { steps: FIGURES.map((figures) => client.costOfOrders(figures, quick ? 3 : 41)) };
}
