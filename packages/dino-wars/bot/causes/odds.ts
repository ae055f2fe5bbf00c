/** The exact odds of a choice, for the sentences of a review. */
import { chance, type Frozen, odds, type Seat } from '@dwo/kernel';
import { dinoWars, type Event, type Fire, type Intent, overrunOdds, type State } from '../../rules';

/** Odds that need more branches are left out. */
const MOST = 20_000;

/** Rolls that change neither hits nor deaths of the target. */
const IDLE = ['survival'];

function share(
  view: Frozen<State>,
  seat: Seat,
  intent: Intent,
  happens: (events: readonly Event[]) => boolean,
): number {
  const found = odds(dinoWars, view, seat, intent, (events) => (happens(events) ? 'yes' : 'no'), {
    most: MOST,
    idle: IDLE,
  });
  const yes = found.get('yes');
  return yes === undefined ? 0 : chance(yes);
}

const hits = (events: readonly Event[]) => events.some((each) => each.type === 'shot' && each.hit);
const kills = (events: readonly Event[]) => events.some(({ type }) => type === 'killed' || type === 'destroyed');

/** The chance of a shot to hit, from 0 to 1. */
export function hitShare(view: Frozen<State>, seat: Seat, fire: Fire): number {
  return share(view, seat, fire, hits);
}

/** The odds of an intent by name, from 0 to 1: `hit`, `kill`, and `falls` for a charge that closing fire ends. */
export function oddsOf(view: Frozen<State>, seat: Seat, intent: Intent): Readonly<Record<string, number>> {
  if (dinoWars.check(view, seat, intent) !== null) return {};
  try {
    switch (intent.type) {
      case 'fire':
        return { hit: share(view, seat, intent, hits), kill: share(view, seat, intent, kills) };
      case 'closingFire':
        return intent.weapon === null ? {} : { hit: share(view, seat, intent, hits) };
      case 'attack':
        return { kill: share(view, seat, intent, kills) };
      case 'overrun': {
        const found = overrunOdds(view, seat, intent);
        return found === null ? {} : { kill: chance(found.kill), falls: chance(found.falls) };
      }
      default:
        return {};
    }
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}
