/** Mistakes that are planted into matches of computers, to measure whether reviews find them and name their cause. */
import { distance, type Frozen, type Seat } from '@dwo/kernel';
import { mostOf, type Planter } from '@dwo/shared/testing';
import { propose } from '../bot';
import type { CauseId } from '../bot/causes';
import { oddsOf } from '../bot/causes/odds';
import { moreFire, reachOn, shortBy } from '../bot/causes/steps';
import { fieldOf } from '../bot/field';
import { exposure } from '../bot/fire-at';
import {
  dinosaurOf,
  dinoWars,
  figureIndexOf,
  fireTargets,
  type Intent,
  type Move,
  readyWeapons,
  type State,
  soldierOf,
} from '../rules';

/** The first of these intents that is legal. */
function legal(view: Frozen<State>, seat: Seat, intents: readonly Intent[]): Intent | null {
  return intents.find((each) => dinoWars.check(view, seat, each) === null) ?? null;
}

const done: Intent = { type: 'done' };

/** The chance of an intent to kill. */
const killOf = (view: Frozen<State>, seat: Seat, intent: Intent) => oddsOf(view, seat, intent).kill ?? 0;

/** The moves of a figure among the samples of the rules. */
function movesOf(view: Frozen<State>, seat: Seat, figure: string): readonly Move[] {
  return dinoWars.intents(view, seat).filter((each): each is Move => each.type === 'move' && each.figure === figure);
}

/** Whether a dinosaur can overrun a figure at a place. */
const isReached = (view: Frozen<State>, figure: string, at: { x: number; y: number }) =>
  (reachOn(view, figure, at)?.slackCi ?? 0) < 0;

/** The kinds of mistakes, by the cause that a review should name first. */
export const PLANTERS: Readonly<Partial<Record<CauseId, Planter<State, Intent>>>> = {
  'unspent-shot': (view, seat, usual) => (usual.type === 'fire' ? legal(view, seat, [done]) : null),
  'wrong-target'(view, seat, usual) {
    if (usual.type !== 'fire') return null;
    const others = fireTargets(view, usual.figure, usual.weapon).filter((each) => each !== usual.target);
    const shots = others.map((target): Intent => ({ ...usual, target, spotter: null }));
    const worst = mostOf(shots, (each) => -(oddsOf(view, seat, each).hit ?? 1));
    return worst === null ? null : legal(view, seat, [worst]);
  },
  'wrong-weapon'(view, seat, usual) {
    if (usual.type !== 'fire') return null;
    const it = soldierOf(view, usual.figure);
    if (it === null) return null;
    const others = readyWeapons(view, usual.figure, it, 'regular').filter((each) => each !== usual.weapon);
    return legal(
      view,
      seat,
      others.map((weapon): Intent => ({ ...usual, weapon })),
    );
  },
  'step-into-reach'(view, seat) {
    if (view.phase !== 'army-movement') return null;
    const { beasts } = fieldOf(view);
    for (const id of figureIndexOf(view).ids.army) {
      const it = soldierOf(view, id);
      if (it === null || it.owner !== seat) continue;
      const moves = movesOf(view, seat, id);
      const nearest = (at: { x: number; y: number }) => Math.min(...beasts.map(({ base }) => distance(base, at)));
      if (isReached(view, id, it)) continue;
      const worst = mostOf(moves, ({ path }) => -nearest(path.at(-1) ?? it));
      if (worst !== null && isReached(view, id, worst.path.at(-1) ?? it)) return worst;
    }
    return null;
  },
  'out-of-range'(view, seat, usual) {
    if (view.phase !== 'army-movement' || usual.type !== 'move') return null;
    const [it, to] = [soldierOf(view, usual.figure), usual.path.at(-1)];
    if (it === null || to === undefined) return null;
    const [here, there] = [shortBy(view, usual.figure, it), shortBy(view, usual.figure, to)];
    return here !== null && there !== null && here.byCi > 0 && there.byCi <= 0 ? legal(view, seat, [done]) : null;
  },
  'into-fire'(view, seat, usual) {
    if (view.phase !== 'dinosaur-movement' || usual.type !== 'move') return null;
    const it = dinosaurOf(view, usual.figure);
    if (it === null) return null;
    const field = fieldOf(view);
    const beast = field.beasts.find(({ id }) => id === usual.figure);
    if (beast === undefined) return null;
    const fire = ({ path }: Move) => exposure(field, beast, path.at(-1) ?? it);
    const worst = mostOf(movesOf(view, seat, usual.figure), fire);
    return worst !== null && fire(worst) - fire(usual) >= moreFire(it) ? worst : null;
  },
  'bad-charge'(view, seat, usual) {
    if (view.phase !== 'dinosaur-movement') return null;
    const charges = dinoWars.intents(view, seat).filter((each) => each.type === 'overrun');
    const worst = mostOf(charges, (each) => (oddsOf(view, seat, each).falls ?? 0) - killOf(view, seat, each));
    return worst === null || (usual.type === 'overrun' && usual.figure === worst.figure) ? null : worst;
  },
  'missed-charge': (view, seat, usual) =>
    usual.type === 'overrun' ? legal(view, seat, [{ type: 'endMove', figure: usual.figure }, done]) : null,
  'wrong-prey'(view, seat, usual) {
    if (usual.type !== 'overrun' && usual.type !== 'attack') return null;
    const others = dinoWars.intents(view, seat).filter((each) => {
      return each.type === usual.type && each.figure === usual.figure && each.target !== usual.target;
    });
    return mostOf(others, (each) => -killOf(view, seat, each));
  },
  idle: (view, seat, usual) =>
    (usual.type === 'move' && view.phase === 'dinosaur-movement') || usual.type === 'attack'
      ? legal(view, seat, [done])
      : null,
  'held-fire': (view, seat, usual) =>
    usual.type === 'closingFire' && usual.weapon !== null ? legal(view, seat, [{ ...usual, weapon: null }]) : null,
};

/** The usual choice of a computer for a seat. */
export function usualOf(view: Frozen<State>, seat: Seat): Intent {
  return propose(view, seat) ?? dinoWars.pass(view, seat);
}
