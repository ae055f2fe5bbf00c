/** A picture of a scene on the board, taken when it comes into sight, with a line below it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FigureArt } from '../figure-art';
import type { Shot } from './studio';
import './still.css';

interface StillProps {
  readonly art: FigureArt;
  /** The caption, which also says what is seen to those who do not see it. */
  readonly caption: string;
  /** Makes the scene. */
  readonly shot: () => Shot;
}

/** The distance in px below the window at which a picture is taken already. */
const AHEAD = 400;

/** Without WebGL there is no picture, and its caption stays. */
export function Still({ art, caption, shot }: StillProps) {
  const paper = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'empty' | 'taken' | 'failed'>('empty');
  useEffect(() => {
    const element = paper.current;
    if (element === null) return;
    let gone = false;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        import('./studio')
          .then(({ photograph }) => photograph(art, shot(), element))
          .then(
            () => !gone && setState('taken'),
            () => !gone && setState('failed'),
          );
      },
      { rootMargin: `${AHEAD}px` },
    );
    seen.observe(element);
    return () => {
      gone = true;
      seen.disconnect();
    };
  }, [art, shot]);
  return (
    <figure class={`still still--${state}`} data-still={state}>
      <canvas class="still__picture" ref={paper} />
      <figcaption class="still__caption">{caption}</figcaption>
    </figure>
  );
}
