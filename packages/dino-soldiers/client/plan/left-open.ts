/** Units that the end of the moves leaves where the enemy could kill them, although a safe tile is within reach. */
import { finish, type Seat } from '@dwo/kernel';
import { reachOf } from '../../bot/foresight/reach';
import { dataOf, type Figure, has, type Now, sideAt, sideOf, through } from '../../rules';
import { type Danger, dangerTo, hurtingAt } from './danger';

/** Whether all that the enemy can bring to bear on a tile could kill a unit there. An Agile unit ignores the worst of several hits. */
function couldDie(state: Now, danger: Danger, tile: number, unit: Figure): boolean {
  const hits = (danger.get(tile) ?? []).map(({ id, damage, pierces }) => {
    const enemy = state.units[id];
    const kills = pierces && enemy !== undefined && dataOf(enemy).modes.some(({ kill }) => kill === true);
    return kills ? unit.hp : through(unit, damage, pierces);
  });
  const ignored = has(unit, 'agile') && hits.length > 1 ? Math.max(...hits) : 0;
  return hits.reduce((sum, hit) => sum + hit, 0) - ignored >= unit.hp;
}

/** The units of a seat that could die where they stand, and that could still go where no enemy reaches them, over known ground. */
export function leftOpen(state: Now, seat: Seat): readonly Figure[] {
  if (state.step !== 'move') return [];
  const side = sideAt(state, seat);
  const able = state.units.filter((unit) => unit.place === 'field' && sideOf(unit) === side && unit.points > 0);
  if (able.length === 0) return [];
  const danger = finish(dangerTo(state, side));
  return able.filter((unit) => {
    if (unit.tile === null || !couldDie(state, danger, unit.tile, unit)) return false;
    const ways = reachOf(state, seat, unit).filter(({ harm, unknown }) => harm === 0 && !unknown);
    return ways.some(({ tile }) => hurtingAt(danger, tile, [unit]).length === 0);
  });
}
