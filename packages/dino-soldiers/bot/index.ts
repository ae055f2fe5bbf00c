/** Computer players of Dino Soldiers. They see what their seat sees; docs/BOTS.md tells how they think. */
import type { Bot } from '@dwo/kernel';
import { dinoSoldiers, type Intent, type State } from '../rules';
import { turnIntent } from './policy';
import { search, searchDeployment, usual } from './search';

/** The strengths, the weakest first. */
export const STRENGTHS = ['easy', 'normal', 'strong'] as const;

/** So many intents are played out before each of its own. */
const BUDGETS: Readonly<Record<string, number>> = { normal: 400, strong: 4_000 };

export const bot: Bot<State, Intent> = {
  strengths: STRENGTHS,
  choose(view, seat, dice, strength = 'normal') {
    if (view.phase === 'deploy') return searchDeployment(view, seat, dice).intent;
    if (view.phase === 'play' && view.step === 'dodge') return dinoSoldiers.pass(view, seat);
    if (view.phase === 'play') {
      const budget = BUDGETS[strength];
      return budget === undefined ? turnIntent(view, seat, usual) : search(view, seat, dice, budget).intent;
    }
    // Teams, tiles and Starting Tiles fall as they may.
    const intents = dinoSoldiers.intents(view, seat);
    return intents[dice.roll(intents.length, 'bot') - 1] ?? dinoSoldiers.pass(view, seat);
  },
  hurries: ({ phase }) => phase === 'field' || phase === 'starts',
};
