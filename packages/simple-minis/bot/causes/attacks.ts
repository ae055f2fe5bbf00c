/** Causes in attacks and tasks: one that was left out, or had another target. */
import { commanded, type DistanceAttack, type HandAttack, type Intent, refuseBlow, refuseShot } from '../../rules';
import { foesOf } from '../goals';
import { killOf, oddsOf } from './odds';
import { type Asked, endsStep, isLegal, type Suspect } from './suspect';

/** The number of figures that can still attack in this step. */
function ableIn({ view, seat }: Asked): number {
  const refuse = view.phase === 'hand' ? refuseBlow : refuseShot;
  const foes = foesOf(view, seat);
  return commanded(view, seat).filter((figure) => foes.some(({ id }) => refuse(view, figure, id) === null)).length;
}

/** The step was ended while a figure could shoot or strike (VS-DST-1, VS-HTH-1). */
export const unspentAttack: Suspect = (asked) => {
  const { view, seat, chosen, better } = asked;
  if (!endsStep(chosen) || (better.type !== 'distanceAttack' && better.type !== 'handAttack')) return null;
  const { figure, target } = better;
  const facts = { figure, target, kill: killOf(view, seat, better), able: ableIn(asked) };
  return better.type === 'distanceAttack'
    ? { id: 'unspent-shot', rule: 'VS-DST-1', facts, without: better }
    : { id: 'unspent-blow', rule: 'VS-HTH-1', facts, without: better };
};

/** The Skill step was ended while a guy could try something (VS-SKL-1). */
export const untriedSkill: Suspect = ({ view, seat, chosen, better }) => {
  if (!endsStep(chosen) || better.type !== 'skillRoll') return null;
  const { figure, task, object } = better;
  const facts = { figure, task, target: object, success: oddsOf(view, seat, better).success ?? 0 };
  return { id: 'untried-skill', rule: 'VS-SKL-1', facts, without: better };
};

const isAttack = (intent: Intent): intent is DistanceAttack | HandAttack =>
  intent.type === 'distanceAttack' || intent.type === 'handAttack';

/** The same figure had better attacked another enemy (VS-DST-1, VS-HTH-2). */
export const wrongTarget: Suspect = ({ view, seat, chosen, better }) => {
  if (!isAttack(chosen) || better.type !== chosen.type || better.target === chosen.target) return null;
  const without: Intent = better.figure === chosen.figure ? better : { ...chosen, target: better.target };
  if (!isAttack(without) || !isLegal(view, seat, without)) return null;
  const facts = {
    ...{ figure: chosen.figure, target: chosen.target, kill: killOf(view, seat, chosen) },
    ...{ otherTarget: without.target, otherKill: killOf(view, seat, without) },
    ...{ points: view.figures[chosen.target]?.points ?? 0, otherPoints: view.figures[without.target]?.points ?? 0 },
  };
  return { id: 'wrong-target', rule: chosen.type === 'handAttack' ? 'VS-HTH-2' : 'VS-DST-1', facts, without };
};
