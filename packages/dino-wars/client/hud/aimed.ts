/** The plan that an odds card speaks of. */
import type { Refusal } from '@dwo/kernel';
import { useStore } from '@dwo/kits/shell/use-store';
import { desk } from '../store';
import type { Plan } from '../tools/plan';
import { useInStep } from './on-show';

/** A plan with a target to be attacked. */
export type Aimed = Extract<Plan, { kind: 'aim' | 'overrun' | 'attack' }>;

export function isAimed(plan: Plan): plan is Aimed {
  return plan.kind === 'aim' || plan.kind === 'overrun' || plan.kind === 'attack';
}

/** Whether there is something to say about this plan: its odds, or why it can't be done. */
export function hasCard(plan: Plan): plan is Aimed & { readonly target: string } {
  return isAimed(plan) && plan.target !== null && (plan.odds !== null || plan.refusal !== null);
}

/** The plan that a card is shown for now; none while what happened before is still being told. */
export function useAimed(): (Aimed & { readonly target: string }) | null {
  const plan = useStore(desk, ({ plan }) => plan);
  const inStep = useInStep();
  return hasCard(plan) && inStep ? plan : null;
}

/** The reason why an attack can't be made, in a word or two. */
export function reasonWord({ rule, code }: Refusal): string {
  if (code === 'NO_CONTACT') return 'Not in contact';
  return WORDS[rule] ?? (code === 'DEAD' ? 'Dead already' : 'Not possible');
}

const WORDS: Readonly<Record<string, string>> = {
  'DW-RANGE-1': 'Out of reach',
  'DW-RANGE-5': 'Too near',
  'DW-LOS-1': 'No line of sight',
  'DW-IND-3': 'No line of sight',
  'DW-LOS-5': 'Out of arc',
  'DW-CLOSE-6': 'Out of arc',
  'DW-OVER-1': 'Not enough movement',
  'DW-BUDGET-1': 'Has fired already',
  'DW-BUDGET-3': 'Has fired already',
  'DW-DATK-1': 'Has attacked already',
  'DW-FIRE-5': 'Phase 2 only',
  'DW-SEC-2': 'Not in phase 5',
  'DW-CREW-4': 'Not loaded',
  'DW-MOVE-8': 'Move is over',
};
