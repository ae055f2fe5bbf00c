/** Attacks: who may be attacked with what, and what the dice must show (section 8 of RULES.md). */
import type { Frozen } from '@dwo/kernel';
import { areAdjacent, areNearer, bodyOf, entityAt, gapOf, hasInFront, isInClose, isPlaced, sure } from './bodies';
import { CHARGE_DICE, CRITICAL, FAN, HIGHER, TRACKING_DAMAGE } from './data/limits';
import type { TraitId } from './data/traits';
import { type WeaponId, weaponData } from './data/weapons';
import type { Mode } from './data/words';
import { elevationOf } from './ground';
import { bandTo, lookAt } from './looking';
import { type No, refuse } from './refusal';
import type { RuleId } from './rule-ids';
import type { Attack, Being, Now } from './state';

/** An attack as it is declared. */
export interface Blow {
  readonly attacker: Being;
  readonly weapon: WeaponId;
  readonly target: Being;
  readonly fan: boolean;
  readonly charge: boolean;
  readonly snap: boolean;
}

/** One modifier with its rule: of the dice, the target number or the damage. */
export interface Part {
  readonly rule: RuleId;
  readonly of: 'dice' | 'tn' | 'damage';
  readonly by: number;
}

/** Tells what an attack rolls and needs. */
export interface Terms {
  readonly mode: Mode;
  readonly dice: number;
  readonly tn: number;
  /** The first roll that is critical; null for none. */
  readonly crit: number | null;
  /** Tells what is added to the damage of Hits, and the least it can be. */
  readonly plus: number;
  readonly floor: number;
  readonly parts: readonly Part[];
}

/** Whether a weapon shoots; natural weapons are close ones (DC-WPN-6). */
export function modeOf(weapon: WeaponId): Mode {
  return weaponData(weapon).type === 'range' ? 'range' : 'close';
}

/** The close weapons of an entity (DC-CLO-4, DC-WPN-6). */
export function closeWeapons({ weapons }: Being): WeaponId[] {
  return weapons.filter(({ id }) => modeOf(id) === 'close').map(({ id }) => id);
}

/** Why an entity can't use this weapon, or not now; null if it can (DC-SHO-4, DC-WPN-1). */
export function refuseWeapon(attacker: Being, weapon: WeaponId): No | null {
  const own = attacker.weapons.find(({ id }) => id === weapon);
  if (own === undefined) return refuse('DC-WPN-1', 'BAD_WEAPON', { weapon, entity: attacker.id });
  return own.reload ? refuse('DC-SHO-4', 'BAD_WEAPON', { weapon, entity: attacker.id }) : null;
}

/** The enemy on the table with this id, mount or passenger, or why it is no target (DC-R-35, DC-DIN-5). */
export function targetOf(state: Now, attacker: Being, id: number): Being | No {
  const target = entityAt(state, id);
  const isEnemy = target !== null && target.seat !== attacker.seat && isPlaced(state, target);
  return isEnemy ? target : refuse('DC-R-35', 'BAD_TARGET', { target: id });
}

/** Why this attack is not allowed; null if it is. */
export function refuseBlow(state: Now, blow: Omit<Blow, 'charge' | 'snap'>): No | null {
  const { attacker, weapon, target, fan } = blow;
  const no = refuseWeapon(attacker, weapon);
  if (no !== null) return no;
  if (!hasInFront(state, attacker, target)) return refuse('DC-R-35', 'BAD_TARGET', { target: target.id });
  if (modeOf(weapon) === 'close') {
    if (fan) return refuse('DC-R-74', 'BAD_WEAPON', { weapon });
    if (areAdjacent(state, attacker, target)) return null;
    return refuse('DC-CLO-3', 'TOO_FAR', { target: target.id, gap: Math.ceil(gapOf(state, attacker, target)) });
  }
  return refuseShot(state, blow);
}

