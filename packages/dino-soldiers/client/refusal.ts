/** The refusal in the bar: it goes as soon as the player does something that is allowed. */
import { noticeNow, notify, store } from '@dwo/kits/shell/store';

/** Takes away the reason why something was refused; news of other kinds stay. */
export function clearRefusal(): void {
  if (noticeNow(store.getState())?.tone === 'refusal') notify(null);
}
