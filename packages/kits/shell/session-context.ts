/** The open match's line for the components inside it. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { MatchLine } from './line';

export const SessionContext = createContext<MatchLine | null>(null);

/** The line of the open match; throws outside one. */
export function useSession(): MatchLine {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('This component belongs inside an open match');
  return session;
}
