/**
 * Exact odds of plans that take several intents: a volley at one dinosaur, and a chain of overruns. Every die is played
 * through the rules.
 */
import { type Frozen, lineOdds, type Seat, shareOf1, type Wish } from '@dwo/kernel';
import type { Weapon } from '../data/weapons';
import type { Event } from '../events';
import { figureIndexOf } from '../figure-index';
import { armyFigureOf, dinosaurOf, isSoldier, sure } from '../figures';
import { aim } from '../fire/aim';
import { safestAnswer } from '../fire/overrun-odds';
import type { Fire, Intent } from '../intents';
import { leftCi } from '../movement/allowance';
import { overrunLeftCi } from '../movement/charge';
import { planMove } from '../movement/paths';
import { overrunCost } from '../movement/swim';
import { dinoWars } from '../ruleset';
import { nearestEnemies } from '../sample';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';
import { spotsFor } from '../vehicles/survivors';
import { fireIntents } from './fire';

/** The odds of a volley at one dinosaur. Chances are shares of 1. */
export interface Volley {
  /** The most shots that can be fired. A soldier who serves a gun that fires loses their own shot (DW-CREW-6). */
  readonly shots: number;
  /** The chance that the dinosaur dies. */
  readonly kill: number;
  /** The mean number of life points lost, including those of a kill. */
  readonly lost: number;
  /** The chance that a stray shot kills or damages at least one friend (DW-OPT-FIC-1). */
  readonly astray: number;
}

/** Returns the odds of these shots at one dinosaur, fired one after the other while it lives. */
export function volleyOdds(state: Frozen<State>, seat: Seat, target: FigureId, shots: readonly Fire[]): Volley {
  const life = sure(dinosaurOf(state, target)).lifePoints;
  const next = (now: Frozen<State>): Wish<Intent> | null => {
    const interruption = placingOf(now);
    if (interruption !== null) return interruption;
    const shot = shots.find((each) => dinoWars.check(now, seat, each) === null);
    return shot === undefined ? null : { seat, intent: shot };
  };
  const friends = friendly(state);
  const classify = (now: Frozen<State>, fired: number): string => {
    const { alive, lifePoints } = sure(dinosaurOf(now, target));
    return `${alive}/${lifePoints}/${friendly(now) < friends}/${fired}`;
  };
  const ends = lineOdds(dinoWars, state, next, classify, { counts: ({ type }) => type === 'shot' });
  let [most, kill, lost, astray] = [0, 0, 0, 0];
  for (const [end, share] of ends) {
    const [alive, left, hurt, fired] = end.split('/');
    most = Math.max(most, Number(fired));
    const part = shareOf1(share);
    if (alive === 'false') kill += part;
    lost += part * (life - Number(left));
    if (hurt === 'true') astray += part;
  }
  return { shots: most, kill, lost, astray };
}

/** The most shots in a volley. */
const VOLLEY_SIZE = 24;

/** Lists the best shot of each figure of a seat at a dinosaur, the highest expected damage first. */
export function volleyAt(state: Frozen<State>, seat: Seat, target: FigureId): Fire[] {
  const shots: { readonly fire: Fire; readonly worth: number }[] = [];
  for (const id of figureIndexOf(state).ids.army) {
    const figure = sure(armyFigureOf(state, id));
    if (figure.owner !== seat) continue;
    // A vehicle fires each of its mounts; a soldier fires only one of their weapons.
    const best = new Map<Weapon | null, { readonly fire: Fire; readonly worth: number }>();
    for (const fire of fireIntents(state, id)) {
      if (fire.target !== target) continue;
      const { chanceOf36, damage } = sure(aim(state, id, fire.weapon, target, fire.spotter));
      const worth = chanceOf36 * damage;
      const hand = isSoldier(figure) ? null : fire.weapon;
      if (worth > (best.get(hand)?.worth ?? 0)) best.set(hand, { fire, worth });
    }
    shots.push(...best.values());
  }
  return shots
    .sort((a, b) => b.worth - a.worth)
    .slice(0, VOLLEY_SIZE)
    .map(({ fire }) => fire);
}

/** The strength of the army, to notice a stray hit: its points plus the structural points of its vehicles. */
function friendly(state: Frozen<State>): number {
  let structure = 0;
  for (const { alive, structurePoints } of Object.values(state.vehicles)) if (alive) structure += structurePoints;
  return figureIndexOf(state).points.army + structure;
}

