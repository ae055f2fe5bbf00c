/** The spoken name of a control that says more than the visible label. */
import type { ComponentChildren } from 'preact';

interface SaidProps {
  /** The whole name. It contains the visible words, so that speech control finds them. */
  readonly as: string;
  readonly children: ComponentChildren;
}

/** A control's visible contents with a spoken name. */
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
