/** The end of a list that grows downwards. */

/** Nearer than half a line is at the end. */
const NEAR_PX = 10;

/** Keeps the end of a list in view when its height changes, unless somebody reads further up; returns what stops it. */
export function keepBottom(list: HTMLElement): () => void {
  let atEnd = true;
  const look = () => {
    atEnd = list.scrollHeight - list.clientHeight - list.scrollTop < NEAR_PX;
  };
  const sizes = new ResizeObserver(() => {
    if (atEnd) list.scrollTo({ top: list.scrollHeight });
  });
  list.addEventListener('scroll', look);
  sizes.observe(list);
  return () => {
    list.removeEventListener('scroll', look);
    sizes.disconnect();
  };
}
