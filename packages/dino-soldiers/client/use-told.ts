/** Whether a refusal was told beside the pointer, so that the bar need not tell it once more. */
import type { Notice } from '@dwo/kits/shell/store';
import { useEffect, useRef } from 'preact/hooks';

/** A refusal that comes later than this after a press does not answer it, as for the words beside the pointer. */
const ANSWER_MS = 2_500;

/** True for a refusal that answers the press of a mouse. */
export function useToldAtPointer(notice: Notice | null): boolean {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const known = useRef<{ readonly notice: Notice | null; readonly told: boolean }>({ notice: null, told: false });
  useEffect(() => {
    const look = ({ pointerType }: PointerEvent) => {
      pressed.current = pointerType === 'mouse' ? performance.now() : Number.NEGATIVE_INFINITY;
    };
    window.addEventListener('pointerdown', look, true);
    return () => window.removeEventListener('pointerdown', look, true);
  }, []);
  if (known.current.notice !== notice) {
    const told = notice?.tone === 'refusal' && performance.now() - pressed.current < ANSWER_MS;
    known.current = { notice, told };
  }
  return known.current.told;
}
