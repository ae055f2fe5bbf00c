/** The hint for the state on show. */
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { HintShow } from './contract';
import { hintDesk } from './desk';

/** Whether a hint was asked for in the present state, and the hint; null while the computer thinks. */
export function useHint(): { readonly isOpen: boolean; readonly hint: HintShow | null } {
  const of = useStore(hintDesk, (desk) => desk.of);
  const hint = useStore(hintDesk, (desk) => desk.hint);
  const state = useStore(store, ({ match }) => match?.state ?? null);
  const isOpen = of !== null && of === state;
  return { isOpen, hint: isOpen ? hint : null };
}
