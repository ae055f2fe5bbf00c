/** The spoken name of a control, where that is more than what is written on it. */
import type { ComponentChildren } from 'preact';

interface SaidProps {
  /** The whole name. It holds the words that are seen, so that speech control finds them. */
  readonly as: string;
  readonly children: ComponentChildren;
}

/** A control's contents for the eyes, with its name for the ears. */
export function Said({ as, children }: SaidProps) {
  return (
    <>
      <span class="visually-hidden">{as}</span>
      <span class="said" aria-hidden="true">
        {children}
      </span>
    </>
  );
}
