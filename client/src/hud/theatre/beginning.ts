/** The first camera of a match. Pure. */
import { type FigureId, type State, stripOf, tablesOf } from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import type { Place } from '@dwo/kits/miniatures/model';
import { armyOf, dinosaursOf, onTable, radiusOf } from '../../tools/figures';

export interface Beginning {
  /** The places that must be in sight. */
  readonly places: readonly Place[];
  /** As much as can be of what lies about this. */
  readonly middle: Point;
}

/**
 * Near one's own figures, only those that are `meant` if any are, or where they can be set up, looking towards the enemy; all
 * figures for a spectator.
 */
export function beginning(state: Frozen<State>, seat: number | null, meant: readonly FigureId[] = []): Beginning {
  const figures = [...dinosaursOf(state), ...armyOf(state)].filter(([, figure]) => onTable(figure));
  const { widthCi, heightCi } = state.table;
  const middle = figures.length === 0 ? { x: widthCi / 2, y: heightCi / 2 } : middleOf(figures.map(([, at]) => at));
  const own = figures.filter(([id, { owner }]) =>
    meant.length === 0 ? seat === null || owner === seat : meant.includes(id),
  );
  const places = own.map(([id, { x, y }]) => ({ x, y, radiusCi: radiusOf(state, id) }));
  return { places: places.length > 0 || seat === null ? places : placingGround(state, seat), middle };
}

/** The circle round one's spot, or the middle of one's strip of the table. */
function placingGround(state: Frozen<State>, seat: number): readonly Place[] {
  const spot = state.placing?.spots[seat];
  if (spot != null) return [{ x: spot.x, y: spot.y, radiusCi: tablesOf(state).parameters.spotReachCi }];
  const side = state.players[seat]?.side;
  if (side === undefined) return [];
  const [low, high] = stripOf(state, side);
  if (low === 0 && high === state.table.heightCi) return [];
  return [{ x: state.table.widthCi / 2, y: (low + high) / 2, radiusCi: (high - low) / 2 }];
}

function middleOf(places: readonly Point[]): Point {
  const mean = (of: (at: Point) => number) => places.reduce((sum, at) => sum + of(at), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
