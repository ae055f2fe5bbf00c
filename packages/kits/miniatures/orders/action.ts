/** The red button of the two tools of lasting orders, and the sentence on what they wait for. */
import { isReady } from './ordering';
import type { OrderPlan } from './plans';
import { say } from './words';

/** The button for an order that is being given, or for orders that are to be carried out. */
export function orderAction(plan: OrderPlan<unknown>) {
  if (plan.kind === 'carrying') {
    const word = say('carry.red', { count: plan.acts.length });
    return {
      word,
      icon: 'flag',
      label: word,
      ready: plan.acts.length > 0 && plan.done === null,
      refusal: null,
    } as const;
  }
  const { type, members } = plan;
  const word = say('give.red', { type: type ?? 'none' });
  const label = say('give.label', { type: type ?? 'none', count: members.length });
  return { word, icon: 'flag', label, ready: isReady(plan), refusal: null } as const;
}

/** The sentence on what either tool waits for. */
export function orderStep(plan: OrderPlan<unknown>): string {
  if (plan.kind === 'carrying')
    return plan.done === null ? say('step.carrying') : say('carry.going', { done: plan.done });
  return say('step.ordering', {
    ready: isReady(plan) ? 'yes' : plan.type === 'follow' ? 'leader' : plan.type === 'go' ? 'goal' : 'no',
  });
}
