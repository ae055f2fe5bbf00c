/** Judges overruns, dinosaur attacks, damage, luck and deaths: DW-INV-5, 19, 20, 23 to 25, 27 and 28. */
import type { Facts } from '@dwo/kernel';
import { DINOSAURS } from '../rules/data/dinosaurs';
import { RANK_TABLE } from '../rules/data/ranks';
import { TERRAIN } from '../rules/data/terrain';
import { VEHICLES } from '../rules/data/vehicles';
import { isHandWeapon, type Weapon } from '../rules/data/weapons';
import type { Event } from '../rules/events';
import { type Books, type Due, find, living, need, overrunOn, plays, type Violation, weaponOf } from './books';
import type { ArmyEntry, DinosaurEntry } from './entries';
import { reaches } from './overruns';
import { judgeScore } from './scores';
import { gapOf, inContact, inside, touches } from './space';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Returns a due event of this type for this figure, if there is one. */
export function due<T extends Due['type']>(
  books: Books,
  type: T,
  figure: string,
): Extract<Due, { type: T }> | undefined {
  const found = books.due.find((one) => one.type === type && one.figure === figure);
  return found as Extract<Due, { type: T }> | undefined;
}

/** Judges a roll of two dice from 1 to 6 against a number, and its result (DW-INV-27, DW-INV-28). */
export function judgeTest(
  figure: string,
  dice: readonly number[],
  told: { readonly needed: number; readonly made: boolean },
  own: number | null,
): Violation[] {
  const found: Violation[] = [];
  if (dice.length !== 2 || dice.some((d) => !Number.isInteger(d) || d < 1 || d > 6)) {
    found.push({ rule: 'DW-INV-27', facts: { figure, dice } });
  }
  const roll = dice.reduce((sum, d) => sum + d, 0);
  if (told.needed !== own || told.made !== roll <= told.needed) {
    found.push({ rule: 'DW-INV-28', facts: { figure, roll, needed: told.needed, own, made: told.made } });
  }
  return found;
}

/** Lists the weapons that a figure may answer with (DW-R-15). */
function answers(books: Books, target: ArmyEntry): readonly Weapon[] {
  if (target.cls === 'weapon') return [target.kind];
  if (target.cls === 'vehicle') return target.mg === null ? [] : [target.mg];
  const served = weaponOf(books, target.id)?.kind;
  const held = find(books, target.holds, 'weapon')?.kind;
  const own = target.weapons.filter((weapon) => weapon !== 'grenade');
  return [...own, ...[served, held].filter((kind): kind is NonNullable<typeof kind> => kind !== undefined)];
}

/** Judges the opening of a reaction. */
export function judgeReactionOpened(books: Books, event: Of<'reactionOpened'>): Violation[] {
  const overrun = overrunOn(books, event.target);
  const target = books.figures.get(event.target);
  const found: Violation[] = [];
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: event.target, ...facts } });
  if (overrun?.dinosaur !== event.figure || overrun.reaction !== 'none' || overrun.attacked) {
    add('DW-INV-5', { dinosaur: event.figure });
  }
  if (target?.side !== 'army') add('DW-INV-5', { dinosaur: event.figure });
  else {
    if (target.overrunBy.length !== 1) add('DW-INV-5', { overruns: [...target.overrunBy] });
    const fit = answers(books, target);
    const wrong = event.weapons.filter(
      (weapon) => !fit.includes(weapon) || (!isHandWeapon(weapon) && !/mg$/.test(weapon)),
    );
    if (wrong.length > 0 || event.weapons.length === 0) add('DW-INV-2', { weapons: [...event.weapons] });
  }
  return found;
}

/** Judges the answer to an overrun. */
export function judgeReactionClosed(books: Books, event: Of<'reactionClosed'>): Violation[] {
  const overrun = overrunOn(books, event.target);
  if (overrun?.reaction === 'open') return [];
  return [{ rule: 'DW-INV-33', facts: { figure: event.target, reaction: overrun?.reaction ?? null } }];
}

