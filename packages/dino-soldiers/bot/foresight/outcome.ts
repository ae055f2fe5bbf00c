/** The outcome of an attack before it is made, computed by the rules: the victims, and the parts of the damage. */
import {
  type Attack,
  aim,
  bonusOf,
  CAUSES,
  type Cause,
  type Event,
  type Figure,
  focusOf,
  isAim,
  type ModeData,
  type Now,
  type RuleId,
  sideOf,
  through,
} from '../../rules';
import { landed, tried } from './trial';

/** A part of the damage, with its rule. */
interface DamagePart {
  readonly what: 'base' | 'leader' | 'armour' | 'kill' | 'pending';
  readonly n: number;
  readonly rule: RuleId;
}

/** The effect of an attack on one unit. */
export interface Blow {
  readonly victim: Figure;
  readonly damage: number;
  readonly dies: boolean;
  /** Whether the hit waits, because its owner may ignore it. */
  readonly waits: boolean;
  readonly parts: readonly DamagePart[];
}

/** The effect of an attack on all units. */
export interface Outcome {
  readonly blows: readonly Blow[];
  /** The indices of tiles that a charge enters or a fire wall sets on fire. */
  readonly line: readonly number[];
  /** The hit points that the attacker loses to terrain and fire and to Counter, and whether it dies. */
  readonly own: { readonly ground: number; readonly counter: number; readonly dies: boolean };
  /** Whether a face-down tile may change the outcome. */
  readonly unknown: boolean;
}

const NOTHING: Outcome = { blows: [], line: [], own: { ground: 0, counter: 0, dies: false }, unknown: false };

function partsOf(state: Now, unit: Figure, data: ModeData, victim: Figure, waits: boolean): readonly DamagePart[] {
  const pending: DamagePart[] = waits ? [{ what: 'pending', n: 0, rule: 'DS-AB-AGI-1' }] : [];
  if (data.kill === true) return [{ what: 'kill', n: 0, rule: 'DS-AB-BIT-1' }, ...pending];
  const bonus = bonusOf(state, unit);
  const whole = data.damage + bonus;
  const armour = whole - through(victim, whole, data.pierce);
  const parts: DamagePart[] = [{ what: 'base', n: data.damage, rule: 'DS-DMG-1' }];
  if (bonus > 0) parts.push({ what: 'leader', n: bonus, rule: 'DS-AB-LEA-1' });
  if (armour > 0) parts.push({ what: 'armour', n: -armour, rule: 'DS-AB-ARM-1' });
  return [...parts, ...pending];
}

/** The hit points that a unit loses in these events to these causes, or to any cause. */
export function lossOf(events: readonly Event[], id: number, causes: readonly Cause[] = CAUSES): number {
  return events.reduce((sum, event) => {
    return event.type === 'hurt' && event.unit === id && causes.includes(event.cause) ? sum + event.damage : sum;
  }, 0);
}

/** The outcome of an attack; without effects if the attack is not legal. */
export function outcomeOf(state: Now, attack: Attack): Outcome {
  const unit = state.units[attack.unit];
  const aimed = unit === undefined ? null : aim(state, unit, attack.mode, attack.target);
  if (unit === undefined || aimed === null || !isAim(aimed)) return NOTHING;
  const trial = tried(state, attack);
  const events = [...trial.events, ...landed(trial.state)];
  const dies = (id: number) => events.some((event) => event.type === 'died' && event.unit === id);
  const blows = events.flatMap((event): Blow[] => {
    const victim = event.type === 'hit' ? state.units[event.unit] : undefined;
    if (victim === undefined) return [];
    const waits = events.some((each) => each.type === 'postponed' && each.unit === victim.id);
    const damage = aimed.data.kill === true ? victim.hp : lossOf(events, victim.id, ['attack']);
    const parts = partsOf(state, unit, aimed.data, victim, waits);
    return [{ victim, damage, dies: dies(victim.id), waits, parts }];
  });
  const own = {
    ground: lossOf(events, unit.id, ['terrain', 'fire']),
    counter: lossOf(events, unit.id, ['counter']),
    dies: dies(unit.id),
  };
  const line = events.flatMap((event) => (event.type === 'moved' || event.type === 'lit' ? [event.tile] : []));
  return { blows, line, own, unknown: trial.unknown };
}

/**
 * Whether a victim is an intended target: an enemy, or prey of the same side that Primal Instinct lets the unit attack
 * (DS-PI-8).
 */
export function isMeant(state: Now, { unit: id }: Attack, victim: Figure): boolean {
  const unit = state.units[id];
  if (unit === undefined) return false;
  return sideOf(victim) !== sideOf(unit) || focusOf(state, unit).some((prey) => prey.id === victim.id);
}
