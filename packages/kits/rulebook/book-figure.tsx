/** A picture in a rulebook that is made of a game's own elements: nothing in it can be pressed, and its caption says what it shows. */
import type { ComponentChildren } from 'preact';
import '../miniatures/stills/still.css';

interface BookFigureProps {
  readonly caption: string;
  readonly children: ComponentChildren;
}

export function BookFigure({ caption, children }: BookFigureProps) {
  return (
    <figure class="still">
      <div inert>{children}</div>
      <figcaption class="still__caption">{caption}</figcaption>
    </figure>
  );
}
