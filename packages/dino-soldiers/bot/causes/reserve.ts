/** Causes in the deployment and the reserve: units that were left there, or others than the best. */
import { frozen } from '@dwo/kernel';
import { type Deploy, dataOf, type Now } from '../../rules';
import { tried } from '../foresight/trial';
import { costsOf } from './odds';
import { aheadOf } from './reserve-ahead';
import { type Asked, type Cause, endsMoves, isLegal, type Suspect } from './suspect';

const factsOf = (view: Now, { units }: Deploy, other: Deploy) => ({
  ...{ count: units.length, points: costsOf(view, units) },
  ...{ otherCount: other.units.length, otherPoints: costsOf(view, other.units) },
  units: units.join(),
  otherUnits: other.units.join(),
});

/** The units deployed were worth fewer points than others that fit together (DS-DEP-1). */
export const lightDeployment: Suspect = ({ view, chosen, better }) => {
  if (chosen.type !== 'deploy' || better.type !== 'deploy') return null;
  const facts = factsOf(view, chosen, better);
  return facts.otherPoints > facts.points ? { id: 'light-deployment', rule: 'DS-DEP-1', facts, without: better } : null;
};

/** Other units had better been deployed; named only if nothing else is known (DS-DEP-1). */
export function otherDeployment({ view, chosen, better }: Asked): Cause | null {
  if (chosen.type !== 'deploy' || better.type !== 'deploy') return null;
  return { id: 'other-deployment', rule: 'DS-DEP-1', facts: factsOf(view, chosen, better), without: better };
}

/** The moves ended while a unit could come in from reserve, or another one came in (DS-RES-2). */
export const reserveLeft: Suspect = ({ view, seat, chosen, better }) => {
  if (better.type !== 'enter') return null;
  const unit = view.units[better.unit];
  if (unit === undefined) return null;
  const points = dataOf(unit).cost;
  if (chosen.type === 'enter') {
    const facts = { unit: chosen.unit, points: costsOf(view, [chosen.unit]), otherUnit: unit.id, otherPoints: points };
    const after = frozen(tried(view, chosen).state);
    const ahead = { ...aheadOf(view, seat, better), shut: !isLegal(after, seat, better) };
    return { id: 'wrong-reserve', rule: 'DS-RES-2', facts: { ...facts, ...ahead }, without: better };
  }
  if (!endsMoves(view, chosen)) return null;
  const able = view.units.filter(({ id }) => isLegal(view, seat, { type: 'enter', unit: id })).length;
  const ahead = aheadOf(view, seat, better);
  const facts = { unit: unit.id, points, able, attacks: chosen.type === 'attack', ...ahead };
  return { id: 'kept-reserve', rule: 'DS-RES-2', facts, without: better };
};
