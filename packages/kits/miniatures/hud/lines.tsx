/** The lines about the game: the decision that is awaited, and the refusal of the present plan. */
import { RuleTag } from '../../rulebook/rule-tag';
import { useStore } from '../../shell/use-store';
import type { Scene } from '../model';
import { orderStep } from '../orders/action';
import type { PlanNote } from '../tools/go';
import { inHand, reachesNobody, refusalIn } from './action';
import { useActing, useSeat, useShown, useTable } from './context';
import type { TablePlan } from './contract';
import { tableDesk } from './desk';
import { noticeOf } from './notice';
import { RefusalTip, useSaying } from './refusal-tip';
import { howOf } from './volley-card';
import { say } from './words';

/** Refusals at the pointer. */
export function TableRefusals({ scene }: { readonly scene: Scene | null }) {
  const { game } = useTable();
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const meant = plan.kind === 'move' && (plan.fixed || plan.drag !== null);
  const onCard = plan.kind === 'aim';
  const saying = useSaying(plan, { refusal: refusalIn(plan), onCard, meant }, (refusal) => noticeOf(game, refusal));
  return <RefusalTip scene={scene} standing={game.standing} saying={saying} />;
}

/** The sentence on the decision that is awaited, or on what the present plan costs. */
export function AwaitedLine() {
  const { game, toolbox } = useTable();
  const state = useShown();
  const seat = useSeat();
  const acting = useActing();
  const using = useStore(tableDesk, (desk) => desk.using);
  useStore(tableDesk, (desk) => desk.selected);
  const planned = useStore(tableDesk, (desk) => noteOn(desk.plan));
  const resting = useStore(tableDesk, ({ plan }) => plan.kind === 'none');
  const use = acting && resting && planned === null ? inHand(toolbox.uses(), using) : null;
  const note = planned ?? (use?.type === 'press' ? (use.note ?? null) : null);
  const lines = useStore(tableDesk, ({ plan }) => plan.kind === 'deploy' && plan.line !== null);
  const volley = useStore(tableDesk, ({ plan }) => {
    if (plan.kind === 'ordering' || plan.kind === 'carrying') return orderStep(plan);
    return plan.kind === 'volley' ? howOf(plan) : null;
  });
  const nobody = useStore(tableDesk, ({ plan }) => reachesNobody(plan));
  if (state === null) return null;
  const usual = nobody ? say('aim.nobody') : game.words.hint(state, seat);
  return (
    <p class={`hint ${note === null && !nobody ? 'hint--usual' : ''}`} aria-live="polite" data-testid="hint">
      <span class="hint__words">
        {note?.text ?? volley ?? (lines ? say('place.line.title') : usual)}{' '}
        {note !== null && <RuleTag id={note.rule} />}
      </span>
    </p>
  );
}

function noteOn(plan: TablePlan<unknown>): PlanNote | null {
  if (plan.kind === 'move') return plan.preview?.refusal === null ? (plan.preview.note ?? null) : null;
  return plan.kind === 'face' ? (plan.note ?? null) : null;
}
