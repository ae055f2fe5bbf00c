/** The dice of attacks and what they do, in the order of VS-SEQ-3: sight, cover, attack, armor. */
import { pool, type Seat } from '@dwo/kernel';
import { areJoined, middleOf } from '@dwo/kernel/table';
import { attackBonus, commanderOf, discOf, sure, touches } from './bodies';
import { ARMOR_SAVE, AUTOMATIC_DICE, CLASS_DATA, DIE, DOUBT, RANGE, TERRAIN_SAVE, TO_HIT } from './data/limits';
import { TERRAIN } from './data/terrain';
import type { Armor, AttackWay } from './data/words';
import { scenarioOf } from './forces';
import { gapTo, sectionOf } from './ground';
import { barrierBetween, canReach, canReachSection, isInRange, lookAt, lookAtSection, type Sight } from './looking';
import type { Play } from './play';
import { type No, refuse } from './refusal';
import type { Fig, Now, Piece } from './state';

/** The total of an attack die: the best face and the bonus, with no automatic results (VS-AUT-1, VS-R-31). */
export function totalOf(dice: readonly number[], bonus: number): number {
  return Math.max(...dice) + bonus;
}

/** Whether a distance attack hits (VS-DST-5, VS-DST-6, VS-COV-1, VS-TV-1). */
export function shotHits(dice: readonly number[], bonus: number, covered: boolean): boolean {
  return totalOf(dice, bonus) >= (covered ? TO_HIT.cover : TO_HIT.distance);
}

/** Whether a hand to hand attack hits (VS-HTH-4, VS-TV-2). */
export function blowHits(die: number, bonus: number): boolean {
  return totalOf([die], bonus) >= TO_HIT.hand;
}

/** Whether armor turns a hit into a miss (VS-ARM-2 to VS-ARM-4, VS-TV-3). */
export function armorSaves(armor: Armor, die: number, bonus: number): boolean {
  return armor !== 'none' && die + bonus >= ARMOR_SAVE[armor];
}

/** Whether terrain resists a hit (VS-TER-3, VS-TV-4). */
export function wallStands(die: number): boolean {
  return die >= TERRAIN_SAVE;
}

/** Whether a doubt is decided with yes: seen, or covered (VS-LOS-2, VS-COV-3, VS-TV-8). */
export function doubtFalls(die: number): boolean {
  return die >= DOUBT;
}

/** Whether figures of this one may be attacked by another: others' figures and wild ones (VS-R-29, VS-R-17). */
function refuseFoe(state: Now, attacker: Fig, target: number): No | Fig {
  const figure = state.figures[target];
  if (figure?.place !== 'table') return refuse('VS-R-29', 'BAD_TARGET', { target });
  const [own, other] = [commanderOf(state, attacker), commanderOf(state, figure)];
  // Wild creatures attack the figures of players alone (VS-WLD-2).
  return own === other ? refuse('VS-R-29', 'BAD_TARGET', { target }) : figure;
}

/** Why a figure can't shoot at a target; null if it can (VS-DST-1, VS-DST-2, VS-DST-4, VS-R-22, VS-R-25, VS-R-28, VS-R-48). */
export function refuseShot(state: Now, attacker: Fig, target: number): No | null {
  if (!attacker.distance) return refuse('VS-DST-1', 'NO_GUN', { figure: attacker.id });
  if (attacker.attacked) return refuse('VS-RND-4', 'ALREADY_DONE', { figure: attacker.id });
  const foe = refuseFoe(state, attacker, target);
  if ('rule' in foe) return foe;
  if (!isInRange(state, attacker, foe)) return refuse('VS-R-28', 'OUT_OF_RANGE', { target });
  if (attacker.unseen.includes(target)) return refuse('VS-R-25', 'NOT_SEEN', { target });
  const sight = lookAt(state, attacker, foe);
  return sight.state === 'out' ? refuse('VS-R-24', 'NOT_SEEN', { target, arc: sight.arc }) : null;
}

