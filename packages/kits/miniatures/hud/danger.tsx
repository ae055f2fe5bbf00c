/** Danger at a table of any game: what the player has before them, and what is shown for it. Nothing if the game shows none. */
import { bearing, type Frozen } from '@dwo/kernel';
import { onShow } from '../../shell/moves';
import { notify, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { Stand } from '../danger/contract';
import { DangerCard, DangerLine } from '../danger/danger-line';
import { dangerDesk } from '../danger/desk';
import { dangerMarks, dangerRanges, type Seen } from '../danger/marks';
import { DangerWatch, type Situation } from '../danger/watch';
import { say as sayDanger } from '../danger/words';
import type { SceneModel } from '../model';
import type { MovePreview } from '../tools/go';
import { type AnyTable, type OpenTable, useSeat, useShown, useTable } from './context';
import { tableDesk } from './desk';

/** The watch of a table; null if its game shows no danger. */
export function watchOf(game: AnyTable): DangerWatch<object> | null {
  return game.danger === undefined ? null : new DangerWatch<object>(game.danger.lookout, () => situation(game));
}

function situation(game: AnyTable): Situation<object> | null {
  const { match } = store.getState();
  const state = onShow(match) as Frozen<object> | null;
  if (match?.seat == null || state === null || match.outcome !== null) return null;
  const { seat } = match;
  if (game.deployment(state, seat) !== null) return null;
  const { plan, selected } = tableDesk.getState();
  const mover = plan.kind === 'move' && game.standing.owner(state, plan.figure) === seat ? plan : null;
  return {
    ...{ state, seat },
    mover: mover === null ? null : { figure: game.standing.body(state, mover.figure), at: endOf(mover.preview) },
    selected: plan.kind === 'none' ? selected : null,
  };
}

/** The end of a legal path, with the height and the facing there; null for none. */
function endOf(preview: MovePreview<unknown> | null): Stand | null {
  const [before, end] = preview?.points.slice(-2) ?? [];
  if (preview === null || preview.refusal !== null || before === undefined || end === undefined) return null;
  return { x: end.x, y: end.y, z: preview.heights?.at(-1) ?? 0, facing: bearing(before, end) ?? 0 };
}

/** The board with the marks of danger. */
export function withDanger(game: AnyTable, state: Frozen<object>, model: SceneModel): SceneModel {
  if (game.danger === undefined) return model;
  const { standing } = game;
  const { plan } = tableDesk.getState();
  const body = (figure: string) => standing.body(state, figure);
  const base = (figure: string) => standing.base(state, body(figure));
  const figure = plan.kind === 'move' ? body(plan.figure) : null;
  const here = figure === null ? null : base(figure);
  const end = plan.kind === 'move' ? (endOf(plan.preview) ?? here) : null;
  const mover: Seen['mover'] =
    figure === null || here === null || end === null ? null : { figure, end, radiusCi: here.radiusCi };
  const now = dangerDesk.getState();
  return {
    ...model,
    marks: [...(model.marks ?? []), ...dangerMarks(now, { mover, base, body })],
    ranges: [...model.ranges, ...dangerRanges(now, body)],
    danger: now.all?.field ?? null,
  };
}

/** The sentence on who could harm the figure that is being moved; nothing while none is. */
export function TableDanger() {
  const open = useTable();
  const { game } = open;
  const state = useShown();
  const seat = useSeat();
  if (game.danger === undefined || state === null || seat === null) return null;
  const { verb } = game.danger;
  const harm = game.danger.harm(state, seat);
  const name = (figure: string) => game.words.short(state, figure);
  return <DangerLine {...{ name, verb, harm }} onSafest={() => void planSafest(open, state)} />;
}

/** The card of the figure that is looked at. The sheet of a phone has the name of the selected figure already. */
export function TableDangerCard({ phone = false }: { readonly phone?: boolean }) {
  const { game } = useTable();
  const state = useShown();
  const selected = useStore(tableDesk, (desk) => desk.selected);
  if (game.danger === undefined || state === null) return null;
  const name = (figure: string) => game.words.short(state, figure);
  const facts = (figure: string) =>
    game
      .look(state, figure)
      .rows.map(({ label, value }) => `${label} ${value}`)
      .join(' · ');
  return <DangerCard {...{ name, verb: game.danger.verb, facts }} introduced={phone ? selected : null} />;
}

/** Plans a move to the place within reach where the figure is safest; says so if it stands there. */
async function planSafest({ game, toolbox, danger }: OpenTable, state: Frozen<object>): Promise<void> {
  const { plan } = tableDesk.getState();
  if (plan.kind !== 'move' || danger === null) return;
  const here = game.standing.base(state, plan.figure);
  const found = await danger.safest(plan.preview?.points.at(-1) ?? here ?? { x: 0, y: 0 });
  if (found === null || tableDesk.getState().selected !== plan.figure) return;
  const { x, y } = found.at;
  if (here !== null && Math.hypot(here.x - x, here.y - y) < 1) {
    toolbox.cancel();
    notify({ text: sayDanger('safest.here'), rule: null, tone: 'info' });
  } else toolbox.follow([{ x, y }], null);
}
