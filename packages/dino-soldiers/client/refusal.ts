/** Sentences in the bar that go as soon as the player does something else. */
import { noticeNow, notify, store } from '@dwo/kits/shell/store';

/** Takes away the reason why something was refused; news of other kinds stay. */
export function clearRefusal(): void {
  if (noticeNow(store.getState())?.tone === 'refusal') notify(null);
}

/** Takes away a hint that the player does not follow; news of other kinds stay. */
export function clearAdvice(): void {
  if (noticeNow(store.getState())?.isAdvice === true) notify(null);
}
