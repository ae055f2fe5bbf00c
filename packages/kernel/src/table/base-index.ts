/** The places of bases: one grid for each layer that a game tells apart. A cache beside the state, never part of it. */
import type { Disc } from '../geometry';
import { SpatialGrid } from '../grid';

/** The bases on a table by layer. A base may stand in several layers, under the same id. */
export class BaseIndex<Layer extends string> {
  private readonly grids = new Map<Layer, SpatialGrid>();

  /** `cell` is the width of a cell of the grids: about the reach of most questions. */
  constructor(
    layers: readonly Layer[],
    private readonly cell: number,
  ) {
    for (const layer of layers) this.grids.set(layer, new SpatialGrid(this.cell));
  }

  /** The grid of a layer. */
  layer(layer: Layer): SpatialGrid {
    const grid = this.grids.get(layer);
    if (grid === undefined) throw new Error(`The index has no layer ${layer}`);
    return grid;
  }

  /** Puts a base into these layers. It must not be in them yet. */
  enter(id: string, { x, y, radius }: Disc, layers: readonly Layer[]): void {
    for (const layer of layers) this.layer(layer).insert(id, x, y, radius);
  }

  /** Takes a base out of every layer that it is in. */
  leave(id: string): void {
    for (const grid of this.grids.values()) if (grid.has(id)) grid.remove(id);
  }

  /** Moves a base to its new place in every layer that it is in. */
  relocate(id: string, x: number, y: number): void {
    for (const grid of this.grids.values()) if (grid.has(id)) grid.relocate(id, x, y);
  }

  /** Returns a function that restores the present places. A later mark makes it void. */
  mark(): () => void {
    const restores = [...this.grids.values()].map((grid) => grid.mark());
    return () => {
      for (const restore of restores) restore();
    };
  }
}
