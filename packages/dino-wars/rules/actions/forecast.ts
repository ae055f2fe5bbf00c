/** Exact odds of what takes several wishes: a volley at one dinosaur, a chain of overruns. Every dice is played through the rules. */
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

/** The odds of a volley at its target; shares of 1. */
export interface Volley {
  /** How many of the shots are fired if the target lives: a gun that fires silences its crew (DW-CREW-6). */
  readonly shots: number;
  readonly kill: number;
  /** Life points lost on average, those of a kill included. */
  readonly lost: number;
  /** That at least one friend is killed or damaged by a shot gone astray (DW-OPT-FIC-1). */
  readonly astray: number;
}

/** The odds of these shots at one dinosaur, fired one after the other while it lives. */
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

/** As many shooters as a volley counts at most. */
const VOLLEY_SIZE = 24;

/** The best shot of each of a seat's figures at a dinosaur, the likeliest damage first. */
export function volleyAt(state: Frozen<State>, seat: Seat, target: FigureId): Fire[] {
  const shots: { readonly fire: Fire; readonly worth: number }[] = [];
  for (const id of figureIndexOf(state).ids.army) {
    const figure = sure(armyFigureOf(state, id));
    if (figure.owner !== seat) continue;
    // A vehicle fires each of its mounts; a soldier one of their weapons.
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

/** The strength of the army beside the line of fire: its points and the structure of its vehicles. */
function friendly(state: Frozen<State>): number {
  let structure = 0;
  for (const { alive, structurePoints } of Object.values(state.vehicles)) if (alive) structure += structurePoints;
  return figureIndexOf(state).points.army + structure;
}

/** A chain of overruns: the first target, then whatever is nearest by, as long as it goes well. */
export interface Chain {
  /** That at least 1, 2, 3 ... targets are killed or destroyed. */
  readonly kills: readonly number[];
  /** That the dinosaur dies by closing fire on the way. */
  readonly dies: number;
  /** Movement that is left to it on average once the chain has come to its end, in Ci; none if that was a failure. */
  readonly leftCi: number;
}

/** As many targets as a chain looks ahead. */
export const CHAIN_LENGTH = 4;

/**
 * The odds of overrunning `first` and then, straight on, the nearest targets in reach. `first` must be in contact or in
 * reach.
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
    // After a failure nothing is left of its move (DW-OVER-8).
    return `${felled}/${alive}/${alive && !moveOver ? leftCi(now, id) : 0}`;
  };
  // Those it overran itself: others fall to others, and to shots gone astray.
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

/** The next overrun of a chain, or the way to it; null if there is none. */
function chainWish(state: Frozen<State>, seat: Seat, id: FigureId, first: FigureId): Intent | null {
  if (sure(dinosaurOf(state, id)).moveOver) return null;
  // Its charge takes it farther (DW-OPT-CHARGE-1), and who is all but touched is in contact.
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

/** The safest answer of a target that this dinosaur overruns. Overruns of others wait. */
function answerTo(state: Frozen<State>, id: FigureId): Wish<Intent> | null {
  const reaction = state.reactions.find(({ dinosaur }) => dinosaur === id);
  if (reaction === undefined) return null;
  const { target } = reaction;
  const weapon = safestAnswer(state, reaction);
  return { seat: sure(armyFigureOf(state, target)).owner, intent: { type: 'closingFire', figure: target, weapon } };
}

/** Survivors are put where there is room. */
function placingOf(state: Frozen<State>): Wish<Intent> | null {
  const [survivors] = state.survivors;
  if (survivors === undefined) return null;
  const { seat, vehicle } = survivors;
  return { seat, intent: { type: 'placeSurvivors', vehicle, spots: spotsFor(state, survivors) } };
}