function judgeOverrunAttack(books: Books, event: Of<'attacked'>): Violation[] {
  const overrun = overrunOn(books, event.target);
  const answered = overrun?.reaction !== 'open' && overrun?.answer === null;
  const fine = overrun?.dinosaur === event.figure && !overrun.attacked && answered;
  return fine ? [] : [{ rule: 'DW-INV-5', facts: { figure: event.figure, target: event.target } }];
}

/** Lists the scores that a dinosaur may have: its own, or one less in the first turn at a building (DW-MOD-3, DW-R-77). */
function possibleScores(books: Books, dinosaur: DinosaurEntry, target: ArmyEntry): readonly number[] {
  const { attackScore } = DINOSAURS[dinosaur.kind];
  if (!plays(books, 'cover') || target.cls !== 'soldier') return [attackScore];
  const buildings = books.table.terrain.filter(({ kind }) => kind === 'building' && TERRAIN[kind].unusual);
  const fresh = (id: string) => (dinosaur.buildings.get(id) ?? books.turn) === books.turn;
  const surely = buildings.some(({ id, outline }) => inside(target, outline, 1e-6) && fresh(id));
  const perhaps = buildings.some(({ id, outline }) => inside(target, outline, -1e-6) && fresh(id));
  return surely ? [attackScore - 1] : perhaps ? [attackScore - 1, attackScore] : [attackScore];
}

/** Judges a dinosaur's attack. */
export function judgeAttacked(books: Books, event: Of<'attacked'>): Violation[] {
  const dinosaur = need(books, event.figure, 'dinosaur');
  const target = books.figures.get(event.target);
  const { stars } = DINOSAURS[dinosaur.kind];
  const tank = target?.cls === 'vehicle' && VEHICLES[target.kind].tank;
  const automatic = target?.cls !== 'vehicle' || stars === 0 ? 0 : stars === 1 ? (tank ? 0 : 2) : tank ? 2 : 3;
  const found = judgeScore(books, event, event.parts, automatic);
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: dinosaur.id, ...facts } });
  if (target?.side !== 'army') add('DW-DATK-2', { target: event.target });
  else {
    const possible = possibleScores(books, dinosaur, target);
    if (!possible.includes(event.score)) add('DW-INV-28', { score: event.score, possible });
    if (!target.alive || !dinosaur.alive) add('DW-INV-20', { target: target.id });
    // An overrun is judged by what was touched when it was declared: friendly fire may kill that one of a crew before the attack.
    const perhaps = event.overrun && overrunOn(books, target.id)?.crewFell;
    if (!perhaps && !reaches(books, dinosaur, target)) add('DW-INV-25', { gapCi: gapOf(dinosaur, target) });
  }
  if (event.overrun) {
    if (books.phase !== 'dinosaur-movement') add('DW-INV-25', { phase: books.phase });
    found.push(...judgeOverrunAttack(books, event));
  } else if (books.phase !== 'dinosaur-attack' || dinosaur.attacked) {
    add('DW-INV-25', { phase: books.phase, attacked: dinosaur.attacked });
  }
  return found;
}

/** Notes an attack on a soldier in a building, with the turn of the first one there (DW-R-77). */
export function noteBuildings(books: Books, event: Of<'attacked'>): void {
  const dinosaur = need(books, event.figure, 'dinosaur');
  const target = find(books, event.target, 'soldier');
  for (const { id, kind, outline } of books.table.terrain) {
    if (kind !== 'building' || target === null || !inside(target, outline, -1e-6)) continue;
    if (!dinosaur.buildings.has(id)) dinosaur.buildings.set(id, books.turn);
  }
}

/** An event names the rule behind it (DW-INV-27). */
function judgeRule(event: { readonly figure: string; readonly rule: string }, own: string): Violation[] {
  return event.rule === own ? [] : [{ rule: 'DW-INV-27', facts: { figure: event.figure, told: event.rule, own } }];
}

