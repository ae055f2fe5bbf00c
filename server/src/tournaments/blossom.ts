/** The exact matching of a graph by Edmonds' blossom algorithm. The library is loaded when a round is paired. */
/// <reference path="./edmonds-blossom-fixed.d.ts" />
import type { Matcher } from './pairing';

/** Loads the library. */
export async function loadMatcher(): Promise<Matcher> {
  const { default: blossom } = await import('edmonds-blossom-fixed');
  return (edges) => blossom(edges, true);
}
