/** Says in a sentence which rule refuses an intent, with the referee's numbers. */
import type { Refusal } from '@dwo/kernel';
import { say } from '../../words';
import { en } from '../../words/en';
import { Reader, type Teller } from './refusal-facts';
import { capital, inches } from './words';

export type { Teller } from './refusal-facts';

type Key = keyof typeof en;

function keyOf(rule: string): Key | null {
  const key = `refusal.${rule}`;
  return Object.hasOwn(en, key) ? (key as Key) : null;
}

/** Whether a rule has a sentence of its own here. */
export function hasSentence(rule: string): boolean {
  return keyOf(rule) !== null;
}

/** The refusal in one sentence; `ruleText` gives a rule's own wording for rules that refuse nothing in play. */
export function refusalSentence(refusal: Refusal, teller: Teller, ruleText: (id: string) => string | null): string {
  const key = keyOf(refusal.rule);
  if (key === null) return ruleText(refusal.rule) ?? say('refusal.unknown', { rule: refusal.rule });
  const facts = new Reader(refusal.facts, teller);
  const said =
    (PLACED_IN_TURN.includes(refusal.rule) ? notYourTurn(facts, refusal.code) : null) ??
    say(key, { ...facts.inWords(refusal.code), tooFar: tooFar(facts) });
  const why = capital(said);
  return refusal.facts.cutOff === true ? say('refusal.no-way-round', { why }) : why;
}

const PLACED_IN_TURN = ['DW-R-73', 'DW-R-74', 'DW-R-89', 'DW-ISLE-7'];

/** The refusal of a seat whose placing is not awaited, or of another act than placing; null for any other refusal. */
function notYourTurn(facts: Reader, code: string): string | null {
  if (facts.has('absence')) return null;
  if (code === 'MOVE_OVER') return say('refusal.taken-back', { who: facts.who() });
  if (code !== 'NOT_YOUR_PHASE') return null;
  const { who, count } = facts.players('placers');
  if (count > 0) return say('refusal.others-place', { who, count });
  return facts.raw('placing') === true ? say('refusal.battle-begins') : null;
}

function tooFar(facts: Reader): string {
  const left = Math.max(0, facts.number('allowanceCi') - facts.number('spentCi'));
  if (left < 5) return say('refusal.no-movement');
  // A hundredth of an inch too far is told as a tenth.
  const over = Math.max(10, facts.number('costCi') - left);
  return say('refusal.too-far', { over: inches(over), room: inches(left) });
}
