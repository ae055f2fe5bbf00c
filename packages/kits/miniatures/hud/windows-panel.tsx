/** The panel of questions below the table, for any game: it counts them, and holds the focus while there are any. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { faceOf, leftOf } from '../../shell/clocks';
import { store } from '../../shell/store';
import { useNow } from '../../shell/use-now';
import { useStore } from '../../shell/use-store';
import { type Run, runOn } from './question-run';
import { say } from './words';

interface WindowsPanelProps {
  readonly label: string;
  readonly title: string;
  /** The keys of the questions, the most urgent first: at least one. */
  readonly keys: readonly string[];
  /** Whether it lies above the tray, whose buttons stay in sight. */
  readonly above?: boolean;
  /** Whether the head counts them; otherwise all of them are open below it. */
  readonly counted?: boolean;
  /** The button that answers all of them. */
  readonly all?: ComponentChildren;
  /** The rows; `place` is "2 of 4" if several have come. */
  readonly rows: (place: (at: number) => string | null) => ComponentChildren;
}

/** The panel. */
export function WindowsPanel({ label, title, keys, above = false, counted = true, all, rows }: WindowsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const total = useTotal(keys);
  useFocusOnFirst(panel, keys[0]);
  useRoom(panel);
  const first = total - keys.length + 1;
  const place = (at: number) => (total > 1 ? say('window.place', { at: first + at, total }) : null);
  return (
    <section
      class={`reactions plank ${above ? 'reactions--above' : ''}`}
      role="alertdialog"
      aria-label={label}
      data-testid="reactions"
      ref={panel}
    >
      <header class="reactions__head">
        <h2 class="ribbon">{title}</h2>
        {counted && total > 1 && (
          <span class="reactions__count num" role="status">
            {place(0)}
          </span>
        )}
        {keys.length > 1 && all}
      </header>
      <ul class="reactions__list">{rows(place)}</ul>
    </section>
  );
}

/** Tells the style sheet the height of the panel, so that what lies beside the table makes room for it. */
function useRoom(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = panel.current;
    const battle = element?.closest<HTMLElement>('.battle');
    if (element === null || battle == null) return;
    const sizes = new ResizeObserver(() => battle.style.setProperty('--question', `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      battle.style.removeProperty('--question');
    };
  }, [panel]);
}

/** The number of questions since the first one of this run came. */
function useTotal(keys: readonly string[]): number {
  const run = useRef<Run | null>(null);
  run.current = runOn(run.current, keys);
  return run.current.asked.size;
}

/** Whether the focused element takes keys for itself: a text field, a list, the log. */
export function isField(element: Element | null): boolean {
  return element?.matches('input, textarea, select, [role="log"]') === true;
}

/**
 * Moves the focus to the best answer to the most urgent question, and back to the table after the last; never away from a text field or a drawer.
 */
function useFocusOnFirst(panel: { readonly current: HTMLElement | null }, first: string | undefined): void {
  useEffect(() => {
    const busy = isField(document.activeElement) || store.getState().drawer !== null;
    const find = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    if (first !== undefined && !busy) (find('[data-best]') ?? find('.reaction .btn'))?.focus({ preventScroll: true });
  }, [panel, first]);
  useEffect(() => {
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      const inside = panel.current?.contains(document.activeElement) === true;
      if (lost || inside) document.querySelector<HTMLElement>('[data-table]')?.focus({ preventScroll: true });
    };
  }, [panel]);
}

/** The time for one answer; nothing without a clock. */
export function WindowClock({ id }: { readonly id: string }) {
  const clocks = useStore(store, ({ match }) => match?.clocks ?? NO_CLOCKS);
  const now = useNow();
  const clock = clocks.find((each) => each.id === id);
  if (clock === undefined) return null;
  return (
    <span class="reaction__clock num" role="timer" aria-label={say('window.time')}>
      {faceOf(leftOf(clock, now))}
    </span>
  );
}

const NO_CLOCKS: readonly never[] = [];
