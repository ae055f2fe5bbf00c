/** The first view of a match. Pure. */
import { type Figure, type FigureId, type Side, type State, stripOf, tablesOf } from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import type { Beginning, Place } from '@dwo/kits/miniatures/model';
import { armyOf, dinosaursOf, onTable, radiusOf, sideFigures } from '../../tools/figures';

/**
 * The view for a player: their own figures (only those that are `meant`, if any are) or their zone of the setup, and as many
 * enemies as possible, the nearest first. For a spectator: all figures.
 */
export function beginning(state: Frozen<State>, seat: number | null, meant: readonly FigureId[] = []): Beginning {
  const figures = [...dinosaursOf(state), ...armyOf(state)].filter(([, figure]) => onTable(figure));
  const { widthCi, heightCi } = state.table;
  const middle = figures.length === 0 ? { x: widthCi / 2, y: heightCi / 2 } : middleOf(figures.map(([, at]) => at));
  const own = figures.filter(([id, { owner }]) =>
    meant.length === 0 ? seat === null || owner === seat : meant.includes(id),
  );
  const placed = ([id, { x, y }]: (typeof figures)[number]): Place => ({ x, y, radiusCi: radiusOf(state, id) });
  const places = own.map(placed);
  if (seat === null) return { places, wished: [], middle };
  return {
    places: state.placing === null && places.length > 0 ? places : [...places, ...placingGround(state, seat)],
    wished: enemiesOf(state, seat, own).map(placed),
    middle,
  };
}

type Standing = readonly [FigureId, Frozen<Figure>];

/** The enemies on the table, sorted by the distance to the nearest of these figures. */
export function enemiesOf(state: Frozen<State>, seat: number, own: readonly Standing[]): readonly Standing[] {
  const side = state.players[seat]?.side;
  if (side === undefined || own.length === 0) return [];
  const away = ([, at]: Standing) => Math.min(...own.map(([, { x, y }]) => Math.hypot(x - at.x, y - at.y)));
  return sideFigures(state, side === 'army' ? 'dinosaurs' : 'army')
    .filter(([, at]) => onTable(at))
    .map((enemy) => ({ enemy, away: away(enemy) }))
    .sort((a, b) => a.away - b.away)
    .map(({ enemy }) => enemy);
}

/** The circle round the player's numbered place, or their part of the table from end to end. */
function placingGround(state: Frozen<State>, seat: number): readonly Place[] {
  const spot = state.placing?.spots[seat];
  if (spot != null) return [{ x: spot.x, y: spot.y, radiusCi: tablesOf(state).parameters.spotReachCi }];
  const side = state.players[seat]?.side;
  if (side === undefined) return [];
  const [low, high] = ownPart(state, side);
  if (low === 0 && high === state.table.heightCi) return [];
  const radiusCi = (high - low) / 2;
  return [radiusCi, state.table.widthCi - radiusCi].map((x) => ({ x, y: low + radiusCi, radiusCi }));
}

/**
 * The player's strip of the table (DW-R-105). If it is the whole table, the wider part in front of or behind the enemies that
 * are placed already (DW-SIDE-2).
 */
function ownPart(state: Frozen<State>, side: Side): readonly [low: number, high: number] {
  const { heightCi } = state.table;
  const strip = stripOf(state, side);
  const enemies = sideFigures(state, side === 'army' ? 'dinosaurs' : 'army').filter(([, at]) => onTable(at));
  if (strip[0] > 0 || strip[1] < heightCi || enemies.length === 0 || state.placing === null) return strip;
  const ys = enemies.map(([, { y }]) => y);
  const before = Math.min(...ys) - state.placing.separationCi;
  const behind = Math.max(...ys) + state.placing.separationCi;
  if (before <= 0 && behind >= heightCi) return strip;
  return before > heightCi - behind ? [0, before] : [behind, heightCi];
}

function middleOf(places: readonly Point[]): Point {
  const mean = (of: (at: Point) => number) => places.reduce((sum, at) => sum + of(at), 0) / places.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
