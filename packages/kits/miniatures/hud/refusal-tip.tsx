/** Shows a refusal once, at the pointer, where it covers no figure. */
import type { Refusal } from '@dwo/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { RuleTag } from '../../rulebook/rule-tag';
import { onShow } from '../../shell/moves';
import { type Notice, notify, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { Scene } from '../model';
import type { Standing } from '../standing';
import { besidePointer, type Spot } from './beside';

/** Long enough to read two sentences twice. */
const SHOWN_MS = 9000;
/** A pointer that only passes over is told nothing. */
const RESTS_MS = 350;

/** The refusal to show. */
export interface Saying {
  readonly notice: Notice;
  /** Whether the player has pressed: before that, nothing was refused. */
  readonly pressed: boolean;
}

interface RefusalTipProps<S extends object> {
  readonly scene: Scene | null;
  readonly standing: Standing<S>;
  readonly saying: Saying | null;
}

/** The words at the pointer; nothing without a refusal. */
export function RefusalTip<S extends object>({ scene, standing, saying }: RefusalTipProps<S>) {
  const pointer = usePointer();
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current;
    if (element === null) return;
    const box = { width: element.offsetWidth, height: element.offsetHeight };
    const view = { width: window.innerWidth, height: window.innerHeight };
    const at = pointer.current ?? { x: view.width / 2, y: view.height / 3 };
    const { left, top } = besidePointer(box, view, at, scene === null ? [] : figuresOn(scene, standing));
    element.style.transform = `translate(${left}px, ${top}px)`;
  }, [saying?.notice.text, saying?.pressed, scene, standing]);
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

/** The fault of a plan on the desk. */
export interface Objection {
  /** Why it would be refused; null if it would not. */
  readonly refusal: Refusal | null;
  /** Whether a card shows that already. */
  readonly onCard: boolean;
  /** Whether the player has pressed for this plan, not only pointed. */
  readonly meant: boolean;
}

/** The latest refusal until it is read or the player acts again; else the refusal of the present plan. */
export function useSaying(
  plan: object,
  { refusal, onCard, meant }: Objection,
  explain: (refusal: Refusal) => Notice,
): Saying | null {
  const notice = useStore(store, ({ notice }) => (notice?.tone === 'refusal' ? notice : null));
  const watches = useStore(store, ({ match }) => match?.seat == null);
  const rests = useRest(plan);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => notify(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  if (watches) return null;
  if (notice !== null) {
    const said = onCard && refusal !== null && explain(refusal).text === notice.text;
    return said ? null : { notice, pressed: true };
  }
  if (refusal === null || onCard || (!meant && !rests)) return null;
  return { notice: explain(refusal), pressed: meant };
}

/** Whether the plan has not changed for `RESTS_MS`. */
function useRest(plan: object): boolean {
  const [rested, setRested] = useState<object | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(plan), RESTS_MS);
    return () => clearTimeout(timer);
  }, [plan]);
  return rested === plan;
}

/** The latest place of the pointer; null if only keys were used. */
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
function figuresOn<S extends object>(scene: Scene, standing: Standing<S>): readonly Spot[] {
  const shown = onShow(store.getState().match) as S | null;
  const table = document.querySelector('[data-table]')?.getBoundingClientRect();
  if (shown === null || table === undefined) return [];
  return standing.figures(shown as Parameters<typeof standing.figures>[0]).flatMap((id): Spot[] => {
    const spot = scene.screenOf(id);
    return spot === null ? [] : [{ x: spot.x + table.left, y: spot.y + table.top, radius: spot.radius }];
  });
}
