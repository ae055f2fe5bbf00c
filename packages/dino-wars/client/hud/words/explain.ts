/** Turns refusals into notices, with names and rules. */
import type { Refusal } from '@dwo/kernel';
import type { Notice } from '@dwo/kits/shell/store';
import { insteadOf } from '../../lessons/instead';
import { desk, store } from '../../store';
import { refusalSentence } from './refusals';
import { rulebook } from './rulebook-text';

/** The notice for a refusal in the present match. */
export function explain(refusal: Refusal): Notice {
  const { match } = store.getState();
  const teller = { state: match?.state ?? null, names: desk.getState().names, lobby: match?.lobby ?? null };
  const text = refusalSentence(refusal, teller, (id) => rulebook().byId.get(id)?.text ?? null);
  return { text: `${text}${instead(refusal)}`, rule: refusal.rule, tone: 'refusal' };
}

/** One more sentence: the legal acts nearest to the refused one. */
function instead(refusal: Refusal): string {
  const { match } = store.getState();
  const { names } = desk.getState();
  if (match?.state == null || match.seat === null) return '';
  const said = insteadOf({ state: match.state, seat: match.seat, name: (id) => names?.full(id) ?? id }, refusal);
  return said === null ? '' : ` ${said}`;
}
