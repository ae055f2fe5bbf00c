/** The focus of people who play by keyboard: it stays at hand when what they pressed has gone. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * After each change of `moment`: if the focus was inside `area` and its element is gone, the first button of a part
 * marked `data-at-hand` gets it. A person who points is left alone.
 */
export function useFocusStays(area: RefObject<HTMLElement | null>, moment: unknown): void {
  const was = useRef(false);
  const typed = useRef(false);
  useEffect(() => {
    const enter = ({ target }: FocusEvent) => {
      was.current = area.current?.contains(target as Node) === true;
    };
    const type = () => {
      typed.current = true;
    };
    const point = () => {
      typed.current = false;
    };
    window.addEventListener('focusin', enter);
    window.addEventListener('keydown', type, true);
    window.addEventListener('pointerdown', point, true);
    return () => {
      window.removeEventListener('focusin', enter);
      window.removeEventListener('keydown', type, true);
      window.removeEventListener('pointerdown', point, true);
    };
  }, []);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!was.current || !typed.current || !lost) return;
    area.current?.querySelector<HTMLElement>('[data-at-hand] button:not([aria-disabled="true"])')?.focus();
  }, [moment]);
}
