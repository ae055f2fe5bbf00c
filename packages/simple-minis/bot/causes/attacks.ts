/** Causes in attacks and tasks: one that was left out, or had another target. */
import { clone, frozen } from '@dwo/kernel';
import {
  commanded,
  type DistanceAttack,
  type HandAttack,
  type Intent,
  onTable,
  refuseBlow,
  refuseShot,
  type State,
} from '../../rules';
import { killOf, oddsOf, type Threat, threatsAt } from './odds';
import { type Asked, endsStep, isLegal, type Suspect } from './suspect';

/** The number of figures that can still attack in this step. */
function ableIn({ view, seat }: Asked): number {
  const refuse = view.phase === 'hand' ? refuseBlow : refuseShot;
  return commanded(view, seat).filter((figure) => onTable(view).some(({ id }) => refuse(view, figure, id) === null))
    .length;
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

/** Whether a creature sleeps, and would sleep on. */
const sleeps = ({ figures }: Asked['view'], id: number): boolean =>
  figures[id]?.asleep === true && figures[id]?.stirred === false;

/** A sleeping creature was attacked, which wakes it (VS-WLD-6). */
export const wokeSleeper: Suspect = ({ view, seat, chosen, better }) => {
  if (!isAttack(chosen) || !sleeps(view, chosen.target)) return null;
  const other = isAttack(better) ? better : null;
  if (other?.target === chosen.target) return null;
  const facts = {
    ...{ figure: chosen.figure, target: chosen.target, kill: killOf(view, seat, chosen) },
    ...{ otherTarget: other?.target ?? null, otherKill: other === null ? 0 : killOf(view, seat, other) },
  };
  return { id: 'woke-sleeper', rule: 'VS-WLD-6', facts, without: better };
};

/** The same figure had better attacked another enemy (VS-DST-1, VS-HTH-2). */
export const wrongTarget: Suspect = ({ view, seat, chosen, better }) => {
  if (!isAttack(chosen) || better.type !== chosen.type || better.target === chosen.target) return null;
  if (sleeps(view, chosen.target)) return null;
  const without: Intent = better.figure === chosen.figure ? better : { ...chosen, target: better.target };
  if (!isAttack(without) || !isLegal(view, seat, without)) return null;
  const facts = {
    ...{ figure: chosen.figure, target: chosen.target, kill: killOf(view, seat, chosen) },
    ...{ otherTarget: without.target, otherKill: killOf(view, seat, without) },
    ...{ points: view.figures[chosen.target]?.points ?? 0, otherPoints: view.figures[without.target]?.points ?? 0 },
  };
  return { id: 'wrong-target', rule: chosen.type === 'handAttack' ? 'VS-HTH-2' : 'VS-DST-1', facts, without };
};

/** A barrier was attacked instead of an enemy within reach of the same figure (VS-TER-1). */
export const wallBeforeFoe: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'attackTerrain' || !isAttack(better) || better.figure !== chosen.figure) return null;
  const { figure, target } = better;
  const facts = {
    ...{ figure, target, kill: killOf(view, seat, better), points: view.figures[target]?.points ?? 0 },
    falls: oddsOf(view, seat, chosen).falls ?? 0,
  };
  return { id: 'wall-before-foe', rule: 'VS-TER-1', facts, without: better };
};

/** The attack that a barrier keeps from a seat: the most dangerous one that exists only without it. */
function keptOff({ view, seat }: Asked, section: string): readonly Threat[] {
  const state = clone(view as State);
  for (const piece of state.features) if (piece.id === section) piece.standing = false;
  const gone = frozen(state);
  const opened = commanded(view, seat).flatMap(({ id, x, y }) => {
    const before = threatsAt(view, seat, id, { x, y });
    return threatsAt(gone, seat, id, { x, y }).filter(
      ({ by, kill }) => kill > (before.find((each) => each.by === by)?.kill ?? 0),
    );
  });
  const [worst] = opened.sort((a, b) => b.kill - a.kill);
  return opened.filter(({ on }) => on === worst?.on);
}

/** A barrier was attacked that had better stood (VS-TER-3). */
export const neededWall: Suspect = (asked) => {
  const { view, seat, chosen, better } = asked;
  if (chosen.type !== 'attackTerrain' || !endsStep(better)) return null;
  const kept = keptOff(asked, chosen.section);
  const facts = { figure: chosen.figure, falls: oddsOf(view, seat, chosen).falls ?? 0, shields: false };
  const cause = { id: 'needed-wall', rule: 'VS-TER-3', facts, without: better } as const;
  const [worst] = kept;
  if (worst === undefined) return cause;
  const all = kept.map(({ by, on, kill }) => [by, { foe: by, target: on, kill, shields: true }] as const);
  return { ...cause, struck: { figure: String(worst.on), by: Object.fromEntries(all), nobody: {} } };
};

/** A barrier was left standing that a figure could have broken (VS-TER-1). */
export const leftWall: Suspect = ({ view, seat, chosen, better }) => {
  if (better.type !== 'attackTerrain' || !endsStep(chosen)) return null;
  const facts = { figure: better.figure, falls: oddsOf(view, seat, better).falls ?? 0 };
  return { id: 'left-wall', rule: 'VS-TER-1', facts, without: better };
};
