/** The cause that another unit should have been activated first, with what it does as the playouts go on. */
import { attempt, type CauseFacts, clone, finish, type Seat, type Struck } from '@dwo/kernel';
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

/** An attack of a unit, and whether it moves first. */
interface Ahead {
  readonly attack: Attack;
  readonly odds: Odds;
  readonly moves: boolean;
}

/** The attack of a unit that is activated now, as the player of the playouts goes on, and whether it moves first; null for none. */
function attackAhead(view: Now, seat: Seat, unit: number): Ahead | null {
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

/** The reason for a unit to act before others: its attack, or an enemy who attacks it first, if playouts show that. */
function hurryOf(view: Now, seat: Seat, unit: number): { readonly facts: CauseFacts; readonly struck?: Struck } {
  const [ahead, threats] = [attackAhead(view, seat, unit), threatsOn(view, unit)];
  const [threat] = threats;
  const goes = ahead === null ? { why: 'order' } : attackFacts(ahead);
  if (threat === undefined || (ahead !== null && (!ahead.moves || ahead.odds.damage >= threat.damage)))
    return { facts: goes };
  const all = threats.map((each) => {
    const { by: foe, on: target, weapon } = each;
    return [foe, { why: 'threatened', foe, target, weapon, ...told(each) }] as const;
  });
  return { facts: goes, struck: { figure: String(threat.on), by: Object.fromEntries(all), nobody: {} } };
}

function attackFacts({ attack, odds, moves }: Ahead): CauseFacts {
  const { type, target, weapon } = attack;
  return { why: moves || type === 'charge' ? 'goes' : 'attacks', target, weapon, ...told(odds) };
}

const told = ({ hit, out, damage }: Odds) => ({ hit, out, damage: tenths(damage) });

/** Another unit had better been activated first (DC-TRN-5). */
export const wrongUnit: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'activate' || better.type !== 'activate' || chosen.unit === better.unit) return null;
  const { facts: why, ...struck } = hurryOf(view, seat, better.unit);
  const facts = { figure: chosen.unit, other: better.unit, ...why };
  return { id: 'wrong-unit', rule: 'DC-TRN-5', facts, without: better, ...struck };
};
