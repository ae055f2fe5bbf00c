/** The strip between table and tray. It stays one row high as long as that is possible, so that the board keeps its height. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The parts that give way to the buttons, for the attribute `data-row`: the usual sentence, in a low window the words beside icons, at last the row itself. */
const GIVING_WAY = ['', 'sentence', 'words', 'row'] as const;

/** Whether the buttons of the strip are wider than their room. */
function isCut(strip: HTMLElement): boolean {
  return [...strip.querySelectorAll('.selection__tools')].some((tools) => tools.scrollWidth > tools.clientWidth + 1);
}

/** Says by `data-row` which part gives way, and by `--strip-over` how far the strip reaches over the board. */
function fit(strip: HTMLElement): void {
  for (const way of GIVING_WAY) {
    strip.dataset.row = way;
    if (!isCut(strip)) break;
  }
  const battle = strip.parentElement;
  const table = battle?.querySelector('.battle__table')?.getBoundingClientRect();
  if (battle == null || table === undefined) return;
  const over = Math.max(0, Math.round(table.bottom - strip.getBoundingClientRect().top));
  battle.style.setProperty('--strip-over', `${over}px`);
}

export function Strip({ children }: { readonly children: ComponentChildren }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const strip = element.current;
    if (strip === null) return;
    const look = () => fit(strip);
    const sizes = new ResizeObserver(look);
    sizes.observe(strip);
    const parts = new MutationObserver(look);
    parts.observe(strip, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-pressed'] });
    look();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, []);
  return (
    <div class="battle__strip" ref={element}>
      {children}
    </div>
  );
}
