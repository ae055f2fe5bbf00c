/** Shows a refusal once, at the pointer. */
import type { Refusal } from '@dwo/kernel';
import type { Scene } from '@dwo/kits/miniatures/model';
import { type Notice, notify } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { desk, store } from '../store';
import { armyOf, dinosaursOf, onTable } from '../tools/figures';
import { type Plan, refusalOf } from '../tools/plan';
import { hasCard } from './aimed';
import { besidePointer, type Spot } from './beside';
import { explain } from './words/explain';
import { RuleTag } from './words/rule-tag';

/** Long enough to read two sentences twice. */
const SHOWN_MS = 9000;
/** A pointer that only passes over is told nothing. */
const RESTS_MS = 350;

interface Saying {
  readonly notice: Notice;
  /** Whether the player has pressed: before that, nothing was refused. */
  readonly pressed: boolean;
}

export function RefusalTip({ scene }: { readonly scene: Scene | null }) {
  const saying = useSaying();
  const pointer = usePointer();
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    const box = { width: element.offsetWidth, height: element.offsetHeight };
    const view = { width: window.innerWidth, height: window.innerHeight };
    const at = pointer.current ?? { x: view.width / 2, y: view.height / 3 };
    const { left, top } = besidePointer(box, view, at, scene === null ? [] : figuresOn(scene));
    element.style.transform = `translate(${left}px, ${top}px)`;
  }, [saying?.notice.text, saying?.pressed, scene]);
  if (saying === null) return null;
  const { notice, pressed } = saying;
  return (
    <div
      ref={tip}
      class={`refusal-tip ${pressed ? 'refusal-tip--pressed' : ''}`}
      role={pressed ? 'alert' : 'status'}
      data-testid={pressed ? 'notice' : 'objection'}
    >
      <span>{notice.text}</span>
      {notice.rule !== null && <RuleTag id={notice.rule} />}
    </div>
  );
}

/** The latest refusal until it is read or the player acts again; else the refusal of the present plan. */
function useSaying(): Saying | null {
  const notice = useStore(store, ({ notice }) => (notice?.tone === 'refusal' ? notice : null));
  const plan = useStore(desk, ({ plan }) => plan);
  const watches = useStore(store, (app) => app.match?.seat == null);
  const rests = useRest(plan);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => notify(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  if (watches) return null;
  // The odds card shows it already.
  const refusal = hasCard(plan) ? null : refusalOf(plan);
  if (notice !== null) return hasCard(plan) && saysSame(plan.refusal, notice) ? null : { notice, pressed: true };
  if (refusal === null || (!isMeant(plan) && !rests)) return null;
  return { notice: explain(refusal), pressed: isMeant(plan) };
}

function saysSame(refusal: Refusal | null, notice: Notice): boolean {
  return refusal !== null && explain(refusal).text === notice.text;
}

/** Whether the player has pressed for this plan, not only pointed. */
function isMeant(plan: Plan): boolean {
  return plan.kind === 'move' && (plan.fixed || plan.drag !== null);
}

/** Whether the plan has not changed for `RESTS_MS`. */
function useRest(plan: Plan): boolean {
  const [rested, setRested] = useState<Plan | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(plan), RESTS_MS);
    return () => clearTimeout(timer);
  }, [plan]);
  return rested === plan;
}

/** The latest place of the pointer; the place of the selected figure if keys are used. */
function usePointer(): { readonly current: { readonly x: number; readonly y: number } | null } {
  const at = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    const moved = ({ clientX: x, clientY: y }: PointerEvent) => {
      at.current = { x, y };
    };
    for (const type of ['pointermove', 'pointerdown'] as const) window.addEventListener(type, moved, true);
    return () => {
      for (const type of ['pointermove', 'pointerdown'] as const) window.removeEventListener(type, moved, true);
    };
  }, []);
  return at;
}

/** All figures in view, in px of the window. */
function figuresOn(scene: Scene): readonly Spot[] {
  const { shown } = store.getState().match ?? {};
  const table = document.querySelector('[data-table]')?.getBoundingClientRect();
  if (shown == null || table === undefined) return [];
  return [...dinosaursOf(shown), ...armyOf(shown)].flatMap(([id, figure]): Spot[] => {
    const spot = onTable(figure) ? scene.screenOf(id) : null;
    return spot === null ? [] : [{ x: spot.x + table.left, y: spot.y + table.top, radius: spot.radius }];
  });
}
