/** Why a unit stopped before the end of its way. */
import type { Way } from '../../bot/foresight/reach';
import { FACES, type Now } from '../../rules';
import { faceName, spotName, unitName } from '../names';
import { say } from '../words';

/** The sentence about a unit that stopped on the way; null if it has arrived, died or gone nowhere. */
export function stoppedText(before: Now, after: Now, id: number, way: Way): string | null {
  const unit = after.units[id];
  const spot = unit?.tile == null ? undefined : after.tiles[unit.tile];
  if (unit?.tile == null || spot === undefined || unit.tile === way.tile) return null;
  if (unit.tile === before.units[id]?.tile) return null;
  const facts = { unit: unitName(after, id), spot: spotName(spot, after.tiles), points: unit.points };
  const turnedUp = before.tiles[unit.tile]?.face === null && spot.face !== null;
  if (!turnedUp || spot.face === null) return say('play.stopped.hurt', facts);
  return say('play.stopped', { ...facts, tile: faceName(FACES[spot.face]) });
}
