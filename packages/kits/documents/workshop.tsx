/** The common frame of the builders: the red wall, the link home, the links between them. */
import type { ComponentChildren } from 'preact';
import { go, type Route } from '../shell/router';
import { Icon } from '../ui/icons';
import './workshop.css';
import { say } from './words';

interface HeadProps {
  readonly title: string;
  /** The page that the house leads to; the title if left out. */
  readonly home?: Route;
  readonly children?: ComponentChildren;
}

export function WorkshopHead({ title, home = { page: 'title' }, children }: HeadProps) {
  return (
    <header class="workshop__head">
      <button type="button" class="btn workshop__home" aria-label={say('shelf.home')} onClick={() => go(home)}>
        <Icon name="home" />
      </button>
      <h1 class="workshop__title poster">{title}</h1>
      <div class="workshop__buttons">{children}</div>
    </header>
  );
}
