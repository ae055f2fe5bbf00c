/** The first view of a match. Pure. */
import { type FigureId, type Side, type State, stripOf, tablesOf } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Beginning, Place } from '@dwo/kits/miniatures/model';
import { firstView } from '@dwo/kits/miniatures/table/beginning';
import { STANDING } from '../../standing';
import { onTable, sideFigures } from '../../tools/figures';

/** The first view of a match for a player, of these figures if any are `meant`, or for a spectator. */
export function beginning(state: Frozen<State>, seat: number | null, meant: readonly FigureId[] = []): Beginning {
  if (seat === null) return firstView(STANDING, state, { seat, meant });
  return firstView(STANDING, state, {
    seat,
    meant,
    ground: placingGround(state, seat),
    settingUp: state.placing !== null,
  });
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
