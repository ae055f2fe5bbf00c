/** Mistakes that are planted into matches of computers, to measure whether reviews find them and name their cause. */
import { type Frozen, gap, type Seat } from '@dwo/kernel';
import { mostOf, type Planter } from '@dwo/shared/testing';
import type { CauseId } from '../bot/causes';
import { anyOf, attackFrom, killOf, threatsAt } from '../bot/causes/odds';
import { early, endOf, orderIn } from '../bot/policy';
import { SHARP } from '../bot/styles';
import {
  discAt,
  discOf,
  figureOf,
  type Intent,
  isStep,
  type Move,
  onTable,
  REACH,
  type State,
  simpleMinis,
} from '../rules';

const ends = ({ path, figure }: Move, view: Frozen<State>) => path.at(-1) ?? figureOf(view, figure);

/** The danger that the end of a move brings beyond the attack that it allows. */
function riskOf(view: Frozen<State>, seat: Seat, move: Move): number {
  const at = ends(move, view);
  const own = attackFrom(view, seat, move.figure, at)?.kill ?? 0;
  return anyOf(threatsAt(view, seat, move.figure, at)) - own;
}

/** The riskiest move of the figure that is about to move, beside an enemy or apart from all. */
function riskiest(view: Frozen<State>, seat: Seat, usual: Intent, isNear: boolean): Intent | null {
  if (usual.type !== 'move') return null;
  const { figure } = usual;
  const own = figureOf(view, figure);
  const foes = onTable(view).filter((each) => each.seat !== seat && each.riding === null);
  const moves = simpleMinis.intents(view, seat).filter((each): each is Move => {
    if (each.type !== 'move' || each.figure !== figure || each.path.length === 0) return false;
    const base = discAt(own, ends(each, view));
    // A charge is there to attack.
    if (isNear && attackFrom(view, seat, figure, ends(each, view)) === null) return false;
    return foes.some((foe) => gap(base, discOf(view, foe)) <= REACH) === isNear;
  });
  const worst = mostOf(moves, (each) => riskOf(view, seat, each));
  return worst !== null && riskOf(view, seat, worst) > Math.max(0, riskOf(view, seat, usual)) ? worst : null;
}

const insteadOf =
  (type: Intent['type']): Planter<State, Intent> =>
  (view, _, usual) =>
    usual.type === type ? endOf(view) : null;

/** The kinds of mistakes, by the cause that a review should name first. */
export const PLANTERS: Readonly<Partial<Record<CauseId, Planter<State, Intent>>>> = {
  'unspent-shot': insteadOf('distanceAttack'),
  'unspent-blow': insteadOf('handAttack'),
  'untried-skill': insteadOf('skillRoll'),
  'wrong-target'(view, seat, usual) {
    if (usual.type !== 'distanceAttack' && usual.type !== 'handAttack') return null;
    const { type, figure, target } = usual;
    const others = onTable(view)
      .filter(({ id }) => id !== target)
      .map((each): Intent => ({ type, figure, target: each.id }))
      .filter((each) => simpleMinis.check(view, seat, each) === null);
    return mostOf(others, (each) => -killOf(view, seat, each));
  },
  'wall-before-foe'(view, seat, usual) {
    if (usual.type !== 'distanceAttack' && usual.type !== 'handAttack') return null;
    const { figure } = usual;
    return (
      simpleMinis.intents(view, seat).find((each) => each.type === 'attackTerrain' && each.figure === figure) ?? null
    );
  },
  'step-into-reach': (view, seat, usual) => riskiest(view, seat, usual, false),
  'bad-charge': (view, seat, usual) => riskiest(view, seat, usual, true),
  'out-of-range'(view, seat, usual) {
    if (usual.type !== 'move' || usual.path.length === 0) return null;
    const { figure } = usual;
    if (attackFrom(view, seat, figure, ends(usual, view)) === null) return null;
    const stay: Move = { ...usual, path: [], pickUp: [], drop: [] };
    return attackFrom(view, seat, figure, ends(stay, view)) === null ? stay : null;
  },
};

/** The usual choice of a computer for a seat. */
export function usualOf(view: Frozen<State>, seat: Seat): Intent {
  const choice = early(view, seat, () => 1);
  return choice ?? (isStep(view.phase) ? orderIn(view, seat, SHARP) : simpleMinis.pass(view, seat));
}
