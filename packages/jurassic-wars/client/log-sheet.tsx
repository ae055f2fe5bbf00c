/** The battle log, scrolled to its latest line. */
import type { Aside } from '@dwo/kits/replay';
import { RuleTag } from '@dwo/kits/rulebook/rule-tag';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useRef } from 'preact/hooks';
import { say } from './words';

export function LogSheet({ aside, look = '' }: { readonly aside?: Aside; readonly look?: string }) {
  const log = useStore(store, ({ match }) => match?.log ?? []);
  const end = useRef<HTMLDivElement>(null);
  const toEnd = () => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  };
  useEffect(toEnd, [log]);
  // The log changes its height with the dice below it.
  useEffect(() => {
    if (end.current === null) return undefined;
    const watch = new ResizeObserver(toEnd);
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
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
