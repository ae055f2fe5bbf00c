/** Where one may set up and where not, while a match is set up or a unit lands. */
import { type State, tablesOf } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import type { Mark } from '../scene/mark-model';
import { armyOf, dinosaursOf, onTable } from '../tools/figures';
import type { Plan } from '../tools/plan';

interface Viewer {
  readonly state: Frozen<State>;
  readonly seat: number | null;
  readonly plan: Plan;
}

/** The island's spots, the circles round enemies, the place of the drop. */
export function setupMarks(viewer: Viewer): Mark[] {
  const { state, plan } = viewer;
  if (state.placing !== null) return [...spotMarks(viewer), ...circles(viewer)];
  if (plan.kind === 'put' && plan.task.within !== null) {
    const { at, radiusCi } = plan.task.within;
    return [{ type: 'disc', at, radiusCi, tone: 'allowed', label: 'Landing' }];
  }
  return [];
}

function spotMarks({ state, seat }: Viewer): Mark[] {
  return (state.placing?.spots ?? []).flatMap((at, owner): Mark[] => {
    if (at === null) return [];
    const tone = owner === seat ? 'mine' : 'taken';
    return [{ type: 'spot', at, number: owner + 1, radiusCi: groupCi(state), tone }];
  });
}

/** Too near to an enemy who stands already (DW-SIDE-2, DW-R-71). */
function circles({ state, seat }: Viewer): Mark[] {
  const side = seat === null ? null : state.players[seat]?.side;
  if (side == null) return [];
  const enemies = side === 'army' ? dinosaursOf(state) : armyOf(state);
  const radiusCi = tablesOf(state).parameters.leastSetupDistanceCi;
  return enemies.flatMap(([, figure]): Mark[] =>
    onTable(figure) ? [{ type: 'disc', at: { x: figure.x, y: figure.y }, radiusCi, tone: 'forbidden', label: '' }] : [],
  );
}

/** The rest of a group goes so near to its spot (DW-ISLE-6): half the distance that is kept to enemies. */
function groupCi(state: Frozen<State>): number {
  return tablesOf(state).parameters.leastSetupDistanceCi / 2;
}
