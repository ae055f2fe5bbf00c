/** What the tools ask the referee's own functions; nothing here knows a rule by itself. */
import {
  aim,
  allowanceCi,
  armourSide,
  contacts,
  DINOSAURS,
  dinoWars,
  type FigureId,
  fireTargets,
  HAND_WEAPONS,
  type HandWeapon,
  type Intent,
  RANK_TABLE,
  type Soldier,
  type State,
  WEAPONS,
} from '@dwo/dino-wars';
import type { Frozen, Point, Refusal, Seat } from '@dwo/kernel';
import { type Chances, chancesOf, of36 } from './chances';
import type { Odds, OddsPart, WeaponChoice } from './plan';

/** Why the referee would refuse this; null if he would not. */
export function whyNot(state: Frozen<State>, seat: Seat, intent: Intent): Refusal | null {
  return dinoWars.check(state, seat, intent);
}

/** Where a figure stands; null if there is none of that name. */
export function placeOf(state: Frozen<State>, figure: FigureId): Point | null {
  return state.dinosaurs[figure] ?? state.soldiers[figure] ?? null;
}

/** Radius of a figure's base. */
export function radiusOf(state: Frozen<State>, figure: FigureId): number {
  const dinosaur = state.dinosaurs[figure];
  return dinosaur === undefined ? SOLDIER_RADIUS : DINOSAURS[dinosaur.kind].radiusCi;
}

const SOLDIER_RADIUS = 50;

/** Who commands a figure; null if there is none of that name. */
export function ownerOf(state: Frozen<State>, figure: FigureId): Seat | null {
  return (state.dinosaurs[figure] ?? state.soldiers[figure])?.owner ?? null;
}

/** Movement a figure still has this turn. */
export function movementLeft(state: Frozen<State>, figure: FigureId): number {
  const spent = (state.dinosaurs[figure] ?? state.soldiers[figure])?.spentCi ?? 0;
  return Math.max(0, allowanceCi(state, figure) - spent);
}

/** A soldier's weapons, which of them can be fired now, and at whom. */
export function weaponChoices(state: Frozen<State>, seat: Seat, figure: FigureId): readonly WeaponChoice[] {
  const soldier = state.soldiers[figure];
  if (soldier === undefined) return [];
  const enemy = Object.keys(state.dinosaurs).find((id) => state.dinosaurs[id]?.alive);
  return HAND_WEAPONS.filter((weapon) => weapon === 'grenade' || soldier.weapons.includes(weapon)).map((weapon) => {
    const targets = fireTargets(state, figure, weapon);
    const refusal =
      targets.length > 0 || enemy === undefined ? null : noTargetReason(state, seat, { figure, weapon, enemy });
    return { weapon, targets, refusal };
  });
}

/** A weapon without targets: the budget's reason if it has one, else what keeps it from the nearest dinosaur. */
function noTargetReason(
  state: Frozen<State>,
  seat: Seat,
  { figure, weapon, enemy }: { figure: FigureId; weapon: HandWeapon; enemy: FigureId },
): Refusal | null {
  const nearest = byDistance(state, figure, Object.keys(state.dinosaurs))[0] ?? enemy;
  return whyNot(state, seat, { type: 'fire', figure, weapon, target: nearest });
}

/** The weapon with the best chance times damage against this target; null if none can be fired at it. */
export function bestShot(
  state: Frozen<State>,
  figure: FigureId,
  target: FigureId,
  choices: readonly WeaponChoice[],
): HandWeapon | null {
  let best: HandWeapon | null = null;
  let most = -1;
  for (const { weapon, targets } of choices) {
    if (!targets.includes(target)) continue;
    const shot = aim(state, figure, weapon, target);
    const worth = shot === null ? -1 : shot.chanceOf36 * shot.damage;
    if (worth > most) {
      best = weapon;
      most = worth;
    }
  }
  return best;
}

/** The odds of a shot, walked through the rules; of one that is refused what the rules' preview says, for the card that says why. */
export function shotOdds(state: Frozen<State>, figure: FigureId, weapon: HandWeapon, target: FigureId): Odds | null {
  const shot = aim(state, figure, weapon, target);
  const soldier = state.soldiers[figure];
  const dinosaur = state.dinosaurs[target];
  if (shot === null || soldier === undefined || dinosaur === undefined) return null;
  const chances = chancesOf(state, soldier.owner, { type: 'fire', figure, weapon, target }, 'shot');
  const odds = shooting(chances, weapon, soldier, armourSide(dinosaur, soldier));
  const range = { gapCi: shot.rangeCi, limitCi: shot.limitCi };
  if (odds !== null) return { ...odds, range };
  const parts = shotParts(shot.parts, weapon, soldier, armourSide(dinosaur, soldier));
  return { ...NO_ODDS, of36: shot.chanceOf36, score: shot.score, parts, damage: shot.damage, range };
}

