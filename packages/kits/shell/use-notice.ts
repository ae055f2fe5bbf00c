/** The sentence for the player that a table shows now. */
import { useEffect } from 'preact/hooks';
import { type Notice, noticeNow, notify, store } from './store';
import { useStore } from './use-store';

/** Long enough to read two sentences twice. */
const SHOWN_MS = 9000;

/** The refusal, the advice or the news to show; null for none. News go by themselves, so that they never stand for what has become of the table. */
export function useNotice(): Notice | null {
  const notice = useStore(store, noticeNow);
  useEffect(() => {
    if (notice?.tone !== 'info' || notice.isAdvice) return;
    const timer = setTimeout(() => notify(null), notice.shownMs ?? SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice;
}
