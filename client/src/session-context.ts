/** The open match's line for the components inside it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Session } from './net/session';

export const SessionContext = createContext<Session | null>(null);

/** The line of the open match; throws outside one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('This component belongs inside an open match');
  return session;
}
