/** Phases 2 and 5: the army concentrates its fire on a dinosaur that it can kill, the most dangerous one first. */

import type { Frozen, Seat } from '@dwo/kernel';
import {
  type ArmyFigure,
  arcOf,
  armyFigureOf,
  distanceCi,
  type Fire,
  figureIndexOf,
  type Intent,
  inArc,
  isSoldier,
  lineOfSight,
  readyWeapons,
  type State,
  soldierOf,
  spottersFor,
  type Weapon,
  WINDOW_OF_PHASE,
} from '../rules';
import { allowed, type Beast, type Field, gapOf, overlooks } from './field';
import { type Blow, blowOf, indirectScoreOf, livesOf, menace, reaches } from './worth';

/** A figure that could fire, and its weapons. */
interface Firer {
  readonly id: string;
  readonly it: Frozen<ArmyFigure>;
  readonly weapons: readonly Weapon[];
}

/** The best shot of a figure at a target. */
interface Chance extends Blow {
  readonly firer: Firer;
  readonly fire: Fire;
  /** The number of other dinosaurs that the figure could fire at. */
  readonly others: number;
}

/** The number of likeliest spotters that are compared. */
const SPOTTERS = 6;

/** Returns the next shot, or null if no figure can hit anything. */
export function volley(field: Field, seat: Seat): Intent | null {
  const firers = firersOf(field, seat);
  const guns = new Set(firers.map(({ id }) => id));
  const serves = ({ it }: Firer) => isSoldier(it) && it.crewOf !== null && guns.has(it.crewOf);
  // A crewman does not fire their own weapon as long as the gun can fire.
  const free = firers.filter((firer) => !serves(firer));
  return shotBy(field, seat, free) ?? (free.length < firers.length ? shotBy(field, seat, firers) : null);
}

function firersOf(field: Field, seat: Seat): Firer[] {
  const { state } = field;
  const window = WINDOW_OF_PHASE[state.phase] ?? 'regular';
  return figureIndexOf(state).ids.army.flatMap((id): Firer[] => {
    const it = armyFigureOf(state, id);
    if (it === null || it.owner !== seat || !it.alive || it.absence !== null || overlooks(field, id)) return [];
    const weapons = readyWeapons(state, id, it, window);
    return weapons.length === 0 ? [] : [{ id, it, weapons }];
  });
}

interface Target {
  readonly beast: Beast;
  readonly firers: readonly { readonly firer: Firer; readonly weapons: readonly Weapon[] }[];
  /** The worth of the target's death for each of its life points. */
  readonly price: number;
  /** The worth of the volley if every firer in range saw the target. */
  readonly most: number;
}

function shotBy(field: Field, seat: Seat, firers: readonly Firer[]): Intent | null {
  const targets = targetsOf(field, firers).sort((a, b) => b.most - a.most);
  const choices = new Map<string, number>();
  for (const target of targets) {
    for (const { firer } of target.firers) choices.set(firer.id, (choices.get(firer.id) ?? 0) + 1);
  }
  if (!field.script.weighs) return nearestShot(field, seat, targets, firers);
  const weakest = field.script.aims === 'weakest';
  let best: { readonly value: number; readonly chances: readonly Chance[] } | null = null;
  for (const target of targets) {
    if (!weakest && field.others === null && best !== null && best.value >= target.most) break;
    const chances = chancesAt(field, target, choices);
    const worth = worthOfFall(target, sumOf(chances));
    const value = weakest ? worth / livesOf(target.beast.it) : worth;
    const [any] = chances;
    if (any !== undefined) field.others?.push(any.fire);
    if (chances.length > 0 && (best === null || value > best.value)) best = { value, chances };
  }
  if (best === null) return null;
  // Figures with the fewest targets fire first, so that the others keep their choice.
  const order = [...best.chances].sort((a, b) => a.others - b.others || b.death - a.death || b.damage - a.damage);
  return allowed(
    field.state,
    seat,
    order.map(({ fire }) => fire),
  );
}

