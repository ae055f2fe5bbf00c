/** The frame of a page on the game's poster: a link home, a headline, and sheets below. */
import type { ComponentChildren, HTMLAttributes } from 'preact';
import { homeOf, useBox } from '../shell/box';
import { homeName } from '../shell/home-name';
import { go } from '../shell/router';
import { Icon } from './icons';

interface PosterPageProps {
  /** The CSS class of the page. */
  readonly name: string;
  readonly title: string;
  readonly testId?: string;
  /** Elements beside the headline. */
  readonly head?: ComponentChildren;
  readonly children: ComponentChildren;
  /** Drawers above the poster. */
  readonly over?: ComponentChildren;
  /** Events of the whole page, such as a file that is dropped on it. */
  readonly hears?: Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>;
}

export function PosterPage({ name, title, testId, head, children, over, hears }: PosterPageProps) {
  const box = useBox();
  const { Poster } = box;
  return (
    <main class={name} data-testid={testId} {...hears}>
      <Poster plain>
        <div class="lobby__scroll">
          <header class="lobby__head">
            <button type="button" class="btn lobby__home" aria-label={homeName(box)} onClick={() => go(homeOf(box))}>
              <Icon name="home" /> <span>{homeName(box)}</span>
            </button>
            <h1 class="lobby__title poster">{title}</h1>
            {head}
          </header>
          {children}
        </div>
      </Poster>
      {over}
    </main>
  );
}

/** A problem as an alert; renders nothing for null. */
export function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p class="notice" role="alert">
      {text}
    </p>
  );
}
