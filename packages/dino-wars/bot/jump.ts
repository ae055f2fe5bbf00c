/** Paratroopers: they are dropped so that they land beside friends and within a shot of the enemy. */

import { distance, type Point, type Seat } from '@dwo/kernel';
import { dinoWars, figureIndexOf, figureIntents, type Intent, isDropping, soldierOf } from '../rules';
import { allowed, type Field, nearestTo } from './field';
import { placeAt } from './places';

/** The likeliest throw goes seven tenths of the way across. */
const TENTHS = 7;
/** The wanted distance to the nearest dinosaur in ci: in range, but not in its reach. */
const WANTED_CI = 1400;

/** Drops the paratroopers, or lands the next one; null if nothing can be done this turn. */
export function jump(field: Field, seat: Seat): Intent | null {
  const { state } = field;
  if (state.drop === null || state.drop.seat !== seat) return null;
  if (state.drop.at === null) return allowed(state, seat, flights(field, seat));
  return allowed(state, seat, landings(field, seat));
}

function landings({ state }: Field, seat: Seat): Intent[] {
  const first = figureIndexOf(state).ids.army.find((id) => soldierOf(state, id)?.absence === 'waiting');
  if (first === undefined) return [];
  const offers =
    state.placing !== null && isDropping(state.placing) ? dinoWars.intents(state, seat) : figureIntents(state, first);
  return offers.filter(({ type }) => type === 'land');
}

/** Lists flights straight in from all edges, the one with the best likely end first. */
function flights({ state, prey, beasts }: Field, seat: Seat): Intent[] {
  const { widthCi, heightCi } = state.table;
  const friends = prey.filter(({ it }) => it.owner === seat);
  const worth = (at: Point): number => {
    const base = { ...at, radius: 0 };
    const foe = nearestTo(base, beasts);
    const friend = nearestTo(base, friends);
    const danger = foe === null ? 0 : Math.abs(distance(at, foe.base) - WANTED_CI) / 200;
    return -danger - (friend === null ? 0 : distance(at, friend.base) / 600);
  };
  const found: { readonly intent: Intent; readonly worth: number }[] = [];
  const add = (from: Point, direction: number, length: number) => {
    const end = placeAt(from, direction, Math.floor((length * TENTHS) / 10));
    found.push({ intent: { type: 'airDrop', from, direction }, worth: worth(end) });
  };
  for (let tenth = 1; tenth < 10; tenth += 1) {
    const [x, y] = [Math.floor((widthCi * tenth) / 10), Math.floor((heightCi * tenth) / 10)];
    add({ x, y: 0 }, 90, heightCi);
    add({ x, y: heightCi }, 270, heightCi);
    add({ x: 0, y }, 0, widthCi);
    add({ x: widthCi, y }, 180, widthCi);
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ intent }) => intent);
}
