/** The match that is the most work for computer players: the largest forces of six seats, face to face. */
import { type Member, memberOf, type Options, type Position, ZONES } from '../rules';
import { matchOf } from './presets';

const SEATS = 6;
/** Figures of a seat: a row of gunners in each zone. */
const ROW = 8;

/** Options with that position. */
export function crowd(): Options {
  const gunner: Member = memberOf('repeater_gunner');
  const figures = Array.from({ length: SEATS }, (_, seat) => seat).flatMap((seat): Position['figures'] => {
    const [west, south, east, north] = ZONES[SEATS]?.[seat]?.rect ?? [0, 0, 0, 0];
    return Array.from({ length: ROW }, (__, i) => ({
      ...gunner,
      ...{ seat, x: west + 1000 + i * Math.floor((east - west) / ROW), y: Math.round((south + north) / 2) },
      ...{ facingX: 0, facingY: south === 0 ? 1 : -1, riding: null, asleep: false },
    }));
  });
  const position: Position = { round: 1, step: 'move', first: 0, features: null, figures };
  return matchOf('open_battle', SEATS, { position });
}
