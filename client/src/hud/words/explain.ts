/** Refusals as notices, with names and rules at hand. */
import type { Refusal } from '@dwo/kernel';
import { store } from '../../store';
import type { Notice } from '../../tools/plan';
import { refusalSentence } from './refusals';
import { RULEBOOK } from './rulebook-text';

/** The notice for a refusal in the present match. */
export function explain(refusal: Refusal): Notice {
  const { match } = store.getState();
  const teller = { state: match?.state ?? null, names: match?.names ?? null, lobby: match?.lobby ?? null };
  const text = refusalSentence(refusal, teller, (id) => RULEBOOK.byId.get(id)?.text ?? null);
  return { text, rule: refusal.rule, tone: 'refusal' };
}
