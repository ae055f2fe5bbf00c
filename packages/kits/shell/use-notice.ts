/** The sentence for the player that a table shows now. */
import { useEffect } from 'preact/hooks';
import { type Notice, noticeNow, notify, shownFor, store } from './store';
import { useStore } from './use-store';

/** The refusal, the advice or the news to show; null for none. All but advice go by themselves, so that they never stand for what is asked for. */
export function useNotice(): Notice | null {
  const notice = useStore(store, noticeNow);
  useEffect(() => {
    const ms = notice === null ? null : shownFor(notice);
    if (ms === null) return;
    const timer = setTimeout(() => notify(null), ms);
    return () => clearTimeout(timer);
  }, [notice]);
  return notice;
}
