/** The lines about the game: what is awaited, news, and the refusal of the present plan. */
import { useEffect, useState } from 'preact/hooks';
import { RuleTag } from '../../rulebook/rule-tag';
import { notify, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon } from '../../ui/icons';
import type { PlanNote } from '../tools/go';
import { refusalIn } from './action';
import { useSeat, useShown, useTable } from './context';
import type { TablePlan } from './contract';
import { tableDesk } from './desk';
import { noticeOf } from './notice';
import { say } from './words';

/** Long enough to read two sentences twice. */
const SHOWN_MS = 9000;
/** A plan that rests for so long under the pointer is meant. */
const RESTS_MS = 350;

/** News and refusals, until they are read. The refusal of a plan under the pointer shows as soon as the pointer rests. */
export function NewsLine() {
  const { game } = useTable();
  const notice = useStore(store, (app) => app.notice);
  const plan = useStore(tableDesk, (desk) => desk.plan);
  const rests = useRest(plan);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => notify(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  // The odds card shows the refusal of an attack.
  const refusal = plan.kind === 'aim' || !rests ? null : refusalIn(plan);
  const shown = notice ?? (refusal === null ? null : noticeOf(game, refusal));
  return (
    <div class="notices" aria-live="polite">
      {shown !== null && (
        <div
          class={`notice notice--${shown.tone}`}
          role="status"
          data-testid={notice === null ? 'objection' : 'notice'}
        >
          <span>{shown.text}</span>
          {shown.rule !== null && <RuleTag id={shown.rule} />}
          {notice !== null && (
            <button type="button" class="notice__close" aria-label={say('notice.close')} onClick={() => notify(null)}>
              <Icon name="cross" size={16} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function useRest(plan: unknown): boolean {
  const [rested, setRested] = useState<unknown>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(plan), RESTS_MS);
    return () => clearTimeout(timer);
  }, [plan]);
  return rested === plan;
}

/** The sentence on the decision that is awaited, or on what the present plan costs. */
export function AwaitedLine() {
  const { game } = useTable();
  const state = useShown();
  const seat = useSeat();
  const note = useStore(tableDesk, (desk) => noteOn(desk.plan));
  if (state === null) return null;
  return (
    <p class="hint" aria-live="polite" data-testid="hint">
      <span class="hint__words">
        {note?.text ?? game.words.hint(state, seat)} {note !== null && <RuleTag id={note.rule} />}
      </span>
    </p>
  );
}

function noteOn(plan: TablePlan<unknown>): PlanNote | null {
  if (plan.kind === 'move') return plan.preview?.refusal === null ? (plan.preview.note ?? null) : null;
  return plan.kind === 'face' ? (plan.note ?? null) : null;
}
