/** The lower part of the column beside the field of a wide window: scores, tip, goal and log. */
import { usePartsFit } from '@dwo/kits/shell/use-parts-fit';
import type { ComponentChildren } from 'preact';
import { leastOf, tightOf } from './kept';

/** Says by `data-tight` which parts find no room, and tells the table how much the rest needs. */
function fit(column: HTMLElement): void {
  const { rowGap, paddingTop, paddingBottom } = getComputedStyle(column);
  const px = Number.parseFloat;
  const height = (look: string) => column.querySelector<HTMLElement>(look)?.offsetHeight ?? 0;
  const padding = px(paddingTop) + px(paddingBottom);
  const parts = {
    ...{ gap: px(rowGap), scores: height(':scope > .strengths'), tip: height(':scope > .coach') },
    ...{
      goal: height(':scope > .ds-goal'),
      taught: column.querySelector(':scope > .coach:not(.coach--guide)') !== null,
    },
  };
  const tight = tightOf({ ...parts, room: column.clientHeight - padding });
  if (column.dataset.tight !== tight) column.dataset.tight = tight;
  column.parentElement?.style.setProperty('--least', `${leastOf(parts, padding)}px`);
}

export function SideColumn({ children }: { readonly children: ComponentChildren }) {
  const element = usePartsFit(fit);
  return (
    <aside class="ds__log" ref={element}>
      {children}
    </aside>
  );
}
