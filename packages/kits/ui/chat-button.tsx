/** The button that opens the chat, with a dot for unread lines; and the latest line, for a moment. */

import type { ChatLine } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import { talk, wanted } from '../shell/talk';
import { useStore } from '../shell/use-store';
import { say } from '../words';
import { openTalk, speaker, wordsOf } from './chat-panel';
import { Icon } from './icons';

/** Long enough to read a line. */
const SHOWN_MS = 6000;

/** `look` is the class of the buttons beside it. */
export function ChatButton({ look }: { readonly look: string }) {
  const unread = useStore(talk, (all) => all.unread);
  const label = unread === 0 ? say('talk.title') : say('talk.unread', { unread });
  return (
    <button
      type="button"
      class={`btn ${look} chat-button`}
      aria-label={label}
      title={say('talk.title')}
      onClick={openTalk}
    >
      <Icon name="talk" />
      {unread > 0 && <span class="chat-button__dot" data-testid="chat-unread" />}
    </button>
  );
}

/** The latest chat line of another person, above the table. */
export function ChatToast() {
  const line = useLatest();
  const mask = useStore(talk, (all) => all.ear.mask);
  if (line === null) return null;
  return (
    <button type="button" class="chat-toast" data-testid="chat-toast" onClick={openTalk}>
      <b>{speaker(line)}</b> {wordsOf(line, mask)}
    </button>
  );
}

function useLatest(): ChatLine | null {
  const unread = useStore(talk, (all) => all.unread);
  const last = useStore(talk, (all) => all.lines.findLast((line) => line.who !== all.who && wanted(line, all)) ?? null);
  const [gone, setGone] = useState<string | null>(null);
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => setGone(last.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return last === null || unread === 0 || gone === last.id ? null : last;
}
