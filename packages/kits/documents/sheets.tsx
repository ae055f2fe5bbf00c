/** The sheets of a document that has several: tabs over the one that is open. The arrow keys go through them. */
import type { ComponentChildren } from 'preact';
import './sheets.css';

interface SheetsProps<T extends string> {
  readonly label: string;
  readonly sheets: readonly T[];
  readonly open: T;
  readonly word: (sheet: T) => string;
  /** A line under its name. */
  readonly gist: (sheet: T) => string;
  readonly onOpen: (sheet: T) => void;
  /** The open sheet. */
  readonly children: ComponentChildren;
}

/** The tabs, and the open sheet below them. */
export function Sheets<T extends string>({ label, sheets, open, word, gist, onOpen, children }: SheetsProps<T>) {
  const steer = ({ key, currentTarget }: KeyboardEvent & { readonly currentTarget: HTMLElement }) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = sheets[(sheets.indexOf(open) + step + sheets.length) % sheets.length];
    if (step === 0 || next === undefined) return;
    onOpen(next);
    currentTarget.querySelector<HTMLElement>(`[data-testid="sheet-${next}"]`)?.focus();
  };
  return (
    <>
      <div class="sheets" role="tablist" aria-label={label} onKeyDown={steer}>
        {sheets.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            class="sheets__tab"
            aria-selected={open === each}
            tabIndex={open === each ? 0 : -1}
            data-testid={`sheet-${each}`}
            onClick={() => onOpen(each)}
          >
            <span class="poster">{word(each)}</span>
            <span class="num sheets__gist">{gist(each)}</span>
          </button>
        ))}
      </div>
      <div role="tabpanel" aria-label={word(open)}>
        {children}
      </div>
    </>
  );
}