/**
 * The odds of a chain of overruns: the first target, then the nearest target each time, until one fails. Chances are shares
 * of 1.
 */
export interface Chain {
  /** The chance that at least 1, 2, 3 ... targets are killed or destroyed. */
  readonly kills: readonly number[];
  /** The chance that closing fire kills the dinosaur on the way. */
  readonly dies: number;
  /** The mean movement that is left when the chain ends, in ci. A failure leaves 0. */
  readonly leftCi: number;
}

/** The most targets in a chain. */
export const CHAIN_LENGTH = 4;

/**
 * Returns the odds of overrunning `first` and then, straight on, the nearest targets in reach. `first` must be in contact
 * or in reach.
 */
export function chainOdds(state: Frozen<State>, seat: Seat, id: FigureId, first: FigureId): Chain {
  const next = (now: Frozen<State>, felled: number): Wish<Intent> | null => {
    const interruption = answerTo(now, id) ?? placingOf(now);
    if (interruption !== null) return interruption;
    if (felled >= CHAIN_LENGTH) return null;
    const intent = chainWish(now, seat, id, first);
    return intent === null ? null : { seat, intent };
  };
  const classify = (now: Frozen<State>, felled: number): string => {
    const { alive, moveOver } = sure(dinosaurOf(now, id));
    // A failed overrun ends the dinosaur's move (DW-OVER-8).
    return `${felled}/${alive}/${alive && !moveOver ? leftCi(now, id) : 0}`;
  };
  // Only its own overruns count. Other dinosaurs and stray shots kill too.
  const counts = (event: Event) => event.type === 'overrunEnded' && event.figure === id && event.success;
  const ends = lineOdds(dinoWars, state, next, classify, { counts });
  const exactly = new Array<number>(CHAIN_LENGTH + 1).fill(0);
  let [dies, left] = [0, 0];
  for (const [end, share] of ends) {
    const [count, alive, inches] = end.split('/');
    const part = shareOf1(share);
    exactly[Number(count)] = (exactly[Number(count)] as number) + part;
    if (alive === 'false') dies += part;
    left += part * Number(inches);
  }
  const kills = exactly.slice(1).map((_, i) => exactly.slice(i + 1).reduce((sum, part) => sum + part, 0));
  while (kills.length > 1 && kills.at(-1) === 0) kills.pop();
  return { kills, dies, leftCi: Math.round(left) };
}

/** Returns the next overrun of a chain, or the move to its target; null if there is none. */
function chainWish(state: Frozen<State>, seat: Seat, id: FigureId, first: FigureId): Intent | null {
  if (sure(dinosaurOf(state, id)).moveOver) return null;
  // A charge takes the dinosaur farther (DW-OPT-CHARGE-1), and a gap of up to `contactCi` counts as contact.
  const reach = overrunLeftCi(state, id) + tablesOf(state).parameters.contactCi;
  const targets = sure(armyFigureOf(state, first)).alive ? [first] : nearestEnemies(state, id, reach);
  for (const target of targets) {
    const overrun: Intent = { type: 'overrun', figure: id, target };
    if (dinoWars.check(state, seat, overrun) === null) return overrun;
    const { x, y } = sure(armyFigureOf(state, target));
    const path = [{ x, y }];
    const plan = planMove(state, id, path, target);
    if (plan.refusal === null && plan.leftCi >= overrunCost(state, id, plan.path.at(-1)))
      return { type: 'move', figure: id, path, stopAt: target };
  }
  return null;
}

/** Returns the safest answer to this dinosaur's overrun; null if none is pending. Overruns of others wait. */
function answerTo(state: Frozen<State>, id: FigureId): Wish<Intent> | null {
  const reaction = state.reactions.find(({ dinosaur }) => dinosaur === id);
  if (reaction === undefined) return null;
  const { target } = reaction;
  const weapon = safestAnswer(state, reaction);
  return { seat: sure(armyFigureOf(state, target)).owner, intent: { type: 'closingFire', figure: target, weapon } };
}

/** Places the first group of waiting survivors where there is room; null if none wait. */
function placingOf(state: Frozen<State>): Wish<Intent> | null {
  const [survivors] = state.survivors;
  if (survivors === undefined) return null;
  const { seat, vehicle } = survivors;
  return { seat, intent: { type: 'placeSurvivors', vehicle, spots: spotsFor(state, survivors) } };
}
