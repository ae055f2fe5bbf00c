/** The use of an attack on terrain, for hints: whether it opens an attack on an enemy in this round. */
import type { Seat } from '@dwo/kernel';
import { evaluator } from '../../bot';
import { type Intent, type Now, simpleMinis } from '../../rules';

type AttackTerrain = Extract<Intent, { type: 'attackTerrain' }>;

/** The chance of each attack on an enemy that another figure has, in this step and, once shots are over, hand to hand. */
function attacksIn(view: Now, seat: Seat, by: number): ReadonlyMap<string, number> {
  const steps = view.phase === 'distance' ? (['distance', 'hand'] as const) : (['hand'] as const);
  const found = steps.flatMap((phase) => {
    const state: Now = { ...view, phase };
    return simpleMinis.intents(state, seat).flatMap((intent): [string, number][] => {
      if (intent.type !== 'distanceAttack' && intent.type !== 'handAttack') return [];
      if (intent.figure === by) return [];
      return [[JSON.stringify(intent), evaluator.oddsOf?.(state, seat, intent).kill ?? 0]];
    });
  });
  return new Map(found);
}

/**
 * Whether an attack on terrain gains anything: a breach in a stockade is the goal itself (VS-SCN-4b), and elsewhere another figure must
 * have an attack that it had not, or a better one, once the section is gone.
 */
export function opensWay(view: Now, seat: Seat, { figure, section }: AttackTerrain): boolean {
  if (view.options.scenario === 'last_stand') return true;
  const features = view.features.map((each) => (each.id === section ? { ...each, standing: false } : each));
  const before = attacksIn(view, seat, figure);
  const after = attacksIn({ ...view, features }, seat, figure);
  return [...after].some(([attack, chance]) => chance > (before.get(attack) ?? 0));
}
