/** The battle log. */

import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { store } from '@dwo/kits/shell/store';
import { useAtEnd } from '@dwo/kits/shell/use-at-end';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon, type IconName } from '@dwo/kits/ui/icons';
import type { ComponentChildren } from 'preact';
import { shownLines } from '../log';
import { say } from '../words';

interface LogProps {
  /** An element beside an entry. */
  aside?(entry: LogEntry): ComponentChildren;
}

export function Log({ aside }: LogProps) {
  const log = useStore(store, ({ match }) => match?.log ?? []);
  const end = useAtEnd(log);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
    <div class="paper ds-log" role="log" aria-label={say('table.log')} tabIndex={0} ref={end}>
      <h2 class="ds-log__head">{say('table.log')}</h2>
      {shownLines(log).map((entry) => (
        <p key={entry.key} class={`ds-log__line ds-log__line--${entry.kind} ${entry.kill ? 'ds-log__line--kill' : ''}`}>
          {entry.kind !== 'heading' && <Badge by={entry.by} />}
          <span>
            {entry.text} {entry.rule !== '' && <RuleTag id={entry.rule} />} {aside?.(entry)}
          </span>
        </p>
      ))}
    </div>
  );
}

const BADGES: Readonly<Record<string, IconName>> = { dinosaurs: 'claw', soldiers: 'star' };

/** The emblem of the side that an entry is about, or of the rulebook. */
function Badge({ by }: { readonly by: string }) {
  return (
    <span class={`ds-log__badge ds-log__badge--${by}`}>
      <Icon name={BADGES[by] ?? 'book'} size={14} />
    </span>
  );
}
