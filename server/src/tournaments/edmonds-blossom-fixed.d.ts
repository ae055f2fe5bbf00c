/** The matching of greatest weight in a graph; the package has no types of its own. */
declare module 'edmonds-blossom-fixed' {
  /** The partner of each node, -1 for none. With `mostEdges`, matchings with more edges go first. */
  export default function blossom(edges: readonly (readonly [number, number, number])[], mostEdges: boolean): number[];
}
