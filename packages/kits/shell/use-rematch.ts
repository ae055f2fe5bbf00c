/** Asks for a rematch of the open match, and goes there. */
import { swappedSides } from '@dwo/shared';
import { useState } from 'preact/hooks';
import type { Lobby } from './lobby';
import { follow } from './rematch';
import { useSession } from './session-context';
import { notify, store } from './store';
import { useStore } from './use-store';

/** The ways to play a finished match again. */
export interface Rematch {
  /** Whether it is being set up. */
  readonly busy: boolean;
  /** With sides swapped, where they can be. */
  ask(): void;
  /**
   * From the same side: only for a person who played computers alone, where sides would be swapped and both halves were not agreed on;
   * null otherwise.
   */
  readonly askSame: (() => void) | null;
}

/** Whether a rematch would give this seat's player, who played computers alone, the other side. */
function swapsAlone({ chairs, terms }: Pick<Lobby, 'chairs' | 'terms'>, seat: number): boolean {
  if (terms.mirror === true) return false;
  const labels = chairs.map(({ label }) => label);
  const own = labels[seat] ?? '';
  return swappedSides(labels)(own) !== own && chairs.every(({ bot }, at) => at === seat || bot);
}

export function useRematch(): Rematch {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const alone = useStore(store, ({ match }) =>
    match?.lobby == null || match.seat === null ? false : swapsAlone(match.lobby, match.seat),
  );
  const ask = async (swapped: boolean) => {
    const { match } = store.getState();
    setBusy(true);
    const reply = await session.rematch(swapped);
    setBusy(false);
    if ('problem' in reply) notify({ text: reply.problem, rule: null, tone: 'info' });
    else if (match !== null) follow(reply.id, match.lobby, match.seat, swapped);
  };
  return { busy, ask: () => void ask(true), askSame: alone ? () => void ask(false) : null };
}