/** Why a figure can't strike a target; null if it can (VS-HTH-1, VS-HTH-2, VS-R-32, VS-R-33). */
export function refuseBlow(state: Now, attacker: Fig, target: number): No | null {
  if (attacker.attacked) return refuse('VS-RND-4', 'ALREADY_DONE', { figure: attacker.id });
  const foe = refuseFoe(state, attacker, target);
  if ('rule' in foe) return foe;
  if (!canReach(state, attacker, foe)) return refuse('VS-R-32', 'OUT_OF_RANGE', { target });
  const barrier = barrierBetween(state, discOf(state, attacker), discOf(state, foe));
  return barrier === null ? null : refuse('VS-R-33', 'BLOCKED', { target, section: barrier.id });
}

/** Why a figure can't attack a section; null if it can (VS-TER-1, VS-R-34, VS-R-39, VS-R-25). */
export function refuseDemolition(state: Now, attacker: Fig, id: string, way: AttackWay): No | null {
  if (way === 'distance' && !attacker.distance) return refuse('VS-DST-1', 'NO_GUN', { figure: attacker.id });
  if (attacker.attacked) return refuse('VS-R-34', 'ALREADY_DONE', { figure: attacker.id });
  const section = sectionOf(state, id);
  if (section === null) return refuse('VS-R-39', 'BAD_TARGET', { section: id });
  if (way === 'hand') {
    if (!canReachSection(state, attacker, section)) return refuse('VS-R-32', 'OUT_OF_RANGE', { section: id });
    const barrier = barrierBetween(state, discOf(state, attacker), middleOf(section), id);
    return barrier === null ? null : refuse('VS-R-33', 'BLOCKED', { section: barrier.id });
  }
  if (gapTo(discOf(state, attacker), section) > RANGE) return refuse('VS-R-28', 'OUT_OF_RANGE', { section: id });
  if (attacker.unseenSections.includes(state.features.findIndex((piece) => piece.id === id))) {
    return refuse('VS-R-25', 'NOT_SEEN', { section: id });
  }
  const sight = lookAtSection(state, attacker, section);
  return sight.state === 'out' ? refuse('VS-R-24', 'NOT_SEEN', { section: id, arc: sight.arc }) : null;
}

