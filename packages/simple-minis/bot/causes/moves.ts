/** Causes in moves: within reach of enemies, out of cover, out of range, past an egg, beside a mount. */
import { type CauseFacts, gap, type Point } from '@dwo/kernel';
import { discAt, discOf, figureOf, lookAt, type Move, type Now, REACH } from '../../rules';
import { anyOf, attackFrom, shortBy, type Threat, threatsAt } from './odds';
import { placeFacts } from './places';
import { type Asked, type Cause, endsStep, isLegal, type Suspect } from './suspect';

/** The least difference between two chances to be destroyed that counts. */
const LESS = 0.08;
/** The shares of a path that are tried to stay out of reach, the longest first. */
const SHORTER = [0.75, 0.5, 0.25] as const;

/** The last corner of a move; the place of its figure if it only turns. */
function endOf(view: Now, { path, figure }: Move): Point {
  const { x, y } = path.at(-1) ?? figureOf(view, figure);
  return { x, y };
}

const isMoveOf = (asked: Asked['better'], figure: number): asked is Move =>
  asked.type === 'move' && asked.figure === figure;

/** Whether a move leaves its figure where it is. */
const isStay = ({ path }: Move) => path.length === 0;

/** The better move of the same figure; where the step had better ended, that the figure stays; null if there is neither. */
function insteadOf({ view, seat, chosen, better }: Asked): Move | null {
  if (better.type === 'move') return endsStep(chosen) || isMoveOf(chosen, better.figure) ? better : null;
  if (chosen.type !== 'move' || !endsStep(better) || isStay(chosen)) return null;
  const stay: Move = { ...chosen, path: [], facing: null, pickUp: [], drop: [] };
  return isLegal(view, seat, stay) ? stay : null;
}

/** The facts of a danger as a whole, and of how much is left of it elsewhere. */
function factsOf(figure: number, there: readonly Threat[], elsewhere: readonly Threat[]) {
  return {
    ...{ figure, foe: null, foes: there.length, all: anyOf(there) },
    ...{ otherFoes: elsewhere.length, otherAll: anyOf(elsewhere) },
  };
}

/** The facts of each enemy who may destroy a figure: the playouts tell who does. `nobody` as in `Struck`. */
function struckBy(
  figure: number,
  threats: readonly Threat[],
  nobody: CauseFacts | null,
  more: (foe: Threat) => CauseFacts = () => ({}),
): Pick<Cause, 'struck' | 'hurts'> {
  const all = threats.map((foe) => {
    const { by, kill, strikes } = foe;
    return [by, { foe: by, kill, strikes, ...more(foe) }] as const;
  });
  return { hurts: String(figure), struck: { figure: String(figure), by: Object.fromEntries(all), nobody } };
}

/** The same move, cut where enemies can do clearly less; null if there is no such place on the way. */
function shortened({ view, seat }: Asked, move: Move, most: number): Move | null {
  const from = figureOf(view, move.figure);
  const to = endOf(view, move);
  if (move.path.length !== 1) return null;
  for (const share of SHORTER) {
    const at = { x: Math.round(from.x + (to.x - from.x) * share), y: Math.round(from.y + (to.y - from.y) * share) };
    const shorter: Move = { ...move, path: [at], pickUp: [] };
    if (anyOf(threatsAt(view, seat, move.figure, at)) <= most && isLegal(view, seat, shorter)) return shorter;
  }
  return null;
}

/** A move into danger, and the same figure where there is less. */
interface Into {
  readonly to: Point;
  readonly at: Point;
  readonly there: readonly Threat[];
  readonly elsewhere: readonly Threat[];
  readonly facts: ReturnType<typeof factsOf> & Cause['facts'];
  readonly without: Move;
}

/** The danger that a figure went into; null if enemies can do no less at another place. */
function dangerOf(asked: Asked): Into | null {
  const { view, seat, chosen } = asked;
  if (chosen.type !== 'move') return null;
  const { figure } = chosen;
  const to = endOf(view, chosen);
  const there = threatsAt(view, seat, figure, to);
  const all = anyOf(there);
  if (all < LESS) return null;
  const without = insteadOf(asked) ?? shortened(asked, chosen, all - LESS);
  if (without === null) return null;
  const at = endOf(view, without);
  const elsewhere = threatsAt(view, seat, figure, at);
  if (anyOf(elsewhere) > all - LESS) return null;
  const [own, otherOwn] = [to, at].map((place) => attackFrom(view, seat, figure, place)?.kill ?? 0);
  const facts = {
    ...factsOf(figure, there, elsewhere),
    ...{ own: own ?? 0, otherOwn: otherOwn ?? 0, stays: isStay(without) },
  };
  return { to, at, there, elsewhere, facts, without };
}

/** A figure went where enemies can destroy it, and could do less at another place (VS-DST-1, VS-HTH-2). */
export const intoDanger: Suspect = (asked) => {
  const into = dangerOf(asked);
  if (into === null) return null;
  const { there, facts, without } = into;
  const struck = struckBy(facts.figure, there, {});
  return { id: 'step-into-reach', rule: ruleOf(there), facts, without, ...struck };
};

/** The rule of the attacks that are likeliest to destroy. */
const ruleOf = ([worst]: readonly Threat[]) => (worst?.strikes === true ? 'VS-HTH-2' : 'VS-DST-1');