/** Judges a dinosaur's loss of life points. */
export function judgeWounded(books: Books, event: Of<'wounded'>): Violation[] {
  const dinosaur = need(books, event.figure, 'dinosaur');
  const left = dinosaur.lifePoints - event.lost;
  const facts = { figure: event.figure, before: dinosaur.lifePoints, lost: event.lost };
  const wanted = due(books, 'wounded', event.figure);
  if (!dinosaur.alive) return [{ rule: 'DW-INV-20', facts }];
  const least = dinosaur.lifePoints === 0 ? 0 : 1;
  if (event.lost < least || left < 0) return [{ rule: 'DW-INV-19', facts }];
  if (!wanted) return [{ rule: 'DW-INV-27', facts }];
  if (wanted.left !== left) return [{ rule: 'DW-INV-19', facts: { ...facts, own: wanted.left } }];
  // In phase 4 nobody fires, so a ram is the cause.
  const usual = books.phase === 'army-movement' ? 'DW-OPT-RAM-3' : 'DW-DMG-8';
  return judgeRule(event, wanted.auto ? 'DW-AUTO-2' : usual);
}

/** Structural points fall by the values of the tables, and never below 0 (DW-INV-19). */
export function judgeDamaged(books: Books, event: Of<'damaged'>): Violation[] {
  const vehicle = need(books, event.figure, 'vehicle');
  const facts = { figure: event.figure, before: vehicle.structurePoints, lost: event.lost };
  const wanted = due(books, 'damaged', event.figure);
  if (!vehicle.alive) return [{ rule: 'DW-INV-20', facts }];
  if (!wanted) return [{ rule: 'DW-INV-27', facts }];
  const fine = event.lost === wanted.lost && event.lost >= 0 && event.lost <= vehicle.structurePoints;
  return fine ? judgeRule(event, wanted.rule) : [{ rule: 'DW-INV-19', facts: { ...facts, own: wanted.lost } }];
}

/** Judges the destruction of a vehicle or weapon. */
export function judgeDestroyed(books: Books, event: Of<'destroyed'>): Violation[] {
  const gone = books.figures.get(event.figure);
  const facts = { figure: event.figure, by: event.by };
  if (!gone?.alive) return [{ rule: 'DW-INV-20', facts }];
  const wanted = due(books, 'destroyed', event.figure);
  if (!wanted) return [{ rule: 'DW-INV-19', facts }];
  return wanted.by === event.by
    ? judgeRule(event, wanted.rule)
    : [{ rule: 'DW-INV-27', facts: { ...facts, own: wanted.by } }];
}

/** Judges a special figure's luck roll. */
export function judgeLuck(books: Books, event: Of<'luckRolled'>): Violation[] {
  const soldier = books.figures.get(event.figure);
  const luck = soldier?.cls === 'soldier' ? RANK_TABLE[soldier.rank].luck : null;
  const found = judgeTest(event.figure, event.dice, { needed: event.needed, made: event.lucky }, luck);
  if (luck === null || !due(books, 'luckRolled', event.figure)) {
    found.push({ rule: 'DW-INV-23', facts: { figure: event.figure, luck } });
  }
  return found;
}

/** Judges the luck roll of a dinosaur without life points, by its attack score (DW-OPT-RAGE-2, DW-INV-19). */
export function judgeRaged(books: Books, event: Of<'raged'>): Violation[] {
  const dinosaur = need(books, event.figure, 'dinosaur');
  const own = { 8: 6, 9: 7, 10: 8 }[DINOSAURS[dinosaur.kind].attackScore as number] ?? null;
  const found = judgeTest(event.figure, event.dice, { needed: event.needed, made: event.alive }, own);
  const facts = { figure: event.figure, lifePoints: dinosaur.lifePoints };
  if (!plays(books, 'dino_rage')) found.push({ rule: 'DW-INV-29', facts });
  if (dinosaur.lifePoints > 0 || books.due.every(({ figure }) => figure !== event.figure)) {
    found.push({ rule: 'DW-INV-19', facts });
  }
  return found;
}

