/** The result over the table, for any game: when it is due, the way back to it, and a rematch. */
import { useEffect, useState } from 'preact/hooks';
import { follow } from '../../shell/rematch';
import { useSession } from '../../shell/session-context';
import { notify, store } from '../../shell/store';
import { say } from './words';

/** The time to see the last figure fall. */
const LOOK_MS = 1400;

/** Whether the result may be shown, a while after the end was told. */
export function useDue(told: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setDue(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return due;
}

/** Asks for a rematch, and goes there; `note` says so meanwhile. */
export function useRematch(): { readonly note: string | null; ask(): void } {
  const session = useSession();
  const [note, setNote] = useState<string | null>(null);
  const ask = async () => {
    const { match } = store.getState();
    setNote(say('over.setting-up'));
    const reply = await session.rematch();
    setNote(null);
    if ('problem' in reply) notify({ text: reply.problem, rule: null, tone: 'info' });
    else if (match !== null) follow(reply.id, match.lobby, match.seat);
  };
  return { note, ask: () => void ask() };
}

/** The button over the table that shows the result again. */
export function ResultAgain({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" class="btn btn--mustard verdict__again" onClick={onPress}>
      {say('over.back')}
    </button>
  );
}