/** The sections that may fall with one, in order of their ids: only figures of vehicle class break two (VS-R-39). */
export function secondsOf({ features }: Now, attacker: Fig, section: Piece): Piece[] {
  if (attacker.class !== 'vehicle') return [];
  return features
    .filter((piece) => piece.standing && TERRAIN[piece.kind].destructible)
    .filter((piece) => piece.id !== section.id && piece.group === section.group && areJoined(piece, section))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Rolls for sight if it is not sure; false if the attack ends here, unused (VS-LOS-2, VS-R-25). */
function isSeen(
  { dice, emit }: Play,
  attacker: Fig,
  sight: Sight,
  at: { target: number | null; section: string | null },
): boolean {
  if (sight.state !== 'unsure') return true;
  const die = dice.roll(DIE, 'sight');
  const seen = doubtFalls(die);
  emit({ type: 'sightRolled', figure: attacker.id, ...at, die, seen });
  return seen;
}

/** A distance attack on a figure, all dice included (VS-DST-3, VS-COV-1 to VS-COV-3, VS-AUT-1, VS-R-26, VS-R-30). */
export function shoot(play: Play, attacker: Fig, target: Fig): void {
  const { state, dice, emit } = play;
  const sight = lookAt(state, attacker, target);
  const at = { target: target.id, section: null };
  if (!isSeen(play, attacker, sight, at)) return;
  let covered = sight.cover === 'covered';
  if (sight.cover === 'disputed') {
    const die = dice.roll(DIE, 'cover');
    covered = doubtFalls(die);
    emit({ type: 'coverRolled', figure: attacker.id, target: target.id, die, covered });
  }
  const rolled = pool(dice, attacker.automatic ? AUTOMATIC_DICE : 1, DIE, 'shot');
  const bonus = attackBonus(attacker);
  const hit = shotHits(rolled, bonus, covered);
  const need = covered ? TO_HIT.cover : TO_HIT.distance;
  emit({ type: 'attacked', figure: attacker.id, way: 'distance', ...at, dice: rolled, bonus, need, hit });
  land(play, attacker, target, hit);
}

/** A hand to hand attack on a figure: no cover, one die (VS-HTH-3, VS-HTH-5, VS-INV-12). */
export function strike(play: Play, attacker: Fig, target: Fig): void {
  const die = play.dice.roll(DIE, 'blow');
  const bonus = attackBonus(attacker);
  const hit = blowHits(die, bonus);
  const at = { target: target.id, section: null, need: TO_HIT.hand };
  play.emit({ type: 'attacked', figure: attacker.id, way: 'hand', ...at, dice: [die], bonus, hit });
  land(play, attacker, target, hit);
}

/** The fate of the target of an attack that was rolled (VS-WLD-6, VS-ARM-1, VS-R-35, VS-EFF-1). */
function land(play: Play, attacker: Fig, target: Fig, hit: boolean): void {
  const { dice, emit } = play;
  if (target.asleep && !target.stirred) emit({ type: 'stirred', figure: target.id });
  if (!hit) return;
  if (target.armor !== 'none') {
    const die = dice.roll(DIE, 'armor');
    const bonus = CLASS_DATA[target.class].armorBonus;
    const saved = armorSaves(target.armor, die, bonus);
    emit({ type: 'armorRolled', figure: target.id, die, bonus, need: ARMOR_SAVE[target.armor], saved });
    if (saved) return;
  }
  destroy(play, attacker, target);
}

/** The seat that scores a destroyed figure; null for nobody (VS-R-36, VS-R-43, VS-WLD-1). */
function scorerOf(state: Now, attacker: Fig, target: Fig): Seat | null {
  if (target.seat === null && !scenarioOf(state).wildScore) return null;
  return commanderOf(state, attacker);
}

/** Removes a figure; its rider and items stay where it stood (VS-EFF-1, VS-EFF-2, VS-EFF-3, VS-R-37, VS-R-38). */
function destroy({ state, emit }: Play, attacker: Fig, target: Fig): void {
  const seat = scorerOf(state, attacker, target);
  const { x, y } = discOf(state, target);
  const items = itemsOf(state, target.id);
  if (target.rider !== null) emit({ type: 'unhorsed', figure: target.rider, mount: target.id });
  emit({ type: 'destroyed', figure: target.id, by: attacker.id, seat, points: seat === null ? 0 : target.points });
  if (items.length > 0) emit({ type: 'itemsDropped', figure: target.id, items, x, y });
}

/** The items that a figure carries, by index (VS-ITM-2). */
export function itemsOf({ items }: Now, figure: number): number[] {
  return items.flatMap(({ by }, id) => (by === figure ? [id] : []));
}

/** An attack on a section, all dice included; one armor die decides for both sections (VS-TER-2, VS-TER-3, VS-R-39). */
export function demolish(
  play: Play,
  attacker: Fig,
  section: Piece,
  order: { way: AttackWay; second: string | null },
): void {
  const { state, dice, emit } = play;
  const { way, second } = order;
  const at = { target: null, section: section.id };
  if (way === 'distance' && !isSeen(play, attacker, lookAtSection(state, attacker, section), at)) return;
  const count = way === 'distance' && attacker.automatic ? AUTOMATIC_DICE : 1;
  const rolled = pool(dice, count, DIE, way === 'distance' ? 'shot' : 'blow');
  const [bonus, need] = [attackBonus(attacker), TO_HIT[way]];
  const hit = totalOf(rolled, bonus) >= need;
  emit({ type: 'attacked', figure: attacker.id, way, ...at, dice: rolled, bonus, need, hit });
  if (!hit) return;
  const die = dice.roll(DIE, 'wall');
  const saved = wallStands(die);
  emit({ type: 'wallRolled', section: section.id, die, saved });
  if (saved) return;
  const other = second ?? secondsOf(state, attacker, section)[0]?.id ?? null;
  emit({ type: 'sectionFell', section: section.id });
  if (other !== null) emit({ type: 'sectionFell', section: other });
}

/** Whether a figure touches any of others (VS-WLD-4). */
export function touchesAny(state: Now, figure: Fig, others: readonly Fig[]): boolean {
  const own = discOf(state, figure);
  return others.some((other) => touches(own, discOf(state, other)));
}

/** The figure with this index, on the surface. */
export function targetOf(state: Now, id: number): Fig {
  return sure(state.figures[id]);
}
