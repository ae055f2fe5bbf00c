/** Mistakes that are planted into matches of computers, to measure whether reviews find them and name their cause. */
import { type Frozen, finish, type Seat } from '@dwo/kernel';
import { mostOf, type Planter } from '@dwo/shared/testing';
import type { CauseId } from '../bot/causes';
import { attackOddsOf, damageOfAll, threatsOn } from '../bot/causes/odds';
import { imagine } from '../bot/fancy';
import type { Mind } from '../bot/mind';
import { decidingWith, MINDS } from '../bot/minds';
import { being, dinosaurCowboys, discOf, type Intent, type State } from '../rules';

type Move = Extract<Intent, { type: 'move' }>;
type Attack = Extract<Intent, { type: 'attack' }>;
type Charge = Extract<Intent, { type: 'charge' }>;

/** The legal intents of a type. */
function offered<T extends Intent['type']>(view: Frozen<State>, seat: Seat, type: T): Extract<Intent, { type: T }>[] {
  const all: readonly Intent[] = dinosaurCowboys.intents(view, seat);
  return all.filter((each): each is Extract<Intent, { type: T }> => each.type === type);
}

/** The damage that enemies can do on average at the end of a move. */
function dangerOf(view: Frozen<State>, { entity, path, facing }: Move): number {
  const at = path.at(-1) ?? discOf(view, being(view, entity));
  return damageOfAll(threatsOn(imagine(view, entity, at, facing, path.length > 0), entity));
}

/** The kinds of mistakes, by the cause that a review should name first. */
export const PLANTERS: Readonly<Partial<Record<CauseId, Planter<State, Intent>>>> = {
  'unspent-attack': (_, __, usual) => (usual.type === 'attack' ? { type: 'endActivation' } : null),
  'gave-up-attack': (view, seat, usual) =>
    usual.type === 'attack' ? (offered(view, seat, 'hustle')[0] ?? null) : null,
  'wrong-target'(view, seat, usual) {
    if (usual.type !== 'attack') return null;
    const { attacker, weapon, target } = usual;
    const others = offered(view, seat, 'attack').filter((each: Attack) => {
      return each.attacker === attacker && each.weapon === weapon && each.target !== target;
    });
    return mostOf(others, (each) => -attackOddsOf(view, seat, each).damage);
  },
  'step-into-reach'(view, seat, usual) {
    if (view.phase !== 'phases' || (usual.type !== 'move' && usual.type !== 'endActivation')) return null;
    const worst = mostOf(offered(view, seat, 'move'), (each) => dangerOf(view, each));
    const safe = usual.type === 'move' ? dangerOf(view, usual) : 0;
    return worst !== null && dangerOf(view, worst) > safe + 1 ? worst : null;
  },
  'bad-charge'(view, seat, usual) {
    if (usual.type === 'charge') return null;
    return mostOf(offered(view, seat, 'charge'), (each: Charge) => -attackOddsOf(view, seat, each).damage);
  },
  'missed-charge': (_, __, usual) => (usual.type === 'charge' ? { type: 'endActivation' } : null),
  'held-snap': (_, __, usual) =>
    usual.type === 'reactSnap' && usual.list.length > 0 ? { type: 'reactSnap', list: [] } : null,
  'kept-dice'(_, __, usual) {
    if (usual.type === 'reactLucky' && usual.use) return { type: 'reactLucky', use: false };
    return usual.type === 'reactYeehaw' && usual.use ? { type: 'reactYeehaw', use: false, die: 0 } : null;
  },
  'spent-reroll'(_, __, usual) {
    if (usual.type === 'reactLucky' && !usual.use) return { type: 'reactLucky', use: true };
    return usual.type === 'reactYeehaw' && !usual.use ? { type: 'reactYeehaw', use: true, die: 0 } : null;
  },
};

/** Dice for a mind that overlooks nothing. */
const FIRST = { roll: () => 1 };

/** The usual choice of a computer for a seat. */
export function usualOf(view: Frozen<State>, seat: Seat): Intent {
  return finish(decidingWith(view, seat, FIRST, MINDS.normal as Mind));
}
