/** The open match for the components inside it. */

import type { MatchLine } from '@dwo/kits/shell/line';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Toolbox } from './tools/toolbox';

export interface OpenMatch {
  readonly session: MatchLine;
  readonly toolbox: Toolbox;
}

export const MatchContext = createContext<OpenMatch | null>(null);

/** The open match; throws outside one. */
export function useOpenMatch(): OpenMatch {
  const match = useContext(MatchContext);
  if (match === null) throw new Error('This component belongs inside an open match');
  return match;
}