/** A stray needs the option, and a roll of 10 or more hits a friend who touches the target (DW-OPT-FIC-1, DW-R-86). */
export function judgeStrayed(books: Books, event: Of<'strayed'>, shot: Of<'shot'> | null): Violation[] {
  const found: Violation[] = [];
  const facts = { figure: event.figure, target: event.target };
  if (!plays(books, 'fire_into_combat')) found.push({ rule: 'DW-INV-29', facts });
  const dinosaur = shot === null ? null : find(books, shot.target, 'dinosaur');
  if (shot === null || shot.hit || shot.figure !== event.figure || dinosaur === null) {
    return [...found, { rule: 'DW-INV-27', facts }];
  }
  const ride = find(books, event.figure, 'soldier')?.aboard ?? null;
  const gun = find(books, event.figure, 'weapon');
  const friends = living(books, 'army').filter(
    (friend) =>
      friend.cls !== 'weapon' &&
      friend.id !== event.figure &&
      friend.id !== ride &&
      !gun?.served.includes(friend.id) &&
      touches(books, dinosaur, friend),
  );
  const roll = event.dice[0] + event.dice[1];
  const fine = roll >= 10 ? friends.some(({ id }) => id === event.target) : event.target === null;
  if (!fine || friends.length === 0)
    found.push({ rule: 'DW-INV-28', facts: { ...facts, roll, friends: friends.map(({ id }) => id) } });
  const drawn = roll >= 10 && friends.length > 1;
  if ((event.drawn !== null) !== drawn || (event.drawn ?? 1) > Math.max(1, friends.length)) {
    found.push({ rule: 'DW-INV-27', facts: { ...facts, drawn: event.drawn, friends: friends.length } });
  }
  return found;
}

/** A ram comes into contact in this phase and hits on 10 or less, whatever the armour (DW-OPT-RAM-2, DW-R-81). */
export function judgeRammed(books: Books, event: Of<'rammed'>): Violation[] {
  const rammer = need(books, event.figure, 'vehicle');
  const target = need(books, event.target, 'dinosaur');
  const found = judgeScore(books, event, event.parts, 0);
  const add = (rule: string, facts: Facts): number => found.push({ rule, facts: { figure: rammer.id, ...facts } });
  if (!plays(books, 'ramming_move')) add('DW-INV-29', { option: 'ramming_move' });
  if (event.score !== 10) add('DW-INV-28', { score: event.score });
  if (rammer.immobile || books.phase !== 'army-movement') add('DW-INV-17', { phase: books.phase });
  if (!rammer.alive || !target.alive) add('DW-INV-20', { target: target.id });
  if (!touches(books, rammer, target) || !inContact(books, rammer)) add('DW-R-81', { gapCi: gapOf(rammer, target) });
  return found;
}

/** A lucky soldier is wounded only if the option is on (DW-OPT-WOUND-1). */
export function judgeCrippled(books: Books, event: Of<'crippled'>): Violation[] {
  const fine = plays(books, 'wounded_soldiers') && find(books, event.figure, 'soldier')?.alive === true;
  return fine ? [] : [{ rule: 'DW-INV-29', facts: { figure: event.figure } }];
}

/** Judges a death. */
export function judgeKilled(books: Books, event: Of<'killed'>): Violation[] {
  const figure = books.figures.get(event.figure);
  const facts = { figure: event.figure, by: event.by };
  if (!figure?.alive) return [{ rule: 'DW-INV-20', facts }];
  if (figure.cls === 'dinosaur' && figure.lifePoints > 0) {
    return [{ rule: 'DW-INV-19', facts: { ...facts, lifePoints: figure.lifePoints } }];
  }
  const wanted = due(books, 'killed', event.figure);
  if (!wanted) return [{ rule: figure.side === 'army' ? 'DW-INV-23' : 'DW-INV-27', facts }];
  return wanted.by === event.by
    ? judgeRule(event, wanted.rule)
    : [{ rule: 'DW-INV-27', facts: { ...facts, own: wanted.by } }];
}

/** Judges the end of an overrun. */
export function judgeOverrunEnded(books: Books, event: Of<'overrunEnded'>): Violation[] {
  const overrun = overrunOn(books, event.target);
  const target = books.figures.get(event.target);
  const dinosaur = need(books, event.figure, 'dinosaur');
  const facts = { figure: event.figure, target: event.target, success: event.success };
  const over = overrun?.dinosaur === event.figure && (overrun.attacked || !dinosaur.alive || target?.alive === false);
  if (!over) return [{ rule: 'DW-OVER-4', facts }];
  if (event.success !== (target?.alive === false)) return [{ rule: 'DW-OVER-5', facts }];
  return judgeRule(event, event.success ? 'DW-OVER-5' : dinosaur.alive ? 'DW-OVER-7' : 'DW-CLOSE-11');
}