function refuseShot(state: Now, { attacker, weapon, target, fan }: Omit<Blow, 'charge' | 'snap'>): No | null {
  if (!lookAt(state, attacker, target).seen) return refuse('DC-SHO-1', 'BAD_TARGET', { target: target.id });
  const band = bandTo(state, attacker, weapon, target);
  if (band === null) {
    const { special, bands } = weaponData(weapon);
    const isShort = bands !== null && bands.least > 0 && areNearer(state, attacker, target, bands.least);
    const gap = Math.ceil(gapOf(state, attacker, target));
    const most = attacker.weapons.find(({ id }) => id === weapon)?.long ?? null;
    if (!isShort) return refuse('DC-SHO-3', 'TOO_FAR', { target: target.id, weapon, gap, most });
    const rule = special.includes('minimum_distance') ? 'DC-WPN-5' : 'DC-R-17';
    return refuse(rule, 'BAD_TARGET', { target: target.id, weapon, gap, leastMils: bands.least });
  }
  if (!fan) return null;
  const fans = weaponData(weapon).special.includes('fan_the_hammer');
  return fans && band === 'short' ? null : refuse('DC-R-74', 'BAD_WEAPON', { weapon, band });
}

/** The value of a trait that an attacker has declared in this activation; null without it (DC-R-66). */
function declared(state: Now, { attacker, snap }: Blow, trait: TraitId): number | null {
  if (snap) return null;
  const found = state.activation?.declared.find((each) => each.entity === attacker.id && each.trait === trait);
  return found?.value ?? null;
}

/** The dice of an attack (DC-ATK-1). */
function diceParts(state: Now, blow: Blow, mode: Mode): Part[] {
  const parts: Part[] = [{ rule: 'DC-ATK-1', of: 'dice', by: weaponData(blow.weapon).attacks }];
  if (blow.charge) parts.push({ rule: 'DC-MOD-9', of: 'dice', by: CHARGE_DICE });
  if (blow.fan) parts.push({ rule: 'DC-WPN-3', of: 'dice', by: FAN.dice });
  const trait = mode === 'range' ? 'rapid_fire' : 'berserker';
  const more = declared(state, blow, trait);
  if (more !== null) parts.push({ rule: mode === 'range' ? 'DC-TRT-16' : 'DC-TRT-10', of: 'dice', by: more });
  return parts;
}

/** The target number of an attack (DC-ATK-2, DC-ATK-3). It is not clamped (DC-R-39). */
function numberParts(state: Now, blow: Blow, mode: Mode): Part[] {
  const { attacker, target, weapon } = blow;
  const parts: Part[] = [{ rule: 'DC-ATK-2', of: 'tn', by: sure(mode === 'range' ? attacker.rtn : attacker.ctn) }];
  // DC-TRT-15, DC-R-70, DC-R-71
  if (declared(state, blow, 'piercing_shot') === null) {
    if (target.def !== 0) parts.push({ rule: 'DC-MOD-1', of: 'tn', by: target.def });
    if (target.thickSkin !== 0) parts.push({ rule: 'DC-TRT-18', of: 'tn', by: target.thickSkin });
  }
  if (mode === 'close') return parts;
  const isMoving = bodyOf(state, target).moved && declared(state, blow, 'tracking_shot') === null;
  if (isMoving) parts.push({ rule: 'DC-MOD-2', of: 'tn', by: 1 });
  const band = bandTo(state, attacker, weapon, target);
  // DC-CLO-2, DC-R-40
  if (isInClose(state, attacker) || isInClose(state, target)) parts.push({ rule: 'DC-MOD-5', of: 'tn', by: 1 });
  else if (band === 'short') parts.push({ rule: 'DC-MOD-3', of: 'tn', by: -1 });
  if (band === 'long') parts.push({ rule: 'DC-MOD-4', of: 'tn', by: 1 });
  return parts;
}

