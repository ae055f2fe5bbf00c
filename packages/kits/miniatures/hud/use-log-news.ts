/** Notices of lines in the log. */
import { useEffect, useRef } from 'preact/hooks';
import type { LogEntry } from '../../shell/log-entry';
import { notify, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { newsIn } from './log-news';

/** Tells the news as they come. `told` is the sentence for a line. */
export function useLogNews(owns: (figure: string) => boolean, told: (entry: LogEntry) => string): void {
  const log = useStore(store, ({ match }) => match?.log ?? null);
  const after = useRef<number | null>(null);
  useEffect(() => {
    if (log === null) return;
    const last = log.at(-1)?.key ?? 0;
    const news = after.current === null ? null : newsIn(log, after.current, owns);
    after.current = last;
    if (news !== null) notify({ text: told(news), rule: news.rule === '' ? null : news.rule, tone: 'info' });
  }, [log]);
}
