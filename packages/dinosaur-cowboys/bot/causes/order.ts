/** The cause that another unit should have been activated first, with what it does as the playouts go on. */
import { attempt, clone, finish, type Seat } from '@dwo/kernel';
import { dinosaurCowboys, type Intent, type Now, type State } from '../../rules';
import { decidingWith, QUICK_MIND } from '../minds';
import { attackOddsOf, type Odds, tenths, threatsOn } from './odds';
import type { Suspect } from './suspect';

type Attack = Extract<Intent, { type: 'attack' | 'charge' }>;

/** Dice that always fall the same. */
const SAME = { roll: () => 1 };
/** The phases in which the unit itself decides. */
const OWN_PHASES: ReadonlySet<Now['phase']> = new Set(['traits', 'phases']);
/** The most choices of a unit before its attack that are looked at. */
const MOST_STEPS = 5;

/** The attack of a unit that is activated now, as the player of the playouts goes on, and whether it moves first; null for none. */
function attackAhead(
  view: Now,
  seat: Seat,
  unit: number,
): { readonly attack: Attack; readonly odds: Odds; readonly moves: boolean } | null {
  const state = clone(view) as State;
  let intent: Intent = { type: 'activate', unit };
  let moves = false;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (attempt(dinosaurCowboys, state, seat, intent, SAME).refusal !== null || !OWN_PHASES.has(state.phase))
      return null;
    intent = finish(decidingWith(state, seat, SAME, QUICK_MIND));
    if (intent.type === 'attack' || intent.type === 'charge')
      return { attack: intent, odds: attackOddsOf(state, seat, intent), moves };
    moves ||= intent.type !== 'declareTraits';
  }
  return null;
}

/** The reason for a unit to act before others: its attack, or an enemy who can attack it first. */
function hurryOf(view: Now, seat: Seat, unit: number) {
  const [ahead, [threat]] = [attackAhead(view, seat, unit), threatsOn(view, unit)];
  if (ahead !== null && (!ahead.moves || ahead.odds.damage >= (threat?.damage ?? 0))) {
    const { attack, odds, moves } = ahead;
    const { target, weapon } = attack;
    return { why: moves || attack.type === 'charge' ? 'goes' : 'attacks', target, weapon, ...told(odds) };
  }
  if (threat === undefined) return { why: 'order' };
  return { why: 'threatened', foe: threat.by, target: threat.on, weapon: threat.weapon, ...told(threat) };
}

const told = ({ hit, out, damage }: Odds) => ({ hit, out, damage: tenths(damage) });

/** Another unit had better been activated first (DC-TRN-5). */
export const wrongUnit: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'activate' || better.type !== 'activate' || chosen.unit === better.unit) return null;
  const facts = { figure: chosen.unit, other: better.unit, ...hurryOf(view, seat, better.unit) };
  return { id: 'wrong-unit', rule: 'DC-TRN-5', facts, without: better };
};
