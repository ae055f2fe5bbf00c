/** Danger at the table of this browser: what the player has before them, and what is shown for it. */
import type { State } from '@dwo/dino-wars';
import { bearing, type Frozen } from '@dwo/kernel';
import type { Stand } from '@dwo/kits/miniatures/danger/contract';
import { dangerDesk } from '@dwo/kits/miniatures/danger/desk';
import { Lookout } from '@dwo/kits/miniatures/danger/lookout';
import { dangerMarks } from '@dwo/kits/miniatures/danger/marks';
import { DangerWatch, type Situation } from '@dwo/kits/miniatures/danger/watch';
import type { Mark } from '@dwo/kits/miniatures/mark-model';
import type { MovePreview } from '@dwo/kits/miniatures/tools/go';
import { onShow } from '@dwo/kits/shell/moves';
import { desk, store } from '../store';
import { ownerOf, placeOf, radiusOf, shownFor } from '../tools/figures';
import type { Plan } from '../tools/plan';

const lookout = new Lookout<State>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));

/** The watch of the open table. */
export const watch = new DangerWatch<State>(lookout, situation);

function situation(): Situation<State> | null {
  const { match } = store.getState();
  const state = onShow(match);
  if (match?.seat == null || state === null || state.placing !== null || state.ending !== null) return null;
  const { plan, selected } = desk.getState();
  const { seat } = match;
  const mover = plan.kind === 'move' && ownerOf(state, plan.figure) === seat ? plan : null;
  return {
    ...{ state, seat },
    mover: mover === null ? null : { figure: shownFor(state, mover.figure), at: endOf(mover.preview) },
    selected: plan.kind === 'none' ? selected : null,
  };
}

/** The end of a legal path, with the height and the facing there; null for none. */
function endOf(preview: MovePreview<unknown> | null): Stand | null {
  const [before, end] = preview?.points.slice(-2) ?? [];
  if (preview === null || preview.refusal !== null || before === undefined || end === undefined) return null;
  return { x: end.x, y: end.y, z: preview.heights?.at(-1) ?? 0, facing: bearing(before, end) ?? 0 };
}

/** The marks of danger for a view. */
export function marksOfDanger(state: Frozen<State>, plan: Plan): readonly Mark[] {
  const mover = plan.kind === 'move' ? plan : null;
  const end = mover === null ? null : (endOf(mover.preview) ?? placeOf(state, mover.figure));
  return dangerMarks(dangerDesk.getState(), {
    mover:
      mover === null || end === null
        ? null
        : { figure: shownFor(state, mover.figure), end, radiusCi: radiusOf(state, shownFor(state, mover.figure)) },
    body: (figure) => shownFor(state, figure),
    base(figure) {
      const place = placeOf(state, figure);
      return place === null ? null : { x: place.x, y: place.y, radiusCi: radiusOf(state, shownFor(state, figure)) };
    },
  });
}

/** Follows the table from now on; returns a function that stops that. */
export function follow(): () => void {
  const look = () => watch.look();
  const stopDesk = desk.subscribe((now, before) => {
    if (now.plan !== before.plan || now.selected !== before.selected) look();
  });
  const stopMatch = store.subscribe(({ match: now }, { match: before }) => {
    if (now?.state !== before?.state || now?.shown !== before?.shown || now?.seat !== before?.seat) look();
  });
  look();
  return () => {
    stopDesk();
    stopMatch();
    watch.close();
  };
}