/** The cover that the same enemy finds a figure in at a place. */
function coverAt(view: Now, foe: number, figure: number, at: Point): string {
  const target = { ...figureOf(view, figure), x: at.x, y: at.y };
  return lookAt(view, figureOf(view, foe), target).cover;
}

/** An enemy who shoots a figure in the open could have shot at it only in cover (VS-COV-1). */
export const gaveUpCover: Suspect = (asked) => {
  const into = dangerOf(asked);
  if (into === null) return null;
  const { to, at, there, elsewhere, facts, without } = into;
  const otherOf = (foe: number) => elsewhere.find(({ by }) => by === foe);
  const isCovered = ({ by }: Threat) => {
    const [open, covered] = [to, at].map((place) => coverAt(asked.view, by, facts.figure, place));
    return open !== 'covered' && covered !== 'open' && open !== covered;
  };
  const foes = there.filter((foe) => !foe.strikes && otherOf(foe.by) !== undefined && isCovered(foe));
  if (foes.length === 0) return null;
  // Cover from somebody who does not strike is no reason.
  const struck = struckBy(facts.figure, foes, null, ({ by }) => ({ otherKill: otherOf(by)?.kill ?? 0 }));
  return { id: 'gave-up-cover', rule: 'VS-COV-1', facts, without, ...struck };
};

/** A figure went up to an enemy who then destroys it (VS-RND-2); beside one who had come, or before others, it is a step into reach. */
export const badCharge: Suspect = (asked) => {
  const into = dangerOf(asked);
  if (into === null) return null;
  const { view } = asked;
  const { to, there, facts, without } = into;
  const own = figureOf(view, facts.figure);
  const isCharged = ({ by }: Threat) => {
    const [then, now] = [discAt(own, to), discOf(view, own)].map((base) => gap(base, discOf(view, figureOf(view, by))));
    return then !== undefined && now !== undefined && then <= REACH && now > REACH;
  };
  const foes = there.filter(isCharged);
  if (foes.length === 0) return null;
  const struck = struckBy(facts.figure, foes, null, ({ by }) => ({ foePoints: view.figures[by]?.points ?? 0 }));
  return { id: 'bad-charge', rule: 'VS-RND-2', facts: { ...facts, points: own.points }, without, ...struck };
};

/** A figure stayed where enemies can destroy it, and could have gone where they can do less (VS-DST-1, VS-HTH-2). */
export const stayInReach: Suspect = ({ view, seat, chosen, better }) => {
  if (!endsStep(chosen) || better.type !== 'move') return null;
  const { figure } = better;
  const there = threatsAt(view, seat, figure, figureOf(view, figure));
  const elsewhere = threatsAt(view, seat, figure, endOf(view, better));
  if (anyOf(elsewhere) > anyOf(there) - LESS) return null;
  const facts = factsOf(figure, there, elsewhere);
  return { id: 'stay-in-reach', rule: ruleOf(there), facts, without: better, ...struckBy(figure, there, {}) };
};

/** A figure could not attack from where it was left, and could have from another place (VS-DST-1, VS-HTH-2). */
export const outOfRange: Suspect = (asked) => {
  const { view, seat, chosen } = asked;
  const without = insteadOf(asked);
  if (without === null) return null;
  const { figure } = without;
  const place = chosen.type === 'move' ? endOf(view, chosen) : figureOf(view, figure);
  if (attackFrom(view, seat, figure, place) !== null) return null;
  const then = attackFrom(view, seat, figure, endOf(view, without));
  if (then === null) return null;
  const short = Math.max(0, shortBy(view, seat, figure, place)?.mils ?? 0);
  const facts = { figure, target: then.on, kill: then.kill, strikes: then.strikes, short, stays: isStay(without) };
  return { id: 'out-of-range', rule: then.strikes ? 'VS-HTH-2' : 'VS-DST-1', facts, without };
};

/** An egg within reach was left lying (VS-ITM-1). */
export const leftItem: Suspect = ({ chosen, better }) => {
  if (better.type !== 'move' || better.pickUp.length === 0) return null;
  if (!endsStep(chosen) && !(isMoveOf(chosen, better.figure) && chosen.pickUp.length === 0)) return null;
  return { id: 'left-item', rule: 'VS-ITM-1', facts: { figure: better.figure }, without: better };
};

/** A guy could have got on a mount, which does nothing without a rider (VS-RID-1). */
export const missedRide: Suspect = ({ chosen, better }) => {
  if (better.type !== 'board' || !(endsStep(chosen) || isMoveOf(chosen, better.figure))) return null;
  return {
    ...{ id: 'missed-ride', rule: 'VS-RID-1', without: better },
    facts: { figure: better.figure, mount: better.mount },
  };
};

/** A figure did not move, had better gone to another place, or had better stayed; named only if nothing else is known about it (VS-MOV-1). */
export const otherPlace: Suspect = (asked) => {
  const { view, seat, chosen, better } = asked;
  const without = insteadOf(asked);
  if (without === null) return null;
  const { figure } = without;
  const here = chosen.type === 'move' ? endOf(view, chosen) : figureOf(view, figure);
  const facts = { figure, ...placeFacts(view, seat, figure, { here, there: endOf(view, without) }) };
  if (chosen.type !== 'move') return { id: 'idle', rule: 'VS-MOV-1', facts, without: better };
  return { id: isStay(without) ? 'left-place' : 'worse-place', rule: 'VS-MOV-1', facts, without };
};
