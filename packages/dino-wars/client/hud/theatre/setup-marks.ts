/** The zones in which the player may and may not place figures, during the setup or when a unit lands. */
import { type State, stripOf, tablesOf } from '@dwo/dino-wars';
import { distance, type Frozen } from '@dwo/kernel';
import type { Mark } from '@dwo/kits/miniatures/mark-model';
import { TONE_OF } from '../../art/names';
import { armyOf, dinosaursOf, onTable } from '../../tools/figures';
import type { Plan } from '../../tools/plan';
import { say } from '../../words';

interface Viewer {
  readonly state: Frozen<State>;
  readonly seat: number | null;
  readonly plan: Plan;
}

/** The island's numbered places, the circles round enemies, the place of the drop. */
export function setupMarks(viewer: Viewer): Mark[] {
  const { state, plan } = viewer;
  if (state.placing !== null) return [...zoneMarks(viewer), ...spotMarks(viewer), ...circles(viewer)];
  if (plan.kind === 'put' && plan.task.within !== null) {
    const { at, radiusCi } = plan.task.within;
    return [{ type: 'disc', at, radiusCi, tone: 'allowed', label: say('mark.landing') }];
  }
  return [];
}

/** The part of the table that belongs to the player's side, if it is not the whole table (DW-R-105). */
function zoneMarks({ state, seat, plan }: Viewer): Mark[] {
  const side = seat === null ? null : state.players[seat]?.side;
  if (side == null || seat === null || state.placing?.spots[seat] != null) return [];
  const [low, high] = stripOf(state, side);
  const { widthCi, heightCi } = state.table;
  if (low === 0 && high === heightCi) return [];
  const outline = [
    { x: 0, y: low },
    { x: widthCi, y: low },
    { x: widthCi, y: high },
    { x: 0, y: high },
  ];
  return [
    { type: 'zone', id: 'own-zone', outline, tone: TONE_OF[side], label: plan.kind === 'line' ? '' : say('mark.zone') },
  ];
}

function spotMarks({ state, seat }: Viewer): Mark[] {
  return (state.placing?.spots ?? []).flatMap((at, owner): Mark[] => {
    if (at === null) return [];
    const tone = owner === seat ? 'mine' : 'taken';
    return [{ type: 'spot', at, number: owner + 1, radiusCi: tablesOf(state).parameters.spotReachCi, tone }];
  });
}

/** More circles than this would cover the table. */
const MOST_CIRCLES = 3;

/** Circles round the enemies next to the pointer: too near to figures that are placed already (DW-SIDE-2, DW-R-71). */
function circles({ state, seat, plan }: Viewer): Mark[] {
  const side = seat === null ? null : state.players[seat]?.side;
  if (side == null || plan.kind !== 'put' || plan.at === null) return [];
  const { at } = plan;
  const enemies = side === 'army' ? dinosaursOf(state) : armyOf(state);
  const radiusCi = state.placing?.separationCi ?? 0;
  return enemies
    .filter(([, figure]) => onTable(figure))
    .map(([, { x, y }]) => ({ x, y, away: distance(at, { x, y }) }))
    .filter(({ away }) => away < radiusCi * NEAR_ENOUGH)
    .sort((a, b) => a.away - b.away)
    .slice(0, MOST_CIRCLES)
    .map(({ x, y }): Mark => ({ type: 'disc', at: { x, y }, radiusCi, tone: 'forbidden', label: '' }));
}

/** The circles show from this multiple of the forbidden distance on. */
const NEAR_ENOUGH = 1.25;
