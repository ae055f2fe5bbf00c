/** The battle log, scrolled to its latest line. */
import type { Aside } from '@dwo/kits/replay';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import { store } from '@dwo/kits/shell/store';
import { useAtEnd } from '@dwo/kits/shell/use-at-end';
import { useStore } from '@dwo/kits/shell/use-store';
import { say } from './words';

export function LogSheet({ aside, look = '' }: { readonly aside?: Aside; readonly look?: string }) {
  const log = useStore(store, ({ match }) => match?.log ?? []);
  const end = useAtEnd(log);
  return (
    <div class={`paper jw__log ${look}`} role="log" aria-label={say('table.log')} ref={end}>
      {log.map((entry) => (
        <p key={entry.key}>
          {entry.text} {entry.rule !== '' && <RuleTag id={entry.rule} />} {aside?.(entry)}
        </p>
      ))}
    </div>
  );
}
