/** A sheet of paper that slides over the table, for rules, settings and the like. Escape closes it. */

import { createFocusTrap } from 'focus-trap';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { openDrawer } from '../shell/store';
import { say } from '../words';
import { Icon } from './icons';
import './drawer.css';

interface DrawerProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Closes the open drawer. */
export function closeDrawer(): void {
  openDrawer(null);
}

export function Drawer({ title, children }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  // Set up before the first paint, so that a key pressed at once is meant for the drawer.
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return;
    const trap = createFocusTrap(element, {
      escapeDeactivates: true,
      allowOutsideClick: true,
      clickOutsideDeactivates: false,
      fallbackFocus: element,
      onDeactivate: closeDrawer,
    });
    trap.activate();
    return () => {
      trap.deactivate({ onDeactivate: () => {} });
    };
  }, []);
  return (
    <div class="drawer-shade">
      <button type="button" class="drawer-shade__rest" tabIndex={-1} aria-hidden="true" onClick={closeDrawer} />
      <div class="drawer paper" role="dialog" aria-modal="true" aria-label={title} tabIndex={-1} ref={panel}>
        <header class="drawer__head">
          <h2 class="ribbon">{title}</h2>
          <button type="button" class="btn drawer__close" aria-label={say('drawer.close')} onClick={closeDrawer}>
            <Icon name="cross" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div class="drawer__body" tabIndex={0}>
          {children}
        </div>
      </div>
    </div>
  );
}
