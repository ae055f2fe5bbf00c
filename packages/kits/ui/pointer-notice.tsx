/** A refusal beside the press that it answers, for a moment. The same words stand in the prompt, which screen readers hear. */
import { useEffect, useState } from 'preact/hooks';
import { type Notice, store } from '../shell/store';
import { noticePlace } from './notice-place';
import './pointer-notice.css';

const SHOWN_MS = 3_200;
/** A refusal that comes later than this after a press does not answer it. */
const ANSWER_MS = 2_500;

interface Shown {
  readonly notice: Notice;
  readonly x: number;
  readonly y: number;
}

/** The board that was pressed, beside which lie panels that the words must not cover; null for a press elsewhere. */
const BOARD = '.tiles';

/** The place of the words over the board that was pressed, or in the window. */
function within(x: number, target: EventTarget | null): number {
  const board = target instanceof Element ? target.closest(BOARD)?.getBoundingClientRect() : undefined;
  return noticePlace(x, board ?? null, innerWidth);
}

export function PointerNotice() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let press = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ clientX, clientY, target }: PointerEvent) => {
      press = { x: within(clientX, target), y: clientY, at: performance.now() };
      setShown(null);
    };
    const heed = (
      { notice }: { readonly notice: Notice | null },
      { notice: before }: { readonly notice: Notice | null },
    ) => {
      if (notice === before) return;
      clearTimeout(timer);
      if (notice?.tone !== 'refusal' || performance.now() - press.at > ANSWER_MS) return setShown(null);
      setShown({ notice, x: press.x, y: press.y });
      timer = setTimeout(() => setShown(null), SHOWN_MS);
    };
    window.addEventListener('pointerdown', look, true);
    const stop = store.subscribe(heed);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener('pointerdown', look, true);
    };
  }, []);
  if (shown === null) return null;
  const { notice, x, y } = shown;
  const below = y < 110;
  return (
    <p
      class={`pointer-notice ${below ? 'pointer-notice--below' : ''}`}
      style={{ left: `${x}px`, top: `${y}px` }}
      aria-hidden="true"
      data-testid="pointer-notice"
    >
      {notice.text}
      {notice.rule !== null && <b class="pointer-notice__rule"> {notice.rule}</b>}
    </p>
  );
}
