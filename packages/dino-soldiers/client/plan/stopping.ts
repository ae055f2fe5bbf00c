/** Why a unit stopped before the end of its way, and the hit points that the way has cost. */
import type { Way } from '../../bot/foresight/reach';
import { FACES, type Now } from '../../rules';
import { faceName, spotName, unitName } from '../names';
import { say } from '../words';

/** The sentence about a unit that stopped, was hurt or died on the way; null if it has arrived unhurt or gone nowhere. */
export function stoppedText(before: Now, after: Now, id: number, way: Way): string | null {
  const unit = after.units[id];
  if (unit?.place === 'dead') return diedText(before, after, id);
  const spot = unit?.tile == null ? undefined : after.tiles[unit.tile];
  if (unit?.tile == null || spot === undefined || unit.tile === before.units[id]?.tile) return null;
  const lost = (before.units[id]?.hp ?? unit.hp) - unit.hp;
  const facts = {
    unit: unitName(after, id),
    spot: spotName(spot, after.tiles),
    points: unit.points,
    lost,
    left: unit.hp,
  };
  if (unit.tile === way.tile) return lost > 0 ? say('play.harmed', facts) : null;
  const turnedUp = before.tiles[unit.tile]?.face === null && spot.face !== null;
  if (!turnedUp || spot.face === null) return say('play.stopped.hurt', facts);
  return say('play.stopped', { ...facts, tile: faceName(FACES[spot.face]) });
}

/** The sentence about a unit that died by ground that it turned up; null if it died otherwise, which it had been asked about. */
function diedText(before: Now, after: Now, id: number): string | null {
  const turned = after.tiles.filter(({ face }, at) => face !== null && before.tiles[at]?.face === null).at(-1);
  if (turned?.face == null) return null;
  const facts = { unit: unitName(after, id), spot: spotName(turned, after.tiles) };
  return say('play.stopped.died', { ...facts, tile: faceName(FACES[turned.face]) });
}
