/** The reason why one place is better for a figure than another: less fire, fewer jaws, prey within reach, or the distance. */
import { distance, type Frozen, gap, type Point } from '@dwo/kernel';
import {
  armyFigureOf,
  type Dinosaur,
  dinosaurOf,
  dinoWars,
  discOf,
  gateGoal,
  type Intent,
  type Move,
  type State,
} from '../../rules';
import { type Beast, type Field, fieldOf, gapOf, type Prey } from '../field';
import { exposure } from '../fire-at';
import { killChance } from '../worth';
import type { Asked, Suspect } from './suspect';

/** The least difference of the army's fire that counts, in life points, and as a share of the life that is left. */
const MORE_FIRE = 0.2;
const MORE_OF_LIFE = 0.1;
/** The least differences of a chance to kill, and of a distance in ci. */
const MORE_KILL = 0.1;
const APART = 100;

/** The last corner of a path. */
export const endOf = ({ path }: Move): Point | null => path.at(-1) ?? null;

/**
 * The place that a figure would have had without its move: the end of a better move of its own, or where it stands if its move had better
 * ended; null if neither is known. The end of the phase stops all the others too: `without` then ends the move of this figure alone.
 */
export function placeBy(
  { view, seat, better }: Asked,
  figure: string,
): { readonly at: Point; readonly without: Intent } | null {
  if (better.type === 'move') {
    const at = better.figure === figure ? endOf(better) : null;
    return at === null ? null : { at, without: better };
  }
  const without: Intent = { type: 'endMove', figure };
  const at = dinosaurOf(view, figure) ?? armyFigureOf(view, figure);
  const stays = better.type === 'done' || (better.type === 'endMove' && better.figure === figure);
  return stays && at !== null && dinoWars.check(view, seat, without) === null ? { at, without } : null;
}

/** The dinosaurs that can reach and attack a figure at a place in their next move. */
function jawsAt({ beasts, tables }: Field, { base }: Prey, at: Point): readonly Beast[] {
  const { dinosaurs, parameters } = tables;
  return beasts.filter(
    (beast) => gap({ ...base, x: at.x, y: at.y }, beast.base) < dinosaurs[beast.it.kind].moveCi - parameters.overrunCi,
  );
}

/** The prey that a dinosaur can reach and attack from a place in its next move, that with the best chance to kill first. */
function preyAt({ state, prey, tables }: Field, { it, base }: Beast, at: Point) {
  const { dinosaurs, parameters } = tables;
  const most = dinosaurs[it.kind].moveCi - parameters.overrunCi;
  return prey
    .filter((each) => gap({ ...base, x: at.x, y: at.y }, each.base) <= most)
    .map((each) => ({ target: each.id, kill: killChance(state, it, each.it) }))
    .sort((a, b) => b.kill - a.kill);
}

/** How two places of a dinosaur differ; null if only in distance. */
function ofDinosaur(field: Field, id: string, it: Frozen<Dinosaur>, here: Point, there: Point) {
  const beast: Beast = { id, it, base: discOf(field.state, it) };
  const [lost, otherwise] = [exposure(field, beast, here), exposure(field, beast, there)];
  const least = Math.max(MORE_FIRE, MORE_OF_LIFE * it.lifePoints);
  if (lost - otherwise >= least) return { why: 'fire', lost: tenths(lost), otherwise: tenths(otherwise) };
  const [[own], [other]] = [preyAt(field, beast, here), preyAt(field, beast, there)];
  if (other === undefined || other.kill < (own?.kill ?? 0) + MORE_KILL) return null;
  return { why: 'prey', target: other.target, kill: other.kill };
}

/** How two places of an army figure differ; null if only in their distance from the enemy. */
function ofArmy(field: Field, prey: Prey, here: Point, there: Point) {
  const [jaws, others] = [jawsAt(field, prey, here), jawsAt(field, prey, there)];
  if (others.length < jaws.length) return { why: 'jaws', foes: jaws.length, otherFoes: others.length };
  const goal = gateGoal(field.state);
  if (goal === null) return null;
  const [errandCi = 0, otherErrandCi = 0] = [here, there].map((at) => Math.round(distance(at, goal.at)));
  return errandCi - otherErrandCi < APART ? null : { why: goal.to, errandCi, otherErrandCi };
}

/** The facts of two places of a figure: `why` tells how the second one is better. */
export function placeFacts(view: Frozen<State>, figure: string, here: Point, there: Point) {
  const field = fieldOf(view);
  const beast = dinosaurOf(view, figure);
  const prey = field.prey.find(({ id }) => id === figure) ?? null;
  const it = beast ?? armyFigureOf(view, figure);
  const foes = beast === null ? field.beasts : field.prey;
  if (it === null || foes.length === 0) return null;
  const base = discOf(view, it);
  const [gapCi = 0, otherGapCi = 0] = [here, there].map((at) =>
    Math.round(Math.min(...foes.map((foe) => gapOf({ ...base, x: at.x, y: at.y }, foe.base)))),
  );
  const far = Math.abs(gapCi - otherGapCi) < APART ? 'place' : otherGapCi > gapCi ? 'away' : 'near';
  const known =
    beast !== null
      ? ofDinosaur(field, figure, beast, here, there)
      : prey !== null
        ? ofArmy(field, prey, here, there)
        : null;
  return { gapCi, otherGapCi, ...(known ?? { why: far }) };
}

/** A figure went to one place, and had better gone to another or stayed; what makes that place better (DW-MOVE-1, DW-AMOVE-1). */
export const worsePlace: Suspect = (asked) => {
  const { view, chosen, better } = asked;
  if (chosen.type !== 'move') return null;
  const [to, other] = [endOf(chosen), placeBy(asked, chosen.figure)];
  if (to === null || other === null) return null;
  const facts = placeFacts(view, chosen.figure, to, other.at);
  if (facts === null) return null;
  const rule = dinosaurOf(view, chosen.figure) === null ? 'DW-AMOVE-1' : 'DW-MOVE-1';
  return {
    id: 'worse-place',
    rule,
    facts: { figure: chosen.figure, stays: better.type !== 'move', ...facts },
    without: other.without,
  };
};

/** The phase was ended while a figure could still move or attack (DW-MOVE-1, DW-AMOVE-1, DW-DATK-1). */
export const idle: Suspect = ({ view, chosen, better }) => {
  if (chosen.type !== 'done') return null;
  if (better.type === 'attack') {
    const beast = dinosaurOf(view, better.figure);
    const prey = armyFigureOf(view, better.target);
    const kill = beast === null || prey === null ? 0 : killChance(view, beast, prey);
    const facts = { figure: better.figure, target: better.target, kill, why: 'attack' };
    return { id: 'idle', rule: 'DW-DATK-1', facts, without: better };
  }
  if (better.type !== 'move') return null;
  const [it, to] = [dinosaurOf(view, better.figure) ?? armyFigureOf(view, better.figure), endOf(better)];
  if (it === null || to === null) return null;
  const rule = dinosaurOf(view, better.figure) === null ? 'DW-AMOVE-1' : 'DW-MOVE-1';
  const facts = placeFacts(view, better.figure, it, to) ?? { why: 'place' };
  return { id: 'idle', rule, facts: { figure: better.figure, ...facts }, without: better };
};

const tenths = (value: number) => Math.round(value * 10) / 10;
