/** Causes in phases of fire: a shot that was not fired, another target, another weapon. */

import type { Frozen, Seat } from '@dwo/kernel';
import { dinoWars, type Fire, figureIndexOf, figureOf, fireTargets, type Intent, type State } from '../../rules';
import { hitShare } from './odds';
import type { Suspect } from './suspect';

/** The figures of a seat that can still fire in this phase. */
function ableOf(view: Frozen<State>, seat: Seat): readonly string[] {
  return figureIndexOf(view).ids.army.filter((id) => {
    const it = figureOf(view, id);
    return it !== null && it.owner === seat && it.alive && fireTargets(view, id, null).length > 0;
  });
}

const isLegal = (view: Frozen<State>, seat: Seat, intent: Intent) => dinoWars.check(view, seat, intent) === null;

/** The phase was ended while a figure could fire (DW-FIRE-1). */
export const unspentShot: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'done' || better.type !== 'fire') return null;
  const { figure, weapon, target } = better;
  const facts = { figure, weapon, target, hit: hitShare(view, seat, better), able: ableOf(view, seat).length };
  return { id: 'unspent-shot', rule: 'DW-FIRE-1', facts, without: better };
};

/** The same shot at another dinosaur would have been better (DW-FIRE-2). */
export const wrongTarget: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'fire') return null;
  const other = better.type === 'fire' && better.target !== chosen.target ? better : null;
  if (other === null) return null;
  const without: Fire =
    other.figure === chosen.figure ? other : { ...chosen, target: other.target, spotter: other.spotter };
  if (!isLegal(view, seat, without)) return null;
  const facts = {
    ...{ figure: chosen.figure, target: chosen.target, hit: hitShare(view, seat, chosen) },
    ...{ otherTarget: without.target, otherHit: hitShare(view, seat, without) },
  };
  return { id: 'wrong-target', rule: 'DW-FIRE-2', facts, without };
};

/** Another weapon of the same figure would have been better at the same target (DW-ATK-2). */
export const wrongWeapon: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'fire' || better.type !== 'fire') return null;
  if (better.figure !== chosen.figure || better.weapon === chosen.weapon) return null;
  const without: Fire = { ...chosen, weapon: better.weapon };
  if (!isLegal(view, seat, without)) return null;
  const facts = {
    ...{ figure: chosen.figure, target: chosen.target, weapon: chosen.weapon, hit: hitShare(view, seat, chosen) },
    ...{ otherWeapon: without.weapon, otherHit: hitShare(view, seat, without) },
  };
  return { id: 'wrong-weapon', rule: 'DW-ATK-2', facts, without };
};