/** Tells what changes the damage of Hits (DC-ATK-8). */
function damageParts(state: Now, blow: Blow, mode: Mode): Part[] {
  const { attacker, target, weapon } = blow;
  const parts: Part[] = [{ rule: 'DC-ATK-8', of: 'damage', by: weaponData(weapon).damage }];
  if (mode === 'range' && lookAt(state, attacker, target).cover) parts.push({ rule: 'DC-MOD-6', of: 'damage', by: -1 });
  if (elevationOf(state, attacker) - elevationOf(state, target) >= HIGHER) {
    parts.push({ rule: 'DC-MOD-8', of: 'damage', by: 1 });
  }
  if (declared(state, blow, 'tracking_shot') !== null) {
    parts.push({ rule: 'DC-TRT-19', of: 'damage', by: TRACKING_DAMAGE });
  }
  const knee = declared(state, blow, 'knee_shot');
  if (knee !== null && bodyOf(state, target).moved) parts.push({ rule: 'DC-TRT-13', of: 'damage', by: knee });
  // DC-DIS-4, DC-R-57, DC-R-63: only the dinosaur's own attacks
  if (attacker.panic > 0) parts.push({ rule: 'DC-MOD-7', of: 'damage', by: -1 });
  return parts;
}

/** The first critical roll (DC-ATK-6, DC-R-38); null if the target number rules criticals out. */
export function criticalFrom(tn: number, improved: boolean): number | null {
  if (tn >= CRITICAL.noneAt) return null;
  return improved ? CRITICAL.improved : CRITICAL.from;
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { by }) => sum + by, 0);
}

/** Tells what an attack rolls and needs now, each part with its rule. */
export function termsOf(state: Now, blow: Blow): Terms {
  const mode = modeOf(blow.weapon);
  const [dice, tn, damage] = [diceParts, numberParts, damageParts].map((parts) => parts(state, blow, mode));
  const number = sumOf(tn ?? []);
  // DC-SHO-5, DC-TRT-12
  const isBehind = mode === 'range' && !hasInFront(state, blow.target, blow.attacker);
  const improved = isBehind || declared(state, blow, 'go_for_the_eyes') !== null;
  const parts: Part[] = [...(dice ?? []), ...(tn ?? []), ...(damage ?? [])];
  return {
    mode,
    dice: sumOf(dice ?? []),
    tn: number,
    crit: criticalFrom(number, improved),
    plus: sumOf(damage ?? []),
    floor: blow.attacker.panic > 0 ? 1 : 0,
    parts,
  };
}

/** The Hits of one die (DC-TERM-5, DC-ATK-4, DC-ATK-5, DC-ATK-6). */
export function hitsOf(die: number, { tn, crit }: Pick<Terms, 'tn' | 'crit'>): number {
  if (die === 1) return 0;
  if (crit !== null && die >= crit) return CRITICAL.hits;
  return die === 12 || die >= tn ? 1 : 0;
}

/** The damage of an attack with this many Hits (DC-ATK-8, DC-R-36, DC-R-37). */
export function damageOf(hits: number, { plus, floor }: Pick<Terms, 'plus' | 'floor'>): number {
  return hits === 0 ? 0 : Math.max(floor, 0, plus + hits);
}

/** The damage of the dice of an attack as they lie. */
export function damageRolled(attack: Pick<Frozen<Attack>, 'plus' | 'floor' | 'dice' | 'tn' | 'crit'>): number {
  return damageOf(
    attack.dice.reduce((sum, die) => sum + hitsOf(die, attack), 0),
    attack,
  );
}

/** Whether an attack empties its weapon: enough 1s, or Fan the Hammer (DC-SHO-6, DC-R-42, DC-R-74). */
export function isEmptied(weapon: WeaponId, dice: readonly number[], fan: boolean): boolean {
  const { reload } = weaponData(weapon);
  return fan || (reload > 0 && dice.filter((die) => die === 1).length >= reload);
}
