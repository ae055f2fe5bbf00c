/** A hero puts their light machine gun down (DW-R-54). */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import { gap } from '@dwo/kernel';
import { placeBeside } from '@dwo/kernel/table';
import type { Emit } from '../emit';
import { crewedWeaponOf, discOf, radiusOf, soldierOf } from '../figures';
import { refuseNow, refuseSoldier } from '../first-checks';
import type { LayDown } from '../intents';
import { type No, refuse } from '../refusal';
import { refuseSpot } from '../room';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import type { Action } from './action';

/** Allowed in phase 4, on foot, onto a free place at most 1" from the hero. */
function checkLayDown(state: Frozen<State>, seat: Seat, { figure, at }: LayDown): No | null {
  return (
    refuseNow(state, seat, ['army-movement']) ??
    refuseSoldier(state, seat, figure) ??
    refuseLayingDown(state, figure, at)
  );
}

function refuseLayingDown(state: Frozen<State>, figure: FigureId, { x, y }: Point): No | null {
  const hero = soldierOf(state, figure);
  const weapon = hero === null || hero.holds === null ? null : crewedWeaponOf(state, hero.holds);
  if (hero === null || weapon === null) return refuse('DW-R-54', '', { figure, holds: null });
  if (hero.aboard !== null) return refuse('DW-R-54', 'ABOARD', { figure, vehicle: hero.aboard });
  const base = { x, y, radius: radiusOf(state, weapon) };
  const no = refuseSpot(state, weapon, base, []);
  if (no !== null) return no;
  const reach = tablesOf(state).parameters.atWeaponCi;
  return gap(discOf(state, hero), base) <= reach ? null : refuse('DW-R-54', 'NO_CONTACT', { figure, x, y });
}

/** The weapon lies there dismantled and keeps its ammunition. */
function resolveLayDown(state: Frozen<State>, { figure, at }: LayDown, emit: Emit): void {
  const weapon = soldierOf(state, figure)?.holds ?? null;
  if (weapon === null) throw new Error(`${figure} holds nothing`);
  emit({ type: 'laidDown', figure, weapon, at: { x: at.x + 0, y: at.y + 0 } });
}

/** Offers a place on each of the four sides of the soldier. */
export function layDownIntents(state: Frozen<State>, id: FigureId): LayDown[] {
  const hero = soldierOf(state, id);
  const weapon = hero === null || hero.holds === null ? null : crewedWeaponOf(state, hero.holds);
  if (hero === null || weapon === null) return [];
  const away = radiusOf(state, hero) + radiusOf(state, weapon);
  return [0, 90, 180, 270]
    .map((degrees): LayDown => ({ type: 'layDown', figure: id, at: placeBeside(hero, degrees, away) }))
    .filter(({ at }) => refuseLayingDown(state, id, at) === null);
}

/** The action `layDown`: a hero puts their light machine gun down (DW-R-54). */
export const layDown: Action<LayDown> = {
  check: checkLayDown,
  resolve: ({ state, intent, emit }) => resolveLayDown(state, intent, emit),
  offers: { acting: { phases: ['army-movement'], intents: layDownIntents } },
};