/** Lets each figure fire at the dinosaur nearest to it. */
function nearestShot(field: Field, seat: Seat, targets: readonly Target[], firers: readonly Firer[]): Intent | null {
  for (const { id, it } of firers) {
    const near = targets
      .map((target) => ({ target, far: distanceCi(field.state, it, target.beast.it) }))
      .sort((a, b) => a.far - b.far);
    const shots = near.flatMap(({ target }) => {
      const own = target.firers.filter(({ firer }) => firer.id === id);
      return chancesAt(field, { ...target, firers: own }, new Map()).map(({ fire }): Intent => fire);
    });
    const intent = allowed(field.state, seat, shots);
    if (intent) return intent;
  }
  return null;
}

function sumOf(chances: readonly Blow[]): number {
  return chances.reduce((sum, { damage }) => sum + damage, 0);
}

function worthOfFall({ beast, price }: Pick<Target, 'beast' | 'price'>, damage: number): number {
  return price * Math.min(1, damage / livesOf(beast.it));
}

/** Lists all dinosaurs in range of a firer, seen or not. */
function targetsOf(field: Field, firers: readonly Firer[]): Target[] {
  const { state } = field;
  return field.beasts.flatMap((beast): Target[] => {
    let damage = 0;
    const able = firers.flatMap((firer) => {
      const far = distanceCi(state, firer.it, beast.it);
      const weapons = firer.weapons.filter(
        (weapon) => reaches(state, firer.it, weapon, far) && blowOf(state, weapon, beast.it).damage > 0,
      );
      if (weapons.length > 0) damage += Math.max(...weapons.map((weapon) => blowOf(state, weapon, beast.it).damage));
      return weapons.length === 0 ? [] : [{ firer, weapons }];
    });
    if (able.length === 0) return [];
    const gap = Math.min(...field.prey.map(({ base }) => gapOf(base, beast.base)));
    const price = menace(state, beast.it, gap) / livesOf(beast.it);
    return [{ beast, firers: able, price, most: worthOfFall({ beast, price }, damage) }];
  });
}

/** Lists the shots of each firer at a target that they see themselves or through a spotter. */
function chancesAt(field: Field, { beast, firers }: Target, choices: ReadonlyMap<string, number>): Chance[] {
  const { state } = field;
  const spotters = new Map<Seat, string | null>();
  return firers.flatMap(({ firer, weapons }): Chance[] => {
    const sees = lineOfSight(state, firer.it, beast.id);
    let best: Chance | null = null;
    for (const weapon of weapons) {
      const spotter = sees ? null : spotterFor(field, firer, weapon, beast.id, spotters);
      if (sees ? isOutOfArc(state, firer.it, weapon, beast) : spotter === null) continue;
      const blow = blowOf(state, weapon, beast.it, !sees);
      if (blow.damage === 0 || (best !== null && blow.damage <= best.damage)) continue;
      const fire: Fire = { type: 'fire', figure: firer.id, weapon, target: beast.id, spotter };
      best = { ...blow, firer, fire, others: choices.get(firer.id) ?? 0 };
    }
    return best === null ? [] : [best];
  });
}

function isOutOfArc(state: Frozen<State>, it: Frozen<ArmyFigure>, weapon: Weapon, { it: dinosaur }: Beast): boolean {
  const arc = isSoldier(it) ? null : arcOf(state, it, weapon);
  return arc !== null && !inArc(state, it, arc, dinosaur);
}

/**
 * Returns the spotter for a weapon that does not see the target: one who has spotted already, else the one who loses the
 * least fire.
 */
function spotterFor(
  { state }: Field,
  { it: { owner } }: Firer,
  weapon: Weapon,
  target: string,
  known: Map<Seat, string | null>,
): string | null {
  if (indirectScoreOf(state, weapon) === null) return null;
  const before = known.get(owner);
  if (before !== undefined) return before;
  const loss = (id: string): number => {
    const soldier = soldierOf(state, id);
    if (soldier === null || soldier.spotted) return 0;
    const window = WINDOW_OF_PHASE[state.phase] ?? 'regular';
    return 1 + readyWeapons(state, id, soldier, window).length;
  };
  const [best] = spottersFor(state, { owner, target }, SPOTTERS)
    .map((id) => ({ id, loss: loss(id) }))
    .sort((a, b) => a.loss - b.loss);
  known.set(owner, best?.id ?? null);
  return best?.id ?? null;
}
