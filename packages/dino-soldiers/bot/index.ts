/** The computer players of Dino Soldiers. They see only the view of their seat; docs/BOTS.md tells how they choose. */
import { type Bot, type Dice, finish, type Seat } from '@dwo/kernel';
import { dinoSoldiers, type Intent, type Now, type State } from '../rules';
import { easyIntent } from './easy';
import {
  costOf,
  type Effort,
  type Found,
  NORMAL,
  search,
  searchDeployment,
  searching,
  searchingDeployment,
} from './search';

export type { CauseId } from './causes';
export { evaluator } from './evaluator';

/** The strengths, from weakest to strongest. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;

/** The effort of a strong player: about a tenth of a second of processor time for a choice (docs/BOTS.md). */
export const STRONG: Effort = { budget: 12_000, worlds: 3, openings: 6 };
/** The effort of a hint, which takes a second or two in a worker of the page. */
const ADVISING: Effort = { budget: 60_000, worlds: 12, openings: 6 };
const EFFORTS: Readonly<Record<string, Effort>> = { normal: NORMAL, strong: STRONG };

/** The computer player; its strength is `normal` unless another is given. */
export const bot: Bot<State, Intent> = {
  strengths: STRENGTHS,
  choose: (view, seat, dice, strength) => finish(deciding(view, seat, dice, strength)),
  deciding,
  hurries: ({ phase }) => phase === 'field' || phase === 'starts',
};

/** The cost of a decision, in pieces that are looked at (`Game.decisionCost`); 0 units mean a match without a position. */
export function decisionCost(units: number, strength: string | null): number {
  return costOf(units, EFFORTS[strength ?? 'normal'] ?? null);
}

function* deciding(view: Now, seat: Seat, dice: Dice, strength = 'normal'): Generator<void, Intent> {
  if (view.phase === 'deploy') return (yield* searchingDeployment(view, seat, dice)).intent;
  if (view.phase === 'play' && view.step === 'dodge') return dinoSoldiers.pass(view, seat);
  if (view.phase === 'play') {
    const effort = EFFORTS[strength];
    if (effort === undefined) return easyIntent(view, seat);
    return (yield* searching(view, seat, dice, effort)).intent;
  }
  // The computer picks its team and places its tiles at random.
  const intents = dinoSoldiers.intents(view, seat);
  return intents[dice.roll(intents.length, 'bot') - 1] ?? dinoSoldiers.pass(view, seat);
}

/** A recommended intent, and the next best; null without playouts. */
export interface Advice {
  readonly intent: Intent;
  readonly next: Next | null;
}

/** An intent that is not recommended. */
export interface Next {
  readonly intent: Intent;
  /** The points of cost by which it leaves the seat worse off, rounded; 0 for about as good. */
  readonly less: number;
}

/** The choice that a strong player would make for this seat. */
export function advise(view: Now, seat: Seat, dice: Dice): Advice {
  const best = found(view, seat, dice);
  if (best === null) return { intent: dinoSoldiers.pass(view, seat), next: null };
  const { intent, value, next } = best;
  const less = next === null ? 0 : Math.max(0, Math.round(value - next.value));
  return { intent, next: next === null ? null : { intent: next.intent, less } };
}

function found(view: Now, seat: Seat, dice: Dice): Found | null {
  if (view.phase === 'deploy') return searchDeployment(view, seat, dice, ADVISING.worlds);
  return view.phase === 'play' && view.step !== 'dodge' ? search(view, seat, dice, ADVISING) : null;
}
