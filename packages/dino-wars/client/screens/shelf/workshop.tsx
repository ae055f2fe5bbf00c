/** The common frame of the builders: the red wall, the link home, the links between them. */

import { go } from '@dwo/kits/shell/router';
import { Icon } from '@dwo/kits/ui/icons';
import type { ComponentChildren } from 'preact';
import './workshop.css';
import { say } from '../../words';

interface HeadProps {
  readonly title: string;
  readonly children?: ComponentChildren;
}

export function WorkshopHead({ title, children }: HeadProps) {
  return (
    <header class="workshop__head">
      <button
        type="button"
        class="btn workshop__home"
        aria-label={say('shelf.home')}
        onClick={() => go({ page: 'title' })}
      >
        <Icon name="home" />
      </button>
      <h1 class="workshop__title poster">{title}</h1>
      <div class="workshop__buttons">{children}</div>
    </header>
  );
}
