/** The paper column beside the table of a wide window. */
import type { ComponentChildren } from 'preact';
import { usePartsFit } from '../../shell/use-parts-fit';
import { tightOf } from './tight';

const LOG = '[role="log"], :has([role="log"])';

/** Says by `data-tight` which parts find no room. */
function fit(column: HTMLElement): void {
  const { rowGap, paddingTop, paddingBottom } = getComputedStyle(column);
  const px = Number.parseFloat;
  const parts = [...column.children].filter((part): part is HTMLElement => part instanceof HTMLElement);
  const dice = parts.find((part) => part.matches('.dice'));
  const cards = parts.filter((part) => part !== dice && !part.matches(LOG)).map(({ offsetHeight }) => offsetHeight);
  const room = column.clientHeight - px(paddingTop) - px(paddingBottom);
  const tight = tightOf({ room, gap: px(rowGap), cards, dice: dice?.offsetHeight ?? 0 });
  if (column.dataset.tight !== tight) column.dataset.tight = tight;
}

export function Column({ children }: { readonly children: ComponentChildren }) {
  const element = usePartsFit(fit);
  return (
    <aside class="battle__column plank" ref={element}>
      {children}
    </aside>
  );
}
