/** Cards of a row that scrolls are brought into sight when something else than a press on them chooses them. */
import { useEffect, useRef } from 'preact/hooks';

/** A ref for the row: its first pressed card comes into sight whenever `chosen` changes. */
export function useIntoView(chosen: unknown) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const card = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current === null || card == null) return;
    const [seen, box] = [row.current.getBoundingClientRect(), card.getBoundingClientRect()];
    if (box.left < seen.left || box.right > seen.right) {
      row.current.scrollLeft += box.left + box.width / 2 - (seen.left + seen.width / 2);
    }
  }, [chosen]);
  return row;
}
