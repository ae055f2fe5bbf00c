/** The computer players of Dino Soldiers. They see only the view of their seat; docs/BOTS.md tells how they choose. */
import { type Bot, type Dice, finish, type Seat } from '@dwo/kernel';
import { dinoSoldiers, type Intent, type Now, type State } from '../rules';
import { easyIntent } from './easy';
import { costOf, type Effort, NORMAL, searching, searchingDeployment } from './search';

export { type Advice, advise, type Next } from './advice';
export type { CauseId } from './causes';
export { evaluator } from './evaluator';

/** The strengths, from weakest to strongest. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;

/** The effort of a strong player: about a tenth of a second of processor time for a choice (docs/BOTS.md). */
export const STRONG: Effort = { budget: 12_000, worlds: 3, openings: 6 };
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