/** The odds of an answer to an overrun: no range, and the dinosaur shows its front (DW-CLOSE-5, DW-CLOSE-10). */
export function closingOdds(state: Frozen<State>, figure: FigureId, weapon: HandWeapon): Odds | null {
  const soldier = state.soldiers[figure];
  if (soldier === undefined) return null;
  const chances = chancesOf(state, soldier.owner, { type: 'closingFire', figure, weapon }, 'shot');
  return shooting(chances, weapon, soldier, 'front');
}

function shooting(
  chances: Chances | null,
  weapon: HandWeapon,
  soldier: Frozen<Soldier>,
  side: 'front' | 'rear',
): Odds | null {
  if (chances === null) return null;
  const { roll, hit, outright } = chances;
  return {
    ...NO_ODDS,
    of36: of36(hit, 1),
    score: roll.score,
    parts: shotParts(roll.parts, weapon, soldier, side),
    autoOf36: of36(outright, 1),
    damage: WEAPONS[weapon].damage,
  };
}

const NO_ODDS = { luck: null, kill: null, fallsFirst: null, autoOf36: 0, damage: null, range: null } as const;

/** The parts of a shot's score in words, the armour always among them. */
function shotParts(
  parts: readonly { readonly rule: string; readonly value: number }[],
  weapon: HandWeapon,
  soldier: Frozen<Soldier>,
  side: 'front' | 'rear',
): OddsPart[] {
  const armour = `Armour (${side})`;
  const shown = parts.map(({ rule, value }): OddsPart => {
    const label = rule === 'DW-ARM-2' ? armour : partLabel(rule, WEAPONS[weapon].name, RANK_TABLE[soldier.rank].name);
    return { label, value, rule };
  });
  const named = shown.some(({ rule }) => rule === 'DW-ARM-2');
  return named ? shown : [...shown, { label: armour, value: 0, rule: 'DW-ARM-2' }];
}

/**
 * The odds of a dinosaur's attack on a soldier with his luck, for an overrun with the closing fire before it: his standing
 * order's, or if he will be asked the best he can give. Null if it is refused.
 */
export function biteOdds(
  state: Frozen<State>,
  type: 'overrun' | 'attack',
  figure: FigureId,
  target: FigureId,
): Odds | null {
  const dinosaur = state.dinosaurs[figure];
  if (dinosaur === undefined) return null;
  const chances = chancesOf(state, dinosaur.owner, { type, figure, target }, 'attacked');
  if (chances === null) return null;
  const { roll, rolled, hit, lucky, luckNeeded } = chances;
  return {
    ...NO_ODDS,
    of36: of36(hit, rolled),
    score: roll.score,
    parts: roll.parts.map(({ rule, value }) => ({
      ...{ label: `${DINOSAURS[dinosaur.kind].name} attack score`, value, rule },
    })),
    luck: luckNeeded === null ? null : { needed: luckNeeded, of36: of36(lucky, hit) },
    kill: hit - lucky,
    fallsFirst: rolled < 1 ? 1 - rolled : null,
  };
}

/** The soldiers a dinosaur touches. */
export function biteTargets(state: Frozen<State>, figure: FigureId): readonly FigureId[] {
  return contacts(state, figure);
}

/** Figures from left to right as they stand on the table, so that the arrow keys go where the eye goes. */
export function byPlace(state: Frozen<State>, figures: readonly FigureId[]): readonly FigureId[] {
  const x = (figure: FigureId) => placeOf(state, figure)?.x ?? 0;
  return [...figures].sort((a, b) => x(a) - x(b) || (a < b ? -1 : 1));
}

/** The living of these figures, nearest to `from` first, edge to edge. */
export function byDistance(state: Frozen<State>, from: FigureId, figures: readonly FigureId[]): readonly FigureId[] {
  const here = placeOf(state, from);
  if (here === null) return [];
  const away = (figure: FigureId) => {
    const there = placeOf(state, figure);
    return there === null
      ? Number.POSITIVE_INFINITY
      : Math.sqrt((there.x - here.x) ** 2 + (there.y - here.y) ** 2) - radiusOf(state, figure);
  };
  return figures
    .filter((figure) => (state.dinosaurs[figure] ?? state.soldiers[figure])?.alive)
    .map((figure) => ({ figure, away: away(figure) }))
    .sort((a, b) => a.away - b.away || (a.figure < b.figure ? -1 : 1))
    .map(({ figure }) => figure);
}

function partLabel(rule: string, weapon: string, rank: string): string {
  switch (rule) {
    case 'DW-ATK-2':
      return `${weapon} attack score`;
    case 'DW-MOD-1':
      return `Special figure (${rank})`;
    default:
      return 'Armour';
  }
}
