/** What the tools ask the referee's own functions; nothing here knows a rule by itself. */
import {
  aim,
  allowanceCi,
  armourSide,
  chanceOf36,
  contacts,
  DINOSAURS,
  dinosaurScore,
  dinoWars,
  type FigureId,
  fireTargets,
  HAND_WEAPONS,
  type HandWeapon,
  type Intent,
  limitCi,
  RANK_TABLE,
  type State,
  WEAPONS,
  waysOf36,
} from '@dwo/dino-wars';
import type { Frozen, Point, Refusal, Seat } from '@dwo/kernel';
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

/** The odds of a shot, also of one that is refused: for the card that says why. */
export function shotOdds(state: Frozen<State>, figure: FigureId, weapon: HandWeapon, target: FigureId): Odds | null {
  const shot = aim(state, figure, weapon, target);
  const soldier = state.soldiers[figure];
  const dinosaur = state.dinosaurs[target];
  if (shot === null || soldier === undefined || dinosaur === undefined) return null;
  const parts: OddsPart[] = shot.parts.map(({ rule, value }) => ({
    label: partLabel(rule, WEAPONS[weapon].name, RANK_TABLE[soldier.rank].name),
    value,
    rule,
  }));
  const side = armourSide(dinosaur, soldier);
  const armour = parts.find((part) => part.rule === 'DW-ARM-2');
  const label = `Armour (${side})`;
  const shown = armour
    ? parts.map((part) => (part === armour ? { ...part, label } : part))
    : [...parts, { label, value: 0, rule: 'DW-ARM-2' }];
  return {
    of36: shot.chanceOf36,
    score: shot.score,
    parts: shown,
    luck: null,
    autoOf36: WEAPONS[weapon].autoKill ? waysOf36(2) : 0,
    damage: shot.damage,
    range: { gapCi: shot.rangeCi, limitCi: limitCi(soldier, weapon) },
  };
}

/** The odds of closing fire: no range, and the dinosaur shows its front (DW-CLOSE-5, DW-CLOSE-10). */
export function closingOdds(state: Frozen<State>, figure: FigureId, weapon: HandWeapon, target: FigureId): Odds | null {
  const odds = shotOdds(state, figure, weapon, target);
  return odds === null ? null : { ...odds, range: null };
}

/** The odds of a dinosaur's attack on a soldier, with his luck. */
export function biteOdds(state: Frozen<State>, figure: FigureId, target: FigureId): Odds | null {
  const dinosaur = state.dinosaurs[figure];
  const soldier = state.soldiers[target];
  if (dinosaur === undefined || soldier === undefined) return null;
  const { score, parts } = dinosaurScore(dinosaur);
  const needed = RANK_TABLE[soldier.rank].luck;
  return {
    of36: chanceOf36(score, false),
    score,
    parts: parts.map(({ rule, value }) => ({ label: `${DINOSAURS[dinosaur.kind].name} attack score`, value, rule })),
    luck: needed === null ? null : { needed, of36: waysOf36(needed) },
    autoOf36: 0,
    damage: null,
    range: null,
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
