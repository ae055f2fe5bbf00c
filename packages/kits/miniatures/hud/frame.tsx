/** The frame round any table of miniatures: the shape of the window, presses on the newest state, the buttons at the foot. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MatchLine } from '../../shell/line';
import { store } from '../../shell/store';
import { COMPACT, LOW, PHONE, ROOMY, TALL, useMedia } from '../../shell/use-media';
import { useStore } from '../../shell/use-store';

/** The shape of the window, and whether this person has a seat. */
export interface Layout {
  readonly phone: boolean;
  readonly compact: boolean;
  readonly low: boolean;
  readonly roomy: boolean;
  readonly tall: boolean;
  readonly seated: boolean;
}

/** The present layout. */
export function useLayout(): Layout {
  const [phone, compact, low] = [useMedia(PHONE), useMedia(COMPACT), useMedia(LOW)];
  const [roomy, tall] = [useMedia(ROOMY), useMedia(TALL)];
  const seated = useStore(store, ({ match }) => match?.seat != null);
  return { phone, compact, low, roomy, tall, seated };
}

interface FrameProps {
  readonly layout: Layout;
  readonly line: MatchLine;
  readonly children: ComponentChildren;
}

/** The keys for which one must know where the focus is. */
const SEEKS_FOCUS = /^(Tab|Arrow)/;

/**
 * The page of an open match. The table has the focus at first, because the lobby's focused element is gone, and after each press on it; its ring
 * shows once a key is pressed that needs it.
 */
export function Frame({ layout: { phone, compact, seated }, line, children }: FrameProps) {
  useEffect(() => {
    const table = document.querySelector<HTMLElement>('[data-table]');
    if (table === null || (document.activeElement !== null && document.activeElement !== document.body)) return;
    table.dataset.quiet = '';
    table.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const typed = ({ key }: KeyboardEvent) => {
      if (SEEKS_FOCUS.test(key)) delete document.querySelector<HTMLElement>('[data-table]')?.dataset.quiet;
    };
    window.addEventListener('keydown', typed, { capture: true });
    return () => window.removeEventListener('keydown', typed, { capture: true });
  }, []);
  const shape = phone ? 'battle--phone' : compact ? 'battle--compact' : '';
  return (
    <main
      class={`battle ${shape} ${seated ? '' : 'battle--watching'}`}
      onClickCapture={(event) => catchUpFor(event, line)}
    >
      {children}
    </main>
  );
}

interface FootProps {
  readonly layout: Layout;
  readonly tray: ComponentChildren;
  readonly sheet: ComponentChildren;
  readonly act: ComponentChildren;
  readonly next: ComponentChildren;
  readonly back: ComponentChildren;
  readonly end: ComponentChildren;
}

/** Tray and commands; on a phone the sheet, and the commands below it. */
export function Foot({ layout: { phone, seated }, tray, sheet, act, next, back, end }: FootProps) {
  if (phone) {
    return (
      <>
        {sheet}
        <footer class="battle__actions plank">
          {back}
          {next}
          {act}
          {end}
        </footer>
      </>
    );
  }
  return (
    <footer class="battle__tray plank">
      {tray}
      {seated && (
        <div class="battle__commands">
          {act}
          {next}
          {end}
        </div>
      )}
    </footer>
  );
}

/** The parts of the page whose buttons are meant for the game. */
const ACTS =
  '.battle__tray, .battle__actions, .battle__strip, .phone-sheet__cards, .selection, .phone-odds, .reactions, .roster';

/**
 * Called for a press on a button, which acts on the newest state: the board shows that state first. A press that can't have
 * been meant for it does nothing else.
 */
function catchUpFor(event: Event, line: MatchLine): void {
  const { target } = event;
  if (!(target instanceof Element) || target.closest(ACTS) === null || target.closest('button') === null) return;
  if (!line.takesPress()) event.stopPropagation();
}
