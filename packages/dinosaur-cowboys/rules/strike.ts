/** An attack from its dice to the last Bravery Test (DC-R-43). */
import { type Frozen, poolByGroups, type Seat } from '@dwo/kernel';
import { type Blow, damageOf, hitsOf, isEmptied, termsOf } from './attack';
import { areWithin, being, isPlaced, otherSeat, posseOf, sure } from './bodies';
import { BLAST, D12 } from './data/limits';
import { weaponData } from './data/weapons';
import { finishIfWiped } from './ending';
import { pushOf } from './moving';
import type { Play } from './play';
import { ask, mayLucky, mayYeehaw, roll } from './rolls';
import type { Attack, Being, Harm, Now, Test } from './state';

/** The damage from which a character takes a Bravery Test (DC-BRV-1, DC-R-48). */
export function braveryThreshold(startHp: number): number {
  return Math.max(2, Math.floor(startHp / 2));
}

/** Dice of an attack. Odds ask of each only whether it is a 1, a Hit or critical. */
export function rollDice({ dice }: Play, count: number, { tn, crit }: Pick<Attack, 'tn' | 'crit'>): number[] {
  return poolByGroups(dice, count, D12, 'attack', [1, tn - 1, (crit ?? D12) - 1]);
}

/** Rolls an attack that passed its check (DC-ATK-1, DC-ATK-7, DC-R-82). */
export function beginAttack(play: Play, blow: Blow): void {
  const { dice: count, parts: _, ...terms } = termsOf(play.state, blow);
  const { weapon, fan, charge, snap } = blow;
  play.emit({
    type: 'attackRolled',
    ...{ attacker: blow.attacker.id, weapon, target: blow.target.id, fan, charge, snap },
    ...terms,
    dice: rollDice(play, count, terms),
  });
}

/** Takes an attack one stage on; true if that needed nobody. */
export function stepAttack(play: Play, attack: Frozen<Attack>): boolean {
  const { state, emit } = play;
  switch (attack.stage) {
    case 'lucky': {
      const target = being(state, attack.target);
      if (!mayLucky(target)) emit({ type: 'diceKept', stage: 'yeehaw' });
      else ask(play, 'lucky', target.seat);
      return !mayLucky(target);
    }
    case 'yeehaw': {
      const attacker = being(state, attack.attacker);
      if (!mayYeehaw(state, attacker)) emit({ type: 'diceKept', stage: 'settle' });
      else ask(play, 'yeehaw', attacker.seat);
      return !mayYeehaw(state, attacker);
    }
    case 'settle':
      settle(play, attack);
      return true;
    case 'place':
      return place(play);
    case 'tests':
      return test(play);
  }
}

/** Tells what everybody takes from an attack that hits: the target, and all others near an Explosion (DC-WPN-2, DC-R-72, DC-R-73). */
export function harmOf(state: Now, { weapon, target: id }: Pick<Attack, 'weapon' | 'target'>, damage: number): Harm[] {
  const target = being(state, id);
  const harm: Harm[] = damage > 0 ? [{ entity: id, damage }] : [];
  if (!weaponData(weapon).special.includes('explosion')) return harm;
  for (const other of state.entities) {
    const isHit = other.id !== id && isPlaced(state, other) && areWithin(state, target, other, BLAST.reach);
    if (isHit) harm.push({ entity: other.id, damage: BLAST.damage });
  }
  return harm;
}

/** (1) to (3) of DC-R-43: ammunition, damage, and who falls (DC-ATK-9). */
function settle({ state, emit }: Play, attack: Frozen<Attack>): void {
  const { attacker, weapon, dice, fan } = attack;
  if (isEmptied(weapon, dice, fan)) emit({ type: 'emptied', entity: attacker, weapon });
  const hits = dice.reduce((sum, die) => sum + hitsOf(die, attack), 0);
  emit({ type: 'struck', hits, harm: hits === 0 ? [] : harmOf(state, attack, damageOf(hits, attack)) });
  const fallen = sure(state.attack)
    .harm.map(({ entity }) => being(state, entity))
    .filter(({ hp }) => hp <= 0);
  const victims = otherSeat(being(state, attacker).seat);
  // Riders before mounts, so that no fallen rider is placed; the mounts of the attacker's opponent first.
  const order = (entity: Being) => (entity.kind === 'character' ? 0 : entity.seat === victims ? 1 : 2);
  for (const { id } of [...fallen].sort((a, b) => order(a) - order(b))) emit({ type: 'fell', entity: id });
  finishIfWiped({ state, emit });
}

/** (4) to (6) of DC-R-43: places for the thrown, the push, Panic. */
function place(play: Play): boolean {
  const { state, emit } = play;
  const [fallen] = state.fallen;
  if (fallen !== undefined) {
    // DC-DIN-11, DC-R-60
    ask(play, 'place', otherSeat(being(state, fallen.mount).seat));
    return false;
  }
  const attack = sure(state.attack);
  const target = being(state, attack.target);
  // DC-WPN-4, DC-R-75: a passenger is not pushed
  if (attack.fan && attack.hits > 0 && target.inPlay && target.mount === null) {
    emit({ type: 'pushed', body: target.id, ...pushOf(state, being(state, attack.attacker), target) });
  }
  // DC-DIS-1, DC-DIS-2, DC-R-49
  for (const { entity, damage } of attack.harm) {
    const { inPlay, dis } = being(state, entity);
    if (inPlay && dis !== null && damage >= dis) emit({ type: 'panicked', entity });
  }
  emit({ type: 'testsDue', tests: testsAfter(state, attack) });
  return true;
}

/** (7) and (8) of DC-R-43: the Bravery Tests that an attack causes (DC-BRV-1, DC-LDR-1, DC-R-50). */
function testsAfter(state: Now, { attacker, harm }: Frozen<Attack>): Test[] {
  const own = being(state, attacker).seat;
  const seats: readonly Seat[] = [otherSeat(own), own];
  const characters = (seat: Seat) => posseOf(state, seat).filter(({ kind }) => kind === 'character');
  const damageTo = (id: number) => harm.find(({ entity }) => entity === id)?.damage ?? 0;
  const hurt = seats.flatMap((seat) =>
    characters(seat).filter(({ id, startHp }) => damageTo(id) >= braveryThreshold(startHp)),
  );
  const hasLost = (seat: Seat) =>
    harm.some(({ entity }) => {
      const { leader, inPlay, seat: side } = being(state, entity);
      return leader && !inPlay && side === seat;
    });
  const shaken = seats.filter(hasLost).flatMap(characters);
  return [
    ...hurt.map(({ id }): Test => ({ entity: id, cause: 'damage' })),
    ...shaken.map(({ id }): Test => ({ entity: id, cause: 'leader' })),
  ];
}

/** The next Bravery Test (DC-BRV-2, DC-BRV-3), or the end of the attack. */
function test(play: Play): boolean {
  const { state, emit } = play;
  const next = state.attack?.tests[0];
  if (next === undefined) {
    emit({ type: 'attackEnded' });
    return true;
  }
  const { fleeing, btn, id } = being(state, next.entity);
  if (!fleeing) return roll(play, id, 'bravery', sure(btn));
  emit({ type: 'testSkipped', entity: id });
  return true;
}
