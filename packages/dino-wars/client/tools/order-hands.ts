/** Lasting orders in this game: what each figure can be ordered, how it would go, and what it would shoot at. */
import { aim, armsOf, type FigureId, type Intent, onTable, type State, WINDOW_OF_PHASE } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { OrderHands, OrderShot, OrderType } from '@dwo/kits/miniatures/orders/contract';
import { bestWeapon } from '@dwo/kits/miniatures/tools/aim';
import { figuresOf } from '../hud/facts';
import { armyFigureOf, dinosaurOf, figureOf, placeOf, sideFigures, soldierOf } from './figures';
import { GROUPS, isGroupPhase } from './groups';
import { hasActed } from './readiness';
import { SHOOTING } from './shooting';
import { weaponChoices } from './shots';

/** Movement on foot and on wheels, and the two phases of the army's fire. */
function step(state: Frozen<State>, seat: Seat): 'move' | 'shoot' | null {
  const { placing, ending, survivors, reactions, players } = state;
  const player = players[seat];
  if (placing !== null || ending !== null || survivors.length > 0 || reactions.length > 0) return null;
  if (isGroupPhase(state, seat)) return 'move';
  const fires = WINDOW_OF_PHASE[state.phase] !== undefined && player?.side === 'army' && !player.done;
  return fires ? 'shoot' : null;
}

function takes(state: Frozen<State>, seat: Seat, figure: FigureId): readonly OrderType[] {
  const found = figureOf(state, figure);
  if (found === null || found.owner !== seat || !stands(state, figure)) return [];
  if (state.placing !== null || state.ending !== null) return [];
  const firer = armyFigureOf(state, figure);
  const shoots = firer !== null && armsOf(state, firer).length > 0;
  // Weapons are carried and riders are driven, so neither moves by itself.
  const moves = onTable(found) && state.crewedWeapons[figure] === undefined && soldierOf(state, figure)?.aboard == null;
  return [...(shoots ? (['hold'] as const) : []), ...(moves ? (['go', 'keep', 'follow'] as const) : [])];
}

function stands(state: Frozen<State>, figure: FigureId): boolean {
  const found = figureOf(state, figure);
  return found?.alive === true && found.absence === null;
}

/** Whether a figure serves a gun that can still fire: the gun's order comes first. */
function servesGun(state: Frozen<State>, seat: Seat, figure: FigureId): boolean {
  const gun = soldierOf(state, figure)?.crewOf ?? null;
  return gun !== null && weaponChoices(state, seat, gun).some(({ targets }) => targets.length > 0);
}

/**
 * The best shot at each target. The harm is that of the best pairs: the life points that it takes on average, but no more than the
 * target has left. So a heavy weapon is not spent on a small dinosaur while a bigger one is in range.
 */
function shots(state: Frozen<State>, seat: Seat, figure: FigureId): readonly OrderShot<Intent>[] {
  if (servesGun(state, seat, figure)) return [];
  const { use } = SHOOTING;
  const choices = weaponChoices(state, seat, figure);
  return [...new Set(choices.flatMap(({ targets }) => targets))].flatMap((target): OrderShot<Intent>[] => {
    const beast = dinosaurOf(state, target);
    const weapon = bestWeapon(use, state, seat, { figure, target, choices });
    if (beast === null || weapon === null) return [];
    const third = use.thirds(state, figure, weapon, target)[0] ?? null;
    const shot = aim(state, figure, weapon, target, third);
    if (shot === null || shot.refusal !== null) return [];
    const chance = shot.chanceOf36 / 36;
    return [
      {
        ...{ target, chance, gapCi: shot.rangeCi, left: beast.lifePoints },
        worth: chance * Math.min(shot.damage, beast.lifePoints),
        intent: use.intent({ figure, weapon, target, third }),
      },
    ];
  });
}

/** Whether nobody of the seat's side has fallen, and nobody is asked. */
function isCalm(before: Frozen<State>, after: Frozen<State>, seat: Seat): boolean {
  const side = before.players[seat]?.side ?? 'army';
  if (step(before, seat) === 'move') return GROUPS.isUnsurprising(before, after, seat);
  const standing = (state: Frozen<State>) => sideFigures(state, side).filter(([id]) => stands(state, id)).length;
  return step(after, seat) === 'shoot' && after.phase === before.phase && standing(before) === standing(after);
}

/** The answers of this game to lasting orders. */
export const ORDERS: OrderHands<State, Intent> = {
  ...{ step, takes, stands, shots, isCalm },
  place: placeOf,
  going: GROUPS.going,
  moved: GROUPS.moved,
  isNeeded: (state, figure) => GROUPS.isNeeded?.(state, figure) === true,
  canMove: GROUPS.canJoin,
  hasMoved: hasActed,
  figures: (state, seat) => figuresOf(state, seat).filter((id) => takes(state, seat, id).length > 0),
  leads: (state, seat, figure) =>
    stands(state, figure) && state.players[figureOf(state, figure)?.owner ?? -1]?.side === state.players[seat]?.side,
};
