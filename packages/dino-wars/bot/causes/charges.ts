/** Causes in attacks of dinosaurs, and in the answers to them. */
import { chance, type Frozen, type Seat } from '@dwo/kernel';
import {
  type ClosingFire,
  dinosaurOf,
  dinoWars,
  type Intent,
  type Overrun,
  overrunOdds,
  reactionsOf,
  type State,
} from '../../rules';
import { oddsOf } from './odds';
import { endOf, placeFacts } from './places';
import type { Suspect } from './suspect';

const isLegal = (view: Frozen<State>, seat: Seat, intent: Intent) => dinoWars.check(view, seat, intent) === null;

function killOf(
  view: Frozen<State>,
  seat: Seat,
  overrun: Overrun,
): { readonly kill: number; readonly falls: number } | null {
  const found = overrunOdds(view, seat, overrun);
  return found === null ? null : { kill: chance(found.kill), falls: chance(found.falls) };
}

/** A dinosaur charged although it had better not (DW-CLOSE-1): without the charge its move ends. */
export const badCharge: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'overrun') return null;
  const found = killOf(view, seat, chosen);
  const isAway = better.type === 'move' && better.figure === chosen.figure;
  const without: Intent = isAway ? better : { type: 'endMove', figure: chosen.figure };
  if (found === null || !isLegal(view, seat, without)) return null;
  const it = dinosaurOf(view, chosen.figure);
  const to = isAway ? endOf(better) : null;
  const place = it === null || to === null ? null : placeFacts(view, chosen.figure, it, to);
  const fire = place?.why === 'fire' ? place : {};
  const facts = { figure: chosen.figure, target: chosen.target, kill: found.kill, falls: found.falls, ...fire };
  return { id: 'bad-charge', rule: 'DW-CLOSE-1', facts, without };
};

/** A dinosaur in contact did not overrun (DW-OVER-1). */
export const missedCharge: Suspect = ({ view, seat, chosen, better }) => {
  if (better.type !== 'overrun' || chosen.type === 'overrun') return null;
  const found = killOf(view, seat, better);
  if (found === null) return null;
  const facts = { figure: better.figure, target: better.target, kill: found.kill, falls: found.falls };
  return { id: 'missed-charge', rule: 'DW-OVER-1', facts, without: better };
};

/** The same dinosaur had better attacked another figure (DW-DATK-1). */
export const wrongPrey: Suspect = ({ view, seat, chosen, better }) => {
  if ((chosen.type !== 'overrun' && chosen.type !== 'attack') || better.type !== chosen.type) return null;
  if (better.target === chosen.target) return null;
  const without: Intent = better.figure === chosen.figure ? better : { ...chosen, target: better.target };
  if (!isLegal(view, seat, without)) return null;
  const facts = {
    ...{ figure: chosen.figure, target: chosen.target, kill: oddsOf(view, seat, chosen).kill ?? 0 },
    ...{ otherTarget: without.target, otherKill: oddsOf(view, seat, without).kill ?? 0 },
  };
  return { id: 'wrong-prey', rule: chosen.type === 'attack' ? 'DW-DATK-1' : 'DW-OVER-1', facts, without };
};

/** Closing fire was held, or fired with another weapon than the best (DW-CLOSE-4). */
export const heldFire: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'closingFire' || better.type !== 'closingFire') return null;
  const without: ClosingFire = { ...chosen, weapon: better.weapon };
  const dinosaur = reactionsOf(view, seat).find(({ target }) => target === chosen.figure)?.dinosaur ?? null;
  const facts = {
    ...{ figure: chosen.figure, dinosaur, weapon: chosen.weapon, hit: oddsOf(view, seat, chosen).hit ?? 0 },
    ...{ otherWeapon: better.weapon, otherHit: oddsOf(view, seat, without).hit ?? 0 },
  };
  return { id: 'held-fire', rule: 'DW-CLOSE-4', facts, without };
};
