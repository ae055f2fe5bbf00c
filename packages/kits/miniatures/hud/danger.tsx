/** Danger at a table of any game: what the player has before them, and what is shown for it. Nothing if the game shows none. */
import type { Frozen } from '@dwo/kernel';
import { isInStep, isMyMove, onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { DangerCard, DangerLine, GroupDanger, OutlookLine } from '../danger/danger-line';
import { dangerDesk } from '../danger/desk';
import { drawnDanger } from '../danger/drawn';
import { dangerRanges, targetsIn } from '../danger/marks';
import { arrivalOf, arrivalsOf, endOf, marksOfDanger, planSafest } from '../danger/moving';
import { DangerWatch, type Situation } from '../danger/watch';
import type { SceneModel } from '../model';
import type { GroupPlan } from '../tools/group';
import { type AnyFace, type OpenFace, useFace, useSeat, useShown } from './context';
import { tableDesk } from './desk';

/** The watch of a table; null if its game shows no danger. */
export function watchOf(game: AnyFace): DangerWatch<object> | null {
  return game.danger === undefined ? null : new DangerWatch<object>(game.danger.lookout, () => situation(game));
}

function situation(game: AnyFace): Situation<object> | null {
  const { match } = store.getState();
  const state = onShow(match) as Frozen<object> | null;
  if (match?.seat == null || state === null || match.outcome !== null) return null;
  const { seat } = match;
  if (game.settingUp(state, seat)) return null;
  const { plan, selected } = tableDesk.getState();
  const mover = plan.kind === 'move' && game.standing.owner(state, plan.figure) === seat ? plan : null;
  const body = (figure: string) => game.standing.body(state, figure);
  const group = groupIn(plan);
  const aim = mover?.fixed === true && mover.aim !== null ? mover.aim : null;
  const busy = selected !== null && game.busy?.(state, seat, selected) === true ? selected : null;
  return {
    ...{ state, seat, busy },
    mover: mover === null ? null : { figure: body(mover.figure), at: endOf(mover.preview) },
    arrival: mover === null || mover.preview?.goer !== undefined ? null : arrivalOf(body(mover.figure), mover.preview),
    group: group === null || group.by === null ? null : arrivalsOf(game.standing, state, group.members),
    aimed: aim !== null && game.standing.enemies(state, seat).includes(aim) ? body(aim) : null,
    selected: plan.kind === 'none' && busy === null ? selected : null,
  };
}

/** The plan of a game whose tools move groups; null for any other plan. */
function groupIn(plan: { readonly kind: string }): GroupPlan<unknown> | null {
  return plan.kind === 'group' ? (plan as GroupPlan<unknown>) : null;
}

/** The board with the marks of danger. */
export function withDanger(game: AnyFace, state: Frozen<object>, model: SceneModel): SceneModel {
  if (game.danger === undefined) return model;
  const { standing } = game;
  const { plan } = tableDesk.getState();
  const { match } = store.getState();
  const seat = match?.seat ?? null;
  // A question in the course of somebody else's act is asked about that act.
  const acts = isMyMove(match) && game.attended(state).length === 0;
  const now = drawnDanger(dangerDesk.getState(), { acts, isInStep: isInStep(match) });
  const view = { state, seat, desk: now };
  return {
    ...model,
    // A ring marks each target of the figure that is being moved.
    candidates: plan.kind === 'move' ? targetsIn(now, (figure) => standing.body(state, figure)) : model.candidates,
    marks: [...(model.marks ?? []), ...marksOfDanger(standing, view, plan.kind === 'move' ? plan : null)],
    ranges: [...model.ranges, ...dangerRanges(now, (figure) => standing.body(state, figure))],
    danger: now.all?.field ?? null,
  };
}

/** The sentence on who could harm the figure that is being moved; nothing while none is. */
export function TableDanger() {
  const open = useFace();
  const { game } = open;
  const state = useShown();
  const seat = useSeat();
  if (game.danger === undefined || state === null || seat === null) return null;
  const { verb, span } = game.danger;
  const harm = game.danger.harm(state, seat);
  const name = (figure: string) => game.words.short(state, figure);
  return (
    <div class="danger-lines">
      <DangerLine {...{ name, verb, span, harm }} onSafest={() => seekSafest(open, state)} />
      <GroupDanger {...{ name, verb, harm }} />
      <OutlookLine {...{ name, verb }} weapon={(weapon) => game.words.weapon?.(state, weapon) ?? weapon} />
    </div>
  );
}

interface TableDangerCardProps {
  /** The figure whose facts stand beside the card already. */
  readonly introduced?: string | null;
  /** Shows the card of that figure alone, or of any other one alone; left out for both. */
  readonly only?: 'introduced' | 'other';
  /** Whether the facts of that figure stand below the card, which then has its name. */
  readonly aboveFacts?: boolean;
}

/** The card of the figure that is looked at. */
export function TableDangerCard({ introduced = null, only, aboveFacts = false }: TableDangerCardProps) {
  const { game } = useFace();
  const state = useShown();
  const seat = useSeat();
  const about = useStore(dangerDesk, (desk) => desk.about?.figure ?? null);
  if (game.danger === undefined || state === null) return null;
  const name = (figure: string) => game.words.short(state, figure);
  const facts = (figure: string) =>
    game
      .look(state, figure)
      .rows.map(({ label, value }) => `${label} ${value}`.trim())
      .join(' · ');
  const { verb, span, rule } = game.danger;
  const isFoe = (figure: string) => seat !== null && game.standing.enemies(state, seat).includes(figure);
  if (only !== undefined && (about === introduced) !== (only === 'introduced')) return null;
  return (
    <DangerCard {...{ name, verb, span, rule, facts, isFoe, aboveFacts }} introduced={aboveFacts ? null : introduced} />
  );
}

function seekSafest({ game, toolbox, danger }: OpenFace, state: Frozen<object>): void {
  if (danger === null) return;
  const { plan, selected } = tableDesk.getState();
  const here = selected === null ? null : game.standing.base(state, selected);
  void planSafest(danger, here, {
    move: () => (plan.kind === 'move' ? plan : null),
    selected: () => tableDesk.getState().selected,
    cancel: () => toolbox.cancel(),
    follow: (path, stopAt) => toolbox.follow(path, stopAt),
  });
}
