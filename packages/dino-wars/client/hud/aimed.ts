/** The plan that an odds card is about. */
import type { Refusal } from '@dwo/kernel';
import { useStore } from '@dwo/kits/shell/use-store';
import { desk } from '../store';
import type { Plan } from '../tools/plan';
import { say } from '../words';
import { useInStep } from './on-show';

/** A plan to attack a target. */
export type Aimed = Extract<Plan, { kind: 'aim' | 'overrun' | 'attack' }>;

export function isAimed(plan: Plan): plan is Aimed {
  return plan.kind === 'aim' || plan.kind === 'overrun' || plan.kind === 'attack';
}

/** Whether a card is shown for this plan: its odds, or why it can't be done. */
export function hasCard(plan: Plan): plan is Aimed & { readonly target: string } {
  return isAimed(plan) && plan.target !== null && (plan.odds !== null || plan.refusal !== null);
}

/** The plan that a card is shown for now; null while earlier events are still being told. */
export function useAimed(): (Aimed & { readonly target: string }) | null {
  const plan = useStore(desk, ({ plan }) => plan);
  const inStep = useInStep();
  return hasCard(plan) && inStep ? plan : null;
}

/** Why an attack can't be made, in a word or two. */
export function reasonWord({ rule, code }: Refusal): string {
  if (code === 'NO_CONTACT') return say('odds.no.contact');
  const known = KNOWN.find((each) => each === rule);
  if (known !== undefined) return say(`odds.no.${known}`);
  return say(code === 'DEAD' ? 'odds.no.dead' : 'odds.no.other');
}

/** Rules with a word of their own. */
const KNOWN = [
  ...(['DW-RANGE-1', 'DW-RANGE-5', 'DW-LOS-1', 'DW-IND-3', 'DW-LOS-5', 'DW-CLOSE-6', 'DW-OVER-1'] as const),
  ...(['DW-BUDGET-1', 'DW-BUDGET-3', 'DW-DATK-1', 'DW-FIRE-5', 'DW-SEC-2', 'DW-CREW-4', 'DW-MOVE-8'] as const),
];
